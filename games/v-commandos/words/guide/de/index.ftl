# Tipps in den ersten Spielen: höchstens 16 Wörter.

event = Der Pfeil zeigt, wohin sie in dieser Runde gehen, solange niemand gesehen wird.
below = Komm an der Luke herauf, die deinem Ziel am nächsten liegt.
medium = Mittelgroß: Nimm zwei Aktionen und bleib getarnt.
gives-away = Das verrät dich und löst den Alarm aus. Wirklich?
dice = Jeder von ihnen würfelt: Einer findet dich zu 33 %, zwei zu 56 %.
alone = Er ist allein: Überwältige ihn von hinten, ganz ohne Würfel.
loot = Sammle es ein, das kostet nichts.
door = Die Brechstange öffnet sie ohne einen Laut.
arrow = Der Pfeil führt einen von ihnen zu dir. Lieber zur Seite?
entrance = Genau hier kommen neue Gegner an. Lieber weiter?
save = Spar sie auf: Mit +1 entwischst du, während sie dran sind.
window = Hier kannst du dein +1 ausgeben oder warten.
seen = Gesehen! Geh auf ein kleines leeres Feld, und sie verlieren dich.
silence = Stell ihn hier ab: eine Aktion, und es kommen weniger.
wound = Jede Wunde kostet eine Aktion pro Zug. Erste Hilfe heilt alle.
done = Jetzt hinaus: Wenn alle im Untergrund sind, ist es geschafft.
bag = Der Beutel wird leer. Ziehen sie aus einem leeren, verlierst du.
