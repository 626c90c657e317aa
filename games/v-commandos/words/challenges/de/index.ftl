# Was Aufgaben sagen: ein Ziel, zwei Hinweise, und warum der beste Weg der beste ist.

hide_title = Ein stiller Ort
hide_goal = Eine Aktion ist übrig. Beende deinen Zug so, dass dich niemand finden kann.
hide_hint1 = Der Pfeil zeigt nach Süden: Soldaten gehen auf den Anleger und auf den Weg daneben.
hide_hint2 = Unter deinen Füßen ist eine Luke. Auch eine aufgesparte Aktion bringt dich noch hindurch.
hide_reason = Geh in den Untergrund, gleich oder mit einer aufgesparten Aktion, wenn du gefragt wirst: gar kein Würfel, 100 %. Bleibst du oder gehst zur Seite, haben sie einen Würfel: 67 % ungesehen.
fewer_title = Einer weniger
fewer_goal = Schalte in diesem Zug einen von ihnen aus, und lass dich weder sehen noch hören.
fewer_hint1 = Wer dort steht, wo du hinkommst, sieht einmal auf. Zähl die Augenpaare.
fewer_hint2 = Zwei stehen im Garten, einer im Brennstofflager. Es gibt einen Weg außen herum.
fewer_reason = Geh über den Anleger zum Brennstofflager und überwältige den Karabiner: Einer sieht auf, 67 %. Schleichst du in den Garten, sind es zwei: 44 %.
door_title = Ohne einen Laut
door_goal = Schalte die Wache im Lampenraum in diesem Zug aus, und lass dich weder sehen noch hören.
door_hint1 = Wer schießt, wird gesehen, und wer wirft, auch. Überwältigen macht keinen Lärm.
door_hint2 = Tür, Schritt, Wache: Das sind drei Aktionen.
door_reason = Öffne die Tür mit der Brechstange, geh hinein und überwältige die Wache. Sie sieht einmal auf: 67 %. Auch ein Schuss würde die Tür öffnen und alle wecken.
breath_title = Ein Atemzug
breath_goal = Schalte vom Brennstofflager aus die Wache und den Karabiner in diesem Zug aus, und lass dich weder sehen noch hören.
breath_hint1 = Die De Lisle hört niemand. „Ein Atemzug“ verfehlt nie und kostet zwei deiner drei Aktionen.
breath_hint2 = Trifft ein Schuss, bleibt dir der Atemzug für den anderen. Wer ist leichter zu treffen?
breath_reason = Schieß zuerst auf die Wache. Triffst du, erledigt der Atemzug den Karabiner; wenn nicht, bleiben zwei Schüsse: 78 %. Der Atemzug zuerst für den Karabiner, dann ein Schuss: 67 %. Der Atemzug für die Wache: 50 %.
moment_title = Der richtige Moment
moment_goal = Deine Ladung liegt dort, wo ihre Verstärkung ankommt. Nimm im Durchschnitt so viele wie möglich mit.
moment_hint1 = Zünden kannst du auch, wenn du nicht mehr dran bist: Vor jedem Teil ihrer Phase wirst du gefragt.
moment_hint2 = Erst kommen sie an, dann gehen sie weiter. Wann stehen die meisten auf der Ladung?
moment_reason = Beende deinen Zug, warte, bis sie da sind, und zünde, bevor sie weitergehen: im Durchschnitt 2,66. Jetzt ist es nur der eine, der dort steht; nach ihrem Schritt ist es keiner.
