### Die Regeln des gemeinsamen Belagerungsspiels „Contact“, auf Deutsch. Maßgeblich ist clauses.yaml; hier stehen dieselben Regeln in derselben Reihenfolge.
### Ein Feld heißt Farbe+Nummer/Ring, etwa brown4/r3 (Braun 4, Ring 3). Ring = Entfernung. „Zug“ = Zombiephase + Spielerphase. „Runde“ = 16 Züge.
### „Ab n getroffen“ = ein W6 trifft mit n oder mehr. Ein „Mitglied“ ist einer der vier Spezialisten, gespielt wird es von einer Person.


## components

components_dice = Zwei achtseitige Würfel (ein blauer, ein brauner) bringen Zombies; alles andere entscheiden sechsseitige.
    .source = Spielmaterial
    .check = Angenommen, Zombies kommen: Zwei W8 in getrennten Farben stehen im Verlauf. Angenommen, irgendein Angriff: Dort stehen nur W6.
components_dice-no-limit = Die drei W6 der Schachtel begrenzen nicht, mit wie vielen Würfeln ein Angriff geführt wird.
    .source = Spielmaterial; Miller (Schwere Waffe)
    .check = Angenommen, Miller greift an: Vier Würfel fallen nacheinander.
    .ruling = Miller allein hat 4 Angriffe; wie viele Würfel in der Schachtel liegen, ist also nur Bequemlichkeit.
components_cards = Es gibt 13 Karten, eine für jeden Spezialisten.
    .source = Spielmaterial; Die Mitglieder des Teams
    .check = Angenommen, die Liste der Spezialisten: Sie hat 13 Namen, nämlich Cooper, Alvares, Branson, Dunham, Miller, Kenzo, Krussov, Cole, Schulz, Ayden, Mobutu, Nelson, Vanderbilt.
components_token-cap = 35 kleine und 8 große Plättchen (zu je 5 Zombies) können 75 Zombies zeigen.
    .source = Spielmaterial
    .check = Angenommen, 74 Zombies sind auf dem Spielplan: Nach den Würfeln 8 und 8 sind es 90; mit der Option token-cap kommt 1 Zombie und 15 verfallen.
    .ruling = Das Heft macht die Plättchen nirgends zur Grenze, darum sind Zombies sonst unbegrenzt. Option token-cap: Bei 75 kommen keine mehr; die größere Gruppe kommt zuerst (bei Gleichstand die auf der blauen Nummer). In Simulationen überschreitet weniger als eins von hundert Spielen je die 75.
components_large-token = Fünf Zombies eines Feldes dürfen als ein großes Plättchen gezeigt werden; das ist nur Darstellung.
    .source = Ein Beispielspiel > Der erste Zug
    .check = Angenommen, eine Gruppe von 8: Sie wird als 1 großes und 3 kleine gezeigt. Fällt einer aus einer Gruppe von 5, so werden es 4 kleine.

## setup

setup_four-members = Das Team hat immer genau 4 Mitglieder, wie viele auch mitspielen.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check = Angenommen, 2 Personen: Mit 3 Mitgliedern im Team kann das Spiel nicht beginnen.
setup_players = Eine bis vier Personen teilen sich die vier Mitglieder.
    .source = Titel; Spielvorbereitung
    .check = Angenommen, 1 Person: Sie führt 4 Mitglieder. Bei 2 Personen hat jede 2, bei 3 sind es 2, 1 und 1, bei 4 hat jede 1.
    .ruling = Das Heft lässt bei wenigen Leuten jemanden 2 Mitglieder nehmen; allein ergibt das kein ganzes Team, obwohl der Titel das Spiel für eine Person erlaubt. Darum werden die Mitglieder so gleichmäßig wie möglich verteilt, und wer allein spielt, nimmt alle vier. Zu dritt sagt die Gruppe (sonst der Gastgeber), wer zwei nimmt. Wenn beim Einrichten nichts anderes gewählt ist, werden die vier Plätze reihum verteilt, so dass zu dritt die erste Person zwei hat.
setup_choice = Alle wählen ihre Mitglieder frei aus der Liste; jeder Spezialist kann nur einmal gewählt werden.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check = Angenommen, Alex hat Cooper gewählt: Wählt Benni auch Cooper, wird das abgelehnt.
    .ruling = Die Reihenfolge ist offen: übers Netz, wer zuerst bestätigt; an einem Bildschirm der Reihe nach. Am Tisch ist es eine Entscheidung, die jedem Platz offensteht, dem noch ein Mitglied fehlt; spielen mehrere, so nennt die Antwort, wer sie gibt.
setup_unique-roles = Keine Rolle darf in einem Team zweimal vorkommen.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check = Angenommen, Cooper ist gewählt: Cole ist gesperrt. Branson sperrt Miller und Nelson, Kenzo sperrt Mobutu. Von 715 möglichen Vierergruppen sind 467 erlaubt.
setup_heavy-once = Insbesondere hat ein Team höchstens eine schwere Waffe und höchstens einen Anführer.
    .source = Das Team zusammenstellen
    .check = Angenommen, das Team Branson, Miller, Ayden, Krussov: Es wird abgelehnt.
setup_leader-optional = Ein Team braucht keinen Anführer.
    .source = Das Team zusammenstellen
    .check = Angenommen, das Team Alvares, Branson, Kenzo, Schulz: Es wird angenommen.
    .ruling = Das Heft begrenzt die Rollen nur nach oben.
setup_centre = Alle Mitglieder beginnen im mittleren Kreis und bleiben dort.
    .source = Spielvorbereitung; Der Spielplan
    .check = Angenommen, eine beliebige erreichbare Stellung: Alle Lebenden sind in der Mitte, und niemandem wird eine Bewegung angeboten.
setup_marker = Der Marker beginnt auf Blau 1, dem Feld rechts von zwölf Uhr.
    .source = Der Zugmarker
    .check = Angenommen, ein Spiel beginnt: Der Marker steht auf blue1/r4, und es ist Zug 1.
setup_empty-board = Zu Beginn sind keine Zombies auf dem Spielplan.
    .source = Ein Beispielspiel > Der erste Zug
    .check = Angenommen, Zug 1, bevor Zombies kommen: Es sind 0.

## board

board_segments = Der Spielplan hat 64 Felder: 4 Ringe zu 16.
    .source = Der Spielplan
    .check = Angenommen, der Spielplan: Er hat 16 Spalten, und jede hat die Ringe 1 bis 4.
board_numbers = Die Felder des äußeren Rings sind rechts in Blau und links in Braun mit 1 bis 8 nummeriert.
    .source = Der Spielplan
    .check = Angenommen, die Spalten 0 bis 15 im Uhrzeigersinn ab zwölf Uhr: Spalte 0 ist Blau 1, 7 ist Blau 8, 8 ist Braun 8 und 15 ist Braun 1.
board_centre-closed = Zombies betreten die Mitte nie.
    .source = Der Spielplan
    .check = Angenommen, 4 Zombies in blue3/r1: Nachdem die Zombies gezogen sind, stehen dort immer noch 4.
board_ring-is-distance = Die Nummer des Rings ist die Entfernung zu jedem Mitglied.
    .source = Der Spielplan; Angriff > Spieler
    .check = Angenommen, ein Ziel in brown5/r3: Für alle Mitglieder ist es 3 entfernt.

## turn

turn_order = Ein Zug besteht aus Marker, Zombiephase, Spielerphase, Zugende und der Prüfung, ob gewonnen ist.
    .source = Die Züge
    .check = Angenommen, Zug 2 beginnt: Im Verlauf stehen der Reihe nach Marker, Angriffe der Zombies, ihr Vorrücken, die Neuen, die Aktionen des Teams, die Prüfung.
    .ruling = Das Kapitel über den Zug der Spieler steht vor dem über den Zug der Zombies und nennt diesen als den folgenden; das liest sich umgekehrt. Die nummerierte Liste und alle vier Beispielzüge beginnen mit den Zombies; der Satz beschreibt nur den Übergang in den nächsten Zug. Nach der letzten Spielerphase gibt es also keine Zombiephase mehr.
turn_marker-moves = Zu Beginn jedes Zuges außer dem ersten rückt der Marker ein Feld im Uhrzeigersinn weiter.
    .source = Die Züge; Der Zugmarker
    .check = Angenommen, Zug 1: Der Marker steht auf Blau 1, in Zug 2 auf Blau 2, in Zug 9 auf Braun 8, in Zug 16 auf Braun 1, in Zug 17 wieder auf Blau 1.
turn_marker-ring = Der Marker läuft nur auf dem äußeren Ring und bewirkt bei Zombies dort nichts.
    .source = Der Zugmarker
    .check = Angenommen, Zombies in blue2/r4: Erreicht der Marker Blau 2, ändert sich sonst nichts.
turn_cycle = 16 Züge sind eine Runde; nach zwei Runden kommt der Hubschrauber.
    .source = Der Zugmarker; Sieg und Niederlage
    .check = Angenommen, am Ende von Zug 32 lebt ein Mitglied: Das Spiel ist gewonnen. Am Ende von Zug 31 geht es weiter.
turn_phases-of-zombies = In der Zombiephase greifen Zombies erst an, rücken dann vor, und dann kommen neue.
    .source = Der Zug der Zombies
    .check = Angenommen, 3 Zombies in r2 und keiner in r1: In dieser Zombiephase greifen sie nicht an, obwohl sie an deren Ende in r1 stehen.
turn_end-phase = Nach der Spielerphase endet der Zug, und erst dann wird geprüft, ob gewonnen ist.
    .source = Die Züge
    .check = Angenommen, Zug 32: Wenn das letzte Mitglied gehandelt hat, verfallen ungenutzte Extrawürfel, und das Team hat gewonnen; vorher nicht.
    .ruling = Ein Extrawürfel, den jemand noch einsetzen kann, hält die Phase offen, bis er fällt oder verfällt, denn auch wer schon gehandelt hat, darf ihn noch nutzen.

## victory

victory_win = Lebt am Ende von Zug 32 mindestens ein Mitglied, gewinnen alle.
    .source = Sieg und Niederlage
    .check = Angenommen, in Zug 32 lebt nach der Spielerphase nur noch Ayden: Alle gewinnen.
victory_loss = Fällt das letzte Mitglied, verlieren alle sofort.
    .source = Sieg und Niederlage
    .check = Angenommen, in der Zombiephase von Zug 32 lebt noch ein Mitglied, und in r1 stehen 7 Zombies: Das Spiel ist verloren, ohne dass die Phase zu Ende geht.
victory_shared = Gewonnen und verloren wird immer gemeinsam, auch von denen, deren Mitglieder gefallen sind.
    .source = Sieg und Niederlage
    .check = Angenommen, Dans Mitglied fiel in Zug 9 und das Team überlebt: Auch Dan gewinnt.

## zombies

zombies_segment-attack = Für jedes Feld in Ring 1 mit Zombies fällt ein W6; ein Wurf unter der Zahl der Zombies dort trifft das Team.
    .source = Angriff > Zombies
    .check = Angenommen, 4 Zombies in blue3/r1: Eine 3 ist ein Treffer, eine 4 nicht.
zombies_one-hit-per-segment = Ein Feld erzielt höchstens einen Treffer pro Zug, wie viele Zombies auch darin stehen.
    .source = Angriff > Zombies; Treffer
    .check = Angenommen, 12 Zombies in einem Feld von r1: Jeder Wurf gibt genau einen Treffer.
zombies_each-segment-separately = Die Felder greifen einzeln an, jedes mit eigenem Wurf; ihre Zombies werden nie zusammengezählt.
    .source = Angriff > Zombies
    .check = Angenommen, 2 Zombies in blue1/r1 und 2 in blue2/r1: Bei 2 und 2 gibt es keinen Treffer.
zombies_clockwise = Die Angriffe laufen im Uhrzeigersinn ab.
    .source = Angriff > Zombies
    .check = Angenommen, Gruppen in brown1/r1, blue2/r1 und brown8/r1: Die Reihenfolge ist Blau 2, Braun 8, Braun 1.
    .ruling = Wo es beginnt, steht nicht da; wir beginnen bei Blau 1. Das ist wichtig, weil Schulz oder Vanderbilt mittendrin fallen können.
zombies_single-harmless = Ein einzelner Zombie greift an, kann aber nie treffen.
    .source = Angriff > Zombies
    .check = Angenommen, 1 Zombie in blue5/r1: Was auch fällt, das Team wird nicht getroffen, und der Angriff gilt als fehlgeschlagen.
    .ruling = Das Heft nennt es einen Angriff ohne Aussicht; für den Nahkämpfer ist er also fehlgeschlagen. Gewürfelt werden muss dafür nicht.
zombies_sure-hit = Sieben oder mehr Zombies in einem Feld treffen immer.
    .source = Angriff > Zombies
    .check = Angenommen, 7 Zombies in r1: Auch eine 6 ist ein Treffer. Bei 6 Zombies und einer 6 nicht.
zombies_only-starters = Nur Zombies, die zu Beginn der Zombiephase in Ring 1 stehen, greifen an.
    .source = Der Zug der Zombies
    .check = Angenommen, 5 Zombies stehen zu Beginn der Phase in blue4/r2: Wenn sie r1 erreichen, greifen sie frühestens im nächsten Zug an.
zombies_attackers-stay = Wer angreift, bleibt stehen, ob der Angriff trifft oder nicht.
    .source = Angriff > Zombies
    .check = Angenommen, 3 Zombies in r1 treffen das Team: Es stehen immer noch 3 dort.

## hit

hit_one-member = Jeder Treffer der Zombies kostet ein Mitglied.
    .source = Treffer
    .check = Angenommen, 4 leben und zwei Felder treffen: 2 Mitglieder sind übrig.
hit_team-chooses = Das Team bestimmt, wer fällt.
    .source = Treffer
    .check = Angenommen, ein Treffer, und Cooper und Ayden leben: Nennt das Team Ayden, fällt Ayden.
    .ruling = Alle dürfen ein Mitglied nennen, auch wer selbst keins mehr hat; was zuerst genannt wird, zählt. Ein eigenes Mitglied fällt sofort. Wessen Mitglied jemand anders nennt, nimmt an oder lehnt ab; wird abgelehnt, nennt, wer den lebenden Anführer spielt, wer fällt, und das gilt; lebt kein Anführer, dann der Gastgeber (der erste Platz). Mit der Option leader-calls entscheidet von vornherein der Anführer, sonst der Gastgeber. Bei freier Steuerung gilt jede Nennung sofort, denn alle dürfen für alle antworten. Würfel entscheiden nur mit der Option hit-by-dice.
hit_dice-option = Stattdessen können Würfel entscheiden: ein W6 für jedes lebende Mitglied, der niedrigste fällt.
    .source = Treffer
    .check = Angenommen, die Option hit-by-dice und die Würfe Cooper 4, Branson 2, Kenzo 2, Vanderbilt 5: Branson und Kenzo würfeln noch einmal, und der niedrigere fällt.
    .ruling = Das Heft bietet das als Möglichkeit an und lässt die Personen würfeln; weil Mitglieder ungleich verteilt sein können, würfeln wir für jedes Mitglied. Bei Gleichstand wird gestochen. Die Option hit-by-dice legt es für das ganze Spiel fest.
hit_immediately = Wer fällt, fehlt schon, wenn das nächste Feld angreift.
    .source = Treffer; Angriff > Zombies
    .check = Angenommen, Schulz fällt durch den ersten Treffer: Würfelt das nächste Feld mit 2 Zombies eine 1, so trifft es (die Befestigung wirkt nicht mehr).
hit_all-lost = Mit einem Mitglied sind seine Waffen, seine Ausrüstung und seine Fähigkeiten verloren, auch eine ungenutzte Granate.
    .source = Treffer
    .check = Angenommen, Cooper fällt in der Zombiephase: In der folgenden Spielerphase gibt es keinen Neuwurf.
hit_no-return = Wer gefallen ist, kommt nie zurück.
    .source = Treffer
    .check = Angenommen, Vanderbilt lebt, und in einem früheren Zug ist jemand gefallen: Nichts bringt dieses Mitglied zurück.

## move

move_one-inward = Jeder Zombie zieht einen Ring nach innen und bleibt in seiner Spalte.
    .source = Der Zug der Zombies
    .check = Angenommen, 6 Zombies in brown4/r4: Nach dem Vorrücken stehen 6 in brown4/r3.
move_all-at-once = Jede Gruppe zieht genau einmal pro Zug; die inneren zuerst, damit niemand zweimal zieht oder sich zu früh anschließt.
    .source = Ein Beispielspiel > Der vierte Zug
    .check = Angenommen, 2 in blue8/r4, 3 in blue8/r3 und 1 in blue8/r2: Nach dem Vorrücken stehen in blue8 1, 3 und 2 in r1, r2 und r3.
move_first-ring-stays = Zombies in Ring 1 bleiben stehen, und wer dazukommt, bildet mit ihnen eine Gruppe.
    .source = Der Spielplan; Der Zug der Zombies
    .check = Angenommen, 4 in blue8/r1 und 3 in blue8/r2: Nach dem Vorrücken stehen 7 in blue8/r1.
move_merge = Zombies in einem Feld sind immer eine einzige Gruppe.
    .source = Angriff > Zombies
    .check = Angenommen, 5 hängen in blue2/r3 fest und 4 kommen aus r4 dazu: Die Gruppe hat 9.

## spawn

spawn_cross = Jeder Würfel sagt, wie viele Zombies auf das Feld kommen, das der andere nennt: so viele, wie Blau zeigt, auf die braune Nummer, und umgekehrt.
    .source = Der Zug der Zombies
    .check = Angenommen, Blau 6 und Braun 3: 6 Zombies kommen in brown3/r4 und 3 in blue6/r4.
spawn_outer-ring = Neue Zombies kommen immer in Ring 4.
    .source = Der Spielplan; Der Zug der Zombies
    .check = Angenommen, Zombies kommen: Nur in Ring 4 werden es mehr.
spawn_after-move = Neue kommen nach dem Vorrücken und ziehen darum nicht mehr in dem Zug, in dem sie kommen.
    .source = Der Zug der Zombies
    .check = Angenommen, Zug 1 mit Blau 6 und Braun 4: In der Spielerphase von Zug 1 stehen die Gruppen in r4.
spawn_join = Neue schließen sich Zombies an, die noch in diesem äußeren Feld stehen.
    .source = Der Zug der Zombies
    .check = Angenommen, 5 verwirrte Zombies blieben in blue3/r4: Bei Blau 3 und Braun 2 stehen danach 7 in blue3/r4.
    .ruling = Nicht erwähnt; aber für Angriffe ist ein Feld eine Gruppe, also auch hier.
spawn_total = Es kommen so viele, wie beide Würfel zusammen zeigen: 2 bis 16, im Mittel 9.
    .source = Der Zug der Zombies; Ein Beispielspiel > Der erste Zug
    .check = Angenommen, die Würfel 6 und 4: 10 Zombies kommen.

## players

players_one-action = In der Spielerphase darf jedes lebende Mitglied einmal handeln: angreifen, eine Fähigkeit nutzen oder beides.
    .source = Der Zug der Spieler
    .check = Angenommen, Cooper hat in diesem Zug angegriffen: Ein zweiter Angriff wird abgelehnt.
    .ruling = Ein Angriff pro Mitglied und Zug, mit all seinen Würfeln; Fähigkeiten, die von selbst wirken (Befestigung, Stolperdraht, Luftaufklärung, Erste Hilfe, Nahkämpfer, Zielfernrohr, Verwirrung, Ansporn, Durchbruch, Streuung, Eifer), brauchen keine Aktion. Die einzige ausschließende Fähigkeit, die wir finden, ist Ronin: Sie ersetzt das Gewehr.
players_exclusive-ability = Eine als ausschließend bezeichnete Fähigkeit lässt sich im selben Zug nicht mit einem Angriff verbinden.
    .source = Der Zug der Spieler
    .check = Angenommen, Kenzo hat mit Ronin im Nahkampf angegriffen: Schießt er im selben Zug mit dem Sturmgewehr, wird das abgelehnt; umgekehrt genauso.
    .ruling = Keine Karte trägt so eine Bezeichnung; nur Ronin beschreibt einen eigenen Angriff, darum gilt nur Ronin als ausschließend.
players_optional = Niemand muss handeln.
    .source = Der Zug der Spieler
    .check = Angenommen, Branson hat kein Ziel in Reichweite: Die Spielerphase lässt sich beenden, obwohl er nicht gehandelt hat.
players_any-order = Die Mitglieder handeln in der Reihenfolge, auf die ihr euch einigt.
    .source = Der Zug der Spieler
    .check = Angenommen, vier Mitglieder sind bereit: Jede der 24 Reihenfolgen ist erlaubt; die Würfel eines Mitglieds fallen alle, bevor das nächste handelt, ausgenommen Extrawürfel.
players_leader-decides = Streit über die Reihenfolge schlichtet der Anführer.
    .source = Der Zug der Spieler
    .check = Angenommen, zwei Mitglieder wollen übers Netz als Nächstes handeln, und Cole lebt: Wer Cole spielt, bestimmt.
    .ruling = Für die Reihenfolge braucht das meist niemand: Die Entscheidung steht allen offen, und die erste Antwort gilt. Lehnt jemand ab, das Mitglied zu verlieren, das andere genannt haben, schlichtet, wer den Anführer spielt. Wer Streit um die Reihenfolge geschlichtet haben will, schaltet die Option leader-calls ein: Vor jeder Aktion nennt, wer den lebenden Anführer spielt, wer als Nächstes handelt; lebt kein Anführer, dann der Gastgeber (der erste Platz), denn ein Team ohne Anführer sieht das Heft nicht vor. Kann nur noch ein Mitglied handeln, wird nicht gefragt.
players_end = Die Phase endet, wenn alle Mitglieder gehandelt oder ausgelassen haben.
    .source = Der Zug der Spieler
    .check = Angenommen, drei Mitglieder haben gehandelt und das vierte lässt aus: Es wird geprüft, ob gewonnen ist.
    .ruling = Wer nichts in Reichweite hat, weder mit der Waffe noch mit der Granate, wird nicht gefragt. Auslassen gibt die eigene Aktion auf und die Extrawürfel, die das Mitglied in diesem Moment hat.
players_dead-do-not-act = Wer in der Zombiephase gefallen ist, handelt in der Spielerphase dieses Zuges nicht mehr.
    .source = Treffer; Die Züge
    .check = Angenommen, Kenzo ist in diesem Zug gefallen: Er wird nicht angeboten.

## attack

attack_declare-first = Das Zielfeld wird genannt, bevor der Würfel fällt.
    .source = Angriff > Spieler
    .check = Angenommen, Cooper will ohne Ziel würfeln: Das wird abgelehnt.
attack_target-number = Ein Würfel trifft, wenn er mehr zeigt als die Entfernung: ab 2, 3, 4, 5 in den Ringen 1 bis 4.
    .source = Angriff > Spieler
    .check = Angenommen, Ring 3: Eine 3 geht daneben, eine 4 trifft. Ring 4: 4 daneben, 5 trifft. Ring 1: 1 daneben.
attack_modifiers = Waffen und Fähigkeiten können die nötige Zahl verschieben; Verschiebungen werden zusammengezählt.
    .source = Angriff > Spieler
    .check = Angenommen, Alvares schießt auf r4: Nötig ist 4 (5 - 1). Miller braucht in r1 3 (2 + 1).
    .ruling = Ist 1 oder weniger nötig, trifft der Würfel sicher, bei mehr als 6 sicher nicht; keine der Grenzen ist gedruckt, und nur die erste kommt vor.
attack_one-kill = Jeder Treffer entfernt einen Zombie aus dem Zielfeld, wenn die Waffe nicht mehr sagt.
    .source = Treffer
    .check = Angenommen, 4 Zombies in blue6/r4: Nach einer 5 und einer 6 sind 2 übrig.
attack_split-dice = Wer mehrere Angriffe hat, darf mit jedem ein anderes Feld wählen und nennt jedes Ziel vor seinem Würfel.
    .source = Angriff > Spieler; Mobutu; Miller
    .check = Angenommen, Coopers erster Würfel hat den letzten Zombie aus blue6/r4 entfernt: Der zweite darf auf brown4/r4 zielen.
    .ruling = Mobutus Karte unterscheidet, ob beide Angriffe demselben Feld gelten; also müssen sie es nicht. Die Würfel fallen einzeln, so dass sich das zweite Ziel nach dem ersten Wurf richten kann. Option declare-all: Alle Ziele werden vor dem ersten Würfel genannt, wie im Beispiel, wo Alex für beide Würfel eine Gruppe nennt. Dann fallen alle Würfel zugleich und wirken in der Reihenfolge ihrer Ziele, auch auf ein Ziel, das inzwischen leer ist, und Extrawürfel durch Ansporn warten, bis alle gefallen sind.
attack_range = Eine Waffe erreicht nur Felder in den Entfernungen, die auf ihrer Karte stehen.
    .source = Ein Beispielspiel > Der erste Zug
    .check = Angenommen, Kenzo, und Zombies nur in r4: Für das Gewehr wird kein Ziel angeboten.
attack_occupied-target = In einem Zielfeld muss mindestens ein Zombie stehen.
    .source = Angriff > Spieler
    .check = Angenommen, blue5/r2 ist leer: Nennt Miller es, um das Feuer weiterzuziehen, wird das abgelehnt.
    .ruling = Das steht nicht da, ist aber nötig, damit leere Felder nicht als Zwischenschritt dienen oder um Sechsen zu angeln. Der Flammenwerfer braucht Zombies nur in einem seiner beiden Felder.
attack_overkill-lost = Mehr Treffer, als Zombies da sind, verfallen.
    .source = Treffer
    .check = Angenommen, 2 Zombies, und eine Granate trifft: 2 fallen, und nichts wirkt anderswo weiter.
attack_no-line-of-sight = Zombies in näheren Ringen decken die dahinter nicht.
    .source = Angriff > Spieler
    .check = Angenommen, Gruppen in blue4/r1 und blue4/r4: Auch die in r4 darf Ziel sein.
    .ruling = Eine Regel über Deckung gibt es nicht; nach dem Heft wird einfach ein Feld genannt.

## grenade

grenade_everyone = Alle 13 Mitglieder haben eine Handgranate.
    .source = Die Mitglieder des Teams
    .check = Angenommen, ein beliebiges Team: Jedes Mitglied beginnt mit 1 Granate.
grenade_effect = Sie braucht einen gewöhnlichen Angriffswurf gegen den Ring und entfernt dann bis zu 5 Zombies aus diesem einen Feld.
    .source = Die Mitglieder des Teams
    .check = Angenommen, 8 Zombies in brown8/r2: Bei einer 3 sind 3 übrig, bei einer 2 bleiben 8.
grenade_replaces-attack = Ein Wurf tritt an die Stelle des Angriffs mit der Waffe in diesem Zug.
    .source = Dunham > Flexibel
    .check = Angenommen, Alvares hat die Granate geworfen: Schießt er im selben Zug, wird das abgelehnt.
    .ruling = Folgt daraus, dass gerade Dunham beides darf.
grenade_once = Jedes Mitglied hat eine Granate pro Spiel; mit dem Wurf ist sie verbraucht, ob sie trifft oder nicht.
    .source = Die Mitglieder des Teams
    .check = Angenommen, Nelson warf seine Granate in Zug 5 daneben: Versucht er es in Zug 6 wieder, wird das abgelehnt.
    .ruling = Wie oft, ist nicht gedruckt. Einmal: Die Karten nennen die Handgranate in der Einzahl, ebenso Dunhams Text; unbegrenzt wäre sie besser als jedes Gewehr und selbst als der Granatwerfer, und in den vier Beispielzügen wirft niemand eine, obwohl zwei Mitgliedern Ziele fehlen. Simulationen über alle erlaubten Teams: Mit einer Granate in jedem Zug werden 99 von 100 Spielen gewonnen (kein Team unter 80), mit einer für jeden im Mittel 24, mit einem guten Team bis zu 95. Option grenades: one-per-cycle (in Zug 17 gibt es neue), unlimited oder none.
grenade_range = Sie reicht in alle vier Ringe.
    .source = Die Mitglieder des Teams
    .check = Angenommen, Zombies in r4: Wirft Schulz die Granate dorthin, treffen 5 und 6, obwohl seine Schrotflinte nicht so weit reicht.
    .ruling = Eine Reichweite ist nicht gedruckt, also gibt es keine Grenze. Dass Chris und Dan im Beispiel nicht angreifen können, meint die Reichweite ihrer Waffen. Option grenade-range-2: nur die Ringe 1 und 2; das nimmt diese Bemerkungen wörtlich.
grenade_not-a-weapon-bonus = Fähigkeiten, die an einer Waffe hängen, ändern nichts an der Granate.
    .source = Alvares > Zielfernrohr; Miller
    .check = Angenommen, Alvares wirft nach r2: Nötig ist 3, nicht 2. Miller braucht für einen Wurf nach r1 eine 2.
    .ruling = Die Karte nennt beim Zielfernrohr das Scharfschützengewehr, und Millers Abzug steht in der Klammer des MG60.

## cooper

cooper_rifle = Cooper (Anführer): modifiziertes Gewehr, Ringe 1 bis 4, 2 Angriffe.
    .source = Sgt. Cooper (Anführer)
    .check = Angenommen, 5 und 6 auf r4: 2 Zombies fallen. Bei 2 und 4 auf r3 fällt 1.
cooper_ardor = Eifer: Einmal pro Zug darf ein Mitglied, auch Cooper selbst, einen Würfel neu werfen.
    .source = Sgt. Cooper (Anführer) > Eifer
    .check = Angenommen, Vanderbilt hat auf r4 eine 3: Kommt mit Eifer eine 4, so geht sie daneben, und in diesem Zug gibt es keinen weiteren Neuwurf.
    .ruling = Mit der Runde der Karte ist ein Zug gemeint. Es ist ein Würfel für das ganze Team, nicht einer für jedes Mitglied. Gefragt wird nach dem Wurf und bevor er wirkt; der neue Wurf gilt, auch wenn er schlechter ist. Nicht gefragt wird bei einem Würfel, den kein anderer Wurf irgendwie verbessern könnte. Würfel, die zusammen fallen, liegen alle da, bevor einer neu geworfen werden darf: die beiden von Ronin, dann die gewonnenen, und mit der Option declare-all alle Würfel des Angriffs; von gleichen auf dasselbe Feld steht einer zur Wahl. Würfel, die nacheinander fallen, stehen einzeln zur Wahl, denn das nächste Ziel kann sich nach ihnen richten.
cooper_ardor-scope = Eifer gilt für jeden W6, den ein Mitglied wirft: Waffe, Granate, Menge des Granatwerfers, Extrawürfel, Erste Hilfe.
    .source = Sgt. Cooper (Anführer) > Eifer
    .check = Angenommen, der Würfel für Erste Hilfe zeigt 4, und 4 leben: Kommt mit Eifer eine 2, so ist der Treffer aufgehoben, und Eifer ist auch für die Spielerphase verbraucht. Bei Würfeln für Angriffe der Zombies oder für neue Zombies wird Eifer nicht angeboten.
    .ruling = Der Text meint die eigenen Würfel des Mitglieds; Würfel der Zombies sind also ausgenommen, ebenso die, mit denen bestimmt wird, wer fällt.
cooper_ardor-alive = Für Eifer muss Cooper in diesem Moment leben.
    .source = Sgt. Cooper (Anführer) > Eifer; Treffer
    .check = Angenommen, Cooper fiel durch den ersten Treffer der Zombies: Misslingt beim zweiten die Erste Hilfe, wird kein Neuwurf angeboten.
cooper_melee-expert = Nahkämpfer: Aus jedem Feld, dessen Angriff fehlschlägt, darf ein Zombie entfernt werden.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer
    .check = Angenommen, Gruppen von 3 und 2 in r1 treffen beide nicht: Sie schrumpfen auf 2 und 1.
cooper_melee-single = Das gilt auch für den sicheren Fehlschlag eines einzelnen Zombies.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer; Angriff > Zombies
    .check = Angenommen, 1 Zombie in blue5/r1, und Cooper lebt: Nach seinem Angriff darf er entfernt werden.
    .ruling = Das Heft nennt es den fehlgeschlagenen Angriff einer Gruppe; die Option melee-needs-two nimmt Gruppen aus nur einem aus.
cooper_melee-not-after-aid = Ein Treffer, den Erste Hilfe aufhebt, ist kein fehlgeschlagener Angriff.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer; Vanderbilt > Erste Hilfe
    .check = Angenommen, Cooper und Vanderbilt leben, und Erste Hilfe hebt einen Treffer auf: Kein Zombie wird entfernt.
    .ruling = Die Klammer erklärt den Fehlschlag damit, dass nicht getroffen wurde; hier wurde getroffen und der Treffer dann aufgehoben.

## alvares

alvares_rifle = Alvares (Scharfschütze): Scharfschützengewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Alvares (Scharfschütze)
    .check = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
    .ruling = Der Name wird auch Alvarez geschrieben; es ist dieselbe Person.
alvares_scope = Zielfernrohr: Mit dem Gewehr braucht er eins weniger, also 1, 2, 3, 4 oder mehr.
    .source = Alvares (Scharfschütze) > Zielfernrohr
    .check = Angenommen, r4: Eine 4 trifft. In r1 trifft auch eine 1.
    .ruling = In Ring 1 kann der Schuss nicht danebengehen; dass eine 1 immer misslingt, steht nirgends.
alvares_confusion = Verwirrung: Trifft er mit einer 5 oder 6, zieht die getroffene Gruppe in der nächsten Zombiephase nicht.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check = Angenommen, 6 Zombies in blue3/r4 und eine 5: Beim nächsten Vorrücken bleiben 5 in blue3/r4, im Zug darauf ziehen sie wieder.
alvares_confusion-range = Verwirrung wirkt nur in Entfernung 3 und 4.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check = Angenommen, eine 6 auf eine Gruppe in r2: Sie zieht wie sonst.
alvares_confusion-any-attack = Verwirrung folgt auf jeden seiner Treffer, mit Gewehr oder Granate.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check = Angenommen, eine Granate nach r3 zeigt 6 und trifft eine Gruppe von 7: Die übrigen 2 ziehen beim nächsten Mal nicht.
    .ruling = Beim Zielfernrohr ist das Gewehr genannt, bei der Verwirrung nicht. Auch ein Extrawürfel durch Ansporn zählt.
alvares_confusion-scope = Sie hält die Zombies auf, die dort stehen, nicht die, die später kommen, und wirkt weiter, wenn Alvares fällt.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check = Angenommen, in blue3/r3 stehen 2 verwirrte, in blue3/r4 stehen 4: Nach dem Vorrücken stehen 6 in blue3/r3, und die Verwirrung ist vorbei.
    .ruling = Die Wirkung liegt schon auf den Zombies; wer fällt, kann seine Fähigkeiten nach dem Heft nur nicht mehr nutzen.
alvares_confusion-blocks-tripwire = Eine Gruppe, die nicht zieht, löst den Stolperdraht nicht aus.
    .source = Alvares (Scharfschütze) > Verwirrung; Krussov > Stolperdraht
    .check = Angenommen, eine verwirrte Gruppe von 6, und Krussov lebt: Der Stolperdraht wird für sie nicht angeboten.

## branson

branson_flamethrower = Branson (Schwere Waffe): Flammenwerfer, 1 Angriff auf die ersten beiden Felder einer Spalte, je 3 Treffer.
    .source = Branson (Schwere Waffe)
    .check = Angenommen, in brown4 stehen 2 in r1 und 4 in r2: Nach einer 4 sind 0 und 1 übrig.
branson_one-roll = Ein Wurf gilt für beide Felder, jedes nach seiner eigenen Entfernung.
    .source = Branson (Schwere Waffe); Ein Beispielspiel > Der dritte Zug
    .check = Angenommen, Zombies in r1 und r2 einer Spalte: Eine 2 trifft nur r1, 3 oder mehr beide, eine 1 nichts.
    .ruling = Das Beispiel verlangt 3 für ein Ziel in r2 und verbrennt dann auch r1. Was eine 2 tut, steht nicht da; jedes Feld nach seinem eigenen Ring zu beurteilen bleibt bei allen gedruckten Zahlen. Option flame-target-decides: Die Zahl des genannten Feldes entscheidet für beide. Dann müssen im genannten Feld selbst Zombies stehen; sonst würde jedes Mal Ring 1 genannt.
branson_three-hits = Mehr als drei Treffer je Feld gibt es nicht; was zu viel ist, verfällt.
    .source = Ein Beispielspiel > Der dritte Zug
    .check = Angenommen, 8 in brown8/r2: Nach einer 6 sind 5 übrig. Von 2 bleibt keiner.
branson_no-reach = Er reicht weder in Ring 3 noch in Ring 4.
    .source = Branson (Schwere Waffe)
    .check = Angenommen, Zombies nur in r3: Der Flammenwerfer lässt sich nicht einsetzen.

## dunham

dunham_rifle = Dunham (Schütze): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Dunham (Schütze)
    .check = Angenommen, eine 3 auf r2: Ein Zombie fällt.
dunham_flexible = Flexibel: Er würfelt erst und wählt dann das Zielfeld.
    .source = Dunham (Schütze) > Flexibel
    .check = Angenommen, Zombies in r1 und r4: Bei einer 5 darf er die Gruppe in r4 wählen und trifft; bei einer 2 lässt sich nur r1 treffen.
    .ruling = Angeboten werden die Felder, die der Würfel trifft. Ist es nur eines, gilt es ohne Frage; ist es keines, ging der Schuss daneben.
dunham_flexible-rifle-only = Flexibel gilt für den Würfel des Gewehrs, nicht für die Granate.
    .source = Dunham (Schütze) > Flexibel
    .check = Angenommen, Dunham wirft die Granate: Ihr Ziel wird vor dem Wurf genannt.
    .ruling = Das Heft unterscheidet Angriffswürfel der Waffen und den Angriffswurf der Granate. Die Option flexible-grenade weitet es aus.
dunham_both = Er darf im selben Zug schießen und die Granate werfen, in beliebiger Reihenfolge.
    .source = Dunham (Schütze) > Flexibel
    .check = Angenommen, Dunham hat die Granate noch: Schießt er und wirft dann, ist beides erlaubt; in späteren Zügen bleibt nur das Gewehr.

## miller

miller_mg60 = Miller (Schwere Waffe): MG60, Ringe 1 bis 4, 4 Angriffe.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, 3, 3, 2, 5 auf eine Gruppe von 6 in r2: 3 sind übrig.
miller_spacing = Von einem Angriff zum nächsten darf das Ziel nur so weit wandern, dass höchstens ein Feld dazwischen liegt.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, das erste Ziel ist blue3/r2: Als Nächstes erlaubt sind blue3/r2, blue4/r2, blue5/r2, blue4/r3 und blue3/r4, nicht aber blue6/r2, blue5/r3 und blue4/r4.
    .ruling = Gezählt wird über die Nachbarn auf dem Spielplan (links, rechts, innen, außen; auch über zwölf Uhr hinweg): Die beiden Felder sind höchstens 2 Schritte auseinander, dasselbe Feld eingeschlossen. Genau ein Feld dazwischen zu verlangen würde verbieten, zweimal auf eine Gruppe zu schießen. Option mg60-columns: Nur Spalten zählen (höchstens 2 auseinander), Ringe sind frei.
miller_spacing-wrap = Der Abstand der Spalten läuft von Braun 1 weiter zu Blau 1 und von Blau 8 zu Braun 8.
    .source = Miller (Schwere Waffe); Der Zugmarker
    .check = Angenommen, das erste Ziel ist brown1/r3: blue2/r3 (2 Spalten weiter) und blue1/r4 (1 Spalte und 1 Ring weiter) sind erlaubt, blue3/r3 nicht.
miller_chain = Der Abstand zählt vom zuletzt angegriffenen Ziel, ob getroffen oder nicht, auch wenn es nun leer ist.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, die Ziele blue1, blue3, blue5, blue7 in r2, alle mit Zombies: Dieser Weg ist erlaubt, obwohl blue1 und blue7 weit auseinander liegen.
miller_lost-attacks = Ist kein Feld mit Zombies nah genug, verfallen die übrigen Angriffe.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, der zweite Würfel entfernt die einzige nahe Gruppe, und die nächste ist 5 Spalten weiter: Die Würfel 3 und 4 fallen nicht.
miller_close-penalty = Gegen Ring 1 haben seine Würfel -1, dort trifft er also erst ab 3.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, r1: Eine 2 geht daneben, eine 3 trifft. Auch r2 braucht 3.

## kenzo

kenzo_rifle = Kenzo (Sturm): Sturmgewehr, Ringe 1 bis 3, 2 Angriffe.
    .source = Kenzo (Sturm)
    .check = Angenommen, 2 und 4 auf r3: 1 Zombie fällt. r4 ist kein Ziel.
kenzo_ronin = Ronin: Statt zu schießen greift er mit seinen zwei Würfeln ein Feld in Ring 1 im Nahkampf an, ab 2 getroffen.
    .source = Kenzo (Sturm) > Ronin
    .check = Angenommen, 5 Zombies in blue2/r1 und die Würfel 2 und 4: 3 sind übrig, und kein weiterer Würfel fällt.
    .ruling = Der Text spricht von einem Feld und von seinen zwei Würfeln; Nahkampf braucht also beide Angriffe für ein Feld und schließt das Gewehr in diesem Zug aus. Beide Würfel fallen zugleich, auch auf einen einzelnen Zombie; gewonnene fallen danach zusammen, wenn noch jemand dort steht. Option ronin-split: Jeder Würfel wählt Gewehr oder Klinge und sein eigenes Feld. Ein gewonnener Würfel fällt dann sofort, und ein Würfel der Klinge auf ein leeres Feld fällt nicht.
kenzo_ronin-extra = Jeder der beiden Würfel, der 5 oder 6 zeigt, gibt einen weiteren Nahkampfwürfel auf dasselbe Feld.
    .source = Kenzo (Sturm) > Ronin
    .check = Angenommen, 5 Zombies und die Würfel 5 und 6: Zwei weitere fallen; mit 3 und 2 treffen alle vier, und 1 Zombie ist übrig.
kenzo_ronin-no-chain = Gewonnene Würfel geben keine weiteren.
    .source = Kenzo (Sturm) > Ronin
    .check = Angenommen, 6, 1 und eine gewonnene 6: Nach drei Würfeln ist der Angriff vorbei.
kenzo_ronin-reroll = Ein mit Eifer neu geworfener Würfel zählt mit seinem letzten Wert.
    .source = Kenzo (Sturm) > Ronin; Sgt. Cooper > Eifer
    .check = Angenommen, ein Nahkampfwürfel wird von 1 auf 5 neu geworfen: Er trifft und gibt einen weiteren Würfel.
    .ruling = Das Heft schweigt; der neue Wurf ersetzt den ersten in jeder Hinsicht.

## krussov

krussov_rifle = Krussov (Späher): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Krussov (Späher)
    .check = Angenommen, eine 5 auf r4: Ein Zombie fällt.
krussov_tripwire = Stolperdraht: Zieht eine Gruppe von 5 oder mehr, darf einer von ihnen entfernt werden.
    .source = Krussov (Späher) > Stolperdraht
    .check = Angenommen, 8 Zombies in blue8/r4: Wenn sie ziehen, kommen 7 in blue8/r3 an.
    .ruling = Ein Plättchen ist hier ein Zombie: An anderer Stelle darf eine Gruppe von fünf Plättchen gegen ein großes getauscht werden, ein Plättchen ist also ein einzelner. Option tripwire-large: Auch ein großes Plättchen darf genommen werden; dann lassen sich ein Zombie oder fünf nennen.
krussov_tripwire-once = Er wirkt pro Zug auf eine Gruppe; wer Krussov spielt, wählt sie.
    .source = Krussov (Späher) > Stolperdraht
    .check = Angenommen, Gruppen von 6 und 5 ziehen: Wurde er für die 6 genutzt, wird er für die 5 nicht mehr angeboten.
krussov_tripwire-before-merge = Die Größe zählt, bevor sich eine Gruppe einer anderen anschließt; Gruppen in Ring 1 ziehen nicht und laufen in keinen Draht.
    .source = Krussov (Späher) > Stolperdraht; Der Zug der Zombies
    .check = Angenommen, 4 aus r2 schließen sich 3 in r1 an: kein Stolperdraht. Auch nicht bei 9, die in r1 stehen.
    .ruling = Das Heft schweigt; die Gruppe, die zieht, ist die, die beim Aufbruch zusammenstand.
krussov_tripwire-choice-first = Die Gruppe wird vor dem Vorrücken genannt, aus allen Gruppen ab 5, die ziehen werden.
    .source = Krussov (Späher) > Stolperdraht
    .check = Angenommen, Gruppen von 5 in r4 und 7 in r2: Beide werden zugleich angeboten.
    .ruling = Alle ziehen gewissermaßen gleichzeitig, darum wird mit dem ganzen Bild vor Augen gewählt.

## cole

cole_rifle = Cole (Anführer): modifiziertes Gewehr, Ringe 1 bis 4, 2 Angriffe.
    .source = Sgt. Cole (Anführer)
    .check = Angenommen, 5 und 4 auf r4: 1 Zombie fällt.
cole_inspire = Ansporn: Mit jedem seiner Treffer mit einer 6 darf er einem anderen Mitglied einen Extrawürfel geben.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check = Angenommen, Coles Würfel sind 6 und 6: Zwei Extrawürfel dürfen vergeben werden, an ein Mitglied oder an zwei.
    .ruling = Der Text wird so gelesen, dass mit einer 6 getroffen wird; eine 6 trifft in jedem Ring. Jeder Angriffswurf von Cole zählt, auch mit der Granate und beim Durchbruch. Der Würfel wird vergeben, wenn ihn jemand haben kann; wer ihn bekommt, darf ihn verfallen lassen.
cole_inspire-who = Weder Cole selbst noch ein Mitglied mit schwerer Waffe kann ihn bekommen.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check = Angenommen, Cole, Miller, Kenzo, Ayden: Nur Kenzo und Ayden werden angeboten.
cole_inspire-when = Der Würfel wird in derselben Spielerphase genutzt, auch von Mitgliedern, die schon gehandelt haben.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check = Angenommen, Ayden hat vor Cole gehandelt: Gibt Cole ihr einen Würfel, schießt sie noch einmal; ist er am Ende der Phase ungenutzt, verfällt er.
    .ruling = Wann, steht nicht da; weil die Reihenfolge frei ist, würde ein Verbot nur eine Reihenfolge erzwingen. Er darf zwischen den Würfeln jedes Mitglieds fallen, auch zwischen Coles.
cole_inspire-what = Er ist ein weiterer Angriff mit der eigenen Waffe dessen, der ihn bekommt, nach den Regeln dieser Waffe.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check = Angenommen, Schulz bekommt ihn: Er darf damit einen Doppelschuss ansagen. Bei Mobutu zählt er nicht für die Streuung, bei Kenzo gibt er keinen Ronin-Würfel, bei Alvares gelten Zielfernrohr und Verwirrung.
    .ruling = Streuung spricht von beiden eigenen Angriffen, Ronin von seinen zwei Würfeln. Auch wer in diesem Zug die Granate geworfen hat, nutzt den Extrawürfel mit der Waffe.
cole_breakthrough = Durchbruch: Für je volle 7 Zombies in Ring 1 hat er einen weiteren Angriff auf ein Ziel in Ring 1.
    .source = Sgt. Cole (Anführer) > Durchbruch
    .check = Angenommen, insgesamt 14 Zombies in Ring 1: Cole hat 2 + 2 Angriffe, bei 13 sind es 2 + 1, bei 6 sind es 2. Bei 7 und dem ersten Würfel auf Ring 1 dürfen noch zwei auf Ring 2.
    .ruling = Ein Würfel auf Ring 1 ist ein zusätzlicher, solange es welche gibt; so bleiben ihm die eigenen, die weiter reichen.
cole_breakthrough-count = Zombies aller Felder in Ring 1 zählen zusammen; gezählt wird, wenn Cole zu handeln beginnt.
    .source = Sgt. Cole (Anführer) > Durchbruch
    .check = Angenommen, 4 in blue1/r1 und 3 in brown5/r1: ein weiterer Angriff; entfernt Coles erster Würfel einen, bleibt er erhalten.
    .ruling = Der Text nennt die Nähe zur Mitte und kein bestimmtes Feld, also zählen alle. Die weiteren Angriffe dürfen nur auf Ring 1 zielen und gehören zum Gewehr, nicht zur Granate.

## schulz

schulz_shotgun = Schulz (Pionier): Schrotflinte, Ringe 1 und 2, 1 Angriff.
    .source = Schulz (Pionier)
    .check = Angenommen, eine 3 auf r2: Ein Zombie fällt. r3 ist kein Ziel.
schulz_double = Gegen Ring 1 darf er einen Doppelschuss ansagen: Ab 3 fallen zwei Zombies.
    .source = Schulz (Pionier)
    .check = Angenommen, 4 Zombies in r1 und ein angesagter Doppelschuss: Nach einer 3 sind 2 übrig.
schulz_double-risk = Ein angesagter Doppelschuss unter 3 entfernt nichts; ohne Ansage fällt ab 2 einer.
    .source = Schulz (Pionier)
    .check = Angenommen, 4 Zombies in r1: Angesagt und eine 2, dann bleiben 4; nicht angesagt, dann bleiben 3; nicht angesagt und eine 6, dann bleiben 3.
    .ruling = Dass er ihn ansagen muss, hat nur Sinn, wenn die höhere Zahl der Preis ist.
schulz_double-same-segment = Beide Zombies kommen aus dem einen Zielfeld.
    .source = Schulz (Pionier); Angriff > Spieler
    .check = Angenommen, Felder in r1 mit je 1 Zombie: Gelingt ein Doppelschuss auf eines, so fällt insgesamt 1.
    .ruling = Ein Angriff nennt ein Feld; die Option shotgun-spread erlaubt zwei benachbarte Felder in r1.
schulz_fortify = Befestigung: Solange Schulz lebt, haben die Angriffswürfe der Zombies einen Abzug von eins.
    .source = Schulz (Pionier) > Befestigung
    .check = Angenommen, 3 Zombies in r1: Eine 1 trifft, eine 2 nicht. 2 Zombies treffen nie; 7 nicht bei einer 6; 8 immer.
    .ruling = Zombies wollen niedrig würfeln, also erhöht der Abzug den Würfel um 1 (Würfel + 1 muss unter der Zahl liegen). 1 abzuziehen würde ihnen helfen.

## ayden

ayden_rifle = Ayden (Funkerin): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Ayden (Funkerin)
    .check = Angenommen, eine 4 auf r3: Ein Zombie fällt.
ayden_air-recon = Luftaufklärung: Zeigen die Würfel für neue Zombies zusammen 10 oder mehr, kommen zwei weniger.
    .source = Ayden (Funkerin) > Luftaufklärung
    .check = Angenommen, 6 und 4: 8 Zombies kommen. Bei 5 und 4 sind es 9.
ayden_air-recon-choice = Wer Ayden spielt, wählt, welche zwei: beide aus einer Gruppe oder aus jeder einen.
    .source = Ayden (Funkerin) > Luftaufklärung
    .check = Angenommen, Blau 8 und Braun 2: In brown2/r4 und blue8/r4 kommen 6 und 2, 7 und 1 oder 8 und 0.
ayden_air-recon-position = Wo sie kommen, sagen weiter die ganzen Würfel.
    .source = Ayden (Funkerin) > Luftaufklärung; Der Zug der Zombies
    .check = Angenommen, Blau 8 und Braun 8, aus jeder Gruppe einer weniger: Die Gruppen von 7 stehen auf Braun 8 und Blau 8.

## mobutu

mobutu_rifle = Mobutu (Sturm): Sturmgewehr, Ringe 1 bis 3, 2 Angriffe.
    .source = Mobutu (Sturm)
    .check = Angenommen, 3 und 3 auf r2: 2 Zombies fallen.
mobutu_scatter = Streuung: Gelten beide Angriffe einem Feld und zeigen zusammen 10 oder mehr, darf dort noch ein Zombie entfernt werden.
    .source = Mobutu (Sturm) > Streuung
    .check = Angenommen, 5 Zombies in r3: Bei 4 und 6 sind 2 übrig, bei 4 und 5 sind es 3.
mobutu_scatter-rings = Streuung wirkt nur in den Ringen 2 und 3.
    .source = Mobutu (Sturm) > Streuung
    .check = Angenommen, 5 Zombies in r1 und die Würfel 6 und 6: 3 sind übrig.
mobutu_scatter-final-values = Nach einem Neuwurf zählen die letzten Werte; eine Summe von 10 besteht dort immer aus zwei Treffern.
    .source = Mobutu (Sturm) > Streuung; Sgt. Cooper > Eifer
    .check = Angenommen, 4 und 3 auf r3, und die 3 wird zu einer 6: 3 Zombies fallen.
    .ruling = Zum Neuwurf schweigt das Heft; der neue Würfel ersetzt den alten.

## nelson

nelson_launcher = Nelson (Schwere Waffe): Granatwerfer, Ringe 2 bis 4, ein Schuss, der bis zu W6 Zombies des Ziels entfernt.
    .source = Nelson (Schwere Waffe)
    .check = Angenommen, 6 Zombies in r3, Angriffswürfel 4 und Mengenwürfel 5: 1 ist übrig.
nelson_attack-roll = Der Granatwerfer braucht erst einen gewöhnlichen Angriffswurf; die Menge sagt ein zweiter Würfel.
    .source = Nelson (Schwere Waffe); Angriff > Spieler
    .check = Angenommen, r4 und ein Angriffswürfel von 4: Kein Mengenwürfel fällt, und nichts geschieht.
    .ruling = Auf der Karte fehlt der Angriffswurf, den die Handgranate nennt; nach der allgemeinen Regel hat aber jeder Angriff einen. Beides lässt sich lesen; Option launcher-auto: kein Angriffswurf, immer W6 Zombies (das macht Nelson in Simulationen von der schwächsten zur stärksten schweren Waffe).
nelson_minimum = Auf Ring 1 kann er nicht schießen.
    .source = Nelson (Schwere Waffe)
    .check = Angenommen, Zombies nur in r1: Nelson bleibt nur die Handgranate.

## vanderbilt

vanderbilt_rifle = Vanderbilt (Sanitäter): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Vanderbilt (Sanitäter)
    .check = Angenommen, eine 3 auf r2: Ein Zombie fällt. Eine 3 auf r4 geht daneben.
vanderbilt_first-aid = Erste Hilfe: Nach einem Treffer der Zombies fällt ein W6; unter der Zahl der Lebenden hebt er den Treffer auf.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check = Angenommen, 4 leben: 1 bis 3 heben auf. Bei 3 Lebenden 1 oder 2, bei 2 nur 1, bei 1 nie.
    .ruling = Wo es nicht gelingen kann, wird nicht gefragt.
vanderbilt_first-aid-count = Die Lebenden werden gezählt, bevor jemand fällt, Vanderbilt eingeschlossen.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check = Angenommen, 4 leben, und eben wurde getroffen: Bei einer 3 fällt niemand.
    .ruling = In diesem Moment ist noch niemand gefallen.
vanderbilt_first-aid-once = Sie lässt sich einmal pro Zug versuchen, und auch ein vergeblicher Versuch zählt.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check = Angenommen, zwei Treffer in einer Zombiephase und ein Versuch beim ersten: Beim zweiten wird keiner angeboten.
vanderbilt_first-aid-before-choice = Sie wird versucht, bevor gewählt wird, wer fällt, und darf für einen späteren Treffer aufgespart werden.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe; Treffer
    .check = Angenommen, ein Treffer: Das Team antwortet erst, ob Erste Hilfe versucht wird; nach einem vergeblichen Wurf kann auch Vanderbilt selbst fallen.
    .ruling = Der Text liest sich als freie Wahl: Er begrenzt nur, wie oft die Fähigkeit in einem Zug genutzt werden kann.

## modes

modes_shared-table = Alles liegt offen; jede Person handelt nur für die eigenen Mitglieder, raten dürfen alle.
    .source = Der Zug der Spieler; Sieg und Niederlage
    .check = Angenommen, ein Spiel übers Netz: Greift Ben mit Cooper an, den Alex spielt, wird das abgelehnt. Wer allein spielt, führt alle vier von einem Platz aus.
    .ruling = Das Heft schweigt; es folgt daraus, dass jedes Mitglied zu einer Person gehört. Der Gastgeber kann freie Hand erlauben, falls jemand gegangen ist (Option free-control). Dann nennt jede Antwort für ein fremdes Mitglied, wer sie gibt, und bei der Wahl des Teams darf jeder nehmen, was übrig ist.
