"""A bot in Python that needs nothing but the standard library.

    npm run touchback -- bot -- python3 examples/bot.py
    npm run touchback -- bot --server URL --token TOKEN --join TABLE -- python3 examples/bot.py

It reads a line of JSON for every decision and writes one for every choice (docs/how-to/let-a-program-play.md).
"""
import json
import random
import sys


def choose(decision):
    """Any legal choice, but it ends a turn only when there is nothing else, as a rule."""
    if decision["type"] == "set-up":
        return decision["default"]
    busy = [option for option in decision["options"] if not option["type"].startswith("end-")]
    pool = busy if busy and random.random() < 0.8 else decision["options"]
    return random.choice(pool)


def main():
    last = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] != "decision":
            continue
        here = (told["match"], told["seq"])
        # What was refused is answered with what the clock would choose.
        choice = told["decision"]["default"] if here == last else choose(told["decision"])
        last = here
        print(json.dumps({"match": told["match"], "seq": told["seq"], "choice": choice}), flush=True)


if __name__ == "__main__":
    main()
