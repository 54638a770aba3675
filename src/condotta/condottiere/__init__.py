"""Condottiere: the rules, one source."""
