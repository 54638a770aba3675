"""A program that fails as its first argument says; otherwise it takes the first legal action.

A second argument names a file in which it writes its process down.
"""

import json
import os
import sys
import time

way, asked = sys.argv[1], 0
if sys.argv[2:]:
    with open(sys.argv[2], "a") as notebook:
        print(os.getpid(), file=notebook)
for line in sys.stdin:
    if json.loads(line)["say"] != "decide":
        continue
    asked += 1
    if way == "garbage":
        print("let me think", flush=True)
    elif way == "illegal":
        print(999, flush=True)
    elif way == "dies":
        print("I feel ill", file=sys.stderr, flush=True)
        sys.exit(3)
    elif way == "silent" and asked > 1:
        time.sleep(600)
    elif way == "floods":
        while True:
            print("x" * 1000)
    elif way == "talks":
        print("0\n0", flush=True)
    else:
        if way == "complains":
            sys.stderr.write("y" * 300_000)
        if way == "deaf" and asked == 2:
            # Answers for ever, always ahead of the questions, and reads no more.
            while True:
                print("0\n" * 1000, end="", flush=True)
        print(0, flush=True)
