# Tipps in den ersten Spielen: höchstens 16 Wörter.

hand = Tausch einmal, was du nicht willst. Angriffe und Bewegungen sind gut.
first = Beweg dich einmal, greif einmal an, spiel Karten, in beliebiger Reihenfolge.
shoot = Schieß auf das, was dich jagt: Jede Gegnerkarte ist ein Würfel gegen dich.
pay = Zahl für einen Erfolg, wenn er etwas besiegt. Sonst behalte den Marker.
cards = Auch diese Karte greift an: Karten kommen zu deinem eigenen Angriff dazu.
unattacked = Du hast noch nicht angegriffen. Den Zug beenden?
flag = Eine Flagge ist in Reichweite. Sieh dir die Karte an: Das kostet nichts.
sensor = Der Sensor verbirgt eine bessere Waffe.
damage = Bezahl ihn, oder verlier einen Orden. Auch Karten zahlen.
special = Spezialergebnisse lösen die Karten von links aus, jede einmal.
step-in = Jemand ist in Gefahr. Spiel jetzt eine Karte, oder mach weiter.
medal = Du ziehst wieder auf vier Karten nach: Manchmal ist das einen Orden wert.
lamps = Noch eine Lampe, und ein Gegner kommt. Ein Alarmposten löscht eine für ein S.
limit = Drei Gegner sind das Höchste: Der nächste wird zu Schaden. Besieg einen.
closer = Geh näher heran: Von hier schluckt die Mauer einen Erfolg.
half = Die halbe Zeit ist um. Von nun an gilt jeder Angriff dem Boss.
over = Mit dem nächsten Zug des Schauplatzes ist alles verloren. Besieg den Boss jetzt.
