### Was gefragt, geantwortet und erzählt wird.


## Was zu entscheiden ist

-asked =
    { $owner ->
        [mine] Du bist am Zug
        [bear] Bär
       *[woman] Frau
    }
prompt_first = { -asked }: Lege das erste von zwei Plättchen
prompt_second = { -asked }: Lege das zweite Plättchen
prompt_score = { -asked }: Wähle, welches umschlossene Plättchen als Nächstes gewertet wird
watched_first = { $who } legt das erste von zwei Plättchen.
watched_second = { $who } legt das zweite Plättchen.
watched_score = { $who } wählt, welches umschlossene Plättchen als Nächstes gewertet wird.

## Antworten

answer_piece = { -piece($piece) } auf { -cell }
answer_crown = Krone { $slot } auf { -cell }
answer_tile = Plättchen { $slot } auf { -cell }
answer_other-tile = { -nth($slot) } Plättchen der anderen Seite
answer_pass = passen
answer_score = werte das Plättchen auf { -cell }

## Was eine Antwort bewirkt

foretells_all =
    { $of ->
        [one] Die eine Seite passt.
        [2] Beide Seiten passen.
       *[other] Alle { $of } Seiten passen.
    }
foretells_some =
    { $matching } von { $of } Seiten { $matching ->
        [one] passt
       *[other] passen
    }.
foretells_order =
    { $mine ->
        [true] Du bestimmst
       *[false] { -the-side($side) } bestimmt
    }, welches davon zuerst gewertet wird.

## Was geschehen ist

event_sides =
    { $mine ->
        [true] Du bist der <b>Bär</b> und beginnst.
       *[false] Der <b>Bär</b> beginnt.
    }
event_rack =
    { $mine ->
        [true] Du deckst
       *[false] { -the-side($side) } deckt
    } { COUNT($drawn) } Plättchen auf.
event_market =
    In die Auslage { COUNT($drawn) ->
        [one] kommt
       *[other] kommen
    } { LIST($drawn, of: "COLOUR", by: ", ") }.
event_start-crown = Eine <b>{ -crown($colour) }</b> liegt zu Beginn auf { -cell }.
event_crown =
    { $mine ->
        [true] Du legst
       *[false] { -the-side($side) } legt
    } eine <b>{ -crown($colour) }</b> auf { -cell }.
event_tile =
    { $mine ->
        [true] Du legst
       *[false] { -the-side($side) } legt
    } <b>ein Plättchen</b> ({ -edges($laid) }) auf { -cell }.
event_score =
    { $mine ->
        [true] Dein Plättchen
       *[false] Das Plättchen { -of-side($side) }
    } auf { -cell } ist umschlossen, <b>{ $matching ->
        [0] keine Seite passt
        [one] { $matching } Seite passt
       *[other] { $matching } Seiten passen
    }</b>: { $coins ->
        [0] Nichts geschieht
        [one] { SIGNED($coins) } Münze
       *[other] { SIGNED($coins) } Münzen
    }.
event_pay =
    <b>{ $mine ->
        [true] Du zahlst
       *[false] { -the-side($side) } zahlt
    }</b> { -coins($paid) }.
event_pay-part =
    <b>{ $mine ->
        [true] Du schuldest
       *[false] { -the-side($side) } schuldet
    }</b> { -coins($owed) } und { $mine ->
        [true] kannst
       *[false] kann
    } nur { $paid } zahlen.
event_reward =
    <b>{ $mine ->
        [true] Du nimmst
       *[false] { -the-side($side) } nimmt
    }</b> { -coins($taken) }.
event_reward-part =
    <b>{ $mine ->
        [true] Du nimmst
       *[false] { -the-side($side) } nimmt
    }</b> { $taken } von { -coins($due) }: Der Vorrat ist leer.
event_broke =
    <b>{ $mine ->
        [true] Du bist
       *[false] { -the-side($side) } ist
    } pleite.</b>
event_broke-both = <b>Bär und Frau sind pleite</b>, beide zugleich.
event_pass =
    { $mine ->
        [true] Du kannst
       *[false] { -the-side($side) } kann
    } nichts legen und <b>passt</b>.
event_only-one =
    { $mine ->
        [true] Du kannst
       *[false] { -the-side($side) } kann
    } kein zweites Plättchen legen.
event_compare =
    { $cause ->
        [crowns] Die Kronen sind aufgebraucht
       *[other] Beide haben gepasst
    }: Die Beutel werden verglichen, <b>{ LIST($purses, by: " zu ") }</b>.
heading_setup = Aufbau
heading_turn =
    Zug { $turn }, { $mine ->
        [true] du
       *[false] { -side($side) }
    }

## Was stattdessen ginge

help_turn =
    { $more ->
        [1] eine Vierteldrehung
        [2] eine halbe Drehung
       *[other] eine Vierteldrehung zurück
    }, dann passt es hier.
help_tile = ein Plättchen mit einer Seite in { COLOUR($colour) } ({ SIGN($colour) }), etwa dein { -nth($slot) }.
help_another = ein anderes deiner Plättchen: Dein { -nth($slot) } passt hier.
help_crown = die { -crown($colour) } aus der Auslage passt hier.
help_elsewhere =
    { $kind ->
        [tile] lege dieses Plättchen
       *[crown] lege diese Krone
    } auf ein anderes Feld, etwa { LIST($places, of: "place", by: " oder ") }.
help_own = eines deiner eigenen Plättchen oder eine Krone aus der Auslage.
help_score = wähle eines der leuchtenden Plättchen.

## Wie es endet

-winner =
    { $you ->
        [true] Du gewinnst
       *[false] { $winner } gewinnt
    }
outcome_crowns = { -winner }: Der vollere Beutel entscheidet.
outcome_passes = { -winner }: Niemand kann mehr legen, der vollere Beutel entscheidet.
outcome_broke = { -winner }: { $loser } ist pleite.
outcome_you-broke = { $winner } gewinnt: Du bist pleite.
outcome_draw_broke = Unentschieden: Beide sind zugleich pleite.
outcome_draw_crowns = Unentschieden: Die Beutel sind gleich voll.
outcome_draw_passes = Unentschieden: Niemand kann mehr legen, die Beutel sind gleich voll.
