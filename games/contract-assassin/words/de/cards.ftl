### Die Karten der Ausrüstung.


## Wie sie heißen

card_strangulation = Garrotte
    .acc = die Garrotte
card_longbow = Langbogen
    .acc = den Langbogen
card_repeating-rifle = Repetiergewehr
    .acc = das Repetiergewehr
card_machete = Machete
    .acc = die Machete
card_juggling-knives = Jongliermesser
    .acc = die Jongliermesser
card_grim-reaper = Sensenmann
    .acc = den Sensenmann
card_duelling-pistol = Duellpistole
    .acc = die Duellpistole
card_poison = Gift
    .acc = Gift
card_explosives = Sprengstoff
    .acc = Sprengstoff
card_throwing-stars = Wurfsterne
    .acc = die Wurfsterne
card_boomerang = Bumerang
    .acc = den Bumerang
card_stolen-moped = Geklautes Moped
    .acc = das geklaute Moped
card_speedboat = Schnellboot
    .acc = das Schnellboot
card_night-train = Nachtzug
    .acc = den Nachtzug
card_helicopter = Hubschrauber
    .acc = den Hubschrauber
card_private-jet = Privatjet
    .acc = den Privatjet
card_submarine = U-Boot
    .acc = das U-Boot
card_escape-from-prison = Ausbruch
    .acc = den Ausbruch
card_double-espresso = Doppelter Espresso
    .acc = den doppelten Espresso
card_bent-bodyguard = Bestechlicher Leibwächter
    .acc = den bestechlichen Leibwächter
card_arms-fair = Waffenmesse
    .acc = die Waffenmesse
card_loaded-dice = Gezinkte Würfel
    .acc = die gezinkten Würfel
card_body-double = Doppelgänger
    .acc = den Doppelgänger
card_correspondence-course = Fernkurs
    .acc = den Fernkurs
card_red-eye-ticket = Nachtflug
    .acc = den Nachtflug
card_anonymous-tip-off = Anonymer Hinweis
    .acc = den anonymen Hinweis

## Was auf Fluchtkarten und Bonuskarten steht

text_stolen-moped = Reise 1 bis 3 Felder weit, egal auf welchen Wegen.
text_speedboat = Reise 1 bis 5 Felder weit, nur auf Seewegen.
text_night-train = Reise 1 bis 5 Felder weit, nur auf Landwegen.
text_helicopter = Flieg in eine andere Stadt der Region, in der du gerade bist.
text_private-jet = Flieg zu einem der acht Drehkreuze.
text_submarine = Fahr in eine beliebige Stadt mit Seeweg.
text_escape-from-prison = Statt im Gefängnis auszusetzen: Geh in deine Heimatstadt und spiel diesen Zug ganz normal.
text_double-espresso = Du hast in diesem Zug 2 Aktionen mehr.
text_bent-bodyguard = Entferne 1 Leibwächter von einem beliebigen Ziel.
text_arms-fair = Zieh 3 Karten.
text_loaded-dice = Gleich nach deinem Wurf: Würfle noch einmal. Der neue Wurf zählt.
text_body-double = Wenn du ins Gefängnis müsstest: Geh stattdessen in deine Heimatstadt. Dein Zug endet.
text_correspondence-course = Lerne eine beliebige Waffe, egal, wo du bist.
text_red-eye-ticket = Flieg in eine beliebige Stadt. Nicht, wenn du gerade fliehen musst.
text_anonymous-tip-off = Ein Ziel eines Rivalen bekommt einen Leibwächter.
