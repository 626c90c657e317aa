### Killer und Ziele.


## Was jeder Killer kann

gift_hanns = Eine 2 tötet, was immer er mitbringt.
gift_simon = Eine missglückte Flucht wird noch einmal gewürfelt.
gift_klaus = Bringt sechs Waffen mit statt fünf.
gift_winchester = Fünf Aktionen im Zug statt vier.
gift_archie = Schiebt vor dem Wurf einen Leibwächter zu einem fremden Ziel.
gift_sugar = Behält einmal im Zug eine benutzte Karte.
gift_ninja = Eine Flucht bringt sie in eine beliebige Heimatstadt.
gift_cynthia = Entkommt mit 1 oder 2 auch ohne Karte.
gift_otto = Darf fremde Ziele angreifen und tauscht dann den Auftrag.
gift_lily = Ein missglückter Anschlag darf noch einmal gewürfelt werden.

## Warum es jeden von ihnen trifft

flavour_c01 = Füllt Bergluft in Flaschen und verkauft sie dem Berg zurück.
flavour_c02 = Wer seine App schließt, zahlt dafür.
flavour_c03 = In seinem Casino ist sogar der Ausgang ein Spielautomat.
flavour_c04 = Hat den Wind nach sich benannt und dann besteuert.
flavour_c05 = Hat erst ein Waisenhaus gepfändet, dann den Limonadenstand der Waisen.
flavour_c06 = Entfernt Falten und vermietet sie für Familienfotos zurück.
flavour_c07 = Hat elf Tode vorgetäuscht; ihre Versicherung hätte gern einen echten.
flavour_c08 = Besitzt neuntausend Firmen und keinen einzigen Stuhl.
flavour_c09 = Plündert Gräber und schiebt es auf die Lamas.
flavour_c10 = Hat denselben Karnevalswagen an sechs Umzüge verkauft.
flavour_c11 = Versichert die eigenen Füße und bricht allen anderen ihre.
flavour_c12 = Schickt Gletschern eine Rechnung für die Abreise.
flavour_c13 = Geadelt für Verdienste um die eigenen Verdienste.
flavour_c14 = Drei Sterne, eine Mikrowelle.
flavour_c15 = Erhöht die Miete, während du Siesta hältst.
flavour_c16 = Jeder Rave braucht Formular 27b in dreifacher Ausfertigung.
flavour_c17 = Lässt in jedem Karton eine Schraube weg. Absichtlich.
flavour_c18 = Berechnet Sitzen, Stehen und Ausatmen extra.
flavour_c19 = Sieben Yachten, keine Rettungsringe, vierzig Matrosen.
flavour_c20 = Hat die letzte Fahrkarte aus der Stadt an die ganze Stadt verkauft.
flavour_c21 = Verspricht jedem Anleger eine Pyramide aus Anlegern.
flavour_c22 = Stellt den Strom ab und verkauft die Generatoren.
flavour_c23 = Weckt die Löwen, weil das Licht gerade so schön ist.
flavour_c24 = Ihre Diamanten sind für die Ewigkeit, die Verträge ihrer Bergleute nicht.
flavour_c25 = Feilscht eine Stunde lang und klaut es dann trotzdem.
flavour_c26 = Baut dir die Aussicht zu und vermietet sie dir.
flavour_c27 = Erleuchtung mit In-App-Käufen.
flavour_c28 = Sein Taxameter hat einen eigenen Raketenantrieb.
flavour_c29 = Verhängt ein Bußgeld dafür, dass du das liest.
flavour_c30 = Vermietet Särge stundenweise, an Lebende.
flavour_c31 = Hat erst die Belegschaft entlassen, dann das Wochenende.
flavour_c32 = Hat den Boden unter der eigenen Stadt weggebaggert.
flavour_c33 = Verkauft Logenplätze für den Weltuntergang.
flavour_c34 = Du darfst jederzeit abreisen, in Woche 34.
