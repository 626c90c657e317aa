### Was auf dem Brett, im Dock, im Aufbau und am Ende steht.


## Mitglieder

ability_cooper_names = Eifer, Nahkämpfer
ability_cooper_says = Ein Neuwurf pro Zug. Fehlangriffe kosten einen Zombie.
ability_cole_names = Ansporn, Durchbruch
ability_cole_says = Eine 6 verleiht einen Würfel. Mehr bei vollem Ring 1.
ability_branson_names = Feuerwalze
ability_branson_says = Verbrennt je drei in Ring 1 und 2 einer Spalte.
ability_miller_names = Feuerstoß
ability_miller_says = Vier Schüsse, nah beieinander. Ring 1 erst ab 3.
ability_nelson_names = Explosion
ability_nelson_says = Nach einem Treffer zeigt ein Würfel, wie viele fallen.
ability_kenzo_names = Ronin
ability_kenzo_says = Klinge statt Gewehr: 5 und 6 schlagen noch mal zu.
ability_mobutu_names = Streuung
ability_mobutu_says = Zwei Treffer mit Summe 10: Einer fällt mehr.
ability_alvares_names = Zielfernrohr, Verwirrung
ability_alvares_says = Braucht eins weniger. Weit draußen stoppt 5 oder 6.
ability_dunham_names = Flexibel
ability_dunham_says = Würfelt erst, zielt dann. Gewehr und Granate im Zug.
ability_krussov_names = Stolperdraht
ability_krussov_says = Nimmt einer anrückenden Gruppe ab fünf einen weg.
ability_schulz_names = Doppelschuss, Befestigung
ability_schulz_says = Ab 3 fallen zwei in Ring 1. Zombies treffen seltener.
ability_ayden_names = Luftaufklärung
ability_ayden_says = Kommen zehn oder mehr, bleiben zwei weg.
ability_vanderbilt_names = Erste Hilfe
ability_vanderbilt_says = Kann einen Treffer pro Zug aufheben.
member_button = { NAME($member) }: { $state }
member_rings = Ringe
member_reach =
    { $span ->
        [0] reicht in Ring { $near }
       *[other] reicht von Ring { $near } bis { $far }
    }
member_dice = { $n } Angriffswürfel
state_acting = Am Zug
state_aboard = An Bord
state_ready = Bereit
state_none = Kein Ziel
state_fired = Fertig
state_idle = Wartet
state_fell = Gefallen
state_fell-on = Fiel in Zug { $turn }
state_extra = +{ -dice($dice) }
grenade_has = Granate
grenade_used = Geworfen
grenade_lost = Verloren

## Das Brett

board_team = Spezialisten
board_board = Brett mit Ringen. Mit den Pfeiltasten links und rechts gehst du den Ring entlang, mit auf und ab wechselst du den Ring.
board_place = { -place($at) }
board_ring = Ring { $ring }
board_zombies = { -zombies($n) }
board_percent = { -percent($chance) }
board_curve = Zombies auf dem Brett, Zug um Zug
board_segment =
    { -place($at) }: { $zombies ->
        [0] leer
       *[other] { -zombies($zombies) }
    }{ $confused ->
        [true] , verwirrt
       *[false] { "" }
    }{ $odds ->
        [sure] , sicherer Treffer
        [some] , trifft { -results($needs) } ({ -percent($hits) })
       *[none] { "" }
    }{ $lit ->
        [true] { "" }
       *[false] , jetzt kein Ziel
    }
board_confused = verwirrt
board_sure = sicher
turn_short = Zug { $turn }
turn_rest =
    { " " }von { $turns }{ $phase ->
        [players] , Team am Zug
        [zombies] , Zombies
       *[other] { "" }
    }
helicopter_to-go =
    { $turns ->
        [one] Zug bis zum Hubschrauber
       *[other] Züge bis zum Hubschrauber
    }
helicopter_last = der letzte Zug
helicopter_here = der Hubschrauber ist da
die_hit = Treffer
die_miss = daneben
die_blue = Blau
die_brown = Braun
die_held = daneben
die_falls = Treffer
zoom_nearer = Vergrößern
zoom_farther = Verkleinern
zoom_whole = Ganzes Brett

## Was im nächsten Zug droht

-counted =
    { $it ->
        [fortify] Befestigung
        [first-aid] Erste Hilfe
       *[ardor] ein Neuwurf mit Eifer
    }
meter_title = Im nächsten Zug fällt jemand
meter_nobody = Im nächsten Zug kann niemand fallen
meter_over = Es kommt kein Angriff mehr: Nach diesem Zug landet der Hubschrauber.
meter_clear = Ring 1 ist frei.
meter_harmless = Die Gruppen in Ring 1 sind zu klein, um zu treffen.
meter_counts = Eingerechnet: { LIST($what, of: "counted") }.

## Das Dock

-order =
    { $attack ->
        [flame] wähle eine Spalte für den Flammenwerfer
        [double] wähle ein Feld für den Doppelschuss
        [spread] wähle zwei Felder für den Doppelschuss
        [ronin] wähle ein Feld für die Klinge
        [roll-first] erst würfeln, dann zielen
        [grenade] wähle ein Feld für die Granate
        [lob] erst werfen, dann zielen
        [inspired] wähle ein Feld für den Extrawürfel
        [inspired-double] wähle ein Feld für den Extra-Doppelschuss
        [inspired-spread] wähle zwei Felder für den Extra-Doppelschuss
        [inspired-roll-first] erst den Extrawürfel werfen, dann zielen
       *[other] wähle ein Feld für den Angriff
    }
dock_act = { NAME($member) }: { -order }
dock_next =
    { NAME($member) }: { $naming ->
        [true] nenne
       *[false] wähle
    } das nächste Ziel
dock_attacks = Handlung
dock_targets = Ziele
dock_roll-first = Erst würfeln, dann zielen.
dock_target = { -place($at) }: { $foretold }
dock_choose = { -click } auf ein leuchtendes Feld, um dorthin zu zielen.
dock_only-grenade = { CAPITAL(WEAPON(ARM($member), form: "the")) } erreicht nichts: Halte das Feuer, oder wirf die einzige Granate.
dock_fire = Feuer
dock_throw = Werfen
dock_strike = Zuschlagen
dock_at = : { -column($at) }
dock_roll = Würfeln
dock_skip = Nicht feuern
dock_no-tripwire = Kein Stolperdraht
dock_trip = Einen entfernen
dock_trip-large = Fünf entfernen
dock_consent = { $who } möchte, dass { NAME($member) } fällt. Bist du einverstanden?
dock_choose-one = Wählen
confirm_name = { NAME($member) } nennen
confirm_victim = { NAME($member) } fällt
confirm_settle = { NAME($member) } fällt
confirm_inspire = { NAME($member) } den Würfel geben
confirm_call = { NAME($member) } aufrufen
confirm_take = { NAME($member) } nehmen

## Ein Team wählen

setup_title = Wähle deine vier
setup_says = Dreizehn Spezialisten, jede Rolle einmal.
setup_surprise = Überrasch uns
setup_teams = Wählt eins von { $n } möglichen Teams
setup_missing =
    { $n ->
        [one] Noch ein Mitglied fehlt
       *[other] Noch { -number($n) } fehlen
    }
setup_role = { ROLE($role) } gibt es nur einmal, und du hast schon { NAME($by) }.
setup_full = Deine vier sind komplett. Schick erst jemanden nach Hause.
setup_rule = Die Regel
setup_slots = Dein Team
setup_empty = Frei

## Das Ende

-near =
    { $near ->
        [0] { "" }
        [one] , einer davon in Ring 1
       *[other] , { -number($near) } davon in Ring 1
    }
-before =
    { $left ->
        [0] { "" }
        [one] , { $left } Zug vor dem Hubschrauber
       *[other] , { $left } Züge vor dem Hubschrauber
    }
end_rescued =
    { $living ->
        [one] Einer von { -number($of) } steigt ein.
       *[other] { CAPITAL(-number($living)) } von { -number($of) } steigen ein.
    }
end_overrun = Niemand ist mehr da, der einsteigen könnte.
end_stood =
    { $onBoard ->
        [0] Kein Zombie stand mehr auf dem Brett.
        [one] { CAPITAL(-number($onBoard)) } Zombie stand noch auf dem Brett{ -near }.
       *[other] { CAPITAL(-number($onBoard)) } Zombies standen noch auf dem Brett{ -near }.
    }
end_overrun-on = Der Kreis brach in Zug { $turn }{ -before }.
end_team = Dein Team
end_aboard = an Bord
end_fell = gefallen
end_fell-on = fiel in Zug { $turn }
end_down-by = { -zombies($n) } erledigt
end_grenade-left = Granate übrig
end_down = von { $of } Zombies erledigt
end_left = noch auf dem Brett
end_hits = der Schüsse trafen, erwartet { -percent($expected) }
end_held = von { $of } Angriffen gingen daneben
achievement_rerolls = { $times } Würfel neu geworfen
achievement_stopped =
    Befestigung stoppte { $times ->
        [one] { $times } Angriff
       *[other] { $times } Angriffe
    }
achievement_saved =
    Erste Hilfe rettete { $times ->
        [one] einen
       *[other] { -number($times) }
    }
achievement_kept-away = hielt { $times } Zombies fern
achievement_confused =
    verwirrte { $times ->
        [one] { $times } Gruppe
       *[other] { $times } Gruppen
    }
achievement_lent = verlieh { $times } Würfel

## Was weh tut

hurt_title = { NAME($member) } fällt
hurt_needed =
    { $n ->
        [6] eine so große Gruppe trifft immer
       *[other] { $n } oder weniger trifft
    }
hurt_lot = Der niedrigste Wurf: { NAME($member) } hat eine { $die }.
hurt_left =
    { $left ->
        [0] <b>Niemand ist übrig.</b>
        [one] <b>Noch eine Person lebt.</b>
       *[other] <b>Noch { $left } leben.</b>
    }
hurt_ahead = <b>{ -percent($chance) }</b>, dass nächste Runde jemand fällt, so wie die Zombies jetzt stehen.

## Was droht

threat_group = { CAPITAL(-column($column)) }: { -zombies($zombies) }, { -percent($chance) }.
