-name =
    { $it ->
        [0] Nord
       *[other] Sud
    }
-cards =
    { $it ->
        [one] une carte
       *[other] { $it } cartes
    }
-points =
    { $it ->
        [one] un point
       *[other] { $it } points
    }
mood = Deux grimpeurs, des cartes cachées : plus haut, ou céder.
gist_goal = Montez plus haut que l’autre et soyez le premier à avoir assez de points.
gist_turn = Jouez une carte au-dessus de la dernière, ou cédez.
gist_loss = Qui cède donne un point à l’autre, parfois deux.
preset_standard = Standard
preset_long = Longue : cinq points
setting_points = Combien de points font gagner.
prompt_begin = { -name($seat) } : commencez une montée avec n’importe quelle carte
prompt_higher = { -name($seat) } : jouez plus haut que { $than }, ou cédez
prompt_swap = Jetez une carte, ou gardez votre main
seat = { -name($seat) }
watched_begin = { $who } commence une montée.
watched_higher = { $who } joue plus haut que { $than }, ou cède.
watched_swap = Une carte peut être jetée : { LIST($who) }.
answer_play = jouer le { $card }
answer_yield = céder : l’autre gagne un point
answer_throw = { -name($by) } : jeter le { $card }
answer_keep = { -name($by) } : garder la main
foretells_keeps = Il vous reste { -cards($hand) }.
foretells_gives = L’autre a alors { -points($points) }, et un de plus à { PERCENT($twice) }.
foretells_loses = L’autre gagne à { PERCENT($wins) }.
event_plays = { -name($seat) } joue le <b>{ $card }</b>.
event_yields = { -name($seat) } <b>cède</b>.
event_rolls =
    { -name($seat) } fait <b>{ $die }</b> : { $twice ->
        [true] la montée compte <b>double</b>
       *[false] la montée compte une fois
    }.
event_scores = <b>{ -name($seat) } marque</b> et a { $points }.
event_throws = { -name($seat) } jette le <b>{ $card }</b>.
event_keeps = { -name($seat) } garde la main.
event_draws = { -name($seat) } pioche { -cards($cards) }.
event_hand = Vous avez pioché <b>{ LIST($drawn, by: ", ") }</b>.
event_wins = <b>{ -name($seat) } gagne.</b>
why_higher = La dernière carte est le <b>{ $last }</b>, et celle-ci n’est pas plus haute.
why_own-card = Cette carte <b>n’est pas dans votre main</b>.
why_once = Il n’y a <b>plus rien à décider</b> pour vous ici.
why_not-yours = C’est <b>à l’autre</b> d’en décider.
help_yield = rien de plus haut ne reste : cédez.
end_you =
    Vous gagnez : { $by ->
        [points] assez de points
       *[cards] les cartes sont épuisées
    }.
end_other =
    { $winner } gagne : { $by ->
        [points] assez de points
       *[cards] les cartes sont épuisées
    }.
