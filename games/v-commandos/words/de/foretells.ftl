### Was eine Tat bewirken würde, in kurzen Sätzen; betont ist, worauf es ankommt.


## Wendungen

# Schon eingerechnet
-again =
    { $rerolls ->
        [0] { "" }
        [one] { " " }Ein Würfel neu geworfen.
       *[other] { " " }{ $rerolls } Würfel neu geworfen.
    }
-on-terrains =
    { $several ->
        [true] { " " }({ LIST($terrains, of: "MISSION") })
       *[false] { "" }
    }

## Wen sie tötet

foretells_killed =
    <b>{ CAPITAL(LIST($who, of: "the")) } { COUNT($who) ->
        [one] stirbt
       *[other] sterben
    } { $by ->
        [gas] im Gas
       *[explosion] in der Explosion
    }{ $fire ->
        [true] , wenn der Beschuss das nicht verhindert
       *[false] { "" }
    }.</b>
foretells_escapes =
    <b>{ CAPITAL(LIST($who, of: "the")) } { COUNT($who) ->
        [one] entkommt dem Tod ein Mal, lässt alle Ausrüstung zurück und ist
       *[other] entkommen dem Tod ein Mal, lassen alle Ausrüstung zurück und sind
    } dann im Untergrund.</b>
foretells_lost = <b>Dann ist niemand mehr da: Der Einsatz scheitert.</b>

## Was sie kostet, und wer gesehen wird

foretells_costs-plus = Das kostet ein [+1].
foretells_costs = Das kostet { $actions } Aktionen.
foretells_shown =
    <b>{ CAPITAL(LIST($who, of: "the")) } { COUNT($who) ->
        [one] wird
       *[other] werden
    } gesehen.</b>
foretells_tries-to-hide =
    <b>{ CAPITAL(LIST($who, of: "the")) } { COUNT($who) ->
        [one] versucht
       *[other] versuchen
    }, sich zu verstecken.</b>
foretells_hides =
    <b>{ CAPITAL(LIST($who, of: "the")) } { COUNT($who) ->
        [one] ist
       *[other] sind
    } wieder getarnt.</b>
foretells_stays-visible = <b>{ -subject($who) } wird weiter gesehen.</b>
foretells_tries-to-stay-hidden = <b>{ -subject($who) } versucht, getarnt zu bleiben.</b>
foretells_stays-stealthy = <b>{ -subject($who) } bleibt getarnt.</b>
foretells_alarm = Der Alarm schrillt{ -on-terrains }.
foretells_alarm-again = Wer gesehen wird, löst den Alarm sofort wieder aus{ -on-terrains }.
foretells_muted = Die gekappten Drähte schlucken einen Alarm.
foretells_quiet = Das verrät nichts.

## Was Würfel entscheiden

foretells_fire =
    { $enemies ->
        [one] { $enemies } Gegner schießt
       *[other] { $enemies } Gegner schießen
    } mit <b>{ $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    }, { $needed }+ trifft</b>: <b>{ -chance($critical) }</b>, dass { -the($who) } in den kritischen Zustand gerät.{ -again }
foretells_stealth =
    { $dice ->
        [one] { $dice } Gegner dort würfelt
       *[other] { $dice } Gegner dort würfeln
    } gegen die Tarnung: <b>{ -chance($unseen) }</b>, dass niemand { -acc($who) } findet.{ -again }
foretells_attack = { $dice } Würfel, { $needed }+ trifft: <b>{ -chance($chance) }</b>, mindestens einen auszuschalten.{ -again }
foretells_attack-in-vain = { $dice } Würfel, { $needed }+ trifft.{ -again }
foretells_fast = Ein Würfel davon fürs Standhalten.
foretells_nest = Den Gegner im Nest trifft nur <b>{ $nest }+</b>.
foretells_spill = <b>{ -chance($chance) }</b>, dass überzählige Treffer { LIST($who, of: "acc") } verwunden.
foretells_spill-critical =
    <b>{ -chance($chance) }</b>, dass { LIST($who, of: "the") } in den kritischen Zustand { COUNT($who) ->
        [one] gerät
       *[other] geraten
    }.
foretells_barrel = <b>{ -chance($bursts) }</b>, dass das Fass platzt.
foretells_barrel-kills =
    { $bursts ->
        [true] Wenn es platzt
       *[false] Trifft es das Fass
    }, <b>{ COUNT($who) ->
        [one] stirbt
       *[other] sterben
    } { LIST($who, of: "the") } im Gas</b>.
foretells_spotted = <b>{ -chance($chance) }</b>, dass { -the($who) } durch ein Plättchen „Entdeckt“ gesehen wird.

## Wohin die Gegner dann gehen

foretells_come = Die Gegner gehen dann auf { LIST($who, of: "acc") } zu.
foretells_lose = Die Gegner verlieren { LIST($who, of: "acc") } aus den Augen.
foretells_lose-and-go = Die Gegner verlieren { LIST($who, of: "acc") } aus den Augen und gehen nach { SIDE($direction) }.
foretells_go = Die Gegner gehen dann nach { SIDE($direction) }.
