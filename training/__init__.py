"""How the weights of `realmino.bots.weights_data` were learned; not part of the wheel."""
