# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Zieh mit deinen Aktionen Karten, bis du Waffen um die sieben hast.
twice = Zwei Karten mit derselben Zahl helfen nur einmal. Die zweite ist für später.
getaway = Zum Fliehen brauchst du Fluchtkarten: drei oder vier verschiedene Zahlen.
bonus = Bonuskarten kosten keine Aktion: eine pro Zug.
moment = Gute Chancen und ein Fluchtweg: Das ist der Moment.
under = Unter 50 %. Ziehen kostet eine Aktion, ein Fehlschlag Karten und einen Leibwächter mehr.
hide = Ohne Aktion müsstest du drei Züge untertauchen. Lieber erst im nächsten Zug?
stuck = Keine Fluchtkarte: Du müsstest drei Züge untertauchen. Erst ziehen?
flight = Leg jede Zahl aus, die du hast: Jede gilt bei einem von sechs Würfen.
go = Wähl einen Ort nahe an deinem nächsten Namen.
guard = Diese Zahl tötet hier nicht mehr. Die anderen schon.
school = Lern hier: eine Zahl mehr für diese Waffe, für immer.
ticket = Nimm die doppelte Fluchtkarte als Fahrkarte: eine Aktion, kein Wurf.
rival = Noch ein Name, und dein Rivale gewinnt. Nutz die Chance, die du hast.
last = Der letzte Name braucht keine Flucht. Auch deine letzte Aktion genügt.
