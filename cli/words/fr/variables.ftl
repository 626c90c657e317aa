### Ce que règlent les variables d’environnement.

variable_MUSTER-PORT = le port (8080) ; 0 en prend un libre
variable_MUSTER-HOST = l’adresse d’écoute (:: pour toutes) ; 127.0.0.1 reste sur cet ordinateur
variable_MUSTER-URL = l’adresse que les gens utilisent, comme https://games.example.org : son hôte est permis, et https sécurise les cookies
variable_MUSTER-HOSTS = d’autres noms d’hôte permis, séparés par des virgules ; adresses IP, localhost et noms en .local marchent toujours
variable_MUSTER-TRUST-PROXY = derrière des proxys : combien ils sont, ou leurs adresses séparées par des virgules ; on croit X-Forwarded-For jusque-là (0 : pas du tout)
variable_DATABASE-URL = postgres://… : la base de données d’autant de processus égaux qu’on veut
variable_MUSTER-DATA = le fichier de la base intégrée, quand il n’y a pas de DATABASE_URL (data/muster.db)
variable_MUSTER-PAGES = le dossier de l’application web construite (dist/web)
variable_MUSTER-LOG = debug, info, warn, error ou silent (info)
variable_MUSTER-LOG-REQUESTS = si les requêtes sont notées au journal : off (non), refusals (les refus seulement) ou all (toutes) ; par route, personne et adresse, sans secrets (off)
variable_MUSTER-METRICS = qui peut lire /metrics : local (cet ordinateur), open (tout le monde) ou off
variable_MUSTER-HSTS = avec une MUSTER_URL en https, les navigateurs ne reviennent qu’en https : vers cet hôte, aussi vers ses sous-domaines, ou off (host)
variable_MUSTER-BOT-PROCESSES = combien de bots réfléchissent en même temps (autant que de cœurs)
variable_MUSTER-REQUESTS = requêtes par seconde d’une personne, ou d’une adresse où personne n’est connu (20) ; tous ceux d’une adresse en ont dix fois plus ; /api/docs dit combien à la fois, et combien de fichiers de l’application
variable_MUSTER-ACTIONS = actions par seconde sur une connexion (20) ; /api/docs dit combien à la fois
variable_MUSTER-CONNECTIONS = connexions ouvertes d’une personne (100) ; tous ceux d’une adresse en ont dix fois plus
variable_MUSTER-IDLE = secondes avant de couper une connexion qui n’envoie ni ne lit rien (30)
variable_MUSTER-NEW-TABLES = nouvelles tables d’une personne et nouveaux invités d’une adresse par heure (60), autant d’un coup ; dix fois plus de tables d’une adresse
variable_MUSTER-INVITE-ONLY = on : personne de nouveau n’entre sans le lien d’une table ou un lien de muster invite (off)
variable_MUSTER-KEEP-OPEN = jours pendant lesquels on garde les tables dont la partie n’a jamais commencé (30)
variable_MUSTER-KEEP-IDLE = jours pendant lesquels on garde les parties abandonnées (365)
variable_MUSTER-KEEP-FINISHED = jours pendant lesquels on garde les parties terminées (0 : toujours)
variable_MUSTER-KEEP-GUESTS = jours pendant lesquels on garde les invités sans table (90)
variable_MUSTER-EXPORT = le dossier qui reçoit les enregistrements des parties finies avant qu’elles soient effacées
variable_MUSTER-DISK = mégaoctets que la base de données peut occuper (0 : autant qu’il y en a) ; dès 80 % le journal avertit, pleine, rien de nouveau ne commence et les parties continuent
