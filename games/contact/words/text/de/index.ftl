### The board as text, and what flags of the command line set.

head_turn = Zug { $turn } von { $turns }
head_on-board = { $n } auf dem Brett
head_near = { $n } in Ring 1
head_clear = Ring 1 ist frei
head_killed = { $n } getötet
head_rescued = gerettet
head_overrun = überrannt
name = { NAME($member) }
column = { -column($column) }

## Ein Mitglied

# short enough for a terminal
weapon =
    { ARM($member) ->
        [sniper-rifle] Präz.-Gewehr
       *[other] { WEAPON(ARM($member)) }
    }
state_ready = bereit
state_acted = fertig
state_fallen = gefallen
has_grenade = Granate
has_dice = +{ -dice($n) }
has_ardor = Eifer
has_first-aid = Erste Hilfe

## Optionen

field_team = die vier Mitglieder, etwa cooper,branson,schulz,ayden
