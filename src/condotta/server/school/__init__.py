"""What helps people to learn the games: reasons, worked sums, and courses of play from a position set by hand."""
