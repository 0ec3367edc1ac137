"""A bot: sits down with whoever asks it to, or opens matches against the recruit, and plays them to the end.

    FRENTE_TOKEN=frente_… python3 examples/bot.py               # waits for challenges
    FRENTE_TOKEN=frente_… python3 examples/bot.py amanecer 3    # plays three matches by itself, and ends

The table is at FRENTE_URL, else on this machine. `choose` is all of its mind: put yours there. docs/machines.md says more.
"""

import json, os, random, sys, threading, time, urllib.error, urllib.request

URL = os.environ.get("FRENTE_URL", "http://127.0.0.1:1936") + "/api/v1"
HEADERS = {"Authorization": "Bearer " + os.environ["FRENTE_TOKEN"], "Content-Type": "application/json"}


def ask(path, body=None):
    request = urllib.request.Request(URL + path, None if body is None else json.dumps(body).encode(), HEADERS)
    while True:
        try:
            return urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(int(error.headers.get("Retry-After", 1)))


def lines(path):
    return (json.loads(line) for line in ask(path) if line.strip())


def choose(frame):
    return random.choice(frame["offers"])["action"]


def play(match):
    for frame in lines(f"/matches/{match}/stream"):
        if frame.get("offers"):
            act = {"seat": frame["node"]["seat"], "seq": frame["seq"], "action": choose(frame)}
            try:
                ask(f"/matches/{match}/act", act)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # The table has moved on: the next frame tells.
                    raise


if len(sys.argv) > 1:
    game, matches = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    seats = next(one["seats"][0] for one in json.load(ask("/games")) if one["id"] == game)
    for _ in range(matches):
        wanted = [{"kind": "me"}] + [{"kind": "bot", "level": "recruit"}] * (seats - 1)
        match = json.load(ask("/matches", {"game": game, "seats": wanted}))["id"]
        play(match)
        print(match, json.load(ask(f"/matches/{match}"))["meta"]["outcome"])
else:
    for event in lines("/events"):
        if event["type"] == "challenge":
            ask(f"/matches/{event['id']}/accept", {"salt": os.urandom(8).hex()})
        elif event["type"] == "begin":
            threading.Thread(target=play, args=[event["id"]], daemon=True).start()
