### Die Regeln von „Contract Assassin“, auf Deutsch. Maßgeblich ist clauses.yaml; hier stehen dieselben Regeln in derselben Reihenfolge.
### „Offener Auftrag“ = ein aufgedeckter Auftrag, der noch nicht erfüllt ist. „Karte“ ohne Zusatz = eine Karte der Ausrüstung. „Gelernte Zahl“ = die Zahl, mit der eine Waffe durch Können auch tötet.
### Waffen haben die Zahlen 2 bis 12; ein Wurf ist die Summe der beiden Todeswürfel, wenn nicht vom Fluchtwürfel die Rede ist.


## goal

goal_four-contracts = Wer als Erster 4 Aufträge erfüllt hat, gewinnt.
    .source = Einleitung
    .check = Angenommen, ein Spieler hat 3 Aufträge erfüllt: Gelingt der Anschlag auf das vierte Ziel, hat er gewonnen.
goal_immediate = Das Spiel ist in diesem Moment zu Ende; die anderen kommen nicht mehr an die Reihe.
    .source = Einleitung; Fluchtversuch
    .check = Angenommen, zu dritt erfüllt der Zweite in Runde 12 den vierten Auftrag: Der Dritte hat in Runde 12 keinen Zug mehr.
    .ruling = Ausdrücklich steht das nirgends; das Heft nennt es aber einen Wettlauf und erlässt dem Sieger sogar die Flucht.
goal_no-final-escape = Nach dem entscheidenden Anschlag muss niemand mehr fliehen oder untertauchen.
    .source = Fluchtversuch
    .check = Angenommen, 3 Aufträge sind erfüllt und 1 Aktion ist übrig: Gelingt der Anschlag, ist das Spiel gewonnen, obwohl keine Aktion mehr da ist.
goal_no-time-limit = Anders endet das Spiel nicht: Es dauert, bis jemand 4 Aufträge erfüllt hat.
    .source = Einleitung
    .check-1 = Angenommen, Runde 300, und niemand hat 4: Es geht weiter.
    .check-2 = Steht die Option round-limit auf 30, gewinnt nach Runde 30, wer die meisten Aufträge erfüllt hat.
    .check-3 = Es geht weiter, bis der letzte Zug dieser Runde vorbei ist.
    .check-4 = Bei gleich vielen Aufträgen entscheidet, wer weniger Leibwächter bei seinen offenen Aufträgen hat.
    .check-5 = Sind auch das gleich viele, entscheidet, wer mehr Waffen gelernt hat.
    .check-6 = Sind auch die gleich, wird der Sieg geteilt.
    .ruling = Das Heft schweigt. Option round-limit (sonst aus): Nach dem letzten Zug dieser Runde gewinnt, wer die meisten Aufträge erfüllt hat. Bei Gleichstand gewinnt, wer die wenigsten Leibwächter an den eigenen offenen Aufträgen hat, dann, wer das meiste Können hat; sonst wird der Sieg geteilt.
goal_standing = Nur der Sieger steht fest; die übrigen Plätze werden nur angezeigt.
    .source = Einleitung
    .check-1 = Angenommen, es gibt einen Sieger, und die anderen haben 3 und 1 Auftrag erfüllt: Genannt wird nur der Sieger.
    .check-2 = Haben sie 3, 3 und 1 erfüllt, stehen sie auf Platz zwei, zwei und vier.
    .ruling = Das Heft kennt keine weiteren Plätze. Wir ordnen nach erfüllten Aufträgen; wer gleich viele hat, steht auf demselben Platz.
goal_solo-clock = Option solo-clock: Wer allein spielt, gewinnt, wenn 4 Aufträge rechtzeitig erfüllt sind.
    .source = Einleitung; Spielaufbau
    .check-1 = Angenommen, die Option solo-clock steht auf 22: Wird der vierte Auftrag in Zug 22 erfüllt, ist das Spiel gewonnen.
    .check-2 = Sind am Ende von Zug 22 weniger als 4 erfüllt, ist es verloren.
    .check-3 = Ausgesetzte Züge zählen mit.
    .check-4 = Am Ende von Zug 21 geht es weiter.
    .check-5 = Angenommen, 2 Spieler oder die Option round-limit: Die Option wird abgelehnt.
    .check-6 = Jeder andere Wert als 26, 22 und 18 wird abgelehnt.
    .check-7 = Sind Stapel und Ablage leer, kann keine Karte gezogen werden.
    .ruling = Von uns, denn das Heft kennt nur den Wettlauf. Zur Wahl stehen 26 (leicht), 22 (normal) und 18 (schwer). Ohne Rivalen gibt es niemanden, dem man eine Karte nehmen oder einen Leibwächter schicken kann; sind Stapel und Ablage leer, lässt sich keine Karte ziehen.

## setup

setup_players = 2 bis 8 Spieler.
    .source = Spielaufbau
    .check-1 = Angenommen, 8 Plätze: 32 von 34 Aufträgen werden verteilt, und das Spiel beginnt.
    .check-2 = Angenommen, 9 Plätze: Das wird abgelehnt.
    .check-3 = Angenommen, 1 Platz ohne die Option solo-clock: Das wird abgelehnt.
    .ruling = Eine Zahl steht nirgends. Zehn Killer würden für 10 reichen, aber 34 Aufträge zu je 4 reichen nur für 8. Wer allein spielen will, spielt gegen Bots oder mit der Option solo-clock gegen eine Zahl von Zügen, siehe goal.solo-clock.
setup_roster = Es gibt zehn Killer: Precious Hanns, Šimon Semtex, Klaus the Clown, Winchester Smith III, Archie 'Beau' Fletcher, 'Sugar' Kane Machete, Ninja Sue, Cynthia Cyanide, Otto Deadeye und Lily 'Boo' Meringue.
    .source = Besondere Fähigkeiten
    .check-1 = Angenommen, die zehn Akten: Jede nennt eine Fähigkeit, eine Heimatstadt, eine Spezialwaffe und eine Farbe der Figur, und nichts davon kommt zweimal vor.
    .check-2 = Die zehn Spezialwaffen sind alle Waffen außer der 7.
setup_sequence = Aufgebaut wird in dieser Reihenfolge: Kartenstapel, Beutel, Akten mit Figuren, Plättchen für die Spezialwaffen, Aufträge, Zielmarker.
    .source = Spielaufbau
    .check-1 = Angenommen, der Verlauf eines neuen Spiels: Platz für Platz kommen erst alle Akten, dann alle Plättchen für die Spezialwaffen, dann alle Aufträge.
    .check-2 = Der Stapel bleibt bis zum ersten Zug unberührt.
    .check-3 = Mit der Option opening-hand gibt es ganz zum Schluss je 3 Karten.
    .check-4 = Mit der Option assassin-draft steht fest, wer beginnt, bevor die Akten gewählt werden.
    .ruling = Die Reihenfolge steht im Heft; dass es Platz für Platz und vom ersten an geht, ist von uns, damit derselbe Schlüssel dasselbe Spiel ergibt. Mit der Option assassin-draft steht fest, wer anfängt, bevor die Akten gewählt werden.
setup_kit-deck = Alle 88 Karten werden gemischt und bilden einen verdeckten Stapel.
    .source = Spielaufbau
    .check = Angenommen, ein neues Spiel: Im Stapel sind 44 Waffenkarten, 24 Fluchtkarten und 20 Bonuskarten, und die Ablage ist leer.
setup_no-starting-hand = Alle beginnen ohne Karten.
    .source = Spielaufbau
    .check-1 = Angenommen, ein neues Spiel: Alle Hände sind leer.
    .check-2 = Mit der Option opening-hand hat jede Hand 3 Karten, und der Stapel hat 88 weniger 3 für jeden Platz.
    .ruling = Im Aufbau werden keine verteilt. Option opening-hand: je 3 Karten, damit es schneller losgeht.
setup_skill-bag = Im Könnensbeutel sind am Anfang 40 Zahlenplättchen.
    .source = Spielaufbau
    .check = Angenommen, der Beutel vor dem Verteilen: Er enthält 2, 3, 4, 5, 6, 8, 9, 10, 11 und 12 je viermal und keine 7.
    .ruling = Die Zahlen stehen nirgends. 40 lässt sich nicht durch 11 teilen, ergibt ohne die 7 aber je 4; und das passt dazu, dass es für Waffe 7 kein Können gibt.
setup_bodyguard-bag = Im Leibwächterbeutel sind am Anfang 20 Zahlenplättchen.
    .source = Spielaufbau
    .check = Angenommen, ein neues Spiel: Der Beutel enthält jede Zahl von 2 bis 12 außer der 7 zweimal.
    .ruling = Erschlossen wie beim Könnensbeutel: 20 sind 10 Zahlen zu je zwei. Eine 7 kann also nie abgewehrt werden.
setup_assassin-random = Alle bekommen zufällig eine Akte, jede eine andere.
    .source = Spielaufbau
    .check-1 = Angenommen, 8 Spieler: 8 verschiedene Killer sind im Spiel.
    .check-2 = Angenommen, viele neue Spiele: Der Zufall gibt dem ersten Platz verschiedene Akten.
    .check-3 = Mit der Option assassin-draft und der Reihenfolge 2, 3, 1 wählt erst Platz 1, dann Platz 3, dann Platz 2.
    .check-4 = Eine gewählte Akte kann nicht noch einmal gewählt werden.
    .ruling = Zufällig wählen heißt blind verteilen. Option assassin-draft: Alle wählen, und zwar in umgekehrter Reihenfolge der Züge.
setup_start-city = Jede Figur beginnt in der Heimatstadt ihres Killers.
    .source = Spielaufbau
    .check = Angenommen, jemand bekommt Ninja Sue: Ihre Figur steht in ihrer Heimatstadt.
setup_specialist-skill = Alle ziehen blind ein Plättchen aus dem Könnensbeutel für ihre Spezialwaffe.
    .source = Spielaufbau; Waffen lernen
    .check = Angenommen, 4 Spieler: Dem Beutel fehlen 4 Plättchen, und auf jeder Akte liegt genau eines.
setup_greyed-redraw = Zeigt das Plättchen die ausgegraute Zahl des Feldes, wird neu gezogen.
    .source = Spielaufbau
    .check = Angenommen, Spezialwaffe 5: Dort liegt nie die 5, aber jede andere Zahl außer der 7 kann kommen.
    .ruling = Welche Zahl grau ist, steht nirgends. Wir nehmen die Zahl der Waffe selbst, denn sie noch einmal zu lernen, wäre wertlos. Das abgelehnte Plättchen kommt zurück in den Beutel, sobald das neue gezogen ist.
setup_contracts = Alle 34 Aufträge werden gemischt; jeder Spieler bekommt 4, offen.
    .source = Spielaufbau
    .check-1 = Angenommen, 3 Spieler: 12 Aufträge liegen offen, 4 bei jedem.
    .check-2 = Angenommen, ein Auftrag wurde nicht verteilt: Niemand kann in seiner Stadt einen Anschlag verüben, auch Otto nicht.
    .ruling = Nicht verteilte Aufträge bleiben aus dem Spiel; das Heft verwendet sie nirgends.
setup_target-markers = Auf die Stadt jedes verteilten Auftrags kommt ein weißer Zielmarker.
    .source = Spielaufbau
    .check = Angenommen, 3 Spieler: 12 Marker liegen auf dem Plan, jeder in einer anderen Stadt.
    .ruling = Die Marker haben keine Spielerfarbe; wem ein Ziel gehört, zeigen die Aufträge. Jeder Auftrag hat seine eigene Stadt, darum liegen nie zwei Marker in einer.
setup_public = Aufträge, Können, Leibwächter, Figuren, ausgesetzte Züge, Ablage und normalerweise auch die Hände sind für alle offen. Verborgen ist nur, was Stapel und Beutel als Nächstes hergeben.
    .source = Spielaufbau; Die Ausrüstung; Leibwächter
    .check-1 = Ohne Optionen sehen zwei Plätze genau dasselbe.
    .check-2 = Niemand sieht die Reihenfolge des Stapels oder das nächste Plättchen eines Beutels.
    .check-3 = Was noch im Stapel und in den Beuteln ist, wird gezeigt.
    .ruling = Nach dem Heft liegen die Aufträge offen, die Hände müssen nicht verdeckt sein, die Plättchen liegen in Beuteln, der Stapel ist verdeckt. Was noch in Stapel und Beuteln ist, kann jeder ausrechnen; darum zeigen wir Anzahl und Inhalt, aber nicht die Reihenfolge.

## turn

turn_first-player = Es beginnt, wer zuletzt jemanden umgebracht hat.
    .source = Spielablauf
    .check-1 = Angenommen, ein neues Spiel: Der erste Platz wird ausgelost und steht im Verlauf.
    .check-2 = Bei einer Revanche beginnt, wem im vorigen Spiel der letzte Anschlag gelungen ist.
    .check-3 = Gab es darin keinen, wird der erste Platz wieder ausgelost.
    .ruling = Im Heft ist das ein Scherz; näher kommt man ihm nicht, ohne dass jemand zu Schaden kommt.
turn_order = Danach geht es reihum.
    .source = Spielablauf
    .check-1 = Angenommen, Plätze 1 bis 4, und Platz 3 beginnt: Die Reihenfolge ist 3, 4, 1, 2, und das ist eine Runde.
    .check-2 = Ein ausgesetzter Zug behält darin seine Stelle.
    .ruling = Die Richtung steht nirgends; wir spielen im Uhrzeigersinn nach Plätzen.

## dice

dice_kinds = Die beiden Todeswürfel und der eine Fluchtwürfel sind gewöhnliche sechsseitige Würfel.
    .source = Der Anschlag; Fluchtversuch
    .check-1 = Angenommen, ein Anschlag: Zwei Würfel fallen, die je 1 bis 6 zeigen.
    .check-2 = Angenommen, eine Flucht: Ein Würfel fällt, der 1 bis 6 zeigt.
    .ruling = Die Seiten sind nirgends beschrieben; siehe kit.weapons und kit.getaways.

## turn

turn_four-actions = Ein Zug hat 4 Aktionen.
    .source = Spielablauf
    .check = Angenommen, ein gewöhnlicher Killer hat 4 Aktionen verbraucht: Eine fünfte wird abgelehnt.
turn_mix = Aktionen dürfen beliebig gemischt und wiederholt werden.
    .source = Spielablauf
    .check-1 = Angenommen, ein Zug: Karte, Feld, Karte, Feld ist erlaubt.
    .check-2 = Vier Karten zu ziehen ist es auch.
turn_unused = Nicht genutzte Aktionen verfallen am Ende des Zuges.
    .source = Spielablauf
    .check = Angenommen, 2 Aktionen sind übrig, und der Spieler beendet den Zug: Im nächsten hat er wieder 4.
    .ruling = Das Heft schweigt. Nirgends darf man Aktionen aufheben, nirgends muss man alle nutzen.
turn_ends = Ein Zug endet, wenn der Spieler ihn beendet, ins Gefängnis kommt oder untertaucht.
    .source = Spielablauf; Fluchtversuch; Untertauchen
    .check-1 = Angenommen, 0 Aktionen und eine spielbare Bonuskarte: Der Spieler kann sie spielen oder den Zug beenden.
    .check-2 = Mit 0 Aktionen und nichts zu spielen endet der Zug von selbst.
    .check-3 = Beenden ist immer möglich, solange keine Flucht ansteht.
    .check-4 = Misslingt eine Flucht oder taucht jemand unter, ist der Zug sofort vorbei.
    .ruling = Das Heft schweigt. Bonuskarten kosten keine Aktion, darum muss ein Zug ohne Aktionen noch nicht vorbei sein.
turn_missed = Wer aussetzt, entscheidet nichts, es sei denn, er kann einen Ausbruch spielen.
    .source = Gefängnis; Untertauchen
    .check-1 = Angenommen, jemand ist untergetaucht, mit beliebigen Karten: Der Zug geht sofort vorüber.
    .check-2 = Wer im Gefängnis keinen Ausbruch hat, dessen Zug geht ebenso sofort vorüber.
    .check-3 = Wer dort einen Ausbruch hat, kann ihn spielen oder den Zug absitzen.

## action

action_draw = Aktion: die oberste Karte nehmen.
    .source = Spielablauf
    .check-1 = Angenommen, der Stapel hat 50 Karten: Wer eine Aktion zum Ziehen nutzt, hat 1 Karte mehr, und der Stapel hat 49.
    .check-2 = Die Karte darf noch im selben Zug benutzt werden.
action_move = Aktion: auf ein Nachbarfeld gehen.
    .source = Spielablauf; Den Killer bewegen
    .check-1 = Angenommen, die Figur steht in Paris: Geht sie nach London, kostet das 1 Aktion.
    .check-2 = Auf ein Feld ohne Verbindung kann sie nicht gehen.
action_getaway-travel = Aktion: eine Fluchtkarte spielen und auf ihre Art reisen, ohne zu würfeln.
    .source = Spielablauf; Den Killer bewegen
    .check-1 = Angenommen, ein Privatjet wird zum Reisen gespielt: Das kostet 1 Aktion, es wird nicht gewürfelt, die Figur steht im gewählten Drehkreuz, und die Karte wird abgelegt.
    .check-2 = Führt die Karte nicht an den Ort oder ist sie nicht auf der Hand, wird das abgelehnt.
action_attempt = Aktion: einen Anschlag verüben.
    .source = Spielablauf
    .check = Angenommen, 4 Aktionen: Nach einem Anschlag bleiben 3 für die Flucht und alles Weitere.
action_escape = Aktion: einen Fluchtversuch machen.
    .source = Spielablauf
    .check-1 = Angenommen, nach einem Anschlag sind 3 Aktionen übrig: Nach einem Fluchtversuch sind es 2.
    .check-2 = Ging kein Anschlag unmittelbar voraus, wird keine Flucht angeboten.
    .ruling = Nur direkt nach einem Anschlag. Sonst gäbe es nichts, wovor man flieht, und mit derselben Karte zu reisen wäre besser.
action_learn = Aktion: in einer Heimatstadt eine Waffe lernen.
    .source = Spielablauf; Waffen lernen
    .check = Angenommen, die Figur steht in der Heimatstadt eines anderen Killers: Dort zu lernen kostet 1 Aktion.

## move

move_shared-space = Auf einem Feld dürfen beliebig viele Figuren stehen; sie stören einander nicht.
    .source = Den Killer bewegen
    .check = Angenommen, zwei Figuren in Rom: Beide können dort handeln, als wären sie allein.
    .ruling = Das Heft schweigt; Regeln zum Blockieren oder Kämpfen gibt es nicht.
move_prison-not-on-map = Der Gefängnishof ist kein Feld des Plans: Auf gewöhnlichem Weg kommt niemand hinein oder hinaus.
    .source = Fluchtversuch; Gefängnis
    .check-1 = Angenommen, eine Fluchtkarte führt in jede Stadt: In den Gefängnishof führt sie nicht.
    .check-2 = Wer im Gefängnis eine Fluchtkarte hat, kann damit nicht hinaus.

## kit

kit_weapons = 44 Waffenkarten: 11 Waffen mit den Zahlen 2 bis 12, jede viermal.
    .source = Die Ausrüstung; Waffenkarten
    .check = Angenommen, die Liste der Karten: Jede Waffe kommt 4-mal vor.
    .ruling = Das Heft nennt 11 verschiedene Zahlen, darunter die 7, und eine Fähigkeit, die bei einer gewürfelten 2 hilft. Dazu passen nur die elf Summen zweier sechsseitiger Würfel, also 2 bis 12.
kit_getaways = 24 Fluchtkarten: 6 Arten mit den Zahlen 1 bis 6, jede viermal.
    .source = Die Ausrüstung; Fluchtkarten
    .check = Angenommen, die Liste der Karten: Jede Fluchtkarte kommt 4-mal vor.
    .ruling = Das Heft nennt sechs Arten mit verschiedenen Zahlen, einen Würfel und eine Fähigkeit, die bei 1 oder 2 hilft; also 1 bis 6.
kit_bonus = 20 Bonuskarten.
    .source = Die Ausrüstung
    .check = Angenommen, die Liste der Karten: Sie enthält 20 Bonuskarten, der Ausbruch ist darunter.
kit_open-hands = Die Karten müssen nicht geheim bleiben.
    .source = Die Ausrüstung
    .check-1 = Angenommen, ein Spiel übers Netz ohne Optionen: Jedes Gerät zeigt alle Hände.
    .check-2 = Mit der Option hidden-hands sehen Rivalen, wie viele Karten eine Hand hat, und eine Karte selbst erst, wenn sie ausgelegt, gespielt oder abgelegt wird.
    .check-3 = Mit der Option hidden-hands: Wenn Würfel liegen, die Polizei kommt, jemand wegkommen muss, es mit neuen Karten noch einmal versuchen darf, einen Zug im Gefängnis aussetzt oder keine Aktion mehr hat, dann wird gefragt, ob eine Karte dafür auf der Hand ist oder nicht.
    .check-4 = Mit der Option hidden-hands: Ist die Hand leer, die Bonuskarte des Zuges gespielt oder liegt jede solche Karte auf dem Ablagestapel, dann wird niemand danach gefragt.
    .ruling = Das Heft lässt hier die Wahl. Normalerweise sind die Hände offen; Option hidden-hands verdeckt sie. Mit ihr wird niemand übergangen, wer nach dem Wissen der Rivalen eine Karte für den Augenblick haben könnte: So verrät keine Frage und kein Schweigen, was auf der Hand ist.
kit_no-limit = Es gibt kein Handkartenlimit.
    .source = Die Ausrüstung
    .check = Angenommen, eine Hand von 30 Karten: Wird noch eine gezogen, bleibt sie auf der Hand.
kit_discard = Eine gespielte Karte kommt auf die Ablage.
    .source = Die Ausrüstung
    .check = Angenommen, eine Bonuskarte wird gespielt: Die Ablage hat 1 Karte mehr.
kit_discard-first = Eine gespielte Karte liegt auf der Ablage, bevor sie wirkt.
    .source = Die Ausrüstung
    .check-1 = Angenommen, Stapel 0, Ablage 0 und eine Karte, mit der man 3 zieht: Wird sie gespielt, ist die erste der drei gezogenen Karten sie selbst.
    .check-2 = Angenommen, Karten sind für einen Anschlag ausgelegt: Solange der Wurf noch geändert werden kann, liegen sie nicht auf der Ablage; danach kommen sie zusammen dorthin.
    .ruling = Das Heft schweigt. Es folgt daraus, dass eine gespielte Karte weggelegt wird, und so bleiben die Karten zählbar, während eine wirkt. Karten für einen Anschlag oder eine Flucht bleiben ausgelegt, bis ausgewertet ist, und werden dann zusammen abgelegt.
kit_reshuffle = Muss eine Karte genommen werden und der Stapel ist leer, wird die Ablage zum neuen Stapel gemischt.
    .source = Die Ausrüstung
    .check = Angenommen, Stapel 0 und Ablage 20: Wird eine Karte gezogen, ist der Stapel bei 19 und die Ablage bei 0.
kit_hoarder = Sind Stapel und Ablage leer, wird die Karte blind bei dem gezogen, der die meisten Karten hat.
    .source = Die Ausrüstung
    .check = Angenommen, Stapel 0, Ablage 0, Hände mit 30, 40 und 18 Karten, und Platz 3 zieht: Eine zufällige Karte von Platz 2 geht an Platz 3, und das kostet 1 Aktion.
kit_hoarder-tie = Haben mehrere gleich viele, trifft es den, der als Nächster an der Reihe ist; bei sich selbst zieht man nie.
    .source = Die Ausrüstung
    .check-1 = Angenommen, Hände mit 30, 29 und 29 Karten, und Platz 1 (mit 30) zieht: Es trifft Platz 2.
    .check-2 = Hat sonst niemand eine Karte, wird das Ziehen abgelehnt.
    .ruling = Das Heft schweigt. Hat sonst niemand eine Karte, kann nicht gezogen werden.
kit_hoarder-hidden = Dabei wird die Hand, aus der gezogen wird, gemischt und verdeckt.
    .source = Die Ausrüstung
    .check = Angenommen, offene Hände: Wer bei der größten Hand zieht, kann nicht wählen; der Zufall des Spiels entscheidet.

## bonus

bonus_free = Eine Bonuskarte kostet keine Aktion und darf jederzeit im eigenen Zug gespielt werden.
    .source = Bonuskarten
    .check-1 = Angenommen, 0 Aktionen, und der Zug ist noch nicht beendet: Eine Bonuskarte wirkt.
    .check-2 = Im Zug eines anderen wird sie abgelehnt.
    .check-3 = Ist sie nicht auf der Hand, wird sie abgelehnt.
bonus_keep = Eine Bonuskarte darf für einen späteren Zug aufgehoben werden.
    .source = Bonuskarten
    .check = Angenommen, eine Bonuskarte wurde in Runde 2 gezogen: In Runde 9 darf sie gespielt werden.
bonus_one-per-turn = Höchstens eine Bonuskarte pro Zug.
    .source = Bonuskarten
    .check-1 = Angenommen, eine Bonuskarte ist gespielt: Eine zweite im selben Zug wird abgelehnt.
    .check-2 = Im nächsten Zug darf wieder eine gespielt werden.
bonus_between = Eine Bonuskarte darf zwischen Anschlag und Flucht gespielt werden, und wenn ihr Text es sagt, auch gleich nach einem Wurf.
    .source = Bonuskarten
    .check-1 = Angenommen, ein Wurf der Todeswürfel geht daneben: Wird eine Karte für einen Neuwurf gespielt, wird der neue Wurf ausgewertet, bevor ein Leibwächter dazukommt.
    .check-2 = Trifft der Wurf, wird die Karte für einen Neuwurf auch angeboten, beim Anschlag wie bei der Flucht.
    .check-3 = Ist ein Anschlag ausgewertet, darf vor der Flucht eine Bonuskarte gespielt werden.
    .check-4 = Misslingt eine Flucht, darf bei der Verhaftung der Doppelgänger gespielt werden: Die Figur ist daheim, der Zug vorbei, und kein Zug wird ausgesetzt.
    .ruling = Wir nehmen „jederzeit“ beim Wort: Nach jedem eigenen Wurf ist Gelegenheit dazu.
bonus_windows = Eine Bonuskarte ohne eigenen Moment wird gespielt, wenn der Spieler etwas wählt: eine Aktion, die Karten für Anschlag oder Flucht vor dem Wurf oder die Art, wie er verschwindet.
    .source = Bonuskarten
    .check-1 = Angenommen, ein Bestechlicher Leibwächter und ausgelegte Waffen, noch kein Wurf: Er darf gespielt werden.
    .check-2 = Nach dem Wurf wird er abgelehnt, bis der Anschlag ausgewertet ist und die Karten abgelegt sind.
    .check-3 = Vor der Flucht und neben ausgelegten Fluchtkarten darf er wieder gespielt werden.
    .check-4 = Nennt eine Karte den Moment nach einem Wurf oder bei der Verhaftung, wird sie in jedem anderen abgelehnt.
    .check-5 = Ist ein Anschlag im Gange, wird der Nachtflug abgelehnt: Er ist kein Ausweg.
    .ruling = Ganz wörtlich könnte „jederzeit“ einen Wurf drehen, den schon alle gesehen haben. Nach einem Wurf oder bei der Verhaftung gehen darum nur Karten, die diesen Moment nennen.
bonus_no-empty-play = Eine Bonuskarte, die nichts ändern würde, kann nicht gespielt werden.
    .source = Bonuskarten
    .check-1 = Angenommen, kein Ziel hat einen Leibwächter: Der Bestechliche Leibwächter wird abgelehnt und bleibt auf der Hand.
    .check-2 = Ein Anonymer Hinweis auf ein eigenes Ziel oder ein Nachtflug dorthin, wo die Figur steht, wird abgelehnt.
    .ruling = Das Heft schweigt. So passiert niemandem ein Versehen, und das Programm bietet nichts Leeres an.

## attempt

attempt_where = Ein Anschlag findet in der Stadt eines eigenen offenen Auftrags statt.
    .source = Spielablauf; Den Killer bewegen
    .check-1 = Angenommen, die Figur steht in Rom, und dort ist ein eigener offener Auftrag: Ein Anschlag ist möglich.
    .check-2 = Gehört der Auftrag dort einem Rivalen, ist keiner möglich (außer für Otto).
    .check-3 = Ist der eigene Auftrag dort erfüllt, ist keiner möglich.
attempt_choose-first = Waffenkarten werden vor dem Wurf gewählt und ausgelegt.
    .source = Der Anschlag
    .check = Angenommen, ein Anschlag läuft: Nach dem Wurf wird jede weitere Karte abgelehnt.
attempt_sequence = Ein Anschlag läuft so ab: Aktion ausgeben, Waffen auslegen, würfeln, auswerten, bei einem Fehlschlag ein Leibwächter, ablegen, dann Sieg oder Flucht.
    .source = Der Anschlag; Leibwächter
    .check-1 = Angenommen, ein Anschlag mit 5 Waffen geht daneben: Im Verlauf stehen Aktion, Waffen, Wurf, Fehlschlag, Leibwächter, 5 abgelegte Karten, Flucht.
    .check-2 = Beim vierten Erfolg stehen dort Auftrag, Marker, Leibwächter zurück, Ablegen, Sieg.
    .ruling = Das Heft erzählt es in dieser Reihenfolge, nennt nur das Ablegen zuletzt; darauf kommt es nicht an. Archie verschiebt zwischen Waffen und Wurf, eine Karte für einen Neuwurf kommt zwischen Wurf und Auswertung, Lilys zweiter Wurf nach dem ersten Leibwächter, Sugars Wahl beim Ablegen.
attempt_five-cards = Höchstens 5 Waffenkarten dürfen mit.
    .source = Der Anschlag
    .check = Angenommen, ein gewöhnlicher Killer wählt 6 Waffenkarten: Das wird abgelehnt.
attempt_at-least-one = Mindestens 1 Waffenkarte muss mit.
    .source = Der Anschlag
    .check-1 = Angenommen, eine Hand ohne Waffenkarten: Kein Anschlag ist möglich.
    .check-2 = Nur Precious Hanns darf es ohne versuchen.
    .ruling = Im Heft steht nur die Obergrenze. Ohne Untergrenze könnte Otto den Zielen der Rivalen umsonst Leibwächter verschaffen. Hanns ist ausgenommen, weil seine 2 wirkt, was immer er mitbringt.
attempt_duplicates = Gleiche Waffenkarten mitzubringen ist erlaubt, bringt aber nichts.
    .source = Der Anschlag
    .check = Angenommen, zwei Karten mit der 6: Beide dürfen mit, beide zählen für die Obergrenze, beide werden abgelegt.
attempt_roll = Beide Todeswürfel werden geworfen und zusammengezählt.
    .source = Der Anschlag
    .check = Angenommen, die Würfel zeigen 3 und 5: Der Wurf ist 8.
    .ruling = Dass man zusammenzählt, steht nicht da; aber bei Waffen über 6 geht es nicht anders.
attempt_success-weapon = Der Anschlag gelingt, wenn der Wurf die Zahl einer mitgebrachten Waffe ist.
    .source = Der Anschlag
    .check = Angenommen, Waffen 5, 6 und 7 ohne Können: 5, 6 und 7 sind ein Erfolg, alles andere ist ein Fehlschlag.
attempt_success-skill = Er gelingt auch, wenn der Wurf die gelernte Zahl einer mitgebrachten Waffe ist.
    .source = Der Anschlag; Waffen lernen
    .check-1 = Angenommen, Waffe 2 mit der gelernten Zahl 8 ist dabei: Eine 8 ist ein Erfolg.
    .check-2 = Ist Waffe 2 nicht dabei, ist sie ein Fehlschlag.
attempt_fulfil = Gelingt der Anschlag, wird der Auftrag umgedreht und sein Zielmarker entfernt.
    .source = Der Anschlag
    .check = Angenommen, ein Erfolg in Rom: Der Auftrag in Rom ist erfüllt, und in Rom liegt kein Marker mehr.
attempt_bodyguards-return = Die Leibwächter eines toten Ziels kommen zurück in den Beutel.
    .source = Leibwächter
    .check = Angenommen, das Ziel hat die Leibwächter 6 und 9: Stirbt es, sind im Beutel 2 mehr.
    .ruling = Das Heft schweigt; 20 Plättchen für bis zu 32 Ziele würden sonst nicht reichen.
attempt_fail = Geht der Anschlag daneben, bekommt das Ziel einen Leibwächter.
    .source = Der Anschlag; Leibwächter
    .check = Angenommen, keine Zahl passt: Das Ziel hat einen Leibwächter mehr, und der Auftrag bleibt offen.
attempt_discard = Alle mitgebrachten Waffenkarten werden abgelegt, ob es gelingt oder nicht.
    .source = Leibwächter
    .check = Angenommen, 5 Karten waren dabei: Danach sind 5 weniger auf der Hand.
attempt_then-flee = Nach jedem Anschlag, auch nach einem Fehlschlag, muss der Spieler sofort zu fliehen versuchen oder untertauchen.
    .source = Leibwächter
    .check-1 = Angenommen, ein Anschlag ging daneben und 3 Aktionen sind übrig: Erst noch eine Karte zu ziehen wird abgelehnt.
    .check-2 = Nach einem Erfolg wird es ebenso abgelehnt.
    .check-3 = Ist die Flucht vorbei, gibt es kein Ziel mehr.
attempt_repeat = Auf dasselbe Ziel sind beliebig viele Anschläge erlaubt.
    .source = Leibwächter
    .check = Angenommen, zwei gingen in früheren Zügen daneben: Ein dritter ist möglich, sobald die Figur wieder oder noch dort ist und handeln darf.
attempt_twice-a-turn = Ein zweiter Anschlag im selben Zug geht nur nach einer gelungenen Flucht und mit einer Aktion, die noch übrig ist.
    .source = Spielablauf; Leibwächter
    .check = Angenommen, 4 Aktionen: Anschlag, Flucht in eine Stadt mit einem weiteren eigenen offenen Auftrag, Anschlag; die letzte Aktion kann wieder eine Flucht sein.
attempt_last-action = Ein Anschlag geht auch mit der letzten Aktion; danach muss man untertauchen, es sei denn, man hat gewonnen.
    .source = Untertauchen
    .check-1 = Angenommen, 1 Aktion ist übrig und 1 Auftrag erfüllt: Gelingt der Anschlag, taucht der Spieler unter.
    .check-2 = Sind 3 Aufträge erfüllt und gelingt er, ist stattdessen das Spiel gewonnen.

## bodyguard

bodyguard_random = Die Zahl des Leibwächters wird blind aus dem Beutel gezogen und liegt offen beim Ziel.
    .source = Leibwächter
    .check = Angenommen, im Beutel sind 20: Geht ein Anschlag daneben, sind es noch 19, und alle sehen die Zahl.
bodyguard_blocks = Ein Wurf mit der Zahl eines Leibwächters kann dieses Ziel nicht töten.
    .source = Leibwächter
    .check-1 = Angenommen, Leibwächter 6, und Waffe 6 ist dabei: Bei einer 6 schlägt der Anschlag fehl, und ein weiterer Leibwächter kommt.
    .check-2 = Ist 6 nur die gelernte Zahl einer mitgebrachten Waffe, schlägt er ebenso fehl.
bodyguard_specific = Er schützt nur dieses Ziel.
    .source = Leibwächter
    .check = Angenommen, Leibwächter 6 in Rom: Eine 6 mit Waffe 6 in Paris ist ein Erfolg.
bodyguard_different = Ein Ziel hat nie zwei Leibwächter mit derselben Zahl.
    .source = Leibwächter
    .check = Angenommen, das Ziel hat die Leibwächter 6 und 8: Kommt einer dazu, hat er keine dieser Zahlen.
bodyguard_exhausted = Hat der Beutel keine Zahl, die dem Ziel noch fehlt, kommt kein Leibwächter dazu.
    .source = Leibwächter
    .check-1 = Angenommen, im Beutel sind nur 6en, und das Ziel hat Leibwächter 6: Nach einem Fehlschlag kommt keiner dazu.
    .check-2 = Hat ein Rivale ein solches Ziel, wird der Anonyme Hinweis dort abgelehnt.
    .ruling = Das Heft schweigt; es gibt nichts zu ziehen. Ein Ziel kann höchstens 10 Leibwächter haben, und die 7 bleibt immer frei.

## escape

escape_cards = Vor dem Wurf werden 1 bis 4 Fluchtkarten gewählt.
    .source = Fluchtversuch; Untertauchen
    .check-1 = Angenommen, 5 Fluchtkarten werden gewählt: Das wird abgelehnt.
    .check-2 = Wer keine hat, kann nur untertauchen.
    .check-3 = Liegt keine aus, wird der Wurf abgelehnt.
    .ruling = „Genug Fluchtkarten“ lesen wir als mindestens eine. Cynthia darf es ohne versuchen.
escape_duplicates = Gleiche Fluchtkarten mitzubringen ist erlaubt, bringt aber nichts.
    .source = Fluchtversuch
    .check = Angenommen, zwei Karten mit der 3: Beide dürfen mit, beide zählen zu den 4, beide werden abgelegt.
    .ruling = Wie bei den Waffen; hier schweigt das Heft.
escape_roll = Der Fluchtwürfel wird geworfen; eine mitgebrachte Karte mit dieser Zahl ist der Ausweg.
    .source = Fluchtversuch
    .check-1 = Angenommen, Karten 1, 3, 5 und 6: Fällt eine dieser Zahlen, entkommt die Figur.
    .check-2 = Bei einer 2 oder 4 geht es ins Gefängnis.
escape_sequence = Eine Flucht läuft so ab: Aktion ausgeben, Fluchtkarten auslegen, würfeln, auswerten, ablegen, dann der Ausweg oder das Gefängnis.
    .source = Fluchtversuch
    .check-1 = Angenommen, Karten 1, 3 und 5 und eine gewürfelte 3: Die drei Karten werden abgelegt, und der Spieler wählt, wohin ihn Karte 3 bringt.
    .check-2 = Bei einer 2 werden die drei abgelegt, und die Figur steht im Gefängnishof.
    .ruling = Eine Karte für einen Neuwurf kommt zwischen Wurf und Auswertung, Šimons zweiter Wurf nach einem Fehlschlag, Sugars Wahl beim Ablegen, eine Karte gegen die Verhaftung zuletzt, wenn das Gefängnis sicher ist.
escape_method = Gelingt die Flucht, muss die Figur die Stadt auf die Art dieser Karte verlassen.
    .source = Fluchtversuch
    .check-1 = Angenommen, eine 4 mit Karte 4: Der Spieler wählt, wohin ihn Karte 4 bringt.
    .check-2 = Bleiben kann er nicht.
escape_fallback = Führt eine Karte von hier aus nirgendwohin, geht die Figur stattdessen ein Feld weiter.
    .source = Fluchtversuch
    .check-1 = Angenommen, ein Nachtzug in Honolulu, wo kein Landweg hinführt: Die Flucht führt auf ein Nachbarfeld.
    .check-2 = Das Reisen damit ebenso.
    .ruling = Gehört zu unserer Gestaltung der Karten; so bleibt jede gelungene Flucht gelungen.
escape_discard = Alle mitgebrachten Fluchtkarten werden abgelegt, ob es gelingt oder nicht.
    .source = Fluchtversuch
    .check-1 = Angenommen, 4 waren dabei, und die Flucht misslingt: 4 werden abgelegt.
    .check-2 = Gelingt sie, werden ebenso alle abgelegt, die dabei waren.
escape_go-on = Nach einer gelungenen Flucht dürfen die übrigen Aktionen genutzt werden.
    .source = Spielablauf
    .check = Angenommen, 4 Aktionen, Anschlag, Flucht: Am neuen Ort sind noch 2 übrig.
escape_fail = Eine misslungene Flucht endet im Gefängnishof.
    .source = Fluchtversuch
    .check = Angenommen, keine Karte passt: Die Figur ist im Gefängnis, und der Zug ist vorbei, auch wenn noch Aktionen übrig sind.
    .ruling = Dass sie verfallen, folgt daraus, dass man im Gefängnis keine Aktionen hat.

## prison

prison_two-turns = Das Gefängnis kostet die nächsten zwei Züge.
    .source = Gefängnis
    .check = Angenommen, jemand kommt in Runde 5 ins Gefängnis: In den Runden 6 und 7 setzt er aus, Runde 8 ist ein voller Zug.
    .ruling = Der Zug, in dem man erwischt wird, zählt nicht mit.
prison_home = Danach kehrt die Figur in die eigene Heimatstadt zurück.
    .source = Gefängnis
    .check = Angenommen, der zweite ausgesetzte Zug ist vorbei: Die Figur ist in der Heimatstadt, und der nächste Zug beginnt dort mit 4 Aktionen.
prison_escape-card = In jedem der beiden Züge kann ein Ausbruch gespielt werden, der sofort nach Hause führt.
    .source = Gefängnis
    .check-1 = Angenommen, der erste Zug im Gefängnis, und der Ausbruch ist auf der Hand: Wird er gespielt, ist die Figur daheim, und kein Zug wird mehr ausgesetzt.
    .check-2 = Wird er erst im zweiten gespielt, ist insgesamt ein Zug ausgefallen.
prison_escape-card-actions = Der Zug, in dem er gespielt wird, ist dann ein ganz normaler.
    .source = Gefängnis
    .check-1 = Angenommen, der Ausbruch wird im ersten der beiden Züge gespielt: 4 Aktionen stehen bereit.
    .check-2 = Eine zweite Bonuskarte ist in diesem Zug nicht erlaubt.
    .check-3 = Mit der Option prison-card-no-actions kommt die Figur nach Hause, der Zug endet sofort, und der nächste ist ein normaler.
    .ruling = Nach dem Heft gibt es keine Aktionen, es sei denn, man hat die Karte; also gibt es sie mit der Karte. Option prison-card-no-actions: Die Figur kommt nach Hause, aber dieser Zug hat keine.
prison_nothing-else = Wer aussetzt, darf sonst nichts: keine Karte ziehen, keine andere Bonuskarte spielen.
    .source = Gefängnis; Untertauchen
    .check = Angenommen, jemand setzt aus: Jede andere Bonuskarte wird abgelehnt.
prison_contracts-stay = Im Gefängnis und untergetaucht behält man Aufträge, Können und Hand; hat man die größte Hand, kann man daraus noch Karten verlieren.
    .source = Gefängnis; Die Ausrüstung
    .check-1 = Angenommen, jemand kommt ins Gefängnis: Bei der Entlassung sind Karten, Aufträge und Können, wie sie waren.
    .check-2 = Hat jemand im Gefängnis die größte Hand, kann ihm eine Karte genommen werden.
    .ruling = Nirgends im Heft werden sie einem genommen.

## hiding

hiding_forced = Wer nach einem Anschlag keine Fluchtkarte oder keine Aktion mehr hat, muss untertauchen.
    .source = Untertauchen
    .check-1 = Angenommen, nach dem Anschlag sind 0 Aktionen übrig, und keine Bonuskarte ist mehr spielbar: Der Spieler taucht ohne Wahl unter.
    .check-2 = Hat er keine Fluchtkarte und keine spielbare Bonuskarte, so auch mit übrigen Aktionen.
    .check-3 = Hat er 0 Aktionen, eine Fluchtkarte und eine Bonuskarte, die Aktionen bringt, wird ihm erst diese angeboten und danach die Flucht.
    .ruling = Ob jemand untertauchen muss, entscheidet sich, wenn er nichts mehr spielen kann: Bonuskarten gehen jederzeit im Zug, und eine, die Aktionen oder Karten bringt, kann noch eine Flucht möglich machen.
hiding_chosen = Statt zu fliehen, kann man auch freiwillig untertauchen; das kostet keine Aktion.
    .source = Untertauchen
    .check = Angenommen, 3 Aktionen und 4 Fluchtkarten: Wer untertaucht, verliert keine Karte, und der Zug ist vorbei.
hiding_three-turns = Untertauchen kostet die nächsten drei Züge.
    .source = Untertauchen
    .check = Angenommen, jemand taucht in Runde 5 unter: In den Runden 6, 7 und 8 setzt er aus.
hiding_no-card = Nichts verkürzt das Untertauchen; ein Ausbruch nützt dabei nichts.
    .source = Untertauchen; Gefängnis
    .check = Angenommen, ein Untergetauchter hat einen Ausbruch: Er kann ihn nicht spielen und setzt drei Züge aus.
hiding_stay = Die Figur bleibt in dieser Stadt und macht von dort aus weiter.
    .source = Untertauchen
    .check = Angenommen, jemand taucht nach einem Fehlschlag in Rom unter: Runde 9 beginnt in Rom mit 4 Aktionen, und ein neuer Anschlag in Rom ist möglich.

## skill

skill_where = Jede Waffe außer der 7 gehört zur Heimatstadt eines Killers; dort wird sie gelernt.
    .source = Waffen lernen
    .check = Angenommen, die Figur steht in Cynthias Heimatstadt: Nur Cynthias Waffe kann dort gelernt werden, ob Cynthia mitspielt oder nicht.
skill_draw = Ein zufälliges Plättchen aus dem Könnensbeutel wird zur gelernten Zahl dieser Waffe.
    .source = Waffen lernen
    .check = Angenommen, im Beutel sind 36: Wird eine Waffe gelernt, sind es noch 35, und die Zahl liegt auf der Akte.
skill_greyed = Die Zahl der Waffe selbst gilt nicht; dann wird neu gezogen.
    .source = Waffen lernen
    .check = Angenommen, Waffe 9: Wird die 9 gezogen, kommt sie zurück, und eine andere Zahl bleibt.
skill_no-card-needed = Zum Lernen muss man die Waffenkarte nicht haben.
    .source = Waffen lernen
    .check = Angenommen, eine leere Hand in einer fremden Heimatstadt: Lernen ist möglich.
skill_once = Jede Waffe hat höchstens eine gelernte Zahl; sie kann nicht neu gelernt oder getauscht werden.
    .source = Waffen lernen
    .check = Angenommen, Waffe 9 ist gelernt: Kommt der Spieler wieder in ihre Stadt, kann er dort nicht lernen.
skill_own-home = Die Spezialwaffe ist von Anfang an gelernt; zu Hause gibt es nichts zu lernen.
    .source = Waffen lernen
    .check = Angenommen, die Figur steht in der eigenen Heimatstadt: Lernen ist nicht möglich.
skill_shared-number = Mehrere Waffen dürfen dieselbe gelernte Zahl haben, und sie darf die Zahl einer anderen Waffe sein.
    .source = Waffen lernen
    .check = Angenommen, Waffen 2 und 5, beide mit der gelernten Zahl 8: Sind beide dabei, treffen 2, 5 und 8 (10 von 36 Würfen).
skill_permanent = Können bleibt das ganze Spiel, auch ohne die Karte.
    .source = Waffen lernen
    .check = Angenommen, Waffe 5 mit der gelernten Zahl 9 war dabei und ist abgelegt: Kommt später eine andere Waffe 5 mit, trifft die 9 wieder.
skill_bag-empty = Hat der Beutel kein brauchbares Plättchen, kann nichts gelernt werden.
    .source = Waffen lernen
    .check = Angenommen, der Beutel ist leer: Lernen ist nicht möglich, und es kostet keine Aktion.
    .ruling = Das Heft schweigt. Das kommt erst ab 4 Spielern vor (40 Plättchen, je 10 Waffen zu lernen).

## reaper

reaper_no-skill = Waffe 7, der Sensenmann, hat kein Können und keine Heimatstadt.
    .source = Der Sensenmann
    .check = Angenommen, eine beliebige Akte: Sie hat 10 Felder für Können, keines für die 7.
reaper_plain = Sonst ist er eine gewöhnliche Waffenkarte, die bei 7 trifft und nie abgewehrt werden kann.
    .source = Der Sensenmann; Waffenkarten
    .check = Angenommen, ein Ziel mit 10 Leibwächtern, und Waffe 7 ist dabei: Eine 7 ist ein Erfolg.

## hanns

hanns_roll-two = Precious Hanns trifft mit einer 2, welche Waffen er auch mitbringt.
    .source = Besondere Fähigkeiten > Precious Hanns
    .check = Angenommen, Hanns bringt die Waffen 6 und 8 mit: Eine 2 ist ein Erfolg.
hanns_skill-needs-card = Die gelernte Zahl seiner Spezialwaffe zählt nur, wenn er eine Garrotte mitbringt.
    .source = Besondere Fähigkeiten > Precious Hanns
    .check = Angenommen, Garrotte mit der gelernten Zahl 9, und dabei sind die Waffen 6 und 8: Eine 9 ist ein Fehlschlag.
hanns_bodyguard-two = Ein Leibwächter mit der 2 hält auch das auf.
    .source = Besondere Fähigkeiten > Precious Hanns; Leibwächter
    .check-1 = Angenommen, das Ziel hat Leibwächter 2: Würfelt Hanns eine 2, ist es ein Fehlschlag.
    .check-2 = Mit der Option hanns-unstoppable ist es ein Erfolg.
    .check-3 = Das gilt für niemanden sonst und für keine andere Zahl.
    .ruling = Sein Text erlässt ihm die Karte, nicht den Leibwächter, und der kennt keine Ausnahme. Option hanns-unstoppable: Sein „immer“ geht vor.

## simon

simon_second-escape = Šimon Semtex wirft den Fluchtwürfel noch einmal, wenn der erste Wurf misslingt.
    .source = Besondere Fähigkeiten > Šimon Semtex
    .check-1 = Angenommen, Karten 1, 2, 3 und 4: Mit 6 und dann 2 entkommt er auf die Art der Karte 2.
    .check-2 = Mit 6 und dann 5 geht es ins Gefängnis.
    .check-3 = Ist der erste Wurf eine 1, gibt es keinen zweiten.
    .check-4 = Mit der Option second-try-new-cards, einer Aktion und einer ungenutzten Fluchtkarte nach dem ersten Fehlschlag kann er die Aktion für einen zweiten Wurf mit neuen Karten ausgeben.
    .check-5 = Ohne Aktion oder Karten geht es ins Gefängnis.
    .ruling = Dieselben Karten, keine weitere Aktion, ein zusätzlicher Wurf pro Flucht. Option second-try-new-cards: Der zweite Versuch kostet eine Aktion und braucht neue Karten.

## klaus

klaus_six-cards = Klaus the Clown darf 6 Waffenkarten mitbringen.
    .source = Besondere Fähigkeiten > Klaus the Clown
    .check-1 = Angenommen, Klaus bringt 4, 5, 6, 7, 8 und 9 mit: 27 von 36 Würfen treffen.
    .check-2 = Eine siebte Karte wird abgelehnt.

## winchester

winchester_five-actions = Winchester Smith III hat 5 Aktionen pro Zug.
    .source = Besondere Fähigkeiten > Winchester Smith III
    .check-1 = Angenommen, er ist dran: Eine fünfte Aktion ist möglich, eine sechste nicht.
    .check-2 = Das gilt auch im Zug eines Ausbruchs.

## archie

archie_shift = Archie darf bei einem Anschlag einen Leibwächter von seinem Ziel zum Ziel eines Rivalen verschieben; das kostet nichts.
    .source = Besondere Fähigkeiten > Archie 'Beau' Fletcher
    .check-1 = Angenommen, sein Ziel hat die Leibwächter 6 und 9: Verschiebt er die 6 zum Ziel eines Rivalen, schützt nur noch die 9 seines, und es kostet keine weitere Aktion.
    .check-2 = Angenommen, es ist ein anderer Killer: Verschieben ist nicht möglich.
archie_optional = Er muss nicht verschieben, und ohne Leibwächter an seinem Ziel kann er es nicht.
    .source = Besondere Fähigkeiten > Archie 'Beau' Fletcher
    .check-1 = Angenommen, sein Ziel hat keinen Leibwächter: Es wird nichts angeboten.
    .check-2 = Hat es einen und Archie verzichtet, bleibt er dort.
    .ruling = Die Fähigkeit soll ihm helfen, darum lesen wir „verschiebt“ als „darf verschieben“.
archie_before-roll = Er tut es vor dem Wurf, höchstens einmal pro Anschlag.
    .source = Besondere Fähigkeiten > Archie 'Beau' Fletcher
    .check-1 = Angenommen, die Würfel sind gefallen: Verschieben ist nicht mehr möglich.
    .check-2 = Angenommen, er hat verschoben: Noch einmal geht es in diesem Anschlag nicht, im nächsten wieder.
    .check-3 = Mit der Option archie-any-time geht es auch nach einem Fehlschlag, sobald der neue Leibwächter da ist; auch der neue darf es sein.
    .check-4 = Auch mit ihr gibt es nur eines.
    .ruling = Der Zeitpunkt ist offen. Vor dem Wurf hilft es dem Anschlag, zu dem es gehört; nach einem Fehlschlag würde es den neuen Leibwächter aufheben. Die Option archie-any-time erlaubt beides, aber nur einmal.
archie_receiver = Das andere Ziel muss ein offener Auftrag eines Rivalen sein und darf diese Zahl noch nicht haben.
    .source = Besondere Fähigkeiten > Archie 'Beau' Fletcher; Leibwächter
    .check-1 = Angenommen, alle Ziele der Rivalen haben schon eine 6: Leibwächter 6 kann nicht verschoben werden.
    .check-2 = Zu einem eigenen Ziel oder in eine Stadt ohne offenen Auftrag kann er nicht.
    .ruling = So bleiben die Leibwächter eines Ziels verschieden. Wie weit die Stadt entfernt ist, spielt keine Rolle.

## sugar

sugar_keep-one = 'Sugar' Kane Machete darf eine mitgebrachte Karte behalten, statt sie abzulegen.
    .source = Besondere Fähigkeiten > 'Sugar' Kane Machete
    .check = Angenommen, sie hat 5 Waffen mitgebracht: 4 werden abgelegt, die behaltene ist wieder auf ihrer Hand.
sugar_once-per-turn = Eine Karte pro Zug, entweder eine Waffe oder eine Fluchtkarte.
    .source = Besondere Fähigkeiten > 'Sugar' Kane Machete
    .check-1 = Angenommen, sie hat in diesem Zug eine Waffenkarte behalten: Nach ihrer Flucht werden alle Fluchtkarten abgelegt.
    .check-2 = Hat sie noch keine behalten, darf es eine Fluchtkarte sein, auch auf dem Weg ins Gefängnis.
    .check-3 = In ihrem nächsten Zug darf sie wieder eine behalten.
sugar_when = Sie entscheidet bei jedem Ablegen, bevor sie weiß, was folgt.
    .source = Besondere Fähigkeiten > 'Sugar' Kane Machete
    .check-1 = Angenommen, ein Anschlag ging daneben: Sie sagt sofort, ob eine Waffe auf der Hand bleibt.
    .check-2 = Erst dann wird die Flucht gewählt und gewürfelt.
    .ruling = Das Heft sagt: nach dem Anschlag oder der Flucht. Dürfte sie bis nach dem Wurf für die Flucht warten, wüsste sie schon zu viel.

## ninja

ninja_anywhere-home = Nach einer gelungenen Flucht geht Ninja Sue in die Heimatstadt eines beliebigen Killers, statt auf die Art der Karte zu entkommen.
    .source = Besondere Fähigkeiten > Ninja Sue
    .check-1 = Angenommen, eine 3 mit Karte 3: Sie wählt eine der 10 Heimatstädte, auch von Killern, die nicht mitspielen.
    .check-2 = Ein Ziel der Karte, das keine Heimatstadt ist, wird abgelehnt.
    .check-3 = Passt keine Karte, geht es ins Gefängnis.
    .check-4 = Mit einer übrigen Aktion darf sie dort lernen.
    .ruling = Für den Erfolg braucht sie weiter eine passende Karte; dass Zahl und Karten egal sind, betrifft nur, wohin sie geht. Mit einer übrigen Aktion darf sie dort lernen. Sie muss in eine Heimatstadt; die Art der Karte steht nicht zur Wahl.
ninja_not-for-travel = Fluchtkarten, die sie zum Reisen spielt, wirken wie gewohnt.
    .source = Besondere Fähigkeiten > Ninja Sue
    .check = Angenommen, sie reist mit dem Nachtzug: Nur Orte, die er erreicht, stehen zur Wahl.

## cynthia

cynthia_one-or-two = Cynthia Cyanide entkommt mit 1 oder 2, welche Karten sie auch mitbringt.
    .source = Besondere Fähigkeiten > Cynthia Cyanide
    .check-1 = Angenommen, sie bringt 3, 4, 5 und 6 mit: Jeder Wurf gelingt.
    .check-2 = Bringt sie keine mit, gelingen 2 von 6.
cynthia_method = Sie entkommt dann auf die Art der gewürfelten Zahl, auch ohne die Karte.
    .source = Besondere Fähigkeiten > Cynthia Cyanide
    .check = Angenommen, eine 2 ohne Karte 2: Sie entkommt auf die Art der Karte 2.
cynthia_no-cards = Sie darf auch ohne Fluchtkarte fliehen.
    .source = Besondere Fähigkeiten > Cynthia Cyanide; Untertauchen
    .check = Angenommen, eine leere Hand und 1 Aktion: Neben dem Untertauchen steht auch die Flucht zur Wahl.
    .ruling = „Egal, welche Karten“ schließt keine ein; untertauchen muss nur, wer es gar nicht versuchen kann.

## otto

otto_any-target = Otto Deadeye darf einen Anschlag auf jedes Ziel verüben, das einen Marker auf dem Plan hat.
    .source = Besondere Fähigkeiten > Otto Deadeye
    .check = Angenommen, ein offener Auftrag eines Rivalen in Rom, und Otto ist in Rom: Ein Anschlag ist möglich.
otto_live-only = Ein erfüllter Auftrag ist kein Ziel mehr; seine eigenen Aufträge sind für ihn Ziele wie für alle anderen ihre.
    .source = Besondere Fähigkeiten > Otto Deadeye
    .check-1 = Angenommen, das Ziel einer Stadt ist tot: Otto kann dort keinen Anschlag verüben.
    .check-2 = Liegt dort sein eigener offener Auftrag, erfüllt er bei Erfolg diesen, und es wird nichts getauscht.
otto_swap = Tötet er das Ziel eines Rivalen, nimmt er dessen Auftrag als erfüllt und gibt ihm dafür einen eigenen offenen.
    .source = Besondere Fähigkeiten > Otto Deadeye
    .check = Angenommen, Otto hat 1 erfüllten und 3 offene, der Rivale 2 und 2: Tötet Otto ein Ziel des Rivalen, hat er 2 und 2, und der Rivale hat 2 und 2.
otto_swap-choice = Otto wählt, welchen offenen Auftrag er hergibt; Marker und Leibwächter dieses Ziels bleiben.
    .source = Besondere Fähigkeiten > Otto Deadeye
    .check-1 = Angenommen, seine offenen Aufträge: Otto wählt, welchen davon er hergibt.
    .check-2 = Angenommen, das hergegebene Ziel hat Leibwächter 8: Es hat ihn weiter und gehört jetzt dem Rivalen.
    .check-3 = Ein erfüllter Auftrag kann nicht hergegeben werden.
    .check-4 = Mit der Option otto-random-swap wird einer seiner offenen Aufträge ausgelost.
    .ruling = Als Ersatz taugt nur ein offener Auftrag, sonst hätte der Rivale einen Erfolg zu wenig oder zu viel. Option otto-random-swap: Der Rivale zieht blind.
otto_fourth = War das sein vierter Erfolg, gewinnt er sofort; auf den Tausch kommt es nicht mehr an.
    .source = Besondere Fähigkeiten > Otto Deadeye; Einleitung
    .check = Angenommen, Otto hat 3 Aufträge erfüllt und tötet das Ziel eines Rivalen: Otto gewinnt.
otto_fail = Misslingt ihm ein Anschlag auf das Ziel eines Rivalen, bleibt der Leibwächter dort, zum Nachteil des Rivalen.
    .source = Besondere Fähigkeiten > Otto Deadeye; Leibwächter
    .check = Angenommen, Otto scheitert in Rom: Das Ziel des Rivalen in Rom hat einen Leibwächter mehr, und Otto muss fliehen oder untertauchen.

## lily

lily_second-attempt = Lily 'Boo' Meringue darf die Todeswürfel noch einmal werfen, wenn der erste Wurf danebengeht.
    .source = Besondere Fähigkeiten > Lily 'Boo' Meringue
    .check-1 = Angenommen, Waffen 6, 7 und 8: Mit 5 und dann 7 gelingt es.
    .check-2 = Die Karten werden einmal abgelegt, und es kostet 1 Aktion.
    .check-3 = Sie darf auf den zweiten Wurf verzichten.
    .check-4 = Mit der Option second-try-new-cards werden die ersten Karten abgelegt, und ein zweiter Anschlag auf dasselbe Ziel kostet 1 Aktion und neue Waffenkarten.
    .check-5 = Ohne Aktion oder Waffenkarte gibt es keinen.
    .ruling = Dieselben Karten, keine weitere Aktion, ein zusätzlicher Wurf pro Anschlag. Das Heft bietet ihn an, darum darf sie verzichten, etwa um sich einen zweiten Leibwächter zu ersparen. Option second-try-new-cards: Der zweite Versuch kostet eine Aktion und neue Karten und kommt vor der Flucht.
lily_bodyguard-between = Nach dem ersten Fehlschlag kommt ein Leibwächter, bevor sie noch einmal wirft; nach dem zweiten kommt noch einer.
    .source = Besondere Fähigkeiten > Lily 'Boo' Meringue; Leibwächter
    .check-1 = Angenommen, Waffen 6, 7 und 8, und der erste Wurf ist 5: Wird Leibwächter 8 gezogen und würfelt sie dann 8, scheitert sie, und das Ziel hat zwei Leibwächter.
    .check-2 = Nach ihrem ersten Fehlschlag beginnt die Flucht nicht, bevor der zweite Wurf gefallen ist oder sie darauf verzichtet hat.
    .ruling = Nach dem Heft bringt jeder Fehlschlag einen Leibwächter, und bei ihr sind es zwei Anschläge. Erst nach dem zweiten Fehlschlag beginnt die Flucht.

## abilities

abilities_always-on = Fähigkeiten kosten nichts und gehören dem Killer das ganze Spiel lang.
    .source = Besondere Fähigkeiten
    .check = Angenommen, jemand kommt aus dem Gefängnis zurück: Die Fähigkeit wirkt wie zuvor.
