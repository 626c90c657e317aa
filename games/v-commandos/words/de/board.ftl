### Was auf dem Brett steht: die Karte, der Trupp, die Tafeln und die Leiste.


## Der Rahmen und die Karte

# Womit etwas bezahlt wird
-price =
    { $pays ->
        [plus] +1
       *[other] { $pays } AP
    }
-here = { COMMANDO(WHO($it)) } ({ STATE(CONDITION($it)) })
board_set-up = Aufbau
board_turn = Runde { $turn }
board_chip-set-up = { MISSION($card) }, Aufbau
board_chip =
    { MISSION($card) }, Runde { $turn }, { $phase ->
        [event] Ereignis
        [commandos] die Kommandos sind am Zug
        [end] Ende der Runde
       *[other] die Gegner sind am Zug
    }
board_chance = { -chance($chance) }
board_rule = Regel lesen
board_you = du
board_map = Karte: { LIST($terrains, of: "MISSION") }. Mit den Pfeiltasten gehst du über die Felder.
board_door =
    { $open ->
        [true] Offene Tür
       *[false] Verschlossene Tür
    } zwischen { LIST(BOTH($door), of: "label") }
board_entrance =
    Eingang { -entrance($entrance) } bei { -label(BEHIND($entrance)) }: zieht { $draws }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } davor
    }{ $barricaded ->
        [true] , verbarrikadiert
       *[false] { "" }
    }
board_token =
    { COMMANDO($who) }, { STATE($state) }{ $uniform ->
        [true] , in Uniform
       *[false] { "" }
    }, { -label($tile) }
board_beside = Ereignis, Einsatzziele und Gegner
board_curve = Plättchen im Gegnerbeutel
zoom_nearer = Vergrößern
zoom_farther = Verkleinern
zoom_whole = Die ganze Karte zeigen
state_stealthy = Getarnt
state_visible = Gesehen
state_critical = Kritisch
state_underground = Untergrund
state_out = Ausgeschaltet
rose_N = N
rose_E = O
rose_S = S
rose_W = W

## Was auf einem Feld ist, für alle, die es hören

on-tile_place =
    { -label($tile) }, { SIZE($size) }, { $indoors ->
        [true] drinnen
       *[false] draußen
    }
on-tile_commandos = { LIST($who, of: "here") }
on-tile_enemies = { LIST(ENEMIES($enemies), of: "enemies") }
on-tile_guard = { ENEMY($guard) } als Wache
on-tile_objective = { -aim($name) }: { OBJECTIVE(AIM($objective)) }
on-tile_objective-done = { -aim($name) }, erfüllt
on-tile_alarm =
    { $loud ->
        [true] der Alarm schrillt
       *[false] der Alarm, still
    }
on-tile_nest =
    { $kind ->
        [mg] MG-Nest
       *[goliath] Goliath-Nest
    }
on-tile_trapdoor =
    { $is ->
        [open] offene Luke
       *[blocked] versperrte Luke
    }
on-tile_barrel = Gasfass
on-tile_gas = Gas
on-tile_smoke = Rauch
on-tile_charges = TNT angebracht
on-tile_kit = { LIST(KITS($kit), of: "kits") }
on-tile_all = { LIST($parts, by: "; ") }
on-tile_all-and-options = { LIST($parts, by: "; ") }: { LIST($options, by: ": ") }

## Das Schild auf einem Feld, das gewählt werden kann

tag_go = hierher
tag_choose = wählen
tag_price = { -price }
tag_deadly = { -price }, tödlich
tag_seen = { -price }, gesehen
tag_under-fire = { -price }, Beschuss
tag_unseen = { -chance($unseen) } getarnt
tag_alarm = { -price }, Alarm
tag_hidden = { -price }, getarnt

## Der Trupp

-team-member =
    { COMMANDO($who) }{ $led ->
        [true] { " " }({ $leader })
       *[false] { "" }
    }: { $state ->
        [out] ausgeschaltet
       *[other] { STATE($state) }
    }
team_condition = { STATE($state) }
team_label = Kommandos
team_card = { -team-member }, { -actions($actions) }, { -wounds($wounds) }
team_card-on-tile = { -team-member }, { -label($tile) }, { -actions($actions) }, { -wounds($wounds) }
team_card-underground = { -team-member }, im Untergrund, { -actions($actions) }, { -wounds($wounds) }
team_begins = { -subject($who) } beginnt
team_card-begins = { -subject($who) } beginnt. { $card }
team_actions = Noch { $left } von { -actions($of) }
team_short = { $left }/{ $of } AP
team_wounds =
    { $wounds ->
        [0] keine Wunden
       *[other] { $wounds } von { -wounds($of) }
    }
team_saved = { $saved } [+1] aufgespart
team_close = Schließen

## Die Ereigniskarte

card_title = Ereignis, Runde { $turn }
card_none = Noch kein Ereignis
card_idle = Das hat hier keine Wirkung.
card_heading = dorthin gehen die Gegner, wenn niemand gesehen wird
card_heading-unknown = die nächste Karte sagt, wohin die Gegner gehen
card_short = Gegner gehen nach { SIDE($direction) }
card_short-unknown = Richtung unbekannt

## Einsatzziele

objectives_title = Einsatzziele
objectives_done = erfüllt
objectives_held = { -at($who) }: hinausbringen
objectives_work = { -label($tile) }, { $work } von { $of }
objectives_blast = { -label($tile) }, durch eine Explosion
objectives_photo = { -label($tile) }, getarnt
objectives_target = { -label($tile) }, ausschalten
objectives_take = { -label($tile) }, hinausbringen
objectives_free = { -label($tile) }, hinausführen
objectives_guarded = { $state }, erst die Wache ausschalten
objectives_alarm-quiet = Alarm still
objectives_alarm-loud =
    { $silenceable ->
        [true] Der Alarm schrillt
       *[false] Der Alarm schrillt für immer
    }
objectives_draws = { $n } Plättchen je Runde
objectives_count =
    { $of ->
        [one]
            { $done ->
                [0] Einsatzziel offen
               *[other] Einsatzziel erfüllt
            }
       *[other] { $done } von { $of } Einsatzzielen
    }

## Die Zeichen der Karte

legend_title = Zeichen auf der Karte
legend_open = offen
legend_locked = zu
legend_trapdoor = Luke
legend_blocked = versperrt
legend_entrance = hier kommen Gegner herein; die Zahl: Plättchen pro Runde
legend_size = kleines Feld (M mittel, L groß): 4 oder mehr trifft

## Die Leiste

dock_label = Was du tun kannst
dock_of = Was { -the($who) } tun kann
dock_cost =
    { $actions ->
        [0] kostenlos
       *[other] { $actions } AP
    }
dock_plus = +1
dock_back = Abbrechen
dock_places =
    { $n ->
        [one] { -click } auf das leuchtende Feld
       *[other] { -click } auf eins der { $n } leuchtenden Felder
    }
dock_end = Zug beenden
dock_pass = Nein, weiter
dock_begin = { COMMANDO($who) }, { $actions } AP
tool_walk = Gehen
tool_down = Untergrund
tool_knife = Messer
tool_goliath = Goliath
tool_silence = Abstellen
tool_unblock = Freiräumen
tool_save = Aufsparen
tool_task = Einsatzziel
tool_ability = Fähigkeit
tool_collect = Einsammeln
tool_drop = Ablegen
tool_detonate = Zünden
tool_nest = Nest
tool_gander = Gander
