"""What all tests need."""

import signal


def pytest_configure() -> None:
    """Let programs be interrupted that tests start: what a shell runs in the background begins deaf to SIGINT."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
