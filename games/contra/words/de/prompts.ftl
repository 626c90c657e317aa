### Was jetzt zu entscheiden ist.


## Im Zug

prompt_act_fresh = { COMMANDO($who) }: Bewege dich, greife an, spiele Karten
prompt_act_moved = { COMMANDO($who) }: Greife an, spiele Karten oder beende den Zug
prompt_act_attacked = { COMMANDO($who) }: Bewege dich, spiele Karten oder beende den Zug
prompt_act_both = { COMMANDO($who) }: Spiele Karten oder beende den Zug
-left = { LIST($left, of: "COMMANDO", type: "or") }
prompt_turn = Wer ist als Nächstes am Zug: { -left }?
prompt_assault = Wer wird als Nächstes angegriffen: { -left }?
prompt_next_enemy-draw = Neue Gegner: Wer zieht jetzt, { -left }?
prompt_next_thing = { -thing($what) }: Wer ist jetzt dran, { -left }?
prompt_pause_roll = Die Gegner greifen { COMMANDO($who) } an. Eingreifen?
prompt_pause_special = { -thing($what) }: Das Spezial trifft { COMMANDO($who) }. Eingreifen?
prompt_pause_leftover = Ein Spezialergebnis ist übrig, { COMMANDO($who) } muss einen Gegner ziehen. Eingreifen?
prompt_pause_some-damage = Gleich bekommt { COMMANDO($who) } Schaden. Eingreifen?
prompt_pause_damage = Gleich bekommt { COMMANDO($who) } Schaden ({ -advantage($damage) }). Eingreifen?
prompt_pause_reaction = { -thing($what) } kommt zu { COMMANDO($who) }. Eingreifen?
prompt_pause_enemy-draw = { COMMANDO($who) } zieht einen Gegner. Eingreifen?
prompt_pause_stage-draw = Eine Schauplatzkarte wird gezogen. Eingreifen?
prompt_pause_paragraph = { -thing($what) } wirkt. Eingreifen?

## Vorteil

-to-go =
    { $left ->
        [0] { "" }
        [1] { "" }
       *[other] , noch { $left }
    }
prompt_suffer =
    { COMMANDO($who) } bekommt { COUNT($damage) } Schaden: { $able ->
        [true] Zahle { -advantage($damage) }
       *[false] Verhindere etwas davon ({ -advantage($damage) })
    } oder { $last ->
        [true] falle
       *[false] verliere einen Orden
    }
-due =
    { FACE($symbol) ->
        [any] 1 beliebig
       *[other] { FACE($symbol) }
    }
prompt_pay_damage = { COMMANDO($who) }: Gib { -due } gegen den Schaden aus{ -to-go }
prompt_pay_cost = { COMMANDO($who) }: Gib { -due } aus ({ -thing($for) }){ -to-go }
prompt_gain = { COMMANDO($who) }: Wähle einen Marker, den du erhältst
prompt_lose-token = { COMMANDO($who) }: Lege einen Marker ab{ -to-go }

## Effekte

prompt_choose = { COMMANDO($who) }, { -thing($what) }: Wähle eins
prompt_may_stage-card = { COMMANDO($who) }, { -thing($what) }: Oberste Schauplatzkarte dafür ablegen?
prompt_may_pay = { COMMANDO($who) }, { -thing($what) }: { -advantage($cost) } dafür ausgeben?
prompt_order = { COMMANDO($who) }: Was kommt zuerst?
prompt_who_draw = { COMMANDO($who) }: Wer zieht die Karte?
prompt_who_move = { COMMANDO($who) }: Wer bewegt sich?
prompt_who_next-attack = { COMMANDO($who) }: Wessen nächster Angriff wird stärker?
prompt_who_gain = { COMMANDO($who) }: Wer erhält es?
prompt_who_grenade = { COMMANDO($who) }: Auf wen fliegt die Granate?
prompt_who_dogra-mk-ii = { COMMANDO($who) }: Auf wen schießt der Dogra?
prompt_who_heartbeat = { COMMANDO($who) }: Wen trifft der Herzschlag?
prompt_who_farthest = { COMMANDO($who) }: Auf wen zieht der Boss zu?
prompt_who_weapon = { COMMANDO($who) }: Wer beginnt mit einer Waffenkarte?
prompt_who_medal-less = { COMMANDO($who) }: Wer beginnt mit einem Orden weniger?
prompt_who_objective = { COMMANDO($who) }: Wer beginnt mit einem Zielmarker?
prompt_who_enemy = { COMMANDO($who) }: Wer zieht einen Gegner mehr?
prompt_who_first-enemy = { COMMANDO($who) }: Wer zieht den nächsten Gegner?
prompt_space_damage = { COMMANDO($who) }: Von welchem Feld wird Schaden entfernt?
prompt_space_dimer = { COMMANDO($who) }: Wohin kommt der Blasendimer?
prompt_space_enemy = { COMMANDO($who) }: Wo erscheint der Gegner?
prompt_space_enemy-near = { COMMANDO($who) }: Bei welchem Gegnerfeld erscheint er?
prompt_space_enemy-move = { COMMANDO($who) }: Wohin zieht der Gegner?
prompt_space_boss-move = { COMMANDO($who) }: Wohin zieht der Boss?
prompt_space_gel = { COMMANDO($who) }: Von welchem Feld kommt das Gel?
prompt_space_gels = { COMMANDO($who) }: Auf welches Wadder-Feld kommen die Gele?
prompt_space_gels-back = { COMMANDO($who) }: Von welchem Feld verschwindet ein Gel?
prompt_space_place = { COMMANDO($who) }: Auf welches Vorsprungfeld stellst du dich?
prompt_space_platform = { COMMANDO($who) }: Welche Plattform bricht?
prompt_space_push = { COMMANDO($who) }: Wohin wirst du geschoben?
prompt_space_push-enemy = { COMMANDO($who) }: Wohin wird der Gegner geschoben?

## Angriffe

prompt_target_damage = { COMMANDO($who) }, Schaden: Wähle einen Gegner, höchstens { -fields($range) } entfernt
prompt_target_breach = { COMMANDO($who) }, Systemeinbruch: Wähle einen Gegner, höchstens { -fields($range) } entfernt
prompt_target_push = { COMMANDO($who) }, Wegschieben: Wähle einen Gegner, höchstens { -fields($range) } entfernt
prompt_target_attack = { COMMANDO($who) }, { -thing($with) }: Wähle einen Gegner, höchstens { -fields($range) } entfernt
prompt_second-target = { COMMANDO($who) }: Welcher Gegner wird noch getroffen?
prompt_reroll = { COMMANDO($who) }: Würfel neu werfen? Noch bis zu { $left }
prompt_reroll-enemy = { COMMANDO($who) }: Einen Gegnerwürfel neu werfen?
prompt_convert = { COMMANDO($who) }: bisher { -successes($successes) }. Gib passende Marker oder Karten für mehr aus
prompt_burn = { COMMANDO($who) }: { -successes($successes) }. Damit ein Wadder-Feld ausbrennen?
prompt_assign = { COMMANDO($who) }: { $points } Schaden auf die Bosskarten verteilen
prompt_take = { COMMANDO($who) }: Wähle einen Gegner, den du übernimmst
prompt_hatch = { COMMANDO($who) }: Welcher Bugger schlüpft?

## Karten

prompt_discard_mulligan = { COMMANDO($who) }: Tausche Karten, die du nicht willst
prompt_discard_medal = { COMMANDO($who) } hat einen Orden verloren: Lege Karten ab, bevor du auf 4 auffüllst
prompt_discard_effect = { COMMANDO($who) }: Lege { -cards($left) } ab
prompt_recover = { COMMANDO($who) }: Wähle eine Karte, die du zurücknimmst
prompt_equip = { COMMANDO($who) }, { THING($weapon) }: Diese Waffe nehmen?
prompt_deck = { COMMANDO($who) }: Wähle einen Stapel und decke seine oberste Karte auf
prompt_reveal = { COMMANDO($who) }: { LIST($cards, of: "thing", type: "or") } unter den Stapel legen?
prompt_objective_done = { COMMANDO($who) }: Ziel { $number } ist erreicht. Eine Karte ziehen?
prompt_objective_attempt = { COMMANDO($who) }: Ziel { $number } versuchen, { MISSION(EFFECT($number)) }?
prompt_slot_lost = { COMMANDO($who) }: Welcher Zielmarker wird abgelegt?
prompt_slot_done = { COMMANDO($who) }: Welches Ziel ist schon erreicht?

## Bewegungen und Felder

prompt_move_jumps =
    { COMMANDO($who) }: { $spaces ->
        [1] Springe
       *[other] Springe, bis zu { $spaces }-mal
    }
prompt_move_any = { COMMANDO($who) }: Laufe bis zu { -fields($spaces) } oder springe
prompt_move_run = { COMMANDO($who) }: Laufe weiter, bis zu { -fields($spaces) }
prompt_pillbox = { COMMANDO($who) }: Sensormarker auf { $space } gegen eine Waffe tauschen?
prompt_alarm-post =
    { COMMANDO($who) }: { -advantage($cost) } ausgeben und { $alarm ->
        [one] den Alarmmarker
       *[other] 1 von { $alarm } Alarmmarkern
    } entfernen?
prompt_sensor = Sensorsymbol: Wohin kommt ein Sensormarker?
prompt_purge = Gele vom Plan nehmen? Noch bis zu { $left }

## Der Aufbau

prompt_start = { COMMANDO($who) }: Wähle ein Startfeld
prompt_boss-start = Wo beginnt der Boss?
-facing = { COMMANDO(WHO($it)) } gegen { THING(FACED($it)) }
prompt_boss-deal =
    { COMMANDO($who) } gegen { THING($boss) }{ COUNT($others) ->
        [0] { "" }
       *[other] , { LIST($others, of: "facing", by: ", ") }
    }. Zwei tauschen?
prompt_story-may_reveal = Die oberste Schauplatzkarte ansehen?
prompt_story-may_stage-card = Die oberste Schauplatzkarte ungesehen entfernen?

## Was die lesen, die nicht gefragt sind

watched_turn = Das Team entscheidet, wer als Nächstes dran ist.
watched_assault = Das Team entscheidet, wer als Nächstes angegriffen wird.
watched_next = Das Team entscheidet, wer als Nächstes kommt.
watched_pause = Das Team kann eingreifen.
watched_acts = { COMMANDO($who) } wählt, was zu tun ist.
watched_moves = { COMMANDO($who) } bewegt sich.
watched_suffers = { COMMANDO($who) } nimmt Schaden und entscheidet, wie.
watched_pays = { COMMANDO($who) } bezahlt.
watched_tokens = { COMMANDO($who) } wählt einen Marker.
watched_chooses = { COMMANDO($who) } wählt.
watched_spaces = { COMMANDO($who) } wählt ein Feld.
watched_enemies = { COMMANDO($who) } wählt einen Gegner.
watched_dice = { COMMANDO($who) } entscheidet über die Würfel.
watched_cards = { COMMANDO($who) } wählt Karten.
watched_boss-start = Das Team entscheidet, wo der Boss beginnt.
watched_boss-deal = Das Team entscheidet, wer welche Bosskarte bekommt.
watched_story-may = Das Team entscheidet über eine Schauplatzkarte.
