### The board as text, and what flags of the command line set.

head_turn = Tour { $turn } sur { $turns }
head_on-board = { $n } sur le plateau
head_near = { $n } dans l’anneau 1
head_clear = anneau 1 libre
head_killed = { $n } tués
head_rescued = secourus
head_overrun = submergés
name = { NAME($member) }
column = { -column($column) }

## Un membre

# short enough for a terminal
weapon =
    { ARM($member) ->
        [sniper-rifle] fusil de préc.
        [MG60] MG60
       *[other] { INSIDE(WEAPON(ARM($member))) }
    }
state_ready = prêt
state_acted = a agi
state_fallen = tombé
has_grenade = grenade
has_dice = +{ -dice($n) }
has_ardor = Ardeur
has_first-aid = Premiers soins

## Options

field_team = les quatre membres, par exemple cooper,branson,schulz,ayden
