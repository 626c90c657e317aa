### Ce qui est écrit sur le plateau, dans le dock, à la mise en place et à la fin.


## Membres

ability_cooper_names = Ardeur, Expert en mêlée
ability_cooper_says = Un dé relancé par tour. Une attaque ratée coûte un zombie.
ability_cole_names = Inspiration, Percée
ability_cole_says = Un 6 donne un dé à un ami. Plus de dés si l’anneau 1 se remplit.
ability_branson_names = Balayage
ability_branson_says = Brûle jusqu’à trois zombies dans les anneaux 1 et 2 d’une colonne.
ability_miller_names = Rafale
ability_miller_says = Quatre tirs rapprochés. Il faut 3+ à l’anneau 1.
ability_nelson_names = Explosion
ability_nelson_says = Après une touche, un dé dit combien tombent.
ability_kenzo_names = Ronin
ability_kenzo_says = Une lame au lieu du fusil : 5 et 6 frappent encore.
ability_mobutu_names = Dispersion
ability_mobutu_says = Deux touches qui font 10 en prennent un de plus.
ability_alvares_names = Lunette, Confusion
ability_alvares_says = Touche à un de moins. Au loin, 5 ou 6 arrête un groupe.
ability_dunham_names = Souplesse
ability_dunham_says = Lance, puis vise. Fusil et grenade en un tour.
ability_krussov_names = Fil piège
ability_krussov_says = Retire un zombie à un groupe de cinq ou plus qui avance.
ability_schulz_names = Double tir, Retranchement
ability_schulz_says = À l’anneau 1, 3+ en prend deux. Les zombies touchent moins.
ability_ayden_names = Reconnaissance aérienne
ability_ayden_says = Quand 10 ou plus arrivent, deux ne viennent pas.
ability_vanderbilt_names = Premiers soins
ability_vanderbilt_says = Peut annuler une touche par tour.
member_button = { NAME($member) } : { $state }
member_rings = Anneaux
member_reach =
    { $span ->
        [0] atteint l’anneau { $near }
       *[other] atteint les anneaux { $near } à { $far }
    }
member_dice =
    { $n ->
        [one] { $n } dé d’attaque
       *[other] { $n } dés d’attaque
    }
state_acting = Agit
state_aboard = À bord
state_ready = Prêt
state_none = Sans cible
state_fired = Fini
state_idle = Attend
state_fell = Tombé
state_fell-on = Tombé, tour { $turn }
state_extra = +{ -dice($dice) }
grenade_has = Grenade
grenade_used = Utilisée
grenade_lost = Perdue

## Le plateau

board_team = Spécialistes
board_board = Plateau en anneaux. Flèches gauche et droite pour suivre l’anneau, haut et bas pour en changer.
board_place = { -place($at) }
board_ring = anneau { $ring }
board_zombies = { -zombies($n) }
board_percent = { -percent($chance) }
board_curve = Zombies sur le plateau, tour par tour
board_segment =
    { CAPITAL(-place($at)) } : { $zombies ->
        [0] vide
       *[other] { -zombies($zombies) }
    }{ $confused ->
        [true] , confus
       *[false] { "" }
    }{ $odds ->
        [sure] , coup sûr
        [some] , il faut { -results($needs) } ({ -percent($hits) })
       *[none] { "" }
    }{ $lit ->
        [true] { "" }
       *[false] , pas une cible maintenant
    }
board_confused = confus
board_sure = sûr
turn_short = Tour { $turn }
turn_rest =
    { " " }sur { $turns }{ $phase ->
        [players] , à l’équipe
        [zombies] , zombies
       *[other] { "" }
    }
helicopter_to-go =
    { $turns ->
        [one] tour avant l’hélicoptère
       *[other] tours avant l’hélicoptère
    }
helicopter_last = le dernier tour
helicopter_here = l’hélicoptère est là
die_hit = touché
die_miss = manqué
die_blue = bleu
die_brown = brun
die_held = manqué
die_falls = touché
zoom_nearer = Agrandir
zoom_farther = Réduire
zoom_whole = Tout le plateau

## Ce qui menace au prochain tour

-counted =
    { $it ->
        [fortify] Retranchement
        [first-aid] Premiers soins
       *[ardor] un dé relancé avec Ardeur
    }
meter_title = Quelqu’un tombe au prochain tour
meter_nobody = Personne ne peut tomber au prochain tour
meter_over = Plus d’attaques : l’hélicoptère se pose après ce tour.
meter_clear = L’anneau 1 est vide.
meter_harmless = Les groupes de l’anneau 1 sont trop petits pour toucher.
meter_counts = Compte avec { LIST($what, of: "counted") }.

## Le dock

-order =
    { $attack ->
        [flame] choisissez une colonne à brûler
        [double] choisissez une case pour le double tir
        [spread] choisissez deux cases pour le double tir
        [ronin] choisissez une case pour la lame
        [roll-first] lancez d’abord, puis choisissez la cible
        [grenade] choisissez une case pour la grenade
        [lob] lancez d’abord, puis choisissez la cible
        [inspired] choisissez une case pour le dé bonus
        [inspired-double] choisissez une case pour le double tir bonus
        [inspired-spread] choisissez deux cases pour le double tir bonus
        [inspired-roll-first] lancez d’abord le dé bonus, puis choisissez la cible
       *[other] choisissez une case à attaquer
    }
dock_act = { NAME($member) } : { -order }
dock_next =
    { NAME($member) } : { $naming ->
        [true] nommez
       *[false] choisissez
    } la prochaine cible
dock_attacks = Comment agir
dock_targets = Cibles
dock_roll-first = Lancez d’abord, puis choisissez la cible.
dock_target = { CAPITAL(-place($at)) } : { $foretold }
dock_choose = { -click } une case qui brille pour la viser.
dock_only-grenade = { CAPITAL(WEAPON(ARM($member), form: "the")) } n’atteint rien : ne tirez pas, ou lancez l’unique grenade.
dock_fire = Tirer
dock_throw = Lancer
dock_strike = Frapper
dock_at = { " " }sur { -column($at) }
dock_roll = Lancer le dé
dock_skip = Ne pas tirer
dock_no-tripwire = Pas de Fil piège
dock_trip = En retirer un
dock_trip-large = En retirer cinq
dock_consent = { $who } veut faire tomber { NAME($member) }. Êtes-vous d’accord ?
dock_choose-one = Choisir
confirm_name = Nommer { NAME($member) }
confirm_victim = { NAME($member) } tombe
confirm_settle = { NAME($member) } tombe
confirm_inspire = Donner un dé à { NAME($member) }
confirm_call = Appeler { NAME($member) }
confirm_take = Prendre { NAME($member) }

## Choisir une équipe

setup_title = Choisissez vos quatre
setup_says = Treize spécialistes, un de chaque rôle.
setup_surprise = Surprenez-nous
setup_teams = En choisit une parmi { $n } équipes possibles
setup_missing =
    { $n ->
        [one] Encore un à choisir
       *[other] Encore { -number($n) } à choisir
    }
setup_role = Vous avez déjà { NAME($by) } ({ INSIDE(ROLE($role)) }).
setup_full = Votre équipe de quatre est complète. Renvoyez d’abord quelqu’un.
setup_rule = La règle
setup_slots = Votre équipe
setup_empty = Libre

## La fin

-near =
    { $near ->
        [0] { "" }
        [one] , dont un dans l’anneau 1
       *[other] , dont { -number($near) } dans l’anneau 1
    }
-before =
    { $left ->
        [0] { "" }
        [one] , { $left } tour avant l’hélicoptère
       *[other] , { $left } tours avant l’hélicoptère
    }
end_rescued =
    { $living ->
        [one] Un sur { -number($of) } monte à bord.
       *[other] { CAPITAL(-number($living)) } sur { -number($of) } montent à bord.
    }
end_overrun = Il ne reste personne pour monter à bord.
end_stood =
    { $onBoard ->
        [0] Il ne restait aucun zombie sur le plateau.
        [one] Un zombie était encore sur le plateau{ -near }.
       *[other] { CAPITAL(-number($onBoard)) } zombies étaient encore sur le plateau{ -near }.
    }
end_overrun-on = Le cercle a cédé au tour { $turn }{ -before }.
end_team = Votre équipe
end_aboard = à bord
end_fell = tombé
end_fell-on = tombé au tour { $turn }
end_down-by =
    { $n ->
        [one] { $n } zombie abattu
       *[other] { $n } zombies abattus
    }
end_grenade-left = grenade inutilisée
end_down =
    { $of ->
        [one] sur { $of } zombie abattu
       *[other] sur { $of } zombies abattus
    }
end_left = restés sur le plateau
end_hits = des tirs ont touché, { -percent($expected) } attendus
end_held =
    { $of ->
        [one] sur { $of } attaque manquée
       *[other] sur { $of } attaques manquées
    }
achievement_rerolls =
    { $times ->
        [one] { $times } dé relancé
       *[other] { $times } dés relancés
    }
achievement_stopped =
    Retranchement a arrêté { $times ->
        [one] { $times } attaque
       *[other] { $times } attaques
    }
achievement_saved =
    Premiers soins : { $times ->
        [one] un sauvé
       *[other] { -number($times) } sauvés
    }
achievement_kept-away = a tenu { $times } zombies à distance
achievement_confused =
    a semé la confusion dans { $times ->
        [one] { $times } groupe
       *[other] { $times } groupes
    }
achievement_lent =
    { $times ->
        [one] { $times } dé donné
       *[other] { $times } dés donnés
    }

## Ce qui fait mal

hurt_title = { NAME($member) } tombe
hurt_needed =
    { $n ->
        [6] un groupe aussi grand touche toujours
       *[other] { $n } ou moins touche
    }
hurt_lot = Le plus petit dé : { NAME($member) } a fait { $die }.
hurt_left =
    { $left ->
        [0] <b>Plus personne.</b>
        [one] <b>Il reste { $left } survivant.</b>
       *[other] <b>Il reste { $left } survivants.</b>
    }
hurt_ahead = <b>{ -percent($chance) }</b> de risque que quelqu’un tombe au prochain tour, avec les zombies tels qu’ils sont.

## Ce qui menace

threat_group = { CAPITAL(-column($column)) } : { -zombies($zombies) }, { -percent($chance) }.
