### Warum etwas nicht geht.

-there =
    { COUNT($to) ->
        [0] dorthin
       *[other] dorthin ({ LIST($to, of: "PLACE") })
    }
-moment =
    { $card ->
        [escape-from-prison] wenn du im Gefängnis aussetzt
        [loaded-dice] gleich nach deinem Wurf
        [body-double] wenn die Polizei dich abholen will
        [red-eye-ticket] vor einem Anschlag, nicht auf der Flucht
       *[other] in einem anderen Moment
    }
why_not-held =
    { COUNT($card) ->
        [0] Du hast diese Karte <b>nicht</b>.
       *[other] Die Karte { LIST($card, of: "CARD") } hast du <b>nicht</b>.
    }
why_turn_four-actions = Du hast in diesem Zug <b>keine Aktion mehr</b>.
why_kit_hoarder-tie = Es gibt <b>nirgends mehr eine Karte</b> zu ziehen.
why_action_move = Kein direkter Weg führt von hier ({ PLACE($here) }) { -there }: Eine Aktion bringt dich nur <b>ein Feld</b> weiter.
why_action_getaway-travel = Die Karte { CARD($by) } bringt dich von hier ({ PLACE($here) }) <b>nicht dorthin</b> ({ PLACE($to) }).
why_attempt_where = Hier ({ PLACE($here) }) hast du <b>keinen offenen Auftrag</b>.
why_attempt_elsewhere = Du bist hier: { PLACE($here) }. Ein Anschlag geht nur, <b>wo du bist</b>.
why_attempt_at-least-one = Du brauchst <b>mindestens eine Waffe</b>.
why_attempt_no-cards = Du hast <b>keine Karten</b>: Zieh erst eine Waffe.
why_attempt_five-cards = Du hast <b>{ $laid }</b> Waffen ausgelegt, mehr geht nicht.
why_attempt_then-flee = Du musst <b>zuerst weg</b>: fliehen oder untertauchen.
why_escape_cards = Du hast <b>{ $laid }</b> Fluchtkarten ausgelegt, mehr geht nicht.
why_escape_sequence = Leg zuerst <b>mindestens eine Fluchtkarte</b> aus.
why_escape_method =
    Dein Fluchtweg führt von hier ({ PLACE($here) }) <b>nicht dorthin</b>{ COUNT($to) ->
        [0] { "" }
       *[other] { " " }({ LIST($to, of: "PLACE") })
    }.
why_hiding_no-action = Du hast <b>keine Aktion mehr</b> für eine Flucht.
why_hiding_no-getaway = Du hast <b>keine Fluchtkarte</b>.
why_bonus_one-per-turn = Du hast in diesem Zug <b>schon eine Bonuskarte</b> gespielt.
why_bonus_windows = { CAPITAL(CARD($card, form: "acc")) } spielst du <b>{ -moment }</b>.
why_bonus_no-guard = Dort ({ PLACE($city) }) ist <b>kein Leibwächter { $number }</b>.
why_bonus_no-contract = Dort ({ PLACE($city) }) ist <b>kein Auftrag offen</b>.
why_bonus_own-target = { VICTIM($city) } ist <b>dein eigenes Ziel</b>: Wähle eins von einem Rivalen.
why_bonus_there = Du <b>bist</b> dort schon ({ PLACE($to) }).
why_bonus_no-city = Dort ({ PLACE($to) }) ist <b>keine Stadt</b>: Da landet kein Flugzeug.
why_bodyguard_exhausted =
    Für <b>{ COUNT($city) ->
        [0] dieses Ziel
       *[other] { LIST($city, of: "victim") }
    }</b> ist kein Leibwächter mehr da.
why_skill_once = Das kannst du <b>schon</b>.
why_skill_where =
    { CAPITAL(CARD($weapon, form: "acc")) } lernst du nur in <b>{ COUNT($school) ->
        [0] der Heimatstadt der Waffe
       *[other] { LIST($school, of: "PLACE") }
    }</b>.
why_skill_own-home = Deine Spezialität beherrschst du <b>von Anfang an</b>.
why_skill_bag-empty = Im Beutel ist <b>keine Zahl</b> mehr dafür.
why_reaper_no-skill = Den Sensenmann kannst du <b>nicht lernen</b>: Eine 7 braucht das nicht.
why_archie_shift = Nur <b>Archie 'Beau' Fletcher</b> verschiebt Leibwächter.
why_archie_before-roll = Du hast bei diesem Anschlag <b>schon einen</b> Leibwächter verschoben.
why_archie_optional =
    { COUNT($target) ->
        [0] Dein Ziel
       *[other] { LIST($target, of: "victim") }
    } hat <b>keinen Leibwächter{ COUNT($number) ->
        [0] { "" }
       *[other] { " " }{ LIST($number) }
    }</b>.
why_archie_no-contract = Dort ({ PLACE($to) }) ist <b>kein Auftrag offen</b>.
why_archie_own-target = { VICTIM($to) } ist <b>dein eigenes Ziel</b>: Wähle eins von einem Rivalen.
why_archie_has-it = { VICTIM($to) } hat <b>schon</b> Leibwächter { $number }.
why_sugar_keep-one =
    { COUNT($card) ->
        [0] Diese Karte
       *[other] { CAPITAL(LIST($card, of: "CARD", form: "acc")) }
    } hast du <b>nicht ausgelegt</b>.
why_ninja_anywhere-home =
    { COUNT($to) ->
        [0] Das
       *[other] { LIST($to, of: "PLACE") }
    } ist <b>keine Heimatstadt</b>: Ninja Sue flieht in eine davon.
why_otto_swap-choice =
    Der Auftrag { COUNT($city) ->
        [0] dort
       *[other] { LIST($city, of: "victim") }
    } ist <b>keiner deiner offenen</b>.
why_setup_assassin-random = Diesen Killer hat <b>schon jemand</b>.
