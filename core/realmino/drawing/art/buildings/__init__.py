"""The pictures of the buildings of Queendomino, in three groups by what they are for."""
