### Ce qu’un hébergeur fait des gens et des tables.


## people

people_summary = Liste les gens du serveur, ou cherche quelqu’un par nom ou identifiant : depuis quand, vu pour la dernière fois, à combien de tables, banni ou non.
people_details = { -as-serve }
people_option_json = en JSON
people_option_bans = à la place, tous les bannissements, ceux des réseaux aussi
people_option_log = à la place, ce que les hébergeurs ont fait des gens et des tables, et pourquoi
people_none = Il n’y a personne à montrer.
people_line = { $id }  { $name }, depuis { $since }, vu { $seen }, { -tables($tables) }
people_banned = { $line }, banni
people_banned-until = { $line }, banni jusqu’au { $until }
people_since = { $whom }, depuis { $at }
people_did = { $at }  { $what } { $whom }
people_deeds_ban = banni :
people_deeds_unban = admis de nouveau :
people_deeds_invite = invitation
people_deeds_remove-chat = message retiré :
people_deeds_remove-table = table retirée :
people_deeds_remove-person = personne retirée :

## ban, unban

ban_summary = Tient dehors une personne, une adresse ou un réseau : ce qui est ouvert se ferme aussitôt dans tous les processus, et plus moyen d’entrer, de s’asseoir, de parler ni de jouer.
ban_details =
    Leurs tables continuent comme pour les absents. En IPv6, les 64 premiers bits sont une adresse.
    { -as-serve }
ban_option_until = jusqu’à quand : 12h, 7d ou une date comme 2030-12-24 (sinon, pour toujours)
ban_option_why = la raison, pour le journal (muster people --log)
ban_done = { $whom } est banni.
ban_done-until = { $whom } est banni jusqu’au { $until }.
unban_summary = Laisse de nouveau entrer une personne, une adresse ou un réseau.
unban_none = { $whom } n’est pas banni.
unban_done = { $whom } peut de nouveau entrer.

## invite

invite_summary = Imprime un lien qui fait entrer une nouvelle personne, là où on n’entre que sur invitation (MUSTER_INVITE_ONLY).
invite_details = { -as-serve }
invite_option_until = combien de temps il marche : 12h, 7d ou une date comme 2030-12-24 (7d)
invite_done = Il fait entrer une personne, jusqu’au { $until }.

## remove

remove_summary = Retire ce que quelqu’un a dit, une table avec tout ce qui s’y est passé, ou une personne.
remove_details =
    { "  " }chat <table>          liste ligne par ligne ce qui s’y est dit
    { "  " }chat <table> <ligne>  personne ne voit plus cette ligne
    { "  " }table <identifiant>   la table avec son journal et son enregistrement
    { "  " }person <identifiant>  déconnectée partout, places libres ou confiées au bot, plus de nom à aucune table ; les enregistrements scellés le gardent
    { -as-serve }
remove_option_yes = sans demander
remove_yes = oui
remove_ask = { $question } Tapez « { $yes } » pour continuer :
remove_not-sure = { $question } Ajoutez --yes pour le faire.
remove_kept = Rien n’a été retiré.
remove_chat = Retirer cette ligne pour tout le monde ? { $line }
remove_chat-done = La ligne est retirée.
remove_no-chat = Rien n’a été dit à cette table, ou tout est retiré.
remove_table = Retirer pour toujours la table { $id } ({ $game }, dressée le { $at }) avec son journal et son enregistrement ?
remove_table-done = La table { $id } est retirée.
remove_person = Retirer pour toujours { $name } ({ $id }) de toutes les tables ?
remove_person-done = { $name } est retiré, de { -tables($tables) }.
remove_left = table { $table } : { $why }
remove_again = Certaines tables n’ont pas pu être changées à l’instant. Recommencez plus tard.
wrong_removal = Dites quoi retirer : chat <table> <ligne>, table <identifiant> ou person <identifiant>.
wrong_line = La table { $table } n’a pas de ligne { $line }. « muster remove chat { $table } » les liste.
wrong_table = Il n’y a pas de table « { $id } ».
wrong_nobody = Il n’y a personne avec l’identifiant « { $id } ». « muster people » les liste.
wrong_whom = Nommez une personne par son identifiant, une adresse, ou un réseau comme 203.0.113.0/24 (IPv6 : jusqu’à /64).
wrong_moment = --{ $name } prend un moment à venir, comme 12h, 7d ou 2030-12-24, pas « { $text } ».
