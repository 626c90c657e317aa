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
