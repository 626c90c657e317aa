### Was gefragt, geantwortet und erzählt wird, solange die Nacht dauert.


## Was zu entscheiden ist

-aims =
    { $close ->
        [0] { -dice($dice) }
       *[other]
            { $dice ->
                [0] { $close } für Ring 1
               *[other] { -dice($dice) } und { $close } für Ring 1
            }
    }
prompt_take = Wähle ein Mitglied für dein Team. Jede Rolle geht nur einmal.
prompt_act = Wähle, wer als Nächstes handelt.
prompt_act-called = Wähle, was { NAME($called) } tut.
prompt_aim =
    { NAME($member) }: { $naming ->
        [true] Nenne
       *[false] Wähle
    } das nächste Ziel (noch { -aims }).
prompt_flexible =
    Dunham hat { $with ->
        [grenade] für die Granate{ " " }
       *[other] { "" }
    }eine { $die } gewürfelt. Wähle das Ziel.
prompt_ardor = { $rolled } Mit Eifer neu würfeln?
prompt_ardor-one-of = { $rolled } Mit Eifer einen davon neu würfeln?
prompt_melee = Der Angriff aus { -place($segment) } ging daneben. Soll Cooper dort einen Zombie entfernen?
prompt_first-aid = Die Zombies treffen. Erste Hilfe versuchen?
prompt_victim = Die Zombies in { -place($segment) } treffen. Wähle, wer fällt.
prompt_consent = { $by } möchte, dass { NAME($member) } fällt. Bist du einverstanden?
prompt_settle = Die Zombies in { -place($segment) } treffen. Wähle, wer fällt.
prompt_settle-refused = { $refuses } lehnt ab. Wähle, wer fällt.
prompt_tripwire = Wähle, welche Gruppe in Krussovs Stolperdraht läuft.
prompt_air-recon = Die Würfel zeigen Blau { $blue } und Braun { $brown }. Wähle, welche zwei Zombies wegbleiben.
prompt_scatter = Streuung: noch einen aus { -place($segment) } entfernen?
prompt_inspire = Cole spornt an. Wähle, wer einen Extrawürfel bekommt.
prompt_call = Wähle, wer als Nächstes handelt.

## Dasselbe für alle, die zusehen

watched_take = Das Team wird zusammengestellt.
watched_act = Das Team entscheidet, wer als Nächstes handelt.
watched_act-called = { NAME($called) } ist dran.
watched_aim = { NAME($member) } sucht das nächste Ziel (noch { -aims }).
watched_flexible = Dunham hat eine { $die } gewürfelt und sucht ein Ziel.
watched_ardor = { $rolled } Cooper darf neu würfeln lassen.
watched_ardor-one-of = { $rolled } Cooper darf einen davon neu würfeln lassen.
watched_melee = Der Angriff aus { -place($segment) } ging daneben. Cooper darf dort einen Zombie entfernen.
watched_first-aid = Die Zombies treffen. Vanderbilt darf Erste Hilfe versuchen.
watched_victim = Die Zombies in { -place($segment) } treffen. Das Team entscheidet, wer fällt.
watched_consent = { $by } möchte, dass { NAME($member) } fällt. { $asked } entscheidet.
watched_settle = Die Zombies in { -place($segment) } treffen. Der { -settler } entscheidet, wer fällt.
watched_settle-refused = { $refuses } lehnt ab. Der { -settler } entscheidet, wer fällt.
watched_tripwire = Krussov sucht eine Gruppe für seinen Stolperdraht.
watched_air-recon = Die Würfel zeigen Blau { $blue } und Braun { $brown }. Ayden wählt, welche zwei Zombies wegbleiben.
watched_scatter = Streuung: Mobutu darf noch einen aus { -place($segment) } entfernen.
watched_inspire = Cole wählt, wer einen Extrawürfel bekommt.
watched_call = Der { -settler } entscheidet, wer als Nächstes handelt.

## Was liegt, wenn Eifer einen Würfel neu werfen darf

-lies =
    { EFFECT($it) ->
        [miss] daneben
        [hit] Treffer
       *[more] Treffer, noch ein Würfel
    }
-lying = eine { ROLLED($it) } ({ -lies($it) })
-lying-at = eine { ROLLED($it) } ({ LIST(TARGET($it), of: "place") }, nötig { NEEDED($it) }: { -lies($it) })
lying_below = { NAME($member) } hat eine { $rolled } und braucht weniger als { $needs }.
lying_needs =
    { NAME($member) } hat eine { $rolled } und braucht { $needs ->
        [6] eine 6
       *[other] { $needs } oder mehr
    }.
lying_better = { NAME($member) } hat eine { $rolled }; { -results($from) } wäre es besser.
lying_blast = { NAME($member) } hat eine { $rolled } für die Explosion; { -results($from) } wäre es besser.
lying_alike = { NAME($member) } hat { LIST($dice, of: "lying", by: " und ") }; jeder braucht eine { $needs }.
lying_each = { NAME($member) } hat { LIST($dice, of: "lying-at", by: " und ") }.

## Antworten

-in-ring = Ring { RING(SEGMENT($it)) }: { -zombies(ZOMBIES($it)) }
answer_take = { NAME($member) }, { ROLE(ROLE_OF($member)) }: { WEAPON(ARM($member)) }
answer_call = { NAME($member) } aufrufen
answer_fall = { NAME($member) } fällt
answer_accept = Einverstanden: { NAME($member) } fällt
answer_refuse = Ablehnen
answer_inspire = { NAME($member) } den Würfel geben
answer_waive = { NAME($member) } feuert nicht
answer_attack = { NAME($member) }: { WAY($way) } auf { LIST($at, of: "place", by: " und ") } ({ LIST($standing, of: "zombies", by: " und ") })
answer_goes-on = { LIST($at, of: "place", by: " und ") }: { LIST($standing, of: "zombies", by: " und ") }
answer_burn = { NAME($member) }: { WAY($way) } auf { -column($column) } ({ LIST($groups, of: "in-ring", by: "; ") })
answer_tripwire =
    { $large ->
        [true] Fünf
       *[false] Einen
    } von { -zombies($standing) } in { -place($at) } entfernen
answer_roll-first = { NAME($member) }: erst würfeln, dann zielen
answer_lob = { NAME($member) }: erst die Granate werfen, dann zielen
answer_keep-away = Überall einer weniger
answer_keep-away-two = { -column($column) }: 2 weniger
answer_melee = Einen entfernen
answer_spare = Stehen lassen
answer_reroll = Neu würfeln
answer_reroll-one = Die { $rolled } neu würfeln
answer_reroll-at = Die { $rolled } für { LIST($at, of: "place") } neu würfeln
answer_keep = Behalten
answer_keep-all = Alle behalten
answer_first-aid = Erste Hilfe versuchen
answer_hold-aid = Für später aufheben
answer_scatter = Noch einen entfernen
answer_no-scatter = Stehen lassen
answer_no-tripwire = Kein Stolperdraht

## Was geschah

-arrives =
    { ZOMBIES($it) ->
        [0] <b>Kein Zombie</b> kommt
        [one] <b>{ -zombies(ZOMBIES($it)) }</b> kommt
       *[other] <b>{ -zombies(ZOMBIES($it)) }</b> kommen
    } auf { -column(SEGMENT($it)) }
-also-arrives =
    <b>{ ZOMBIES($it) ->
        [0] keiner
       *[other] { -zombies(ZOMBIES($it)) }
    }</b> auf { -column(SEGMENT($it)) }
-with =
    { $with ->
        [rifle] { "" }
       *[other] { " " }({ WAY($with) })
    }
-needed =
    { $needs ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(nötig: { $needs })
    }
event_taken = <b>{ NAME($member) }</b> kommt ins Team.
event_taken-by = { $who } nimmt <b>{ NAME($member) }</b>.
event_turn = Zug { $turn }: Der Marker steht auf <b>{ -place($marker) }</b>.
event_refill = Eine neue Runde: Alle bekommen wieder eine Handgranate.
event_zombies-attack =
    { -zombies($zombies) } in <b>{ -place($segment) }</b> { $zombies ->
        [one] greift
       *[other] greifen
    } an: Eine { $die } { $hit ->
        [true] <b>trifft das Team</b>
       *[false] geht daneben
    }.
event_lone-zombie = Ein einzelner Zombie in <b>{ -place($segment) }</b> greift an, kann aber nicht treffen.
event_melee-expert = <b>Cooper</b> erledigt einen im Nahkampf: { -left-in }.
event_first-aid =
    Erste Hilfe: Vanderbilt würfelt eine { $die } (nötig: weniger als { $living }){ $works ->
        [true] { " " }und <b>hebt den Treffer auf</b>
       *[false] , das hilft nicht
    }.
event_ardor = Eifer: <b>{ NAME($member) }</b> würfelt die { $from } neu und bekommt eine <b>{ $to }</b>.
event_victim-die = <b>{ NAME($member) }</b> würfelt eine { $die }.
event_named = { $by } möchte, dass <b>{ NAME($member) }</b> fällt.
event_refused = { $refuses } lehnt ab: Der { -settler } entscheidet.
event_settled = Der { -settler } wählt <b>{ NAME($member) }</b>.
event_removed =
    <b>{ NAME($member) } fällt.</b> { $left ->
        [0] Niemand ist übrig.
        [one] Noch eine Person lebt.
       *[other] Noch { $left } leben.
    }
event_tripwire = Stolperdraht: <b>{ -fallen($removed) } erledigt</b> in { -place($segment) }.
event_zombies-move =
    <b>{ -zombies($moved) }</b> { $moved ->
        [one] kommt
       *[other] kommen
    } näher.
event_air-recon =
    Luftaufklärung: { -zombies($fewer) } { $fewer ->
        [one] bleibt
       *[other] bleiben
    } weg.
event_spawn-none = Die Würfel zeigen Blau { $blue } und Braun { $brown }: Niemand kommt.
event_spawn = Die Würfel zeigen Blau { $blue } und Braun { $brown }: { -arrives($first) }.
event_spawn-two = Die Würfel zeigen Blau { $blue } und Braun { $brown }: { -arrives($first) }, { -also-arrives($second) }.
event_called = <b>{ NAME($member) }</b> ist dran.
event_shot = <b>{ NAME($member) }</b>{ -with } würfelt eine { $die }{ -needed }: <b>{ -fallen($killed) } erledigt</b>, { -left-in }.
event_shot-missed = <b>{ NAME($member) }</b>{ -with } würfelt eine { $die }{ -needed } und verfehlt { -place($segment) }.
event_shot-launched = <b>{ NAME($member) }</b>{ -with } würfelt eine { $die }{ -needed } und <b>trifft</b> { -place($segment) }.
event_blast = <b>{ NAME($member) }</b> würfelt eine { $die } für die Explosion: <b>{ -fallen($killed) } erledigt</b>, { -left-in }.
event_flexible-miss = <b>Dunham</b> würfelt eine { $die } und kann damit nichts treffen.
event_confusion =
    Verwirrung: { -zombies($zombies) } in { -place($segment) } <b>{ $zombies ->
        [one] zieht
       *[other] ziehen
    } nicht</b>.
event_breakthrough =
    Durchbruch: { $zombies } Zombies in Ring 1 geben Cole dort { $dice } { $dice ->
        [one] Angriff
       *[other] Angriffe
    } mehr.
event_inspire = Cole spornt <b>{ NAME($member) }</b> an: ein Extrawürfel.
event_scatter = Streuung: <b>noch ein Zombie erledigt</b>, { -left-in }.
event_dice-lost =
    <b>{ NAME($member) }</b> hat kein Ziel mehr für { $dice ->
        [one] den letzten
       *[other] die letzten { $dice }
    } Würfel.
event_waive = <b>{ NAME($member) }</b> feuert nicht.
event_turn-ends = Zug { $turn } endet mit { -zombies($zombies) } auf dem Brett.
event_rescued =
    <b>Der Hubschrauber landet.</b> { $living ->
        [one] Eine Person aus dem Team hat
       *[other] { $living } aus dem Team haben
    } es geschafft.
event_overrun = <b>Das Team ist überrannt</b> in Zug { $turn }.

## Die Teile eines Zuges, und was gerade läuft

part = Zug { $turn }, { -phase }
resolving_part = Zug { $turn }, { -phase }. Greifen noch an: { LIST($next, of: "column", by: ", ") }
resolving_ardor = Eifer: die { $rolled } neu würfeln?
resolving_ardor-one-of = Eifer: { LIST($rolled, by: ", ") }, einen davon neu würfeln?
resolving_target = Flexibel: Ziel für die { $die } wählen
resolving_act = { NAME($member) }, { WAY($attack) }
resolving_act-at = { NAME($member) }, { WAY($attack) }: { -place($at) }
resolving_attack =
    Die Zombies in Ring 1 treffen{ $hits ->
        [true] { "" }
       *[false] { " " }nicht
    }
resolving_attack-from =
    Die Zombies in { -place($from) } treffen{ $hits ->
        [true] { "" }
       *[false] { " " }nicht
    }
resolving_spawn = Es kommen: Blau { $blue }, Braun { $brown }
resolving_first-aid = Erste Hilfe: den Treffer aufheben?
resolving_melee = Nahkämpfer: einen entfernen?
resolving_victim = Jemand fällt
resolving_consent = Wer fallen soll, wird gefragt
resolving_settle = Keine Einigkeit, wer fällt
resolving_tripwire = Stolperdraht: welche Gruppe?
resolving_air-recon = Luftaufklärung: welche zwei bleiben weg?
resolving_scatter = Streuung: noch einen entfernen?
resolving_inspire = Ansporn: wer bekommt einen Würfel?
resolving_move = Die Zombies ziehen einen Ring nach innen

## Was sonst ginge, und wie es endet

help_attack = { NAME($member) } kann dort angreifen ({ WAY($way) }).
outcome_rescued = Der Hubschrauber landet: Das Team ist gerettet.
outcome_overrun = Das Team ist überrannt: Die Nacht ist verloren.
