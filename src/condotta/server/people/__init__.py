"""People: who they are, and how they show it."""
