title = Moi
stranger_title = Personne ne vous connaît encore ici
stranger_says = On peut jouer sans compte. Dites votre nom et ajoutez une clé d’accès : vous serez alors vous-même sur chaque appareil, avec vos tables, vos parties et vos réglages.
stranger_name = Votre nom
stranger_go = C’est moi
stranger_known = On me connaît déjà ici
guest = Sur cet appareil seulement
keys =
    { $count ->
        [one] { $count } clé d’accès
       *[other] { $count } clés d’accès
    }
since = Ici depuis { $since }
name_title = Nom
name_label = Votre nom
name_hint = visible à chaque table
name_keep = Enregistrer
passkeys_title = Clés d’accès
passkeys_safe = Aucun mot de passe à perdre
passkeys_none = Seul cet appareil connaît votre nom. Avec une clé d’accès (empreinte, visage ou code), vous revenez depuis n’importe quel appareil.
passkeys_add = Ajouter une clé sur cet appareil
passkeys_used = dernier usage : { $when }
passkeys_added = ajoutée : { $when }
passkeys_remove = Retirer
passkeys_removeOf = Retirer la clé { $name }
passkeys_rename = Renommer
passkeys_renameOf = Renommer la clé { $name }
passkeys_nameLabel = Nom de la clé
passkeys_last = C’est votre dernier moyen de revenir. Sans elle, seuls les appareils connectés vous connaissent.
passkeys_sure = La retirer
passkeys_keep = La garder
passkeys_cancelled = Aucune clé d’accès n’a été utilisée. Réessayez quand vous voulez.
passkeys_already = Cet appareil a déjà une de vos clés d’accès.
passkeys_insecure = Les clés d’accès demandent une adresse sûre (https) avec un nom. Ouvrez ce serveur par une telle adresse, ou reliez vos appareils par un code.
recovery_title = Codes de secours
recovery_none = si tous vos appareils sont perdus
recovery_left =
    { $left ->
        [one] { $left } code restant, fait le { $when }
       *[other] { $left } codes restants, faits le { $when }
    }
recovery_make = Créer des codes
recovery_anew = Nouveaux codes
recovery_warning = Les codes que vous avez ne marcheront plus.
recovery_sure = Créer de nouveaux codes
recovery_says = Chaque code vous connecte une fois. Imprimez-les et gardez-les avec vos clés. On ne les montre que maintenant.
recovery_sheet = Muster : codes de secours de { $name }
recovery_use = À saisir sur
recovery_print = Imprimer
recovery_copy = Copier
recovery_copied = Copié
recovery_done = Je les ai gardés
link_title = Relier un autre appareil
link_says = Sur un autre téléphone ou ordinateur, vous serez aussi vous-même, avec toutes vos tables.
link_show = Montrer un code
link_step1 = Ouvrez l’appareil photo de l’autre appareil et visez ici.
link_step2 = Ou ouvrez Muster là-bas, choisissez « On me connaît déjà ici » et saisissez le code.
link_picture = Code QR pour un autre appareil
link_lasts = Marche une fois, encore { $time }.
link_over = Ce code est trop ancien. Montrez-en un nouveau.
link_came = { $device } est maintenant connecté. Si ce n’était pas vous, déconnectez-le plus bas.
devices_title = Connexions
devices_here = Cet appareil
devices_unknown = Un autre appareil
devices_program = Programme : { $label }
devices_since = depuis le { $when }, vu { $seen }
devices_today = aujourd’hui
devices_end = Déconnecter
devices_endOf = Déconnecter : { $name }
devices_everywhere = Se déconnecter partout
devices_warning = Vous n’avez ni clé d’accès ni code de secours : qui se déconnecte partout revient comme quelqu’un de nouveau, sans retrouver ses places.
devices_back = Vous revenez avec une clé d’accès ou un code de secours.
devices_sure = Oui, se déconnecter partout
signIn_title = On me connaît déjà ici
signIn_passkey = Se connecter avec une clé d’accès
signIn_passkeySays = Empreinte, visage ou code.
signIn_code = Code
signIn_codeSays = D’un appareil où vous êtes connecté, ou de votre feuille de secours.
signIn_go = Se connecter
signIn_instead = Ici, vous êtes { $name }. Qui se connecte comme quelqu’un d’autre laisse ce nom et ses places.
signIn_welcome = Vous revoilà, { $name }
signIn_left =
    { $left ->
        [0] C’était votre dernier code de secours. Créez-en de nouveaux.
        [one] Il vous reste { $left } code de secours.
       *[other] Il vous reste { $left } codes de secours.
    }
signIn_on = Vers ma page
signIn_play = Jouer
tabs_label = Ma page
tabs_overview = Aperçu
tabs_history = Historique
tabs_account = Compte
avatar_title = Image
avatar_letter = la première lettre de votre nom
avatar_names_fox = renard
avatar_names_owl = hibou
avatar_names_stag = cerf
avatar_names_hare = lièvre
avatar_names_badger = blaireau
avatar_names_lynx = lynx
avatar_names_raven = corbeau
avatar_names_frog = grenouille
avatar_names_ram = bélier
avatar_names_hedgehog = hérisson
avatar_names_otter = loutre
avatar_names_moth = papillon de nuit
statistics_title = Parties gagnées
statistics_legend = avec l’intervalle (95 %) ; en pointillé : tout le monde ici
statistics_played =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
statistics_range = { $low } à { $high }
statistics_share = { PERCENT($share) } %
statistics_usual = tout le monde { PERCENT($share) } %
statistics_aloud = { $game } : { PERCENT($share) } % de parties gagnées, entre { PERCENT($low) } % et { PERCENT($high) } %
statistics_drawn =
    { $drawn ->
        [one] { $drawn } match nul
       *[other] { $drawn } matchs nuls
    }
statistics_none = Aucune partie n’est finie. Jouez-en une à une table, elle sera comptée ici.
statistics_hidden = Ne le montre à personne.
history_title = Historique
history_games = Jeux
history_results = Résultat
history_all = Tout
history_won = Gagné
history_lost = Perdu
history_drawn = Nul
history_over = Les deux camps
history_with = Avec qui
history_against = { $title } avec { $others }
history_bots =
    { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
history_moves =
    { $count ->
        [one] { $count } coup, { $when }
       *[other] { $count } coups, { $when }
    }
history_replay = Revoir
history_replayOf = Revoir : { $title }, { $when }
history_more = Voir plus
history_none = Aucune partie de ce genre.
shows_title = Qui voit quoi
shows_statistics = Mes statistiques
shows_statisticsSays = combien de fois j’ai gagné
shows_history = Mes parties
shows_historySays = celles aux tables publiques
shows_all = Tout le monde
shows_nobody = Personne
shows_open = Ce que voient les autres
luggage_title = Parties sur cet appareil
luggage_says =
    { $here ->
        [0] Il n’y a pas de partie sur cet appareil. Celles aux tables vous suivent de toute façon.
        [one] { $here } partie n’existe que sur cet appareil. Emportez-la pour la continuer sur un autre.
       *[other] { $here } parties n’existent que sur cet appareil. Emportez-les pour les continuer sur un autre.
    }
luggage_take =
    { $count ->
        [one] Emporter { $count } partie
       *[other] Emporter { $count } parties
    }
luggage_bring =
    { $count ->
        [one] Copier { $count } partie sur cet appareil
       *[other] Copier { $count } parties sur cet appareil
    }
luggage_same = Toutes les parties emportées sont aussi ici.
luggage_leave =
    { $count ->
        [one] Ne plus emporter { $count } partie
       *[other] Ne plus emporter { $count } parties
    }
data_title = Mes données
data_export = Tout ce qui me concerne
data_exportSays = qui vous êtes, tables, enregistrements, parties : un seul fichier
data_download = Télécharger
data_delete = Me supprimer
data_deleteSays = Vos places se libèrent ou vont à un bot, votre nom n’est plus à personne. Les enregistrements de vos parties restent, et ce que vous avez écrit aussi, sans votre nom.
data_button = Supprimer
data_sure = Oui, me supprimer
data_keep = Non
data_warning = C’est sans retour.
person_gone = Il n’y a plus personne à cette adresse.
friends_title = Amis
friends_none = Donnez votre lien à quelqu’un, ou demandez à qui a joué avec vous.
friends_invite = Inviter quelqu’un
friends_copy = Copier le lien
friends_says = Qui ouvre ce lien devient votre ami. Il marche une fois, pendant une semaine.
friends_asks = aimerait être votre ami
friends_asked = demandé
friends_played = a joué avec vous
friends_yes = Oui
friends_no = Non
friends_ask = Demander
friends_askOf = Demander à { $name } d’être amis
friends_yesOf = Devenir ami de { $name }
friends_noOf = Ne pas être ami de { $name }
friends_invited = { $name } vous propose d’être amis.
friends_are = Vous êtes amis
friends_end = Ne plus être amis
friends_enter = Dites d’abord votre nom
shows_friends = Amis
