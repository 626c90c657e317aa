### What things on the table are, what the table waits for, and the end.


## What something is: $left (number), $health (number)

legend_space_title = { CAPITAL(SPACE($kind)) } { $id }
legend_space_here = Here: { LIST($there) }.
legend_space_broken = The platform is broken and shelters nobody.
legend_space_ledge = It lies on a ledge: jump up, run down.
legend_space_whole = { LIST($sentences, by: " ") }
legend_here_boss = { BOSS($boss) }, the boss
legend_here_foe = { ENEMY(SPECIES($enemy)) } with { $left } of { $health } health
legend_here_grenade = a grenade, which explodes in the stage turn
legend_here_dimer = a bubble dimer, which hurts whoever runs in
legend_here_gels = infectious gels, which cling to whoever runs in
legend_kind_plain = Nothing special: run or jump through it.
legend_kind_start = Commandos start the mission here.
legend_kind_boss = The boss stands here when the mission starts.
legend_kind_enemy = New enemies appear in the nearest empty space of this kind.
legend_kind_pillbox = Move in while the sensor token is here, and you may trade it for a weapon card.
legend_kind_objective1 = Move in during your own turn, and you may attempt objective 1.
legend_kind_objective2 = Move in during your own turn, and you may attempt objective 2.
legend_kind_objective3 = Move in during your own turn, and you may attempt objective 3.
legend_kind_alarm-post = Move in, and you may spend [S] to remove an alarm token.
legend_kind_platform = Whoever stands here is safe from slipping, and falls more softly.
legend_kind_drift = Run in, and your run ends here.
legend_kind_wadder = Gels gather here; burn them with successes of an attack in range.
legend_token_title = { CAPITAL(ADVANTAGE($type)) } token
legend_token_says = Spend it to turn a { -icon($type) } on your dice into a success, to withstand { -icon($type) } damage or to pay a cost; you hold three at most.
legend_medals_title = Medals
legend_medals_says = Lose one when you do not pay for damage; whoever must lose one and has none loses the mission for everybody.
legend_decks_title = Stage deck
legend_decks_says = This is the clock: a card is drawn every round, and whoever must draw from an empty deck loses the mission for everybody.
legend_success_title = Success
legend_success_says = It deals 1 damage to the target.
legend_critical_title = Critical
legend_critical_says = It deals 1 damage to the target, and one more die is rolled at once.
legend_result_title = { CAPITAL(ADVANTAGE($type)) } result
legend_result_says = Spend { -icon($type) } to make it a success; else you gain { -icon($type) } after the attack.
legend_special_title = Special
legend_special_says = The leftmost enemy card that has not used its special does so now; if none is left, an enemy is drawn.
legend_damage_title = { CAPITAL(ADVANTAGE(FACE($face))) } damage
legend_damage_says = Pay { -icon($face) } against it, with all the other damage, or lose a medal.
legend_clause = The rule

## What the table waits for

legend_now = Now:
legend_click = { -click } { LIST($open, of: "OPEN", type: "or") }.
legend_click-list = Choose a move from the list.
open_space = a glowing space
open_enemy = a glowing enemy
open_card = a highlighted card in your hand
open_token = a highlighted token
open_die = a ringed die
open_commando = a commando
open_boss = a number below a boss card
open_stage = a highlighted stage card
open_button = a button beside the prompt
legend_wait = Wait for { LIST($who) }.
legend_nothing = Nothing has to be done here.
legend_past = You are looking at an earlier move. Go back to now to play on.
legend_over = The mission is over.
legend_prompt = { $prompt }.

## The end: $round (number), $part (number)

end_headline_destroyed = { BOSS($boss) } falls in round { $round }
end_headline_escaped = { STAGE($stage) }: out in round { $round }
end_headline_fallen = { COMMANDO($who) } falls in round { $round }
end_headline_out-of-time = Time runs out in round { $round }
end_team = The commandos
end_dealt = damage dealt
end_feat_criticals = { -dice($n) } exploded from criticals
end_feat_weapons =
    { $n ->
        [one] 1 weapon
       *[other] { $n } weapons
    } found
end_feat_objectives =
    { $n ->
        [one] 1 objective
       *[other] { $n } objectives
    } earned
end_feat_reactions =
    { $n ->
        [one] 1 reaction
       *[other] { $n } reactions
    } played
end_boss-left = health left on the boss
end_rounds = rounds
end_clock = stage cards left
end_downed = enemies down
end_alone = This part was played on its own. The story begins with part 1.
end_next_won = The story is won.
end_next_lost = The story is lost.
end_next_part =
    On to part { $part }{ COUNT($carried) ->
        [0] { "" }
       *[other] , with { LIST($carried, of: "CARRIED") }
    }.
