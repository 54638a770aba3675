"""Condottiere as it is learnt."""
