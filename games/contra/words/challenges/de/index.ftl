# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

evade_title = Ausweichen im rechten Augenblick
evade_goal = Sie haben zweimal Spezial und ein A gewürfelt. Komm durch, ohne einen Orden zu verlieren.
evade_hint1 = Ausweichen fängt bis zu zwei Schaden auf einmal ab. Wie viel kommt jetzt, und wie viel später?
evade_hint2 = Das Spezial des Schützen legt noch ein A zu dem gewürfelten.
evade_reason = Bezahl das erste A mit deinem Marker. Das Spezial des Schützen macht dann zwei daraus, und Ausweichen fängt beide ab. Zuerst gespielt, spart es ein A, und zwei treffen dich mit einem Marker.
quiet_title = Kein Alarm
quiet_goal = Bring diese Runde ohne Alarm zu Ende, und ohne Schaden durch das Gelände. Geschossen hast du schon.
quiet_hint1 = Zwei Lampen brennen, und in dieser Runde kommen zwei dazu. Die vierte ist der Alarm.
quiet_hint2 = Eine Lampe muss ausgehen, und die Stolperfackel darf dich auf keinem Vorsprung finden. Welcher Alarmposten hilft?
quiet_reason = Lauf zum linken Alarmposten und bezahl das S: Eine Lampe geht aus, du stehst auf keinem Vorsprung, und am Ende brennen drei.
