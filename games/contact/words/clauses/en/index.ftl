## components

components_dice = Two eight-sided dice (one blue, one brown) spawn zombies; six-sided dice resolve everything else.
    .source = Game components
    .check-1 = Given a spawn, then two d8 with separate colours are logged.
    .check-2 = Given any attack, then only d6 values are logged.
components_dice-no-limit = The three d6 in the box do not limit how many dice an attack may use.
    .source = Game components; Miller (Heavy weapon)
    .check = Given Miller attacks, then four dice are rolled one after another.
    .ruling = Miller alone has 4 attacks, so the number of dice in the box is only a convenience.
components_cards = There are 13 reference cards, one per specialist.
    .source = Game components; The members of the Special Forces team
    .check = Given the roster, then it has 13 members: Cooper, Alvares, Branson, Dunham, Miller, Kenzo, Krussov, Cole, Schulz, Ayden, Mobutu, Nelson, Vanderbilt.
components_token-cap = 35 small tokens and 8 large ones (5 zombies each) can show 75 zombies.
    .source = Game components
    .check-1 = Given 74 zombies on the board, when dice 8 and 8 are rolled, then the board shows 90 zombies.
    .check-2 = With option token-cap on, then 1 zombie is placed and 15 are forfeited.
    .check-3 = Where the two groups differ, the larger one is placed first.
    .check-4 = Where they are equal, the one on the blue number is placed first.
    .ruling = The book never makes the tokens a limit, so zombies are unlimited by default. Option token-cap: spawning stops at 75, the larger group being placed first (ties: blue number first). In simulation under 1% of games ever pass 75.
components_large-token = Five zombies of one segment may be shown as one large token; this is display only.
    .source = An example game > The First Turn
    .check-1 = Given a group of 8, then it is drawn as 1 large + 3 small.
    .check-2 = When 1 is killed from a group of 5, then it is drawn as 4 small.

## setup

setup_four-members = The team always has exactly 4 members, whatever the number of players.
    .source = Game preparations; Team set up
    .check-1 = Given any number of players, when the team has 3 members or 5, then the game cannot be started.
    .check-2 = Given a team that is chosen at the table, then the night begins with the fourth member and not before.
    .check-3 = Given a player who has taken all of the own share, when that player takes another member, then it is refused.
setup_players = One to four players share the four members.
    .source = Title; Game preparations
    .check-1 = Given 1 player, then that player commands 4 members.
    .check-2 = Given 2 players, then each commands 2.
    .check-3 = Given 3 players, then they command 2, 1 and 1.
    .check-4 = Given 4 players, then each commands 1.
    .check-5 = Given no player or 5, then the game cannot be started.
    .check-6 = Given members that are shared out less evenly than that, then the game cannot be started.
    .check-7 = Given 3 players, then the set-up may say who commands 2.
    .check-8 = Unless it does, the places are dealt round the table, and the first player has 2.
    .ruling = The book lets a short-handed player take 2 members, which cannot fill a solo team although the title allows one player; so members are dealt out as evenly as possible and a solo player takes all four. With 3 players the group (else the host) says who takes two. Unless the set-up says otherwise the four places are dealt round the table, so that the first of three players has two.
setup_choice = Players choose their members freely from the roster; each specialist can be chosen once.
    .source = Game preparations; Team set up
    .check-1 = Given no member chosen yet, then each of the 13 may be chosen.
    .check-2 = Given Alex chose Cooper, when Benni chooses Cooper, then it is refused.
    .check-3 = Given two players who lack a member each, then either may choose next.
    .check-4 = Given several players, then the answer names the player; given one, it does not.
    .check-5 = Given a team that is named beforehand, when a specialist is in it twice, then it is refused.
    .ruling = Order of choosing is open: whoever confirms first online, seat order in hot-seat play. At the table it is one decision open to every seat that still lacks a member; where there are several players the answer names the player.
setup_unique-roles = No role may occur twice in a team.
    .source = Game preparations; Team set up
    .check-1 = Given Cooper is chosen, then Cole is blocked.
    .check-2 = Given Branson is chosen, then Miller and Nelson are blocked.
    .check-3 = Given Kenzo is chosen, then Mobutu is blocked.
    .check-4 = Of the 715 sets of four, 467 are legal.
setup_heavy-once = In particular, a team has at most one heavy weapon and at most one leader.
    .source = Team set up
    .check-1 = Given the team Branson, Miller, Ayden, Krussov, then it is refused.
    .check-2 = Given the team Cooper, Cole, Ayden, Krussov, then it is refused.
setup_leader-optional = A team need not contain a leader.
    .source = Team set up
    .check = Given Alvares, Branson, Kenzo, Schulz, then the team is accepted.
    .ruling = The book limits roles from above only.
setup_centre = All members start, and stay, in the central circle.
    .source = Game preparations; The game board
    .check = Given any reachable state, then living members are in the centre and no move action for members exists.
setup_marker = The turn marker starts on blue 1, the segment to the right of twelve o'clock.
    .source = The turn marker
    .check = Given a new game, then the marker is on blue1/r4 and the turn number is 1.
setup_empty-board = The board starts without zombies.
    .source = An example game > The First Turn
    .check = Given turn 1 before the spawn, then there are 0 zombies.

## board

board_segments = The board has 64 segments: 4 rings of 16.
    .source = The game board
    .check = Given the board, then there are 16 columns and each has rings 1 to 4.
board_numbers = Outer-ring segments are numbered 1 to 8 in blue on the right half and 1 to 8 in brown on the left half.
    .source = The game board
    .check = Given columns 0 to 15 clockwise from twelve o'clock, then column 0 is blue 1, 7 is blue 8, 8 is brown 8 and 15 is brown 1.
board_centre-closed = Zombies never enter the centre.
    .source = The game board
    .check = Given 4 zombies in blue3/r1, when zombies move, then 4 zombies are still in blue3/r1.
board_ring-is-distance = A segment's ring number is its distance from every member.
    .source = The game board; Attack > Players
    .check = Given a target in brown5/r3, then its distance is 3 for all members.

## turn

turn_order = A turn runs: marker, zombie phase, player phase, end of turn, victory check.
    .source = The turns
    .check-1 = Given turn 2 starts, then the log shows marker, zombie attacks, zombie moves, spawn, player actions, check, in this order.
    .check-2 = Given the player phase of turn 32 is over, then no zombie phase follows.
    .ruling = The chapter on the player turn says the zombie turn follows it and is printed first, which reads like the opposite order. The numbered list and all four example turns put zombies first; the sentence only describes the passage into the next turn. So there is no zombie phase after the last player phase.
turn_marker-moves = At the start of each turn except the first the marker moves one segment clockwise.
    .source = The turns; The turn marker
    .check-1 = Given turn 1, then the marker is on blue 1.
    .check-2 = Given turns 2, 9 and 16, then it is on blue 2, brown 8 and brown 1.
    .check-3 = Given turn 17, then it is on blue 1 again.
turn_marker-ring = The marker travels on the outer ring only and has no effect on zombies there.
    .source = The turn marker
    .check = Given zombies in blue2/r4, when the marker enters blue 2, then nothing else changes.
turn_cycle = 16 turns make a cycle; the helicopter comes after two cycles.
    .source = The turn marker; Victory and defeat
    .check-1 = Given the end of turn 32 with a living member, then the game is won.
    .check-2 = At the end of turn 31 it goes on.
turn_phases-of-zombies = The zombie phase is attack, then move, then spawn.
    .source = The zombie turn
    .check-1 = Given 3 zombies in r2 and none in r1, when the zombie phase runs, then they do not attack in it although they end it in r1.
    .check-2 = Given the newcomers of that phase, then they are still in r4 at its end.
turn_end-phase = After the player phase the turn ends, and only then is victory checked.
    .source = The turns
    .check-1 = Given turn 32, when the last member has acted or waived, then the win is declared, and not before.
    .check-2 = Given a granted die whose holder can still fire it, then the phase stays open until it is fired or waived.
    .check-3 = Given a granted die that finds no target any more, then it lapses and the phase ends.
    .ruling = A granted die whose holder can still fire it keeps the phase open until it is fired or waived, because a member who has already acted may still use it.

## victory

victory_win = If at least one member lives at the end of turn 32, everybody wins.
    .source = Victory and defeat
    .check = Given turn 32 with Ayden alone alive after the player phase, then the result is a win for all players.
victory_loss = When the last member is removed, everybody loses at once.
    .source = Victory and defeat
    .check = Given one living member and 7 zombies in r1 in the zombie phase of turn 32, then the game is lost without finishing that phase.
victory_shared = Everybody wins or loses together, even players whose members are all gone.
    .source = Victory and defeat
    .check-1 = Given Dan's member was removed on turn 9 and the team survives, then Dan wins too.
    .check-2 = Given the team is wiped out, then all lose, whoever commanded the last member.

## zombies

zombies_segment-attack = Each first-ring segment with zombies rolls one d6; a result below its zombie count hits the team.
    .source = Attack > Zombies
    .check-1 = Given 4 zombies in blue3/r1, when 3 is rolled, then it is a hit.
    .check-2 = When 4 is rolled, then it is none.
zombies_one-hit-per-segment = A segment scores at most one hit per turn, however many zombies it holds.
    .source = Attack > Zombies; Hits
    .check = Given 12 zombies in one r1 segment, then any roll gives exactly one hit.
zombies_each-segment-separately = Segments attack one by one, each with its own roll; their zombies are never added together.
    .source = Attack > Zombies
    .check = Given 2 zombies in blue1/r1 and 2 in blue2/r1, when 2 and 2 are rolled, then there is no hit.
zombies_clockwise = Attacks are resolved clockwise.
    .source = Attack > Zombies
    .check = Given groups in brown1/r1, blue2/r1 and brown8/r1, then the order is blue 2, brown 8, brown 1.
    .ruling = No starting point is given; we start at blue 1. It matters because Schulz or Vanderbilt may fall midway.
zombies_single-harmless = A lone zombie attacks but can never hit.
    .source = Attack > Zombies
    .check-1 = Given 1 zombie in blue5/r1, then it attacks and the team is not hit.
    .check-2 = The attack counts as failed.
    .ruling = The book calls it an attack that cannot succeed, so it still is a failed attack for Melee expert; the engine need not roll.
zombies_sure-hit = Seven or more zombies in one segment always hit.
    .source = Attack > Zombies
    .check-1 = Given 7 zombies in r1, when 6 is rolled, then it is a hit.
    .check-2 = Given 6 zombies, when 6 is rolled, then it is none.
zombies_only-starters = Only zombies that begin the zombie phase in the first ring attack.
    .source = The zombie turn
    .check = Given 5 zombies in blue4/r2 at the start of the phase, when they reach r1, then they attack in the next turn at the earliest.
zombies_attackers-stay = Attacking zombies are not removed by attacking, whether they hit or miss.
    .source = Attack > Zombies
    .check-1 = Given 3 zombies in r1 hit the team, then 3 zombies are still there.
    .check-2 = Given 3 zombies in r1 miss, then 3 zombies are still there.

## hit

hit_one-member = Each zombie hit removes one member from the game.
    .source = Hits
    .check = Given 4 living members, when two segments hit, then 2 members are left.
hit_team-chooses = The players choose who is removed.
    .source = Hits
    .check-1 = Given a hit and living members Cooper and Ayden, when the team names Ayden, then Ayden is removed.
    .check-2 = Given a hit, then every player may name any living member, a player whose members are all gone as well.
    .check-3 = Given a player who names an own member, then it falls at once and nobody else is asked.
    .check-4 = Given a player who names somebody else's member, then that member's player alone accepts or refuses, and it falls when it is accepted.
    .check-5 = Given a refusal, then the living leader's player names any living member, and that is final.
    .check-6 = Where no leader lives, the host does.
    .check-7 = With option leader-calls the living leader's player, else the host, names the victim from the start.
    .check-8 = With free control every name is final.
    .check-9 = Without option hit-by-dice no die is rolled for it.
    .ruling = Every player may name a member, even a player whose members are all gone, and the first name counts. Your own member falls at once. If another player names your member, you accept or refuse; after a refusal the living leader's player names the victim, and that is final; where no leader lives the host (the first seat) does. With the option leader-calls it is the leader's player, else the host, from the start. With free control every name is final, for anybody may answer for anybody. Dice decide only with the option hit-by-dice.
hit_dice-option = Dice may decide who falls instead: one d6 per living member, the lowest is removed.
    .source = Hits
    .check-1 = Given option hit-by-dice and rolls Cooper 4, Ayden 2, Branson 6, Kenzo 5, then Ayden is removed and nobody is asked.
    .check-2 = Given rolls Cooper 4, Branson 2, Kenzo 2, Vanderbilt 5, then Branson and Kenzo roll again and the lower is removed.
    .check-3 = Given Kenzo was removed before, then no die is rolled for him.
    .ruling = The book offers this as a possibility and lets players roll; with members shared out unevenly we roll per member. Ties are rolled off. Option hit-by-dice fixes it for the whole game.
hit_immediately = The removal takes effect before the next segment attacks.
    .source = Hits; Attack > Zombies
    .check = Given Schulz is removed by the first hit, when the next segment with 2 zombies rolls 1, then it hits (no Fortify any more).
hit_all-lost = A removed member's weapons, equipment and abilities are gone, including an unused grenade.
    .source = Hits
    .check-1 = Given Cooper is removed in the zombie phase, then no reroll is available in the following player phase.
    .check-2 = His weapon and his unused grenade are gone, too.
hit_no-return = Removed members never come back.
    .source = Hits
    .check = Given Vanderbilt alive, when a member was removed in an earlier turn, then no action restores it.

## move

move_one-inward = Every zombie moves one ring inwards, staying in its column.
    .source = The zombie turn
    .check = Given 6 zombies in brown4/r4, when zombies move, then 6 are in brown4/r3.
move_all-at-once = Each group moves exactly once per turn; inner groups are moved first so nobody moves twice or merges early.
    .source = An example game > The Fourth Turn
    .check = Given 2 in blue8/r4, 3 in blue8/r3 and 1 in blue8/r2, when zombies move, then blue8 holds 1, 3 and 2 in r1, r2 and r3.
move_first-ring-stays = First-ring zombies stay and newcomers join them in one group.
    .source = The game board; The zombie turn
    .check = Given 4 in blue8/r1 and 3 in blue8/r2, when zombies move, then blue8/r1 holds 7.
move_merge = Zombies in one segment always form a single group.
    .source = Attack > Zombies
    .check = Given 5 stuck in blue2/r3 and 4 arriving there from r4, then the group is 9.

## spawn

spawn_cross = Each die counts the zombies for the column that the other die names: the blue value arrives on the brown number, the brown value on the blue number.
    .source = The zombie turn
    .check = Given blue 6 and brown 3, then 6 zombies appear in brown3/r4 and 3 in blue6/r4.
spawn_outer-ring = New zombies always appear in ring 4.
    .source = The game board; The zombie turn
    .check = Given any spawn, then only ring 4 counts grow.
spawn_after-move = Spawning comes after movement, so newcomers do not move in the turn they appear.
    .source = The zombie turn
    .check = Given turn 1 with blue 6 and brown 4, then the groups are in r4 during the player phase of turn 1.
spawn_join = Newcomers join zombies still standing in that outer segment.
    .source = The zombie turn
    .check = Given 5 confused zombies remained in blue3/r4, when blue 3 and brown 2 are rolled, then blue3/r4 holds 7.
    .ruling = Not mentioned, but a segment is one group for attacking, so it is one group here too.
spawn_total = A spawn brings the sum of both dice, 2 to 16, on average 9.
    .source = The zombie turn; An example game > The First Turn
    .check = Given dice 6 and 4, then 10 zombies are placed.

## players

players_one-action = In the player phase each living member may act once: attack and/or use one ability.
    .source = The player turn
    .check-1 = Given Cooper has attacked this turn, when Cooper attacks again, then it is refused.
    .check-2 = Given Cooper has attacked, when Vanderbilt misses, then Ardor is still offered, because passive abilities need no action.
    .ruling = One attack action per member and turn, all its dice included; passive abilities (Fortify, Tripwire, Air recon, First Aid, Melee expert, Scope, Confusion, Inspire, Breakthrough, Scatter, Ardor) need no action. The only exclusive ability we find is Ronin, which replaces the rifle.
players_exclusive-ability = An ability marked as exclusive cannot be combined with an attack in the same turn.
    .source = The player turn
    .check-1 = Given Kenzo made a Ronin melee attack, when he fires the assault rifle in the same turn, then it is refused.
    .check-2 = Given he fired the rifle, when he strikes in the same turn, then it is refused.
    .ruling = No card bears such a mark; only Ronin describes an attack of its own, so only Ronin is treated as exclusive.
players_optional = Acting is optional.
    .source = The player turn
    .check-1 = Given no zombie in range of Branson, when the player phase is closed, then it closes although Branson has not acted.
    .check-2 = Given a member with zombies in range, when it waives, then it does not act any more this turn.
players_any-order = Members act in any order the players agree on.
    .source = The player turn
    .check-1 = Given four ready members, then each of the 24 orders is accepted.
    .check-2 = A member's dice are finished before the next member acts.
    .check-3 = Granted dice may be fired in between.
players_leader-decides = Disputes over order are settled by the team leader.
    .source = The player turn
    .check-1 = Given four ready members, then the next action is open to all their players and the first answer counts.
    .check-2 = With option leader-calls and Cole alive, then Cole's player names before each action who acts, and nobody else may.
    .check-3 = Where no leader lives, the host names them.
    .check-4 = Where only one member is left to act, nobody is asked.
    .check-5 = Given a player who refuses to lose the member another has named, then the leader's player settles it.
    .ruling = As a rule nobody needs it for the order: the decision is open to all and the first answer counts. When a player refuses to lose the member another has named, the leader's player settles it. A table that wants its disputes settled turns on the option leader-calls: before each action the living leader's player names who acts next, the host (the first seat) where no leader lives, since the book does not foresee a team without one. Nobody is asked when only one member is left to act.
players_end = The phase ends when every member has acted or waived.
    .source = The player turn
    .check-1 = Given three members acted and the fourth waives, then the victory check runs.
    .check-2 = Given a member with nothing in range, neither for the weapon nor for the grenade, then it is not asked.
    .check-3 = Given a member with a granted die, when it waives, then that die is given up with the action.
    .check-4 = Given a member that has waived, when it is granted a die after that, then it may fire it.
    .ruling = Members with nothing in range, neither for their weapon nor for the grenade, are not asked. Waiving gives up the member's action and the granted dice held at that moment.
players_dead-do-not-act = Members removed in the zombie phase do not act in the player phase of that turn.
    .source = Hits; The turns
    .check = Given Kenzo was removed this turn, then Kenzo is not offered.

## attack

attack_declare-first = The target segment is named before the die is rolled.
    .source = Attack > Players
    .check = Given Cooper, when a die is rolled without a target, then the engine refuses.
attack_target-number = A die hits if it shows more than the distance: 2+, 3+, 4+, 5+ for rings 1 to 4.
    .source = Attack > Players
    .check = Given rings 1 to 4, then 2, 3, 4 and 5 are the lowest dice that hit.
attack_modifiers = Weapons and abilities may shift the number needed; shifts add up.
    .source = Attack > Players
    .check-1 = Given Alvares at r4, then 4 is needed (5 - 1).
    .check-2 = Given Miller at r1, then 3 is needed (2 + 1).
    .check-3 = Given Alvares at r1, then every die hits.
    .ruling = A needed number of 1 or less is a sure hit, above 6 a sure miss; neither limit is printed and only the first can occur.
attack_one-kill = Each hit removes one zombie from the target segment unless the weapon says more.
    .source = Hits
    .check = Given 4 zombies in blue6/r4, when 5 and 6 are rolled at it, then 2 are left.
attack_split-dice = A member with several attacks may aim each at a different segment, naming each target before that die.
    .source = Attack > Players; Mobutu; Miller
    .check-1 = Given Cooper's first die killed the last zombie of blue6/r4, then the second may be aimed at brown4/r4.
    .check-2 = Given option declare-all, then all targets are named before the first die is rolled.
    .check-3 = All dice are thrown at once, also one at a target that is empty by then.
    .check-4 = They take effect in the order of their targets.
    .check-5 = Extra dice from Inspire wait until all dice have been thrown.
    .ruling = Mobutu's text (if both attacks target the same segment) proves that they need not. Dice are thrown one by one so that the second target may depend on the first result. Option declare-all: all targets are named before the first die, as in the example where Alex names one group for both dice. With it all dice are thrown at once and take effect in the order of their targets, a die at a target that is empty by then included, and extra dice from Inspire wait until all dice have been thrown.
attack_range = A weapon cannot be used on segments outside its printed distances.
    .source = An example game > The First Turn
    .check = Given Kenzo and zombies in r4 only, then no rifle target is offered.
attack_occupied-target = A target segment must hold at least one zombie.
    .source = Attack > Players
    .check-1 = Given an empty blue5/r2, when Miller names it to walk the fire across, then it is refused.
    .check-2 = Given a column with zombies in one of its first two segments, then Branson may burn it.
    .ruling = Not stated; needed so that empty segments cannot be used as stepping stones or to fish for sixes. The flame thrower needs zombies in one of its two segments only.
attack_overkill-lost = Hits beyond the zombies present are lost.
    .source = Hits
    .check = Given 2 zombies and a grenade that hits, then 2 are removed and nothing carries over.
attack_no-line-of-sight = Zombies in nearer rings do not shield those behind.
    .source = Attack > Players
    .check = Given groups in blue4/r1 and blue4/r4, then the r4 group may be targeted.
    .ruling = No blocking rule exists; the book lets a player simply call a segment.

## grenade

grenade_everyone = All 13 members carry a hand grenade.
    .source = The members of the Special Forces team
    .check = Given any team, then each member shows 1 grenade at the start.
grenade_effect = It needs a normal attack roll against the ring and then removes up to 5 zombies of that one segment.
    .source = The members of the Special Forces team
    .check-1 = Given 8 zombies in brown8/r2, when a grenade rolls 3, then 3 zombies are left there, and nobody falls elsewhere.
    .check-2 = When it rolls 2, then 8 are left.
grenade_replaces-attack = Throwing it takes the place of the weapon attack of that turn.
    .source = Dunham > Flexible
    .check-1 = Given Alvares threw the grenade, when he fires the rifle in the same turn, then it is refused.
    .check-2 = Given he fired the rifle, when he throws the grenade in the same turn, then it is refused.
    .ruling = Follows from Dunham being the one who may do both.
grenade_once = Each member has one grenade per game; it is used up by the throw, hit or miss.
    .source = The members of the Special Forces team
    .check-1 = Given Nelson threw the grenade on turn 5 and missed, when he tries again on turn 6, then it is refused.
    .check-2 = Given option grenades one-per-cycle, then all who live have one again on turn 17, and not before.
    .check-3 = With unlimited, each throws one a turn and keeps it.
    .check-4 = With none, nobody has one.
    .ruling = The number of uses is not printed. One: the cards list 'hand grenade' in the singular and Dunham uses 'his grenade'; an unlimited one would beat every rifle and even the launcher, and nobody in the four example turns throws one although two members lack targets. Simulation over all legal teams: a grenade every turn wins 99% of games (no team below 80), one each wins 24% on average and up to 95 with a good team. Option grenades: one-per-cycle (refilled on turn 17), unlimited, or none.
grenade_range = It reaches all four rings.
    .source = The members of the Special Forces team
    .check-1 = Given zombies in r4, when Schulz throws the grenade there, then 5 or 6 hits although his shotgun does not reach.
    .check-2 = With option grenade-range-2, then it reaches rings 1 and 2 only.
    .ruling = No range is printed, so no limit. The example's remarks that Chris and Dan cannot attack speak of their weapons' ranges. Option grenade-range-2: rings 1 and 2 only, which takes those remarks literally.
grenade_not-a-weapon-bonus = Abilities tied to a weapon do not modify the grenade.
    .source = Alvares > Scope; Miller
    .check-1 = Given Alvares throws at r2, then 3+ is needed, not 2+.
    .check-2 = Given Miller throws at r1, then 2+ is needed.
    .ruling = Scope names the sniper rifle and Miller's penalty stands in the MG60's brackets.

## cooper

cooper_rifle = Cooper (leader): modified rifle, rings 1 to 4, 2 attacks.
    .source = Sgt. Cooper (Leader)
    .check-1 = Given dice 5 and 6 at r4, then 2 zombies fall.
    .check-2 = Given dice 2 and 4 at r3, then 1 zombie falls.
    .check-3 = Given zombies in all four rings, then each of them is a target.
    .check-4 = Given one attack made, then a second is offered, and no third after it.
cooper_ardor = Ardor: once per turn one member, Cooper included, may reroll one die.
    .source = Sgt. Cooper (Leader) > Ardor
    .check-1 = Given Vanderbilt rolled 3 at r4, when Ardor is used and 4 comes, then it misses and no further reroll is possible this turn.
    .check-2 = Given Cooper's own die, then Ardor is offered as well.
    .check-3 = Given a die of 4 rerolled to 1, then the 1 stands.
    .check-4 = Given a die that is kept, then Ardor is still there for another die of the turn.
    .check-5 = Given Ardor was used, then it is there again in the next turn.
    .check-6 = Given a die that no other result could better, then Ardor is not offered.
    .check-7 = Given dice that are rolled together, then all lie there, without effect, before one of them may be rolled again.
    .check-8 = Of dice that show the same at the same target one is offered.
    .check-9 = Given dice that are rolled one after the other, then each is offered before it takes effect and before the next is rolled.
    .ruling = Round means turn. It is one die for the whole team, not one per member. It is offered after the roll and before its effects; the new result stands even if worse. It is not offered for a die that no other result could better in any respect. Dice that are rolled together all lie there before one of them may be rolled again: both of Ronin, then those they grant, and with the option declare-all all dice of the attack; of dice that show the same at the same target one is offered. Dice that are rolled one after the other are offered one by one, for the next target may depend on them.
cooper_ardor-scope = Ardor covers any d6 that a member rolls: weapon, grenade, launcher quantity, granted dice, First Aid.
    .source = Sgt. Cooper (Leader) > Ardor
    .check-1 = Given First Aid rolled 4 with 4 alive, when Ardor is used and 2 comes, then the hit is nullified and Ardor is spent for the player phase too.
    .check-2 = Given the die of a grenade, the second die of the launcher or a granted melee die, then Ardor is offered.
    .check-3 = Given a zombie attack die, a spawn die or a die that picks a victim, then Ardor is not offered.
    .ruling = The text says 'one of their dice', so zombie and spawn dice are out, and so are dice used to pick a victim.
cooper_ardor-alive = Ardor needs Cooper alive at that moment.
    .source = Sgt. Cooper (Leader) > Ardor; Hits
    .check = Given Cooper was removed by the first zombie hit, when First Aid fails on a second hit, then no reroll is offered.
cooper_melee-expert = Melee expert: for every segment whose attack fails, one zombie of that segment may be removed.
    .source = Sgt. Cooper (Leader) > Melee expert
    .check-1 = Given groups of 3 and 2 in r1 that both miss, then they shrink to 2 and 1.
    .check-2 = Given Cooper's player removes none, then the group stays as it is.
    .check-3 = Given a group that hits, then it loses nobody.
cooper_melee-single = It also works on the sure failure of a lone zombie.
    .source = Sgt. Cooper (Leader) > Melee expert; Attack > Zombies
    .check-1 = Given 1 zombie in blue5/r1 and Cooper alive, when it attacks, then it may be removed.
    .check-2 = With option melee-needs-two it may not, but one of 2 may.
    .ruling = The book calls it a group's failed attack; option melee-needs-two excludes groups of one.
cooper_melee-not-after-aid = A hit cancelled by First Aid is not a failed attack.
    .source = Sgt. Cooper (Leader) > Melee expert; Vanderbilt > First Aid
    .check = Given Cooper and Vanderbilt and a hit nullified by First Aid, then no zombie is removed.
    .ruling = The bracket defines failing as not scoring a hit; here a hit was scored and then nullified.

## alvares

alvares_rifle = Alvares (sniper): sniper rifle, rings 1 to 4, 1 attack.
    .source = Alvares (Sniper)
    .check-1 = Given zombies in all four rings, then each of them is a target.
    .check-2 = Given one attack made, then no second is offered.
    .ruling = The name is also spelt Alvarez; same person.
alvares_scope = Scope: with the rifle he needs one less, i.e. 1+, 2+, 3+, 4+.
    .source = Alvares (Sniper) > Scope
    .check = Given rings 1 to 4, then 1, 2, 3 and 4 are the lowest dice that hit.
    .ruling = At ring 1 the shot cannot miss; there is no rule that a 1 always fails.
alvares_confusion = Confusion: if he hits with a 5 or 6, the targeted group does not move in the next zombie phase.
    .source = Alvares (Sniper) > Confusion
    .check-1 = Given 6 zombies in blue3/r4 and a roll of 5, then 5 zombies stay in blue3/r4 in the next movement and move again the turn after.
    .check-2 = Given a hit with a 4, then they move.
    .check-3 = Given a confused group that is killed, then nobody is held there any more.
alvares_confusion-range = Confusion works at distance 3 and 4 only.
    .source = Alvares (Sniper) > Confusion
    .check-1 = Given a 6 on a group in r1 or r2, then it is not confused.
    .check-2 = Given a 6 on a group in r3 or r4, then it is.
alvares_confusion-any-attack = Confusion follows any hit of his, rifle or grenade.
    .source = Alvares (Sniper) > Confusion
    .check-1 = Given a grenade at r3 rolling 6 on a group of 7, then the remaining 2 do not move next time.
    .check-2 = Given an extra die from Inspire that shows 5 at r4, then the group is confused.
    .check-3 = Given the grenade of another member, then nobody is confused.
    .ruling = Scope names the rifle, Confusion does not. A granted Inspire die counts as well.
alvares_confusion-scope = It holds the zombies that stand there, not later arrivals, and survives the removal of Alvares.
    .source = Alvares (Sniper) > Confusion
    .check-1 = Given blue3/r3 confused with 2 and blue3/r4 with 4, when zombies move, then blue3/r3 holds 6 and the mark is gone.
    .check-2 = Given Alvares was removed in between, then his group still does not move.
    .ruling = The effect is already on the zombies; the book removes only the use of a removed member's abilities.
alvares_confusion-blocks-tripwire = A group that does not move cannot trigger Tripwire.
    .source = Alvares (Sniper) > Confusion; Krussov > Tripwire
    .check = Given a confused group of 6 and Krussov alive, then Tripwire is not offered on it.

## branson

branson_flamethrower = Branson (heavy weapon): flame thrower, 1 attack on the first two segments of one column, 3 hits in each.
    .source = Branson (Heavy weapon)
    .check-1 = Given brown4 with 2 in r1 and 4 in r2, when 4 is rolled, then 0 and 1 are left.
    .check-2 = Given the column burnt, then Branson has no second attack.
branson_one-roll = One roll serves both segments, each judged by its own distance.
    .source = Branson (Heavy weapon); An example game > The Third Turn
    .check-1 = Given zombies in r1 and r2 of a column, when 2 is rolled, then only r1 suffers.
    .check-2 = When 3 or more is rolled, then both suffer.
    .check-3 = When 1 is rolled, then neither does.
    .check-4 = With option flame-target-decides and a 2, then both suffer where r1 is named and neither where r2 is named.
    .check-5 = With it the segment that is named has to hold zombies itself.
    .ruling = The example demands 3 for a target in r2 and then burns r1 as well. What a roll of 2 does is not said; judging each segment by its own ring keeps every printed number. Option flame-target-decides: the named segment's number decides for both. Where it is used, the segment that is named has to hold zombies itself; otherwise the first ring would be named every time.
branson_three-hits = Three hits per segment is a maximum; surplus is lost.
    .source = An example game > The Third Turn
    .check-1 = Given 8 in brown8/r2, when 6 is rolled, then 5 are left.
    .check-2 = Given 2 there, then 0 are left and the surplus burns nobody else.
branson_no-reach = It reaches neither ring 3 nor ring 4.
    .source = Branson (Heavy weapon)
    .check = Given zombies in r3 and r4 only, then the flame thrower cannot be used.

## dunham

dunham_rifle = Dunham (standard): standard rifle, rings 1 to 4, 1 attack.
    .source = Dunham (Standard)
    .check-1 = Given a 3 at r2, then one zombie falls.
    .check-2 = Given zombies in all four rings, then each of them is a target.
    .check-3 = Given one attack made, then no second is offered.
dunham_flexible = Flexible: he rolls first and then picks the target segment.
    .source = Dunham (Standard) > Flexible
    .check-1 = Given zombies in r1 and r4, when 5 is rolled, then he may pick the r4 group and hits.
    .check-2 = When 2 is rolled, then only r1 can be hit.
    .check-3 = Given only one segment that the die hits, then it is taken unasked.
    .check-4 = Given none, then the die has missed.
    .ruling = What is offered are the segments that the die hits. If it is only one it is taken unasked; if there is none the die has missed.
dunham_flexible-rifle-only = Flexible applies to the rifle die, not to the grenade.
    .source = Dunham (Standard) > Flexible
    .check-1 = Given Dunham throws the grenade, then its target is named before the roll.
    .check-2 = With option flexible-grenade he may roll first with the grenade as well.
    .ruling = The book says 'attack dice' for weapons and 'attack roll' for grenades. Option flexible-grenade extends it.
dunham_both = He may fire the rifle and throw the grenade in the same turn, in either order.
    .source = Dunham (Standard) > Flexible
    .check-1 = Given Dunham still has the grenade, when he fires and then throws, then both are accepted.
    .check-2 = When he throws and then fires, then both are accepted.
    .check-3 = In later turns only the rifle is left.

## miller

miller_mg60 = Miller (heavy weapon): MG60, rings 1 to 4, 4 attacks.
    .source = Miller (Heavy weapon)
    .check-1 = Given dice 3, 3, 2, 5 at one group of 6 in r2, then 3 are left.
    .check-2 = Given zombies in all four rings, then each of them is a target.
    .check-3 = Given the fourth die rolled, then Miller has acted and nothing is lost.
miller_spacing = Each target must be close to the one before: at most one segment may lie between the two.
    .source = Miller (Heavy weapon)
    .check-1 = Given a first target blue3/r2, then blue3/r2, blue4/r2, blue5/r2, blue4/r3, blue3/r4 are legal next and blue6/r2, blue5/r3 and blue4/r4 are not.
    .check-2 = With option mg60-columns and a first target blue3/r1, then blue5/r4 is legal next and blue6/r1 is not.
    .ruling = 'Between' is counted on the board's own neighbours (left, right, inward, outward; around twelve o'clock too): the two segments may be at most 2 steps apart, the same segment included. Reading 'just one' as exactly one would forbid firing twice at one group. Option mg60-columns: only columns count (at most 2 apart), rings are free.
miller_spacing-wrap = Column distance wraps from brown 1 to blue 1 and runs from blue 8 to brown 8.
    .source = Miller (Heavy weapon); The turn marker
    .check-1 = Given first target brown1/r3, then blue2/r3 (2 columns away) and blue1/r4 (1 column and 1 ring away) are both legal and blue3/r3 is not.
    .check-2 = Given first target blue8/r3, then brown7/r3 is legal.
miller_chain = Spacing is measured from the target just attacked, hit or miss, even if it is now empty.
    .source = Miller (Heavy weapon)
    .check = Given targets blue1, blue3, blue5, blue7 in r2, each with zombies, then this walk is legal although blue1 and blue7 are far apart.
miller_lost-attacks = If no occupied segment is close enough, the remaining attacks are lost.
    .source = Miller (Heavy weapon)
    .check = Given the only near group is killed with the second die and the next group is 5 columns away, then dice 3 and 4 are not rolled.
miller_close-penalty = Against ring 1 his dice count one less, so he needs 3+ there.
    .source = Miller (Heavy weapon)
    .check-1 = Given r1, then 2 misses and 3 hits.
    .check-2 = Given r2, then 2 misses and 3 hits as well.

## kenzo

kenzo_rifle = Kenzo (assault): assault rifle, rings 1 to 3, 2 attacks.
    .source = Kenzo (Assault)
    .check-1 = Given dice 2 and 4 at r3, then 1 zombie falls.
    .check-2 = Given zombies in all four rings, then r1, r2 and r3 are targets and r4 is not.
    .check-3 = Given one attack made, then a second is offered, and no third after it.
kenzo_ronin = Ronin: instead of the rifle he makes a melee attack with his two dice on one first-ring segment, 2+ to hit.
    .source = Kenzo (Assault) > Ronin
    .check-1 = Given 5 zombies in blue2/r1 and dice 2 and 4, then 3 are left and no further die is rolled.
    .check-2 = Given a 1, then it misses.
    .check-3 = Given zombies in r2, then he cannot strike there.
    .check-4 = Given a lone zombie, then both dice are thrown at it.
    .check-5 = Given dice 5 and 6 at 9 zombies, then 7 are left before the granted dice are thrown, together.
    .check-6 = Given nobody left in the segment, then no granted die is thrown.
    .check-7 = With option ronin-split each die may be rifle or melee, each at a segment of its own.
    .check-8 = With it a granted die is rolled at once, before the second die is aimed.
    .check-9 = With it no melee die is rolled at an empty segment.
    .ruling = The text speaks of 'a segment' and of 'his two dice', so melee uses both attacks on one segment and excludes the rifle that turn. Both dice are thrown at once, also at a lone zombie; what they grant is thrown together afterwards, if anybody is left. Option ronin-split: each die may choose rifle or melee and its own segment. A granted die is then rolled at once, and a melee die at an empty segment is not rolled.
kenzo_ronin-extra = Each of the two dice that shows 5 or 6 grants one more melee die on the same segment.
    .source = Kenzo (Assault) > Ronin
    .check-1 = Given 5 zombies and dice 5 and 6, then two extra dice are rolled.
    .check-2 = With 3 and 2 all four hit and 1 zombie is left.
kenzo_ronin-no-chain = Granted dice grant nothing.
    .source = Kenzo (Assault) > Ronin
    .check = Given dice 6, 1 and a granted 6, then the attack is over after three dice.
kenzo_ronin-reroll = A die changed by Ardor grants by its final value.
    .source = Kenzo (Assault) > Ronin; Sgt. Cooper > Ardor
    .check = Given a melee die 1 rerolled to 5, then it hits and grants one more die.
    .ruling = Silent; the rerolled result replaces the first in every respect.

## krussov

krussov_rifle = Krussov (scout): standard rifle, rings 1 to 4, 1 attack.
    .source = Krussov (Scout)
    .check-1 = Given a 5 at r4, then one zombie falls.
    .check-2 = Given zombies in all four rings, then each of them is a target.
    .check-3 = Given one attack made, then no second is offered.
krussov_tripwire = Tripwire: when a group of 5 or more moves, one zombie of it may be removed.
    .source = Krussov (Scout) > Tripwire
    .check-1 = Given 8 zombies in blue8/r4 and Tripwire used on them, when they move, then 7 arrive in blue8/r3.
    .check-2 = Given it is held back, then 8 arrive.
    .check-3 = Given a group of 4, then it is not offered on it.
    .check-4 = With option tripwire-large either 1 or 5 of them may be removed.
    .ruling = 'One of the tokens' is one zombie: elsewhere a group 'of 5 or more tokens' may be swapped for a big one, so a token is a single zombie. Option tripwire-large: a large token may be taken. With it either one zombie or five can be named.
krussov_tripwire-once = It works on one group per turn, chosen by Krussov's player.
    .source = Krussov (Scout) > Tripwire
    .check-1 = Given moving groups of 6 and 5, when it was used on the 6, then it is not offered for the 5.
    .check-2 = Given several players, then Krussov's player is asked and nobody else.
    .check-3 = Given it was used, then it can be used again in the next turn.
krussov_tripwire-before-merge = Group size counts before joining another group; groups in ring 1 do not move and cannot be tripped.
    .source = Krussov (Scout) > Tripwire; The zombie turn
    .check-1 = Given 4 in r2 joining 3 in r1, then Tripwire is not offered.
    .check-2 = Given 9 standing in r1, then it is not offered on them.
    .ruling = Silent; the group that moves is the one that stood together when it set off.
krussov_tripwire-choice-first = The group is named before movement starts, from all groups of 5+ that will move.
    .source = Krussov (Scout) > Tripwire
    .check = Given groups of 5 in r4 and 7 in r2, then both are offered at once.
    .ruling = Movement is in effect simultaneous, so the choice is made over the full picture.

## cole

cole_rifle = Cole (leader): modified rifle, rings 1 to 4, 2 attacks.
    .source = Sgt. Cole (Leader)
    .check-1 = Given dice 5 and 4 at r4, then 1 zombie falls.
    .check-2 = Given zombies in all four rings, then each of them is a target.
    .check-3 = Given one attack made, then a second is offered, and no third after it.
cole_inspire = Inspire: each hit of his with a 6 lets him give another member one extra attack die.
    .source = Sgt. Cole (Leader) > Inspire
    .check-1 = Given Cole's dice 6 and 6, then two extra dice may be given, to one member or to two.
    .check-2 = Given dice 5 and 5, then none may be given.
    .check-3 = Given a 6 of his grenade or of a Breakthrough die, then a die may be given as well.
    .check-4 = Given only one member who can have it, then the die is given unasked.
    .ruling = 'If you hit a score with a 6' is read as scoring a hit; a 6 hits in every ring. Any attack roll of Cole counts, grenade and Breakthrough dice included. The die is given if anybody can have it; the receiver may let it lapse.
cole_inspire-who = Neither Cole himself nor a heavy weapon member can receive it.
    .source = Sgt. Cole (Leader) > Inspire
    .check-1 = Given Cole, Miller, Kenzo, Ayden, then only Kenzo and Ayden are offered.
    .check-2 = Given Kenzo was removed, then he is not offered.
    .check-3 = Given nobody who can have it, then the die lapses.
cole_inspire-when = The die is used in the same player phase, also by a member who has already acted.
    .source = Sgt. Cole (Leader) > Inspire
    .check-1 = Given Ayden acted before Cole, when Cole gives Ayden a die, then Ayden fires once more.
    .check-2 = Unused at the end of the phase it is lost.
    .check-3 = It may be fired between the dice of any member, Cole included.
    .ruling = Timing is silent; since order is free, forbidding it would only force an order. It may be fired between the dice of any member, Cole included.
cole_inspire-what = It is one more attack with the receiver's own weapon, under that weapon's rules.
    .source = Sgt. Cole (Leader) > Inspire
    .check-1 = Given Schulz receives it, then he may call a double shot with it.
    .check-2 = Given Mobutu receives two and both show 6 at one segment in r3, then there is no Scatter.
    .check-3 = Given Kenzo receives it, then it is a die of the rifle and grants no Ronin die.
    .check-4 = Given Alvares receives it, then Scope and Confusion apply.
    .check-5 = Given Dunham receives it, then he may roll it before he picks the target.
    .check-6 = Given a receiver who threw the grenade this turn, then the die is fired with the weapon.
    .check-7 = Given a target beyond the receiver's range, then it is refused.
    .ruling = Scatter speaks of both own attacks and Ronin of his two dice. A member who threw the grenade this turn still fires the granted die with the weapon.
cole_breakthrough = Breakthrough: one extra attack on a first-ring target for every full 7 zombies in ring 1.
    .source = Sgt. Cole (Leader) > Breakthrough
    .check-1 = Given 14 zombies in ring 1, then Cole has 2 + 2 attacks.
    .check-2 = Given 7 or 13, then he has 2 + 1.
    .check-3 = Given 6, then he has 2.
    .check-4 = Given 7 and his first die at ring 1, then two more may go to ring 2.
    .check-5 = Given 7 and his first two dice at ring 2, then the third may go to ring 1 only.
    .ruling = A die at ring 1 is an extra one as long as there are any, so that his own, which reach farther, are kept.
cole_breakthrough-count = Zombies of all ring 1 segments are added; the count is taken when Cole starts his action.
    .source = Sgt. Cole (Leader) > Breakthrough
    .check-1 = Given 4 in blue1/r1 and 3 in brown5/r1, then one extra attack.
    .check-2 = When Cole's first die kills one of them, then the extra attack stays.
    .check-3 = Given he throws the grenade at 14, then there is no extra attack.
    .ruling = 'Adjacent to the centre circle' names no segment, so all count. Extra attacks may only target ring 1 and come with the rifle, not with the grenade.

## schulz

schulz_shotgun = Schulz (pioneer): shotgun, rings 1 and 2, 1 attack.
    .source = Schulz (Pioneer)
    .check-1 = Given a 3 at r2, then one zombie falls.
    .check-2 = Given zombies in all four rings, then r1 and r2 are targets and r3 and r4 are not.
    .check-3 = Given one attack made, then no second is offered.
schulz_double = Against ring 1 he may announce a double shot: 3+ removes two zombies.
    .source = Schulz (Pioneer)
    .check-1 = Given 4 zombies in r1 and an announced double, when 3 is rolled, then 2 are left.
    .check-2 = Given zombies in r2, then no double can be announced there.
schulz_double-risk = An announced double shot with less than 3 removes nothing; unannounced, 2+ removes one.
    .source = Schulz (Pioneer)
    .check-1 = Given 4 zombies in r1, when a double is announced and 2 is rolled, then 4 are left.
    .check-2 = When it is not announced and 2 is rolled, then 3 are left.
    .check-3 = When it is not announced and 6 is rolled, then 3 are left.
    .ruling = Having to announce it makes sense only if the higher number is the price.
schulz_double-same-segment = Both zombies come from the one targeted segment.
    .source = Schulz (Pioneer); Attack > Players
    .check-1 = Given r1 segments with 1 zombie each, when a double on one of them succeeds, then 1 zombie falls in total.
    .check-2 = With option shotgun-spread two neighbouring segments of r1 may be named, and each loses 1.
    .check-3 = With it both segments have to hold zombies.
    .ruling = An attack calls one segment; option shotgun-spread allows two neighbouring r1 segments.
schulz_fortify = Fortify: while Schulz lives, zombie attack rolls suffer a one-point penalty.
    .source = Schulz (Pioneer) > Fortify
    .check-1 = Given 3 zombies in r1, then 1 hits and 2 misses.
    .check-2 = Given 2 zombies, then no die hits.
    .check-3 = Given 7 zombies, then a 6 misses.
    .check-4 = Given 8 zombies, then every die hits.
    .check-5 = Given Schulz was removed and 3 zombies, then 2 hits.
    .ruling = Zombies want to roll low, so the penalty raises the die by 1 (die + 1 must be below the count). Subtracting 1 would help them.

## ayden

ayden_rifle = Ayden (radio operator): standard rifle, rings 1 to 4, 1 attack.
    .source = Ayden (Radio operator)
    .check-1 = Given a 4 at r3, then one zombie falls.
    .check-2 = Given zombies in all four rings, then each of them is a target.
    .check-3 = Given one attack made, then no second is offered.
ayden_air-recon = Air recon: when the spawn dice add up to 10 or more, two zombies fewer appear.
    .source = Ayden (Radio operator) > Air recon
    .check-1 = Given dice 6 and 4, then 8 zombies appear.
    .check-2 = Given dice 5 and 4, then 9 appear.
    .check-3 = Given Ayden was removed and dice 6 and 4, then 10 appear.
ayden_air-recon-choice = Ayden's player picks which two: both from one group or one from each.
    .source = Ayden (Radio operator) > Air recon
    .check-1 = Given blue 8 and brown 2, then brown2/r4 and blue8/r4 may receive 6 and 2, 7 and 1, or 8 and 0.
    .check-2 = Given several players, then Ayden's player is asked and nobody else.
ayden_air-recon-position = The positions are still read from the full dice.
    .source = Ayden (Radio operator) > Air recon; The zombie turn
    .check = Given blue 8 and brown 8 with one zombie off each, then the groups of 7 stand on brown 8 and blue 8.

## mobutu

mobutu_rifle = Mobutu (assault): assault rifle, rings 1 to 3, 2 attacks.
    .source = Mobutu (Assault)
    .check-1 = Given dice 3 and 3 at r2, then 2 zombies fall.
    .check-2 = Given zombies in all four rings, then r1, r2 and r3 are targets and r4 is not.
    .check-3 = Given one attack made, then a second is offered, and no third after it.
mobutu_scatter = Scatter: if both attacks go at one segment and total 10 or more, one more zombie there may be removed.
    .source = Mobutu (Assault) > Scatter
    .check-1 = Given 5 zombies in r3 and dice 4 and 6, then one more may be removed and 2 are left.
    .check-2 = Given it is declined, then 3 are left.
    .check-3 = Given dice 4 and 5, then 3 are left.
    .check-4 = Given dice 6 and 6 at two segments, then nothing is added.
mobutu_scatter-rings = Scatter works in rings 2 and 3 only.
    .source = Mobutu (Assault) > Scatter
    .check-1 = Given 5 zombies in r1 and dice 6 and 6, then 3 are left.
    .check-2 = Given 5 zombies in r2, then Scatter is offered.
mobutu_scatter-final-values = Final values count after a reroll; a total of 10 always consists of two hits there.
    .source = Mobutu (Assault) > Scatter; Sgt. Cooper > Ardor
    .check = Given dice 4 and 3 with the 3 rerolled to 6 at r3, then 3 zombies fall.
    .ruling = Silent on rerolls; the new die replaces the old one.

## nelson

nelson_launcher = Nelson (heavy weapon): grenade launcher, rings 2 to 4, one shot that removes up to d6 zombies of the target.
    .source = Nelson (Heavy weapon)
    .check-1 = Given 6 zombies in r3, attack die 4 and quantity die 5, then 1 is left.
    .check-2 = Given 3 zombies there, then none is left and nobody falls elsewhere.
    .check-3 = Given zombies in all four rings, then r2, r3 and r4 are targets and r1 is not.
    .check-4 = Given one shot fired, then no second is offered.
nelson_attack-roll = The launcher needs a normal attack roll first; the quantity die is a second die.
    .source = Nelson (Heavy weapon); Attack > Players
    .check-1 = Given r4 and an attack die of 4, then no quantity die is rolled and nothing falls.
    .check-2 = With option launcher-auto one die is rolled, and as many fall as it shows.
    .ruling = The card omits the words 'attack roll' that the hand grenade has, but the general rule gives every attack a roll. Both readings are plausible; option launcher-auto: no attack roll, always d6 zombies (lifts Nelson from weakest to strongest heavy weapon in simulation).
nelson_minimum = It cannot fire at ring 1.
    .source = Nelson (Heavy weapon)
    .check = Given zombies in r1 only, then Nelson can use nothing but the hand grenade.

## vanderbilt

vanderbilt_rifle = Vanderbilt (field medic): standard rifle, rings 1 to 4, 1 attack.
    .source = Vanderbilt (Field Medic)
    .check-1 = Given a 3 at r2, then one zombie falls.
    .check-2 = Given a 3 at r4, then none falls.
    .check-3 = Given zombies in all four rings, then each of them is a target.
    .check-4 = Given one attack made, then no second is offered.
vanderbilt_first-aid = First Aid: after a zombie hit roll a d6; below the number of living members it cancels the hit.
    .source = Vanderbilt (Field Medic) > First Aid
    .check-1 = Given 4 alive, then 1, 2 and 3 cancel the hit.
    .check-2 = Given 3 alive, then 1 and 2 do.
    .check-3 = Given 2 alive, then 1 does.
    .check-4 = Given 1 alive, then nobody is asked.
    .ruling = Nobody is asked where it cannot work.
vanderbilt_first-aid-count = Living members are counted before the removal, Vanderbilt included.
    .source = Vanderbilt (Field Medic) > First Aid
    .check = Given 4 alive and a hit just scored, when 3 is rolled, then nobody is removed.
    .ruling = At that moment nobody has been removed yet.
vanderbilt_first-aid-once = It can be tried once per turn, and a failed try counts.
    .source = Vanderbilt (Field Medic) > First Aid
    .check-1 = Given two hits in one zombie phase and a try on the first, then none is offered on the second.
    .check-2 = Given a try in this turn, then there is another in the next.
vanderbilt_first-aid-before-choice = It is tried before the victim is chosen, and may be held back for a later hit.
    .source = Vanderbilt (Field Medic) > First Aid; Hits
    .check-1 = Given a hit, then the team first answers First Aid yes or no.
    .check-2 = After a failed roll Vanderbilt himself may be chosen as victim.
    .check-3 = Given it is held back at the first hit, then it may be tried at the second.
    .ruling = The text reads as a choice ('you can only use this ability once per turn').

## modes

modes_shared-table = All information is open. Each player acts only for their own members; advice is free.
    .source = The player turn; Victory and defeat
    .check-1 = Given online play, when Ben sends an attack for Alex's Cooper, then it is refused.
    .check-2 = Given solo play, then all four accept orders from one seat.
    .check-3 = Given two players, then both see the same.
    .check-4 = With free control anybody may answer for somebody else's member, and the answer names who gives it.
    .check-5 = With it, in the choice of the team, anybody may take what is left.
    .ruling = Silent; follows from each member having one player. Host option: free control when a player has left. Then every answer for somebody else's member names the player who gives it, and in the choice of the team anybody may take what is left.
