### What environment variables set.

variable_MUSTER-PORT = the port (8080); 0 takes any free one
variable_MUSTER-HOST = the address to listen on (:: is all); 127.0.0.1 keeps it to this computer
variable_MUSTER-URL = the address people use, such as https://games.example.org: its host is allowed, and https makes cookies secure
variable_MUSTER-HOSTS = further host names people may use, separated by commas; IP addresses, localhost and .local names always work
variable_MUSTER-TRUST-PROXY = behind reverse proxies: how many there are, or their addresses separated by commas; X-Forwarded-For is trusted that far (0: not at all)
variable_DATABASE-URL = postgres://…: the database for any number of equal processes
variable_MUSTER-DATA = the file of the embedded database, when there is no DATABASE_URL (data/muster.db)
variable_MUSTER-PAGES = the folder of the built web app (dist/web)
variable_MUSTER-LOG = debug, info, warn, error or silent (info)
variable_MUSTER-LOG-REQUESTS = whether requests are logged: off, refusals or all; by route, person and address, without secrets (off)
variable_MUSTER-METRICS = who may read /metrics: local (this computer), open (everybody) or off
variable_MUSTER-HSTS = with an https MUSTER_URL, browsers come back by https only: to this host, to its subdomains as well, or off (host)
variable_MUSTER-BOT-PROCESSES = how many bots think at the same time (as many as there are cores)
variable_MUSTER-REQUESTS = requests per second of one person, or of an address where nobody is known (20); all from one address have ten times as many; /api/docs says how many at once, and how many files of the app
variable_MUSTER-ACTIONS = actions per second on one connection (20); /api/docs says how many at once
variable_MUSTER-CONNECTIONS = open connections of one person (100); all from one address have ten times as many
variable_MUSTER-IDLE = seconds until a connection that sends or reads nothing is dropped (30)
variable_MUSTER-NEW-TABLES = new tables per hour of one person, and new guests from one address (60), with bursts of as many; tables from one address ten times as many
variable_MUSTER-INVITE-ONLY = on: nobody new comes in without the link of a table or one of muster invite (off)
variable_MUSTER-KEEP-OPEN = days to keep tables whose match never began (30)
variable_MUSTER-KEEP-IDLE = days to keep matches that were abandoned or given up (365)
variable_MUSTER-KEEP-FINISHED = days to keep finished matches (0: forever)
variable_MUSTER-KEEP-GUESTS = days to keep guests without a table (90)
variable_MUSTER-EXPORT = the folder that gets the records of finished matches before these are deleted
variable_MUSTER-DISK = megabytes the database may take (0: as much as there is); from 80% on the log warns, when it is full nothing new begins and matches go on
