"""What to say where the packages of the extra `learn` are missing."""

MISSING = "The learning environments need the extra learn: pip install 'condotta[learn]'."
