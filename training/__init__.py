"""How the weights of `realmino.bots.weights` were learned; not part of the wheel."""
