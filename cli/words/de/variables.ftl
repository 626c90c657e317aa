### Was Umgebungsvariablen einstellen.

variable_MUSTER-PORT = der Port (8080); 0 nimmt irgendeinen freien
variable_MUSTER-HOST = die Adresse, auf der gelauscht wird (:: heißt alle); 127.0.0.1 bleibt auf diesem Rechner
variable_MUSTER-URL = die Adresse, die Leute benutzen, etwa https://games.example.org: Ihr Host ist erlaubt, und https macht Cookies sicher
variable_MUSTER-HOSTS = weitere erlaubte Hostnamen, durch Kommas getrennt; IP-Adressen, localhost und .local-Namen gehen immer
variable_MUSTER-TRUST-PROXY = hinter Proxys: wie viele es sind, oder ihre Adressen, durch Kommas getrennt; so weit wird X-Forwarded-For geglaubt (0: gar nicht)
variable_DATABASE-URL = postgres://…: die Datenbank für beliebig viele gleiche Prozesse
variable_MUSTER-DATA = die Datei der eingebauten Datenbank, wenn es keine DATABASE_URL gibt (data/muster.db)
variable_MUSTER-PAGES = der Ordner der gebauten Web-App (dist/web)
variable_MUSTER-LOG = debug, info, warn, error oder silent (info)
variable_MUSTER-LOG-REQUESTS = ob Anfragen ins Protokoll kommen: off (nein), refusals (nur abgelehnte) oder all; mit Route, Person und Adresse, ohne Geheimnisse (off)
variable_MUSTER-METRICS = wer /metrics lesen darf: local (dieser Rechner), open (alle) oder off
variable_MUSTER-HSTS = mit einer MUSTER_URL per https kommen Browser nur per https wieder: zu diesem Host, auch zu seinen Subdomains, oder off (host)
variable_MUSTER-BOT-PROCESSES = wie viele Bots gleichzeitig denken (so viele, wie es Kerne gibt)
variable_MUSTER-REQUESTS = Anfragen pro Sekunde von einer Person, oder von einer Adresse, wo niemand bekannt ist (20); alle von einer Adresse haben zehnmal so viele; /api/docs sagt, wie viele auf einmal und wie viele Dateien der App
variable_MUSTER-ACTIONS = Aktionen pro Sekunde auf einer Verbindung (20); /api/docs sagt, wie viele auf einmal
variable_MUSTER-CONNECTIONS = offene Verbindungen einer Person (100); alle von einer Adresse haben zehnmal so viele
variable_MUSTER-IDLE = Sekunden, bis eine Verbindung getrennt wird, die nichts sendet oder liest (30)
variable_MUSTER-NEW-TABLES = neue Tische einer Person und neue Gäste von einer Adresse pro Stunde (60), auch so viele auf einmal; Tische von einer Adresse zehnmal so viele
variable_MUSTER-INVITE-ONLY = on: Niemand Neues kommt herein ohne den Link eines Tisches oder einen von muster invite (off)
variable_MUSTER-KEEP-OPEN = Tage, die Tische bleiben, deren Partie nie begann (30)
variable_MUSTER-KEEP-IDLE = Tage, die verlassene oder aufgegebene Partien bleiben (365)
variable_MUSTER-KEEP-FINISHED = Tage, die beendete Partien bleiben (0: für immer)
variable_MUSTER-KEEP-GUESTS = Tage, die Gäste ohne Tisch bleiben (90)
variable_MUSTER-EXPORT = der Ordner, in den die Aufzeichnungen beendeter Partien kommen, bevor diese gelöscht werden
variable_MUSTER-DISK = Megabyte, die die Datenbank belegen darf (0: so viel es gibt); ab 80 % warnt das Protokoll, ist sie voll, beginnt nichts Neues, und Partien gehen weiter
