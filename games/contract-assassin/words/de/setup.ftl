### Das Regal, die Vorbereitung und die Kapitel der Regeln.

mood = Killer im Wettlauf um die Welt: vier Aufträge, fünf Waffen, ein Ausweg.
gist_goal = Vier Namen, vier Städte: Streich alle vier, bevor es jemand anders schafft.
gist_turn = Du hast vier Aktionen: Reise, sammle Karten, und schlag zu, wenn die Chancen gut sind.
gist_loss = Nach jedem Anschlag musst du entkommen, sonst sitzt du im Gefängnis, während die anderen weitermachen.
preset_duel = Duell
preset_table = Zu viert
preset_eight = Der große Tisch: zu acht
preset_hidden = Zu viert mit verdeckten Karten
preset_quick = Kurz: Startkarten, 12 Runden
preset_alone = Allein gegen die Uhr

## Was Einstellungen ändern

setting_hidden-hands = Du siehst nur deine eigenen Karten; deine Rivalen sehen nur, wie viele du hast.
setting_opening-hand = Alle beginnen mit 3 Karten.
setting_assassin-draft = Alle suchen sich ihren Killer aus; wer als Letzter dran ist, wählt zuerst.
setting_second-try-new-cards = Der zweite Versuch von Lily und Šimon kostet eine Aktion und neue Karten.
setting_hanns-unstoppable = Würfelt Hanns eine 2, hilft dem Ziel auch Leibwächter 2 nicht.
setting_archie-any-time = Archie darf einen Leibwächter vor dem Wurf oder nach einem Fehlschlag verschieben.
setting_otto-random-swap = Der Zufall bestimmt, welchen Auftrag Otto hergibt.
setting_prison-card-no-actions = Ein Ausbruch bringt dich nach Hause, aber dein Zug ist damit vorbei.
setting_solo-clock = Allein gegen die Uhr: Erfülle 4 Aufträge in so vielen Zügen.
setting_round-limit = Nach dieser Runde gewinnt, wer die meisten Aufträge erfüllt hat.

## Wie ihre Werte heißen

value_solo-clock_0 = Keine Uhr
value_solo-clock_26 = 26 Züge (leicht)
value_solo-clock_22 = 22 Züge (normal)
value_solo-clock_18 = 18 Züge (schwer)
value_round-limit_0 = Ohne Grenze

## Kapitel der Regeln

chapter_goal = Sieg
chapter_turn = Züge
chapter_dice = Würfel
chapter_action = Aktionen
chapter_move = Unterwegs
chapter_kit = Die Ausrüstung
chapter_bonus = Bonuskarten
chapter_attempt = Anschläge
chapter_bodyguard = Leibwächter
chapter_escape = Flucht
chapter_prison = Gefängnis
chapter_hiding = Untertauchen
chapter_skill = Können
chapter_reaper = Der Sensenmann
chapter_hanns = Precious Hanns
chapter_simon = Šimon Semtex
chapter_klaus = Klaus the Clown
chapter_winchester = Winchester Smith III
chapter_archie = Archie 'Beau' Fletcher
chapter_sugar = 'Sugar' Kane Machete
chapter_ninja = Ninja Sue
chapter_cynthia = Cynthia Cyanide
chapter_otto = Otto Deadeye
chapter_lily = Lily 'Boo' Meringue
chapter_abilities = Fähigkeiten
