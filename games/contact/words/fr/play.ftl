### Ce qu’on demande, répond et raconte tant que dure la nuit.


## Ce qu’il faut décider

-aims =
    { $close ->
        [0] { -dice($dice) }
       *[other]
            { $dice ->
                [0] { $close } pour l’anneau 1
               *[other] { -dice($dice) } et { $close } pour l’anneau 1
            }
    }
prompt_take = Choisissez un membre pour votre équipe. Chaque rôle n’y est qu’une fois.
prompt_act = Choisissez qui agit ensuite.
prompt_act-called = Choisissez ce que fait { NAME($called) }.
prompt_aim =
    { NAME($member) } : { $naming ->
        [true] nommez
       *[false] choisissez
    } la prochaine cible (encore { -aims }).
prompt_flexible =
    Dunham a fait { $die }{ $with ->
        [grenade] { " " }pour la grenade
       *[other] { "" }
    }. Choisissez la cible.
prompt_ardor = { $rolled } Relancer avec Ardeur ?
prompt_ardor-one-of = { $rolled } En relancer un avec Ardeur ?
prompt_melee = L’attaque venue de { -place($segment) } a échoué. Cooper doit-il y retirer un zombie ?
prompt_first-aid = Les zombies touchent. Tenter les Premiers soins ?
prompt_victim = Les zombies en { -place($segment) } touchent. Choisissez qui tombe.
prompt_consent = { $by } veut faire tomber { NAME($member) }. Êtes-vous d’accord ?
prompt_settle = Les zombies en { -place($segment) } touchent. Choisissez qui tombe.
prompt_settle-refused = { $refuses } refuse. Choisissez qui tombe.
prompt_tripwire = Choisissez quel groupe se prend dans le Fil piège de Krussov.
prompt_air-recon = Les dés montrent bleu { $blue } et brun { $brown }. Choisissez les deux zombies qui ne viennent pas.
prompt_scatter = Dispersion : en retirer un de plus en { -place($segment) } ?
prompt_inspire = Cole inspire l’équipe. Choisissez qui reçoit un dé bonus.
prompt_call = Choisissez qui agit ensuite.

## La même chose pour ceux qui regardent

watched_take = L’équipe est en train d’être choisie.
watched_act = L’équipe décide qui agit ensuite.
watched_act-called = C’est à { NAME($called) } de jouer.
watched_aim = { NAME($member) } choisit la prochaine cible (encore { -aims }).
watched_flexible = Dunham a fait { $die } et choisit une cible.
watched_ardor = { $rolled } Cooper peut le faire relancer.
watched_ardor-one-of = { $rolled } Cooper peut en faire relancer un.
watched_melee = L’attaque venue de { -place($segment) } a échoué. Cooper peut y retirer un zombie.
watched_first-aid = Les zombies touchent. Vanderbilt peut tenter les Premiers soins.
watched_victim = Les zombies en { -place($segment) } touchent. L’équipe décide qui tombe.
watched_consent = { $by } veut faire tomber { NAME($member) }. { $asked } décide.
watched_settle = Les zombies en { -place($segment) } touchent. C’est { -settler } qui décide qui tombe.
watched_settle-refused = { $refuses } refuse. C’est { -settler } qui décide qui tombe.
watched_tripwire = Krussov choisit un groupe pour le Fil piège.
watched_air-recon = Les dés montrent bleu { $blue } et brun { $brown }. Ayden choisit les deux zombies qui ne viennent pas.
watched_scatter = Dispersion : Mobutu peut en retirer un de plus en { -place($segment) }.
watched_inspire = Cole choisit qui reçoit un dé bonus.
watched_call = C’est { -settler } qui décide qui agit ensuite.

## Ce que montrent les dés quand Ardeur peut en relancer un

-lies =
    { EFFECT($it) ->
        [miss] manqué
        [hit] touché
       *[more] touché, et un dé de plus
    }
-lying = { ROLLED($it) } ({ -lies($it) })
-lying-at = { ROLLED($it) } ({ LIST(TARGET($it), of: "place") }, il faut { NEEDED($it) } : { -lies($it) })
lying_below = { NAME($member) } a fait { $rolled } et doit faire moins de { $needs }.
lying_needs = { NAME($member) } a fait { $rolled } ; il lui faut { -results($needs) }.
lying_better = { NAME($member) } a fait { $rolled } ; { -results($from) } serait mieux.
lying_blast = { NAME($member) } a fait { $rolled } pour l’explosion ; { -results($from) } serait mieux.
lying_alike = { NAME($member) } a fait { LIST($dice, of: "lying") } ; il faut { $needs } à chaque dé.
lying_each = { NAME($member) } a fait { LIST($dice, of: "lying-at") }.

## Réponses

-in-ring = anneau { RING(SEGMENT($it)) } : { -zombies(ZOMBIES($it)) }
answer_take = { NAME($member) }, { INSIDE(ROLE(ROLE_OF($member))) } : { INSIDE(WEAPON(ARM($member))) }
answer_call = Appeler { NAME($member) }
answer_fall = { NAME($member) } tombe
answer_accept = D’accord : { NAME($member) } tombe
answer_refuse = Refuser
answer_inspire = Donner un dé à { NAME($member) }
answer_waive = { NAME($member) } ne tire pas
answer_attack = { NAME($member) } : { INSIDE(WAY($way)) } sur { LIST($at, of: "place") } ({ LIST($standing, of: "zombies") })
answer_goes-on = { CAPITAL(LIST($at, of: "place")) } : { LIST($standing, of: "zombies") }
answer_burn = { NAME($member) } : { INSIDE(WAY($way)) } sur { -column($column) } ({ LIST($groups, of: "in-ring", by: " ; ") })
answer_tripwire =
    En retirer { $large ->
        [true] cinq
       *[false] un
    } sur { -zombies($standing) } en { -place($at) }
answer_roll-first = { NAME($member) } : lancer d’abord, puis choisir la cible
answer_lob = { NAME($member) } : lancer d’abord la grenade, puis choisir la cible
answer_keep-away = Un de moins de chaque côté
answer_keep-away-two = { CAPITAL(-column($column)) } : 2 de moins
answer_melee = En retirer un
answer_spare = Les laisser
answer_reroll = Relancer
answer_reroll-one = Relancer le { $rolled }
answer_reroll-at = Relancer le { $rolled } pour { LIST($at, of: "place") }
answer_keep = Le garder
answer_keep-all = Tous les garder
answer_first-aid = Tenter les Premiers soins
answer_hold-aid = Les garder pour plus tard
answer_scatter = En retirer un de plus
answer_no-scatter = Les laisser
answer_no-tripwire = Pas de Fil piège

## Ce qui s’est passé

-arrives =
    <b>{ -zombies(ZOMBIES($it)) }</b> { ZOMBIES($it) ->
        [one] arrive
       *[other] arrivent
    } en { -column(SEGMENT($it)) }
-also-arrives = <b>{ -zombies(ZOMBIES($it)) }</b> en { -column(SEGMENT($it)) }
-with =
    { $with ->
        [rifle] { "" }
       *[other] { " " }({ INSIDE(WAY($with)) })
    }
-needed =
    { $needs ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(il fallait { $needs })
    }
event_taken = <b>{ NAME($member) }</b> rejoint l’équipe.
event_taken-by = { $who } prend <b>{ NAME($member) }</b>.
event_turn = Tour { $turn } : le marqueur est en <b>{ -place($marker) }</b>.
event_refill = Un nouveau cycle : tout le monde retrouve une grenade.
event_zombies-attack =
    { -zombies($zombies) } en <b>{ -place($segment) }</b> { $zombies ->
        [one] attaque
       *[other] attaquent
    } : un { $die } { $hit ->
        [true] <b>touche l’équipe</b>
       *[false] manque
    }.
event_lone-zombie = Un zombie seul en <b>{ -place($segment) }</b> attaque mais ne peut pas toucher.
event_melee-expert = <b>Cooper</b> en abat un au corps à corps : { -left-in }.
event_first-aid =
    Premiers soins : Vanderbilt fait { $die } (il faut moins de { $living }){ $works ->
        [true] { " " }et <b>annule la touche</b>
       *[false] , ce qui ne suffit pas
    }.
event_ardor = Ardeur : <b>{ NAME($member) }</b> relance le { $from } et obtient <b>{ $to }</b>.
event_victim-die = <b>{ NAME($member) }</b> fait { $die }.
event_named = { $by } veut faire tomber <b>{ NAME($member) }</b>.
event_refused = { $refuses } refuse : c’est { -settler } qui décide.
event_settled = { CAPITAL(-settler) } désigne <b>{ NAME($member) }</b>.
event_removed =
    <b>{ NAME($member) } tombe.</b> { $left ->
        [0] Plus personne.
        [one] Il reste { $left } survivant.
       *[other] Il reste { $left } survivants.
    }
event_tripwire = Fil piège : <b>{ -fallen($removed) }</b> en { -place($segment) }.
event_zombies-move =
    <b>{ -zombies($moved) }</b> { $moved ->
        [one] approche
       *[other] approchent
    }.
event_air-recon =
    Reconnaissance aérienne : { -zombies($fewer) } { $fewer ->
        [one] ne vient pas
       *[other] ne viennent pas
    }.
event_spawn-none = Les dés montrent bleu { $blue } et brun { $brown } : personne n’arrive.
event_spawn = Les dés montrent bleu { $blue } et brun { $brown } : { -arrives($first) }.
event_spawn-two = Les dés montrent bleu { $blue } et brun { $brown } : { -arrives($first) }, { -also-arrives($second) }.
event_called = C’est à <b>{ NAME($member) }</b> de jouer.
event_shot = <b>{ NAME($member) }</b>{ -with } fait { $die }{ -needed } : <b>{ -fallen($killed) }</b>, { -left-in }.
event_shot-missed = <b>{ NAME($member) }</b>{ -with } fait { $die }{ -needed } et manque { -place($segment) }.
event_shot-launched = <b>{ NAME($member) }</b>{ -with } fait { $die }{ -needed } et <b>touche</b> { -place($segment) }.
event_blast = <b>{ NAME($member) }</b> fait { $die } pour l’explosion : <b>{ -fallen($killed) }</b>, { -left-in }.
event_flexible-miss = <b>Dunham</b> fait { $die } et ne peut rien toucher avec.
event_confusion =
    Confusion : { -zombies($zombies) } en { -place($segment) } <b>{ $zombies ->
        [one] n’avancera pas
       *[other] n’avanceront pas
    }</b>.
event_breakthrough =
    Percée : { $zombies } zombies dans l’anneau 1 donnent à Cole { $dice } { $dice ->
        [one] attaque
       *[other] attaques
    } de plus là-bas.
event_inspire = Cole inspire <b>{ NAME($member) }</b> : un dé bonus.
event_scatter = Dispersion : <b>un zombie de plus abattu</b>, { -left-in }.
event_dice-lost =
    <b>{ NAME($member) }</b> n’a plus de cible pour { $dice ->
        [one] le dernier dé
       *[other] les { $dice } derniers dés
    }.
event_waive = <b>{ NAME($member) }</b> ne tire pas.
event_turn-ends = Le tour { $turn } s’achève avec { -zombies($zombies) } sur le plateau.
event_rescued =
    <b>L’hélicoptère se pose.</b> { $living ->
        [one] Un membre de l’équipe s’en est sorti.
       *[other] { $living } membres de l’équipe s’en sont sortis.
    }
event_overrun = <b>L’équipe est submergée</b> au tour { $turn }.

## Les parties d’un tour, et ce qui se passe

part = Tour { $turn }, { -phase }
resolving_part = Tour { $turn }, { -phase }. Attaquent encore : { LIST($next, of: "column", by: ", ") }
resolving_ardor = Ardeur : relancer le { $rolled } ?
resolving_ardor-one-of = Ardeur : relancer un dé parmi { LIST($rolled, by: ", ") } ?
resolving_target = Souplesse : choisir une cible pour le { $die }
resolving_act = { NAME($member) }, { INSIDE(WAY($attack)) }
resolving_act-at = { NAME($member) }, { INSIDE(WAY($attack)) } : { -place($at) }
resolving_attack =
    Les zombies de l’anneau 1 { $hits ->
        [true] touchent
       *[false] attaquent et manquent
    }
resolving_attack-from =
    Les zombies en { -place($from) } { $hits ->
        [true] touchent
       *[false] attaquent et manquent
    }
resolving_spawn = Arrivent : bleu { $blue }, brun { $brown }
resolving_first-aid = Premiers soins : annuler la touche ?
resolving_melee = Expert en mêlée : en retirer un ?
resolving_victim = Quelqu’un tombe
resolving_consent = On demande à qui devrait tomber
resolving_settle = Pas d’accord sur qui tombe
resolving_tripwire = Fil piège : quel groupe ?
resolving_air-recon = Reconnaissance aérienne : lesquels ne viennent pas ?
resolving_scatter = Dispersion : en retirer un de plus ?
resolving_inspire = Inspiration : qui reçoit un dé ?
resolving_move = Les zombies avancent d’un anneau

## Ce qu’on pourrait faire d’autre, et comment cela finit

help_attack = { NAME($member) } peut attaquer là ({ INSIDE(WAY($way)) }).
outcome_rescued = L’hélicoptère se pose : l’équipe est sauvée.
outcome_overrun = L’équipe est submergée : la nuit est perdue.
