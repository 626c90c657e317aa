### Was auf dem Brett steht.


## Die Zeile oben und der Plan

board_setting-up = Aufbau
board_round = Runde { $round }
board_phase_commandos = Kommandos handeln
board_phase_enemies = Gegner greifen an
board_phase_stage = der Schauplatz handelt
board_part = { TALE($tale) } { $part }
board_mission = { STAGE($stage) }, { BOSS($enemy) }
board_map = { STAGE($stage) }, { $spaces } Felder. Die Pfeiltasten gehen darüber.
board_curve = Leben des Bosses
-chance =
    { $it ->
        [run] hierher laufen
        [jump] hierher springen
        [attack] angreifen
       *[choose] wählen
    }
board_space =
    { $id }, { SPACE($kind) }{ $ledge ->
        [true] , Vorsprung
       *[false] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] : { LIST($there, by: ", ") }
    }.{ COUNT($may) ->
        [0] { "" }
       *[other] { " " }Möglich: { LIST($may, of: "chance", type: "or") }.
    }
lies_foe = { ENEMY(SPECIES($enemy)) }, { $left } von { $health } Leben
lies_pillbox = Sensormarker
lies_grenade = Granate
lies_dimer = Blasendimer
lies_gels = { -gels($n) }
lies_scorch = { $n } Schaden
lies_broken = zerbrochen
zoom_nearer = Vergrößern
zoom_farther = Verkleinern
zoom_whole = Ganzen Plan zeigen
tag_flipped = umgedreht
tag_medal = Orden verloren
tag_withstands = hält stand
tag_prevents = verhindert
tag_success = Ziel erreicht
tag_scout = gespäht

## Spielbereiche

area_label = Spielbereich von { COMMANDO($who) }
area_you = du
area_acting_acting = am Zug
area_acting_done = war dran
area_acting_attacked = unter Feuer
area_acting_ready = noch dran
area_stats = { $dice } Würfel, Reichweite { $range }
area_tokens = { $n } { ADVANTAGE($type) }
area_medals =
    { $n ->
        [0] kein Orden mehr
       *[other] { $n } Orden
    }
area_slot =
    Ziel { $slot }, { $on ->
        [true] Marker auf der Missionskarte
       *[false] noch nicht erreicht
    }
area_gels = { -gels($n) }
area_bonus = +{ $dice } Würfel im nächsten Angriff
area_screen = −{ $dice } Gegnerwürfel
area_foe =
    { ENEMY(SPECIES($enemy)) }, { -colour($enemy) }er { -breed($enemy) }, { $left } von { $of } Leben{ $breached ->
        [true] , lahmgelegt
       *[false] { "" }
    }
area_boss = { THING($boss) }, Bosskarte, { $left } von { $of } Leben
area_boss-defeated = { THING($boss) }, Bosskarte, besiegt
area_breached = Lahmgelegt: Fähigkeit und Spezial gelten diese Runde nicht.
area_defeated = besiegt
strip_label = Kommandos
strip_stage = Bereich des Schauplatzes
stage-area_label = Bereich des Schauplatzes
stage-area_deck = Schauplatz
stage-area_left =
    { $left ->
        [0] leer: nächstes Ziehen verliert
       *[other] noch { $left } von { $of }
    }
stage-area_known = als Nächstes: { THING($card) }
stage-area_alarm = { $tokens } von { $of } Alarmmarkern
stage-area_slip = Rutschmarker auf Feld { $at } von { $last }

## Stapel, Karten und Hände

decks_title = Stapel und Vorrat
decks_name_stage = Schauplatzstapel
decks_name_enemy = Gegnerstapel
decks_name_weapon = Waffenstapel
decks_name_objective = Zielstapel
decks_left = noch { $n }
decks_discarded =
    { COUNT($cards) ->
        [0] nichts abgelegt
       *[other] abgelegt: { LIST($cards, of: "printed", by: ", ") }
    }
# Was auf der Karte steht, ohne die Farbe des Markers
-printed =
    { SORT($it) ->
        [enemy] { ENEMY(SPECIES($it)) }
       *[other] { THING(KEY($it)) }
    }
decks_supply = Vorteilsmarker im Vorrat
decks_on-top = Oben auf dem Schauplatzstapel
page_card = Kommandokarte
page_stage = Schauplatzkarte
page_stage-pillbox = Schauplatzkarte mit Bunkersymbol
page_weapon = Waffe
page_objective = Zielkarte
page_character = Charakterkarte
page_reference = Referenzkarten
page_front = Solange sie steht
page_back = Besiegt-Seite
page_close = Karte
page_hand = Hand
page_health = { $n } Leben
page_enemy = { -colour($enemy) }er { -breed($enemy) }, { $health } Leben
page_mission = Missionskarte, Ziel { $slot }
page_boss = Bosskarte { $number }, { $health } Leben
page_boss-defeated = Bosskarte { $number }, besiegt
hand_label = Hand von { COMMANDO($who) }, { -cards($n) }
hand_empty = Keine Karten auf der Hand
hand_piles = { $deck } im Stapel, { $discard } abgelegt

## Würfel

dice_face_success = Erfolg
dice_face_critical = kritisch
dice_face_M = Bewegl.
dice_face_A = Zielgen.
dice_face_S = Heiml.
dice_face_any = beliebig
dice_face_SP = Spezial
dice_fight = Angriffswurf
dice_assault = Gegner greifen { COMMANDO($who) } an
dice_reroll = neu werfen?
dice_critical = 1 + ein Würfel
dice_extra = dazu
dice_converted = umgewandelt
dice_was = war { $face }
dice_gain = bringt 1 { $face }
dice_convert = umwandeln, oder 1 { $face }
dice_special-done = erledigt
dice_added = Dazu
dice_specials-left =
    { $n ->
        [one] Spezialergebnis steht noch aus
       *[other] Spezialergebnisse stehen noch aus
    }
dice_suffers = Schaden für { COMMANDO($who) }
-target-name =
    { SORT($it) ->
        [boss] { BOSS($boss) }
       *[other] { ENEMY(SPECIES($it)) }
    }
dice_damage-to =
    Schaden: { LIST($targets, of: "target-name") }{ $n ->
        [0] { " " }(bisher)
       *[other] { "" }
    }

## Die Leiste

dock_offers = Was du tun kannst
dock_again = noch einmal
dock_attack = angreifen
dock_choose = wählen
dock_asking = Wann fragen?
dock_ask-all_always = Uns alle bei jeder Gelegenheit fragen
dock_ask-all_in-danger = Uns alle bei Gefahr fragen
dock_ask-all_never = Uns alle nur im eigenen Zug fragen
dock_all-of-us = Alle
dock_asking-says = Frag mich, ob ich eingreife …
dock_when_always = immer
dock_when_in-danger = bei Gefahr
dock_when_never = nie
dock_when-says_always = immer: sooft du eingreifen könntest.
dock_when-says_in-danger = bei Gefahr: nur wenn jemand Schaden leidet und du etwas ändern könntest.
dock_when-says_never = nie: nur in deinem eigenen Zug.
dock_step-in = Du darfst eingreifen
dock_owes = Noch zu zahlen: { LIST($symbols, of: "icon", by: " ") }
dock_damage = Schaden: { -icons($damage) }
dock_mulligan = Nur einmal: Zieh ebenso viele neue Karten, dann werden die alten eingemischt.
dock_play = { THING($card) } spielen
dock_assign = Schaden je Bosskarte
dock_drawn = Gezogen
dock_current = Bisher
dock_revealed = Aufgedeckt

## Was eine Antwort tut, auf ihrem Knopf

button_run = Nach { $to } laufen
button_run-over = Nach { $to } laufen, über { LIST($over, of: "passed") }
-passed = { SPACE(TERRAIN($it)) } { ID($it) }
button_jump = Nach { $to } springen
button_burn = { $n } hier verbrennen
button_attack = Angreifen
button_again = Noch einmal angreifen
button_clear = { THING($stageCard) } ablegen
button_token = Marker: { ADVANTAGE($type) }
button_gain = { ADVANTAGE($type) } erhalten
button_convert_nothing = Kostenlos umwandeln
button_convert_token = Mit Marker { -icon($type) } umwandeln
button_convert_card = Mit { THING($card) } umwandeln
button_assign = { $n } Schaden
button_prevent = { THING($card) } verhindert { -icons($damage) }
button_slot = Ziel { $place }
button_goes = { COMMANDO($who) } ist dran
button_attacked = { COMMANDO($who) } wird angegriffen
button_next = { COMMANDO($who) } zuerst
button_go-on = Weiter
button_ask-me_always = { COMMANDO($who) } bei jeder Gelegenheit fragen
button_ask-me_in-danger = { COMMANDO($who) } bei Gefahr fragen
button_ask-me_never = { COMMANDO($who) } nur im eigenen Zug fragen
button_deal = { LIST($damage) } Schaden machen
button_keep-enemy = So lassen
button_done_moving = Hier bleiben
button_done_rerolling = So lassen
button_done_converting = Fertig
button_done_burning = Rest austeilen
button_done_revealing = Liegen lassen
button_done_purging = Fertig
button_accept_pillbox = Marker nehmen
button_accept_weapon = Nehmen
button_accept_objective = Versuchen
button_accept_alarm-post = Bezahlen, einen entfernen
button_accept_bargain = Ja
button_accept_stage-card = Ja
button_accept_reveal = Ja
button_accept_sensor = Ja
button_decline_pillbox = Nein
button_decline_weapon = Ablegen
button_decline_objective = Nein
button_decline_alarm-post = Nein
button_decline_bargain = Nein
button_decline_stage-card = Nein
button_decline_reveal = Nein
button_decline_sensor = Fertig
button_swap = Tauschen: { LIST($both, of: "COMMANDO") }
button_deck_stage = Der Schauplatzstapel
button_deck_enemy = Der Gegnerstapel
button_deck_objective = Der Zielstapel
button_deck_weapon = Der Waffenstapel
button_end-turn = Zug beenden
button_slow-down = Langsamer!
button_pay = Bezahlen
button_medal = Orden verlieren

## Was gerade abläuft

stack_title = Was gerade abläuft
stack_newest = das Neueste oben
stack_now = Jetzt
stack_waits = Wartet
stack_deep =
    { $n ->
        [1] Was gerade abläuft
       *[other] Was gerade abläuft: { $n } Ebenen
    }
stack_attack = Angriff
stack_step_roll = { COMMANDO($who) } würfelt
stack_step_convert = { COMMANDO($who) } wandelt um
stack_step_deal = { COMMANDO($who) } macht Schaden
stack_step_gain = { COMMANDO($who) } erhält Vorteil
stack_enemy-attack = Gegnerangriff
stack_on = auf { COMMANDO($who) }
stack_special = Spezial: { -thing($what) }
stack_special-on = gegen { COMMANDO($who) }
stack_activate = Aktivieren-Effekt
stack_stage-card = Schauplatzkarte
stack_scouts = { COMMANDO($who) } späht
stack_defeated = { -thing($what) } fällt
stack_flipped = { -thing($what) } wird umgedreht
stack_thing = { -thing($what) }
stack_between = Wer eingreifen darf
stack_may = { COMMANDO($who) } darf eingreifen: { THING($ability) }, { -icons($cost) }
stack_nobody-else = Sonst darf jetzt niemand eingreifen.
stack_nobody = Während ein Kommando angreift, darf niemand eingreifen.

## Was weh tut

hurt_title-medal = { COMMANDO($who) } verliert einen Orden
hurt_title-falls = { COMMANDO($who) } ist gefallen
hurt_left =
    { $left ->
        [0] Kein Orden mehr: Der nächste wäre das Ende.
        [one] Noch ein Orden
       *[other] Noch { $left } Orden
    }
hurt_lost = <b>Der Einsatz ist verloren</b>, für alle.

## Was droht

threat_foes =
    Gegen { COMMANDO($who) } stehen { LIST($foes, of: "foe") }. { $medals ->
        [0] Kein Orden
        [one] Ein Orden
       *[other] { $medals } Orden
    } übrig.
threat_clock =
    { $left ->
        [0] Der Schauplatzstapel ist leer: Die nächste Karte fehlt, und es ist vorbei.
       *[other] Noch { $left } von { $of } Schauplatzkarten. Danach ist die Zeit um.
    }
