"""A bot for tables of a server, in twenty lines: opens a table with two bots, and plays a whole game there.

condotta serve &
python examples/table_bot.py [ADDRESS]
"""

import random
import sys

from condotta.client import Server

address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8400"
server = Server(address, guest=f"Twenty lines {random.randrange(10**6)}")
bots = ["captain", "recruit"]
with server.open_table("condottiere", options={"players": 3}, pace=0, bots=bots, sit=True, start=True) as table:
    for turn in table.turns():
        eager = [action for action in turn.legal if action["do"] not in ("pass", "discard")]
        turn.play(random.choice(eager if eager and random.random() < 0.7 else turn.legal))
    winners = [table.card["chairs"][seat] for seat in table.card["outcome"]["winners"]]
    print("Won by", " and ".join(chair["name"] or chair["bot"] for chair in winners))
