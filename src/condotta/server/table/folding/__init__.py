"""What each entry of the log makes of a table. Nothing else changes one."""
