### Das Regal, der Aufbau und die Kapitel der Regeln.

mood = Haltet im Ring der Zombies aus, bis der Hubschrauber kommt.
gist_goal = Haltet durch, bis der Hubschrauber kommt: Einer, der überlebt, genügt, und alle gewinnen.
gist_turn = Jedes Mitglied handelt einmal: Wähl eine Gruppe und würfle; je näher sie ist, desto leichter.
gist_loss = Zombies in Ring 1 würfeln, ob sie beißen; jeder Biss kostet euch eins von vier Mitgliedern.
preset_first-night = Erste Nacht: 16 Züge
preset_book = Team aus dem Heft: 32 Züge
preset_friends = Vier Freunde: 32 Züge
preset_no-leader = Ohne Anführer: 32 Züge
preset_iron-rations = Eiserne Ration: 32 Züge, keine Granaten
preset_draft = Team selbst wählen: 32 Züge

## Was Einstellungen ändern

setting_grenades = Wie viele Handgranaten jedes Mitglied hat.
setting_hit-by-dice = Die Würfel entscheiden, wer fällt: der niedrigste Wurf.
setting_token-cap = Es kommen nur so viele Zombies, wie Plättchen in der Schachtel sind: 75.
setting_grenade-range-2 = Handgranaten reichen nur in die Ringe 1 und 2.
setting_launcher-auto = Nelsons Granatwerfer trifft immer.
setting_mg60-columns = Millers nächstes Ziel darf zwei Spalten weiter liegen, in jedem Ring.
setting_flame-target-decides = Das Feld, auf das Branson zielt, entscheidet, ob beide Felder brennen.
setting_ronin-split = Kenzo darf seine zwei Würfel auf Gewehr und Klinge verteilen.
setting_tripwire-large = Der Stolperdraht darf ein großes Plättchen nehmen: fünf Zombies.
setting_melee-needs-two = Nahkämpfer wirkt nicht auf einen einzelnen Zombie.
setting_declare-all = Jedes Mitglied nennt alle Ziele, bevor es würfelt.
setting_flexible-grenade = Dunham darf auch mit der Granate erst würfeln.
setting_shotgun-spread = Ein Doppelschuss darf zwei benachbarte Felder treffen.
setting_leader-calls = Der Anführer entscheidet, wer handelt und wer fällt. Ohne Anführer entscheidet der Gastgeber.
setting_free-control = Alle dürfen für jedes Mitglied handeln, falls jemand gegangen ist.

## Wie ihre Werte heißen

value_grenades_one-per-game = Eine pro Spiel
value_grenades_one-per-cycle = Eine pro Runde
value_grenades_unlimited = Unbegrenzt
value_grenades_none = Keine

## Kapitel der Regeln

chapter_board = Das Brett
chapter_victory = Sieg und Niederlage
chapter_zombies = Zombies greifen an
chapter_hit = Wenn Zombies treffen
chapter_move = Zombies rücken vor
chapter_spawn = Zombies kommen
chapter_players = Personen und Anführer
chapter_attack = Angreifen
chapter_grenade = Handgranaten
chapter_modes = Spielarten
