# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

which_title = Welche zwei?
which_goal = Sie haben ein M, ein A und ein S gewürfelt. Komm durch, ohne einen Orden zu verlieren.
which_hint1 = „Ausweichen“ fängt zwei der drei ab. Was bleibt, musst du bezahlen, und zwar alles.
which_hint2 = Sieh dir deinen Marker und deine andere Karte an. Was kannst du damit bezahlen?
which_reason = „Ausweichen“ fängt das M und das S ab, denn bezahlen kannst du nur ein A: mit dem Marker oder mit „Nachladen“. Bei jeder anderen Wahl bleibt etwas, das du nicht bezahlen kannst.
nearer_title = Zwei Sprünge näher
nearer_goal = Die Mauer hat noch einen Punkt, und gelaufen bist du schon. Bring sie mit deinem Angriff zu Fall, so oft es geht.
nearer_hint1 = Von hier schluckt die Mauer einen Erfolg. Aus zwei Feldern Entfernung schluckt sie keinen.
nearer_hint2 = Jeder Sprung hat seinen Preis. Welcher lässt dir beide Marker für die Würfel?
nearer_reason = Spiel „Salto“ und spring auf dem Vorsprung entlang: Dort genügt ein Erfolg, und beide Marker können einen machen: 97 %. Bezahlst du den Hechtsprung mit einem M, fehlt es dir bei den Würfeln: 89 %. Von hier brauchst du zwei Erfolge: 71 %.
again_title = Welchen Würfel noch einmal?
again_goal = Sie haben ein A und zweimal Spezial gewürfelt. Wirf einen Würfel neu und komm durch, ohne einen Orden zu verlieren.
again_hint1 = Das Spezial der Mauer und das des Scharfschützen kosten dich sofort je ein A. Dann kommt das A auf dem Würfel.
again_hint2 = Jeder neu geworfene Würfel kann als A oder Spezial wiederkommen. Bei welchem tut das weh?
again_reason = Wirf das A neu: Ein Spezial wäre das des Greeders, und sein M kannst du bezahlen. Nur noch ein A tut weh: 83 %. Wirfst du ein Spezial neu, tut ein A weh und ein Spezial auch: 50 %.
evade_title = Ausweichen im rechten Augenblick
evade_goal = Sie haben zweimal Spezial und ein A gewürfelt. Komm durch, ohne einen Orden zu verlieren.
evade_hint1 = „Ausweichen“ fängt bis zu zwei Schaden auf einmal ab. Wie viel kommt jetzt, und wie viel später?
evade_hint2 = Das Spezialergebnis des Schützen legt noch ein A zu dem gewürfelten.
evade_reason = Bezahl das erste A mit deinem Marker. Das Spezialergebnis des Schützen macht dann zwei daraus, und „Ausweichen“ fängt beide ab. Zuerst gespielt, spart es nur ein A, und zwei bleiben für einen Marker.
quiet_title = Kein Alarm
quiet_goal = Bring diese Runde ohne Alarm zu Ende, und ohne Schaden durch den Schauplatz. Geschossen hast du schon.
quiet_hint1 = Zwei Lampen brennen, und in dieser Runde kommen zwei dazu. Die vierte ist der Alarm.
quiet_hint2 = Eine Lampe muss ausgehen, und die Stolperfackel darf dich auf keinem Vorsprung finden. Welcher Alarmposten hilft?
quiet_reason = Lauf zum linken Alarmposten und bezahl das S: Eine Lampe geht aus, du stehst auf keinem Vorsprung, und am Ende brennen drei.
