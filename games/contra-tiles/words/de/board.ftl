### Was auf dem Brett und darum herum steht.


## Das Brett

board_layout = Ausgelegte Plättchen
board_curve = Münzen, Vorsprung des Bären
board_curve-mine = Münzen, dein Vorsprung
board_turn = Zug { $turn }
board_place = { -place($at) }
board_laid = { -laid }
board_laid-closed =
    { -laid }, umschlossen, { $matching } von 4 { $matching ->
        [one] passt
       *[other] passen
    }
board_empty = Leeres Feld { -place($at) }
# ein Feld, auf das es gelegt werden darf, und was das bewirkt
board_opening = { CAPITAL(-piece($piece)) } auf { -place($at) }: { LIST($foretold, by: " ") }
board_turn-first = { CAPITAL(-piece($piece)) } auf { -place($at) }: passt, wenn du es drehst
# ein umschlossenes Plättchen, das als Nächstes gewertet werden kann
board_score-next = Als Nächstes werten: { -laid }. { LIST($foretold, by: " ") }
board_matching =
    { $matching } von { $of } { $matching ->
        [one] passt
       *[other] passen
    }
# so viele umschlossene Plättchen warten auf ihre Wertung
board_to-score = { $n } zu werten
board_coins = { -coins($n) }
# neben der Zahl der Münzen im Vorrat
board_in-supply =
    { $n ->
        [one] Münze im Vorrat
       *[other] Münzen im Vorrat
    }
board_side-and-stack = { -side($side) }, { $n } im Stapel
zoom_nearer = Vergrößern
zoom_farther = Verkleinern
zoom_whole = Den ganzen Tisch zeigen

## Was mit einem Beutel geschieht, in ein, zwei Worten

change_broke =
    { $mine ->
        [true] Du bist pleite
       *[false] { LIST($sides, of: "side") } pleite
    }
change_pay =
    { $mine ->
        [true] Du
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_pay-part =
    { $mine ->
        [true] Du
       *[false] { -side($side) }
    } { SIGNED($coins) }, { $mine ->
        [true] schuldest
       *[false] schuldet
    } { $owed }
change_reward =
    { $mine ->
        [true] Du
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_reward-part =
    { $mine ->
        [true] Du
       *[false] { -side($side) }
    } { SIGNED($coins) }, fällig { $due }

## Die Aufforderung in wenigen Worten und die Zeile darunter

brief_first =
    { $owner ->
        [mine] Erstes Plättchen legen
        [bear] Bär: erstes Plättchen
       *[woman] Frau: erstes Plättchen
    }
brief_second =
    { $owner ->
        [mine] Zweites Plättchen legen
        [bear] Bär: zweites Plättchen
       *[woman] Frau: zweites Plättchen
    }
brief_score =
    { $owner ->
        [mine] Was wird gewertet?
        [bear] Bär: Was wird gewertet?
       *[woman] Frau: Was wird gewertet?
    }
sub_tile = Wähle ein leuchtendes Feld für dieses Plättchen oder nimm eine Krone aus der Auslage.
sub_crown = Wähle ein leuchtendes Feld für diese Krone oder nimm eines deiner Plättchen.
sub_score = Wähle eines der leuchtenden Plättchen.
sub_waiting = Inzwischen kannst du den Tisch verschieben und zoomen.
sub_again = { -click } noch einmal, um es dort zu legen.
sub-brief_tile = Wähle ein leuchtendes Feld.
sub-brief_crown = Wähle ein leuchtendes Feld.
sub-brief_score = Wähle eines, das leuchtet.
sub-brief_waiting = Du kannst den Tisch verschieben.
sub-brief_again = Noch einmal tippen zum Legen.

## Die Ablage

-slot =
    { $owner ->
        [market]
            Auslage, { $slot ->
                [1] erster
                [2] zweiter
               *[other] dritter
            } Platz
        [mine] Dein { -nth($slot) } Plättchen
        [bear] { CAPITAL(-nth($slot)) } Plättchen des Bären
       *[woman] { CAPITAL(-nth($slot)) } Plättchen der Frau
    }
tray_label = Plättchen und Kronen zum Legen
tray_purse =
    { $owner ->
        [mine] Dein Beutel
        [bear] Beutel des Bären
       *[woman] Beutel der Frau
    }
tray_tiles =
    { $owner ->
        [mine] Deine Plättchen
        [bear] Plättchen des Bären
       *[woman] Plättchen der Frau
    }
tray_in-stack = , { $n } im Stapel
tray_market = Auslage
tray_market-stack = Auslage der Kronen, { $n } im Stapel
tray_this-turn = Dieser Zug
tray_turn = Drehen
tray_turn-back = Andersrum
tray_empty = { -slot }: leer
tray_slot =
    { -slot }: { -piece($piece) }{ $fits ->
        [true] { "" }
       *[false] , passt gerade nirgends
    }
tray_piece = { -piece($piece) }
tray_todo =
    Plättchen { $n } von 2{ $now ->
        [true] , jetzt
       *[false] { "" }
    }

## Das Ende

end_mine = Du
end_purses = Beutel am Ende
end_purses-say = Beutel am Ende: Bär { $bear }, Frau { $woman }
end_broke_mine = Du bist pleite
end_broke_bear = Der Bär ist pleite
end_broke_woman = Die Frau ist pleite
end_broke_both = Beide sind pleite
end_crowns = Die Kronen sind aufgebraucht: { $most } zu { $least }
end_passes = Niemand kann mehr legen: { $most } zu { $least }
end_laid =
    { $n ->
        [one] Plättchen gelegt
       *[other] Plättchen gelegt
    }
end_gained = mit vier passenden Seiten umschlossen
end_even = mit drei
end_cost = mit weniger

## Was droht

board_cell = { -place($at) }
threat_purses = Wer nicht zahlen kann, ist pleite. Bär: { -coins($bear) }, Frau: { -coins($woman) }.
threat_supply =
    { $supply ->
        [0] Der Vorrat ist leer: Niemand bekommt etwas.
        [one] Im Vorrat ist noch eine Münze.
       *[other] Im Vorrat sind noch { $supply } Münzen.
    }
