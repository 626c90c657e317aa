### Ce qu’il faut décider.


## À qui décide

-in-nest =
    { $nest ->
        [true] , 5 ou plus dans le nid
       *[false] { "" }
    }
-to-friends =
    { $spills ->
        [true] { " " }Les touches en trop blessent les visibles de cette tuile.
       *[false] { "" }
    }
-roll =
    { $roll ->
        [stealth] Les dés de furtivité { COMMANDO($who, form: "of") } montrent { LIST($dice, by: ", ") }.
        [shot] Les dés { COMMANDO($who, form: "of") } montrent { LIST($dice, by: ", ") } ({ $needed } ou plus touche{ -in-nest }).{ -to-friends }
       *[fire] Les dés contre { COMMANDO($who, form: "the") } montrent { LIST($dice, by: ", ") } ({ $needed } ou plus touche).
    }
-left-over =
    { $it ->
        [one] Il reste 1 touche
       *[other] Il reste { $it } touches
    }
-team-chooses = L’équipe choisit
prompt_pick = Choisissez votre commando et une face de sa carte.
prompt_pick-of-several = Choisissez le commando { $number } sur { $of } et une face de sa carte.
prompt_replace = Choisissez un remplaçant pour { COMMANDO($who, form: "the") }. Il a les armes de sa carte, mais pas d’équipement.
prompt_replace-nobody = Choisissez un remplaçant. Il a les armes de sa carte, mais pas d’équipement.
prompt_host = Choisissez avec qui va Gander.
prompt_cross = Choisissez qui passe sur le terrain « { MISSION($terrain) } ».
prompt_assign = Envoyez { COMMANDO($who, form: "the") } sur l’un des terrains.
prompt_act =
    { $actions ->
        [0] { -who } n’a plus d’actions. Finissez le tour ou faites une action gratuite.
       *[other] Il reste { -actions($actions) } { COMMANDO($who, form: "to") }. Choisissez quoi faire.
    }
prompt_hits = Choisissez ce que frappe la prochaine touche sur { -tile($tile) }.
prompt_spill = { -left-over($hits) }. Choisissez quel commando visible encaisse la prochaine.
prompt_second = Neutraliser aussi un deuxième ennemi ?
prompt_reroll = { -roll } Relancer un dé ?
prompt_divert = { -who } est touché{ -e }. Gander encaisse-t-il à sa place ?
prompt_follow = Choisissez qui suit sur { -tile($tile) }, si quelqu’un suit.
prompt_pathfinder = Le prochain événement est { EVENT-CARD($event) } : { INSIDE($text) } Le laisser ou le mettre dessous ?
prompt_timetable = Les prochains événements sont { LIST($events, of: "EVENT-CARD") }. Les échanger ?
prompt_decode = { EVENT-CARD($event) } : { INSIDE($text) } Dépenser un jeton [+1] pour piocher un autre événement ?
prompt_event = { EVENT-CARD($event) } : { INSIDE($text) } Choisissez.
prompt_event-tile = { EVENT-CARD($event) } : { LIST(KITS($drawn), of: "kits") }. Choisissez sur quelle tuile.
prompt_event-kit = { CAPITAL(COMMANDO($giver, form: "the")) } donne un équipement { COMMANDO($taker, form: "to") }. Choisissez lequel.
prompt_event-taker = Choisissez à qui { COMMANDO($giver, form: "the") } donne un équipement.
prompt_drift = Le parachutage ({ LIST(KITS($drawn), of: "kits") }) dérive. Choisissez où il tombe.
prompt_return = Vous avez pioché { LIST(KITS($kit), of: "kits") }. Choisissez le jeton à remettre dans le sac.
prompt_enter = Il y a de la place pour { $room }. Choisissez qui entre par { -entrance($entrance) }.
prompt_guard = Choisissez qui monte la garde sur { -tile($tile) }.
prompt_split = Choisissez quel ennemi va où depuis { -tile($from) }.
prompt_company = Tous ne tiennent pas sur { -tile($to) }. Choisissez qui va avec l’officier allemand.
prompt_aim = Choisissez qui tire depuis { -tile($from) }, et sur qui.

## Entre les tours et les étapes

window_commandos = Choisissez qui joue ensuite.
window_before-reinforcements = Les renforts ennemis arrivent. Une action gratuite avant ?
window_before-movement = L’ennemi va se déplacer. Une action gratuite avant ?
window_before-fire = L’ennemi va tirer. Une action gratuite avant ?
window_after-fire = Le tour va finir. Une action gratuite avant ?
window-watched_commandos = { -team-chooses } qui joue ensuite.
window-watched_before-reinforcements = Les renforts ennemis arrivent, sauf si quelqu’un fait d’abord une action gratuite.
window-watched_before-movement = L’ennemi va se déplacer, sauf si quelqu’un fait d’abord une action gratuite.
window-watched_before-fire = L’ennemi va tirer, sauf si quelqu’un fait d’abord une action gratuite.
window-watched_after-fire = Le tour va finir, sauf si quelqu’un fait d’abord une action gratuite.

## À qui regarde

watched_pick =
    { $replaces ->
        [true] On choisit un remplaçant.
       *[false] On choisit un commando.
    }
watched_host = { -team-chooses } avec qui va Gander.
watched_cross = { -team-chooses } qui passe sur le terrain « { MISSION($terrain) } ».
watched_assign = On envoie { COMMANDO($who, form: "the") } sur l’un des terrains.
watched_act =
    { $actions ->
        [0] { -who } n’a plus d’actions.
       *[other] Il reste { -actions($actions) } { COMMANDO($who, form: "to") }.
    }
watched_hits = On répartit les touches sur { -tile($tile) }.
watched_spill = { -left-over($hits) } pour les commandos visibles.
watched_second = { -who } peut neutraliser un deuxième ennemi.
watched_reroll = { -roll } Un dé peut être relancé.
watched_divert = { -who } est touché{ -e }. Gander peut encaisser à sa place.
watched_follow = Quelqu’un peut suivre sur { -tile($tile) }.
watched_pathfinder = Le prochain événement est { EVENT-CARD($event) }. Il peut passer dessous.
watched_timetable = Les prochains événements sont { LIST($events, of: "EVENT-CARD") }. Ils peuvent être échangés.
watched_decode = { EVENT-CARD($event) }. { -who } peut dépenser un jeton [+1] pour piocher un autre événement.
watched_event = { EVENT-CARD($event) } : l’équipe choisit.
watched_drift = Le parachutage dérive : quelqu’un choisit où il tombe.
watched_return = Un jeton retourne dans le sac : quelqu’un choisit lequel.
watched_enter = { -team-chooses } quels ennemis entrent par { -entrance($entrance) }.
watched_guard = { -team-chooses } qui monte la garde sur { -tile($tile) }.
watched_split = { -team-chooses } quel ennemi va où depuis { -tile($from) }.
watched_company = { -team-chooses } qui va avec l’officier allemand sur { -tile($to) }.
watched_aim = { -team-chooses } sur qui on tire depuis { -tile($from) }.
