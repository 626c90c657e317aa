### Was Karten sonst sagen: Bedingungen, ständige Fähigkeiten, Waffen, Ziele und die Regeln der Referenzkarten.


## Bedingungen: hinter „wenn“ und „solange“

-you-they =
    { $person ->
        [they] dieses Kommando
       *[you] du
    }
-you-them =
    { $person ->
        [they] ihm
       *[you] dir
    }
-stands =
    { $person ->
        [they] steht
       *[you] stehst
    }
-is =
    { $person ->
        [they] ist
       *[you] bist
    }
-has =
    { $person ->
        [they] hat
       *[you] hast
    }
-not =
    { $not ->
        [true] nicht{ " " }
       *[false] { "" }
    }
when_on-ledge = { -you-they } { -not }auf einem Vorsprung { -stands }
when_on-platform = { -you-they } { -not }auf einer Plattform { -stands }
when_in = { -you-they } { LIST($kinds, of: "KIND", type: "or") } { -stands }
when_near-boss =
    { -you-they } { $not ->
        [true] weiter als
       *[false] höchstens
    } { -fields($within) } vom Boss entfernt { -is }
when_near-space = { -you-they } höchstens { -fields($within) } von { KIND($kind, form: "dative") } entfernt { -is }
when_near-gels = { -you-they } auf oder neben einem Feld mit Gelen { -stands }
when_company =
    { $not ->
        [true] kein anderes
       *[false] ein anderes
    } Kommando höchstens { -fields($within) } von { -you-them } entfernt ist
when_room = { -you-they } weniger als 3 Gegnerkarten { -has }
when_adjacent = dieser Gegner neben { -you-them } steht
when_has = { -you-they } mindestens { -icons($symbols) } { -has }

## Bedingungen: hinter „jedes Kommando“, mit den Kommas, die sie brauchen

whose_on-ledge =
    { $not ->
        [true] , das nicht auf einem Vorsprung steht,
       *[false] { " " }auf einem Vorsprung
    }
whose_on-platform =
    { $not ->
        [true] , das nicht auf einer Plattform steht,
       *[false] { " " }auf einer Plattform
    }
whose_in = { " " }{ LIST($kinds, of: "KIND", type: "or") }
whose_near-boss =
    { $not ->
        [true] , das weiter als { -fields($within) } vom Boss entfernt ist,
       *[false] { " " }{ -around($within) } um den Boss
    }
whose_near-space = , das höchstens { -fields($within) } von { KIND($kind, form: "dative") } entfernt ist,
whose_near-gels = { " " }auf oder neben einem Feld mit Gelen
whose_company =
    { $not ->
        [true] { " " }ohne anderes
       *[false] { " " }mit einem anderen
    } Kommando { -around($within) }
whose_room = { " " }mit weniger als 3 Gegnerkarten
whose_adjacent = { " " }neben diesem Gegner
whose_has = { " " }mit mindestens { -icons($symbols) }

## Arten von Feldern, wie Bedingungen sie nennen

kind_plain = auf einem einfachen Feld
    .dative = einem einfachen Feld
kind_start = auf einem Startfeld
    .dative = einem Startfeld
kind_boss = auf einem Bossfeld
    .dative = einem Bossfeld
kind_enemy = auf einem Gegnerfeld
    .dative = einem Gegnerfeld
kind_pillbox = auf einem Bunkerfeld
    .dative = einem Bunkerfeld
kind_objective = auf einem Zielfeld
    .dative = einem Zielfeld
kind_objective1 = auf dem Zielfeld 1
    .dative = dem Zielfeld 1
kind_objective2 = auf dem Zielfeld 2
    .dative = dem Zielfeld 2
kind_objective3 = auf dem Zielfeld 3
    .dative = dem Zielfeld 3
kind_alarm-post = auf einem Alarmposten
    .dative = einem Alarmposten
kind_platform = auf einer Plattform
    .dative = einer Plattform
kind_drift = in einer Schneewehe
    .dative = einer Schneewehe
kind_wadder = auf einem Wadder-Feld
    .dative = einem Wadder-Feld

## Gegnermarker

-breed =
    { BREED($it) ->
        [greeder] Greeder
        [gunner] Schütze
        [sniper] Scharfschütze
        [bugger] Bugger
        [garth] Garth
       *[rangel] Rangel
    }

## Ständige Fähigkeiten

constant_add = Zu jedem deiner Gegnerangriffe kommt { -icons($results) } hinzu.
constant_add-while = Solange { $when }, kommt zu jedem deiner Gegnerangriffe { -icons($results) } hinzu.
constant_dice = Dein Gegnerangriff hat { $n } Würfel mehr.
constant_rooted = Dieser Gegner kann nicht bewegt werden.
constant_armor = Jeder Angriff auf diesen Gegner ignoriert { -successes($n) }.
constant_elusive = Angriffe auf diesen Gegner haben { -fewer-dice($dice) }, wenn er mehr als { -fields($beyond) } entfernt ist.
constant_pins = Solange dieser Gegner neben dir steht, kannst du nicht laufen.
constant_cap = Von einem Angriff können dieser Karte höchstens { $n } Schaden zugeteilt werden.
constant_trample = Niedertrampeln fügt { -icons($damage) } Schaden zu.
constant_run-at-most = Ein Lauf geht höchstens { -fields($spaces) } weit.
constant_shorter-range = Die Reichweite von Angriffen der Kommandos ist um { $n } kürzer (mindestens 1).
constant_may-discard = In seinem Zug darf ein Kommando { -icons($cost) } ausgeben, um diese Karte abzulegen.

## Waffen und Missionen

weapon_stats = { $dice } Würfel, Reichweite { $range }.
weapon_spread = Trifft auch 1 anderen Gegner, der neben dem Ziel und in Reichweite ist.
weapon_critical = Jeder kritische Treffer zählt als { -successes($successes) }.
weapon_reroll = Nach dem Wurf, bevor kritische Treffer weitere Würfel bringen, darfst du { $dice } Würfel neu werfen.
weapon_crusher = Gegen den Boss kann kein Erfolg des Angriffs ignoriert werden.
weapon_again = Einmal je Zug darfst du nach deinem normalen Angriff mit dieser Waffe noch einmal angreifen.
mission-text_demolition = Deine Angriffe auf den Boss haben 1 Würfel mehr.
mission-text_supply-line = Erhalte am Ende deines Zuges [*].
mission-text_field-intel = Einmal in jedem deiner Gegnerangriffe darfst du nach dem Wurf 1 Gegnerwürfel neu werfen.

## Zeilen von Karten

line_reaction = Spiele diese Karte, wenn du Schaden erleiden würdest: Verhindere bis zu { $prevent } davon.
line_reaction-near = Spiele diese Karte, wenn du Schaden erleiden würdest oder ein Kommando { -around($within) }: Verhindere bis zu { $prevent } davon.
line_costs = Gib { -icons($cost) } aus: { $text }
line_special = { "[" }SP]: { $text }
line_defeated = Wenn er besiegt wird: { $text }
line_flipped = Wenn diese Karte umgedreht wird: { $text }
line_activate = Aktivieren: { $text }
line_stays = Diese Karte bleibt im Spiel.
line_nothing = Keine Fähigkeit.
line_requires = Du brauchst { -icons($symbols) }; ausgegeben wird nichts.
line_scout = Hast du das nicht, spähe: { $text }
line_slip-track = Auf einem Rutschfeld muss jedes Kommando, das nicht auf einer Plattform steht, [M] ausgeben oder wird 1 Feld vom Boss weg bewegt. Auf dem Sturzfeld erleidet jedes Kommando [M] [M] Schaden, auf einer Plattform [M] Schaden; dann kommt der Marker auf das erste Rutschfeld zurück.

## Referenzkarten von Bossen

reference_blast-doors_name = Schutztore
reference_blast-doors_text = Ein Angriff auf den Boss aus mehr als { -fields-dative($beyond) } Entfernung ignoriert { -successes($ignored) }.
reference_bubbles_name = Aufbau
reference_bubbles_text = Lege je Kommando { $perCommando } Blasendimere einzeln auf die leeren Felder, die den Bossfeldern am nächsten sind.
reference_bubble-screen_name = Blasenschirm
reference_bubble-screen_text = Ein Kommando, das auf ein Feld mit einem Blasendimer läuft, erleidet [M] Schaden, und der Dimer kommt in den Vorrat zurück. Ein Angriff auf den Boss durch ein Kommando mit einem Dimer im Umkreis von 1 Feld hat 1 Würfel weniger (mindestens 1).
reference_trample_name = Niedertrampeln
reference_trample_text = Wenn der Boss eine Bewegung beendet, erleidet jedes Kommando neben ihm [M] Schaden.
reference_hatch_name = Einen Bugger schlüpfen lassen
reference_hatch_text = Suche im Gegnerstapel, dann in seinem Ablagestapel nach einem Bugger und behandle ihn, als hättest du ihn gezogen. Mische, was du durchsucht hast. Ist keiner mehr da, erleide stattdessen [S] Schaden.
reference_brood-mother_name = Brutmutter
reference_brood-mother_text = Solange eine Bugger-Karte in einem Spielbereich liegt, ignoriert jeder Angriff auf den Boss { -successes($ignored) }.

## Referenzkarten von Schauplätzen

reference_setup_name = Aufbau
reference_setup_text = Lege { LIST($cards, of: "THING") } in den Spielbereich des Schauplatzes. Mische die übrigen { $shuffled } Karten.
reference_alarm_name = Alarm!
reference_alarm_text = Sobald 4 Alarmmarker auf Basisalarm liegen, werden sie alle entfernt, und jedes Kommando zieht einen Gegner.
reference_alarm-post_name = Alarmposten
reference_alarm-post_text = Wenn du einen Alarmposten betrittst, darfst du [S] ausgeben, um 1 Alarmmarker von Basisalarm zu entfernen.
reference_slow-down_name = Langsamer!
reference_slow-down_text = Einmal je Runde darf, wer gerade am Zug ist, die oberste Schauplatzkarte ablegen, um den Rutschmarker 2 Felder zurückzuziehen.
reference_platform_name = Plattform
reference_platform_text = Eine Plattform schützt vor den Effekten, die das sagen.
reference_deep-drifts_name = Tiefe Wehen
reference_deep-drifts_text = Ein Kommando, das in eine Schneewehe läuft, beendet dort diese Bewegung.
reference_burn-the-nest_name = Das Nest ausbrennen
reference_burn-the-nest_text = Wer angreift, darf beliebig viele Erfolge des Angriffs als Schaden auf ein Wadder-Feld in Reichweite legen, statt sie auszuteilen.
reference_gels_name = Ansteckende Gele
reference_gels_text = Ein Kommando, das auf ein Feld mit Gelen läuft, nimmt 1 davon auf seine Charakterkarte. Ab 1 Gel dort kommt zu deinen Gegnerangriffen [S] hinzu, ab 3 Gelen [S] [S].
reference_overrun_name = Sie überrennen uns!
reference_overrun_text = Können Gele nicht gelegt oder eine Forderung dieses Schauplatzes nicht ganz erfüllt werden, erleidet das betroffene Kommando [*] Schaden (jedes Kommando, wenn keines besonders betroffen ist). Dann kommen 3 Gele vom Spielplan in den Vorrat zurück.
