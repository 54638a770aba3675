"""An external bot in twenty lines: takes the first legal action that is no pass. Only the standard library.

condotta arena condottiere --bots "captain,first=cmd:python examples/first_legal_bot.py"
"""

import json
import sys


def choice(legal):
    """The number of the action to take."""
    eager = [number for number, one in enumerate(legal) if not one["notation"].startswith("pass")]
    return eager[0] if eager else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        print(f"I play {message['game']} at seat {message['seat']}.", file=sys.stderr)
    elif message["say"] == "decide":
        print(choice(message["legal"]), flush=True)
