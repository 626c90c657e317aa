### The board as text, and what flags of the command line set.

head_against = { STAGE($stage) } gegen { BOSS($enemy) }
head_story = { TALE($tale) }, Teil { $part }
head_setup = Aufbau
head_round =
    Runde { $round }, { $phase ->
        [commandos] Kommandos
        [enemies] Gegner
       *[stage] Schauplatz
    }
head_clock = noch { $left } von { $of } Schauplatzkarten
over_destroyed = der Boss ist zerstört
over_escaped = ihr habt durchgehalten
over_fallen = ein Kommando ist gefallen
over_out-of-time = die Zeit ist um

## Der Schauplatz

map-boss = #BOSS
area_stage = Schauplatz
area_card = { -thing($card) }
area_alarm = { -thing($card) } ({ $n } von { $of })
area_slip = { -thing($card) } (Feld { $n }, { $at })
area_nothing = nichts im Spiel
area_known = oben liegt: { LIST($cards, of: "thing", by: ", ") }

## Ein Kommando und was davor liegt

fighter_name = { COMMANDO($who) }
fighter_no-medals = keine Orden
fighter_weapon = { -thing($weapon) } { $dice } Würfel, Reichweite { $range }
fighter_objectives = Ziele { LIST($done, by: " ") }
fighter_active = am Zug
fighter_turn-taken = Zug beendet
fighter_screen =
    −{ $n } { $n ->
        [one] Gegnerwürfel
       *[other] Gegnerwürfel
    }
fighter_bonus = +{ $n } beim nächsten Angriff
fighter_gels = { -gels($n) }
row_enemies = Gegner: { LIST($what, by: ", ") }
row_no-enemies = Gegner: keine
row_boss = { -thing($card) } { $health }
row_defeated = { -thing($card) } besiegt
row_foe = { -foe($foe) } { $sign } { $health }
row_breached = { -foe($foe) } { $sign } { $health } lahmgelegt
row_hand = Hand: { LIST($what, by: ", ") }
row_no-hand = Hand: leer
row_card = { -thing($card) } { SUIT($card) }
row_decks = Stapel { $deck }, abgelegt { $discarded }

## Ein Angriff im Gang

fight_who = { COMMANDO($who) } greift an
fight_with = { LIST($targets, of: "foe", by: ", ") } mit { -thing($with) }: { $dice }
fight_not-rolled = nicht gewürfelt
fight_dice = { LIST($dice, of: "face", by: " ") }
fight_successes = { -successes($n) }
fight_ignored = { -successes($n) }, { $ignored } ignoriert
fight_results = Ergebnisse { $tokens }
assault_who = { COMMANDO($who) } wird angegriffen
assault_added = dazu { LIST($dice, of: "face", by: " ") }
assault_specials =
    noch { $n ->
        [one] 1 Spezialergebnis
       *[other] { $n } Spezialergebnisse
    }

## Optionen

field_commandos = die Kommandos, eins für jeden Platz: bill,lance
field_stage = der Schauplatz: jungle, waterfall, snow-field oder alien-lair
field_enemy = der Boss: defense-wall, garmakilma, gordea oder java
