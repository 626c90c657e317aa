# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Wähl eins deiner Plättchen, dann ein leuchtendes Feld.
crowns = Kronen gehen auch: an jede Kante derselben Farbe, auch an fremden Plättchen.
goal = Schließ deine Plättchen ein: Vier Treffer bringen eine Münze, weniger als drei kosten zwei.
four = Eine Krone, und hier passen vier von vier: Das bringt eine Münze.
wrong = Eine falsche Krone kostet die Gegenseite hier zwei Münzen. An eine Kante daneben muss sie passen.
danger = Eine falsche Krone kostet dich hier zwei Münzen. Füll die Lücke selbst mit der richtigen Farbe.
pay = Das schließt dein eigenes Plättchen mit zu wenig Treffern: Du zahlst zwei. Wirklich?
spoiled = Dein Plättchen wurde verdorben. Such dieselbe Chance auf der Gegenseite.
poor = Vorsicht: Ein schlechtes Plättchen beendet jetzt das Spiel.
rich = Die Gegenseite ist fast pleite: ein schlechtes Plättchen dort, und du gewinnst.
low = Die Kronen gehen aus. Mit weniger als zwei in der Auslage endet das Spiel.
lead = Du führst und kannst das Spiel in diesem Zug beenden.
