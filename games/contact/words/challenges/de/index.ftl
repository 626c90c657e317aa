# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

one_title = Eine Kugel
one_goal = Ein Schuss ist übrig: der von Ayden. Mach es so unwahrscheinlich wie möglich, dass zwei von euch fallen.
one_hint1 = Manche Gruppen beißen, was du auch tust, und manche beißen nie.
one_hint2 = Sieben und mehr beißen immer, einer allein nie. Welchen Wurf kannst du noch ändern?
one_reason = Mit dem Schuss auf Blau 2 bleibt ein Risiko von 69 % (25 von 36), sonst 83 %. Die acht beißen auch zu siebt, und der eine beißt nie.
double_title = Einfach oder doppelt?
double_goal = Nur Schulz darf noch feuern. Bring alle lebend durch den nächsten Angriff.
double_hint1 = Wie viele Zombies dürfen bleiben, ohne beißen zu können, solange Schulz lebt?
double_hint2 = Zwei Zombies können nicht beißen, solange Schulz lebt. Einer weniger genügt also.
double_reason = Der einfache Schuss lässt ein Risiko von 1 von 36 (3 %), der Doppelschuss 2 von 36 (6 %): Er geht doppelt so oft daneben, und ein Zombie weniger genügt.
whom_title = Wen gibst du auf?
whom_goal = Der letzte Angriff im letzten Zug. Jemand fällt jetzt; sorg dafür, dass die Rettung sicher ist.
whom_hint1 = Zwei Zombies auf Braun 5 würfeln noch. Wessen Fähigkeit zählt bei diesem Wurf?
whom_hint2 = Solange Schulz lebt, müssen Zombies um eins niedriger würfeln.
whom_reason = Ayden fällt: Zwei Zombies können nicht beißen, solange Schulz lebt, also 100 %. Ohne Schulz sind es 83 %.
walk_title = Der Weg des Maschinengewehrs
walk_goal = Miller hat vier Würfel für vier einzelne Zombies in Ring 2. Sorg für die beste Aussicht, alle zu töten.
walk_hint1 = Von einem Ziel zum nächsten darf er höchstens zwei Felder weit.
walk_hint2 = Aus der Mitte muss er über leere Felder zurück. Wo beginnt ein Weg, der nie umkehrt?
walk_reason = Beginne bei Blau 1 oder Blau 7 und geh weiter: 16 von 81 (20 %). Aus der Mitte sind nie alle vier zu erreichen.
flame_title = Feuer oder Granate
flame_goal = Nur Branson ist noch dran. Verliere im nächsten Angriff im Durchschnitt so wenige wie möglich.
flame_hint1 = Nur Zombies, die den Zug in Ring 1 beginnen, beißen.
flame_hint2 = Die Granate erledigt bis zu fünf, und sie lässt sich auf die sieben werfen.
flame_reason = Mit der Granate auf Braun 2 fallen im Durchschnitt 23 von 36 (0,64). Mit der Flamme sind es dort 33 von 36, auf Blau 6 sogar 38 von 36: Wer in Ring 2 steht, kann noch nicht beißen.
