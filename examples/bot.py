"""A bot that plays at random: python3 examples/bot.py http://localhost:8080 [table] [link of a seat]"""
import json, random, secrets, sys, urllib.request

server, wanted, link = (sys.argv[1:] + [None] * 3)[:3]
headers = {"content-type": "application/json"}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    try:
        reply = urllib.request.urlopen(urllib.request.Request(f"{server}/api{path}", data, headers))
    except urllib.error.HTTPError as refused:
        return json.load(refused)
    if cookie := reply.headers.get("set-cookie"):
        headers["cookie"] = cookie.split(";")[0]
    return json.load(reply)


call("/guests", {"name": "Random bot"})
headers["authorization"] = "Bearer " + call("/tokens", {"label": "example"})["token"]
table = wanted or call("/tables")["open"][0]["id"]
kinds = [seat["kind"] for seat in call(f"/tables/{table}")["table"]["seats"]]
sit = {"id": secrets.token_hex(8), "seat": kinds.index("link" if link else "open")}
print(call(f"/tables/{table}/sit", {**sit, "link": link} if link else sit))

for line in urllib.request.urlopen(urllib.request.Request(f"{server}/api/tables/{table}/stream", headers=headers)):
    match = json.loads(line).get("match") if line.strip() else None
    if not match:
        continue
    if match["views"][0]["outcome"]:
        break
    for view in match["views"]:
        if view["options"]:
            move = {"id": secrets.token_hex(8), "number": view["number"], "undos": match["undos"], "seat": view["seat"], "notation": random.choice(view["options"])}
            print(move["notation"], call(f"/tables/{table}/answer", move).get("code", ""))
            break
