"""Deals: offers between seats, what is promised, and what became of it. Nothing binds anybody. `condottiere:deals.talk`

All here is pure and knows no position: it is given public views and events, and a bot's own view.
"""
