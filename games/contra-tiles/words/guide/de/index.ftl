# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Wähl eins deiner Plättchen, dann ein leuchtendes Feld.
crowns = Kronen gehen auch: an jede Seite ihrer Farbe, auch an fremden Plättchen.
goal = Schließ deine Plättchen ein: Vier passende Seiten bringen eine Münze, weniger als drei kosten zwei.
four = Eine Krone, und hier passen vier von vier: Das bringt eine Münze.
wrong = Eine falsche Krone kostet den Gegner hier zwei Münzen. Zu einer Seite muss sie passen.
danger = Eine falsche Krone kostet dich hier zwei Münzen. Füll die Lücke selbst mit der richtigen Farbe.
pay = Das schließt dein eigenes Plättchen mit zu wenigen passenden Seiten: Du zahlst zwei. Wirklich?
spoiled = Der Gegner hat dein Plättchen verdorben. Such dieselbe Chance bei ihm.
poor = Vorsicht: Ein schlechtes Plättchen beendet jetzt das Spiel.
rich = Der Gegner ist fast pleite. Ein schlechtes Plättchen von ihm, und du gewinnst.
low = Die Kronen gehen aus. Mit weniger als zwei in der Auslage endet das Spiel.
lead = Du führst und kannst das Spiel in diesem Zug beenden.
