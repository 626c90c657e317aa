# Tipps in den ersten Spielen: höchstens 16 Wörter.

hand = Tausch einmal, was du nicht willst. Angriffe und Bewegungen sind gut.
first = Beweg dich einmal, greif einmal an, spiel Karten, in beliebiger Reihenfolge.
shoot = Schieß auf das, was dich jagt: Jede Gegnerkarte ist ein Würfel gegen dich.
pay = Zahl für einen Treffer, wenn er etwas besiegt. Sonst behalte den Marker.
cards = Auch diese Karte greift an: Karten kommen zu deinem eigenen Angriff dazu.
unattacked = Du hast noch nicht angegriffen. Den Zug beenden?
flag = Eine Flagge ist in Reichweite. Sieh die Karte an: Das kostet nichts.
sensor = Der Sensor verbirgt eine bessere Waffe.
damage = Bezahl ihn, oder verlier einen Orden. Auch Karten zahlen.
special = Spezialergebnisse lösen die Karten von links aus, jede einmal.
step-in = Jemand ist in Gefahr. Spiel jetzt eine Karte, oder mach weiter.
medal = Du ziehst wieder auf vier Karten nach: Manchmal ist das einen Orden wert.
lamps = Noch eine Lampe bringt einen Gegner. Ein Alarmposten löscht eine für ein S.
limit = Mehr als drei gibt es nicht: Der nächste wird Schaden. Räum einen weg.
closer = Geh näher heran: Von hier schluckt die Mauer einen Treffer.
half = Die halbe Zeit ist um. Von nun an gilt jeder Angriff dem Boss.
over = Der nächste Zug des Schauplatzes verliert das Spiel. Besieg den Boss jetzt.
