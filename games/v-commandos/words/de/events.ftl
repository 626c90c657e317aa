### Was geschah, je eine Zeile.


## Aufbau

event_column = Der Einsatz: <b>{ LIST($terrains, of: "MISSION") }</b>.
event_picked =
    <b>{ -subject($who) }</b> { $replaces ->
        [true] übernimmt
       *[false] ist dabei
    }, Seite { $side }: { ABILITY($ability) }.
event_picked-by = { $leader } führt <b>{ -acc($who) }</b>, Seite { $side }: { ABILITY($ability) }.
event_gander = Gander geht mit { -dat($host) }.
event_assigned = Einsatzort für { -acc($who) }: { MISSION($terrain) }.
event_laid-out =
    { MISSION($terrain) }: { $guards ->
        [one] { $guards } Gegner hält
       *[other] { $guards } Gegner halten
    } Wache.{ $alarm ->
        [true] { " " }Bei so vielen Kommandos <b>ertönt sofort der Alarm</b>.
       *[false] { "" }
    }

## Das Ereignis

event_event =
    <b>{ EVENT-CARD($event) }</b>: { $idle ->
        [true] Keine Wirkung hier.
       *[false] { $text }
    } Die Gegner werden nach { SIDE($direction) } gehen.
event_event-unknown =
    <b>{ EVENT-CARD($event) }</b>: { $idle ->
        [true] Keine Wirkung hier.
       *[false] { $text }
    } Wohin die Gegner gehen, ist noch offen.
event_reshuffled =
    Der Ereignisstapel ist leer: { $cards ->
        [one] { $cards } Karte wird
       *[other] { $cards } Karten werden
    } neu gemischt.
event_entrance-chosen =
    { -entrance-at($entrance) } zieht in dieser Runde { $by ->
        [none] nichts
       *[other] { $by } mehr
    }.
event_tile-chosen = Die Karte betrifft { -tile($tile) }.
event_special-comes = <b>{ ENEMY($enemy) }</b> kommt an { -entrance-at($entrance) }.
event_waiting-leave =
    { $enemies ->
        [one] { $enemies } Gegner zieht
       *[other] { $enemies } Gegner ziehen
    } von { -entrance-at($entrance) } ab.
event_smoke-moves = Rauch treibt von { -tile($from) } auf { -tile($to) }.
event_kit-drawn = Gezogen: { LIST(KITS($kit), of: "kits") }.
event_kit-drawn-none = Es ist kein Plättchen mehr da.
event_kit-lands = Auf { -tile($tile) }: { LIST(KITS($kit), of: "kits") }.
event_kit-lands-none = Es wird nichts gefunden.
event_kit-given = { -subject($who) } bekommt { LIST(KITS($kit), of: "kits") }.
event_kit-given-none = { -subject($who) } bekommt nichts.

## Kommandos

event_activates = { -subject($who) } ist am Zug.
event_moves =
    { -subject($who) } { $careful ->
        [true] schleicht
       *[false]
            { $up ->
                [true] kommt
               *[false] geht
            }
    } auf { -tile($to) }{ $up ->
        [true] { " " }herauf
       *[false] { "" }
    }{ $visible ->
        [true] { " " }und wird <b>gesehen</b>
       *[false] { "" }
    }.
event_goes-down = { -subject($who) } geht auf { -tile($from) } in den Untergrund.
event_stealth =
    Tarnprobe für { -acc($who) }: { LIST($dice, by: ", ") }. { $found ->
        [true] <b>Entdeckt!</b>
       *[false] Weiter getarnt.
    }
event_visible = <b>{ -subject($who) } wird gesehen.</b>
event_uniform-lost = { -subject($who) } verliert die Uniform.
event_alarm = <b>Der Alarm ertönt</b> ({ MISSION($terrain) }).
event_alarm-muted = Dank der gekappten Drähte bleibt der Alarm still ({ MISSION($terrain) }).
event_alarm-off =
    Der Alarm { $how ->
        [silenced] ist abgestellt
       *[fuse] verstummt
    } ({ MISSION($terrain) }).
event_shoots = { -subject($who) } schießt auf { -tile($tile) } ({ WEAPON($weapon) }): { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_strikes =
    { -subject($who) } { $with ->
        [grenade] wirft eine Granate auf
       *[bombardment] bombardiert
    } { -tile($tile) }: { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_overpowers =
    { -subject($who) } { FOE($victim) ->
        [barrel] zerstört das Gasfass
       *[other] schaltet im Nahkampf aus: { -victim($victim) }
    }.
event_eliminated = Ausgeschaltet auf { -tile($tile) }: { LIST(ENEMIES($enemies), of: "enemies") }.
event_loot =
    Gefunden auf { -tile($tile) }: { LIST(KITS($kit), of: "kits") }{ $spotted ->
        [0] { "" }
       *[other] , <b>Entdeckt</b>
    }.
event_loot-spotted = Gefunden auf { -tile($tile) }: <b>Entdeckt</b>.
event_loot-none = Gefunden auf { -tile($tile) }: nichts.
event_door-opens =
    Die Tür zwischen { LIST(BOTH($door), of: "quoted") } ist { $how ->
        [shot] aufgeschossen
        [crowbar] aufgebrochen
        [charge] aufgerammt
        [keys] aufgeschlossen
       *[blast] aufgesprengt
    }.
event_barricaded = { -entrance-at($entrance) } ist verbarrikadiert.
event_barricade-breaks = Die Barrikade bricht: { -entrance-at($entrance) }.
event_trapdoor =
    Die Luke auf { -tile($tile) } ist { $to ->
        [open] jetzt offen
       *[blocked] versperrt
    }.
event_saves = { -subject($who) } spart eine Aktion auf.
event_plus = { -subject($who) } bekommt ein [+1].
event_healed = { -subject($who) } entfernt { -wounds($wounds) }.
event_healed-by = { -subject($by) } versorgt { -acc($who) }: { -wounds($wounds) } weniger.
event_gander-healed = Gander ist wieder gesund.
event_dons = { -subject($who) } zieht eine gegnerische Uniform an.
event_emplaces =
    { -subject($who) } bringt auf { -tile($tile) } TNT an{ $timer ->
        [0] { "" }
        [1] { "." } Es explodiert in dieser Endphase
       *[other] { "." } Es explodiert in { $timer } Endphasen
    }.
event_detonates = { -subject($who) } zündet das TNT auf { -tile($tile) }.
event_explosion = <b>Explosion</b> auf { -tile($tile) }.
-drop-spotted =
    { $spotted ->
        [0] { "" }
       *[other] { " " }({ $spotted }-mal Entdeckt)
    }
event_airdrop = { -subject($who) } fordert einen Abwurf an{ -drop-spotted }: { LIST(KITS($kit), of: "kits") } auf { -tile($tile) }.
event_airdrop-lost = { -subject($who) } fordert einen Abwurf an{ -drop-spotted }: <b>Er ist verloren</b>.
event_smoke = { -subject($who) } legt Rauch auf { -tile($tile) }.
event_panzerfaust = { -subject($who) } feuert eine Panzerfaust auf { -tile($tile) }.
event_barrel-bursts = <b>Gas</b> auf { -tile($tile) }.
event_barrel-gone = Das Fass auf { -tile($tile) } ist weg.
event_wire-cut = { -subject($who) } durchtrennt das Kabel des Goliaths: Sein TNT liegt auf { -tile($tile) }.
event_goliath-moves = Der Goliath rollt von { -tile($from) } auf { -tile($to) }.
event_works =
    { -subject($who) } arbeitet am Einsatzziel{ $left ->
        [0] { "" }
       *[other] , noch { $left }-mal
    }.
event_takes = { -subject($who) } hat { -thing($objective, case: "accusative") }.
event_takes-along = { CAPITAL(-thing($objective, case: "nominative")) } geht mit { -dat($who) }.
event_item-lies = Auf { -tile($tile) }: { -thing($objective, case: "nominative") }.
event_objective = <b>Einsatzziel erfüllt: { OBJECTIVE(AIM($objective)) }.</b>
event_ability = { -subject($who) } setzt ein: { ABILITY($ability) }.
event_direction = Die Gegner werden nach { SIDE($direction) } gehen.
event_looks = { -subject($who) } sieht voraus: { LIST($events, of: "EVENT-CARD") }.
event_collects = { -subject($who) } sammelt ein: { KIT($kit) }.
event_drops = { -subject($who) } legt ab: { KIT($kit) }.
event_nest =
    { -subject($who) } steigt { $inside ->
        [true] ins Nest
       *[false] aus dem Nest
    }.
event_rerolls =
    { $by ->
        [gander] Gander
       *[binoculars] { -subject($who) }
    } wirft die { $was } neu: <b>{ $is }</b>.

## Gegner

event_enemy-step =
    { $step ->
        [reinforcements] Verstärkung der Gegner.
        [movement] Bewegung der Gegner.
       *[fire] Beschuss durch die Gegner.
    }
event_goliaths-activated = Die Goliaths sind aktiv ({ MISSION($terrain) }).
event_drawn = { -entrance($entrance) }: { LIST($drawn, of: "enemies") } gezogen.
event_drawn-none = { -entrance($entrance) }: nichts gezogen.
event_enters =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] betritt
       *[other] betreten
    } { -tile($tile) }{ $waiting ->
        [0] { "" }
        [one] ; { $waiting } wartet draußen
       *[other] ; { $waiting } warten draußen
    }.
event_specials-join =
    { $specials ->
        [one] { $specials } Spezialgegner kommt
       *[other] { $specials } Spezialgegner kommen
    } in den Beutel.
event_follows = Die Gegner gehen nach { SIDE($direction) }.
event_follows-visible = Die Gegner rücken auf die Gesehenen zu.
event_enemies-move =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] geht
       *[other] gehen
    } von { -tile($from) } auf { -tile($to) }.
event_enemies-come =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] kommt
       *[other] kommen
    } auf { -tile($to) }.
event_guards = { ENEMY($enemy) } hält Wache auf { -tile($tile) }.
event_relieved = { ENEMY($enemy) } auf { -tile($tile) } hat nichts mehr zu bewachen und darf gehen.
event_fires = Gegner schießen auf { -acc($who) }: { LIST($dice, by: ", ") } ({ $needed } oder mehr trifft). <b>{ -hits($hits) }.</b>
event_wounded = { -subject($who) } bekommt { -wounds($wounds) }.
event_gander-hurt = Gander fängt einen Treffer ab.
event_critical = <b>{ -subject($who) } ist im kritischen Zustand.</b> Bis zum Ende der nächsten Runde muss Erste Hilfe kommen.
event_fallen =
    <b>{ -subject($who) } { $by ->
        [wounds] erliegt den Wunden
        [gas] stirbt im Gas
       *[explosion] stirbt in der Explosion
    }.</b>
event_slips-away = { -subject($who) } entkommt in den Untergrund.
event_cheats-death = { -subject($who) } würfelt eine { $die }: heute nicht.
event_cheats-death-in-vain = { -subject($who) } würfelt eine { $die }: das ist das Ende.

## Das Ende

event_gas-clears = Das Gas verzieht sich.
event_complete = <b>{ MISSION($terrain) } ist abgeschlossen.</b>
event_cleaned-up = Gegner und Ausrüstung kommen zurück in die Beutel.
event_success = <b>Einsatz gelungen.</b>
failure_bag = Der Gegnerbeutel ist leer. <b>Der Einsatz ist gescheitert.</b>
failure_eliminated = Alle Kommandos sind ausgeschaltet. <b>Der Einsatz ist gescheitert.</b>
failure_no-replacement = Niemand ist mehr da, der übernehmen könnte. <b>Der Einsatz ist gescheitert.</b>
failure_card = Die Zeit ist um. <b>Der Einsatz ist gescheitert.</b>
