### Was die Bilder der Regeln zeigen.

components_colours = Eine rote Krone und ein Plättchen des Bären mit vier Farben.
setup_start-layout = Zwei Kronen, Ecke an Ecke: So beginnt jede Partie.
turn_one-of-each = Ein Zug: Der Bär legt ein Plättchen und dann eine Krone daneben.
refill_market = Nach dem Zug liegen wieder drei Kronen in der Auslage.
place-player_adjacent-crown = Das Plättchen liegt an zwei Kronen.
place-player_match-one = Rot liegt an Rot. Eine passende Seite genügt.
place-player_mismatch-allowed = Rot liegt an Rot, also darf Gelb an Grün liegen.
place-player_no-match = Keine Seite passt zu einer Krone: Hier darf das Plättchen nicht liegen.
place-player_fresh-crown = Die grüne Krone kam in diesem Zug, und das nächste Plättchen darf sie gleich nutzen.
place-crown_adjacent-player-tile = Die Krone liegt an einem Plättchen des Bären.
place-crown_match-one = Grün liegt an Grün.
place-crown_any-owner = Es darf auch ein Plättchen der anderen Seite sein.
place-crown_spoil = Die Krone passt zu einem Plättchen und verdirbt eine Seite des anderen.
place-crown_no-spoil-only = Eine Krone, die nur verdirbt, darf hier nicht liegen.
geometry_diagonal-is-nothing = Sie berühren sich nur an der Ecke, und das zählt nicht.
geometry_parity = Kronen und Plättchen wechseln sich ab wie die Felder eines Schachbretts.
geometry_no-like-neighbours = Nie liegt eine Krone an einer Krone oder ein Plättchen an einem Plättchen.
scoring_trigger = Alle vier Seiten sind besetzt: Das Plättchen wird gewertet.
scoring_four = Vier passende Seiten: eine Münze für die Frau.
scoring_three = Drei passende Seiten: Nichts geschieht.
scoring_fewer-than-three = Nur zwei passende Seiten: Die Frau zahlt.
scoring_player-tile-into-hole = Ein Plättchen, das ein Loch füllt, wird sofort gewertet.
scoring_several-at-once = Eine Krone umschließt zwei Plättchen zugleich: Beide werden gewertet.
broke_definition = Die Frau zahlt ihre letzten Münzen und ist pleite. Der Bär gewinnt.
end_most-coins = Die Kronen sind aufgebraucht, und der Bär hat den volleren Beutel.
