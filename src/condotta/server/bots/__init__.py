"""Bot seats: bots think in processes of their own, at lower priority, and never in the event loop."""
