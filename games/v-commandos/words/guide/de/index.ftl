# Tipps in den ersten Spielen: höchstens 16 Wörter.

event = Der Pfeil zeigt, wohin sie in diesem Zug gehen, solange niemand gesehen wird.
below = Komm an der Luke heraus, die deinem Ziel am nächsten liegt.
medium = Mittelgroß: Nimm zwei Aktionen und bleib getarnt.
gives-away = Das verrät dich und löst den Alarm aus. Wirklich?
dice = Jeder von ihnen würfelt: Einer findet dich mit 33 %, zwei mit 56 %.
alone = Er ist allein: Pack ihn von hinten, ganz ohne Würfel.
loot = Heb es auf, das kostet nichts.
door = Die Brechstange öffnet sie ohne einen Laut.
arrow = Der Pfeil führt einen von ihnen zu dir. Lieber zur Seite?
entrance = Genau hier kommen neue Gegner an. Lieber weiter?
save = Spar sie auf: Mit +1 entwischst du in ihrem Zug.
window = Hier kannst du dein +1 ausgeben oder warten.
seen = Gesehen! Geh auf ein kleines leeres Feld, und sie verlieren dich.
silence = Stell ihn hier ab: eine Aktion, und es kommen weniger.
wound = Jede Wunde kostet eine Aktion im Zug. Erste Hilfe nimmt alle weg.
done = Jetzt hinaus: Wenn alle im Untergrund sind, ist es geschafft.
bag = Der Beutel wird leer. Ziehen sie aus einem leeren, verlierst du.
