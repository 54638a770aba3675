"""Bots for Condottiere."""
