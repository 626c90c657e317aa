# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Klick auf eins deiner Plättchen, dann auf ein leuchtendes Feld.
crowns = Kronen gehen auch: an jede Kante derselben Farbe, auch an ihren Plättchen.
goal = Schließ deine Plättchen ein: Vier Treffer bringen eine Münze, weniger als drei kosten zwei.
four = Eine Krone, und hier passen vier von vier: Das bringt eine Münze.
wrong = Eine falsche Krone kostet sie hier zwei Münzen. An eine Kante daneben muss sie passen.
danger = Eine falsche Krone kostet dich hier zwei Münzen. Füll die Lücke selbst mit der richtigen Farbe.
pay = Das schließt dein eigenes Plättchen mit zu wenig Treffern: Du zahlst zwei. Wirklich?
spoiled = Sie hat dein Plättchen verdorben. Such dieselbe Chance bei ihr.
poor = Vorsicht: Ein schlechtes Plättchen beendet jetzt das Spiel.
rich = Sie ist fast pleite. Ein schlechtes Plättchen von ihr, und du gewinnst.
low = Die Kronen gehen aus. Mit weniger als zwei in der Auslage endet das Spiel.
lead = Du führst und kannst das Spiel in diesem Zug beenden.
