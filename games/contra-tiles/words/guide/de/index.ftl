# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Klick auf eins deiner Plättchen, dann auf ein leuchtendes Feld.
crowns = Kronen darfst du auch legen: an jede Seite ihrer Farbe, auch beim Gegner.
four = Eine Krone, und hier passen vier von vier: Das bringt eine Münze.
wrong = Eine falsche Krone kostet den Gegner hier zwei Münzen. Zu einer Seite muss sie passen.
danger = Dieses Plättchen ist in Gefahr. Schließ es selbst, solange seine Farbe ausliegt.
pay = Das schließt dein eigenes Plättchen mit zu wenigen passenden Seiten: Du zahlst zwei. Wirklich?
spoiled = Der Gegner hat dein Plättchen verdorben. Such dieselbe Chance bei ihm.
poor = Vorsicht: Ein schlechtes Plättchen beendet jetzt das Spiel.
rich = Der Gegner ist fast pleite. Ein schlechtes Plättchen von ihm, und du gewinnst.
low = Die Kronen gehen aus. Mit weniger als zwei in der Auslage endet das Spiel.
lead = Du führst und kannst das Spiel in diesem Zug beenden.
