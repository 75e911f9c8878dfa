#!/usr/bin/env python3
"""Checks a proof of liabilities offline: python3 verify_proof.py proof.json [LTC=ROOT:TOTAL ...]

TOTAL is in the coin's smallest unit. Reads nothing but the file. Compare root and total with the public page, or pass
them: then they are compared here. Each argument must match exactly one tree of the file.
The format is in docs/proof-of-liabilities.md.
"""
import hashlib
import json
import re
import sys

MOST = 2**127


class Broken(Exception):
    pass


def require(holds, what):
    if not holds:
        raise Broken(what)


def amount(text):
    require(isinstance(text, str) and re.fullmatch(r"0|[1-9][0-9]{0,37}", text), "an amount is negative or malformed")
    return int(text)


def digest(text):
    require(isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text), "a hash is malformed")
    return bytes.fromhex(text)


def whole(value):
    require(type(value) is int, "a number is malformed")
    return value


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def check_tree(uid, tree):
    leaves, nonce, root = whole(tree["leaves"]), digest(tree["nonce"]), digest(tree["root"])
    require(leaves > 0 and leaves & (leaves - 1) == 0, "the number of leaves is no power of two")
    parts = tree["parts"]
    require(len(parts) > 0, "there is no leaf")
    require(len({whole(part["index"]) for part in parts}) == len(parts), "two parts share a leaf")
    owed = 0
    for number, part in enumerate(parts):
        index, units = part["index"], amount(part["units"])
        require(0 <= index < leaves, "a leaf is outside of the tree")
        require(2 ** len(part["path"]) == leaves, "a path has the wrong length")
        node = sha256(b"\0", nonce, uid.to_bytes(8, "big"), number.to_bytes(4, "big"), units.to_bytes(16, "big"))
        total = units
        for sibling in part["path"]:
            pair = [(total, node), (amount(sibling["units"]), digest(sibling["hash"]))]
            left, right = pair if index % 2 == 0 else pair[::-1]
            total = left[0] + right[0]
            require(total < MOST, "sums wrap around")
            node = sha256(b"\1", left[0].to_bytes(16, "big"), left[1], right[0].to_bytes(16, "big"), right[1])
            index //= 2
        require(node == root and total == amount(tree["total"]), "a path does not end in the root")
        owed += units
    return owed


def read_published(pairs):
    published = {}
    for pair in pairs:
        match = re.fullmatch(r"([A-Z]+)=([0-9a-f]{64}:[0-9]+)", pair)
        require(match, f"{pair}: not of the form COIN=ROOT:TOTAL")
        require(match[1] not in published, f"{match[1]}: given twice")
        published[match[1]] = match[2]
    return published


def main(path, pairs):
    try:
        published = read_published(pairs)
        with open(path, encoding="utf-8") as file:
            proof = json.load(file)
        require(proof["format"] == "jindu-liability-proof-1", "the format is unknown")
        uid, snapshot, trees = whole(proof["uid"]), whole(proof["snapshotId"]), proof["trees"]
        require(uid > 0, "the uid is malformed")
        require(len(trees) > 0, "nothing is proven for this user")
        coins = [tree["currency"] for tree in trees]
        for coin in coins:
            require(coins.count(coin) == 1, f"{coin}: two trees")
        for coin in published:
            require(coin in coins, f"{coin}: the file proves nothing of it")
        for tree in trees:
            currency, stated = tree["currency"], f"{tree['root']}:{tree['total']}"
            owed = check_tree(uid, tree)
            require(published.get(currency, stated) == stated, f"{currency}: the page publishes another root or total")
            print(f"{currency}: {owed} owed to {uid}, in {tree['total']} of all, root {tree['root']}")
    except (Broken, OSError, ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
        print(f"The proof does not hold: {error}", file=sys.stderr)
        return 1
    print(f"The proof of snapshot {snapshot} holds. Amounts are in the coin's smallest unit.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
