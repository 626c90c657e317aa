### Das Regal, der Aufbau und die Kapitel der Regeln.

mood = Laut, schnell, Seite an Seite durch den Dschungel.
gist_goal = Besiegt gemeinsam jede Karte des Bosses, bevor der Schauplatzstapel leer ist.
gist_turn = Beweg dich einmal, greif einmal an, spiel so viele Karten, wie du willst, in beliebiger Reihenfolge.
gist_loss = Dann schießen die Gegner: Zahl mit Markern oder verlier einen Orden; der vierte Verlust beendet alles.
preset_first-mission = Erster Einsatz: Bill und Lance im Dschungel
preset_alone = Allein: Bill im Dschungel
preset_four = Zu viert: gegen die Verteidigungsmauer
preset_waterfall = Wasserfall: Bill und Lucia gegen Garmakilma
preset_snow-field = Schneefeld: Lance und Sweets gegen Gordea
preset_alien-lair = Alien-Nest: Bill, Lance und Lucia gegen Java
setting_start = Mit wie vielen Vorteilsmarkern jeder Art alle beginnen.
setting_unpredictable = Unberechenbare Umgebung: Vor der ersten Runde kommen Schauplatzkarten ungesehen in die Schachtel, die Zeit wird knapper.
setting_battle-damage = Gefechtsschäden: Wer einen Orden verliert, verliert auch die oberste Karte des eigenen Stapels für immer.
setting_training = Übung: Bosskarten haben nur die halben Lebenspunkte, für den ersten Einsatz.
value_start_normal = Je einer
value_start_jump = Leichter Start: je zwei
value_start_rough = Harter Start: keine
value_unpredictable_off = Keine
value_unpredictable_on = Eine Karte
value_unpredictable_expert = Experten: zwei Karten
chapter_golden = Die goldenen Regeln
chapter_overview = Worum es geht
chapter_cards = Die Karten
chapter_draw-enemy = Gegner ziehen
chapter_round = Die Runde
chapter_advantage = Vorteil
chapter_turn = Zug eines Kommandos
chapter_ability = Fähigkeiten
chapter_move = Bewegung
chapter_space = Felder
chapter_attack = Kommandos greifen an
chapter_range = Reichweite
chapter_damage = Schaden und Besiegen
chapter_dice = Würfel
chapter_enemy-turn = Gegner greifen an
chapter_enemy-move = Gegner bewegen sich
chapter_stage = Zug des Schauplatzes
chapter_general = Allgemeine Regeln
chapter_suffer = Schaden erleiden
chapter_objective = Ziele
chapter_boss = Der Boss
chapter_medal = Orden
chapter_weapon = Waffen
chapter_effect = Effekte
chapter_limits = Grenzen
chapter_faq = Fragen und Antworten
chapter_mode = Spielarten
chapter_story = Geschichten

## Die Geschichten

tale_return = Rückkehr nach Galuga
tale_escape = Flucht von Galuga

## Was mitgebracht wird

carried_token = je ein Vorteilsmarker mehr
carried_objective = ein Zielmarker für ein Kommando
carried_reveal = ein Blick auf die erste Schauplatzkarte
carried_stage-card = eine Schauplatzkarte weniger, wenn ihr wollt
carried_weapon = eine Waffenkarte für ein Kommando
carried_medal-less = ein Orden weniger für ein Kommando
