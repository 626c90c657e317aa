### Das Regal, die Vorbereitung und die Kapitel der Regeln.

mood = Passende Farben machen dich reich, unpassende bringen dich in die Pleite.
gist_goal = Leg Farben passend aneinander und füll deinen Beutel: Der vollere bekommt den Thron.
gist_turn = Leg in jedem Zug zwei Teile, Plättchen oder Kronen: Eine Seite, die etwas berührt, muss passen.
gist_loss = Ein umschlossenes Plättchen mit höchstens zwei passenden Seiten kostet zwei Münzen; ein leerer Beutel verliert.
preset_standard = Standard
preset_long = Lange Partie: Ein leerer Beutel ist noch keine Pleite
preset_sharp = Scharf: Wer am Zug ist, bestimmt die Reihenfolge der Wertung

## Was Einstellungen ändern

setting_bear = Wer den Bären spielt und beginnt.
setting_refill-each = Auslage und eigene Plättchen werden nach jedem Legen aufgefüllt, nicht erst nach dem Zug.
setting_broke-strict = Mit leerem Beutel bleibst du im Spiel; pleite ist nur, wer nicht voll zahlen kann. Das macht längere Partien.
setting_scoring-order-active = Gleichzeitig umschlossene Plättchen werden einzeln gewertet; wer am Zug ist, bestimmt die Reihenfolge.
setting_strict-two = Das erste Plättchen eines Zuges muss Platz für ein zweites lassen, wenn das möglich ist.

## Wie ihre Werte heißen

value_bear_random = Auslosen
value_bear_0 = Platz 1
value_bear_1 = Platz 2

## Kapitel der Regeln

chapter_refill = Auffüllen
chapter_place-player = Spielerplättchen legen
chapter_place-crown = Kronen legen
chapter_geometry = Geometrie
chapter_scoring = Wertung
chapter_broke = Pleite
