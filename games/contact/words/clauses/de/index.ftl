### Die Regeln des gemeinsamen Belagerungsspiels „Contact“, auf Deutsch. Maßgeblich ist clauses.yaml; hier stehen dieselben Regeln in derselben Reihenfolge.
### Ein Feld heißt Farbe+Nummer/Ring, etwa brown4/r3 (Braun 4, Ring 3). Ring = Entfernung. „Zug“ = Zombiephase + Spielerphase. „Runde“ = 16 Züge.
### „Ab n getroffen“ = ein W6 trifft mit n oder mehr. Ein „Mitglied“ ist einer der vier Spezialisten, gespielt wird es von einer Person.


## components

components_dice = Zwei achtseitige Würfel (ein blauer, ein brauner) bringen Zombies; alles andere entscheiden sechsseitige.
    .source = Spielmaterial
    .check-1 = Angenommen, Zombies kommen: Zwei W8 in getrennten Farben stehen im Verlauf.
    .check-2 = Angenommen, irgendein Angriff: Dort stehen nur W6.
components_dice-no-limit = Die drei W6 der Schachtel begrenzen nicht, mit wie vielen Würfeln ein Angriff geführt wird.
    .source = Spielmaterial; Miller (Schwere Waffe)
    .check = Angenommen, Miller greift an: Vier Würfel fallen nacheinander.
    .ruling = Miller allein hat 4 Angriffe; wie viele Würfel in der Schachtel liegen, ist also nur Bequemlichkeit.
components_cards = Es gibt 13 Karten, eine für jeden Spezialisten.
    .source = Spielmaterial; Die Mitglieder des Teams
    .check = Angenommen, die Liste der Spezialisten: Sie hat 13 Namen, nämlich Cooper, Alvares, Branson, Dunham, Miller, Kenzo, Krussov, Cole, Schulz, Ayden, Mobutu, Nelson, Vanderbilt.
components_token-cap = 35 kleine und 8 große Plättchen (zu je 5 Zombies) können 75 Zombies zeigen.
    .source = Spielmaterial
    .check-1 = Angenommen, 74 Zombies sind auf dem Spielplan: Nach den Würfeln 8 und 8 sind es 90.
    .check-2 = Mit der Option token-cap kommt 1 Zombie und 15 verfallen.
    .check-3 = Sind die Gruppen verschieden groß, kommt die größere zuerst.
    .check-4 = Sind sie gleich groß, kommt die auf der blauen Nummer zuerst.
    .ruling = Das Heft macht die Plättchen nirgends zur Grenze, darum sind Zombies sonst unbegrenzt. Option token-cap: Bei 75 kommen keine mehr; die größere Gruppe kommt zuerst (bei Gleichstand die auf der blauen Nummer). In Simulationen überschreitet weniger als eins von hundert Spielen je die 75.
components_large-token = Fünf Zombies eines Feldes dürfen als ein großes Plättchen gezeigt werden; das ist nur Darstellung.
    .source = Ein Beispielspiel > Der erste Zug
    .check-1 = Angenommen, eine Gruppe von 8: Sie wird als 1 großes und 3 kleine gezeigt.
    .check-2 = Fällt einer aus einer Gruppe von 5, so werden es 4 kleine.

## setup

setup_four-members = Das Team hat immer genau 4 Mitglieder, wie viele auch mitspielen.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check-1 = Angenommen, es spielen beliebig viele Personen: Mit 3 oder 5 Mitgliedern im Team kann das Spiel nicht beginnen.
    .check-2 = Angenommen, das Team wird am Tisch gewählt: Die Nacht beginnt mit dem vierten Mitglied und nicht vorher.
    .check-3 = Angenommen, jemand hat schon alle Mitglieder, die ihm zustehen: Nimmt er noch eines, wird das abgelehnt.
setup_players = Eine bis vier Personen teilen sich die vier Mitglieder.
    .source = Titel; Spielvorbereitung
    .check-1 = Angenommen, 1 Person: Sie führt 4 Mitglieder.
    .check-2 = Angenommen, 2 Personen: Jede führt 2.
    .check-3 = Angenommen, 3 Personen: Sie führen 2, 1 und 1.
    .check-4 = Angenommen, 4 Personen: Jede führt 1.
    .check-5 = Angenommen, keine Person oder 5: Das Spiel kann nicht beginnen.
    .check-6 = Angenommen, die Mitglieder sind ungleichmäßiger verteilt: Das Spiel kann nicht beginnen.
    .check-7 = Angenommen, 3 Personen: Beim Einrichten darf gewählt werden, wer 2 führt.
    .check-8 = Sonst werden die Plätze reihum verteilt, und die erste Person hat 2.
    .ruling = Das Heft lässt bei wenigen Leuten jemanden 2 Mitglieder nehmen; allein ergibt das kein ganzes Team, obwohl der Titel das Spiel für eine Person erlaubt. Darum werden die Mitglieder so gleichmäßig wie möglich verteilt, und wer allein spielt, nimmt alle vier. Zu dritt sagt die Gruppe (sonst der Gastgeber), wer zwei nimmt. Wenn beim Einrichten nichts anderes gewählt ist, werden die vier Plätze reihum verteilt, so dass zu dritt die erste Person zwei hat.
setup_choice = Alle wählen ihre Mitglieder frei aus der Liste; jeder Spezialist kann nur einmal gewählt werden.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check-1 = Angenommen, noch ist niemand gewählt: Jeder der 13 darf gewählt werden.
    .check-2 = Angenommen, Alex hat Cooper gewählt: Wählt Benni auch Cooper, wird das abgelehnt.
    .check-3 = Angenommen, zwei Personen fehlt noch je ein Mitglied: Beide dürfen als Nächste wählen.
    .check-4 = Angenommen, mehrere Personen: Die Antwort nennt, wer sie gibt; allein nennt sie niemanden.
    .check-5 = Angenommen, das Team steht vorher fest: Ist ein Spezialist zweimal darin, wird es abgelehnt.
    .ruling = Die Reihenfolge ist offen: übers Netz, wer zuerst bestätigt; an einem Bildschirm der Reihe nach. Am Tisch ist es eine Entscheidung, die jedem Platz offensteht, dem noch ein Mitglied fehlt; spielen mehrere, so nennt die Antwort, wer sie gibt.
setup_unique-roles = Keine Rolle darf in einem Team zweimal vorkommen.
    .source = Spielvorbereitung; Das Team zusammenstellen
    .check-1 = Angenommen, Cooper ist gewählt: Cole ist gesperrt.
    .check-2 = Angenommen, Branson ist gewählt: Miller und Nelson sind gesperrt.
    .check-3 = Angenommen, Kenzo ist gewählt: Mobutu ist gesperrt.
    .check-4 = Von den 715 möglichen Vierergruppen sind 467 erlaubt.
setup_heavy-once = Insbesondere hat ein Team höchstens eine schwere Waffe und höchstens einen Anführer.
    .source = Das Team zusammenstellen
    .check-1 = Angenommen, das Team Branson, Miller, Ayden, Krussov: Es wird abgelehnt.
    .check-2 = Angenommen, das Team Cooper, Cole, Ayden, Krussov: Es wird abgelehnt.
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
    .check-1 = Angenommen, Zug 2 beginnt: Im Verlauf stehen der Reihe nach Marker, Angriffe der Zombies, ihr Vorrücken, die Neuen, die Aktionen des Teams, die Prüfung.
    .check-2 = Angenommen, die Spielerphase von Zug 32 ist vorbei: Es folgt keine Zombiephase mehr.
    .ruling = Das Kapitel über den Zug der Spieler steht vor dem über den Zug der Zombies und nennt diesen als den folgenden; das liest sich umgekehrt. Die nummerierte Liste und alle vier Beispielzüge beginnen mit den Zombies; der Satz beschreibt nur den Übergang in den nächsten Zug. Nach der letzten Spielerphase gibt es also keine Zombiephase mehr.
turn_marker-moves = Zu Beginn jedes Zuges außer dem ersten rückt der Marker ein Feld im Uhrzeigersinn weiter.
    .source = Die Züge; Der Zugmarker
    .check-1 = Angenommen, Zug 1: Der Marker steht auf Blau 1.
    .check-2 = Angenommen, die Züge 2, 9 und 16: Er steht auf Blau 2, Braun 8 und Braun 1.
    .check-3 = Angenommen, Zug 17: Er steht wieder auf Blau 1.
turn_marker-ring = Der Marker läuft nur auf dem äußeren Ring und bewirkt bei Zombies dort nichts.
    .source = Der Zugmarker
    .check = Angenommen, Zombies in blue2/r4: Erreicht der Marker Blau 2, ändert sich sonst nichts.
turn_cycle = 16 Züge sind eine Runde; nach zwei Runden kommt der Hubschrauber.
    .source = Der Zugmarker; Sieg und Niederlage
    .check-1 = Angenommen, am Ende von Zug 32 lebt ein Mitglied: Das Spiel ist gewonnen.
    .check-2 = Am Ende von Zug 31 geht es weiter.
turn_phases-of-zombies = In der Zombiephase greifen Zombies erst an, rücken dann vor, und dann kommen neue.
    .source = Der Zug der Zombies
    .check-1 = Angenommen, 3 Zombies in r2 und keiner in r1: In dieser Zombiephase greifen sie nicht an, obwohl sie an deren Ende in r1 stehen.
    .check-2 = Angenommen, in dieser Phase kommen neue: An deren Ende stehen sie noch in r4.
turn_end-phase = Nach der Spielerphase endet der Zug, und erst dann wird geprüft, ob gewonnen ist.
    .source = Die Züge
    .check-1 = Angenommen, Zug 32: Wenn das letzte Mitglied gehandelt oder ausgelassen hat, hat das Team gewonnen, und nicht vorher.
    .check-2 = Angenommen, jemand kann einen Extrawürfel noch nutzen: Die Phase bleibt offen, bis er gefallen oder aufgegeben ist.
    .check-3 = Angenommen, ein Extrawürfel findet kein Ziel mehr: Er verfällt, und die Phase endet.
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
    .check-1 = Angenommen, Dans Mitglied fiel in Zug 9 und das Team überlebt: Auch Dan gewinnt.
    .check-2 = Angenommen, das ganze Team ist gefallen: Alle verlieren, wer auch das letzte Mitglied führte.

## zombies

zombies_segment-attack = Für jedes Feld in Ring 1 mit Zombies fällt ein W6; ein Wurf unter der Zahl der Zombies dort trifft das Team.
    .source = Angriff > Zombies
    .check-1 = Angenommen, 4 Zombies in blue3/r1: Eine 3 ist ein Treffer.
    .check-2 = Eine 4 ist keiner.
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
    .check-1 = Angenommen, 1 Zombie in blue5/r1: Er greift an, und das Team wird nicht getroffen.
    .check-2 = Der Angriff gilt als fehlgeschlagen.
    .ruling = Das Heft nennt es einen Angriff ohne Aussicht; für den Nahkämpfer ist er also fehlgeschlagen. Gewürfelt werden muss dafür nicht.
zombies_sure-hit = Sieben oder mehr Zombies in einem Feld treffen immer.
    .source = Angriff > Zombies
    .check-1 = Angenommen, 7 Zombies in r1: Auch eine 6 ist ein Treffer.
    .check-2 = Angenommen, 6 Zombies: Eine 6 ist kein Treffer.
zombies_only-starters = Nur Zombies, die zu Beginn der Zombiephase in Ring 1 stehen, greifen an.
    .source = Der Zug der Zombies
    .check = Angenommen, 5 Zombies stehen zu Beginn der Phase in blue4/r2: Wenn sie r1 erreichen, greifen sie frühestens im nächsten Zug an.
zombies_attackers-stay = Wer angreift, bleibt stehen, ob der Angriff trifft oder nicht.
    .source = Angriff > Zombies
    .check-1 = Angenommen, 3 Zombies in r1 treffen das Team: Es stehen immer noch 3 dort.
    .check-2 = Angenommen, 3 Zombies in r1 treffen nicht: Es stehen immer noch 3 dort.

## hit

hit_one-member = Jeder Treffer der Zombies kostet ein Mitglied.
    .source = Treffer
    .check = Angenommen, 4 leben und zwei Felder treffen: 2 Mitglieder sind übrig.
hit_team-chooses = Das Team bestimmt, wer fällt.
    .source = Treffer
    .check-1 = Angenommen, ein Treffer, und Cooper und Ayden leben: Nennt das Team Ayden, fällt Ayden.
    .check-2 = Angenommen, ein Treffer: Alle dürfen jedes lebende Mitglied nennen, auch wer selbst keines mehr hat.
    .check-3 = Angenommen, jemand nennt ein eigenes Mitglied: Es fällt sofort, und niemand sonst wird gefragt.
    .check-4 = Angenommen, jemand nennt das Mitglied einer anderen Person: Nur diese nimmt an oder lehnt ab, und nimmt sie an, so fällt es.
    .check-5 = Angenommen, es wird abgelehnt: Wer den lebenden Anführer spielt, nennt irgendein lebendes Mitglied, und dabei bleibt es.
    .check-6 = Lebt kein Anführer, so nennt es der Gastgeber.
    .check-7 = Mit der Option leader-calls nennt von Anfang an, wer den lebenden Anführer spielt, sonst der Gastgeber, das Opfer.
    .check-8 = Bei freier Steuerung gilt jede Nennung sofort.
    .check-9 = Ohne die Option hit-by-dice wird dafür nicht gewürfelt.
    .ruling = Alle dürfen ein Mitglied nennen, auch wer selbst keins mehr hat; was zuerst genannt wird, zählt. Ein eigenes Mitglied fällt sofort. Wessen Mitglied jemand anders nennt, nimmt an oder lehnt ab; wird abgelehnt, nennt, wer den lebenden Anführer spielt, wer fällt, und das gilt; lebt kein Anführer, dann der Gastgeber (der erste Platz). Mit der Option leader-calls entscheidet von vornherein der Anführer, sonst der Gastgeber. Bei freier Steuerung gilt jede Nennung sofort, denn alle dürfen für alle antworten. Würfel entscheiden nur mit der Option hit-by-dice.
hit_dice-option = Stattdessen können Würfel entscheiden: ein W6 für jedes lebende Mitglied, der niedrigste fällt.
    .source = Treffer
    .check-1 = Angenommen, die Option hit-by-dice und die Würfe Cooper 4, Ayden 2, Branson 6, Kenzo 5: Ayden fällt, und niemand wird gefragt.
    .check-2 = Angenommen, die Würfe Cooper 4, Branson 2, Kenzo 2, Vanderbilt 5: Branson und Kenzo würfeln noch einmal, und der niedrigere fällt.
    .check-3 = Angenommen, Kenzo ist schon gefallen: Für ihn wird nicht gewürfelt.
    .ruling = Das Heft bietet das als Möglichkeit an und lässt die Personen würfeln; weil Mitglieder ungleich verteilt sein können, würfeln wir für jedes Mitglied. Bei Gleichstand wird gestochen. Die Option hit-by-dice legt es für das ganze Spiel fest.
hit_immediately = Wer fällt, fehlt schon, wenn das nächste Feld angreift.
    .source = Treffer; Angriff > Zombies
    .check = Angenommen, Schulz fällt durch den ersten Treffer: Würfelt das nächste Feld mit 2 Zombies eine 1, so trifft es (die Befestigung wirkt nicht mehr).
hit_all-lost = Mit einem Mitglied sind seine Waffen, seine Ausrüstung und seine Fähigkeiten verloren, auch eine ungenutzte Granate.
    .source = Treffer
    .check-1 = Angenommen, Cooper fällt in der Zombiephase: In der folgenden Spielerphase gibt es keinen Neuwurf.
    .check-2 = Auch seine Waffe und seine ungenutzte Granate sind weg.
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
    .check-1 = Angenommen, Cooper hat in diesem Zug angegriffen: Ein zweiter Angriff wird abgelehnt.
    .check-2 = Angenommen, Cooper hat angegriffen: Schießt Vanderbilt daneben, wird Eifer noch angeboten, denn passive Fähigkeiten brauchen keine Aktion.
    .ruling = Ein Angriff pro Mitglied und Zug, mit all seinen Würfeln; Fähigkeiten, die von selbst wirken (Befestigung, Stolperdraht, Luftaufklärung, Erste Hilfe, Nahkämpfer, Zielfernrohr, Verwirrung, Ansporn, Durchbruch, Streuung, Eifer), brauchen keine Aktion. Die einzige ausschließende Fähigkeit, die wir finden, ist Ronin: Sie ersetzt das Gewehr.
players_exclusive-ability = Eine als ausschließend bezeichnete Fähigkeit lässt sich im selben Zug nicht mit einem Angriff verbinden.
    .source = Der Zug der Spieler
    .check-1 = Angenommen, Kenzo hat mit Ronin im Nahkampf angegriffen: Schießt er im selben Zug mit dem Sturmgewehr, wird das abgelehnt.
    .check-2 = Angenommen, er hat mit dem Gewehr geschossen: Schlägt er im selben Zug zu, wird das abgelehnt.
    .ruling = Keine Karte trägt so eine Bezeichnung; nur Ronin beschreibt einen eigenen Angriff, darum gilt nur Ronin als ausschließend.
players_optional = Niemand muss handeln.
    .source = Der Zug der Spieler
    .check-1 = Angenommen, Branson hat kein Ziel in Reichweite: Die Spielerphase lässt sich beenden, obwohl er nicht gehandelt hat.
    .check-2 = Angenommen, ein Mitglied hat Zombies in Reichweite: Lässt es aus, so handelt es in diesem Zug nicht mehr.
players_any-order = Die Mitglieder handeln in der Reihenfolge, auf die ihr euch einigt.
    .source = Der Zug der Spieler
    .check-1 = Angenommen, vier Mitglieder sind bereit: Jede der 24 Reihenfolgen ist erlaubt.
    .check-2 = Die Würfel eines Mitglieds fallen alle, bevor das nächste handelt.
    .check-3 = Extrawürfel dürfen dazwischen fallen.
players_leader-decides = Streit über die Reihenfolge schlichtet der Anführer.
    .source = Der Zug der Spieler
    .check-1 = Angenommen, vier Mitglieder sind bereit: Die nächste Aktion steht allen offen, und die erste Antwort gilt.
    .check-2 = Mit der Option leader-calls, solange Cole lebt: Wer Cole spielt, nennt vor jeder Aktion, wer handelt, und niemand sonst darf es.
    .check-3 = Lebt kein Anführer, so nennt der Gastgeber sie.
    .check-4 = Kann nur noch ein Mitglied handeln, wird niemand gefragt.
    .check-5 = Angenommen, jemand lehnt es ab, das von anderen genannte Mitglied zu verlieren: Wer den Anführer spielt, entscheidet.
    .ruling = Für die Reihenfolge braucht das meist niemand: Die Entscheidung steht allen offen, und die erste Antwort gilt. Lehnt jemand ab, das Mitglied zu verlieren, das andere genannt haben, schlichtet, wer den Anführer spielt. Wer Streit um die Reihenfolge geschlichtet haben will, schaltet die Option leader-calls ein: Vor jeder Aktion nennt, wer den lebenden Anführer spielt, wer als Nächstes handelt; lebt kein Anführer, dann der Gastgeber (der erste Platz), denn ein Team ohne Anführer sieht das Heft nicht vor. Kann nur noch ein Mitglied handeln, wird nicht gefragt.
players_end = Die Phase endet, wenn alle Mitglieder gehandelt oder ausgelassen haben.
    .source = Der Zug der Spieler
    .check-1 = Angenommen, drei Mitglieder haben gehandelt und das vierte lässt aus: Es wird geprüft, ob gewonnen ist.
    .check-2 = Angenommen, ein Mitglied hat weder für die Waffe noch für die Granate etwas in Reichweite: Es wird nicht gefragt.
    .check-3 = Angenommen, ein Mitglied hat einen Extrawürfel: Lässt es aus, so gibt es ihn mit der Aktion auf.
    .check-4 = Angenommen, ein Mitglied hat ausgelassen: Bekommt es danach einen Extrawürfel, so darf es ihn nutzen.
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
    .check = Angenommen, die Ringe 1 bis 4: 2, 3, 4 und 5 sind die niedrigsten Würfel, die treffen.
attack_modifiers = Waffen und Fähigkeiten können die nötige Zahl verschieben; Verschiebungen werden zusammengezählt.
    .source = Angriff > Spieler
    .check-1 = Angenommen, Alvares schießt auf r4: Nötig ist 4 (5 - 1).
    .check-2 = Angenommen, Miller schießt auf r1: Nötig ist 3 (2 + 1).
    .check-3 = Angenommen, Alvares schießt auf r1: Jeder Würfel trifft.
    .ruling = Ist 1 oder weniger nötig, trifft der Würfel sicher, bei mehr als 6 sicher nicht; keine der Grenzen ist gedruckt, und nur die erste kommt vor.
attack_one-kill = Jeder Treffer entfernt einen Zombie aus dem Zielfeld, wenn die Waffe nicht mehr sagt.
    .source = Treffer
    .check = Angenommen, 4 Zombies in blue6/r4: Nach einer 5 und einer 6 sind 2 übrig.
attack_split-dice = Wer mehrere Angriffe hat, darf mit jedem ein anderes Feld wählen und nennt jedes Ziel vor seinem Würfel.
    .source = Angriff > Spieler; Mobutu; Miller
    .check-1 = Angenommen, Coopers erster Würfel hat den letzten Zombie aus blue6/r4 entfernt: Der zweite darf auf brown4/r4 zielen.
    .check-2 = Angenommen, die Option declare-all: Alle Ziele werden genannt, bevor der erste Würfel fällt.
    .check-3 = Alle Würfel fallen zugleich, auch einer auf ein Ziel, das bis dahin leer ist.
    .check-4 = Sie wirken in der Reihenfolge ihrer Ziele.
    .check-5 = Extrawürfel durch Ansporn warten, bis alle Würfel gefallen sind.
    .ruling = Mobutus Karte unterscheidet, ob beide Angriffe demselben Feld gelten; also müssen sie es nicht. Die Würfel fallen einzeln, so dass sich das zweite Ziel nach dem ersten Wurf richten kann. Option declare-all: Alle Ziele werden vor dem ersten Würfel genannt, wie im Beispiel, wo Alex für beide Würfel eine Gruppe nennt. Dann fallen alle Würfel zugleich und wirken in der Reihenfolge ihrer Ziele, auch auf ein Ziel, das inzwischen leer ist, und Extrawürfel durch Ansporn warten, bis alle gefallen sind.
attack_range = Eine Waffe erreicht nur Felder in den Entfernungen, die auf ihrer Karte stehen.
    .source = Ein Beispielspiel > Der erste Zug
    .check = Angenommen, Kenzo, und Zombies nur in r4: Für das Gewehr wird kein Ziel angeboten.
attack_occupied-target = In einem Zielfeld muss mindestens ein Zombie stehen.
    .source = Angriff > Spieler
    .check-1 = Angenommen, blue5/r2 ist leer: Nennt Miller es, um das Feuer weiterzuziehen, wird das abgelehnt.
    .check-2 = Angenommen, in einem der ersten beiden Felder einer Spalte stehen Zombies: Branson darf sie abbrennen.
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
    .check-1 = Angenommen, 8 Zombies in brown8/r2: Bei einer 3 sind dort 3 übrig, und anderswo fällt niemand.
    .check-2 = Bei einer 2 bleiben 8.
grenade_replaces-attack = Ein Wurf tritt an die Stelle des Angriffs mit der Waffe in diesem Zug.
    .source = Dunham > Flexibel
    .check-1 = Angenommen, Alvares hat die Granate geworfen: Schießt er im selben Zug, wird das abgelehnt.
    .check-2 = Angenommen, er hat geschossen: Wirft er im selben Zug die Granate, wird das abgelehnt.
    .ruling = Folgt daraus, dass gerade Dunham beides darf.
grenade_once = Jedes Mitglied hat eine Granate pro Spiel; mit dem Wurf ist sie verbraucht, ob sie trifft oder nicht.
    .source = Die Mitglieder des Teams
    .check-1 = Angenommen, Nelson warf seine Granate in Zug 5 daneben: Versucht er es in Zug 6 wieder, wird das abgelehnt.
    .check-2 = Angenommen, die Option grenades mit one-per-cycle: In Zug 17 haben alle Lebenden wieder eine, und nicht vorher.
    .check-3 = Mit unlimited darf jedes Mitglied in jedem Zug eine werfen und behält sie.
    .check-4 = Mit none hat niemand eine.
    .ruling = Wie oft, ist nicht gedruckt. Einmal: Die Karten nennen die Handgranate in der Einzahl, ebenso Dunhams Text; unbegrenzt wäre sie besser als jedes Gewehr und selbst als der Granatwerfer, und in den vier Beispielzügen wirft niemand eine, obwohl zwei Mitgliedern Ziele fehlen. Simulationen über alle erlaubten Teams: Mit einer Granate in jedem Zug werden 99 von 100 Spielen gewonnen (kein Team unter 80), mit einer für jeden im Mittel 24, mit einem guten Team bis zu 95. Option grenades: one-per-cycle (in Zug 17 gibt es neue), unlimited oder none.
grenade_range = Sie reicht in alle vier Ringe.
    .source = Die Mitglieder des Teams
    .check-1 = Angenommen, Zombies in r4: Wirft Schulz die Granate dorthin, treffen 5 und 6, obwohl seine Schrotflinte nicht so weit reicht.
    .check-2 = Mit der Option grenade-range-2 reicht sie nur bis in die Ringe 1 und 2.
    .ruling = Eine Reichweite ist nicht gedruckt, also gibt es keine Grenze. Dass Chris und Dan im Beispiel nicht angreifen können, meint die Reichweite ihrer Waffen. Option grenade-range-2: nur die Ringe 1 und 2; das nimmt diese Bemerkungen wörtlich.
grenade_not-a-weapon-bonus = Fähigkeiten, die an einer Waffe hängen, ändern nichts an der Granate.
    .source = Alvares > Zielfernrohr; Miller
    .check-1 = Angenommen, Alvares wirft nach r2: Nötig ist 3, nicht 2.
    .check-2 = Angenommen, Miller wirft nach r1: Nötig ist 2.
    .ruling = Die Karte nennt beim Zielfernrohr das Scharfschützengewehr, und Millers Abzug steht in der Klammer des MG60.

## cooper

cooper_rifle = Cooper (Anführer): modifiziertes Gewehr, Ringe 1 bis 4, 2 Angriffe.
    .source = Sgt. Cooper (Anführer)
    .check-1 = Angenommen, 5 und 6 auf r4: 2 Zombies fallen.
    .check-2 = Angenommen, 2 und 4 auf r3: 1 Zombie fällt.
    .check-3 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-4 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird angeboten, danach kein dritter.
cooper_ardor = Eifer: Einmal pro Zug darf ein Mitglied, auch Cooper selbst, einen Würfel neu werfen.
    .source = Sgt. Cooper (Anführer) > Eifer
    .check-1 = Angenommen, Vanderbilt hat auf r4 eine 3: Kommt mit Eifer eine 4, so geht sie daneben, und in diesem Zug gibt es keinen weiteren Neuwurf.
    .check-2 = Angenommen, Cooper selbst hat gewürfelt: Eifer wird auch da angeboten.
    .check-3 = Angenommen, eine 4 wird zu einer 1: Die 1 gilt.
    .check-4 = Angenommen, ein Würfel bleibt liegen: Eifer ist für einen anderen in diesem Zug noch da.
    .check-5 = Angenommen, Eifer ist verbraucht: Im nächsten Zug ist er wieder da.
    .check-6 = Angenommen, kein anderes Ergebnis wäre für einen Würfel besser: Eifer wird nicht angeboten.
    .check-7 = Angenommen, Würfel fallen zusammen: Alle liegen ohne Wirkung da, bevor einer davon neu fallen darf.
    .check-8 = Von Würfeln, die auf dasselbe Ziel dasselbe zeigen, wird einer angeboten.
    .check-9 = Angenommen, Würfel fallen nacheinander: Jeder wird angeboten, bevor er wirkt und bevor der nächste fällt.
    .ruling = Mit der Runde der Karte ist ein Zug gemeint. Es ist ein Würfel für das ganze Team, nicht einer für jedes Mitglied. Gefragt wird nach dem Wurf und bevor er wirkt; der neue Wurf gilt, auch wenn er schlechter ist. Nicht gefragt wird bei einem Würfel, den kein anderer Wurf irgendwie verbessern könnte. Würfel, die zusammen fallen, liegen alle da, bevor einer neu geworfen werden darf: die beiden von Ronin, dann die gewonnenen, und mit der Option declare-all alle Würfel des Angriffs; von gleichen auf dasselbe Feld steht einer zur Wahl. Würfel, die nacheinander fallen, stehen einzeln zur Wahl, denn das nächste Ziel kann sich nach ihnen richten.
cooper_ardor-scope = Eifer gilt für jeden W6, den ein Mitglied wirft: Waffe, Granate, Menge des Granatwerfers, Extrawürfel, Erste Hilfe.
    .source = Sgt. Cooper (Anführer) > Eifer
    .check-1 = Angenommen, der Würfel für Erste Hilfe zeigt 4, und 4 leben: Kommt mit Eifer eine 2, so ist der Treffer aufgehoben, und Eifer ist auch für die Spielerphase verbraucht.
    .check-2 = Angenommen, der Würfel einer Granate, der zweite des Granatwerfers oder ein gewonnener im Nahkampf: Eifer wird angeboten.
    .check-3 = Angenommen, ein Würfel für einen Angriff der Zombies, für neue Zombies oder für die Wahl eines Opfers: Eifer wird nicht angeboten.
    .ruling = Der Text meint die eigenen Würfel des Mitglieds; Würfel der Zombies sind also ausgenommen, ebenso die, mit denen bestimmt wird, wer fällt.
cooper_ardor-alive = Für Eifer muss Cooper in diesem Moment leben.
    .source = Sgt. Cooper (Anführer) > Eifer; Treffer
    .check = Angenommen, Cooper fiel durch den ersten Treffer der Zombies: Misslingt beim zweiten die Erste Hilfe, wird kein Neuwurf angeboten.
cooper_melee-expert = Nahkämpfer: Aus jedem Feld, dessen Angriff fehlschlägt, darf ein Zombie entfernt werden.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer
    .check-1 = Angenommen, Gruppen von 3 und 2 in r1 treffen beide nicht: Sie schrumpfen auf 2 und 1.
    .check-2 = Angenommen, wer Cooper spielt, entfernt keinen: Die Gruppe bleibt, wie sie ist.
    .check-3 = Angenommen, eine Gruppe trifft: Sie verliert niemanden.
cooper_melee-single = Das gilt auch für den sicheren Fehlschlag eines einzelnen Zombies.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer; Angriff > Zombies
    .check-1 = Angenommen, 1 Zombie in blue5/r1, und Cooper lebt: Nach seinem Angriff darf er entfernt werden.
    .check-2 = Mit der Option melee-needs-two darf er es nicht, aber einer von 2.
    .ruling = Das Heft nennt es den fehlgeschlagenen Angriff einer Gruppe; die Option melee-needs-two nimmt Gruppen aus nur einem aus.
cooper_melee-not-after-aid = Ein Treffer, den Erste Hilfe aufhebt, ist kein fehlgeschlagener Angriff.
    .source = Sgt. Cooper (Anführer) > Nahkämpfer; Vanderbilt > Erste Hilfe
    .check = Angenommen, Cooper und Vanderbilt leben, und Erste Hilfe hebt einen Treffer auf: Kein Zombie wird entfernt.
    .ruling = Die Klammer erklärt den Fehlschlag damit, dass nicht getroffen wurde; hier wurde getroffen und der Treffer dann aufgehoben.

## alvares

alvares_rifle = Alvares (Scharfschütze): Scharfschützengewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Alvares (Scharfschütze)
    .check-1 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-2 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
    .ruling = Der Name wird auch Alvarez geschrieben; es ist dieselbe Person.
alvares_scope = Zielfernrohr: Mit dem Gewehr braucht er eins weniger, also 1, 2, 3, 4 oder mehr.
    .source = Alvares (Scharfschütze) > Zielfernrohr
    .check = Angenommen, die Ringe 1 bis 4: 1, 2, 3 und 4 sind die niedrigsten Würfel, die treffen.
    .ruling = In Ring 1 kann der Schuss nicht danebengehen; dass eine 1 immer misslingt, steht nirgends.
alvares_confusion = Verwirrung: Trifft er mit einer 5 oder 6, zieht die getroffene Gruppe in der nächsten Zombiephase nicht.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check-1 = Angenommen, 6 Zombies in blue3/r4 und eine 5: Beim nächsten Vorrücken bleiben 5 in blue3/r4, im Zug darauf ziehen sie wieder.
    .check-2 = Angenommen, ein Treffer mit einer 4: Sie ziehen.
    .check-3 = Angenommen, eine verwirrte Gruppe wird ganz entfernt: Dort wird niemand mehr aufgehalten.
alvares_confusion-range = Verwirrung wirkt nur in Entfernung 3 und 4.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check-1 = Angenommen, eine 6 auf eine Gruppe in r1 oder r2: Sie wird nicht verwirrt.
    .check-2 = Angenommen, eine 6 auf eine Gruppe in r3 oder r4: Sie wird es.
alvares_confusion-any-attack = Verwirrung folgt auf jeden seiner Treffer, mit Gewehr oder Granate.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check-1 = Angenommen, eine Granate nach r3 zeigt 6 und trifft eine Gruppe von 7: Die übrigen 2 ziehen beim nächsten Mal nicht.
    .check-2 = Angenommen, ein Extrawürfel durch Ansporn zeigt auf r4 eine 5: Die Gruppe ist verwirrt.
    .check-3 = Angenommen, jemand anders wirft eine Granate: Niemand wird verwirrt.
    .ruling = Beim Zielfernrohr ist das Gewehr genannt, bei der Verwirrung nicht. Auch ein Extrawürfel durch Ansporn zählt.
alvares_confusion-scope = Sie hält die Zombies auf, die dort stehen, nicht die, die später kommen, und wirkt weiter, wenn Alvares fällt.
    .source = Alvares (Scharfschütze) > Verwirrung
    .check-1 = Angenommen, in blue3/r3 stehen 2 verwirrte, in blue3/r4 stehen 4: Nach dem Vorrücken stehen 6 in blue3/r3, und die Verwirrung ist vorbei.
    .check-2 = Angenommen, Alvares ist inzwischen gefallen: Seine Gruppe zieht trotzdem nicht.
    .ruling = Die Wirkung liegt schon auf den Zombies; wer fällt, kann seine Fähigkeiten nach dem Heft nur nicht mehr nutzen.
alvares_confusion-blocks-tripwire = Eine Gruppe, die nicht zieht, löst den Stolperdraht nicht aus.
    .source = Alvares (Scharfschütze) > Verwirrung; Krussov > Stolperdraht
    .check = Angenommen, eine verwirrte Gruppe von 6, und Krussov lebt: Der Stolperdraht wird für sie nicht angeboten.

## branson

branson_flamethrower = Branson (Schwere Waffe): Flammenwerfer, 1 Angriff auf die ersten beiden Felder einer Spalte, je 3 Treffer.
    .source = Branson (Schwere Waffe)
    .check-1 = Angenommen, in brown4 stehen 2 in r1 und 4 in r2: Nach einer 4 sind 0 und 1 übrig.
    .check-2 = Angenommen, die Spalte hat gebrannt: Branson hat keinen zweiten Angriff.
branson_one-roll = Ein Wurf gilt für beide Felder, jedes nach seiner eigenen Entfernung.
    .source = Branson (Schwere Waffe); Ein Beispielspiel > Der dritte Zug
    .check-1 = Angenommen, Zombies in r1 und r2 einer Spalte: Eine 2 trifft nur r1.
    .check-2 = Eine 3 oder mehr trifft beide.
    .check-3 = Eine 1 trifft keines.
    .check-4 = Mit der Option flame-target-decides und einer 2: Ist r1 genannt, trifft sie beide, ist r2 genannt, keines.
    .check-5 = Mit ihr müssen in dem genannten Feld selbst Zombies stehen.
    .ruling = Das Beispiel verlangt 3 für ein Ziel in r2 und verbrennt dann auch r1. Was eine 2 tut, steht nicht da; jedes Feld nach seinem eigenen Ring zu beurteilen bleibt bei allen gedruckten Zahlen. Option flame-target-decides: Die Zahl des genannten Feldes entscheidet für beide. Dann müssen im genannten Feld selbst Zombies stehen; sonst würde jedes Mal Ring 1 genannt.
branson_three-hits = Mehr als drei Treffer je Feld gibt es nicht; was zu viel ist, verfällt.
    .source = Ein Beispielspiel > Der dritte Zug
    .check-1 = Angenommen, 8 in brown8/r2: Nach einer 6 sind 5 übrig.
    .check-2 = Angenommen, 2 dort: 0 sind übrig, und was zu viel ist, trifft niemanden sonst.
branson_no-reach = Er reicht weder in Ring 3 noch in Ring 4.
    .source = Branson (Schwere Waffe)
    .check = Angenommen, Zombies nur in r3 und r4: Der Flammenwerfer lässt sich nicht einsetzen.

## dunham

dunham_rifle = Dunham (Schütze): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Dunham (Schütze)
    .check-1 = Angenommen, eine 3 auf r2: Ein Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
dunham_flexible = Flexibel: Er würfelt erst und wählt dann das Zielfeld.
    .source = Dunham (Schütze) > Flexibel
    .check-1 = Angenommen, Zombies in r1 und r4: Bei einer 5 darf er die Gruppe in r4 wählen und trifft.
    .check-2 = Bei einer 2 lässt sich nur r1 treffen.
    .check-3 = Angenommen, der Würfel trifft nur ein Feld: Es wird ohne Frage genommen.
    .check-4 = Angenommen, er trifft keines: Der Würfel ging daneben.
    .ruling = Angeboten werden die Felder, die der Würfel trifft. Ist es nur eines, gilt es ohne Frage; ist es keines, ging der Schuss daneben.
dunham_flexible-rifle-only = Flexibel gilt für den Würfel des Gewehrs, nicht für die Granate.
    .source = Dunham (Schütze) > Flexibel
    .check-1 = Angenommen, Dunham wirft die Granate: Ihr Ziel wird vor dem Wurf genannt.
    .check-2 = Mit der Option flexible-grenade darf er auch mit der Granate zuerst würfeln.
    .ruling = Das Heft unterscheidet Angriffswürfel der Waffen und den Angriffswurf der Granate. Die Option flexible-grenade weitet es aus.
dunham_both = Er darf im selben Zug schießen und die Granate werfen, in beliebiger Reihenfolge.
    .source = Dunham (Schütze) > Flexibel
    .check-1 = Angenommen, Dunham hat die Granate noch: Schießt er und wirft dann, ist beides erlaubt.
    .check-2 = Wirft er und schießt dann, ist beides erlaubt.
    .check-3 = In späteren Zügen bleibt nur das Gewehr.

## miller

miller_mg60 = Miller (Schwere Waffe): MG60, Ringe 1 bis 4, 4 Angriffe.
    .source = Miller (Schwere Waffe)
    .check-1 = Angenommen, 3, 3, 2, 5 auf eine Gruppe von 6 in r2: 3 sind übrig.
    .check-2 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-3 = Angenommen, der vierte Würfel ist gefallen: Miller hat gehandelt, und nichts verfällt.
miller_spacing = Von einem Angriff zum nächsten darf das Ziel nur so weit wandern, dass höchstens ein Feld dazwischen liegt.
    .source = Miller (Schwere Waffe)
    .check-1 = Angenommen, das erste Ziel ist blue3/r2: Als Nächstes erlaubt sind blue3/r2, blue4/r2, blue5/r2, blue4/r3 und blue3/r4, nicht aber blue6/r2, blue5/r3 und blue4/r4.
    .check-2 = Mit der Option mg60-columns und blue3/r1 als erstem Ziel: blue5/r4 ist als Nächstes erlaubt, blue6/r1 nicht.
    .ruling = Gezählt wird über die Nachbarn auf dem Spielplan (links, rechts, innen, außen; auch über zwölf Uhr hinweg): Die beiden Felder sind höchstens 2 Schritte auseinander, dasselbe Feld eingeschlossen. Genau ein Feld dazwischen zu verlangen würde verbieten, zweimal auf eine Gruppe zu schießen. Option mg60-columns: Nur Spalten zählen (höchstens 2 auseinander), Ringe sind frei.
miller_spacing-wrap = Der Abstand der Spalten läuft von Braun 1 weiter zu Blau 1 und von Blau 8 zu Braun 8.
    .source = Miller (Schwere Waffe); Der Zugmarker
    .check-1 = Angenommen, das erste Ziel ist brown1/r3: blue2/r3 (2 Spalten weiter) und blue1/r4 (1 Spalte und 1 Ring weiter) sind erlaubt, blue3/r3 nicht.
    .check-2 = Angenommen, das erste Ziel ist blue8/r3: brown7/r3 ist erlaubt.
miller_chain = Der Abstand zählt vom zuletzt angegriffenen Ziel, ob getroffen oder nicht, auch wenn es nun leer ist.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, die Ziele blue1, blue3, blue5, blue7 in r2, alle mit Zombies: Dieser Weg ist erlaubt, obwohl blue1 und blue7 weit auseinander liegen.
miller_lost-attacks = Ist kein Feld mit Zombies nah genug, verfallen die übrigen Angriffe.
    .source = Miller (Schwere Waffe)
    .check = Angenommen, der zweite Würfel entfernt die einzige nahe Gruppe, und die nächste ist 5 Spalten weiter: Die Würfel 3 und 4 fallen nicht.
miller_close-penalty = Gegen Ring 1 haben seine Würfel -1, dort trifft er also erst ab 3.
    .source = Miller (Schwere Waffe)
    .check-1 = Angenommen, r1: Eine 2 geht daneben, eine 3 trifft.
    .check-2 = Angenommen, r2: Auch dort geht eine 2 daneben, und eine 3 trifft.

## kenzo

kenzo_rifle = Kenzo (Sturm): Sturmgewehr, Ringe 1 bis 3, 2 Angriffe.
    .source = Kenzo (Sturm)
    .check-1 = Angenommen, 2 und 4 auf r3: 1 Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: r1, r2 und r3 sind Ziele, r4 ist keines.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird angeboten, danach kein dritter.
kenzo_ronin = Ronin: Statt zu schießen greift er mit seinen zwei Würfeln ein Feld in Ring 1 im Nahkampf an, ab 2 getroffen.
    .source = Kenzo (Sturm) > Ronin
    .check-1 = Angenommen, 5 Zombies in blue2/r1 und die Würfel 2 und 4: 3 sind übrig, und kein weiterer Würfel fällt.
    .check-2 = Angenommen, eine 1: Sie geht daneben.
    .check-3 = Angenommen, Zombies in r2: Dort kann er nicht zuschlagen.
    .check-4 = Angenommen, ein einzelner Zombie: Beide Würfel fallen auf ihn.
    .check-5 = Angenommen, 5 und 6 gegen 9 Zombies: 7 sind übrig, bevor die gewonnenen Würfel fallen, und zwar zusammen.
    .check-6 = Angenommen, in dem Feld ist niemand übrig: Kein gewonnener Würfel fällt.
    .check-7 = Mit der Option ronin-split darf jeder Würfel Gewehr oder Nahkampf sein, jeder auf ein eigenes Feld.
    .check-8 = Mit ihr fällt ein gewonnener Würfel sofort, bevor der zweite zielt.
    .check-9 = Mit ihr fällt kein Nahkampfwürfel auf ein leeres Feld.
    .ruling = Der Text spricht von einem Feld und von seinen zwei Würfeln; Nahkampf braucht also beide Angriffe für ein Feld und schließt das Gewehr in diesem Zug aus. Beide Würfel fallen zugleich, auch auf einen einzelnen Zombie; gewonnene fallen danach zusammen, wenn noch jemand dort steht. Option ronin-split: Jeder Würfel wählt Gewehr oder Klinge und sein eigenes Feld. Ein gewonnener Würfel fällt dann sofort, und ein Würfel der Klinge auf ein leeres Feld fällt nicht.
kenzo_ronin-extra = Jeder der beiden Würfel, der 5 oder 6 zeigt, gibt einen weiteren Nahkampfwürfel auf dasselbe Feld.
    .source = Kenzo (Sturm) > Ronin
    .check-1 = Angenommen, 5 Zombies und die Würfel 5 und 6: Zwei weitere fallen.
    .check-2 = Mit 3 und 2 treffen alle vier, und 1 Zombie ist übrig.
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
    .check-1 = Angenommen, eine 5 auf r4: Ein Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
krussov_tripwire = Stolperdraht: Zieht eine Gruppe von 5 oder mehr, darf einer von ihnen entfernt werden.
    .source = Krussov (Späher) > Stolperdraht
    .check-1 = Angenommen, 8 Zombies in blue8/r4, und der Stolperdraht gilt ihnen: Wenn sie ziehen, kommen 7 in blue8/r3 an.
    .check-2 = Angenommen, er bleibt aus: 8 kommen an.
    .check-3 = Angenommen, eine Gruppe von 4: Für sie wird er nicht angeboten.
    .check-4 = Mit der Option tripwire-large darf entweder 1 oder dürfen 5 davon entfernt werden.
    .ruling = Ein Plättchen ist hier ein Zombie: An anderer Stelle darf eine Gruppe von fünf Plättchen gegen ein großes getauscht werden, ein Plättchen ist also ein einzelner. Option tripwire-large: Auch ein großes Plättchen darf genommen werden; dann lassen sich ein Zombie oder fünf nennen.
krussov_tripwire-once = Er wirkt pro Zug auf eine Gruppe; wer Krussov spielt, wählt sie.
    .source = Krussov (Späher) > Stolperdraht
    .check-1 = Angenommen, Gruppen von 6 und 5 ziehen: Wurde er für die 6 genutzt, wird er für die 5 nicht mehr angeboten.
    .check-2 = Angenommen, mehrere Personen: Gefragt wird, wer Krussov spielt, und niemand sonst.
    .check-3 = Angenommen, er wurde genutzt: Im nächsten Zug steht er wieder bereit.
krussov_tripwire-before-merge = Die Größe zählt, bevor sich eine Gruppe einer anderen anschließt; Gruppen in Ring 1 ziehen nicht und laufen in keinen Draht.
    .source = Krussov (Späher) > Stolperdraht; Der Zug der Zombies
    .check-1 = Angenommen, 4 aus r2 schließen sich 3 in r1 an: Der Stolperdraht wird nicht angeboten.
    .check-2 = Angenommen, 9 stehen in r1: Für sie wird er nicht angeboten.
    .ruling = Das Heft schweigt; die Gruppe, die zieht, ist die, die beim Aufbruch zusammenstand.
krussov_tripwire-choice-first = Die Gruppe wird vor dem Vorrücken genannt, aus allen Gruppen ab 5, die ziehen werden.
    .source = Krussov (Späher) > Stolperdraht
    .check = Angenommen, Gruppen von 5 in r4 und 7 in r2: Beide werden zugleich angeboten.
    .ruling = Alle ziehen gewissermaßen gleichzeitig, darum wird mit dem ganzen Bild vor Augen gewählt.

## cole

cole_rifle = Cole (Anführer): modifiziertes Gewehr, Ringe 1 bis 4, 2 Angriffe.
    .source = Sgt. Cole (Anführer)
    .check-1 = Angenommen, 5 und 4 auf r4: 1 Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird angeboten, danach kein dritter.
cole_inspire = Ansporn: Mit jedem seiner Treffer mit einer 6 darf er einem anderen Mitglied einen Extrawürfel geben.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check-1 = Angenommen, Coles Würfel sind 6 und 6: Zwei Extrawürfel dürfen vergeben werden, an ein Mitglied oder an zwei.
    .check-2 = Angenommen, seine Würfel sind 5 und 5: Keiner darf vergeben werden.
    .check-3 = Angenommen, eine 6 seiner Granate oder eines Durchbruchwürfels: Auch dafür darf einer vergeben werden.
    .check-4 = Angenommen, nur ein Mitglied kann ihn haben: Es bekommt ihn ohne Frage.
    .ruling = Der Text wird so gelesen, dass mit einer 6 getroffen wird; eine 6 trifft in jedem Ring. Jeder Angriffswurf von Cole zählt, auch mit der Granate und beim Durchbruch. Der Würfel wird vergeben, wenn ihn jemand haben kann; wer ihn bekommt, darf ihn verfallen lassen.
cole_inspire-who = Weder Cole selbst noch ein Mitglied mit schwerer Waffe kann ihn bekommen.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check-1 = Angenommen, Cole, Miller, Kenzo, Ayden: Nur Kenzo und Ayden werden angeboten.
    .check-2 = Angenommen, Kenzo ist gefallen: Er wird nicht angeboten.
    .check-3 = Angenommen, niemand kann ihn haben: Der Würfel verfällt.
cole_inspire-when = Der Würfel wird in derselben Spielerphase genutzt, auch von Mitgliedern, die schon gehandelt haben.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check-1 = Angenommen, Ayden hat vor Cole gehandelt: Gibt Cole ihr einen Würfel, schießt sie noch einmal.
    .check-2 = Ist er am Ende der Phase ungenutzt, verfällt er.
    .check-3 = Er darf zwischen den Würfeln jedes Mitglieds fallen, auch zwischen Coles.
    .ruling = Wann, steht nicht da; weil die Reihenfolge frei ist, würde ein Verbot nur eine Reihenfolge erzwingen. Er darf zwischen den Würfeln jedes Mitglieds fallen, auch zwischen Coles.
cole_inspire-what = Er ist ein weiterer Angriff mit der eigenen Waffe dessen, der ihn bekommt, nach den Regeln dieser Waffe.
    .source = Sgt. Cole (Anführer) > Ansporn
    .check-1 = Angenommen, Schulz bekommt ihn: Er darf damit einen Doppelschuss ansagen.
    .check-2 = Angenommen, Mobutu bekommt zwei, und beide zeigen auf ein Feld in r3 eine 6: Es gibt keine Streuung.
    .check-3 = Angenommen, Kenzo bekommt ihn: Es ist ein Würfel des Gewehrs und gibt keinen Ronin-Würfel.
    .check-4 = Angenommen, Alvares bekommt ihn: Zielfernrohr und Verwirrung gelten.
    .check-5 = Angenommen, Dunham bekommt ihn: Er darf ihn würfeln, bevor er das Ziel wählt.
    .check-6 = Angenommen, wer ihn bekommt, hat in diesem Zug die Granate geworfen: Der Würfel fällt für die Waffe.
    .check-7 = Angenommen, ein Ziel außerhalb der Reichweite des Mitglieds: Es wird abgelehnt.
    .ruling = Streuung spricht von beiden eigenen Angriffen, Ronin von seinen zwei Würfeln. Auch wer in diesem Zug die Granate geworfen hat, nutzt den Extrawürfel mit der Waffe.
cole_breakthrough = Durchbruch: Für je volle 7 Zombies in Ring 1 hat er einen weiteren Angriff auf ein Ziel in Ring 1.
    .source = Sgt. Cole (Anführer) > Durchbruch
    .check-1 = Angenommen, 14 Zombies in Ring 1: Cole hat 2 + 2 Angriffe.
    .check-2 = Angenommen, 7 oder 13: Er hat 2 + 1.
    .check-3 = Angenommen, 6: Er hat 2.
    .check-4 = Angenommen, 7, und der erste Würfel gilt Ring 1: Noch zwei dürfen auf Ring 2.
    .check-5 = Angenommen, 7, und die ersten zwei Würfel gelten Ring 2: Der dritte darf nur auf Ring 1.
    .ruling = Ein Würfel auf Ring 1 ist ein zusätzlicher, solange es welche gibt; so bleiben ihm die eigenen, die weiter reichen.
cole_breakthrough-count = Zombies aller Felder in Ring 1 zählen zusammen; gezählt wird, wenn Cole zu handeln beginnt.
    .source = Sgt. Cole (Anführer) > Durchbruch
    .check-1 = Angenommen, 4 in blue1/r1 und 3 in brown5/r1: ein weiterer Angriff.
    .check-2 = Entfernt Coles erster Würfel einen davon, bleibt der weitere Angriff erhalten.
    .check-3 = Angenommen, er wirft die Granate auf 14: Einen weiteren Angriff gibt es nicht.
    .ruling = Der Text nennt die Nähe zur Mitte und kein bestimmtes Feld, also zählen alle. Die weiteren Angriffe dürfen nur auf Ring 1 zielen und gehören zum Gewehr, nicht zur Granate.

## schulz

schulz_shotgun = Schulz (Pionier): Schrotflinte, Ringe 1 und 2, 1 Angriff.
    .source = Schulz (Pionier)
    .check-1 = Angenommen, eine 3 auf r2: Ein Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: r1 und r2 sind Ziele, r3 und r4 nicht.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
schulz_double = Gegen Ring 1 darf er einen Doppelschuss ansagen: Ab 3 fallen zwei Zombies.
    .source = Schulz (Pionier)
    .check-1 = Angenommen, 4 Zombies in r1 und ein angesagter Doppelschuss: Nach einer 3 sind 2 übrig.
    .check-2 = Angenommen, Zombies in r2: Dort lässt sich kein Doppelschuss ansagen.
schulz_double-risk = Ein angesagter Doppelschuss unter 3 entfernt nichts; ohne Ansage fällt ab 2 einer.
    .source = Schulz (Pionier)
    .check-1 = Angenommen, 4 Zombies in r1: Angesagt und eine 2, dann bleiben 4.
    .check-2 = Ist er nicht angesagt und fällt eine 2, so sind 3 übrig.
    .check-3 = Ist er nicht angesagt und fällt eine 6, so sind 3 übrig.
    .ruling = Dass er ihn ansagen muss, hat nur Sinn, wenn die höhere Zahl der Preis ist.
schulz_double-same-segment = Beide Zombies kommen aus dem einen Zielfeld.
    .source = Schulz (Pionier); Angriff > Spieler
    .check-1 = Angenommen, Felder in r1 mit je 1 Zombie: Gelingt ein Doppelschuss auf eines, so fällt insgesamt 1.
    .check-2 = Mit der Option shotgun-spread dürfen zwei Nachbarfelder in r1 genannt werden, und jedes verliert 1.
    .check-3 = Mit ihr müssen in beiden Feldern Zombies stehen.
    .ruling = Ein Angriff nennt ein Feld; die Option shotgun-spread erlaubt zwei benachbarte Felder in r1.
schulz_fortify = Befestigung: Solange Schulz lebt, haben die Angriffswürfe der Zombies einen Abzug von eins.
    .source = Schulz (Pionier) > Befestigung
    .check-1 = Angenommen, 3 Zombies in r1: Eine 1 trifft, eine 2 nicht.
    .check-2 = Angenommen, 2 Zombies: Kein Würfel trifft.
    .check-3 = Angenommen, 7 Zombies: Eine 6 trifft nicht.
    .check-4 = Angenommen, 8 Zombies: Jeder Würfel trifft.
    .check-5 = Angenommen, Schulz ist gefallen, und 3 Zombies: Eine 2 trifft.
    .ruling = Zombies wollen niedrig würfeln, also erhöht der Abzug den Würfel um 1 (Würfel + 1 muss unter der Zahl liegen). 1 abzuziehen würde ihnen helfen.

## ayden

ayden_rifle = Ayden (Funkerin): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Ayden (Funkerin)
    .check-1 = Angenommen, eine 4 auf r3: Ein Zombie fällt.
    .check-2 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
ayden_air-recon = Luftaufklärung: Zeigen die Würfel für neue Zombies zusammen 10 oder mehr, kommen zwei weniger.
    .source = Ayden (Funkerin) > Luftaufklärung
    .check-1 = Angenommen, 6 und 4: 8 Zombies kommen.
    .check-2 = Angenommen, 5 und 4: 9 kommen.
    .check-3 = Angenommen, Ayden ist gefallen, und 6 und 4: 10 kommen.
ayden_air-recon-choice = Wer Ayden spielt, wählt, welche zwei: beide aus einer Gruppe oder aus jeder einen.
    .source = Ayden (Funkerin) > Luftaufklärung
    .check-1 = Angenommen, Blau 8 und Braun 2: In brown2/r4 und blue8/r4 kommen 6 und 2, 7 und 1 oder 8 und 0.
    .check-2 = Angenommen, mehrere Personen: Gefragt wird, wer Ayden spielt, und niemand sonst.
ayden_air-recon-position = Wo sie kommen, sagen weiter die ganzen Würfel.
    .source = Ayden (Funkerin) > Luftaufklärung; Der Zug der Zombies
    .check = Angenommen, Blau 8 und Braun 8, aus jeder Gruppe einer weniger: Die Gruppen von 7 stehen auf Braun 8 und Blau 8.

## mobutu

mobutu_rifle = Mobutu (Sturm): Sturmgewehr, Ringe 1 bis 3, 2 Angriffe.
    .source = Mobutu (Sturm)
    .check-1 = Angenommen, 3 und 3 auf r2: 2 Zombies fallen.
    .check-2 = Angenommen, Zombies in allen vier Ringen: r1, r2 und r3 sind Ziele, r4 ist keines.
    .check-3 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird angeboten, danach kein dritter.
mobutu_scatter = Streuung: Gelten beide Angriffe einem Feld und zeigen zusammen 10 oder mehr, darf dort noch ein Zombie entfernt werden.
    .source = Mobutu (Sturm) > Streuung
    .check-1 = Angenommen, 5 Zombies in r3 und die Würfel 4 und 6: Noch einer darf entfernt werden, und 2 sind übrig.
    .check-2 = Angenommen, darauf wird verzichtet: 3 sind übrig.
    .check-3 = Angenommen, 4 und 5: 3 sind übrig.
    .check-4 = Angenommen, 6 und 6 auf zwei Felder: Nichts kommt dazu.
mobutu_scatter-rings = Streuung wirkt nur in den Ringen 2 und 3.
    .source = Mobutu (Sturm) > Streuung
    .check-1 = Angenommen, 5 Zombies in r1 und die Würfel 6 und 6: 3 sind übrig.
    .check-2 = Angenommen, 5 Zombies in r2: Die Streuung wird angeboten.
mobutu_scatter-final-values = Nach einem Neuwurf zählen die letzten Werte; eine Summe von 10 besteht dort immer aus zwei Treffern.
    .source = Mobutu (Sturm) > Streuung; Sgt. Cooper > Eifer
    .check = Angenommen, 4 und 3 auf r3, und die 3 wird zu einer 6: 3 Zombies fallen.
    .ruling = Zum Neuwurf schweigt das Heft; der neue Würfel ersetzt den alten.

## nelson

nelson_launcher = Nelson (Schwere Waffe): Granatwerfer, Ringe 2 bis 4, ein Schuss, der bis zu W6 Zombies des Ziels entfernt.
    .source = Nelson (Schwere Waffe)
    .check-1 = Angenommen, 6 Zombies in r3, Angriffswürfel 4 und Mengenwürfel 5: 1 ist übrig.
    .check-2 = Angenommen, dort stehen 3: Keiner ist übrig, und anderswo fällt niemand.
    .check-3 = Angenommen, Zombies in allen vier Ringen: r2, r3 und r4 sind Ziele, r1 ist keines.
    .check-4 = Angenommen, ein Schuss ist gefallen: Ein zweiter wird nicht angeboten.
nelson_attack-roll = Der Granatwerfer braucht erst einen gewöhnlichen Angriffswurf; die Menge sagt ein zweiter Würfel.
    .source = Nelson (Schwere Waffe); Angriff > Spieler
    .check-1 = Angenommen, r4 und ein Angriffswürfel von 4: Kein Mengenwürfel fällt, und nichts geschieht.
    .check-2 = Mit der Option launcher-auto fällt ein Würfel, und so viele fallen, wie er zeigt.
    .ruling = Auf der Karte fehlt der Angriffswurf, den die Handgranate nennt; nach der allgemeinen Regel hat aber jeder Angriff einen. Beides lässt sich lesen; Option launcher-auto: kein Angriffswurf, immer W6 Zombies (das macht Nelson in Simulationen von der schwächsten zur stärksten schweren Waffe).
nelson_minimum = Auf Ring 1 kann er nicht schießen.
    .source = Nelson (Schwere Waffe)
    .check = Angenommen, Zombies nur in r1: Nelson bleibt nur die Handgranate.

## vanderbilt

vanderbilt_rifle = Vanderbilt (Sanitäter): Standardgewehr, Ringe 1 bis 4, 1 Angriff.
    .source = Vanderbilt (Sanitäter)
    .check-1 = Angenommen, eine 3 auf r2: Ein Zombie fällt.
    .check-2 = Angenommen, eine 3 auf r4: Keiner fällt.
    .check-3 = Angenommen, Zombies in allen vier Ringen: Jeder davon ist ein Ziel.
    .check-4 = Angenommen, ein Angriff ist geschehen: Ein zweiter wird nicht angeboten.
vanderbilt_first-aid = Erste Hilfe: Nach einem Treffer der Zombies fällt ein W6; unter der Zahl der Lebenden hebt er den Treffer auf.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check-1 = Angenommen, 4 leben: 1, 2 und 3 heben den Treffer auf.
    .check-2 = Angenommen, 3 leben: 1 und 2 tun es.
    .check-3 = Angenommen, 2 leben: 1 tut es.
    .check-4 = Angenommen, 1 lebt: Niemand wird gefragt.
    .ruling = Wo es nicht gelingen kann, wird nicht gefragt.
vanderbilt_first-aid-count = Die Lebenden werden gezählt, bevor jemand fällt, Vanderbilt eingeschlossen.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check = Angenommen, 4 leben, und eben wurde getroffen: Bei einer 3 fällt niemand.
    .ruling = In diesem Moment ist noch niemand gefallen.
vanderbilt_first-aid-once = Sie lässt sich einmal pro Zug versuchen, und auch ein vergeblicher Versuch zählt.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe
    .check-1 = Angenommen, zwei Treffer in einer Zombiephase und ein Versuch beim ersten: Beim zweiten wird keiner angeboten.
    .check-2 = Angenommen, in diesem Zug ein Versuch: Im nächsten gibt es wieder einen.
vanderbilt_first-aid-before-choice = Sie wird versucht, bevor gewählt wird, wer fällt, und darf für einen späteren Treffer aufgespart werden.
    .source = Vanderbilt (Sanitäter) > Erste Hilfe; Treffer
    .check-1 = Angenommen, ein Treffer: Das Team antwortet erst, ob Erste Hilfe versucht wird.
    .check-2 = Nach einem vergeblichen Wurf kann auch Vanderbilt selbst fallen.
    .check-3 = Angenommen, sie bleibt beim ersten Treffer aus: Beim zweiten darf sie versucht werden.
    .ruling = Der Text liest sich als freie Wahl: Er begrenzt nur, wie oft die Fähigkeit in einem Zug genutzt werden kann.

## modes

modes_shared-table = Alles liegt offen; jede Person handelt nur für die eigenen Mitglieder, raten dürfen alle.
    .source = Der Zug der Spieler; Sieg und Niederlage
    .check-1 = Angenommen, ein Spiel übers Netz: Greift Ben mit Cooper an, den Alex spielt, wird das abgelehnt.
    .check-2 = Wer allein spielt, führt alle vier von einem Platz aus.
    .check-3 = Angenommen, zwei Personen: Beide sehen dasselbe.
    .check-4 = Bei freier Steuerung darf jeder für ein fremdes Mitglied antworten, und die Antwort nennt, wer sie gibt.
    .check-5 = Bei ihr darf bei der Wahl des Teams jeder nehmen, was übrig ist.
    .ruling = Das Heft schweigt; es folgt daraus, dass jedes Mitglied zu einer Person gehört. Der Gastgeber kann freie Hand erlauben, falls jemand gegangen ist (Option free-control). Dann nennt jede Antwort für ein fremdes Mitglied, wer sie gibt, und bei der Wahl des Teams darf jeder nehmen, was übrig ist.
