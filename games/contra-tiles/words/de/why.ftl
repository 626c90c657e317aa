### Warum etwas nicht geht.


## Während gewertet wird

why_scoring_trigger_tile = Dieses Plättchen ist <b>nicht umschlossen</b>: Mindestens eine Seite ist noch offen.
why_scoring_trigger_crown = Eine <b>Krone</b> wird nie gewertet, nur Spielerplättchen.
why_scoring_trigger_nothing = Hier <b>liegt kein Plättchen</b>, das gewertet werden könnte.
why_scoring_trigger_unlaid = Umschlossene Plättchen werden <b>zuerst gewertet</b>; danach geht der Zug weiter.
why_scoring_once = Dieses Plättchen <b>ist schon gewertet</b>, und jedes wird nur einmal gewertet.
why_scoring_several-at-once = <b>{ -the-side($side) }</b> ist am Zug und sagt, was als Nächstes gewertet wird.

## Während gelegt wird

-beside =
    { COUNT($crowns) ->
        [one] An diesem Feld liegt nur <b>die { LIST($crowns, of: "crown") }</b>
       *[other] Die Kronen an diesem Feld sind <b>{ LIST($crowns, of: "stem", by: " und ") }</b>
    }
why_place-player_match-one = { -beside }, und dein Plättchen hat <b>keine Seite in { LIST($crowns, of: "COLOUR", by: " oder ") }</b>, wie du es auch drehst.
why_place-player_turned = { -beside }, und <b>so gedreht</b> zeigt dein Plättchen dort eine andere Farbe.
why_place-player_adjacent-crown = Dein Plättchen muss mit einer Seite an einer <b>Krone</b> liegen, und an diesem Feld liegt keine.
why_place-crown_match-one =
    { $edges ->
        [one] Die Seite an diesem Feld ist
       *[other] Die Seiten an diesem Feld sind
    } <b>{ LIST($colours, of: "stem", by: " und ") }</b>, also passt { COUNT($crown) ->
        [0] diese Krone
       *[other] eine { LIST($crown, of: "crown") }
    } zu keiner.
why_place-crown_no-spoil-only = Eine Krone, die hier zu nichts passt, würde <b>nur ein Plättchen verderben</b>.
why_place-crown_adjacent-player-tile = Eine Krone muss mit einer Seite an einem <b>Spielerplättchen</b> liegen, und an diesem Feld liegt keines.
why_geometry_diagonal-is-nothing =
    Hier würde es { $needs ->
        [crown] eine Krone
       *[tile] ein Spielerplättchen
    } <b>nur an einer Ecke</b> berühren, und Ecken zählen nicht.
why_geometry_permanent = Hier <b>liegt schon etwas</b>, und was liegt, bleibt liegen.
why_turn_opening-forces-player-tile = Es liegt noch <b>kein Spielerplättchen</b>, an dem eine Krone liegen könnte; darum beginnt das Spiel mit einem deiner eigenen.
why_turn_no-player-tiles-left = Du hast <b>keine Plättchen mehr</b>; du kannst nur noch Kronen legen.
why_turn_mandatory = Danach wäre <b>kein Platz für ein zweites Plättchen</b>. Anderswo gelegt bleibt Platz.
why_turn_may-place = Du kannst noch <b>etwas legen</b>.
why_turn_alternate = <b>{ -the-side($side) }</b> ist am Zug.
why_setup_sides = Das ist ein Plättchen <b>{ -of-side($side) }</b>, und jede Seite legt nur ihre eigenen.
why_refill_market = Dieser Platz der Auslage ist <b>leer</b> und wird nach dem Zug aufgefüllt.
why_refill_rack = Dieser Platz ist <b>leer</b> und wird nach dem Zug aufgefüllt.
why_refill_exhausted = Der Stapel ist <b>aufgebraucht</b>, darum bleibt dieser Platz leer.
