### Die Spielhilfe: eine Runde in Kürze, jedes Wort in einem Satz, Tabellen, und was sich an den Regeln geändert hat.


## Eine Runde; ein Wort, das sich erklärt, steht so da: [medal: Orden]

turn_commandos = Jedes Kommando hat einen Zug, in der Reihenfolge, die ihr wollt: einmal bewegen, einmal angreifen, Karten spielen, alles in beliebiger Folge.
turn_move = Lauf bis zu { -number($run) } [space: Felder] oder spring eins: Nur ein Sprung bringt dich auf einen [ledge: Vorsprung].
turn_attack = Wirf die Würfel deiner Waffe auf einen Gegner in Reichweite: Jeder [success: Erfolg] fügt 1 Schaden zu; mit [advantage: Vorteil] bezahlst du weitere.
turn_draw = Am Ende deines Zuges ziehst du eine Karte.
turn_enemies = Jede Gegnerkarte vor dir wirft einen Würfel: Bezahl den [damage: Schaden] oder verlier einen [medal: Orden]; jedes [special: Spezialergebnis] lässt eine Karte handeln.
turn_stage = Der Schauplatz handelt und deckt eine Karte auf; ist der [decks: Schauplatzstapel] leer, verliert ihr.
turn_new = Jedes Kommando zieht einen Gegner; die nächste Runde beginnt.
turn_end = Ihr gewinnt, wenn jede [boss: Bosskarte] besiegt ist.

## Wörter

term_space_name = Feld
term_space_says = Wo ein Kommando steht; an Kameraden kommst du vorbei, an Gegnern nie, und beim Laufen gilt, was jedes Feld sagt.
term_ledge_name = Vorsprung
term_ledge_says = Liegt höher: hinauf springen, hinunter laufen.
term_advantage_name = Vorteil
term_advantage_says = M ist Beweglichkeit, A Zielgenauigkeit, S Heimlichkeit: Marker, höchstens { -number($hold) } von jeder Art, und die Buchstaben der Handkarten bezahlen alles.
term_any_name = Beliebig
term_any_says = Steht für M, A oder S, wie du willst.
term_play_name = Spielen oder ausgeben
term_play_says = Eine Karte wird entweder für ihren Text gespielt oder für ihren Buchstaben ausgegeben, nie beides.
term_range_name = Reichweite
term_range_says = So viele Felder darf das Ziel höchstens entfernt sein.
term_result_name = M, A oder S auf einem Würfel
term_result_says = Gib denselben Buchstaben aus, und es wird ein Erfolg; sonst bekommst du einen Marker davon.
term_damage_name = Schaden
term_damage_says = Bezahl alles mit denselben Buchstaben, oder verlier einen Orden für den ganzen Angriff.
term_foe_name = Gegnerkarte
term_foe_says = Liegt vor dem Kommando, hinter dem der Gegner her ist, wirft jede Runde einen Würfel und geht, wenn sein Leben aufgebraucht ist.
term_boss_name = Bosskarte
term_boss_says = Eine vor jedem Kommando; ist ihr Leben aufgebraucht, wird sie umgedreht, wirft aber weiter ihren Würfel.
term_flag_name = Ziel
term_flag_says = Geh im eigenen Zug hinein und zieh eine Karte: Hast du, was sie verlangt, wird nichts ausgegeben, und ihre Hilfe bleibt dir.
term_pillbox_name = Bunkerfeld
term_pillbox_says = Geh hinein, solange der Sensormarker dort liegt, und du darfst ihn gegen eine Waffenkarte tauschen.
term_alarm_name = Alarm
term_alarm_says = Mit { -number($alarm) } Markern wird er ausgelöst: Alle kommen weg, und jedes Kommando zieht einen Gegner; ein S an einem Alarmposten nimmt einen fort.

## Tabellen

odds_ours_title = Dein Würfel
odds_ours_face = Seite
odds_ours_chance = Kommt
odds_theirs_title = Gegnerwürfel
odds_theirs_face = Seite
odds_theirs_chance = Kommt
odds_hits_title = Erfolge, ohne etwas auszugeben
odds_hits_dice = Würfel
odds_hits_least = ab { $hits }
odds_hits_row = { $dice } Würfel

## Was sich an den Regeln geändert hat

changed_suffering = Was ein Effekt dir zufügt, wird auf einmal bezahlt und kostet höchstens einen Orden.
changed_java = Javas erste zwei Karten haben etwas weniger Leben.
changed_round = Die neue Runde beginnt, bevor ihre Gegner gezogen werden: Was für die alte galt, ist vorbei. Wer bei Gefahr gefragt werden will, wird vor jedem Effekt gefragt, der schaden kann.
