### Was gefragt, geantwortet und erzählt wird, solange die Jagd dauert.


## Was zu entscheiden ist

prompt_pick = Wähle deinen Killer.
prompt_missed = Du sitzt noch { -turns($left) } im Gefängnis. Ausbruch spielen?
prompt_missed-out = Du sitzt noch { -turns($left) } im Gefängnis. Setz diesen Zug aus.
prompt_act = Du hast noch { -actions($actions) }. Wähle, was du tust.
prompt_act-none = Keine Aktion mehr: Spiel eine Bonuskarte oder beende deinen Zug.
prompt_act-end = Keine Aktion mehr: Beende deinen Zug.
prompt_weapons = Leg deine Waffen für { VICTIM($city) } aus, dann würfle.
prompt_roll =
    Du hast { $sum } gewürfelt: { $for ->
        [attempt]
            { $hit ->
                [true] ein Treffer
               *[false] daneben
            }
       *[escape]
            { $hit ->
                [true] ein Ausweg
               *[false] kein Ausweg
            }
    }.{ $loaded ->
        [true] { " " }Gezinkte Würfel spielen und noch einmal würfeln?
       *[false] { "" }
    }
prompt_shift = Einen Leibwächter von { VICTIM($city) } zum Ziel eines Rivalen verschieben?
prompt_again =
    { $of ->
        [attempt] Daneben. Noch ein Versuch
       *[escape] Erwischt. Noch ein Fluchtversuch
    }{ $newCards ->
        [true] { " " }mit neuen Karten
       *[false] { "" }
    }?
prompt_again-none =
    { $of ->
        [attempt] Daneben, und du hast keine andere Waffe.
       *[escape] Erwischt, und du hast keine andere Fluchtkarte.
    }
prompt_keep = Eine der ausgelegten Karten behalten?
prompt_give = { VICTIM($killed) } war ein Auftrag von { -who($to) }. Wähle, welchen du dafür hergibst.
prompt_flee = Nichts wie weg: Flieh oder tauch unter.
prompt_flee-none =
    { $actions ->
        [0] Keine Aktion mehr für eine Flucht: Tauch unter oder spiel eine Bonuskarte.
       *[other] Du hast keine Fluchtkarte: Tauch unter oder spiel eine Bonuskarte.
    }
prompt_flee-hide =
    { $actions ->
        [0] Keine Aktion mehr für eine Flucht: Tauch unter.
       *[other] Du hast keine Fluchtkarte: Tauch unter.
    }
prompt_getaways = Leg bis zu { $most } Fluchtkarten aus, dann würfle.
prompt_go = Entkommen! Wähle, wohin du gehst.
prompt_arrest = Die Polizei ist da. Den Doppelgänger schicken?
prompt_arrest-none = Die Polizei ist da, und du hast keinen Doppelgänger.

## Dasselbe für alle, die zusehen

watched_pick = Die Killer werden gewählt.
watched_missed = { -who($who) } sitzt noch { -turns($left) } im Gefängnis und kann ausbrechen.
watched_act =
    { -who($who) } hat { $actions ->
        [0] keine Aktion mehr
       *[other] noch { -actions($actions) }
    }.
watched_weapons = { -who($who) } legt Waffen für { VICTIM($city) } aus.
watched_roll = { -who($who) } hat { $sum } gewürfelt und kann noch einmal würfeln.
watched_shift = { -who($who) } kann einen Leibwächter von { VICTIM($city) } verschieben.
watched_again = { -who($who) } hat noch einen Versuch.
watched_keep = { -who($who) } kann eine Karte behalten.
watched_give = { -who($who) } gibt { -who($to) } einen Auftrag her.
watched_flee = { -who($who) } muss weg: fliehen oder untertauchen.
watched_getaways = { -who($who) } legt Fluchtkarten aus.
watched_go = { -who($who) } ist entkommen und wählt, wohin es geht.
watched_arrest = Die Polizei holt { -who($who) }.

## Antworten

answer_draw = Eine Karte ziehen
answer_end = Zug beenden
answer_roll = Würfeln
answer_leave = Leibwächter lassen, wo sie sind
answer_accept = Diesen Wurf behalten
answer_again = Noch einmal
answer_stop = Dabei belassen
answer_keep-nothing = Nichts behalten
answer_escape = Fliehen
answer_hide = Untertauchen
answer_surrender = Ins Gefängnis
answer_sit-out = Diesen Zug absitzen
answer_move = Weiter: { PLACE($to) }
answer_travel = { CARD($by) }: { PLACE($to) }
answer_attempt = Anschlag auf { VICTIM($city) } in { PLACE($city) }
answer_learn = { CARD($weapon) } lernen
answer_play = { CAPITAL(CARD($card, form: "acc")) } spielen
answer_bribe = Bestechlicher Leibwächter: die { $number } von { VICTIM($city) } in { PLACE($city) } entfernen
answer_study = Fernkurs: { CARD($weapon) } lernen
answer_fly = Nachtflug nach { PLACE($to) }
answer_tip-off = Anonymer Hinweis: ein Leibwächter für { VICTIM($city) } in { PLACE($city) }
answer_bring = { CARD($card) } auslegen
answer_shift = Leibwächter { $number } zu { VICTIM($to) } in { PLACE($to) } verschieben
answer_keep = { CARD($card) } behalten
answer_give = Auftrag { VICTIM($city) } in { PLACE($city) } hergeben
answer_go = Ziel: { PLACE($to) }
answer_pick = { ASSASSIN($assassin) }

## Was geschehen ist

event_first = <b>{ -who($who) }</b> fängt an.
event_file = <b>{ ASSASSIN($assassin) }</b> ist mit dabei.
event_file-of = { $person } ist <b>{ ASSASSIN($assassin) }</b>.
event_specialist = Spezialität von { -who($who) }: { CARD($weapon) }, auch bei einer <b>{ $number }</b> tödlich.
event_contract = { -who($who) } übernimmt den Auftrag <b>{ VICTIM($city) }</b> in { PLACE($city) }.
event_turn = { -who($who) } ist dran.
event_turn-ends = { "" }
event_misses =
    { -who($who) } ist { $in ->
        [prison] im Gefängnis
       *[hiding] untergetaucht
    } und setzt aus{ $left ->
        [0] , zum letzten Mal
        [1] , danach noch einmal
       *[other] , danach noch { $left }-mal
    }.
event_released = { -who($who) } ist wieder zu Hause in { PLACE($city) }.
event_draws = { -who($who) } zieht <b>{ CARD($card, form: "acc") }</b>.
event_draws-unseen = { -who($who) } zieht eine Karte.
event_drawn = Du hast <b>{ CARD($card, form: "acc") }</b> gezogen.
event_reshuffles =
    Der Stapel ist leer: { $cards ->
        [one] { $cards } abgelegte Karte wird
       *[other] { $cards } abgelegte Karten werden
    } zum neuen Stapel.
event_robs = Es gibt nichts mehr zu ziehen: { -who($who) } nimmt <b>{ CARD($card, form: "acc") }</b> aus der größten Hand, der von { -who($from) }.
event_robs-unseen = Es gibt nichts mehr zu ziehen: { -who($who) } nimmt eine Karte aus der größten Hand, der von { -who($from) }.
event_robbed = { -who($who) } hat <b>{ CARD($card, form: "acc") }</b> genommen.
event_moves = { -who($who) } geht weiter: { PLACE($to) }.
event_travels = { -who($who) } spielt <b>{ CARD($by, form: "acc") }</b> und reist. Ziel: { PLACE($to) }.
event_learns = { -who($who) } lernt <b>{ CARD($weapon, form: "acc") }</b>: ab jetzt auch bei einer <b>{ $number }</b> tödlich.
event_plays = { -who($who) } spielt <b>{ CARD($card, form: "acc") }</b>.
event_flies = { -who($who) } fliegt nach { PLACE($to) }.
event_attempts = { -who($who) } hat es auf <b>{ VICTIM($city) }</b> in { PLACE($city) } abgesehen.
event_brings = { -who($who) } legt { CARD($card, form: "acc") } aus.
event_shifts = { -who($who) } verschiebt Leibwächter <b>{ $number }</b> von { VICTIM($from) } zu { VICTIM($to) } in { PLACE($to) }.
event_rolls = { -who($who) } würfelt { LIST($dice) }: <b>{ $sum }</b>.
event_rolls-away = { -who($who) } würfelt für die Flucht eine <b>{ $sum }</b>.
event_kills = <b>{ VICTIM($city) } ist tot.</b> { -who($who) } hat { -contracts($done) } erfüllt.
event_fails =
    { $guard ->
        [true] Ein Leibwächter springt dazwischen.{ " " }
       *[false] { "" }
    }<b>{ VICTIM($city) } lebt.</b>
event_guard = { VICTIM($city) } engagiert Leibwächter <b>{ $number }</b>.
event_no-guard = Für { VICTIM($city) } ist kein Leibwächter mehr da.
event_guard-leaves =
    Leibwächter { LIST($numbers) } von { VICTIM($city) } { COUNT($numbers) ->
        [one] geht
       *[other] gehen
    } nach Hause.
event_gives = { -who($who) } gibt { -who($to) } dafür den Auftrag <b>{ VICTIM($city) }</b>.
event_discards = { -who($who) } legt ab: { LIST(ALIKE($cards), of: "alike") }.
event_keeps = { -who($who) } behält <b>{ CARD($card, form: "acc") }</b>.
event_runs = { -who($who) } versucht, aus { PLACE($city) } zu entkommen.
event_gets-away = <b>{ -who($who) } entkommt.</b> Ziel: { PLACE($to) }.
event_prison = <b>{ -who($who) } wird erwischt</b> und muss für { -turns($turns) } ins Gefängnis.
event_hides = { -who($who) } taucht in { PLACE($city) } für { -turns($turns) } unter.
event_wins = <b>{ -who($who) } gewinnt.</b>
event_wins-shared = <b>{ LIST($winners, of: "who") } teilen sich den Sieg.</b>
event_out-of-time = <b>Die Zeit ist um.</b>
heading_turn = Runde { $round }, { -who($who) }

## Wie es endet

-cause =
    { $cause ->
        [four] vier Aufträge erfüllt
       *[most] die meisten Aufträge nach der letzten Runde
    }
outcome_out-of-time = Die Zeit ist um: Die Aufträge bekommt jemand, der schneller ist.
outcome_you = Du gewinnst: { -cause }.
outcome_won = { -who($who) } gewinnt: { -cause }.
outcome_shared = { LIST($winners, of: "who") } teilen sich den Sieg: { -cause }.
