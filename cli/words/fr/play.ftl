### Une partie dans le terminal.

play_which = Quel jeu ?
play_help =
    Choisissez avec un nombre, les flèches et Entrée, ou en tapant un coup. Taper raccourcit la liste.
    { "  " }u               annuler, jusqu’au dernier dé ou à la dernière carte
    { "  " }why <réponse>   pourquoi une réponse est impossible maintenant
    { "  " }rule <mots>     chercher dans les règles
    { "  " }log             ce qui s’est passé jusqu’ici
    { "  " }Page↑, Page↓    voir plus du plateau et des longs textes ; ← → sur les côtés
    { "  " }save <fichier>  écrire l’enregistrement de la partie
    { "  " }q               partir
play_keys = ? aide  u annuler  q partir
play_written = Écrit : { $file }
play_not-written = Impossible d’écrire '{ $file }' : { $reason }
play_name-file = Nommez un fichier, par exemple : save partie.json
play_over = La partie est terminée.
play_over-leave = La partie est terminée. Tapez q pour partir, ou u pour annuler.
play_could-be = Cela pourrait être : { LIST($moves, by: " · ") }
play_could-be-more = Cela pourrait être : { LIST($moves, by: " · ") } …
play_no-undo = Rien à annuler : vous n’avez encore rien répondu.
play_revealed = Cela ne peut pas être annulé : un dé a été lancé ou une carte révélée depuis.
play_undone = Annulé.
play_allowed = '{ $move }' est permis.
play_no-move = '{ $move }' n’est pas un coup. { $now } Tapez ? pour l’aide.
play_not-now = Ce n’est pas possible maintenant. { $now } Tapez ? pour l’aide.
play_no-rule = Aucune règle ne parle de '{ $text }'.
play_ruling = Notre décision : { $ruling }
play_more-rules = … et { $n } autres. Ajoutez un mot pour préciser.
play_above = { $n } de plus au-dessus
play_below = { $n } de plus en dessous
play_both = { $above } de plus au-dessus, { $below } en dessous
play_options = { $n } possibilités, ↑ ↓ pour les voir, tapez pour préciser
