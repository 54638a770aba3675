"""Bots for Ordonnance."""
