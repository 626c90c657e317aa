### Warum nicht, in den Worten des Augenblicks.


## Wer gefragt ist

why_decides = Das entscheidet { COMMANDO($who) }.
why_not-asked = { COMMANDO($who) } ist jetzt nicht gefragt.
why_no-token = { COMMANDO($who) } hat keinen Marker { $type }.

## Bewegungen

why_turn_move-once = { COMMANDO($who) } hat sich in diesem Zug schon bewegt; weitere Bewegungen bringen nur Karten.
why_move_run_far = { $at } ist { -fields($away) } entfernt, und der Lauf geht höchstens { $limit } weit.
why_move_run_here = { COMMANDO($who) } steht schon auf { $at }.
why_move_run_other-way = Ein Lauf nach { $at } führt über andere Felder.
why_move_run_no-way = Kein Weg von höchstens { -fields-dative($limit) } führt nach { $at }: Ein Lauf führt weder einen Vorsprung hinauf noch an Gegnern vorbei.
why_move_jump = { $at } ist { -fields($away) } entfernt, und ein Sprung geht 1 weit.
why_move_not-into-enemies = { -foe-subject($enemy) } steht auf { $at }.
why_move_no-shared-end_stay = { COMMANDO($who) } teilt sich das Feld und kann hier nicht bleiben.
why_move_no-shared-end_taken = Auf { $at } steht { COMMANDO($there) }: Dort endet keine Bewegung.
why_move_no-shared-end_somebody = Auf { $at } steht ein anderes Kommando: Dort endet keine Bewegung.
why_move_choose-type-first_jump = Hier bleibt nur ein Sprung.
why_move_choose-type-first_run = Diese Bewegung ist ein Lauf.
why_space_ledge-jump-up = { $at } liegt auf einem Vorsprung: Springe von nebenan hinauf.

## Angriffe

why_turn_attack-once = { COMMANDO($who) } hat in diesem Zug schon angegriffen; weitere Angriffe bringen nur Karten.
why_attack_weapon-special-scope_again = Nur der Schnellfeuer-Bausatz greift ein zweites Mal an, nach dem normalen Angriff.
why_attack_weapon-special-scope_used = { COMMANDO($who) } hat den zweiten Angriff des Schnellfeuer-Bausatzes in diesem Zug schon gemacht.
why_attack_weapon-special-scope_apart = { -foe-subject($target) } steht nicht neben dem ersten Angriffsziel.
why_attack_convert = Es gibt kein Ergebnis { $type } zum Umwandeln.
why_range_count_foe = { -foe-subject($target) } ist { -fields($away) } entfernt; die Reichweite ist { $range }.
why_range_count_space = { $at } ist { -fields($away) } entfernt; die Reichweite ist { $range }.
why_boss_one-target = Das ist schon das erste Angriffsziel.
why_boss_undefeated-stays = Der Boss kann hierfür nicht gewählt werden.
why_boss_split-cap = So viel braucht es nicht mehr: { THING($boss) }.
why_boss_never-unflipped = Diese Bosskarte ist schon besiegt: { THING($boss) }.
why_story_invulnerable = In diesem Teil der Geschichte nimmt { THING($boss) } keinen Schaden.

## Was eine Karte verbietet

why_golden_pinned = { -foe($enemy) } steht neben { COMMANDO($who) }: kein Lauf.
why_golden_not-free = Hier wird nichts kostenlos umgewandelt.
why_golden_capped = Mehr Schaden aus einem Angriff geht nicht auf { THING($boss) }.
why_golden_own = { -foe($enemy) } liegt schon bei { COMMANDO($who) }.

## Karten und Fähigkeiten

why_turn_cards-only-own-turn_reaction = { THING($card) } wird gespielt, wenn jemand Schaden erleiden würde.
why_turn_cards-only-own-turn_self = { THING($card) } schützt nur den, der die Karte spielt.
why_turn_cards-only-own-turn_far = { THING($card) } schützt { -around($within) }, und { COMMANDO($whom) } ist weiter weg.
why_turn_one-at-a-time = { COMMANDO($who) } ist am Zug.
why_effect_may-pay-in-full_play = { THING($card) } kostet { -advantage($cost) }, neben der Karte selbst.
why_effect_may-pay-in-full_clear = Es kostet { -advantage($cost) }, die Karte { THING($stageCard) } loszuwerden.
why_cards_commando-card = { THING($card) } könnte hier und jetzt nichts bewirken.
why_stage_discard-after = { THING($stageCard) } lässt sich nicht ablegen.
why_ability_set = Das ist für { COMMANDO($who) } schon so eingestellt.
why_ability_just-set = { COMMANDO($who) } hat das gerade geändert: Erst muss etwas geschehen.
why_ability_cost = { THING($ability) } kostet { -advantage($cost) }, und das hat { COMMANDO($who) } nicht.
why_ability_attack = Während eines Kommandoangriffs greift niemand ein.
why_ability_nothing = { THING($ability) } könnte jetzt nichts bewirken.
why_setup_reference-flip_elsewhere = „Langsamer!“ gibt es nur am Wasserfall.
why_setup_reference-flip_used = „Langsamer!“ wurde in dieser Runde schon benutzt.
why_setup_reference-flip_empty = Es ist keine Schauplatzkarte mehr da.
why_setup_reference-flip_story = Dieser Teil der Geschichte wird ohne „Langsamer!“ gespielt.

## Züge und Reihenfolge

why_round_commando-order-free = { COMMANDO($who) } war in dieser Runde schon am Zug.
why_round_enemy-order-free = { COMMANDO($who, form: "whose") } Gegner haben in dieser Runde schon angegriffen.
why_effect_each-commando-order_draw = Das betrifft { COMMANDO($who) } nicht mehr.
why_effect_each-commando-order_thing = Das betrifft { COMMANDO($who) } nicht mehr ({ -thing($what) }).

## Vorteil

why_advantage_spend-sources = Fällig ist { -face($symbol) }.
why_advantage_any-gain = Hier gibt es nur { LIST($of, of: "face", type: "or") }.
why_advantage_limit = { COMMANDO($who) } hat drei Marker { $type }: Mehr geht nicht.
why_limits_advantage-supply = Im Vorrat ist kein Marker { $type } mehr.
why_limits_other-tokens = Auf { $at } liegt kein Gel.
why_suffer_all-or-nothing = { COMMANDO($who) } fehlt { -advantage($lacks) }: Schaden wird ganz bezahlt oder gar nicht.

## Effekte, Aufbau, Ziele

why_effect_forced-choice-full = Du musst etwas wählen, das sich ganz erfüllen lässt.
why_effect_forced-choice-closest = Nichts lässt sich ganz erfüllen: Wähle, wovon am wenigsten offen bleibt.
why_effect_forced-single = Das ist keine Wahl: Eine Karte muss abgelegt werden.
why_enemy-turn_added-counts-for-rerolls = Kein Gegnerwürfel zeigt das; hinzugekommene Ergebnisse sind keine Würfel.
why_setup_commando-start = Auf { $at } beginnt schon jemand.
why_stage_pillbox-icon-may = Auf { $at } liegt schon ein Sensormarker.
why_objective_token-lost = { COMMANDO($who) } hat keinen Zielmarker { $place }.
