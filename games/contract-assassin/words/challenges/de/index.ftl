# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

five_title = Fünf von acht
five_goal = Dein Ziel in Paris steht hinter Leibwächter 6. Leg die fünf Karten aus, die am häufigsten töten.
five_hint1 = Bei drei deiner Waffen hast du ein Können. Jede davon tötet mit zwei Zahlen.
five_hint2 = Zähl die Würfe jeder Karte, beide Zahlen zusammen. Die 6 ist blockiert.
five_reason = Die drei mit Können, die 4 und die 8: 23 von 36 (64 %). Die fünf, die der Sieben am nächsten sind, schaffen nur 15 von 36. Ein Können ist eine zweite Waffe auf derselben Karte.
ticket_title = Die richtige Fahrkarte
ticket_goal = Verübe den Anschlag in Delhi noch in diesem Zug, und behalte eine Aktion für die Flucht.
ticket_hint1 = Der Anschlag ist eine Aktion, die Flucht eine weitere. Eine bleibt für den Weg.
ticket_hint2 = Delhi ist über Land fünf Felder entfernt. Welche Fluchtkarte reicht so weit?
ticket_reason = Nur der Nachtzug erreicht Delhi mit einer Aktion: fünf Landwege. Jede andere Fahrkarte endet davor.
draw_title = Ziehen oder zuschlagen?
draw_goal = Dein letzter Name ist hier, und Winchester gewinnt im nächsten Zug. Nimm die beste Chance, jetzt zu gewinnen.
draw_hint1 = Du hast zwei Aktionen, und ein Anschlag braucht nur eine.
draw_hint2 = Sieben der zehn Karten im Stapel sind Waffen. Was würde jede davon bringen?
draw_reason = Zieh, dann verübe den Anschlag mit allem, was du hast: 16 von 45 (36 %). Sofort sind es 10 von 36 (28 %).
four_title = Welche vier?
four_goal = Nimm die beste Chance, aus Rom zu entkommen und noch in diesem Zug in Moskau zu sein. Nach der Flucht bleibt eine Aktion.
four_hint1 = Mit vier verschiedenen Zahlen entkommst du immer gleich oft. Es zählt auch die Karte, die auf der Hand bleibt.
four_hint2 = Die letzte Aktion braucht eine Fahrkarte nach Moskau, wohin du auch geflohen bist.
four_reason = Behalte das Moped oder den Hubschrauber und leg die anderen vier aus: Du entkommst mit 4 von 6 (67 %), und die behaltene Karte bringt dich nach Moskau.
gift_title = Archies Gabe
gift_goal = Schick einen Leibwächter zu Winchesters Ziel, dann würfle. Nimm die beste Chance zu töten.
gift_hint1 = Jeder Leibwächter blockiert eine deiner Zahlen. Welche zeigen zwei Würfel häufiger?
gift_hint2 = Eine 6 kommt bei fünf von 36 Würfen, eine 9 bei vier.
gift_reason = Ohne die 6 tötest du mit 12 von 36 (33 %), ohne die 9 mit 11 von 36, mit beiden im Weg mit 7 von 36. Und Winchester hat eine 6, aber keine 9.
