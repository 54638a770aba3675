"""Word for people who have closed the page: sealed for one of their browsers, and brought to its push service."""
