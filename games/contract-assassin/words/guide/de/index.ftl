# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Fünf Aktionen: Zieh Karten, bis du Waffen um die Sieben hast.
twice = Zwei Karten mit derselben Zahl helfen nur einmal. Die zweite ist für später.
getaway = Zum Fliehen brauchst du Fluchtkarten: drei oder vier verschiedene Zahlen.
bonus = Bonuskarten kosten keine Aktion: eine in jedem Zug.
moment = Gute Chancen und ein Weg hinaus: Das ist der Moment.
under = Unter 50 %. Ziehen kostet eine Aktion, ein Fehlschlag Karten und einen Leibwächter mehr.
hide = Ohne Aktion musst du drei Züge untertauchen. Lieber im nächsten Zug, und früher?
stuck = Keine Fluchtkarte: Du musst drei Züge untertauchen. Erst ziehen?
flight = Nimm jede verschiedene Zahl mit: Jede gilt bei einem von sechs Würfen.
go = Wähl einen Ort nahe an deinem nächsten Namen.
guard = Diese Zahl tötet hier nicht mehr. Die anderen schon.
school = Lern hier: eine Zahl mehr für diese Waffe, für immer.
ticket = Nimm die doppelte Fluchtkarte als Fahrkarte: eine Aktion, kein Wurf.
rival = Noch einer, und sie gewinnen. Nutz die Chance, die du hast.
last = Der letzte Name braucht keine Flucht. Auch deine letzte Aktion genügt.
