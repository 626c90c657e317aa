### Ce que ferait une réponse, et ce qu’on pourrait faire d’autre.


## Ce que ferait une réponse

foretells_roll = Vous lancez <b>{ -dice($dice) }</b>, portée { $range }.
foretells_second-target = Portée { $range } ; la seconde cible décide du nombre de dés.
-converting =
    { $better ->
        [true] , { -percent($converting) } si vous convertissez tout ce que vous pouvez
       *[false] { "" }
    }{ $ignored ->
        [0] { "" }
       *[other] { " " }; { -successes($ignored) } { -are-ignored($ignored) }
    }
foretells_defeat = <b>{ -percent($chance) } de chances de le vaincre</b>{ -converting }.
foretells_defeat-card = <b>{ -percent($chance) } de chances de vaincre { -thing($card) }</b>{ -converting }.
-inflicts =
    { $damage ->
        [one] Inflige <b>{ $damage } dégât</b>
       *[other] Inflige <b>{ $damage } dégâts</b>
    } { -to-foe($target) }
foretells_no-damage = N’inflige aucun dégât { -to-foe($target) }.
foretells_damage = { -inflicts }.
foretells_damage-enough = { -inflicts }, assez pour le vaincre.
foretells_damage-boss = { -inflicts }, assez pour une de ses cartes.
foretells_cost = Coûte { -advantage($cost) }.
foretells_attempt = <b>{ -percent($chance) } de réussir</b> : { $met } des { $of } cartes qui peuvent venir ne demandent pas plus que ce que vous avez. Rien n’est dépensé.
foretells_earns = Si c’est réussi, vous avez l’objectif { $number } : { MISSION(EFFECT($number)) }.
foretells_met_gels = Vous ramassez un gel en { $at }.
foretells_met_alarm-post = Vous pouvez payer pour retirer un jeton d’alarme en { $at }.
foretells_met_objective1 = Vous pouvez tenter l’objectif 1 en { $at }.
foretells_met_objective2 = Vous pouvez tenter l’objectif 2 en { $at }.
foretells_met_objective3 = Vous pouvez tenter l’objectif 3 en { $at }.
foretells_met_pillbox = Vous pouvez échanger le jeton capteur en { $at } contre une arme.
foretells_met_dimer = La bulle dimère en { $at } vous inflige des dégâts.
foretells_met_drift = La course s’arrête dans la congère en { $at }.

## Ce qu’on pourrait faire d’autre

help_jump = Vous pouvez sauter en { $to }.
help_run = Vous pouvez courir en { $to }.
help_run-over = Vous pouvez aller en { $to } par { LIST($via) }.
help_reaches = { THING($card) } porte aussi loin.
help_moves = { THING($card) } vous permet de bouger.
