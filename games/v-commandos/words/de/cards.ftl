### Was auf Karten steht, aus ihren Daten: Ereignisse, Regeln der Terrains und der Operationen.


## Ereignisse

size_S = klein
    .tiles = kleine Felder
size_M = mittel
    .tiles = mittlere Felder
size_L = groß
    .tiles = große Felder
effect_nothing = Nichts geschieht.
effect_draws =
    { $entrance ->
        [chosen] Ein Eingang eurer Wahl
        [random] Ein zufälliger Eingang
       *[all] Jeder Eingang
    } zieht in dieser Runde { $by ->
        [none] nichts
       *[other] { $by } mehr als sonst
    }.{ $back ->
        [true] { " " }Gegner, die davor warten, ziehen ab.
       *[false] { "" }
    }
effect_stealth-die =
    { $who ->
        [outdoors-in-sight] Für jedes getarnte Kommando draußen, das nicht auf einem kleinen Feld steht, fällt ein Tarnwürfel.
        [indoors-without-enemies] Für jedes getarnte Kommando drinnen auf einem Feld ohne Gegner fällt ein Tarnwürfel.
       *[one-near-enemies] Für ein getarntes Kommando in der Nähe eines Gegners fällt ein Tarnwürfel.
    }
effect_count-as =
    In dieser Runde gelten { SIZE($of, form: "tiles") }{ $outdoor ->
        [true] { " " }draußen
       *[false] { "" }
    } als { SIZE($size) }.
effect_count-as-chosen = Ein Feld eurer Wahl gilt in dieser Runde als { SIZE($size) }.
effect_alarm = Der Alarm ertönt.
effect_hush = Wird niemand gesehen, verstummt der Alarm.
effect_guards-doze = Wachen werfen in dieser Runde keine Tarnwürfel.
effect_plus-each = Jedes Kommando hier bekommt ein [+1].
effect_drop-kit = Zieht { $draw } Plättchen und legt sie auf ein Feld draußen ohne Gegner.
effect_place-kit = Legt { LIST($kinds, of: "KIT", form: "taken", type: "or") } auf ein Feld draußen ohne Gegner.
effect_give-kit = Ein Kommando bekommt { KIT($kind, form: "taken") }.
effect_pass-kit = Ein Kommando darf einem anderen auf diesem Terrain Ausrüstung geben.
effect_trapdoor =
    { $to ->
        [open] Eine versperrte Luke öffnet sich.
       *[blocked] Eine offene Luke ist versperrt, wenn eine andere offen bleibt.
    }
effect_double-time = Gegner, die der Karte folgen, bewegen sich zweimal.
effect_brew-up = Wird niemand gesehen, bewegen sich die Gegner nicht.
effect_special = Ein { ENEMY($face) } kommt an einen zufälligen Eingang.
effect_leak = Das Fass, das einem Gegner am nächsten ist, platzt.
effect_heal-one = Ein Kommando entfernt eine Wunde.
effect_no-noise = Schüsse und Explosionen lösen in dieser Runde keinen Alarm aus.
effect_smoke-drifts = Ein Rauchmarker treibt ein Feld mit dem Wind.
effect_goliath-drill = Die Goliaths hier sind aktiv; gibt es keinen, kommt einer an einen zufälligen Eingang.
effect_gas-drill = Alle Gegner hier tragen in dieser Runde Gasmasken.
effect_inspection = Jedes unbewachte Einsatzziel bekommt eine Wache.
effect_countdown = Das Einsatzziel, das euch am nächsten ist, bekommt einen Gegner.

## Regeln auf Operationskarten

-lying = { KIT(KIND($it)) } auf { -tile(WHERE($it)) }
rule_thin-garrison = In geteilten Spalten wird von jedem Terrain nur der erste Eingang verwendet.
rule_quiet-events = { LIST($terrains, of: "MISSION") }: Diese Ereignisse haben keine Wirkung: { LIST($events, of: "EVENT-CARD", by: ", ") }.
rule_tide = Am Ende von Runde { $turn } wird die Luke auf { -tile($blocks) } versperrt, und die auf { -tile($opens) } öffnet sich.
rule_more-enemies = { MISSION($terrain) }: Auf { LIST($tiles, of: "tile") } beginnt je ein MP40 mehr.
rule_lines-down = Ein abgeschlossenes Terrain zieht auch bei Alarm nur 1 Plättchen.
rule_linked-alarms = Ertönt der Alarm auf einem Terrain, ertönt er auch auf dem anderen.
rule_timers = TNT explodiert von selbst nach { $turns } Endphasen, und nur so.
rule_kit = { MISSION($terrain) }, mehr Ausrüstung: { LIST($lies, of: "lying", by: ", ") }.
rule_cold-timers = Bei einer 1 oder 2 braucht ein Zeitzünder eine Runde länger.
rule_one-way-down = Nur die Luke auf { -tile($tile) } führt hinunter.
rule_deadline = { MISSION($terrain) }: Alles muss bis zum Ende von Runde { $turn } geschafft sein.
rule_deadline-of-one = { MISSION($terrain) }: { -aim($objective) } muss bis zum Ende von Runde { $turn } geschafft sein.
rule_two-teams = Alle folgen dem Pfeil des Terrains, das sie verlassen haben.
rule_wounded-replacements = Wer als Ersatz kommt, beginnt mit einer Wunde.
rule_trapdoor-open = Die Luke auf { -tile($tile) } ist von Anfang an offen.
rule_kit-for-freed = Für jeden Befreiten liegt { KIT($kind) } auf { -tile($tile) }.
rule_bloodhounds = Wachhunde finden euch bei 1 bis 3.
rule_door-locked = Die Tür zwischen { LIST(BOTH($door), of: "quoted") } ist am Anfang verschlossen.
rule_no-keys = Niemand hat die Schlüssel.
rule_masks = Wer hier lebend herauskommt, hat von da an eine Gasmaske.
rule_barrels = Auf { LIST($tiles, of: "tile") } stehen Gasfässer.
rule_goliath-at-nest = Ein Goliath beginnt neben seinem Nest.

## Regeln auf Terrainkarten

-between = { LIST(BOTH($it), of: "quoted") }
terrain-rule_quiet-events =
    Ist { -aim($once) } erfüllt, { COUNT($events) ->
        [one] hat
       *[other] haben
    } { LIST($events, of: "EVENT-CARD") } hier keine Wirkung.
terrain-rule_also-completes = Auch eine Explosion auf { -tile($tile) } erfüllt { -aim($objective) }.
terrain-rule_fewer-draws = Ist { -aim($once) } erfüllt, zieht { $entrance } 1 Plättchen weniger.
terrain-rule_keys = Schaltet den Gegner aus, der am Alarm beginnt, und diese Türen öffnen sich: { LIST($doors, of: "between", by: "; ") }.
terrain-rule_draughts = Bis { -aim($until) } erfüllt ist, zieht Gas auch auf benachbarte Felder.
terrain-rule_drains-barrel = Ist { -aim($once) } erfüllt, ist das Fass auf { -tile($tile) } weg.
