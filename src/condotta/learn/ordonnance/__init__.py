"""Ordonnance as it is learnt."""
