# Tipps in den ersten Spielen: höchstens 16 Wörter.

first = Wähl ein Mitglied, dann eine Gruppe. Die Beschriftung zeigt, was du brauchst.
far = Sie sind weit weg: 33 %. Schieß trotzdem; Kugeln kosten nichts.
burn = Branson kann beide Ringe dieser Spalte auf einmal verbrennen.
grenade = Sechs oder mehr auf einem Haufen: eine Granate wert.
meter = Die Anzeige sagt, wie wahrscheinlich diese Gruppe im nächsten Zug beißt.
alone = Einer allein beißt nie. Auf die größere Gruppe zielen?
ardor = Cooper kann in jedem Zug einen Würfel neu würfeln lassen.
double = Sag den Doppelschuss an: Ab einer 3 erledigt er zwei.
radio = Aydens Funk: Wähl zwei, die wegbleiben. Am besten aus der größeren Gruppe.
falls = Entscheide, wer fällt. Wessen Karte wird dir am wenigsten fehlen?
consent = Stimm zu oder lehn ab. Lehnst du ab, entscheidet der Anführer.
schulz = Solange er lebt, beißt jede Gruppe seltener. Trotzdem er?
half = Die halbe Nacht ist vorbei.
over = Jetzt kann nichts mehr beißen. Bring den Zug zu Ende.
