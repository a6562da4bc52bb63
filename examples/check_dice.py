"""Checks the dice of an online match without any code of ours: python3 examples/check_dice.py RECORD.json

Every die must follow from the secret that was promised before the match, the coaches' words and its number
(docs/PROTOCOL.md, "Dice that can be checked").
"""
import hashlib
import hmac
import json
import sys
import unicodedata


def hex_of_words(words):
    return hashlib.sha256(unicodedata.normalize("NFC", words or "").encode("utf-8")).hexdigest()


def die(key, number, sides):
    again = 0
    while True:
        message = str(number) if again == 0 else f"{number}.{again}"
        block = hmac.new(key, message.encode("ascii"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            word = int.from_bytes(block[at:at + 4], "big")
            if word < 2**32 - 2**32 % sides:
                return word % sides + 1
        again += 1


def check(record):
    proof = record["proof"]
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret).hexdigest() != proof["commitment"]:
        return "the secret is not the one that was promised", 0
    words = proof["words"]
    text = f"touchback dice 1\n{proof['match']}\n{hex_of_words(words['home'])}\n{hex_of_words(words['away'])}\n"
    key = hmac.new(secret, text.encode("utf-8"), hashlib.sha256).digest()
    dice = [each for answer in record["answers"] for each in answer["dice"]]
    for number, (face, sides) in enumerate(dice):
        if die(key, number, sides) != face:
            return f"die {number} is not what was thrown", number
    return None, len(dice)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        problem, count = check(json.load(file))
    print(problem or f"all {count} dice are right")
    sys.exit(1 if problem else 0)


if __name__ == "__main__":
    main()
