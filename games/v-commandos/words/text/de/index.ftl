### The board as text, and what flags of the command line set.

head_card = { MISSION($card) }
head_turn =
    Runde { $turn }, { $phase ->
        [set-up] Aufbau
        [event] Ereignis
        [commandos] Kommandos
        [reinforcements] Verstärkung
        [movement] Bewegung
        [fire] Feuer
       *[end] Ende
    }
head_bag = Beutel { $n }
head_specials = Spezialgegner warten { $n }

## Ein Kommando

who = { COMMANDO($id) } { $side }
condition = { INSIDE(STATE($state)) }
where_tile = { -label($tile) }
where_underground = im Untergrund
where_out = ausgeschaltet
has_actions = { -actions($n) }
has_wounds = { -wounds($n) }
has_plus = +1 ×{ $n }
has_uniform = Uniform
has_nest = im Nest
has_item = { -thing($objective) }
has_kit = { LIST(KITS($kit), of: "kits", by: ", ") }
has_nothing = keine Ausrüstung

## Ein Terrain

terrain_name = { MISSION($id) }
terrain_complete = { MISSION($id) } (abgeschlossen)
terrain_alarm = ALARM
terrain_quiet = still
terrain_event = Ereignis { EVENT-CARD($event) }
terrain_no-event = kein Ereignis
terrain_heading = Gegner gehen nach { SIDE($to) }
terrain_nowhere = niemand weiß, wohin die Gegner gehen
terrain_legend = Größe, Lage, Name und Wege jedes Felds (! eine verschlossene Tür), dann was dort ist
goal_done = { $name } auf { $tile }: { OBJECTIVE(AIM($objective)) } (erfüllt)
goal_plain = { $name } auf { $tile }: { OBJECTIVE(AIM($objective)) }
goal_work = { $name } auf { $tile }: { OBJECTIVE(AIM($objective)) }, noch { -actions($n) }
goal_blast = { $name } auf { $tile }: { OBJECTIVE(AIM($objective)) }, mit einer Explosion
outside_waiting = { ENTRANCE($entrance) }: draußen { LIST(ENEMIES($enemies), of: "enemies", by: ", ") }
outside_nobody = { ENTRANCE($entrance) }: draußen niemand
outside_barricaded = verbarrikadiert

## Ein Feld

tile = { TILE(SPOT($tile)) }
in_indoor = drin
in_outdoor = frei
on_commando = { COMMANDO($who) }
on_enemy = { ENEMY($enemy) }
on_guard = { ENEMY($enemy) } hält Wache
on_done = { $name } erfüllt
on_alarm = Alarm
on_nest =
    { $kind ->
        [mg] MG-Nest
       *[goliath] Goliath-Nest
    }
on_trapdoor =
    { $is ->
        [open] offene Luke
       *[blocked] versperrte Luke
    }
on_barrel = Gasfass
on_gas = Gas
on_smoke = Rauch
on_tnt = TNT { $timer }
on_tnt-set = TNT bereit
on_kit = { KIT($kit) }

## Optionen

field_card = das Terrain oder die Operation: lighthouse, night-ferry
field_commandos = wie viele Kommandos, wenn mehr als Spieler
field_picks = die Kommandos und ihre Seiten: scout:A,medic:B
