# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

give_title = Geben und nehmen
give_goal = Gewinne eine Münze und lass die Frau zwei verlieren, in einem Zug.
give_hint1 = Deinem Plättchen links fehlt eine Krone. Ihrem darunter fehlen zwei.
give_hint2 = Eine Krone liegt an beiden. Welche Farbe hilft dir und verdirbt ihres?
give_reason = Rot schließt dein Plättchen mit vier passenden Seiten und verdirbt eine Seite von ihrem; Blau schließt ihres dann mit zwei. 4 Münzen zu 1.
both_title = Zwei auf einmal
both_goal = Die Frau hat drei Münzen. Gewinne in diesem Zug.
both_hint1 = Ein verdorbenes Plättchen kostet sie zwei Münzen. Die zahlt sie, und eine bleibt ihr.
both_hint2 = Zwei ihrer Plättchen fehlt je eine Krone, und an beiden passt wenig. Schließe beide.
both_reason = Rot schließt eins ihrer Plättchen mit einer passenden Seite, Blau ein anderes mit zwei: Sie zahlt zwei Münzen und kann dann nicht noch einmal zahlen.
coin_title = Die letzte Münze
coin_goal = Die Frau hat eine Münze. Gewinne in diesem Zug.
coin_hint1 = Keine einzelne Krone schließt ein Plättchen von ihr mit weniger als drei passenden Seiten.
coin_hint2 = Schließe ein Plättchen mit beiden Kronen. Jede muss zu etwas passen, aber nicht zu diesem Plättchen.
coin_reason = Rot und Blau schließen ihr Plättchen gemeinsam, und nur zwei Seiten passen: Sie schuldet zwei Münzen und hat nur eine.
income_title = Doppelter Lohn
income_goal = Verdiene zwei Münzen in einem Zug.
income_hint1 = Eine Krone kann zwei Plättchen auf einmal schließen.
income_hint2 = Zwei deiner Plättchen liegen am selben leeren Feld. Einem davon fehlt noch eine zweite Krone.
income_reason = Blau bereitet eins deiner Plättchen vor, dann schließt Rot es zusammen mit einem anderen: je vier passende Seiten, zwei Münzen. Jeder andere Zug bringt höchstens eine.
behind_title = Eine Münze zurück
behind_goal = Keine Krone ist mehr im Stapel, und du liegst um eine Münze zurück. Gewinne, bevor die Frau antworten kann.
behind_hint1 = Das Spiel endet, wenn ein Zug mit weniger als zwei Kronen in der Auslage beginnt.
behind_hint2 = Du brauchst zwei Münzen. Welchen zwei deiner Plättchen fehlt nur eine Krone zu vier passenden Seiten?
behind_reason = Blau und Rot schließen je ein Plättchen von dir mit vier passenden Seiten: 9 Münzen zu 8. Ohne weitere Kronen ist das Spiel vorbei.
