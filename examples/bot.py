"""A bot that plays at random, at any number of tables: python3 examples/bot.py http://localhost:8080 [table] [link of a seat]"""
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


def sit(table, seat, **how):
    return call(f"/tables/{table}/sit", {"id": secrets.token_hex(8), "seat": seat, **how})


call("/guests", {"name": "Random bot"})
headers["authorization"] = "Bearer " + call("/tokens", {"label": "example"})["token"]
table = wanted or call("/tables")["open"][0]["id"]
kinds = [seat["kind"] for seat in call(f"/tables/{table}")["table"]["seats"]]
print(sit(table, kinds.index("link"), link=link) if link else sit(table, kinds.index("open")))

for line in urllib.request.urlopen(urllib.request.Request(f"{server}/api/stream", headers=headers)):
    notice = json.loads(line) if line.strip() else {"type": None}
    if notice["type"] == "invited":
        for seat in notice["seats"]:
            sit(notice["table"]["id"], seat)
    if notice["type"] == "finished" and notice["table"]["id"] == wanted:
        break
    if notice["type"] == "turn":
        view = next(view for view in notice["match"]["views"] if view["options"])
        move = {"id": secrets.token_hex(8), "number": view["number"], "undos": notice["match"]["undos"], "seat": view["seat"], "notation": random.choice(view["options"])}
        print(move["notation"], call(f"/tables/{notice['table']['id']}/answer", move).get("code", ""))
