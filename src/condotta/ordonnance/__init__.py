"""Ordonnance: the rules, one source."""
