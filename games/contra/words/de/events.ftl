### Was geschehen ist.


## Der Aufbau und die Runden

event_setup_1 = Aufbau: die Kommandos.
event_setup_2 = Aufbau: der Schauplatz.
event_setup_3 = Aufbau: der Gegner.
event_setup_4 = Aufbau: Missionen und Waffen.
event_setup_5 = Aufbau: der Vorteil.
event_setup_6 = Aufbau: die ersten Gegner.
event_mulligan = <b>{ COMMANDO($who) }</b> legt zurück: { LIST(ALIKE($cards), of: "alike") }.
event_starts = <b>{ COMMANDO($who) }</b> beginnt auf { $space }.
event_boss-starts = <b>{ BOSS($boss) }</b> steht auf { LIST($spaces) }.
event_boss-dealt = <b>{ COMMANDO($who) }</b> bekommt die Bosskarte <b>{ THING($card) }</b>.
event_stage-in-play = Von Anfang an im Spiel: <b>{ THING($card) }</b>.
event_card-removed = Eine Schauplatzkarte kommt <b>ungesehen</b> zurück in die Schachtel.
event_round = <b>Runde { $round }</b> beginnt.
event_phase_stage = Der Schauplatz ist am Zug.
event_phase_enemies = Alle Kommandos waren am Zug: <b>Die Gegner greifen an</b>.
event_over_destroyed = <b>Der Boss ist vernichtet.</b>
event_over_escaped = <b>Die Kommandos haben durchgehalten.</b>
event_over_out-of-time = <b>Keine Schauplatzkarte mehr: Die Zeit ist um.</b>
event_over_fallen = <b>{ COMMANDO($who) } ist gefallen.</b>

## Der Zug eines Kommandos

event_turn = <b>{ COMMANDO($who) }</b> ist am Zug.
event_turn-ends = <b>{ COMMANDO($who) }</b> beendet den Zug.
event_runs = <b>{ COMMANDO($who) }</b> läuft von { $from } nach <b>{ $to }</b>.
event_runs-back = <b>{ COMMANDO($who) }</b> läuft nach { LIST($via) } und zurück nach <b>{ $to }</b>.
event_jumps = <b>{ COMMANDO($who) }</b> springt nach <b>{ $to }</b>.
event_pushed = <b>{ COMMANDO($who) }</b> wird nach <b>{ $to }</b> geschoben.
event_placed = <b>{ COMMANDO($who) }</b> steht jetzt auf <b>{ $to }</b>.
event_returns = { $from } ist besetzt: <b>{ COMMANDO($who) }</b> geht zurück nach <b>{ $to }</b>.
event_plays = <b>{ COMMANDO($who) }</b> spielt <b>{ THING($card) }</b>.
event_ability = <b>{ COMMANDO($who) }</b> nutzt <b>{ THING($ability) }</b>.
-spent =
    { SPENT($it) ->
        [tokens] { -amount(TOKENS($it)) }
       *[card] { THING(CARD($it)) }
    }
event_spends = <b>{ COMMANDO($who) }</b> gibt aus: { LIST($spent, of: "spent") }.
event_draws = <b>{ COMMANDO($who) }</b> zieht { LIST(ALIKE($cards), of: "alike") }.
event_draws-nothing = <b>{ COMMANDO($who) }</b> hat keine Karte zu ziehen.
event_discards = <b>{ COMMANDO($who) }</b> legt ab: { LIST(ALIKE($cards), of: "alike") }.
event_discards-nothing = <b>{ COMMANDO($who) }</b> hat keine Karte abzulegen.
event_recovers = <b>{ COMMANDO($who) }</b> nimmt <b>{ LIST(ALIKE($cards), of: "alike") }</b> zurück.
event_removed = Gefechtsschäden: <b>{ COMMANDO($who) }</b> verliert <b>{ LIST(ALIKE($cards), of: "alike") }</b> für immer.
event_gains = <b>{ COMMANDO($who) }</b> erhält <b>{ -advantage($tokens) }</b>.
event_gains-nothing = <b>{ COMMANDO($who) }</b> kann nichts mehr erhalten.
event_loses-tokens = <b>{ COMMANDO($who) }</b> legt Marker ab: { -advantage($tokens) }.
event_loses-nothing = <b>{ COMMANDO($who) }</b> hat keinen Marker abzulegen.
event_weapon-drawn = <b>{ COMMANDO($who) }</b> zieht eine Waffe: <b>{ THING($weapon) }</b>.
event_equips = <b>{ COMMANDO($who) }</b> nimmt die Waffe <b>{ THING($weapon) }</b>.
event_weapon-lost = <b>{ COMMANDO($who) }</b> legt die Waffe <b>{ THING($weapon) }</b> ab.
event_objective-done = <b>{ COMMANDO($who) }</b> versucht Ziel { $number }, <b>{ THING($card) }</b>: <b>erreicht</b>.
event_objective-scouted = <b>{ COMMANDO($who) }</b> versucht Ziel { $number }, <b>{ THING($card) }</b>: zu wenig, also wird gespäht.
event_objective-token = <b>{ COMMANDO($who) }</b> hat Ziel { $number }: <b>{ MISSION(EFFECT($number)) }</b>.
event_objective-lost = <b>{ COMMANDO($who) }</b> legt Zielmarker { $number } ab: <b>{ MISSION(EFFECT($number)) }</b>.

## Angriffe

event_attacks = <b>{ COMMANDO($who) }</b> greift an ({ -thing($with) }): <b>{ LIST($targets, of: "foe") }</b>.
event_rolls = <b>{ COMMANDO($who) }</b> würfelt: { -advantage($dice) }.
event_explodes = Kritische Treffer bringen weitere Würfel: { -advantage($dice) }.
event_rerolls = <b>{ COMMANDO($who) }</b> wirft neu: { -advantage($dice) }.
event_converts = <b>{ COMMANDO($who) }</b> wandelt { $type } in einen Erfolg um.
event_ignored = <b>{ -successes($successes) }</b> { -are-ignored($successes) }.
-left-of-it =
    { $left ->
        [0] { "" }
       *[other] , noch { $left }
    }
event_damages =
    <b>{ -foe($target) }</b> erleidet { $damage ->
        [0] keinen
       *[other] <b>{ $damage }</b>
    } Schaden{ -left-of-it }.
event_boss-damaged = <b>{ THING($card) }</b>: <b>{ $damage }</b> Schaden{ -left-of-it }.
event_scorches = <b>{ COMMANDO($who) }</b> legt <b>{ $damage } Schaden</b> auf das Wadder-Feld { $space }.
event_cools = { $damage } Schaden verschwindet von { $space }.
event_defeated = <b>{ COMMANDO($who) }</b> besiegt einen Gegner: <b>{ -foe($enemy) }</b>.
event_defeated-alone = <b>{ -foe($enemy) }</b> ist besiegt.
event_flipped = Bosskarte besiegt: <b>{ THING($card) }</b>.
event_bonus =
    { COMMANDO($who, form: "whose") } nächster Angriff hat { $dice } Würfel mehr{ $sure ->
        [true] , und nichts davon wird ignoriert
       *[false] { "" }
    }.
# without $who
event_breached = <b>{ -foe($enemy) }</b> ist lahmgelegt: Fähigkeit und Spezial gelten in dieser Runde nicht.

## Gegner

event_enemy-drawn = <b>{ COMMANDO($who) }</b> zieht einen Gegner: <b>{ -foe($enemy) }</b>, auf { $space }.
event_hatched = <b>{ -foe($enemy) }</b> schlüpft auf { $space } und hat es auf <b>{ COMMANDO($who) }</b> abgesehen.
event_enemy-limit = <b>{ COMMANDO($who) }</b> hat keinen Platz für einen weiteren Gegner und erleidet stattdessen Schaden.
event_enemy-moves = <b>{ -foe($enemy) }</b> zieht von { $from } nach <b>{ $to }</b>.
event_boss-moves = <b>Der Boss</b> zieht nach <b>{ $to }</b>.
event_enemy-taken = <b>{ COMMANDO($who) }</b> übernimmt einen Gegner von { COMMANDO($whom) }: <b>{ -foe($enemy) }</b>.
event_assault = Die Gegner greifen <b>{ COMMANDO($who) }</b> an: { -advantage($dice) }.
event_adds = Dazu { -advantage($results) }: { -thing($card) }.
event_enemy-reroll = <b>{ COMMANDO($who) }</b> wirft einen Gegnerwürfel neu: Aus { -face($from) } wird <b>{ -face($to) }</b>.
event_special = Spezial für { COMMANDO($who) }: <b>{ -thing($card) }</b>.
event_leftover =
    { $specials ->
        [one] 1 Spezialergebnis übrig: <b>{ COMMANDO($who) }</b> muss einen Gegner ziehen.
       *[other] { $specials } Spezialergebnisse übrig: <b>{ COMMANDO($who) }</b> muss { $specials } Gegner ziehen.
    }
event_assault-ends = Der Angriff auf { COMMANDO($who) } ist vorbei.
event_suffers = <b>{ COMMANDO($who) }</b> erleidet Schaden: <b>{ -advantage($damage) }</b>.
event_prevents = <b>{ COMMANDO($who) }</b> spielt <b>{ THING($card) }</b>: { -advantage($damage) } verhindert.
event_prevents-for = <b>{ COMMANDO($who) }</b> spielt <b>{ THING($card) }</b>: { -advantage($damage) } verhindert, für { COMMANDO($whom) }.
event_withstands = <b>{ COMMANDO($who) }</b> hält stand.
event_medal-lost =
    { $left ->
        [0] <b>{ COMMANDO($who) } verliert den letzten Orden</b>.
       *[other] <b>{ COMMANDO($who) } verliert einen Orden</b>, noch { $left }.
    }
event_screen = { COMMANDO($who, form: "whose") } Gegner würfeln in dieser Runde mit { -with-dice($dice) } weniger.
event_repairs =
    <b>{ -thing($card) }</b> { $n ->
        [0] hat keinen Schaden zu heilen
       *[other] heilt { $n } Schaden
    }.

## Der Schauplatz

event_stage-card = Schauplatzkarte: <b>{ THING($card) }</b>.
event_stays = <b>{ THING($card) }</b> bleibt im Spiel.
event_stage-discarded = Vom Schauplatzstapel abgelegt, ohne Wirkung: <b>{ THING($card) }</b>.
event_leaves = <b>{ THING($card) }</b> wird abgelegt.
event_activates = <b>{ THING($card) }</b> wird aktiviert.
-deck =
    { $deck ->
        [stage] Schauplatzstapel
        [enemy] Gegnerstapel
        [objective] Zielstapel
       *[weapon] Waffenstapel
    }
event_reshuffles = { COMMANDO($who, form: "whose") } Ablagestapel wird neu gemischt.
event_reshuffles-deck = Die abgelegten Karten werden gemischt: ein neuer { -deck }.
event_reveals = Oben auf dem { -deck }: <b>{ LIST($cards, of: "thing") }</b>.
event_reveals-nothing = Der { -deck } ist leer.
event_bottomed = <b>{ -thing($card) }</b> kommt unter den { -deck }.
event_rule_slow-down = <b>Langsamer!</b> Der Rutschmarker geht bis zu 2 Felder zurück.
event_rule_alarm = <b>Alarm!</b> Jedes Kommando zieht einen Gegner.
event_rule_overrun = <b>Sie überrennen uns!</b>
event_rule_trample = <b>Niedertrampeln</b>: Der Boss trifft alle neben sich.
event_rule_deep-drift = Der Lauf endet in der tiefen Wehe.
event_rule_bubble = Der Blasendimer platzt.
event_pillbox-placed = Ein Sensormarker kommt auf <b>{ $space }</b>.
event_pillbox-taken = <b>{ COMMANDO($who) }</b> tauscht den Sensormarker auf <b>{ $space }</b> gegen eine Waffe.
event_alarm = Basisalarm: <b>{ $tokens } von { $of }</b> Markern.
event_slip =
    Der Rutschmarker steht auf Feld { $to } von { $last }{ $track ->
        [slip] : <b>Rutschen</b>
        [fall] : <b>Sturz</b>
       *[plain] { "" }
    }.
event_grenade = Eine Granate landet auf <b>{ $space }</b>.
event_grenade-bursts = Die Granate auf <b>{ $space }</b> explodiert.
event_platform-broken = Die Plattform <b>{ $space }</b> bricht.
event_dimer = Ein Blasendimer erscheint auf <b>{ $space }</b>.
event_dimer-gone = Der Blasendimer auf { $space } ist weg.
event_dimer-moves = Ein Blasendimer treibt von { $from } nach <b>{ $to }</b>.
event_gels = <b>{ -gels($n) }</b> mehr auf <b>{ $space }</b>.
event_gels-gone = { -gels($n) } weniger auf { $space }.
event_infected =
    <b>{ COMMANDO($who) }</b> { $gels ->
        [0] ist alle Gele los
       *[other] trägt <b>{ -gels($gels) }</b>
    }.

## Überschriften im Protokoll

heading_setup = Aufbau
heading_round = Runde { $round }
heading_turn = Runde { $round }, { COMMANDO($who) }
heading_enemies = Runde { $round }, Gegner
heading_stage = Runde { $round }, Schauplatz
heading_assault = Runde { $round }, Gegner greifen { COMMANDO($who) } an
heading_over = Das Ende

## Effekte, die gerade ablaufen

resolving_attack = Angriff mit { -thing($what) }, { COMMANDO($who) }
resolving_special = Spezial für { COMMANDO($who) }: { -thing($what) }
resolving_enemy-attack = Gegner greifen { COMMANDO($who) } an
resolving_stage-card = Schauplatzkarte { -thing($what) }
resolving_activate = { -thing($what) } wird aktiviert
resolving_objective = { COMMANDO($who) } späht: { -thing($what) }
resolving_defeated = { -thing($what) } ist besiegt
resolving_flipped = { -thing($what) } wird umgedreht
resolving_space = { -thing($what) }, { COMMANDO($who) }
resolving_thing = { -thing($what) }, { COMMANDO($who) }
resolving_alone = { -thing($what) }
