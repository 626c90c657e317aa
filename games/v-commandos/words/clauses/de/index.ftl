### Die Regeln von „V-Commandos“ mit den Modulen Résistance [R] und Geheimwaffen [S] und dem Veteranenmodus [V], auf Deutsch. Maßgeblich ist clauses.yaml; hier stehen dieselben Regeln in derselben Reihenfolge.
### Eine Regel, die nur für eines davon gilt, sagt das am Anfang. „Kartendaten“ = ein Wert, den das Heft offen lässt und die Karte nennt; „sonst“ gilt, wo sie nichts sagt.
### „Runde“ = alle vier Phasen, „Zug“ = der Zug eines Kommandos. 4+ = der Würfel muss 4 oder mehr zeigen. „Niete“ = leeres Plättchen im Gegnerbeutel.
### Wo das Heft schweigt, kommt so wenig wie möglich dazu; wo keine Grenze steht, gibt es keine.


## def

def_operation = Eine Operation ist eine Folge von Terrains, die von links nach rechts gespielt wird.
    .source = Einleitung, Begriffe
    .check = Angenommen, eine Operation mit den Spalten [A], [B, C], [D]: Ist A abgeschlossen, werden B und C aufgebaut, und D erst nach beiden.
def_concurrent-terrains = Terrains in einer Spalte werden gleichzeitig gespielt; die Kommandos teilen sich auf.
    .source = Einleitung, Begriffe
    .check = Angenommen, eine Spalte mit den Terrains B und C und 4 Kommandos: Nach dem Aufbau sind beide im Spiel, und jedes Kommando gehört zu genau einem.
def_arrows = Die Pfeile zwischen den Terrains zeigen, wo sich der Trupp teilt und wo er wieder zusammenkommt.
    .source = Einleitung, Begriffe
    .check = Angenommen, Pfeile A->B, A->C, B->D, C->D: Sind B und C abgeschlossen, gehören alle Überlebenden zu D.
    .ruling = Ob die Pfeile einzelne Kommandos binden, steht nicht im Text. Bei uns geht ein Kommando nur auf ein Terrain, auf das ein Pfeil von dem führt, das es zuletzt gespielt hat; wer im Untergrund ist, gehört zu dem Terrain, das er zuletzt verlassen hat.
def_tile-kinds = Ein Terrain besteht aus Feldern; jedes Feld hat eine Größe (klein, mittel, groß) und liegt drinnen oder draußen.
    .source = Einleitung, Begriffe
    .check = Angenommen, die Daten eines Feldes mit Größe 'medium' und Lage 'indoor': Sie werden geladen. Mit Größe 'huge' oder ohne Lage werden sie abgelehnt.
def_artwork = Was auf ein Feld gemalt ist, hat keine Wirkung auf das Spiel.
    .source = Einleitung, Begriffe
    .check = Angenommen, zwei Felder, die sich nur im Bild unterscheiden: Wird auf beiden derselbe Zug mit denselben Würfeln gespielt, ist der Stand danach gleich.
def_adjacent-edge = Zwei Felder draußen sind benachbart, wenn sie sich entlang einer Kante berühren; eine Ecke genügt nicht.
    .source = Einleitung, Begriffe
    .check = Angenommen, Felder draußen auf (0,0), (1,0) und (1,1), je 1x1 groß: (0,0) und (1,0) sind benachbart, (0,0) und (1,1) nicht.
def_adjacent-indoor = Liegt von zwei Feldern, die sich berühren, mindestens eines drinnen, sind sie nur durch eine offene Tür benachbart.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein Feld drinnen und eines draußen mit gemeinsamer Kante: Ohne Tür oder mit verschlossener Tür sind sie nicht benachbart, mit offener Tür sind sie es.
def_door-states = Eine Tür ist offen oder verschlossen.
    .source = Einleitung, Begriffe; Schießen und Nahkampf
    .check = Angenommen, eine verschlossene Tür wird geöffnet: Sie bleibt offen, solange das Terrain liegt, und nichts schließt sie wieder.
    .ruling = Der Text nennt nur diese beiden Zustände und keinen Weg, eine Tür zu schließen; also bleibt sie offen.

## stealth

stealth_check-on-entry = Eine Tarnprobe gibt es, sobald ein getarntes Kommando und ein Gegner auf dasselbe Feld kommen, gleich, wer sich bewegt hat.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein getarntes Kommando geht auf ein kleines Feld mit 2 Gegnern: 2 Würfel. Kommt 1 Gegner auf das Feld eines getarnten Kommandos: 1 Würfel.
stealth_dice-per-pair = Jeder Gegner würfelt mit einem Würfel für jedes Kommando, mit dem er neu auf einem Feld ist.
    .source = Einleitung, Begriffe
    .check = Angenommen, 2 getarnte Kommandos stehen mit 1 Gegner auf einem Feld, und 3 Gegner kommen zusammen dazu: 6 Würfel (3 x 2); der Gegner, der schon da war, würfelt nicht.
stealth_fail-on-1-2 = Bei einer 1 oder 2 wird das Kommando gesehen; bei 3 bis 6 geschieht nichts.
    .source = Einleitung, Begriffe
    .check = Angenommen, Würfel 3 und 6: Das Kommando bleibt getarnt. Würfel 2 und 6: Es wird gesehen. Vor 3 Gegnern bleibt man mit 8/27 verborgen.
stealth_only-stealthy = Wer schon gesehen wird, macht keine Tarnprobe.
    .source = Einleitung, Begriffe
    .check = Angenommen, auf das Feld eines gesehenen Kommandos kommen 2 Gegner: Es gibt 0 Tarnwürfel.
stealth_dice-together = Alle Tarnwürfel einer Ankunft werden zusammen geworfen.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein getarntes Kommando kommt zu 3 Gegnern: Im Verlauf steht ein Wurf mit 3 Würfeln, auch wenn der erste eine 1 zeigt.
    .ruling = Der Text schweigt. Zusammen zu würfeln macht klar, unter welchen Würfeln ein Fernglas wählen kann. Gegner, die in einem Schritt von einem Feld auf dasselbe nächste gehen, sind eine Ankunft; ebenso der Offizier mit denen, die er mitnimmt, und die Gruppe, die durch einen Eingang kommt.
stealth_goliath-rolls = { "[" }S] Jeder Gegner nimmt an Tarnproben teil, gleich welcher Art.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein Goliath steht allein auf einem Feld, und ein getarntes Kommando kommt dazu: Es gibt 1 Tarnwürfel.
    .ruling = Für ein Fahrzeug ohne Besatzung klingt das seltsam, aber der Text sagt „jeder Gegner“ und zählt Goliaths zu den Spezialgegnern; wir nehmen ihn beim Wort.

## visible

visible_triggers-alarm = Wird ein Kommando gesehen, löst das auf seinem Terrain den Alarm aus.
    .source = Einleitung, Begriffe; Den Alarm abstellen
    .check = Angenommen, ein ruhiges Terrain: Wird dort ein Kommando durch eine Tarnprobe, eine Bewegung, eine Waffe mit [Auge] oder ein Plättchen „Entdeckt“ gesehen, ertönt jedes Mal der Alarm.
    .ruling = Gesagt wird es für Tarnproben und Bewegung; und ein gesehenes Kommando setzt einen abgestellten Alarm wieder in Gang. Wir wenden es auf jede Ursache an.

## alarm

alarm_effect = Der Alarm dreht den Alarmmarker und alle Eingänge dieses Terrains auf Orange.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein Terrain mit 1 Alarmmarker und 3 schwarzen Eingängen: Nach dem Alarm sind alle 4 orange; ein zweiter Alarm ändert nichts.
alarm_per-terrain = Der Alarm gilt nur für ein Terrain.
    .source = Einleitung, Begriffe
    .check = Angenommen, Terrains B und C sind im Spiel, und auf B ertönt der Alarm: Die Eingänge von C bleiben schwarz.

## stacking

stacking_limits = Auf einem Feld ist Platz für höchstens 4 (klein), 8 (mittel) oder 16 (groß) Kommandos und Gegner zusammen.
    .source = Einleitung, Begriffe
    .check = Angenommen, auf einem kleinen Feld stehen 1 Kommando und 3 Gegner: Niemand darf dazu. Auf einem mittleren stehen 7: Genau 1 darf noch dazu. Auf einem großen stehen 16: niemand.
stacking_nest = Ein MG- oder Goliath-Nest braucht zwei Plätze seines Feldes und bietet einen eigenen.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein kleines Feld mit einem Nest: Platz ist für 2 neben dem Nest und 1 darin, zusammen 3; auf einem mittleren Feld mit Nest für 7.
    .ruling = Dass das Nest zwei Plätze nimmt und einen gibt, lesen wir als Verlust von einem Platz; der gegebene ist im Nest. Wer ihn nutzen darf, steht in stacking.nest-room.
stacking_nest-room = Den Platz, den ein Nest bietet, hat nur, wer im Nest ist.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein kleines Feld mit Nest, 2 daneben, und das Nest ist leer: Ein gewöhnlicher Gegner darf dazu und ist sofort im Nest, ein Kommando darf ins Nest, ein Spezialgegner darf nicht dazu. Ist daneben noch Platz für einen, dürfen ein Spezialgegner und ein gewöhnlicher zusammen kommen. Ist auch das Nest besetzt und daneben nichts frei, darf niemand dazu.
    .ruling = Der Text nennt nur die Zahlen. Spezialgegner bewachen nichts, also gehen sie nie ins Nest.

## nest

nest_commando = Ein Kommando darf in ein leeres Nest auf seinem Feld gehen und wieder heraus.
    .source = Einleitung, Begriffe; Schießen und Nahkampf
    .check = Angenommen, ein leeres MG-Nest auf dem Feld des Kommandos: Hineinzugehen kostet keine Aktion, und solange es darin ist, kann kein Gegner das Nest bewachen. Wer das Feld verlässt, verlässt das Nest. Gegner brauchen gegen das Kommando die Zahl des Feldes.
    .ruling = Gesagt wird nur etwas über ein Kommando in einem Goliath-Nest. Hinein- und Herausgehen ist eine kostenlose Aktion; sie ändert nichts daran, ob jemand gesehen wird und ob es Tarnproben gibt. Womit ein besetztes MG schießt, steht auf der Karte.

## stacking

stacking_full = Niemand, ob Kommando oder Gegner, darf auf ein volles Feld.
    .source = Einleitung, Begriffe
    .check = Angenommen, ein kleines Feld mit 4 darauf: Will ein Kommando dorthin, wird das abgelehnt, und es kostet keine Aktion.

## precedence

precedence_cards = Karten gehen diesen Regeln vor, und Operationskarten gehen Terrainkarten vor.
    .source = Einleitung, Begriffe
    .check = Angenommen, eine Terrainkarte lässt je Eingang 2 ziehen und eine Operationskarte 3: Je Eingang werden 3 Gegner gezogen.
    .ruling = Was auf den Karten der Kommandos steht, ist von uns. Sagt eine Karte nichts dazu, wirkt eine Fähigkeit auch im kritischen Zustand, wenn man dafür nichts tun muss (Neuntes Leben).
precedence_veteran-specials = { "[" }V] Eine Sonderregel mit rotem Stempel und Logo des Spiels gilt nur im Veteranenmodus; eine mit schwarzem Stempel gilt immer.
    .source = Einleitung, Begriffe
    .check = Angenommen, eine Operation mit einer roten und einer schwarzen Sonderregel: Ohne [V] gilt nur die schwarze, mit [V] gelten beide.

## setup

setup_choose-length = Die Gruppe wählt ein einzelnes Terrain für ein kurzes Spiel oder eine Operation für ein langes, passend zur Zahl der Spieler.
    .source = Aufbau, Schritt 1
    .check = Angenommen, ein neues Spiel: Der Modus 'terrain' verlangt 1 Terrain, der Modus 'operation' 1 Operation. Eine Karte, die für diese Zahl von Spielern nicht gemacht ist, wird abgelehnt.
    .ruling = Wie viele es sein dürfen, steht nirgends; wir nehmen, was auf der Karte steht (sonst 1 bis 4). Gezählt werden Kommandos; eine Person mit zwei Kommandos darf also eine Karte für zwei spielen.
setup_commandos-per-player = Jeder Spieler führt ein Kommando.
    .source = Aufbau, Schritt 10
    .check = Angenommen, 3 Plätze: 3 Kommandos. Bei 1 Platz sind es 1 bis 4, wie gewählt; bei 1 Platz und einer Karte für 2 bis 4 wird 1 Kommando abgelehnt. Mit der Option extra-commandos, 2 Plätzen und 4 Kommandos führt jeder Platz 2.
    .ruling = Allein zu spielen kommt im Text nicht vor. Option extra-commandos: Jede Gruppe darf zusammen bis zu 4 führen, reihum verteilt; wer allein spielt, braucht die Option nicht.
setup_expansion-by-symbol = Das Symbol auf der gewählten Karte entscheidet, ob die Regeln von [R] oder [S] gelten.
    .source = Aufbau, Schritt 1
    .check = Angenommen, eine Karte mit dem Lothringer Kreuz auf einem Dreieck: [R] gilt. Mit einer V-2: [S] gilt. Mit keinem von beiden: Weder noch.
setup_one-expansion = Gespielt wird das Grundspiel allein, mit [R] oder mit [S].
    .source = Aufbau, Schritte 1, 4 und 8
    .check = Angenommen, ein Aufbau mit [R] und [S] zugleich: Er wird abgelehnt.
    .ruling = Der Text sagt bei Ereignissen und Spezialgegnern „R oder S“ und zählt nie beide zusammen; also schließen sie sich aus. Eine Karte, die beide Symbole zeigt, geht vor; dann kommt alles aus beiden dazu.
setup_veteran-choice = { "[" }V] Vor dem Spiel entscheidet die Gruppe, ob sie im Veteranenmodus spielt.
    .source = Aufbau, Schritt 1
    .check = Angenommen, ein neues Spiel: Der Veteranenmodus ist aus, wenn er nicht gewählt wird, und nach Schritt 1 lässt er sich nicht mehr ändern.
setup_tiles = Die Terrainkarten der Operation werden herausgesucht, und die Felder jedes Terrains im Spiel werden ausgelegt.
    .source = Aufbau, Schritte 2 und 3
    .check = Angenommen, eine erste Spalte mit 2 Terrains aus 6 und 5 Feldern: 11 Felder liegen auf dem Tisch; Terrains späterer Spalten sind nicht ausgelegt.
setup_sequence = Aufgebaut wird so: Karte und Module, Veteranenmodus, Felder, Ereignisstapel, Kommandos und ihre Aufteilung, Marker, Wachen, Gegner der Veteranen an den Eingängen, Gegnerbeutel, Ausrüstungsbeutel, dann die erste Ereignisphase.
    .source = Aufbau
    .check = Angenommen, der Verlauf einer neuen Operation: Alles kommt in dieser Reihenfolge, die Aufteilung vor den Markern. Bei der zweiten Spalte kommen Felder, Marker, Wachen, Gegner der Veteranen, Ersatz und Aufteilung noch einmal; aus Stapel und Beuteln wird nur gezogen.
    .ruling = Die gedruckte Reihenfolge, nur kommt die Aufteilung vor den Markern (siehe setup.split), und die Startausrüstung wird beiseitegelegt, bevor der Beutel geschlossen wird.
setup_event-deck = Der Ereignisstapel hat 37 gewöhnliche Karten und dazu 18 der verwendeten Erweiterung, gemischt.
    .source = Aufbau, Schritt 4
    .check = Angenommen, das Grundspiel: 37 Karten. Mit [R]: 55. Mit [S]: 55. Die Reihenfolge hängt nur vom Schlüssel ab.
setup_event-deck-continue = Geht eine Operation auf dem nächsten Terrain weiter, bleibt der Ereignisstapel, wie er ist.
    .source = Aufbau, Schritt 4 (Randnotiz)
    .check = Angenommen, auf dem ersten Terrain sind 12 von 37 Karten gezogen worden: Beginnt das nächste, sind 25 in derselben Reihenfolge übrig und 12 abgelegt.
    .ruling = Die drei Hinweise für das Weiterspielen sind im Text zusammengerückt; dem Wortlaut nach gehört einer zu Schritt 4 (Stapel), einer zu Schritt 8 und einer zu Schritt 9 (Beutel).
setup_markers = Die Marker der Terrainkarte kommen auf die Felder, mit allem, was die Operation daran ändert.
    .source = Aufbau, Schritt 5
    .check = Angenommen, eine Terrainkarte mit 2 Luken und eine Regel der Operation, die eine versperrt: 1 offene und 1 versperrte Luke liegen auf dem Plan.
setup_guards = Auf jedem dreieckigen Marker beginnt ein gewöhnlicher Gegner mit zwei Kästchen (MP40).
    .source = Aufbau, Schritt 6
    .check = Angenommen, 2 Einsatzziele, 1 Alarm und 1 Nest: 4 gewöhnliche Gegner mit zwei Kästchen stehen da, und jeder bewacht seinen Marker.
    .ruling = Ein Gegner, von dem eine Karte spricht (der General, der Wärter mit den Schlüsseln), ist einer davon; zurück im Beutel ist er ein MP40 wie jeder andere.
setup_bunker-is-nest = Dreieckige Marker sind die Einsatzziele, der Alarm und die Waffennester („Bunker“).
    .source = Aufbau, Schritt 6; Bewegung der Gegner; Ausrüstung verwenden
    .check = Angenommen, ein Marker für ein MG-Nest oder ein Goliath-Nest: Für Wachen und Explosionen gilt er als dreieckig.
    .ruling = In Schritt 6 heißen sie Bunker, später Nester für MG oder Goliath oder fest eingebaute Waffen. Für uns sind das dieselben Marker.
setup_guard-in-nest = Der Gegner auf einem Nest beginnt darin.
    .source = Aufbau, Schritt 6; Verstärkung
    .check = Angenommen, [S] und ein Goliath-Nest: Lebt seine Wache zu Beginn der ersten Gegnerphase, werden die Goliaths aktiv.
setup_veteran-entrances = { "[" }V] Im Veteranenmodus beginnt an jedem Eingang noch ein gewöhnlicher Gegner mit zwei Kästchen.
    .source = Aufbau, Schritt 7
    .check = Angenommen, [V], 3 dreieckige Marker und 3 Eingänge: 6 Gegner mit zwei Kästchen stehen da; ohne [V] sind es 3.
    .ruling = „Auf jedem Eingang“ kann davor oder dahinter heißen. Wir stellen den Gegner auf das Feld dahinter, wie alle Gegner beim Aufbau; er bewacht nichts und bewegt sich wie andere.

## veteran

veteran_nothing-else = { "[" }V] Der Veteranenmodus ändert nichts außer den Gegnern an den Eingängen und den roten Sonderregeln.
    .source = Einleitung, Begriffe; Aufbau, Schritte 1 und 7
    .check = Angenommen, dieselbe Terrainkarte mit und ohne [V] und derselbe Schlüssel: Für Beutel, Stapel, Würfel und Zielzahlen gelten dieselben Regeln; nur die aufgestellten Gegner sind andere.

## setup

setup_enemy-bag-base = Im Gegnerbeutel des Grundspiels sind 23 + 9 gewöhnliche Gegner ohne die schon aufgestellten, 5 Gegner mit Vorschlaghammer und 7 Nieten.
    .source = Aufbau, Schritt 8
    .check = Angenommen, das Grundspiel mit 4 aufgestellten Gegnern: Im Beutel sind 28 gewöhnliche, 5 mit Vorschlaghammer und 7 Nieten, zusammen 40.
setup_enemy-bag-expansion = { "[" }R] und [S]: An die Stelle der 9 weiteren gewöhnlichen Gegner treten 9 mit Gasmaske.
    .source = Aufbau, Schritt 8
    .check = Angenommen, [R] oder [S] und 4 aufgestellte Gegner: Im Beutel sind 19 gewöhnliche, 9 mit Gasmaske, 5 mit Vorschlaghammer und 7 Nieten, zusammen 40.
setup_special-stack = Es gibt 3 Spezialgegner mit schwarzem Rand; sie warten als Stapel neben dem Beutel.
    .source = Aufbau, Schritt 8; Verstärkung
    .check = Angenommen, ein beliebiges neues Spiel: Im Stapel der Spezialgegner sind 3 Plättchen und im Gegnerbeutel keines davon.
    .ruling = Schritt 8 nennt sie beim Beutel, aber die Verstärkung nimmt sie vom Stapel und legt sie erst dann in den Vorrat. Nur so haben die Nieten einen Sinn.
setup_special-kinds = Spezialgegner sind im Grundspiel Soldaten mit drei Kästchen, mit [R] Offizier/Hund, mit [S] Fallschirmjäger/Goliath.
    .source = Aufbau, Schritt 8
    .check = Angenommen, das Grundspiel: Wird ein Spezialgegner aus dem Beutel gezogen, hat er 3 Kästchen. Mit [R] ist es ein Offizier oder ein Hund, mit [S] ein Fallschirmjäger oder ein Goliath.
    .ruling = „A/B“ lesen wir als die beiden Seiten eines Plättchens. Welche oben liegt, entscheidet der Zufall (1-3 die erste, 4-6 die zweite) jedes Mal, wenn das Plättchen aus dem Beutel kommt; so bleibt es, bis es zurückkommt.
setup_enemy-boxes = Jeder Gegner hat Kästchen: so viele Würfel wirft er, wenn er schießt.
    .source = Aufbau, Schritte 6 bis 8; Beschuss
    .check = Angenommen, die Plättchen des Spiels: MP40 mit und ohne Gasmaske und Offizier haben 2 Kästchen, Karabiner mit und ohne, Pionier und Hund 1, Stoßtrupp und Fallschirmjäger 3, der Goliath 0. Wer ein MG-Nest bewacht, wirft stattdessen dessen 3.
    .ruling = Im Text steht nur, dass eine MP40 zwei Kästchen hat und ein Spezialgegner des Grundspiels drei; die anderen und das Gewehr im Nest stehen auf den Karten.
setup_enemy-bag-continue = Geht eine Operation weiter, wird der Gegnerbeutel nicht neu gefüllt.
    .source = Aufbau, Schritt 8 (Randnotiz); Endphase
    .check = Angenommen, auf dem ersten Terrain sind 2 Nieten ausgeschieden und 2 Spezialgegner dazugekommen: Beginnt das zweite, sind 5 Nieten und 2 Spezialgegner im Beutel und 1 im Stapel.
setup_guards-continue = Auf einem späteren Terrain einer Operation kommen die ersten Wachen aus dem vorhandenen Beutel.
    .source = Aufbau, Schritte 6 und 8
    .check = Angenommen, eine Operation geht weiter, mit 32 gewöhnlichen Gegnern im Beutel und 4 dreieckigen Markern: Nach Schritt 6 sind 28 im Beutel.
    .ruling = Der Beutel soll bleiben, wie er ist, und doch braucht es Wachen. Wir suchen gewöhnliche Gegner mit zwei Kästchen im Beutel; dort sind sie alle, weil die Endphase sie zurückbringt.
setup_equipment-bag-base = Im Ausrüstungsbeutel des Grundspiels sind 16 „Entdeckt“, 9 Granaten, 9 Brechstangen, 7 Erste Hilfe, 7 gegnerische Uniformen, 7 TNT, 3 Bombardements, 4 MP40, 3 StG44 und 1 MG42.
    .source = Aufbau, Schritt 9
    .check = Angenommen, das Grundspiel, und nichts ist verteilt: Im Beutel sind 66 Plättchen, 16 davon „Entdeckt“.
setup_equipment-bag-r = { "[" }R] In den Ausrüstungsbeutel kommen noch 7 Abwürfe und 3 Ferngläser.
    .source = Aufbau, Schritt 9
    .check = Angenommen, [R], und nichts ist verteilt: Im Beutel sind 76 Plättchen.
setup_equipment-bag-s = { "[" }S] In den Ausrüstungsbeutel kommen noch 6 Rauchgranaten und 4 Panzerfäuste.
    .source = Aufbau, Schritt 9
    .check = Angenommen, [S], und nichts ist verteilt: Im Beutel sind 76 Plättchen.
setup_equipment-less-placed = Startausrüstung und Ausrüstung auf den Terrains kommt aus dem Ausrüstungsbeutel.
    .source = Aufbau, Schritt 9
    .check = Angenommen, das Grundspiel, ein Kommando mit 1 Granate und ein Terrain mit 1 TNT: Im Beutel sind 64 Plättchen, darunter 8 Granaten und 6 TNT.
setup_equipment-bag-continue = Geht eine Operation weiter, wird der Ausrüstungsbeutel nicht neu gefüllt.
    .source = Aufbau, Schritt 9 (Randnotiz); Endphase
    .check = Angenommen, ein Überlebender trägt 1 MP40: Beim Aufbau des nächsten Terrains sind höchstens 3 MP40 im Beutel.
setup_shared-reserves = Alle Terrains im Spiel teilen sich einen Ereignisstapel, einen Gegnerbeutel, einen Stapel Spezialgegner und einen Ausrüstungsbeutel.
    .source = Aufbau, Schritte 4, 8 und 9; Endphase
    .check = Angenommen, Terrains B und C: Wird eine Brechstange abgelegt, die für einen Gegner auf B gezogen wurde, liegt sie in der gemeinsamen Ablage. Zieht B 2 Gegner, zieht C aus dem Rest.
setup_choose-commando = Jeder Spieler nimmt ein Kommando, das nach den verwendeten Regeln erlaubt ist, und wählt eine Seite der Karte.
    .source = Aufbau, Schritt 10
    .check = Angenommen, 3 Spieler: 3 verschiedene Kommandos mit je einer gewählten Seite sind im Spiel. Wählt ein Zweiter eine vergebene Karte, wird das abgelehnt, gleich mit welcher Seite.
setup_counters = Ein Kommando hat zwei Anzeiger, getarnt/gesehen und Uniform/kritischer Zustand, und die Startausrüstung, die auf der Karte steht.
    .source = Aufbau, Schritt 10
    .check = Angenommen, ein neues Kommando: Es ist getarnt, ohne Uniform, nicht kritisch, mit 0 Wunden und der Startausrüstung der Karte.
    .ruling = Mit welcher Seite es beginnt, steht nicht da; getarnt folgt daraus, dass alle im Untergrund beginnen.
setup_roster-base = Immer zu haben sind Offizier, Sanitäter, Sprengmeister, Kundschafter und Scharfschütze; als Extras Gander, Sergeant Bruno und Todesbezwinger.
    .source = Aufbau, Schritt 10
    .check = Angenommen, das Grundspiel ohne Extras: 5 Kommandos stehen zur Wahl; mit Extras 7 und dazu Gander als Begleiter.
setup_roster-r = { "[" }R] Dazu kommen Saboteur, SOE-Agent und Spion; Jamie Finnlock ist eine andere Fassung des Saboteurs.
    .source = Aufbau, Schritt 10
    .check = Angenommen, [R] ohne Extras: 8 Kommandos stehen zur Wahl. Ist der Saboteur vergeben, ist Jamie Finnlock gesperrt.
    .ruling = Das „=“ lesen wir als dieselbe Person mit anderem Bild; darum ist nur eine von beiden im Spiel.
setup_roster-s = { "[" }S] Dazu kommen Schlachter, Nachrichtenoffizier und Mörserschütze; der VF-Nachrichtenoffizier ist der Nachrichtenoffizier, und Anneke ist der Schlachter.
    .source = Aufbau, Schritt 10
    .check = Angenommen, [S] ohne Extras: 8 Kommandos stehen zur Wahl, und der Saboteur ist nicht dabei. Ist der Schlachter vergeben, ist Anneke gesperrt.
setup_gander = Gander ist eine zusätzliche Figur, die ein anderes Kommando begleitet, kein eigenes Kommando eines Spielers.
    .source = Aufbau, Schritt 10
    .check = Angenommen, 2 Spieler, und Gander begleitet den Kundschafter: Es sind 2 Kommandos, und auf einem kleinen Feld mit Kundschafter, Gander und 2 Gegnern ist 1 Platz frei.
    .ruling = Gesagt wird nur „überzählig“. Bei uns teilt Gander den Platz mit dem, den er begleitet: kein Spieler, kein Platz auf dem Feld, nicht mitgezählt bei der Zahl der Kommandos; alles Übrige steht auf seiner Karte. Wird ausgeschaltet, wen Gander begleitet, geht er mit dem ersten anderen Kommando auf dem Feld; ist dort keines, scheidet er aus.
setup_replacement = Wessen Kommando auf einem früheren Terrain ausgeschaltet wurde, nimmt ein noch nicht verwendetes, ohne Startausrüstung.
    .source = Aufbau, Schritte 10 und 11
    .check = Angenommen, auf Terrain 1 wird der Sanitäter ausgeschaltet: Nimmt der Spieler beim Aufbau von Terrain 2 den Scharfschützen, hat dieser 0 Ausrüstung; der Sanitäter steht nicht mehr zur Wahl.
setup_no-replacement-left = Wird Ersatz gebraucht und ist kein Kommando mehr da, ist die Operation gescheitert.
    .source = Aufbau, Schritt 10
    .check = Angenommen, das Grundspiel ohne Extras (5 Karten), 3 Spieler, und 2 haben schon Ersatz genommen: Wird ein dritter gebraucht, ist die Operation gescheitert.
    .ruling = Wir nehmen den Text beim Wort: Sie scheitert auch dann, wenn andere noch ein Kommando haben.
setup_survivors = Wer überlebt, behält auf dem nächsten Terrain Kommando und Ausrüstung.
    .source = Aufbau, Schritt 11 (Randnotiz)
    .check = Angenommen, ein Überlebender hat 1 Erste Hilfe, 1 Wunde und 1 aufgespartes [+1]: Beginnt das nächste Terrain, ist alles noch da. Mit der Option field-hospital legt jeder Überlebende vorher 1 [-1]-Plättchen ab.
    .ruling = Von Wunden und aufgesparten Aktionen ist keine Rede; nichts entfernt sie, also bleiben sie. Option field-hospital (sonst aus) macht lange Operationen milder.
setup_split = Sind zwei oder mehr Terrains im Spiel, werden die Kommandos aufgeteilt.
    .source = Aufbau, Schritt 11
    .check = Angenommen, 2 Terrains und 3 Kommandos: Die Spieler schicken jedes auf ein Terrain, und keines bleibt leer. Zum ersten Mal heraufkommen muss ein Kommando auf seinem Terrain.
    .ruling = Wer später wieder im Untergrund war, darf auf jedes Terrain im Spiel. Ohne diese Bindung am Anfang hieße die Aufteilung nichts. Jedes Terrain bekommt mindestens ein Kommando. Weil unsere Terrainkarten mit der Zahl der Kommandos wachsen, wird vor den Markern aufgeteilt; im Heft hängt nichts an dieser Reihenfolge.
setup_later-kit = Auf einem späteren Terrain kommt die Ausrüstung der Karte aus dem Beutel, soweit er sie hat.
    .source = Aufbau, Schritte 5 und 9
    .check = Angenommen, eine Terrainkarte mit 2 TNT, und in Beutel und Ablage ist zusammen 1 TNT: 1 TNT wird hingelegt.
    .ruling = Der Text schweigt; vielleicht tragen Kommandos bei sich, was die Karte verlangt.
setup_commando-count-alarm = Sind auf einem Terrain mehr Kommandos, als seine Karte erlaubt, ertönt sein Alarm von selbst.
    .source = Aufbau, Schritt 11
    .check = Angenommen, erlaubt sind 2, und 3 Kommandos werden geschickt: Das Terrain beginnt mit Alarm. Sind im Spiel 2 darauf, und ein drittes kommt durch eine Luke, ertönt der Alarm.
    .ruling = Der Hinweis steht nur beim Aufbau. Wir prüfen es auch, wenn jemand aus dem Untergrund kommt; der Text beschränkt es nicht auf den Anfang, und man kann das Terrain wechseln.
setup_begin-underground = Alle Kommandos beginnen im Untergrund.
    .source = Aufbau, Schritt 11
    .check = Angenommen, die erste Kommandophase: Kein Kommando steht auf einem Feld, und jedes darf für 1 Aktion durch eine offene Luke heraufkommen.

## turn

turn_sequence = Eine Runde hat vier Phasen: Ereignis, Kommandos, Gegner, Ende.
    .source = Spielablauf
    .check = Angenommen, eine Runde: Im Verlauf stehen die Phasen in der Reihenfolge Ereignis, Kommandos, Gegner (Verstärkung, Bewegung, Beschuss), Ende; dann beginnt die nächste Runde.

## event

event_reset-binoculars = { "[" }R] Zu Beginn der Ereignisphase sind alle Ferngläser wieder bereit.
    .source = Ereignisphase
    .check = Angenommen, 2 verbrauchte Ferngläser, eines getragen und eines auf einem Feld: Beginnt die Ereignisphase, sind beide bereit, bevor eine Karte gezogen wird.
event_draw-per-terrain = Für jedes Terrain im Spiel wird eine Ereigniskarte gezogen.
    .source = Ereignisphase
    .check = Angenommen, 2 Terrains, die nicht abgeschlossen sind: 2 Karten werden gezogen, für jedes eine.
    .ruling = Die Reihenfolge steht nirgends; von links nach rechts, von oben nach unten. Ein abgeschlossenes Terrain, das auf sein Nachbarterrain wartet, zieht keine Karte.
event_text-immediate = Was auf einem Ereignis steht, geschieht sofort, wenn die Karte nichts anderes sagt.
    .source = Ereignisphase
    .check = Angenommen, eine Probekarte „Löse den Alarm aus“ wird gezogen: Der Alarm ertönt vor der Kommandophase.
event_scope = Ein Ereignis betrifft nur das Terrain, für das es gezogen wurde.
    .source = Ereignisphase
    .check = Angenommen, eine Probekarte „Alle Kommandos werden gesehen“ wird für B gezogen: Für Kommandos auf C und im Untergrund ändert sich nichts.
event_one-by-one = Bei mehreren Terrains wird jede Karte gezogen und ausgeführt, bevor die nächste gezogen wird.
    .source = Ereignisphase
    .check = Angenommen, die Karte für B löst dort den Alarm aus, und eine Sonderregel der Operation verbindet die Alarme: Auf C ertönt der Alarm, bevor die Karte für C gezogen wird.
    .ruling = Der Text schweigt; das ist das Wenigste, was eine klare Reihenfolge gibt.
event_direction = Die Himmelsrichtung der Karte ist die, in die die Gegner dieses Terrains gehen, wenn bis dahin kein Kommando gesehen wird.
    .source = Ereignisphase; Bewegung der Gegner
    .check = Angenommen, Richtung N auf B und O auf C, und alle Kommandos sind getarnt: Die Gegner auf B gehen nach Norden, die auf C nach Osten.
    .ruling = Der Text sagt „irgendein Kommando“. Wir meinen eines auf diesem Terrain, denn auf ein anderes können Gegner nicht laufen.
event_unknown-direction = Ein Fragezeichen heißt, dass die Richtung noch offen ist; sie wird in der Gegnerphase bestimmt, wenn man sie braucht.
    .source = Ereignisphase; Bewegung der Gegner
    .check = Angenommen, eine Karte mit „?“: In der Kommandophase ist die Richtung des Terrains unbekannt, und in der Ereignisphase wird keine weitere Karte gezogen.
event_deck-empty = In einer langen Operation kann der Ereignisstapel leer werden.
    .source = Ereignisphase
    .check = Angenommen, 0 Karten im Stapel und 37 in der Ablage: Wird eine gebraucht, werden die 37 zu einem neuen Stapel gemischt, und eine wird gezogen.
    .ruling = Der Text schweigt. Die Ablage zu mischen, ändert am wenigsten; ein leerer Stapel steht nicht unter dem, womit man verliert.

## actions

actions_order = Die Kommandos sind in beliebiger Reihenfolge am Zug, immer ein ganzer Zug nach dem anderen.
    .source = Kommandophase
    .check = Angenommen, A hat 1 von 3 Aktionen ausgeführt: Will B eine Aktion ausführen, wird das abgelehnt, bis A den Zug beendet hat. Jedes Kommando hat einen Zug je Phase.
actions_count = Ein Kommando hat so viele Aktionen, wie Kreise auf der Karte sind, meist drei, und eine weniger für jedes [-1]-Plättchen (Wunde).
    .source = Kommandophase
    .check = Angenommen, 3 Kreise: Mit 0 Wunden sind es 3 Aktionen, mit 1 Wunde 2, mit 2 Wunden 1, mit 3 Wunden 0.
actions_count-live = Wunden können mitten im Zug dazukommen oder geheilt werden.
    .source = Kommandophase
    .check = Angenommen, 3 Kreise, und 1 Aktion ist verbraucht: Kommt eine Wunde dazu, bleibt 1 Aktion. Bei 2 Wunden und 1 Aktion für Erste Hilfe an sich selbst bleiben 2 Aktionen.
    .ruling = Der Text schweigt. In jedem Moment gilt: Aktionen übrig = Kreise - Wunden - verbrauchte Aktionen, nie unter 0.
actions_unspent = Ein Kommando darf seinen Zug mit übrigen Aktionen beenden; sie verfallen.
    .source = Kommandophase; Eine Aktion aufsparen
    .check = Angenommen, der Zug endet mit 2 Aktionen übrig: In der nächsten Runde sind es wieder 3. Die Phase endet, wenn alle, die handeln können, ihren Zug hatten; auch ein Kommando mit 0 Aktionen hat einen, für kostenlose Aktionen.
    .ruling = Nur wer eine Aktion aufspart, behält sie. Ein kritisches Kommando hat keinen Zug; wer geheilt wird, bevor die Kommandophase vorbei ist, hat seinen noch, mit den Aktionen, die ihm seine Wunden lassen.

## move

move_one-action = Auf ein benachbartes Feld zu gehen oder aus dem Untergrund auf ein Feld mit offener Luke zu kommen, kostet eine Aktion.
    .source = Bewegung
    .check = Angenommen, 3 Aktionen, und ein Kommando geht von einem kleinen Feld auf ein kleines und noch ein kleines: 1 Aktion bleibt.
move_small-stealthy = Wer auf ein kleines Feld geht, wird getarnt.
    .source = Bewegung
    .check = Angenommen, ein gesehenes Kommando geht für 1 Aktion auf ein leeres kleines Feld: Es ist getarnt.
move_medium-visible = Wer für eine Aktion auf ein mittleres Feld geht, wird gesehen.
    .source = Bewegung
    .check = Angenommen, ein getarntes Kommando geht für 1 Aktion auf ein mittleres Feld: Es wird gesehen, und der Alarm ertönt.
move_medium-careful = Wer für zwei Aktionen auf ein mittleres Feld schleicht, ist getarnt.
    .source = Bewegung
    .check = Angenommen, ein getarntes Kommando mit 3 Aktionen schleicht auf ein mittleres Feld: Es ist getarnt und hat noch 1 Aktion. Mit nur 1 Aktion wird es abgelehnt.
move_large-visible = Wer auf ein großes Feld geht, wird immer gesehen; mehr Aktionen helfen nicht.
    .source = Bewegung
    .check = Angenommen, ein getarntes Kommando mit 3 Aktionen geht auf ein großes Feld: Es wird gesehen; schleichen kann man dort nicht.
move_visible-draws-fire = Wird das Kommando irgendwann bei einer Bewegung gesehen, ertönt der Alarm, und alle Gegner auf dem verlassenen und auf dem betretenen Feld schießen darauf.
    .source = Bewegung
    .check = Angenommen, 1 Gegner mit zwei Kästchen auf dem verlassenen und 2 auf dem betretenen großen Feld: Bewegt sich ein getarntes Kommando, fallen 6 Würfel; Gegner auf anderen Feldern schießen nicht.
move_fire-size = Beim Beschuss während einer Bewegung gilt für beide Gruppen die Zielzahl des verlassenen Feldes.
    .source = Bewegung
    .check = Angenommen, ein gesehenes Kommando geht von einem großen (2+) auf ein kleines Feld, mit Gegnern auf beiden: Alle Würfel brauchen 2+. Von einem kleinen auf ein großes brauchen sie 4+.
move_fire-then-check = Wer gesehen wird und neben Gegnern in Deckung geht, wird beschossen und kann gleich wieder auffallen.
    .source = Bewegung
    .check = Angenommen, ein gesehenes Kommando geht von einem mittleren auf ein kleines Feld mit 1 Gegner mit zwei Kästchen: Erst fallen 2 Würfel mit 3+, dann ist es getarnt, dann fällt 1 Tarnwürfel.
    .ruling = Die Reihenfolge steht nicht da. Zuerst der Beschuss (er gehört zum Verlassen), dann die Tarnung, dann die Tarnprobe beim Betreten.
move_critical-underway = Der Beschuss während einer Bewegung kann ein Kommando in den kritischen Zustand bringen.
    .source = Bewegung; Beschuss
    .check = Angenommen, ein Kommando mit 1 freien Platz für Wunden geht von A nach B und wird einmal getroffen: Es ist auf A kritisch, nicht auf B, und die Aktion ist verbraucht.
    .ruling = Der Text schweigt. Weil der Beschuss nach dem verlassenen Feld geht, kommt er vor der Ankunft.
move_no-hiding-in-place = Nur eine Bewegung (oder eine Uniform) macht ein gesehenes Kommando wieder getarnt.
    .source = Bewegung; Ausrüstung verwenden
    .check = Angenommen, ein gesehenes Kommando steht auf einem kleinen Feld ohne Gegner und beendet den Zug, ohne sich zu bewegen: Es wird weiter gesehen.

## underground

underground_leave = Durch eine offene Luke seines Feldes geht ein Kommando für eine Aktion in den Untergrund, und damit endet sein Zug.
    .source = Bewegung
    .check = Angenommen, 3 Aktionen auf einem Feld mit offener Luke: Geht das Kommando in den Untergrund, ist der Zug zu Ende, und 2 Aktionen verfallen. Bei versperrter Luke wird es abgelehnt.
underground_leave-under-fire = Wer gesehen in den Untergrund geht, wird dabei beschossen wie bei jeder Bewegung.
    .source = Bewegung
    .check = Angenommen, ein gesehenes Kommando und 1 Gegner mit zwei Kästchen auf einem mittleren Feld mit offener Luke: Geht es hinunter, fallen zuerst 2 Würfel mit 3+.
    .ruling = Eigens gesagt wird es nicht, aber es steht unter Bewegung und ist ein Weg, ein Feld zu verlassen.
underground_state = Ein Kommando im Untergrund ist auf keinem Feld und auf keinem Terrain.
    .source = Bewegung; Endphase
    .check = Angenommen, ein gesehenes Kommando geht in den Untergrund: Es ist getarnt, kein Ziel, zieht keine Gegner an und hält kein Terrain davon ab, abgeschlossen zu sein.
    .ruling = Ob man dort gesehen wird, steht nicht da; niemand kann es sehen, also dreht sich der Anzeiger auf getarnt. Eine getragene Uniform bleibt an. Wie viele im Untergrund sind, ist unbegrenzt. Was kein Feld braucht (eine Aktion aufsparen, Bombardement, Abwurf, Erste Hilfe für jemanden im Untergrund), geht auch dort, siehe underground.one-space.
underground_one-space = Alle Kommandos im Untergrund sind zusammen an einem Ort.
    .source = Bewegung; Ausrüstung verwenden
    .check = Angenommen, zwei Kommandos im Untergrund: Eines darf dem anderen Erste Hilfe leisten. Keines kann dort Ausrüstung ablegen oder einsammeln, und kein Ereignis, kein Gas und keine Explosion erreicht sie.
    .ruling = Man kann überall heraufkommen, also ist unten ein einziger Ort; ablegen und einsammeln braucht ein Feld.
underground_return = In seinem nächsten Zug darf das Kommando durch jede offene Luke auf jedem Terrain im Spiel heraufkommen.
    .source = Bewegung
    .check = Angenommen, ein Kommando ist in Runde 3 auf B hinuntergegangen: In Runde 4 darf es auf C heraufkommen; ein [+1] bringt es nicht vor seinem Zug in Runde 4 herauf. Wer seit dem Aufbau unten ist, darf mit einem [+1] in jedem Fenster für kostenlose Aktionen heraufkommen.
    .ruling = Wer hinuntergegangen ist, wartet auf den eigenen nächsten Zug, wie der Text sagt. Wer seit dem Beginn seines letzten Zuges nicht hinuntergegangen ist, den bindet dieser Satz nicht, und heraufzukommen kostet eine Aktion.
underground_entry-fire = Wer für eine Aktion auf ein mittleres Feld oder auf ein großes heraufkommt, wird gesehen und von den Gegnern dort beschossen.
    .source = Bewegung
    .check = Angenommen, ein mittleres Feld mit Luke und 1 Gegner mit zwei Kästchen: Kommt ein Kommando für 1 Aktion herauf, fallen 2 Würfel mit 3+. Wird es dadurch kritisch, ist es auf diesem Feld kritisch.
    .ruling = Das verlassene Feld hat keine Größe; wir nehmen das betretene, das in jeder Hinsicht dafür steht. Für zwei Aktionen heraufzuschleichen, ist auch erlaubt.

## shoot

shoot_cost = Schießen kostet eine Aktion und geschieht mit einer getragenen Waffe.
    .source = Schießen und Nahkampf
    .check = Angenommen, 2 Aktionen und 2 Waffen: Schießt das Kommando, bleibt 1 Aktion, und nur die Würfel der gewählten Waffe sind gefallen.
shoot_eye = Wer mit einer Waffe mit [Auge] schießt, wird gesehen.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein getarntes Kommando schießt mit einer Waffe mit [Auge]: Es wird gesehen, auch wenn alle Gegner ausgeschaltet sind. Mit einer Waffe ohne [Auge] bleibt es getarnt.
shoot_loudspeaker = Eine Waffe mit [Lautsprecher] löst den Alarm aus.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein getarntes Kommando schießt mit einer Waffe, die nur [Lautsprecher] hat: Der Alarm ertönt, und das Kommando bleibt getarnt.
    .ruling = Der Alarm auf dem Terrain des Schützen. Die Symbole stehen auf der Karte; MP40, StG44 und MG42 haben beide.
shoot_locked-door = Jeder Schuss auf eine verschlossene Tür von einem ihrer beiden Felder aus öffnet sie ohne Wurf.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein Kommando an einer verschlossenen Tür schießt mit einer Waffe mit einem Kästchen darauf: Sie ist offen, 0 Würfel sind gefallen, 1 Aktion ist verbraucht, und die Symbole der Waffe gelten.
shoot_range = Auf die Gegner eines Feldes kann man vom selben oder von einem benachbarten Feld aus schießen.
    .source = Schießen und Nahkampf
    .check = Angenommen, Gegner sind 2 Felder entfernt, schräg gegenüber oder hinter einer verschlossenen Tür: Sie sind kein Ziel. Auf dem eigenen oder einem benachbarten Feld sind sie es.
shoot_needs-target = Ein Schuss braucht ein Ziel: Gegner, ein Gasfass oder eine verschlossene Tür.
    .source = Schießen und Nahkampf; Gasfässer
    .check = Angenommen, auf dem eigenen und den benachbarten Feldern ist nichts davon: Schießen steht nicht zur Wahl. Ist nur ein Goliath auf dem Feld, auch nicht.
    .ruling = Der Text spricht von einem gültigen Ziel; ein Schuss in die Luft wäre sonst ein Weg, den Alarm umsonst auszulösen. Granate und Bombardement dürfen auf jedes Feld in Reichweite.
shoot_dice = Wer schießt, würfelt mit einem Würfel je Kästchen der Waffe.
    .source = Schießen und Nahkampf
    .check = Angenommen, eine MP40: 2 Würfel.
    .ruling = Dass die MP40 2 hat, folgt aus dem Aufbau. Bei StG44 und MG42 sagt es die Karte; sonst 3 und 4.
shoot_target-number = Ein Würfel trifft auf einem kleinen Feld mit 4+, auf einem mittleren mit 3+, auf einem großen mit 2+.
    .source = Schießen und Nahkampf
    .check = Angenommen, Würfel 2, 3, 4: auf einem kleinen Feld 1 Treffer, auf einem mittleren 2, auf einem großen 3.
    .ruling = Steht der Schütze auf einem anderen Feld, gilt die Zahl des Feldes mit dem Ziel.
shoot_nest-target-number = Ein Gegner in einem MG-Nest wird nur mit 5+ getroffen.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein großes Feld mit 1 Gegner im MG-Nest und 1 daneben, Würfel 4 und 5: Entweder sind beide ausgeschaltet (die 5 auf das Nest) oder nur der daneben.
    .ruling = Von Goliath-Nestern ist keine Rede, also gilt dort die Zahl des Feldes; auch ein Kommando im Nest hat keine 5+, denn der Text sagt „Gegner“. Ist auf dem Feld sonst nichts zu treffen, geht ein niedrigerer Würfel in jeder Hinsicht daneben; mit dem Fernglas darf er also neu geworfen werden.
shoot_allocate-after = Die Würfel werden erst nach dem Wurf auf die Gegner verteilt.
    .source = Schießen und Nahkampf
    .check = Angenommen, 3 Gegner auf einem mittleren Feld, Würfel 3, 5, 1: Wer geschossen hat, wählt nach dem Wurf, welche 2 Gegner ausgeschaltet sind; wer noch getarnt ist, darf auch weniger ausschalten.
    .ruling = Ein Treffer eines Schusses muss nicht genutzt werden. Gefragt wird, wer noch getarnt ist und Gegner auf dem Feld zurücklässt, denn ein Plättchen weniger kann die Tarnung retten; sonst schaltet jeder Treffer jemanden aus, solange jemand zu treffen ist.
shoot_no-harm-to-friends = Schüsse treffen nie Kommandos; nur bei Granate und Bombardement gehen überzählige Treffer weiter.
    .source = Schießen und Nahkampf; Ausrüstung verwenden
    .check = Angenommen, auf dem beschossenen Feld sind 1 Gegner und 1 gesehenes Kommando, und ein StG44 hat 3 Treffer: Der Gegner ist ausgeschaltet, 2 Treffer verfallen.

## close-combat

close-combat_rule = Ein getarntes Kommando darf für eine Aktion ohne Wurf einen Gegner auf seinem Feld ausschalten.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein getarntes Kommando und 2 Gegner auf einem Feld: Nach einem Nahkampf ist 1 Gegner weg, kein Alarm ertönt, und 1 Aktion ist verbraucht. Bei einem gesehenen Kommando wird es abgelehnt.
close-combat_nest = Nahkampf geht gegen jeden Gegner auf dem Feld, auch im Nest, aber nicht gegen einen Goliath.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein Gegner im MG-Nest auf dem Feld des Kommandos: Im Nahkampf wird er ausgeschaltet. Ein Goliath ist kein Ziel.

## loot

loot_one-hit = Ein Treffer schaltet jeden Gegner außer einem Goliath aus; das Plättchen kommt zurück in den Gegnerbeutel.
    .source = Schießen und Nahkampf
    .check = Angenommen, 30 im Beutel, und 2 Gegner werden getroffen: Im Beutel sind 32, und sie können wieder gezogen werden.
loot_draw = Für jeden ausgeschalteten Gegner wird ein Ausrüstungsplättchen gezogen und auf sein Feld gelegt.
    .source = Schießen und Nahkampf
    .check = Angenommen, 2 Gegner auf einem benachbarten Feld sind ausgeschaltet, und gezogen werden Granate und Brechstange: Beide liegen auf dem benachbarten Feld, nicht beim Schützen.
    .ruling = Erst gelten alle Treffer eines Angriffs, dann wird gezogen. Ist der Beutel leer, wird die Ablage hineingemischt; ist auch sie leer, wird nichts gezogen.
loot_who-collects = Die Ausrüstung eines Gegners liegt auf dem Feld, bis jemand dort sie einsammelt.
    .source = Schießen und Nahkampf; Kostenlose Aktionen
    .check = Angenommen, eine Brechstange liegt auf einem benachbarten Feld: Wer geschossen hat, kann sie von dort, wo er steht, nicht nehmen. Ein anderes Kommando auf dem Feld darf sie einsammeln, auch in einem Fenster der Gegnerphase und neben Gegnern.
loot_spotted = Wird „Entdeckt“ gezogen, wird der Angreifer gesehen, wenn nach dem Angriff noch Gegner auf dem Feld sind; abgelegt wird das Plättchen auf jeden Fall.
    .source = Schießen und Nahkampf
    .check = Angenommen, Nahkampf gegen 1 von 2 Gegnern, und „Entdeckt“ wird gezogen: Das Kommando wird gesehen, und der Alarm ertönt. War es der einzige Gegner, bleibt es getarnt. Beide Male liegt das Plättchen in der Ablage.
    .ruling = Ein Goliath, der auf dem Feld bleibt, ist ein Gegner; ein Fass ist keiner. Der Angreifer wird gesehen, wo immer er auf einem Feld steht, auch nach dem Bombardement eines anderen Terrains; im Untergrund kann niemand gesehen werden.
loot_dog-none = { "[" }R] Für einen Wachhund wird keine Ausrüstung gezogen.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein Angriff schaltet einen Hund und einen gewöhnlichen Gegner aus: 1 Plättchen wird gezogen.

## goliath

goliath_hits-useless = { "[" }S] Treffer schaden einem Goliath nicht; nur eine Explosion auf seinem Feld oder ein durchtrenntes Kabel entfernt ihn.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein Goliath allein und 4 Treffer einer Granate: Er ist noch da. Nach einer [Explosion] auf seinem Feld ist er weg.
    .ruling = Ein zerstörter Goliath kommt wie andere Gegner zurück in den Gegnerbeutel; für ihn wird keine Ausrüstung gezogen.
goliath_cut-wire = { "[" }S] Ein Kommando auf dem Feld eines Goliaths darf für eine Aktion das Kabel durchtrennen; an seiner Stelle liegt dann ein TNT.
    .source = Schießen und Nahkampf
    .check = Angenommen, ein Goliath und ein Kommando auf einem Feld: Ist das Kabel durchtrennt, liegt dort 1 loses TNT, der Goliath ist im Gegnerbeutel, und ob das Kommando gesehen wird, ändert sich nicht.
    .ruling = Das TNT ist lose Ausrüstung, nicht angebracht. Es kommt aus der Ablage, sonst aus dem Beutel, sonst wird ein Ersatzplättchen genommen.
goliath_nest-control = { "[" }S] Ein Kommando in einem Goliath-Nest darf für eine Aktion einen Goliath dieses Terrains um ein Feld bewegen oder ihn zünden.
    .source = Schießen und Nahkampf
    .check = Angenommen, 2 Goliaths und ein Kommando im Nest mit 2 Aktionen: Wird einer bewegt und dann gezündet, sind 0 Aktionen übrig, und der andere hat sich nicht bewegt.
    .ruling = Wie man in ein Nest kommt, steht nicht da. Ein Kommando auf dem Feld geht als kostenlose Aktion in ein leeres Nest oder heraus. Der Goliath fährt auf ein benachbartes Feld mit Platz; verschlossene Türen halten ihn auf.

## gas

gas_attack = { "[" }R] und [S]: Ein Gasfass kann man angreifen wie einen Gegner.
    .source = Gasfässer
    .check = Angenommen, ein Fass auf einem mittleren Feld, Würfel 3 und 1: Der Treffer kann dem Fass gelten und zerstört es. Ein getarntes Kommando auf dem Feld zerstört es im Nahkampf ohne Wurf.
gas_barrel-is-no-unit = { "[" }R] und [S]: Ein Fass ist kein Gegner: Es braucht keinen Platz, würfelt nicht, bewegt sich nie und bringt keine Ausrüstung.
    .source = Gasfässer
    .check = Angenommen, ein kleines Feld mit 4 darauf und einem Fass: Es hält 4. Kommt ein getarntes Kommando auf ein Feld, auf dem nur ein Fass ist, gibt es keinen Tarnwürfel. Wird neben einem Fass der letzte Gegner ausgeschaltet und „Entdeckt“ gezogen, wird niemand gesehen.
    .ruling = Das Heft vergleicht ein Fass nur als Ziel mit einem Gegner.
gas_spillover-optional = { "[" }R] und [S]: Überzählige Treffer von Granaten und Bombardements gehen nur auf ein Fass, wenn der Spieler es will.
    .source = Gasfässer
    .check = Angenommen, 1 Gegner und 1 Fass auf einem Feld und eine Granate mit 2 Treffern: Der Spieler wird gefragt, ob der zweite Treffer das Fass zerstört; sagt er nein, bleibt es.
    .ruling = Will der Spieler nicht und sind gesehene Kommandos auf dem Feld, geht der Treffer auf sie, wie es die Granate verlangt.
gas_release = { "[" }R] und [S]: Ein zerstörtes Fass wird umgedreht und schaltet alle auf seinem Feld aus, die kein Symbol [Gasmaske] haben, auch Kommandos.
    .source = Gasfässer
    .check = Angenommen, 2 gewöhnliche Gegner, 1 mit Gasmaske und 1 Kommando auf dem Feld: Wird das Fass zerstört, bleibt nur der Gegner mit Gasmaske.
gas_at-once = { "[" }R] und [S]: Gas wirkt in dem Moment, in dem es austritt, und immer, wenn jemand das Feld betritt, vor allem anderen, was das Betreten auslöst.
    .source = Gasfässer
    .check = Angenommen, Gas auf einem Feld und ein Kommando mit Maske dort: Kommen ein Gegner mit und einer ohne Maske zusammen dazu, wird der ohne zuerst ausgeschaltet, und es gibt 1 Tarnwürfel.
    .ruling = Die Reihenfolge steht nicht da; wer beim Betreten ausgeschaltet wird, tut nichts anderes mehr.
gas_lasts = { "[" }R] und [S]: Bis zum Ende der Runde schaltet das Gas auch alle ohne Maske aus, die das Feld betreten.
    .source = Gasfässer; Endphase
    .check = Angenommen, in der Kommandophase tritt Gas aus: Betreten in der Gegnerphase 2 gewöhnliche Gegner das Feld, werden beide ausgeschaltet, und ebenso ein Kommando, das dort heraufkommt und dabei unter Feuer in kritischen Zustand gerät. In der nächsten Runde ist es ungefährlich.
gas_drops = { "[" }R] und [S]: Wer durch Gas ausgeschaltet wird, hinterlässt Ausrüstung wie sonst.
    .source = Gasfässer
    .check = Angenommen, 2 gewöhnliche Gegner sterben durch Gas: 2 Plättchen werden gezogen. Alle Plättchen eines toten Kommandos liegen auf dem Feld. Ein Hund bringt nichts, das Fass selbst auch nicht.
    .ruling = Ein „Entdeckt“ für ein Opfer des Gases verrät niemanden: Das Gas hat es ausgeschaltet, kein Kommando.
gas_goliath-immune = { "[" }S] Gas und Goliaths: Ein Goliath hat keine Gasmaske, wird aber nur auf seine eigenen Arten entfernt.
    .source = Gasfässer; Schießen und Nahkampf
    .check = Angenommen, ein Goliath auf einem Feld, auf dem Gas austritt: Er ist noch da.
    .ruling = Beim Gas heißt es „alle“; was einen Goliath entfernt, ist genauer gesagt und geht vor.
gas_explosion = { "[" }R] und [S]: Eine Explosion auf dem Feld eines Fasses zerstört es.
    .source = Gasfässer; Ausrüstung verwenden
    .check = Angenommen, ein Fass und eine [Explosion] auf seinem Feld: Bis zur Endphase liegt dort ein Gasmarker.
    .ruling = Eine Explosion zerstört Plättchen, und ein zerstörtes Fass wird umgedreht; also tritt Gas aus.

## alarm

alarm_silence = Ein Kommando auf dem Feld des orangen Alarmmarkers darf für eine Aktion den Alarm abstellen: Alle Eingänge werden schwarz, und der Marker kommt aus dem Spiel.
    .source = Den Alarm abstellen
    .check = Angenommen, 3 orange Eingänge und ein getarntes Kommando auf dem Feld mit dem Alarm: Nach 1 Aktion sind alle 3 schwarz, und das Terrain hat keinen Alarmmarker mehr.
    .ruling = Eine Wache auf dem Marker verhindert das nicht; eine solche Bedingung steht nirgends.
alarm_silence-once = Ein Alarm, der nach dem Abstellen wieder ertönt, lässt sich nicht mehr abstellen.
    .source = Den Alarm abstellen
    .check = Angenommen, der Alarm eines Terrains ist abgestellt, und ein Kommando wird gesehen: Die Eingänge sind orange, und bis zum Ende des Terrains gibt es kein Abstellen mehr.
    .ruling = „Aus dem Spiel“ gilt für dieses Terrain: Die nächste Terrainkarte bringt ihren eigenen Alarmmarker.
alarm_visible-restarts = Wird beim Abstellen noch ein Kommando auf dem Terrain gesehen, ertönt der Alarm sofort wieder.
    .source = Den Alarm abstellen
    .check = Angenommen, anderswo auf dem Terrain wird ein Kommando gesehen, und ein anderes stellt den Alarm ab: Der Marker ist weg, und alle Eingänge sind wieder orange.
alarm_persists = Der Alarm bleibt, bis er abgestellt wird, auch wenn niemand mehr gesehen wird.
    .source = Den Alarm abstellen
    .check = Angenommen, Alarm, und alle Kommandos sind getarnt: Beginnt eine neue Runde, werden noch immer 2 Gegner je Eingang gezogen.

## trapdoor

trapdoor_unblock = Eine versperrte Luke kann ein Kommando auf ihrem Feld für eine Aktion öffnen; von unten geht es nicht.
    .source = Eine Luke öffnen
    .check = Angenommen, eine versperrte Luke: Gibt ein Kommando auf dem Feld 1 Aktion aus, ist sie für alle offen. Einem Kommando im Untergrund wird beides abgelehnt, sie zu öffnen und dort heraufzukommen.

## save

save_action = Ein Kommando mit einem freien [+1]-Platz darf für eine Aktion ein [+1] darauflegen.
    .source = Eine Aktion aufsparen
    .check = Angenommen, 1 freier [+1]-Platz und 3 Aktionen: Wird eine aufgespart, sind es 2 Aktionen und 1 Plättchen. Ohne freien Platz wird es abgelehnt.
    .ruling = Wie viele Plätze es sind, sagt die Karte; sonst 1. Die Plättchen bleiben, bis sie ausgegeben werden.

## equip

equip_cost-and-discard = Ausrüstung zu verwenden kostet meist eine Aktion; danach wird das Plättchen abgelegt.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Kommando mit 1 Erste Hilfe und 2 Aktionen verwendet sie: 1 Aktion bleibt, und das Plättchen liegt in der Ablage.
equip_weapons-stay = MP40, StG44 und MG42 verwendet man nach den gewöhnlichen Regeln für das Schießen.
    .source = Ausrüstung verwenden
    .check = Angenommen, mit einer MP40 wird in einem Zug zweimal geschossen: Das Kommando trägt sie noch.
    .ruling = „Normalerweise abgelegt“ lässt Raum; Granaten heißen Einwegwaffen, Schusswaffen nicht, also behält man sie.
equip_carry-limit = Wie viel Ausrüstung man tragen kann, ist nicht begrenzt.
    .source = Ausrüstung verwenden
    .check = Angenommen, 12 Plättchen auf einem Feld: Ein Kommando darf alle 12 einsammeln.
    .ruling = Der Text schweigt, also unbegrenzt, wenn die Karte des Kommandos nichts anderes sagt.
equip_grenade = Eine Granate ist ein einmaliger Angriff mit vier Würfeln auf das eigene oder ein benachbartes Feld.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein benachbartes mittleres Feld mit 3 Gegnern, Würfel 1, 3, 4, 6: Alle 3 sind ausgeschaltet, 3 Plättchen werden gezogen, und die Granate wird abgelegt.
    .ruling = Die Symbole stehen auf der Karte; sonst [Lautsprecher] ohne [Auge].
equip_spillover = Treffer von Granate oder Bombardement, die übrig sind, wenn alle Gegner ausgeschaltet sind, gehen auf gesehene Kommandos auf dem Feld.
    .source = Ausrüstung verwenden
    .check = Angenommen, 1 Gegner, 1 gesehenes und 1 getarntes Kommando auf dem Feld und 3 Treffer: Der Gegner ist ausgeschaltet, das gesehene Kommando hat 2 Wunden, das getarnte keine.
    .ruling = Auch wer wirft, zählt, wenn er gesehen auf diesem Feld steht. Sind es mehrere, teilen die Spieler frei auf. Ein Goliath kann keine Treffer nehmen und hält die überzähligen nicht auf.
equip_bombardment = Ein Bombardement greift ein Feld draußen auf einem beliebigen Terrain im Spiel an; überzählige Treffer gehen weiter wie bei der Granate.
    .source = Ausrüstung verwenden
    .check = Angenommen, das Kommando ist auf B: Jedes Feld draußen auf B oder C ist ein Ziel, keines drinnen. Sonst gilt: 4 Würfel mit der Zahl des getroffenen Feldes.
    .ruling = Die Zahl der Würfel fehlt. Die Karte nennt sie; sonst sind es 4 wie bei der Granate, mit der es verglichen wird. Sonst löst es den Alarm des getroffenen Terrains aus.
equip_crowbar-door = Eine Brechstange öffnet für eine Aktion eine verschlossene Tür, ohne dass man gesehen wird.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein getarntes Kommando an einer verschlossenen Tür verwendet die Brechstange: Die Tür ist offen, es bleibt getarnt, kein Alarm ertönt, und die Brechstange wird abgelegt.
equip_crowbar-barricade = Oder eine Brechstange verbarrikadiert für eine Aktion einen Eingang auf dem eigenen Feld.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Eingang auf dem Feld wird verbarrikadiert: Die Brechstange liegt auf dem Eingang und kann nicht eingesammelt werden. Eine zweite darauf wird abgelehnt.
    .ruling = Mehrere Brechstangen auf einem Eingang sind nicht vorgesehen, also lehnen wir sie ab.
equip_first-aid = Erste Hilfe entfernt alle [-1]-Plättchen von einer Person am selben Ort; das darf man selbst sein.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein kritisches Kommando mit 3 Wunden auf demselben Feld bekommt Erste Hilfe: Es hat 0 Wunden und ist nicht mehr kritisch.
    .ruling = Wer geheilt ist, ist nicht mehr kritisch, denn kein Platz ist mehr belegt; er ist dann gesehen oder getarnt wie zuvor. Wer keine Wunden hat, bekommt keine Erste Hilfe. Wer nach dem kritischen Zustand wieder gesehen wird, löst den Alarm aus wie jeder, der gesehen wird.
equip_uniform-don = Eine gegnerische Uniform anzuziehen, kostet eine Aktion, und man ist sofort getarnt.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein gesehenes Kommando auf einem großen Feld zieht die Uniform an: Es ist getarnt und in Uniform, und für Gegner, die schon da sind, gibt es keinen Tarnwürfel.
    .ruling = Wer schon eine trägt, kann keine zweite anziehen.
equip_uniform-effect = In Uniform gilt jedes Feld für Bewegung und Tarnung als klein.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Kommando in Uniform geht für 1 Aktion auf ein großes Feld mit 2 Gegnern: Es bleibt zunächst getarnt, und es gibt 2 Tarnwürfel; die Zielzahl des Feldes bleibt 2+.
equip_uniform-lost = Die Uniform ist verloren, sobald das Kommando gesehen wird, gleich warum.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Kommando in Uniform schießt mit einer Waffe mit [Auge]: Es wird gesehen, die Uniform wird abgelegt, und ein späterer Schritt auf ein kleines Feld bringt sie nicht zurück.
    .ruling = Solange sie getragen wird, bleibt das Plättchen; abgelegt wird es erst, wenn sie verloren geht. Das ist eine Ausnahme.
equip_tnt = TNT wird für eine Aktion angebracht; danach darf jedes Kommando es umsonst zünden.
    .source = Ausrüstung verwenden
    .check = Angenommen, A hat auf B TNT angebracht, und D zündet es von einem anderen Feld aus vor dem eigenen Zug: Es explodiert, und D hat 0 Aktionen ausgegeben. Loses TNT kann man nicht zünden.
    .ruling = TNT bringt man auf dem eigenen Feld an. Eine Reichweite für das Zünden steht nirgends, also darf es jedes Kommando im Spiel von überall, nur kein kritisches.

## explosion

explosion_effect = Eine [Explosion] zerstört alle Plättchen auf dem Feld außer den dreieckigen und löst den Alarm aus.
    .source = Ausrüstung verwenden
    .check = Angenommen, 3 Gegner (1 im Nest), 1 getarntes Kommando, 2 Ausrüstungsplättchen und ein Einsatzziel: Explodiert dort TNT, bleiben nur das Einsatzziel und das leere Nest, und der Alarm ertönt.
    .ruling = Kommandos sind sofort ausgeschaltet, und ihre Ausrüstung wird abgelegt. Für die Gegner wird keine Ausrüstung gezogen: Sie sind zerstört, nicht getroffen, und Beute auf dem Feld wäre auch zerstört.
explosion_map-markers = Türen, Luken, Eingänge und Rauch sind mit „alle Plättchen“ nicht gemeint.
    .source = Ausrüstung verwenden
    .check = Angenommen, eine Explosion auf einem Feld mit offener Luke, verschlossener Tür und Eingang: Alle drei sind unverändert.
    .ruling = Wörtlich genommen, nähme eine Explosion die Luken weg, ohne die ein Terrain nicht abgeschlossen werden kann. Wir beschränken sie auf Kommandos und Gegner, Ausrüstung, angebrachtes TNT und Fässer; anderes angebrachtes TNT dort wird entfernt, ohne noch einmal zu explodieren.

## equip

equip_binoculars = { "[" }R] Einmal je Runde darf man mit einem Fernglas einen Würfel, der einen selbst betrifft, neu werfen, ohne Aktion; danach ist es verbraucht.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Tarnwürfel gegen den Besitzer zeigt 2 und wird neu geworfen zu 5: Der Besitzer bleibt getarnt, und das Fernglas ist bis zur nächsten Ereignisphase verbraucht. Ein Würfel gegen ein anderes Kommando kann nicht neu geworfen werden.
    .ruling = Der neue Wurf gilt, aber ein zweites Fernglas darf ihn noch einmal werfen. Das unterbricht einen Wurf, darum gelten die Zeitpunkte der kostenlosen Aktionen nicht. Gefragt wird, solange der Wurf für den Besitzer besser sein könnte: Ein Würfel entdeckt oder trifft ihn oder verfehlt jemanden, auch den im Nest, oder übrige Treffer würden jemanden verwunden. Liegen oder stecken bereite und verbrauchte beisammen, wechselt zuerst ein bereites den Besitzer.
equip_airdrop = { "[" }R] Für einen Abwurf wird ein Feld draußen auf einem beliebigen Terrain bestimmt; er wird abgelegt, drei Ausrüstungsplättchen werden gezogen und kommen auf das Feld.
    .source = Ausrüstung verwenden
    .check = Angenommen, gezogen werden Granate, TNT und MP40: Alle 3 liegen auf dem gewählten Feld. Ein Feld drinnen wird abgelehnt. 1 Aktion ist verbraucht.
    .ruling = Was gezogen wird, sehen alle, bevor darüber entschieden wird.
equip_airdrop-drift = { "[" }R] Jedes „Entdeckt“ unter den dreien treibt den Abwurf ein Feld in die Ereignisrichtung des Terrains; ein Schritt über den Rand entfällt.
    .source = Ausrüstung verwenden
    .check = Angenommen, Richtung O, ein Feld einen Schritt vor dem Ostrand und 2 „Entdeckt“ mit 1 TNT: Das TNT liegt auf dem Feld am Rand, und die „Entdeckt“ werden abgelegt.
    .ruling = Führt ein Schritt auf mehrere Felder, wählen die Spieler. Türen und volle Felder zählen nicht, denn er kommt aus der Luft.
equip_airdrop-lost = { "[" }R] Der Abwurf ist verloren, wenn alle drei „Entdeckt“ sind, wenn er auf ein Feld drinnen treibt oder wenn er treiben muss, während die Richtung unbekannt ist.
    .source = Ausrüstung verwenden
    .check = Angenommen, 1 „Entdeckt“ und Richtung „?“: Nichts wird hingelegt. Bei 2 „Entdeckt“, wenn Schritt 1 auf ein Feld drinnen führt, auch nichts. Alles Gezogene wird abgelegt.
equip_panzerfaust = { "[" }S] Eine Panzerfaust macht eine Explosion wie TNT auf dem eigenen oder einem benachbarten Feld.
    .source = Ausrüstung verwenden
    .check = Angenommen, ein Goliath und 2 Gegner auf einem benachbarten Feld, und sie wird für 1 Aktion abgefeuert: Alle 3 sind weg, der Alarm ertönt, und die Panzerfaust wird abgelegt.
equip_smoke = { "[" }S] Eine Rauchgranate lässt das eigene oder ein benachbartes Feld für Bewegung und Tarnung als klein gelten, bis das Terrain abgebaut wird.
    .source = Ausrüstung verwenden
    .check = Angenommen, Rauch auf einem großen Feld, und ein Kommando geht für 1 Aktion dorthin: Es ist getarnt. Schüsse dorthin brauchen noch 2+, und es hat noch Platz für 16. Ein gesehenes Kommando, das schon da ist, wird weiter gesehen.
    .ruling = Auf ein Feld kommt ein Rauchmarker; ein zweiter wird abgelehnt. Zielzahl und Platz bleiben, denn genannt sind nur Bewegung und Tarnung.

## zero

zero_kinds = Kostenlose Aktionen sind: Ausrüstung einsammeln oder ablegen, TNT zünden und ein [+1] für eine Aktion ausgeben, die eine Aktion kostet.
    .source = Kostenlose Aktionen
    .check = Angenommen, 0 Aktionen übrig und ein [+1]: Das Kommando darf ein Plättchen auf seinem Feld einsammeln und eine Aktion ausführen, die 1 kostet. Für zwei Aktionen zu schleichen, wird abgelehnt.
    .ruling = Ein [+1] bezahlt nur eine Aktion, die eins kostet, und wird nicht zu gewöhnlichen Aktionen dazugezählt. Eingesammelt und abgelegt wird auf dem eigenen Feld, auch neben Gegnern.
zero_timing = Kostenlose Aktionen sind zwischen den Zügen anderer Kommandos und zwischen den Schritten der Gegnerphase möglich, nie mitten darin.
    .source = Kostenlose Aktionen
    .check = Angenommen, die Gegnerphase: Kostenlose Aktionen sind vor der Verstärkung und nach jedem der 3 Schritte möglich (4 Fenster). Im Zug von A wird B abgelehnt.
    .ruling = „Aktionen eines anderen Kommandos“ kann eine Aktion oder den ganzen Zug meinen. Wir nehmen den ganzen Zug, wie bei den ganzen Schritten der Gegnerphase. Im eigenen Zug gehen sie zwischen den Aktionen. Ereignisphase und Endphase haben kein eigenes Fenster. Ein Fenster öffnet sich von selbst nur, wenn jemand mehr tun könnte, als etwas abzulegen oder ein Nest zu benutzen; und jeder Platz darf sagen, dass er nicht gefragt werden will, bis eines seiner Kommandos gesehen wird oder bis zu seinem nächsten Zug. Was jemand kostenlos abgelegt, weitergegeben oder verlassen hat, nimmt er erst nach einer Aktion, im nächsten Zug oder im nächsten Schritt zurück: Sonst könnte eine Partie endlos dauern.
zero_anyone = In einem solchen Fenster darf jedes Kommando, das nicht kritisch ist, eine kostenlose Aktion ausführen, ob sein Zug vorbei ist, noch kommt oder im Untergrund verbracht wurde.
    .source = Kostenlose Aktionen; Ausrüstung verwenden
    .check = Angenommen, A hatte ihren Zug und steht auf einem Feld, B ist im Untergrund: Vor den Schritten der Gegner darf A Ausrüstung einsammeln und B TNT zünden. Ein kritisches Kommando darf beides nicht.
zero_one-by-one = In einem Fenster sind beliebig viele kostenlose Aktionen möglich, eine nach der anderen in beliebiger Reihenfolge, jede ganz zu Ende.
    .source = Kostenlose Aktionen
    .check = Angenommen, zweimal angebrachtes TNT und ein [+1]: Im selben Fenster darf das Kommando eines zünden, mit dem [+1] gehen und dann das andere zünden. Das Fenster schließt, wenn niemand mehr will.
    .ruling = Der Text schweigt; das schränkt am wenigsten ein. Ausrüstung zu übergeben heißt, dass einer sie ablegt und ein anderer sie einsammelt; im Zug eines einzigen Kommandos geht das also nicht.

## reinforce

reinforce_goliath-activation = { "[" }S] Ist zu Beginn eines der drei Schritte ein Gegner in einem Goliath-Nest, sind alle Goliaths für den Rest dieser Gegnerphase aktiv.
    .source = Verstärkung; Bewegung der Gegner; Beschuss
    .check = Angenommen, zu Beginn der Verstärkung ist ein Gegner im Nest und wird zwischen den Schritten durch TNT gesprengt: Die Goliaths bewegen sich und explodieren in dieser Phase trotzdem. Ist das Nest in der nächsten Runde leer, tun sie es nicht.
    .ruling = Je Terrain gezählt, denn auch bei den Kommandos lenkt das Nest nur Goliaths seines Terrains.
reinforce_draw-count = Jeder Eingang bekommt ein Gegnerplättchen aus dem Beutel, bei Alarm zwei.
    .source = Verstärkung
    .check = Angenommen, Terrain B ist ruhig und hat 3 Eingänge, Terrain C hat Alarm und 2: Es werden 3 + 4 = 7 Plättchen gezogen.
    .ruling = Die Reihenfolge steht nicht da; Terrains von links nach rechts, Eingänge in der Reihenfolge der Terrainkarte.
reinforce_sequence = Ein Eingang nach dem anderen, jeder ganz: ziehen, Seiten der Spezialgegner bestimmen, Barrikade prüfen, eintreten, Gas, Wache, Tarnprobe.
    .source = Verstärkung
    .check = Angenommen, Gas auf dem Feld am Eingang, dort ein unbewachtes Einsatzziel und ein getarntes Kommando mit Maske, und ein gewöhnlicher Gegner und einer mit Gasmaske werden gezogen: Der gewöhnliche wird ausgeschaltet, der andere bewacht das Einsatzziel, dann gibt es 1 Tarnwürfel, dann zieht der nächste Eingang.
    .ruling = Das Heft nennt die Teile ohne Reihenfolge zwischen den Eingängen; Tarnproben sind „sofort“, also wird ein Eingang erst abgeschlossen.
reinforce_outside-first = Gezogene Gegner kommen zu denen, die schon draußen am Eingang warten; dann gehen alle auf das Feld dahinter, wenn es nicht voll ist.
    .source = Verstärkung
    .check = Angenommen, 1 Gegner wartet und 2 werden an einem Eingang zu einem mittleren Feld mit 3 darauf gezogen: Auf dem Feld sind 6, und niemand wartet.
reinforce_full-tile = Ist das Feld voll, bleiben die Gegner auf dem Tisch neben dem Eingang.
    .source = Verstärkung
    .check = Angenommen, ein kleines Feld mit 4 darauf, und 2 werden gezogen: 2 warten draußen. Sind 3 darauf und warten 2, tritt 1 ein, und 1 wartet.
    .ruling = Dass nicht alle Platz haben, kommt im Text nicht vor: So viele treten ein, wie Platz haben, und die Spieler wählen, wer. Wartende Gegner schießen nicht, bewegen sich nicht und machen keine Tarnproben.
reinforce_null-token = Eine gezogene Niete kommt aus dem Spiel und bringt keinen Gegner; dafür wird ein Spezialgegner vom Stapel beiseitegelegt.
    .source = Verstärkung
    .check = Angenommen, Alarm, und an einem Eingang werden [Niete, gewöhnlicher] gezogen: 1 Gegner kommt, 1 Niete ist aus dem Spiel, und im Stapel sind noch 2 Spezialgegner.
    .ruling = Ob noch einmal gezogen wird, steht nicht da. Der Spezialgegner kommt in den Vorrat, nicht an den Eingang, und von neuem Ziehen ist keine Rede; also bringt diese Niete jetzt niemanden.
reinforce_specials-join = Sind alle Verstärkungen gezogen, kommen die beiseitegelegten Spezialgegner in den Gegnerbeutel.
    .source = Verstärkung
    .check = Angenommen, beim ersten von 5 Malen wird eine Niete gezogen: Der Spezialgegner kann bei den anderen 4 nicht gezogen werden und ist im Beutel, wenn der Schritt endet.
reinforce_stack-empty = Es gibt 7 Nieten, aber nur 3 Spezialgegner.
    .source = Aufbau, Schritt 8; Verstärkung
    .check = Angenommen, der Stapel der Spezialgegner ist leer, und eine Niete wird gezogen: Sie kommt aus dem Spiel, und sonst geschieht nichts.
    .ruling = Der Text schweigt. Von der vierten Niete an bringt sie einfach nichts.
reinforce_barricade = An einem verbarrikadierten Eingang warten die Gegner, bis sie vier oder mehr zählen; dann wird die Brechstange abgelegt, und alle treten ein wie sonst.
    .source = Verstärkung
    .check = Angenommen, eine Barrikade, und 3 gewöhnliche Gegner warten: Sie warten weiter. Wird noch 1 gezogen, wird die Brechstange abgelegt, und 4 treten ein.
    .ruling = Gezählt wird, nachdem dieser Eingang in dieser Runde gezogen hat. Ist das Feld voll, wird die Brechstange trotzdem abgelegt, und die Gegner warten.
reinforce_sledgehammer = Ein Gegner mit Vorschlaghammer zählt gegen eine Barrikade als zwei.
    .source = Verstärkung
    .check = Angenommen, 2 gewöhnliche und 1 mit Vorschlaghammer warten: Das sind 4, und die Barrikade bricht. Je 1: Das sind 3, und sie hält.
reinforce_bag-empty = Gehen die Gegner im Beutel aus, ist das Spiel verloren.
    .source = Verstärkung
    .check = Angenommen, 2 Gegner im Beutel, und 3 müssen gezogen werden: Beim dritten ist die Operation gescheitert. Sind 3 im Beutel und 3 müssen gezogen werden, geht es weiter.
    .ruling = Verloren ist, wenn gezogen werden muss und der Beutel leer ist, nicht schon mit dem letzten Plättchen. Nieten werden wie andere gezogen; in diesem Schritt beiseitegelegte Spezialgegner helfen nicht.
reinforce_stealth-check = Kommen Gegner auf ein Feld mit einem getarnten Kommando, gibt es sofort eine Tarnprobe.
    .source = Verstärkung
    .check = Angenommen, ein getarntes Kommando auf einem Feld mit Eingang, und 2 Gegner kommen: 2 Würfel fallen, bevor der nächste Eingang an der Reihe ist.
reinforce_alarm-midway = Ein Alarm mitten in diesem Schritt kann Eingänge betreffen, die noch nicht an der Reihe waren.
    .source = Verstärkung
    .check = Angenommen, 2 ruhige Eingänge, und eine Tarnprobe am ersten löst den Alarm aus: Der zweite zieht 2 Plättchen, der erste hat 1 gezogen.
    .ruling = Der Text schweigt. Es gilt, ob Alarm ist, wenn der Eingang zieht, denn die Marker werden sofort umgedreht.

## enemy-move

enemy-move_towards-visible = Wird ein Kommando gesehen, geht jeder Gegner auf dem kürzesten freien Weg ein Feld auf das nächste gesehene Kommando zu.
    .source = Bewegung der Gegner
    .check = Angenommen, gesehene Kommandos auf dem Terrain in Entfernung 2 und 4: Danach ist der Gegner vom ersten 1 entfernt; bei Entfernung 0 bleibt er. Ist das kleine Feld des gesehenen Kommandos voll und der Gegner 3 entfernt, ist er danach 2 entfernt.
    .ruling = Ein Feld folgt daraus, dass der Offizier zwei geht. Ein Weg ist frei, wenn kein Feld dazwischen voll ist; das Feld des Kommandos selbst bleibt das Ziel, auch wenn es voll ist. Betreten wird ein volles Feld nie, also rücken Gegner auf und warten daneben. Ist jeder Weg irgendwo voll, rücken Gegner auf dem kürzesten auf, so weit Platz ist; gibt es gar keinen Weg, bleiben sie. Gezählt wird in Schritten dieses Gegners, verschlossene Türen wie in enemy-move.locked-doors. Gesehene Kommandos auf anderen Terrains zählen nicht.
enemy-move_decided-at-start = Ob Gegner einem Kommando oder der Karte folgen, wird für jedes Terrain einmal entschieden, wenn der Schritt Bewegung beginnt.
    .source = Bewegung der Gegner; Ereignisphase
    .check = Angenommen, ein Kommando wird bei der Verstärkung entdeckt und tarnt sich im Fenster vor der Bewegung wieder: Die Gegner folgen der Karte. Wird auf B niemand gesehen und auf C jemand, folgt B der Karte und C dem Kommando.
    .ruling = Der Text fragt, wer gesehen wird, und verbietet in diesem Schritt, nach Tarnproben die Richtung zu ändern.
enemy-move_nearest-first = Gegner, die den gesehenen Kommandos am nächsten sind, bewegen sich zuerst.
    .source = Bewegung der Gegner
    .check = Angenommen, ein Gang aus kleinen Feldern mit 4 Gegnern in Entfernung 2 und 4 in Entfernung 3: Die erste Gruppe geht weiter, und die zweite füllt ihr Feld. Ist das Feld vor dem Kommando voll, gilt dahinter dasselbe, gleich in welche Richtung der Gang führt.
    .ruling = Ob ein Feld voll ist, gilt, wenn eine Gruppe sich bewegt; die vorderen machen also Platz. Gleich weit entfernte Felder kommen in Leserichtung an die Reihe, erst das nördlichste, dann das westlichste. Wie nah jemand ist, sagt der kürzeste Weg, voll oder nicht.
enemy-move_direction = Wird kein Kommando gesehen, geht jeder Gegner ein Feld in die Richtung der Ereigniskarte des Terrains.
    .source = Bewegung der Gegner
    .check = Angenommen, Richtung S, und kein Kommando wird gesehen: Ein Gegner mit einem benachbarten Feld im Süden geht dorthin; am Südrand oder vor einer Wand ohne Tür bleibt er.
    .ruling = Ein Feld liegt in einer Richtung, wenn es auf dieser Seite ein Stück Kante teilt; das können zwei Felder sein. Sie müssen benachbart sein, und verschlossene Türen gelten als offen.
enemy-move_direction-order = Der Satz über die Reihenfolge bei der Bewegung nach Richtung ist im Text abgeschnitten.
    .source = Bewegung der Gegner
    .check = Angenommen, Richtung O und kleine Felder in einer Reihe mit 4 und 4 Gegnern und einem freien Feld am Ostende: Beide Gruppen gehen ein Feld nach Osten.
    .ruling = Abgeschnitten nach dem Wort „Gegner“. Wie bei nearest-first gehen die zuerst, die in der Richtung am weitesten vorn sind (nach der Kante ihres Feldes auf dieser Seite); das macht die Felder dahinter frei. Gleiche in Leserichtung.
enemy-move_once = Jeder Gegner bewegt sich in dem Schritt höchstens einmal.
    .source = Bewegung der Gegner
    .check = Angenommen, ein Offizier nimmt einen Gegner mit: Er bewegt sich nicht noch einmal. Wird in diesem Schritt ein „?“ bestimmt, gehen alle Gegner des Terrains in diese eine Richtung.
enemy-move_unknown-direction = Ist die Richtung „?“, werden jetzt Ereigniskarten gezogen, bis eine eine Richtung zeigt; ihr übriger Text gilt nicht.
    .source = Bewegung der Gegner
    .check = Angenommen, „?“, und die nächsten Karten sind „?“ und „W“: 2 Karten werden gezogen und abgelegt, kein Text gilt, und die Gegner gehen nach Westen. Wird ein Kommando gesehen, werden 0 Karten gezogen.
enemy-move_even-split = Gegner mit mehreren gleich guten Möglichkeiten verteilen sich so gleichmäßig wie möglich; wer wohin geht, sagen die Spieler.
    .source = Bewegung der Gegner
    .check = Angenommen, 5 Gegner gehen von einem großen Feld auf zwei leere kleine: 3 auf eines, 2 auf das andere. Sind auf einem schon 3, geht 1 dorthin und 4 auf das andere.
    .ruling = Reicht der Platz nicht, um gleichmäßig zu teilen, gehen die Übrigen dorthin, wo Platz ist, und wer keinen hat, bleibt. Wo die Spieler gemeinsam wählen, antwortet für alle, wer zuletzt gehandelt hat.
enemy-move_officer = { "[" }R] Ein Deutscher Offizier geht zwei Felder und nimmt die Gegner des Feldes mit, auf dem er beginnt.
    .source = Bewegung der Gegner
    .check = Angenommen, ein Offizier mit 3 gewöhnlichen Gegnern, 3 Felder von einem gesehenen Kommando: Alle 4 sind danach 1 entfernt, und keiner bewegt sich noch einmal. Aus Entfernung 1 bleiben sie auf dem Feld des Kommandos stehen.
    .ruling = Wachen bleiben, denn sie gehen nie freiwillig. Der Offizier bewegt sich vor den anderen auf seinem Feld; auf jedem betretenen Feld gibt es Tarnproben; wer keinen Platz hat, bleibt zurück. Wen er mitnimmt, der bleibt bei ihm, auch wo Wege gleich lang sind.
enemy-move_goliath = { "[" }S] Ein Goliath bewegt sich wie andere Gegner, aber nur, solange er aktiv ist.
    .source = Bewegung der Gegner
    .check = Angenommen, ein gesehenes Kommando in 2 Feldern Entfernung: Ein aktiver Goliath fährt 1 Feld, ein anderer bleibt.
enemy-move_guard = Ein gewöhnlicher Gegner bei einem unbewachten dreieckigen Marker bewacht ihn und geht nie freiwillig fort.
    .source = Bewegung der Gegner
    .check = Angenommen, 3 gewöhnliche Gegner auf einem Feld mit einem unbewachten Einsatzziel sollen sich bewegen: 1 bleibt als Wache, 2 gehen. Ein Spezialgegner bewacht nie etwas.
    .ruling = Geprüft zu Beginn des Schrittes und bei jeder Ankunft. Gegner mit Gasmaske und mit Vorschlaghammer sind gewöhnliche, nur die mit schwarzem Rand nicht. Die Spieler wählen, wer Wache hält. Kommt der Marker weg, ist die Wache wieder frei.
enemy-move_guard-arrival = Ein Gegner, der durch Bewegung oder als Verstärkung zu einem unbewachten dreieckigen Marker kommt, bleibt sofort als Wache dort.
    .source = Bewegung der Gegner
    .check = Angenommen, 2 gewöhnliche Gegner auf dem Weg zu einem gesehenen Kommando betreten ein Feld mit unbewachtem Alarm: Einer ist von nun an die Wache und schießt von dort. Mit einem Offizier geht es auf das zweite Feld ohne ihn weiter.
    .ruling = Der Satz steht unter Bewegung, meint aber jeden, der dort ist; also genügt die Ankunft. Nach gleichen Plättchen wird nicht gefragt.
enemy-move_locked-doors = Gegner gehen durch verschlossene Türen wie durch offene; die Tür bleibt verschlossen.
    .source = Bewegung der Gegner
    .check = Angenommen, ein Gegner und ein gesehenes Kommando auf beiden Seiten einer verschlossenen Tür: Der Gegner tritt ein, und die Tür ist noch verschlossen. Wer draußen bleibt, kann nicht hindurchschießen.
    .ruling = Der Satz steht nur unter Bewegung; beim Beschuss sind die Felder also weiter nicht benachbart.
enemy-move_locked-doors-escort = { "[" }R] Ein Wachhund [R] oder Goliath [S] kommt nur durch eine verschlossene Tür, wenn er auf einem Feld mit einem gewöhnlichen Gegner, Fallschirmjäger oder Offizier beginnt.
    .source = Bewegung der Gegner
    .check = Angenommen, ein Hund allein hinter einer verschlossenen Tür: Er bleibt oder nimmt einen anderen Weg. Ist zu Beginn des Schrittes ein gewöhnlicher Gegner auf seinem Feld, kommt er hindurch, auch wenn dieser schon vorher gegangen ist.
    .ruling = Maßgeblich ist, wo alle zu Beginn des Schrittes stehen. Die Regel steht bei R; in [S] gilt sie auch für Goliaths. Im Text stehen zwei Wörter für Fallschirmjäger; sie meinen dasselbe.
enemy-move_stealth-no-redirect = Wird in diesem Schritt ein Kommando durch eine Tarnprobe entdeckt, gehen die übrigen Gegner trotzdem dorthin, wohin sie wollten.
    .source = Bewegung der Gegner
    .check = Angenommen, Richtung N und 3 Gegner, und durch die Ankunft des ersten wird ein Kommando gesehen: Die anderen 2 gehen trotzdem nach Norden. Der Alarm ertönt, und beim Beschuss kann auf das Kommando geschossen werden.

## enemy-fire

enemy-fire_same-tile = Ein Gegner auf einem Feld mit einem gesehenen Kommando greift es mit einem Würfel je Kästchen an, mit der Zielzahl des Feldes.
    .source = Beschuss
    .check = Angenommen, 2 Gegner mit zwei Kästchen und ein gesehenes Kommando auf einem mittleren Feld, Würfel 1, 2, 3, 6: Das Kommando bekommt 2 Wunden; getarnte dort bekommen keine.
enemy-fire_order = Zuerst greifen alle Gegner an, auf deren Feld ein gesehenes Kommando ist, dann explodieren Goliaths, dann greifen die übrigen benachbarte Felder an.
    .source = Beschuss
    .check = Angenommen, ein Gegner auf A mit Kommando X und ein Gegner auf dem benachbarten B, wo niemand ist: Macht der erste X kritisch, hat der zweite kein Ziel mehr und greift nicht an.
    .ruling = Reihenfolge wie gedruckt. Wer zur ersten Gruppe gehört, steht zu Beginn des Schrittes fest; die Ziele der letzten Gruppe, wenn sie angreift.
enemy-fire_meet-or-beat = Ein Würfel, der die Zielzahl zeigt, trifft.
    .source = Beschuss; Schießen und Nahkampf
    .check = Angenommen, ein Gegner würfelt auf einem kleinen Feld eine 4: ein Treffer. Eine 3 geht daneben.
    .ruling = Hier heißt es „übertreffen“, verwiesen wird aber auf das Schießen mit 4+, 3+ und 2+; also genügt die gleiche Zahl.
enemy-fire_goliath-detonates = { "[" }S] Ein aktiver Goliath auf einem Feld mit einem gesehenen Kommando explodiert wie TNT.
    .source = Beschuss
    .check = Angenommen, ein aktiver Goliath, 2 Gegner, 1 gesehenes und 1 getarntes Kommando auf einem Feld: Nach dem Beschuss auf dem Feld sind alle 5 weg. Ein Goliath, der nicht aktiv ist, tut nichts.
    .ruling = Reihenfolge wie gedruckt: Beschuss auf demselben Feld überall, dann Goliaths, dann Beschuss benachbarter Felder. Ob ein gesehenes Kommando auf seinem Feld ist, gilt zu Beginn des Schrittes; er explodiert also auch, wenn es gerade kritisch geworden ist. Wer durch die Explosion zerstört ist, schießt nicht mehr. Der explodierte Goliath kommt in den Gegnerbeutel.
enemy-fire_adjacent = Ein Gegner ohne gesehenes Kommando auf dem eigenen Feld greift eines auf einem benachbarten Feld an.
    .source = Beschuss
    .check = Angenommen, ein Gegner auf einem großen Feld und ein gesehenes Kommando auf einem benachbarten kleinen: Seine 2 Würfel brauchen 4+. Ist auch auf seinem Feld ein gesehenes, greift er nur dieses an. Ein Hund und ein Goliath greifen nie ein benachbartes Feld an.
    .ruling = Es gilt die Zahl des Feldes, auf dem das Kommando steht, wie beim Schießen der Kommandos auf benachbarte Felder. Ob auf seinem Feld ein gesehenes Kommando ist, gilt zu Beginn des Schrittes. Ein Hund beißt: Er greift nur auf dem eigenen Feld an, auch wenn jemand es verlässt oder betritt (Kartenangabe).
enemy-fire_split = Können Gegner eines Feldes zwischen Kommandos wählen, werden ihre Angriffe so gleichmäßig wie möglich verteilt.
    .source = Beschuss
    .check = Angenommen, 3 Gegner mit zwei Kästchen und 2 gesehene Kommandos auf einem Feld: Eines wird von 2 Gegnern angegriffen (4 Würfel), das andere von 1 (2 Würfel). Bei 3 Gegnern und zwei benachbarten Feldern mit je einem gesehenen Kommando ebenso.
    .ruling = Wir verteilen ganze Gegner, nicht Würfel, und auch beim Beschuss auf demselben Feld. Die Spieler wählen vor dem Wurf, wen der Überzählige trifft und wer auf wen schießt; nach gleichen Plättchen wird nicht gefragt.
enemy-fire_lost-hits = Würfel, die einem inzwischen kritischen Kommando galten, gehen nicht auf ein anderes über.
    .source = Beschuss
    .check = Angenommen, auf einem Feld zielen zwei Gegner auf X und einer auf Y, und X hat bei 1 freien Platz 3 Treffer: X ist kritisch, und auf Y fallen nur 2 Würfel.
    .ruling = Die Ziele werden vor dem Wurf verteilt.

## wounds

wounds_token = Jeder Treffer legt ein [-1]-Plättchen auf die Karte des Kommandos.
    .source = Beschuss
    .check = Angenommen, ein Kommando mit 1 Wunde nimmt 1 Treffer: 2 Plättchen liegen auf der Karte, und in der nächsten Runde ist 1 von 3 Aktionen übrig.
wounds_critical = Ist kein Platz für [-1] mehr frei, ist das Kommando im kritischen Zustand.
    .source = Beschuss
    .check = Angenommen, 3 Plätze und 4 Treffer: 3 Plättchen liegen auf der Karte, der Anzeiger steht auf kritisch, und der vierte Treffer hat keine Wirkung.
    .ruling = Wie viele Plätze es sind, sagt die Karte; sonst 3. Weitere Treffer verfallen, denn nur die Zeit (oder Gas oder eine Explosion) schaltet aus.
wounds_critical-state = Was ein Kommando im kritischen Zustand tun darf und ob Gegner es sehen, steht nicht da.
    .source = Aufbau, Schritt 10; Beschuss
    .check = Angenommen, ein kritisches Kommando auf einem Feld: Es darf keine Aktion ausführen, auch keine kostenlose. Gegner schießen nicht darauf, gehen nicht darauf zu und würfeln keine Tarnwürfel. Es braucht 1 Platz.
    .ruling = Alle Plätze für Aktionen sind belegt, und der Anzeiger für den kritischen Zustand ersetzt den für getarnt/gesehen, wie es die Uniform (seine andere Seite) tut; also ist es keines von beiden. Eine getragene Uniform ist verloren; aufgesparte [+1] bleiben auf der Karte und lassen sich ausgeben, wenn das Kommando geheilt ist. Hilfe kommt nur durch die Erste Hilfe eines anderen. Einem kritischen Kommando kann niemand etwas übergeben.
wounds_eliminated = Ein Kommando, das am Ende der nächsten Runde noch kritisch ist, ist ausgeschaltet: Die Figur kommt weg, und alle Ausrüstung liegt auf dem Feld.
    .source = Beschuss
    .check = Angenommen, ein Kommando wird in irgendeiner Phase von Runde 3 kritisch: Am Ende von Runde 3 ist es noch im Spiel, und am Ende von Runde 4 ist es ohne Erste Hilfe ausgeschaltet, und seine 2 Plättchen liegen auf dem Feld.
wounds_player-out = Der Spieler eines ausgeschalteten Kommandos handelt erst im nächsten Abschnitt der Operation wieder.
    .source = Beschuss; Aufbau, Schritt 10
    .check = Angenommen, ein Kommando ist auf Terrain 1 ausgeschaltet: Sein Spieler hat keinen Zug, bis Terrain 2 aufgebaut ist, und nimmt dann Ersatz.

## end

end_order = In der Endphase werden Gasmarker entfernt; kritische Kommandos, deren Zeit um ist, werden ausgeschaltet; dann wird geprüft, ob Terrains abgeschlossen sind.
    .source = Endphase; Beschuss
    .check = Angenommen, alle Einsatzziele sind erfüllt, und das letzte Kommando auf dem Terrain wird in dieser Endphase ausgeschaltet, während ein anderes im Untergrund ist: Das Terrain ist in derselben Endphase abgeschlossen.
    .ruling = Das Ausschalten kommt im Text „am Ende der Runde“, ohne genaue Stelle; wir setzen es zwischen Gas und Abschluss.
end_terrain-complete = Ein Terrain ist abgeschlossen, wenn alle seine Einsatzziele erfüllt sind und kein Kommando darauf ist.
    .source = Endphase
    .check = Angenommen, alle Einsatzziele sind erfüllt, und 1 Kommando steht auf einem Feld: Es ist nicht abgeschlossen. Ist dieses Kommando bei der nächsten Endphase im Untergrund, ist es abgeschlossen.
    .ruling = Wie ein Einsatzziel erfüllt wird, steht auf den Terrain- und Operationskarten. Geprüft wird nur in der Endphase.
end_terrain-waits = Ein abgeschlossenes Terrain, dessen Nachbarterrains noch nicht so weit sind, bekommt weiter Verstärkung und kann den Beutel leeren.
    .source = Endphase
    .check = Angenommen, B ist abgeschlossen und hat 2 Eingänge mit Alarm, C ist nicht abgeschlossen: B zieht weiter 4 Plättchen je Runde, und ist der Beutel dabei leer, ist die Operation gescheitert.
    .ruling = Es bleibt nur für die Verstärkung im Spiel: keine Ereigniskarte, keine Bewegung, kein Beschuss, kein Bombardement, kein Abwurf; TNT, das dort liegt, lässt sich nicht mehr zünden, und Kommandos dürfen nicht zurück. Was es zieht, bleibt auf dem Tisch neben seinen Eingängen, mit oder ohne Barrikade.
end_clean-up = Sind alle gleichzeitigen Terrains abgeschlossen, kommen alle Gegner von Plan und Tisch in den Gegnerbeutel und alle nicht getragene Ausrüstung in den Ausrüstungsbeutel.
    .source = Endphase
    .check = Angenommen, 9 Gegner auf Feldern und 3 vor Eingängen, 5 Plättchen auf Feldern und 11 in der Ablage (6 davon „Entdeckt“): In den Gegnerbeutel kommen 12, in den Ausrüstungsbeutel 16; getragene Plättchen bleiben.
    .ruling = Die Ablage liegt auf dem Tisch, also kommt auch sie zurück, mit den „Entdeckt“, und ebenso angebrachtes TNT und Brechstangen auf Eingängen. Nieten bleiben die ganze Operation aus dem Spiel. Marker für Alarm, Eingänge, Türen, Luken, Fässer, Rauch und Gas gehören zu ihrem Terrain und gehen mit ihm.
end_next-column = Nach dem Aufräumen werden die Terrains aufgebaut, auf die die Pfeile führen, und eine neue Runde beginnt mit der Ereignisphase.
    .source = Endphase; Aufbau
    .check = Angenommen, Spalte 1 ist in Runde 7 abgeschlossen: Spalte 2 beginnt mit ihrer eigenen Runde 1, alle Kommandos im Untergrund und getarnt; Wunden, [+1], Ausrüstung und getragene Uniformen bleiben.
    .ruling = Was bleibt, steht in setup.survivors; Rundenzahlen auf Karten zählen die Runden dieses Terrains.
end_operation-success = Die Operation ist gelungen, wenn alle ihre Terrains abgeschlossen sind.
    .source = Endphase
    .check = Angenommen, eine Operation mit 3 Spalten: Ist das letzte Terrain von Spalte 3 abgeschlossen, ist sie gelungen; nach Spalte 2 läuft sie noch.
end_short-game-success = Ein Spiel auf einem einzigen Terrain ist gewonnen, wenn es abgeschlossen ist.
    .source = Endphase; Aufbau, Schritt 1
    .check = Angenommen, der Modus 'terrain': Ist das Terrain abgeschlossen, ist es gelungen, und nichts Neues wird aufgebaut.
    .ruling = Der Text nennt hier nur Operationen; ein einzelnes Terrain gilt als Operation mit einem.
end_no-score = Am Ende ist es gelungen oder gescheitert; Punkte gibt es nicht.
    .source = Endphase; Beschuss; Verstärkung
    .check = Angenommen, einmal gelingt es mit 1 Überlebenden und einmal mit 4: Beides ist ein Erfolg. Ein Bericht darf gezeigt werden, ändert aber nichts.
    .ruling = Scheitern kann man auf drei Arten: leerer Beutel, alle Kommandos ausgeschaltet, kein Ersatz mehr; dazu, was Karten sagen.

## info

info_hidden = Alles auf dem Tisch liegt für alle offen; verborgen ist nur die Reihenfolge des Ereignisstapels und was aus einem Beutel kommt.
    .source = Aufbau; Ereignisphase; Verstärkung
    .check = Angenommen, ein beliebiger Stand: Alle Plätze sehen dasselbe, und niemand sieht das nächste Ereignis, den nächsten Gegner oder die nächste Ausrüstung, wenn nicht eine Karte die Spieler nachsehen ließ.
    .ruling = Das Heft verbirgt sonst nichts, und die Spieler dürfen frei reden. Was noch in Beuteln und Stapel ist, lässt sich zählen; darum zeigen wir den Inhalt, nicht die Reihenfolge.

## end

end_all-eliminated = Sind alle Kommandos ausgeschaltet, ist das Spiel verloren.
    .source = Beschuss
    .check = Angenommen, 2 Kommandos, 1 schon ausgeschaltet, und das andere wird durch Gas ausgeschaltet: Das Spiel ist sofort verloren, auch wenn alle Einsatzziele erfüllt sind.
    .ruling = Ob verloren ist, wird sofort geprüft und vor dem Abschluss. Ein Kommando im Untergrund ist nicht ausgeschaltet; solange eines dort ist, geht es weiter.
