### Die Spielhilfe: ein Zug in Kürze, jedes Wort in einem Satz, Tabellen, und was sich an den Regeln geändert hat.


## Ein Zug; ein Wort, das sich erklärt, steht so da: [ring: Ring 1]

turn_bite = Jede [group: Gruppe] in [ring: Ring 1] würfelt und [bite: beißt] vielleicht.
turn_move = Alle anderen Gruppen kommen einen Ring näher.
turn_arrive = Zwei [arrival: Ankunftswürfel] bringen neue Zombies in Ring 4.
turn_act = Jedes [member: Mitglied] handelt einmal, in beliebiger Reihenfolge: schießen, die [grenade: Granate] werfen oder [hold: nicht feuern].
turn_end = Nach dem letzten Zug kommt der [helicopter: Hubschrauber]: Einer, der überlebt, genügt.

## Wörter

term_ring_name = Ring
term_ring_says = Wie weit ein Feld von allen in der Mitte entfernt ist: Ring 1 ist nah, Ring 4 ist fern.
term_group_name = Gruppe
term_group_says = Alle Zombies eines Feldes: Sie rücken gemeinsam vor, beißen gemeinsam und sind ein Ziel; eine große Figur steht für fünf.
term_need_name = Benötigte Zahl
term_need_says = Ein Würfel trifft, wenn er mindestens diese Zahl zeigt: eins mehr als der Ring.
term_arrival_name = Ankunftswürfel
term_arrival_says = Jeder Würfel zählt die Zombies, die auf der Zahl der anderen Farbe ankommen, in Ring 4.
term_bite_name = Biss
term_bite_says = Eine Gruppe in Ring 1 würfelt: Zeigt der Würfel weniger als ihre Größe, fällt jemand aus dem Team; ein einzelner Zombie beißt nie.
term_member_name = Mitglied
term_member_says = Einer von vier Soldaten: handelt einmal im Zug, bewegt sich nie und ist nach einem Biss für immer fort.
term_dice_name = Angriffswürfel
term_dice_says = So viele Würfel wirft die Waffe, einen nach dem anderen; jeder darf auf eine andere Gruppe zielen.
term_reach_name = Reichweite
term_reach_says = Die Ringe, die eine Waffe erreicht.
term_grenade_name = Granate
term_grenade_says = Holt mit einem Treffer bis zu { $kills } aus einer Gruppe; jedes Mitglied hat eine für die ganze Nacht.
term_ardor_name = Eifer
term_ardor_says = Solange Cooper lebt, darf das Team in jedem Zug einen Würfel neu werfen.
term_hold_name = Nicht feuern
term_hold_says = Den Zug eines Mitglieds ohne Angriff beenden.
term_marker_name = Marker
term_marker_says = Zeigt am Rand den Zug; er rückt in jedem Zug eine Spalte weiter und tut niemandem etwas.
term_helicopter_name = Hubschrauber
term_helicopter_says = So viele Züge sind es noch, bis er kommt; wer dann lebt, hat für alle gewonnen.

## Tabellen

odds_shots_title = Ein Schuss
odds_shots_ring = Ring
odds_shots_need = Braucht
odds_shots_chance = Trifft
odds_shots_row = Ring { $ring }
odds_shots_from = ab { $needs }
odds_bites_title = Ein Biss
odds_bites_group = Gruppe in Ring 1
odds_bites_chance = Beißt
odds_bites_fortified = Mit Schulz
odds_bites_row =
    { $zombies ->
        [one] { $zombies } Zombie
       *[other] { $zombies } Zombies
    }
odds_bites_more = { $zombies } oder mehr

## Was sich an den Regeln geändert hat

changed_victim = Wer nach einem Biss genannt wird, stimmt zu oder lehnt ab, und der Anführer entscheidet.
