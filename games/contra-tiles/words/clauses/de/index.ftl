### Die Regeln des Plättchenspiels „Contra“ für zwei, auf Deutsch. Maßgeblich ist clauses.yaml; hier stehen dieselben Regeln in derselben Reihenfolge.
### Felder sind (x, y), y wächst nach unten. Die Seiten eines Spielerplättchens stehen in der Reihenfolge N, O, S, W.
### Farben: R rot, B blau, G grün, Y gelb. „Vorrat“ = die Münzen, die niemandem gehören.
### „Auslage“ = die offenen Kronen, die beide nutzen. „Vorlage“ = die offenen Plättchen einer Seite.


## components

components_players = Es spielen genau zwei, je eine Person pro Seite (Bär, Frau).
    .source = Einleitung
    .check-1 = Angenommen, ein Spiel beginnt: Ein dritter Platz wird abgelehnt.
    .check-2 = Angenommen, ein Spiel beginnt: Ein einziger Platz wird abgelehnt; die andere Seite spielt ein Bot, oder das Gerät wird weitergereicht.
components_crown-count = Es gibt insgesamt 28 Kronen.
    .source = Spielmaterial
    .check = Angenommen, ein Spiel ist aufgebaut: Die Kronen in Stapel, Auslage und auf dem Tisch ergeben zusammen 28 (23 + 3 + 2).
components_player-tile-count = Es gibt insgesamt 26 Spielerplättchen.
    .source = Spielmaterial
    .check-1 = Angenommen, ein Spiel beginnt: Stapel und Vorlagen beider Seiten ergeben zusammen 26.
    .check-2 = Angenommen, ein Spiel beginnt: Beide Seiten haben dieselben 13 Plättchen, jedes einmal.
    .ruling = Die Aufteilung ist nicht gedruckt; 13 für jede Seite ist die einzig gerechte, und beide bekommen dieselben 13 Plättchen.
components_coin-count = Es gibt insgesamt 24 Münzen; nie kommt eine hinzu, nie verschwindet eine.
    .source = Spielmaterial
    .check = Angenommen, eine beliebige erreichbare Stellung: Beide Beutel und der Vorrat ergeben zusammen 24.
components_colours = Eine Krone hat eine einzige Farbe, ein Spielerplättchen hat an jeder Seite eine.
    .source = Spielablauf > Abb. 2 und Abb. 3
    .check-1 = Angenommen, irgendeine Krone: Alle vier Seiten zählen als dieselbe Farbe.
    .check-2 = Angenommen, das Spielerplättchen R-R-G-Y: Seine Nordseite ist R und seine Westseite Y.
    .check-3 = Angenommen, alle Kronen: In jeder der vier Farben gibt es 7.
    .ruling = Der Text nennt Gelb, Blau, Grün und Rot und spricht immer von einer ganzen Krone in einer Farbe; also vier Farben und einfarbige Kronen. Die Mischung ist nicht gedruckt; bei uns gibt es 7 Kronen je Farbe.

## setup

setup_sides = Eine Person nimmt alle Plättchen des Bären, die andere alle der Frau.
    .source = Aufbau
    .check-1 = Angenommen, die Plätze A und B: Ist A der Bär, dann ist B die Frau.
    .check-2 = Angenommen, ein ganzes Spiel: Keiner kann je die Plättchen des anderen legen.
    .check-3 = Angenommen, es ist abgesprochen, wer der Bär ist: Er sitzt auf diesem Platz.
    .check-4 = Angenommen, nichts ist abgesprochen: Die Seiten werden ausgelost.
    .ruling = Wie die Seiten verteilt werden, steht nicht da: nach Absprache, sonst lost das Spiel.
setup_player-stack = Jede Seite hat ihre Plättchen als verdeckten Stapel und deckt die obersten 3 als Vorlage auf.
    .source = Aufbau
    .check-1 = Angenommen, der Aufbau ist fertig: Jede Seite hat 3 offene Plättchen und 10 verdeckte.
    .check-2 = Angenommen, verschiedene Schlüssel: Die Stapel der Spielerplättchen liegen in verschiedener Reihenfolge.
    .ruling = Vom Mischen spricht das Heft nur bei den Kronen; die Stapel der Spielerplättchen werden auch gemischt, denn ein verdeckter Stapel in bekannter Reihenfolge hätte keinen Sinn.
setup_rack-public = Vorlagen und Auslage liegen offen: Beide sehen sie.
    .source = Aufbau
    .check-1 = Angenommen, ein Spiel übers Netz: Fragt die Frau nach der Vorlage des Bären, so bekommt sie die 3 Plättchen.
    .check-2 = Angenommen, ein Spiel übers Netz: Fragt eine der Seiten nach der Auslage, so bekommt sie die 3 Kronen.
    .check-3 = Angenommen, ein Spiel übers Netz: Fragt die Frau nach der Reihenfolge eines Stapels, so erfährt sie nur, wie groß er ist.
setup_crown-stack = Die Kronen werden zu einem verdeckten Stapel gemischt.
    .source = Aufbau
    .check-1 = Angenommen, derselbe Schlüssel für zwei Spiele: Beide haben dieselbe Reihenfolge der Kronen.
    .check-2 = Angenommen, verschiedene Schlüssel für zwei Spiele: Die Reihenfolgen sind verschieden.
setup_market = Drei Kronen werden als Auslage aufgedeckt, aus der beide nehmen.
    .source = Aufbau
    .check-1 = Angenommen, der Aufbau ist fertig: In der Auslage liegen 3 Kronen.
    .check-2 = Angenommen, der Bär ist am Zug: Ihm werden die Kronen dieser Auslage angeboten, und ist die Frau am Zug, dann ihr dieselben.
setup_start-layout = Zwei weitere Kronen liegen von Anfang an auf dem Tisch und berühren sich nur an einer Ecke.
    .source = Aufbau > Abb. 1
    .check = Angenommen, der Aufbau ist fertig: Kronen liegen auf (0,0) und (1,1) und sonst nirgends.
setup_open-field = Die Spielfläche hat keinen Rand.
    .source = Aufbau
    .check = Angenommen, eine Kette erlaubter Plättchen läuft 20 Felder in eine Richtung: Jedes von ihnen wird angenommen.
setup_start-coins = Jede Seite beginnt mit 3 Münzen.
    .source = Aufbau
    .check = Angenommen, der Aufbau ist fertig: In den Beuteln sind 3 und 3 Münzen.
setup_coin-supply = Die übrigen Münzen bilden den Vorrat.
    .source = Aufbau
    .check = Angenommen, der Aufbau ist fertig: Im Vorrat sind 18 Münzen.

## turn

turn_first-player = Den ersten Zug hat der Bär.
    .source = Spielablauf
    .check-1 = Angenommen, ein Spiel beginnt: Der Bär ist am Zug.
    .check-2 = Angenommen, die nächste Partie mit denselben Plätzen: Es ist wieder der Bär.
turn_alternate = Beide sind streng abwechselnd am Zug.
    .source = Spielablauf
    .check-1 = Angenommen, der Bär hat seinen Zug beendet und das Spiel ist nicht aus: Die Frau ist am Zug.
    .check-2 = Angenommen, die Frau hat ihren Zug beendet und das Spiel ist nicht aus: Der Bär ist am Zug.
    .check-3 = Angenommen, die Frau ist am Zug: Will der Bär etwas legen, wird es abgelehnt.
turn_choose-one-action = Ein Zug ist genau eine von drei Aktionen, und jede legt zwei Plättchen.
    .source = Spielablauf
    .check = Angenommen, in einem Zug sind zwei Plättchen gelegt: Ein drittes wird abgelehnt.
turn_two-crowns = Aktion 1: zwei Kronen aus der Auslage legen.
    .source = Spielablauf
    .check = Angenommen, in der Auslage liegen R, G, B, und R und G passen auf den Tisch: Werden R und dann G gelegt, ist der Zug vorbei.
turn_two-player-tiles = Aktion 2: zwei Plättchen aus der eigenen Vorlage legen.
    .source = Spielablauf
    .check = Angenommen, eine Vorlage von 3: Werden zwei davon gelegt, ist vor dem Auffüllen 1 übrig und der Zug vorbei.
turn_one-of-each = Aktion 3: eine Krone und ein eigenes Spielerplättchen legen, in beliebiger Reihenfolge.
    .source = Spielablauf
    .check-1 = Angenommen, zuerst wurde eine Krone gelegt: Ein Spielerplättchen, das zu dieser neuen Krone passt, darf neben ihr liegen, und der Zug ist vorbei.
    .check-2 = Angenommen, zuerst wurde ein Spielerplättchen gelegt: Eine Krone, die zu diesem neuen Plättchen passt, darf neben ihm liegen, und der Zug ist vorbei.
turn_opening-forces-player-tile = Weil eine Krone an einem Spielerplättchen liegen muss, wird im Spiel immer zuerst ein Spielerplättchen gelegt.
    .source = Spielablauf
    .check = Angenommen, ein Spiel beginnt: Versucht der Bär als Erstes irgendwo eine Krone, so wird sie abgelehnt, weil kein Spielerplättchen anliegt.
turn_mandatory = Legen ist Pflicht: Wer noch etwas legen kann, darf weder passen noch nach einem Plättchen aufhören.
    .source = Spielablauf
    .check-1 = Angenommen, ein Plättchen ist gelegt und mindestens ein weiteres lässt sich legen: Den Zug zu beenden wird abgelehnt.
    .check-2 = Angenommen, ein Zug, in dem sich mindestens ein Plättchen legen lässt: Passen wird abgelehnt.
    .check-3 = Angenommen, ein erstes Plättchen lässt kein zweites zu, ein anderes aber schon: Es ist erlaubt.
    .check-4 = Angenommen, dasselbe mit der Option strict-two: Dieses erste Plättchen wird abgelehnt, das andere nicht.
    .check-5 = Angenommen, die Option strict-two, und kein erstes Plättchen lässt ein zweites zu: Jedes ist erlaubt.
    .check-6 = Angenommen, die Option strict-two: Passt nach einem ersten Plättchen nur etwas, das erst das Auffüllen bringt, aber nichts, was jetzt offen liegt, so gilt, dass es kein zweites zulässt.
    .check-7 = Angenommen, die Option strict-two: Würde die Wertung nach dem ersten Plättchen das Spiel beenden, so gilt trotzdem, dass es das zweite zulässt, das dann passt.
    .ruling = Das Heft verlangt, dass eine der Aktionen gewählt wird. Vorausschauen verlangt es nicht: Ein erstes Plättchen, das zufällig kein zweites zulässt, ist erlaubt. Spielt der Zufall, entscheidet das einen Zug von 3000, und am Tisch schaut dafür niemand voraus; deshalb ist die strengere Lesart eine Option und nicht die Regel. Option strict-two: Das erste Plättchen muss Platz für ein zweites lassen, wenn es so eines gibt; dafür zählen nur die Plättchen, die jetzt offen liegen, und der Tisch, nicht was eine Wertung oder ein Auffüllen dazwischen ändern würde.
turn_cannot-place = Gelegt werden so viele der zwei Plättchen, wie die Regeln zulassen; geht keines, wird gepasst.
    .source = Spielablauf
    .check-1 = Angenommen, zu Beginn liegen die Kronen R und R, und kein Plättchen in der Vorlage des Bären hat eine rote Seite: Der Bär passt, und die Frau ist am Zug.
    .check-2 = Angenommen, jemand passt: Niemand verliert Münzen.
    .check-3 = Angenommen, ein Plättchen ist gelegt und nichts weiteres passt: Der Zug endet mit diesem einen.
    .check-4 = Angenommen, beide passen nacheinander: Das Spiel ist aus, und die Beutel werden verglichen.
    .check-5 = Angenommen, jemand passt: Legt die andere Seite mindestens ein Plättchen, so ist ein späteres Passen wieder das erste in Folge.
    .ruling = Das Heft schweigt. Passen ohne Strafe ist die mildeste Lösung. Passen beide nacheinander, endet das Spiel und die Beutel werden verglichen, denn es könnte sich nie mehr etwas ändern.
turn_no-player-tiles-left = Wer keine Spielerplättchen mehr hat, muss Kronen legen.
    .source = Spielablauf
    .check-1 = Angenommen, Vorlage und Stapel der Frau sind leer: In ihrem Zug wird nur Aktion 1 angeboten.
    .check-2 = Angenommen, dasselbe, und nur eine Krone passt irgendwohin: Ihr Zug endet mit dieser einen.
    .check-3 = Angenommen, dasselbe, und keine Krone passt: Sie passt.
    .ruling = Passt nur eine Krone irgendwohin, wird eine gelegt; passt keine, wird gepasst (siehe cannot-place).
turn_one-player-tile-left = Wer noch ein einziges Spielerplättchen hat, darf es mit einer Krone legen oder zwei Kronen legen.
    .source = Spielablauf
    .check = Angenommen, eine Vorlage von 1 und ein leerer Stapel: Die Aktionen 1 und 3 werden angeboten, Aktion 2 nicht.

## refill

refill_market = Nachdem Kronen gelegt wurden, wird die Auslage aus dem Kronenstapel wieder auf 3 gefüllt.
    .source = Spielablauf
    .check-1 = Angenommen, in der Auslage liegen 3 und im Stapel 10 Kronen: Nach einem Zug mit zwei Kronen sind es 3 in der Auslage und 8 im Stapel.
    .check-2 = Angenommen, in einem Zug wird zuerst eine Krone gelegt: Bis der Zug vorbei ist, bleiben 2 in der Auslage.
    .check-3 = Angenommen, die Option refill-each: Wird eine Krone gelegt, so wird die Auslage vor dem zweiten Plättchen aufgefüllt.
    .check-4 = Angenommen, die Option refill-each: Wird ein Spielerplättchen gelegt, so wird die Vorlage vor dem zweiten aufgefüllt.
    .ruling = Wann genau, steht nicht da. Wir füllen einmal auf, nach dem ganzen Zug, denn der Text spricht von Plättchen in der Mehrzahl und davon, dass die Aktionen getan sind. Option refill-each: Aufgefüllt wird nach jedem einzelnen Legen.
refill_rack = Nachdem Spielerplättchen gelegt wurden, wird die Vorlage dieser Seite aus dem eigenen Stapel wieder auf 3 gefüllt.
    .source = Spielablauf
    .check-1 = Angenommen, der Bär legt zwei eigene Plättchen, und sein Stapel hat 10: Danach hat die Vorlage 3 und der Stapel 8.
    .check-2 = Angenommen, der Bär legt zwei eigene Plättchen, und sein Stapel hat noch 1: Danach hat die Vorlage 2 und der Stapel 0.
    .check-3 = Angenommen, der Bär hat Plättchen gelegt: Die Vorlage der Frau wird nicht aufgefüllt.
refill_top-only = Aufgefüllt wird immer mit dem obersten Plättchen; aussuchen gibt es nicht.
    .source = Spielablauf
    .check = Angenommen, die Reihenfolge eines Stapels ist bekannt: Werden zwei Plättchen gezogen, sind es die ersten beiden dieser Reihenfolge.
refill_exhausted = Ein leerer Stapel wird nicht erneuert; Auslage oder Vorlage bleiben einfach kleiner.
    .source = Spielablauf
    .check-1 = Angenommen, der Kronenstapel ist leer und in der Auslage liegen 3: Wird eine Krone gelegt, sind es 2, und dabei bleibt es.
    .check-2 = Angenommen, der eigene Stapel ist leer und in der Vorlage liegen 3: Wird ein Plättchen gelegt, sind es 2, und dabei bleibt es.

## place-player

place-player_adjacent-crown = Ein Spielerplättchen kommt auf ein leeres Feld, das mit einer ganzen Seite an mindestens einer liegenden Krone liegt.
    .source = Spielablauf
    .check = Angenommen, Kronen liegen auf (0,0) und (1,1): In Frage kommen (1,0), (0,1), (-1,0), (0,-1), (2,1) und (1,2), nicht aber (2,2) und (3,0).
place-player_match-one = Mindestens eine seiner Seiten muss die Farbe der Krone haben, an der sie liegt.
    .source = Spielablauf
    .check = Angenommen, Krone Y auf (0,0) und G auf (1,1): Ein Plättchen mit Westseite Y und Südseite B darf auf (1,0).
place-player_mismatch-allowed = Andere Seiten dürfen von ihren Kronen abweichen.
    .source = Spielablauf > Abb. 2
    .check = Angenommen, dasselbe Plättchen wie eben: Dass seine blaue Seite an der grünen Krone liegt, ist kein Grund, es abzulehnen.
place-player_no-match = Passt gar keine Seite, darf das Plättchen dort nicht liegen.
    .source = Spielablauf
    .check-1 = Angenommen, nur Krone R auf (0,0): Ein Plättchen mit Westseite B wird auf (1,0) abgelehnt.
    .check-2 = Angenommen, dasselbe Plättchen so gedreht, dass R nach Westen zeigt: Es wird angenommen.
place-player_rotation = Ein Spielerplättchen darf vor dem Legen in Vierteldrehungen gedreht werden, danach nie mehr, und nie gewendet.
    .source = Spielablauf
    .check-1 = Angenommen, das Plättchen R-B-G-Y: Angeboten werden R-B-G-Y, Y-R-B-G, G-Y-R-B und B-G-Y-R, nicht aber das Spiegelbild R-Y-G-B.
    .check-2 = Angenommen, ein Plättchen liegt: In allen späteren Zügen zeigen seine Seiten dorthin, wohin sie zeigten.
    .ruling = Vom Drehen sagt das Heft nichts. Die Plättchen sind quadratisch und nichts zeigt, wo oben ist, also ist Drehen frei. Wenden geht nicht, denn die Rückseite ist die des Stapels.
place-player_fresh-crown = Eine Krone, die früher im selben Zug gelegt wurde, zählt schon als liegend.
    .source = Spielablauf
    .check = Angenommen, der Bär legt Krone G auf (2,0) und dann ein Plättchen, dessen passende Seite an ihr liegt: Das ist erlaubt, auch wenn keine andere Krone passt.

## place-crown

place-crown_adjacent-player-tile = Eine Krone kommt auf ein leeres Feld, das mit einer ganzen Seite an mindestens einem liegenden Spielerplättchen liegt.
    .source = Spielablauf
    .check = Angenommen, nur auf (1,0) liegt ein Spielerplättchen: In Frage kommen die leeren Felder (2,0) und (1,-1), nicht aber (3,0).
place-crown_match-one = Ihre Farbe muss der anliegenden Seite von mindestens einem dieser Spielerplättchen gleichen.
    .source = Spielablauf
    .check-1 = Angenommen, ein Spielerplättchen auf (1,0) mit Ostseite G: Krone G darf auf (2,0).
    .check-2 = Angenommen, dasselbe Plättchen, und kein anderes liegt an (2,0): Krone R wird dort abgelehnt.
place-crown_any-owner = Das passende Spielerplättchen darf beiden gehören.
    .source = Spielablauf > Abb. 3
    .check = Angenommen, die einzige passende Seite gehört einem Plättchen der Frau: Der Bär darf die Krone trotzdem legen.
place-crown_spoil = Anderen Spielerplättchen darf eine Krone die falsche Farbe zeigen; der Gegenseite so etwas zu verderben ist erlaubt.
    .source = Spielablauf > Abb. 3
    .check-1 = Angenommen, am Feld (2,2) liegen eine grüne Seite des Bären und eine rote der Frau: Der Bär darf Krone G legen.
    .check-2 = Angenommen, diese Krone liegt: Die Seite der Frau passt für immer nicht.
place-crown_no-spoil-only = Eine Krone, die zu gar keiner anliegenden Seite passt, ist nicht erlaubt, auch nicht nur zum Verderben.
    .source = Spielablauf
    .check = Angenommen, an (2,0) liegt nur ein Plättchen der Frau mit Seite R: Versucht der Bär dort Krone G, wird sie abgelehnt.

## geometry

geometry_parity = Kronen können nur auf Feldern mit geradem x+y liegen, Spielerplättchen nur auf solchen mit ungeradem: Der Tisch ist ein Schachbrett.
    .source = Spielablauf
    .check = Angenommen, eine beliebige erreichbare Stellung: Jede Krone hat gerades, jedes Spielerplättchen ungerades x+y.
    .ruling = Abgeleitet, nicht gedruckt: Beide Kronen des Anfangs liegen auf geraden Feldern, Spielerplättchen brauchen eine Krone an einer Seite, Kronen ein Spielerplättchen; der Rest folgt Schritt für Schritt.
geometry_no-like-neighbours = Darum liegen nie zwei Kronen oder zwei Spielerplättchen Seite an Seite, und ein umschlossenes Spielerplättchen hat immer genau vier Kronen um sich.
    .source = Spielablauf
    .check = Angenommen, eine beliebige erreichbare Stellung: Jeder der vier Nachbarn eines Spielerplättchens ist leer oder eine Krone.
geometry_diagonal-is-nothing = Berührung an einer Ecke erlaubt kein Legen und zählt weder beim Passen noch beim Umschließen.
    .source = Spielablauf
    .check-1 = Angenommen, nur eine Krone auf (0,0): Ein Spielerplättchen auf (1,1) wird abgelehnt.
    .check-2 = Angenommen, ein Feld berührt ein Spielerplättchen nur an einer Ecke: Eine Krone wird dort abgelehnt.
    .check-3 = Angenommen, an drei Seiten eines Spielerplättchens liegen Kronen und an allen vier Ecken Plättchen: Es ist nicht umschlossen, und die Ecken passen zu nichts.
geometry_permanent = Was einmal liegt, bleibt bis zum Ende liegen, gewertet oder nicht.
    .source = Spielablauf
    .check-1 = Angenommen, ein Plättchen ist gewertet: Werden später weitere Kronen gelegt, bleibt es liegen.
    .check-2 = Angenommen, ein Plättchen ist gewertet: Werden später weitere Kronen gelegt, wird es nie wieder gewertet.
    .check-3 = Angenommen, ein Feld ist belegt: Was auch immer dort versucht wird, wird abgelehnt.
    .ruling = Keine Regel verschiebt oder entfernt Plättchen; wir ergänzen, dass jedes nur einmal gewertet wird.

## scoring

scoring_trigger = Sobald alle vier Seiten eines Spielerplättchens belegt sind, wird es gewertet, bevor irgendetwas anderes geschieht.
    .source = Spielablauf; Wertung
    .check = Angenommen, um ein Plättchen liegen drei Kronen: Schließt die erste Krone eines Zuges die vierte Seite, so wandern die Münzen, bevor das zweite Plättchen des Zuges gewählt wird.
scoring_four = Passen alle vier Seiten, nimmt die Seite, der das Plättchen gehört, 1 Münze aus dem Vorrat.
    .source = Wertung > Abb. 4
    .check = Angenommen, Beutel 3/3, Vorrat 18: Wird ein Plättchen des Bären mit 4 passenden Seiten umschlossen, so sind die Beutel 4/3 und der Vorrat 17, wer auch immer die letzte Krone gelegt hat.
scoring_three = Passen genau drei Seiten, geschieht nichts.
    .source = Wertung
    .check = Angenommen, Beutel 3/3: Wird ein Plättchen mit 3 passenden Seiten umschlossen, bleibt es bei 3/3.
    .ruling = Das Heft nennt nur vier und weniger als drei; drei ist darum neutral.
scoring_fewer-than-three = Passen zwei, eine oder keine Seite, zahlt die Seite, der das Plättchen gehört, 2 Münzen in den Vorrat.
    .source = Wertung > Abb. 5
    .check-1 = Angenommen, Beutel 3/3, Vorrat 18: Wird ein Plättchen der Frau mit 2 passenden Seiten umschlossen, so sind die Beutel 3/1 und der Vorrat 20.
    .check-2 = Angenommen, dasselbe: Wird ihr Plättchen mit 1 passenden Seite umschlossen, zahlt sie auch 2.
    .ruling = Gar keine kommt im Spiel nicht vor, denn ein Plättchen wird mit mindestens einer passenden Seite gelegt und behält sie.
scoring_owner = Gewinn und Verlust treffen immer die Seite, der das Plättchen gehört, nicht die, die es umschlossen hat.
    .source = Wertung
    .check-1 = Angenommen, der Bär umschließt ein Plättchen der Frau mit 1 passenden Seite: Die Frau zahlt 2, der Bär bekommt nichts.
    .check-2 = Angenommen, die Frau umschließt ein Plättchen des Bären mit 4 passenden Seiten: Der Bär gewinnt 1, die Frau nichts.
scoring_player-tile-into-hole = Ein Spielerplättchen, das in eine Lücke zwischen vier Kronen gelegt wird, wird sofort gewertet.
    .source = Wertung
    .check = Angenommen, um ein leeres ungerades Feld liegen im N, O, S, W die Kronen R, B, G, Y: Wird dort R-B-G-Y gelegt, gewinnt seine Seite sofort 1.
scoring_several-at-once = Eine Krone kann bis zu vier Spielerplättchen umschließen; alle werden als ein Ereignis gewertet.
    .source = Wertung
    .check-1 = Angenommen, der Bär hat 2 Münzen: Umschließt eine Krone eines seiner Plättchen mit 4 und ein anderes mit 2 passenden Seiten, so hat er danach 1 und ist nicht pleite.
    .check-2 = Angenommen, eine Krone umschließt vier Spielerplättchen, zwei von jeder Seite: Alle vier werden gewertet.
    .check-3 = Angenommen, die Option scoring-order-active: Umschließt eine Krone mehrere Spielerplättchen, so sagt, wer am Zug ist, welches als Nächstes gewertet wird.
    .check-4 = Angenommen, die Option scoring-order-active: Macht das zuerst gewertete Plättchen seine Seite pleite, so ist das Spiel aus, und die anderen werden nicht gewertet.
    .ruling = Eine Reihenfolge ist nicht gedruckt, und sie kann das Spiel entscheiden (bei 2 Münzen macht erst zahlen pleite, erst nehmen nicht). Wir verrechnen Gewinn und Verlust jeder Seite innerhalb des Ereignisses; das bevorzugt niemanden. Option scoring-order-active: Wer am Zug ist, wertet die umschlossenen Plättchen einzeln in selbst gewählter Reihenfolge, und nach jedem wird geprüft, ob jemand pleite ist.
scoring_several-supply-order = Innerhalb eines Ereignisses kommen Zahlungen in den Vorrat, bevor Gewinne ihn verlassen.
    .source = Wertung
    .check-1 = Angenommen, der Vorrat ist leer: Umschließt eine Krone ein Plättchen des Bären mit 4 und eines der Frau mit 1 passenden Seite, so kommen die 2 Münzen der Frau hinein und der Bär nimmt eine davon; im Vorrat bleibt 1.
    .check-2 = Angenommen, im Vorrat ist 1: Umschließt eine Krone je ein Plättchen beider Seiten mit 4 passenden Seiten, so nimmt die Münze, wer am Zug ist.
    .ruling = Folgt daraus, dass alles ein Ereignis ist. Reicht der Vorrat trotzdem nicht, nimmt zuerst, wer am Zug ist.
scoring_empty-supply = Ist der Vorrat leer, verfällt ein Gewinn und wird nie nachgeholt.
    .source = Wertung
    .check-1 = Angenommen, der Vorrat ist leer und der Bär hat 12: Umschließt er ein Plättchen mit 4 passenden Seiten, bleibt er bei 12.
    .check-2 = Angenommen, dasselbe: Kommen später 2 Münzen zurück, bleibt er immer noch bei 12.
    .check-3 = Angenommen, im Vorrat ist 1: Umschließt eine Krone zwei Plättchen des Bären mit 4 passenden Seiten, so nimmt er 1.
scoring_unsurrounded = Spielerplättchen, die am Ende nicht umschlossen sind, zählen nichts.
    .source = Wertung; Spielende
    .check = Angenommen, das Spiel endet mit fünf offenen Plättchen: Ihretwegen wandert keine Münze.

## broke

broke_definition = Wer nicht voll zahlen kann oder nach dem Zahlen einen leeren Beutel hat, ist pleite.
    .source = Wertung
    .check-1 = Angenommen, der Bär hat 2 Münzen und verliert 2: Er hat 0 und ist pleite.
    .check-2 = Angenommen, der Bär hat 1 Münze und verliert 2: Er zahlt 1 und ist pleite.
    .check-3 = Angenommen, die Option broke-strict und 2 Münzen: Verliert der Bär 2, hat er 0 und ist noch im Spiel.
    .check-4 = Angenommen, die Option broke-strict und 1 Münze: Verliert der Bär 2, ist er pleite.
    .ruling = Das Heft sagt nicht, was pleite ist; im Alltag heißt es, kein Geld mehr zu haben. Option broke-strict: Pleite ist nur, wer mehr schuldet, als im Beutel ist; mit 0 Münzen bist du also noch im Spiel.
broke_ends-now = Eine Pleite beendet das Spiel auf der Stelle, und wer pleite ist, verliert, was auch immer im anderen Beutel ist.
    .source = Wertung; Spielende
    .check-1 = Angenommen, das erste Plättchen im Zug der Frau macht den Bären pleite: Das zweite wird nicht mehr gelegt.
    .check-2 = Angenommen, dasselbe: Die Frau gewinnt, selbst mit 1 Münze.
broke_self-inflicted = Auch durch das eigene Legen kannst du pleitegehen.
    .source = Wertung
    .check-1 = Angenommen, der Bär hat 2 Münzen: Umschließt er ein eigenes Plättchen mit 2 passenden Seiten, verliert er.
    .check-2 = Angenommen, dasselbe: Das Spiel warnt vorher, lässt es aber zu.
broke_both = Macht ein Ereignis beide pleite, ist das Spiel unentschieden.
    .source = Wertung
    .check = Angenommen, Beutel 1/2: Umschließt eine Krone ein Plättchen des Bären und eines der Frau mit je 2 passenden Seiten, ist das Spiel unentschieden.
    .ruling = Das Heft schweigt; beide haben im selben Augenblick verloren, also kann niemand gewonnen haben.

## end

end_crowns-low = Liegen zu Beginn eines Zuges weniger als 2 Kronen in der Auslage, ist das Spiel aus.
    .source = Spielende
    .check = Angenommen, der Kronenstapel ist leer und in der Auslage liegt 1, wenn der Zug der Frau beginnen würde: Sie bekommt keinen Zug, und die Beutel werden verglichen.
end_crowns-exactly-two = Liegen genau 2 Kronen in der Auslage, wird der Zug noch ganz gespielt.
    .source = Spielende
    .check-1 = Angenommen, zu Beginn des Zuges des Bären liegen 2 in der Auslage und der Stapel ist leer: Legt er zwei Spielerplättchen, so hat auch die Frau noch einen Zug, weiter mit 2 in der Auslage.
    .check-2 = Angenommen, zu Beginn des Zuges der Frau liegen 2 in der Auslage und der Stapel ist leer: Legt sie eine dieser Kronen, so legt sie trotzdem noch ihr zweites Plättchen.
end_reserve-means-crowns = Ob das Spiel aus ist, entscheidet die gemeinsame Auslage der Kronen, nicht der Vorrat an Münzen und nicht die Vorlagen.
    .source = Spielende
    .check-1 = Angenommen, der Vorrat ist leer und in der Auslage liegen 3: Das Spiel geht weiter.
    .check-2 = Angenommen, Vorlagen und Stapel der Spielerplättchen sind leer und in der Auslage liegen 3: Das Spiel geht weiter.
    .ruling = Das Heft hat ein Wort für Münzen, Kronen und Vorlagen; der Satz über das Ende nennt die Kronen. Weil die Auslage auf 3 gefüllt wird, solange der Stapel reicht, kann das Spiel so erst enden, wenn der Stapel leer ist.
end_no-equal-turns = Das Spiel endet in diesem Augenblick, auch wenn der Bär einen Zug mehr hatte.
    .source = Spielende
    .check = Angenommen, nach dem 9. Zug des Bären ist zu Beginn des Zuges der Frau Schluss: Sie bekommt keinen 9. Zug.
    .ruling = Geprüft wird zu Beginn des Zuges, wer auch immer dran ist; das schließt einen Ausgleichszug aus.
end_most-coins = Ist niemand pleite, gewinnt der vollere Beutel.
    .source = Spielende
    .check-1 = Angenommen, am Ende sind die Beutel 5/4: Der Bär gewinnt.
    .check-2 = Angenommen, am Ende sind die Beutel 1/2: Die Frau gewinnt.
end_tie = Gleich volle Beutel sind ein Unentschieden.
    .source = Spielende
    .check = Angenommen, am Ende sind die Beutel 4/4: Das Spiel ist unentschieden, und kein weiteres Kriterium zählt.
end_turn-bounds = Ein Spiel, das mit den Kronen endet, dauert 13 bis 26 Züge, beide zusammengezählt.
    .source = Spielende
    .check-1 = Angenommen, ein Spiel ist mit den Kronen zu Ende gegangen: Es wurden 25 oder 26 Kronen gelegt, und das waren mindestens 13 Züge.
    .check-2 = Angenommen, dasselbe, und in keinem Zug wurden weniger als zwei Plättchen gelegt: Es waren höchstens 26 Züge.
    .ruling = Abgeleitet, für Tests und Fortschrittsbalken: Die untere Grenze ist großzügig (ein einzelnes Spielerplättchen trägt nicht so viele Kronen), und seltene Züge mit nur einem oder keinem Plättchen können die obere um ein, zwei Züge verschieben.
