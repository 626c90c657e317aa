### Was eine Antwort tut.


## Im Zug

-over =
    { COUNT($over) ->
        [0] { "" }
       *[other] { " " }über { LIST($over, of: "place") }
    }
answer_run = Laufe nach { -place($to) }{ -over }
answer_jump = Springe nach { -place($to) }
# Ein Gegner mit dem, was ihm bleibt, und wie weit er von dem entfernt ist, der auf ihn zielt
-aim =
    { AIM($it) ->
        [boss] { BOSS(BOSSOF($it)) }, der Boss{ -away($it) }
        [gone] { -foe(TARGET($it)) }
       *[foe]
            { -foe(TARGET($it)) }, { HEALTH($it) ->
                [one] 1 Lebenspunkt
               *[other] { HEALTH($it) } Lebenspunkte
            }{ -away($it) }
    }
-away =
    { SEEN($it) ->
        [true] , { -fields(AWAY($it)) } entfernt
       *[false] { "" }
    }
answer_attack = Angriff: { -aim($aim) }
answer_again = Zweiter Angriff: { -aim($aim) }
answer_target = { -aim($aim) }
answer_play = Spiele { THING($card) }: { $text }
answer_ability = { COMMANDO($who) }: { THING($ability) }
answer_slow-down = Langsamer!: oberste Schauplatzkarte ablegen, Rutschmarker 2 zurück
answer_clear = Lege die Karte { THING($stageCard) } ab
answer_end-turn = Beende den Zug und ziehe eine Karte
answer_goes = { COMMANDO($who) } ist am Zug
answer_attacked = { COMMANDO($who) } wird angegriffen
answer_next = { COMMANDO($who) } ist dran
answer_go-on = { COMMANDO($who) }: weiter
answer_ask-me_always = { COMMANDO($who) }: bei jeder Gelegenheit fragen
answer_ask-me_in-danger = { COMMANDO($who) }: bei Gefahr fragen
answer_ask-me_never = { COMMANDO($who) }: nur im eigenen Zug fragen

## Würfel und Schaden

answer_convert_nothing = Wandle { $type } um, kostenlos
answer_convert_token = Wandle { $type } um, mit einem Marker
answer_convert_card = Wandle { $type } um, mit { THING($card) }
answer_reroll = Neu werfen: { -face($face) }
answer_burn = { $n } Schaden auf { -place($to) }
answer_assign = { $n } auf { THING($boss) }, noch { $left }

## Vorteil und Karten

answer_token = Marker { $type }
answer_own-card = { THING($card) } ({ SUIT($card) })
answer_discard = Ablegen: { THING($card) } ({ SUIT($card) })
answer_gain = Erhalte { $type }, { ADVANTAGE($type) }
answer_pay = Bezahle ihn
answer_medal = Verliere einen Orden
answer_prevent = { COMMANDO($who) } spielt { THING($card) }: verhindert { -advantage($damage) }
answer_keep_mulligan = Diese Hand behalten
answer_keep_swap =
    { $n ->
        [one] 1 neue Karte
       *[other] { $n } neue Karten
    } ziehen
answer_keep_cards = Diese Karten behalten

## Was gewählt wird

answer_deck_stage = Schauplatzstapel
answer_deck_enemy = Gegnerstapel
answer_deck_objective = Zielstapel
answer_deck_weapon = Waffenstapel
answer_bottom = { -thing($card) } nach unten
answer_slot = Ziel { $place }, { MISSION(EFFECT($place)) }
# Auf einem Rutschfeld: Das sagt keine Karte, sondern die Rutschleiste
answer_slip_pay = Gib 1 M aus.
answer_slip_pushed = Du wirst 1 Feld vom Boss weg bewegt.
answer_order = Zuerst { -thing($first) }
answer_space = { -place($to) }
answer_space-with = { -place($to) }, wo { COMMANDO($there) } steht
answer_commando = { COMMANDO($commando) }
answer_hatch = { -foe($enemy) }
answer_equip = Nimm sie: { $text }
answer_accept_pillbox = Nimm ihn und ziehe eine Waffe
answer_accept_alarm-post = Zahle und entferne einen Alarmmarker
answer_accept_objective = Ja, tu es
answer_accept_weapon = Nimm sie
answer_accept_bargain = Bezahle dafür
answer_accept_stage-card = Ja
answer_accept_reveal = Ja
answer_accept_sensor = Ja
answer_decline_pillbox = Lass ihn liegen
answer_decline_alarm-post = Nein
answer_decline_objective = Nein
answer_decline_weapon = Lege sie ab
answer_decline_bargain = Nein
answer_decline_stage-card = Nein
answer_decline_reveal = Nein
answer_decline_sensor = Kein Sensormarker
answer_done_moving = Bleib hier
answer_done_rerolling = Behalte die Würfel
answer_done_converting = Nichts mehr umwandeln, Schaden zufügen
answer_done_burning = Der Rest trifft das Angriffsziel
answer_done_revealing = Oben liegen lassen
answer_done_purging = Keins mehr wegnehmen
answer_swap = Tausche die Bosskarten: { LIST($both, of: "COMMANDO") }
answer_deal = So lassen
