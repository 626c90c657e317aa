## def

def_operation = An Operation is a sequence of Terrains played from left to right.
    .source = Introduction, Definitions
    .check = Given an Operation with columns [A], [B, C], [D], when A is completed, then B and C are set up next, and D only after both.
def_concurrent-terrains = Terrains in one column are played at the same time, with the commandos divided among them.
    .source = Introduction, Definitions
    .check = Given a column with Terrains B and C and 4 commandos, when it is set up, then both are in play and every commando is assigned to exactly one of them.
def_arrows = The arrows between Terrains show where the force splits and where it comes together again.
    .source = Introduction, Definitions
    .check = Given arrows A->B, A->C, B->D, C->D, when B and C are complete, then all survivors are assigned to D.
    .ruling = The text does not say whether arrows bind single commandos. We let a commando go only to a Terrain an arrow leads to from the one they last played; someone Underground counts as of the Terrain they last left.
def_tile-kinds = A Terrain is built of tiles; each tile has a size (small, medium, large) and is indoor or outdoor.
    .source = Introduction, Definitions
    .check = Given tile data with size 'medium' and place 'indoor', then it loads; given size 'huge' or no place, then loading fails.
def_artwork = What is drawn on a tile has no effect on play.
    .source = Introduction, Definitions
    .check = Given two tiles that differ only in picture, when the same seeded turn is played on each, then the states afterwards are equal.
def_adjacent-edge = Two outdoor tiles are adjacent when they touch along an edge; a corner is not enough.
    .source = Introduction, Definitions
    .check = Given outdoor tiles at (0,0), (1,0) and (1,1), each 1x1, then (0,0)-(1,0) are adjacent and (0,0)-(1,1) are not.
def_adjacent-indoor = If at least one of two touching tiles is indoor, they are adjacent only with an open door between them.
    .source = Introduction, Definitions
    .check = Given an indoor and an outdoor tile that share an edge: with no door or a locked door they are not adjacent; with an open door they are.
def_door-states = A door is either open or locked.
    .source = Introduction, Definitions; Shooting and Close Combat
    .check = Given a locked door, when it is opened, then it stays open for the rest of the Terrain; no command closes a door.
    .ruling = The text names only these two states and no way to close or relock, so opening is permanent.

## stealth

stealth_check-on-entry = A stealth check is made whenever a Stealthy commando and an enemy come onto the same tile, whichever of them moved.
    .source = Introduction, Definitions
    .check = Given a Stealthy commando moving onto an S tile with 2 enemies, then 2 dice are rolled; given 1 enemy moving onto a Stealthy commando's tile, then 1 die is rolled.
stealth_dice-per-pair = Every enemy rolls one die for each commando it newly shares a tile with.
    .source = Introduction, Definitions
    .check = Given 2 Stealthy commandos with 1 old enemy on a tile, when 3 enemies enter together, then 6 dice are rolled (3 x 2) and the old enemy rolls none.
stealth_fail-on-1-2 = A 1 or 2 on a stealth die makes that commando Visible; 3 to 6 does nothing.
    .source = Introduction, Definitions
    .check = Given dice 3 and 6, then the commando stays Stealthy; given dice 2 and 6, then the commando is Visible. Chance to stay hidden from 3 enemies is 8/27.
stealth_only-stealthy = A commando who is already Visible makes no stealth check.
    .source = Introduction, Definitions
    .check = Given a Visible commando on a tile, when 2 enemies enter it, then 0 stealth dice are rolled.
stealth_dice-together = All stealth dice caused by one arrival are rolled together.
    .source = Introduction, Definitions
    .check = Given 3 enemies and one Stealthy commando entering, then one roll of 3 dice is logged, also when the first die shows 1.
    .ruling = Silent. Rolling together makes it clear which dice a Binoculars reroll can choose from. Enemies that go from one tile to the same next tile in one step are one arrival, and so is the Officer with those he takes along, and the group that comes in by one entrance.
stealth_goliath-rolls = { "[" }S] Every enemy takes part in stealth checks; no kind is exempt.
    .source = Introduction, Definitions
    .check = Given a Goliath alone on a tile, when a Stealthy commando enters, then 1 stealth die is rolled.
    .ruling = It seems odd for an unmanned vehicle, but the text says each enemy and lists Goliaths as Special enemies; we follow the letter.

## visible

visible_triggers-alarm = A commando becoming Visible triggers the alarm on their Terrain.
    .source = Introduction, Definitions; Cancelling the Alarm
    .check = Given a quiet Terrain, when a commando there becomes Visible through a stealth check, movement, a weapon with [eye] or a Spotted token, then the alarm sounds each time.
    .ruling = Stated for stealth checks and movement, and implied by the note that a Visible commando restarts a silenced alarm; we apply it to every cause.

## alarm

alarm_effect = Triggering the alarm turns the Alarm token and all enemy entrances of that Terrain to orange.
    .source = Introduction, Definitions
    .check = Given a Terrain with 1 alarm token and 3 black entrances, when the alarm is triggered, then all 4 are orange; triggering again changes nothing.
alarm_per-terrain = The alarm state belongs to one Terrain.
    .source = Introduction, Definitions
    .check = Given Terrains B and C in play, when the alarm is triggered on B, then C's entrances stay black.

## stacking

stacking_limits = A tile holds at most 4 (small), 8 (medium) or 16 (large) commandos and enemies in total.
    .source = Introduction, Definitions
    .check = Given an S tile with 1 commando and 3 enemies, then no one may enter; given an M tile with 7 units, then exactly 1 more may enter; given an L tile with 16, then none.
stacking_nest = A machine-gun or Goliath nest uses two of its tile's spaces and offers one space of its own.
    .source = Introduction, Definitions
    .check = Given an S tile with a nest, then it holds 2 units outside the nest and 1 inside: 3 in all; an M tile with a nest holds 7.
    .ruling = We read 'takes up two and provides one' as a net loss of one space, the provided one being inside the nest. Who may use that last space is in stacking.nest-room.
stacking_nest-room = The space a nest provides can be used only by whoever is inside the nest.
    .source = Introduction, Definitions
    .check = Given an S tile with a nest, 2 units outside it and the nest empty: a regular enemy may enter and is in the nest at once, a commando may enter into the nest, a Special enemy may not enter; given room for one outside as well, then a Special and a regular enemy may come together; given the nest manned and nothing free outside, then nobody may enter.
    .ruling = The text gives only the numbers. Specials never guard, so they never go inside.

## nest

nest_commando = A commando may go into an empty nest on their tile and come out again.
    .source = Introduction, Definitions; Shooting and Close Combat
    .check = Given an empty machine-gun nest on the commando's tile, when they go in, then no action is spent and no enemy on the tile can guard the nest while they are inside; moving off the tile leaves it; enemy dice against them need the tile's own number.
    .ruling = Only 'a commando in a Goliath nest' is said. Going in and out is a zero-cost action; it changes neither visibility nor the duty of stealth checks. What a manned machine gun shoots with is card data.

## stacking

stacking_full = Nobody, commando or enemy, may enter a full tile.
    .source = Introduction, Definitions
    .check = Given an S tile with 4 units, when a commando tries to move there, then the move is refused and no action is spent.

## precedence

precedence_cards = Cards beat these rules, and Operation cards beat Terrain cards.
    .source = Introduction, Definitions
    .check = Given a Terrain card that sets 2 draws per entrance and an Operation card that sets 3, then 3 enemies are drawn per entrance.
    .ruling = What commando cards say is ours. Where a card says nothing about it, an ability also works while its owner is in Critical Condition if nothing has to be done for it (Ninth Life).
precedence_veteran-specials = { "[" }V] A special rule with the red stamp and game logo counts only in Veteran mode; black-stamped ones always count.
    .source = Introduction, Definitions
    .check = Given an Operation with one red and one black special: without [V] only the black one is active; with [V] both are.

## setup

setup_choose-length = The group picks a single Terrain for a short game or an Operation for a long one, suited to the number of players.
    .source = Setup, step 1
    .check = Given a new game, then mode 'terrain' asks for 1 Terrain and mode 'operation' for 1 Operation; a choice whose card does not allow the player count is refused.
    .ruling = No player range is given; we use the range on the card (card data, default 1 to 4). It counts commandos, so one person with two commandos may play a card for two.
setup_commandos-per-player = Each player leads one commando.
    .source = Setup, step 10
    .check = Given 3 seats, then 3 commandos; given 1 seat, then 1 to 4 commandos as chosen; given 1 seat and a card for 2 to 4, then 1 commando is refused. With option extra-commandos, given 2 seats and 4 commandos, then each seat leads 2.
    .ruling = Playing alone is not mentioned. Option extra-commandos: any group may lead up to 4 in all, dealt round the seats; for one seat it needs no option.
setup_expansion-by-symbol = The symbol on the chosen card decides whether [R] or [S] rules are used.
    .source = Setup, step 1
    .check = Given a card with the Lorraine cross on a triangle, then [R] is on; with a V-2, then [S] is on; with neither, then both are off.
setup_one-expansion = A game uses the base set alone, with [R], or with [S].
    .source = Setup, steps 1, 4 and 8
    .check = Given a set-up with [R] and [S] both on, then it is refused.
    .ruling = The text says 'R or S' for events and Specials and never sums both, so by default they exclude each other. A card that shows both symbols overrides this; then all added components of both are used.
setup_veteran-choice = { "[" }V] The group decides before play whether to use Veteran mode.
    .source = Setup, step 1
    .check = Given a new game, then veteran is off unless chosen, and it cannot be changed after step 1.
setup_tiles = Find the Terrain cards of the Operation and lay out the tiles of each Terrain in play.
    .source = Setup, steps 2 and 3
    .check = Given a first column with 2 Terrains of 6 and 5 tiles, then 11 tiles lie on the table; Terrains of later columns are not laid out.
setup_sequence = Set-up runs: card and modules, Veteran choice, tiles, Event deck, commandos and their split, markers, guards, Veteran entrance enemies, enemy bag, equipment bag, then the first Event Phase.
    .source = Setup
    .check = Given the log of a new Operation, then these appear in this order, the split before the markers; given its second column, then tiles, markers, guards, Veteran enemies, replacements, split are done again and deck and bags are only drawn from.
    .ruling = Printed order, except that the split comes before the markers (see setup.split) and starting equipment is set aside before the bag is closed.
setup_event-deck = The Event deck has 37 standard cards, plus 18 of the expansion in use, shuffled.
    .source = Setup, step 4
    .check = Given base, then 37 cards; given [R], then 55; given [S], then 55; the order depends only on the seed.
setup_event-deck-continue = When an Operation goes on to its next Terrain, the Event deck is left as it is.
    .source = Setup, step 4 (side note)
    .check = Given 12 of 37 cards drawn on the first Terrain, when the next begins, then 25 remain in the same order and 12 are discarded.
    .ruling = The three 'if continuing' notes were moved together in the text; by their wording one belongs to step 4 (deck), one to step 8 and one to step 9 (bags).
setup_markers = Put the markers shown on the Terrain card on the tiles, with any changes from the Operation.
    .source = Setup, step 5
    .check = Given a Terrain card with 2 trapdoors and an Operation rule that blocks one, then 1 open and 1 blocked trapdoor are on the board.
setup_guards = One regular two-box (MP40) enemy starts on every triangular marker.
    .source = Setup, step 6
    .check = Given 2 objectives, 1 alarm and 1 nest, then 4 two-box regular enemies are placed, each guarding its marker.
    .ruling = An enemy that a card speaks of (the General, the warder with the keys) is one of these; back in the bag it is an MP40 like any other.
setup_bunker-is-nest = The triangular markers are objectives, the alarm and weapon nests ('bunkers').
    .source = Setup, step 6; Enemy Movement; Using Equipment
    .check = Given a marker of type machine-gun nest or Goliath nest, then it counts as triangular for guards and for explosions.
    .ruling = Step 6 says bunkers; later sections say machine-gun or Goliath nest, or emplaced weapon nest. We treat these as the same markers.
setup_guard-in-nest = The enemy placed on a nest starts inside it.
    .source = Setup, step 6; Enemy Reinforcements
    .check = Given [S] and a Goliath nest, when the first Enemy Phase starts with its guard alive, then Goliaths are activated.
setup_veteran-entrances = { "[" }V] In Veteran mode one more regular two-box enemy starts at every entrance.
    .source = Setup, step 7
    .check = Given [V], 3 triangular markers and 3 entrances, then 6 two-box enemies are placed; without [V], then 3.
    .ruling = 'On each entrance point' may mean inside or outside. We put the enemy on the tile behind the entrance, as all set-up enemies are on tiles; it guards nothing and moves normally.

## veteran

veteran_nothing-else = { "[" }V] Veteran mode changes nothing but the entrance enemies and the red specials.
    .source = Introduction, Definitions; Setup, steps 1 and 7
    .check = Given the same Terrain card with and without [V] and the same key, then bags, decks, dice and target numbers follow the same rules; only the placed enemies differ.

## setup

setup_enemy-bag-base = The base enemy bag has 23 + 9 regular enemies less those already placed, 5 sledgehammer enemies and 7 null tokens.
    .source = Setup, step 8
    .check = Given base and 4 enemies placed, then the bag holds 28 regular, 5 sledgehammer and 7 null tokens: 40 in all.
setup_enemy-bag-expansion = { "[" }R] and [S]: the 9 extra regular enemies are replaced by 9 gas-mask enemies.
    .source = Setup, step 8
    .check = Given [R] or [S] and 4 enemies placed, then the bag holds 19 regular, 9 gas-mask, 5 sledgehammer and 7 null tokens: 40 in all.
setup_special-stack = There are 3 black-bordered Special enemies; they wait in a stack beside the bag.
    .source = Setup, step 8; Enemy Reinforcements
    .check = Given any new game, then the Special stack holds 3 tokens and the enemy bag holds none of them.
    .ruling = Step 8 lists them with the bag, but the reinforcement rule takes them 'from the stack' and only later adds them to the reserve. The stack reading is the only one that gives null tokens a purpose.
setup_special-kinds = Specials are three-box soldiers in the base game, Officer/Dog with [R], Fallschirmjaeger/Goliath with [S].
    .source = Setup, step 8
    .check = Given base, when a Special is drawn from the bag, then it has 3 boxes; given [R], then it is an Officer or a Dog; given [S], then a paratrooper or a Goliath.
    .ruling = 'A/B' is read as the two faces of one token. The face is decided by chance (1-3 first, 4-6 second) each time the token comes out of the bag, and it stays so until it returns.
setup_enemy-boxes = Each enemy token shows boxes, which are the dice it rolls when it shoots.
    .source = Setup, steps 6 to 8; Enemy Fire
    .check = Given the tokens of the game, then an MP40, with or without a gas mask, and an Officer have 2 boxes, a Karabiner, with or without, a Pioneer and a Dog 1, a Stosstrupp and a paratrooper 3, and a Goliath 0; whoever guards a machine-gun nest rolls its 3 instead.
    .ruling = Only 'MP40 = two boxes' and 'base Special = three' are in the text; the others, and the gun of the nest, are card data.
setup_enemy-bag-continue = When an Operation goes on, the enemy bag is not rebuilt.
    .source = Setup, step 8 (side note); End Phase
    .check = Given 2 null tokens removed and 2 Specials brought in on the first Terrain, when the second begins, then the bag has 5 null tokens and 2 Specials, and 1 Special is in the stack.
setup_guards-continue = On a later Terrain of an Operation the starting guards come out of the existing bag.
    .source = Setup, steps 6 and 8
    .check = Given a continued Operation with 32 regular enemies in the bag and 4 triangular markers, then after step 6 the bag has 28.
    .ruling = The text says to leave the bag unmodified but still asks for guards. We look for two-box regular enemies in the bag; they are all there because the End Phase returns them.
setup_equipment-bag-base = The base equipment bag has 16 Spotted, 9 Grenade, 9 Crowbar, 7 First Aid, 7 Enemy Uniform, 7 TNT, 3 Bombardment, 4 MP40, 3 StG44 and 1 MG42.
    .source = Setup, step 9
    .check = Given base and nothing handed out, then the bag has 66 tokens, 16 of them Spotted.
setup_equipment-bag-r = { "[" }R] adds 7 Airdrop and 3 Binoculars to the equipment bag.
    .source = Setup, step 9
    .check = Given [R] and nothing handed out, then the bag has 76 tokens.
setup_equipment-bag-s = { "[" }S] adds 6 Smoke and 4 Panzerfaust to the equipment bag.
    .source = Setup, step 9
    .check = Given [S] and nothing handed out, then the bag has 76 tokens.
setup_equipment-less-placed = Starting equipment and equipment placed on the Terrains comes out of the equipment bag.
    .source = Setup, step 9
    .check = Given base, a commando starting with 1 Grenade and a Terrain with 1 TNT, then the bag has 64 tokens, 8 Grenades and 6 TNT.
setup_equipment-bag-continue = When an Operation goes on, the equipment bag is not rebuilt.
    .source = Setup, step 9 (side note); End Phase
    .check = Given a survivor carrying 1 MP40, when the next Terrain is set up, then the bag has at most 3 MP40.
setup_shared-reserves = All Terrains in play share one Event deck, one enemy bag, one Special stack and one equipment bag.
    .source = Setup, steps 4, 8 and 9; End Phase
    .check = Given Terrains B and C, when a Crowbar drawn for an enemy eliminated on B is discarded, then it is in the one discard pile; when B draws 2 enemies, then C draws from what is left.
setup_choose-commando = Each player takes one commando allowed by the rules in use, and chooses one side of the card.
    .source = Setup, step 10
    .check = Given 3 players, then 3 different commandos with a chosen side are in play; a second player choosing a taken card is refused, whichever side.
setup_counters = A commando has two counters, Stealthy/Visible and Enemy Uniform/Critical Condition, and any starting equipment printed on the card.
    .source = Setup, step 10
    .check = Given a new commando, then the state is Stealthy, not in uniform, not Critical, with 0 wounds and the card's starting equipment.
    .ruling = The starting face is not stated; Stealthy follows from beginning Underground.
setup_roster-base = Always available: Officer, Medic, Sapper, Scout, Sniper; as extras Gander, Sergeant Bruno and Death Cheater.
    .source = Setup, step 10
    .check = Given base without extras, then 5 commandos can be chosen; with extras, then 7 plus Gander as an attachment.
setup_roster-r = { "[" }R] adds Saboteur, SOE Agent and Spy; Jamie Finnlock is another version of the Saboteur.
    .source = Setup, step 10
    .check = Given [R] without extras, then 8 commandos can be chosen; given Saboteur taken, then Jamie Finnlock is blocked.
    .ruling = '=' is read as the same character with other art, so only one of the two may be in play.
setup_roster-s = { "[" }S] adds Butcher, Intel Officer and Mortar Gunner; VF Intel Officer equals Intel Officer and Anneke equals Butcher.
    .source = Setup, step 10
    .check = Given [S] without extras, then 8 commandos can be chosen and Saboteur is not among them; given Butcher taken, then Anneke is blocked.
setup_gander = Gander is an additional character attached to another commando, not a player's own commando.
    .source = Setup, step 10
    .check = Given 2 players and Gander attached to the Scout, then the commando count is 2 and an S tile with the Scout, Gander and 2 enemies has 1 free space.
    .ruling = Only 'supernumerary' is said. We let Gander share the owner's place: no player, no stacking space, not counted for the commando limit; everything else is card data. When the one Gander goes with is Eliminated, Gander goes with the first comrade on that tile; without one he leaves play.
setup_replacement = A player whose commando was eliminated on an earlier Terrain takes an unused commando, without starting equipment.
    .source = Setup, steps 10 and 11
    .check = Given the Medic eliminated on Terrain 1, when Terrain 2 is set up and that player takes the Sniper, then the Sniper has 0 equipment tokens; the Medic cannot be chosen again.
setup_no-replacement-left = If a replacement is needed and no commando is left, the Operation fails.
    .source = Setup, step 10
    .check = Given base without extras (5 cards), 3 players and 2 replacements already taken, when a third replacement is needed, then the Operation fails.
    .ruling = We follow the letter: it fails even if other players still have a commando.
setup_survivors = Survivors keep their commando and equipment on the next Terrain.
    .source = Setup, step 11 (side note)
    .check = Given a survivor with 1 First Aid, 1 wound and 1 saved [+1], when the next Terrain starts, then all three are still there. With option field-hospital each survivor first removes 1 [-1] token.
    .ruling = Wounds and saved actions are not mentioned; nothing removes them, so they stay. Option field-hospital (off by default) makes long Operations milder.
setup_split = With two or more Terrains in play the commandos are divided among them.
    .source = Setup, step 11
    .check = Given 2 Terrains and 3 commandos, then the players assign each to one Terrain and neither is left without one; a commando's first entry must be on the assigned Terrain.
    .ruling = Later trips Underground allow any Terrain in play. Without binding the first entry the split would mean nothing. Each Terrain gets at least one commando. As our Terrain cards scale with the commandos set on them, the split is decided before markers are placed; nothing in the book depends on that order.
setup_later-kit = On a later Terrain equipment shown on the card comes from the bag as far as the bag has it.
    .source = Setup, steps 5 and 9
    .check = Given a Terrain card with 2 TNT and 1 TNT in bag and discard pile together, then 1 TNT is placed.
    .ruling = Silent; commandos may carry what the card asks for.
setup_commando-count-alarm = If more commandos are on a Terrain than its card allows, its alarm sounds by itself.
    .source = Setup, step 11
    .check = Given a count of 2 and 3 commandos assigned, then the Terrain starts with the alarm sounding; given 2 on it in play, when a third enters by trapdoor, then the alarm sounds.
    .ruling = The note stands in set-up only. We also check at each entry from Underground, since the text does not limit it to the start and Terrains can be changed.
setup_begin-underground = All commandos begin Underground.
    .source = Setup, step 11
    .check = Given the first Commando Phase, then no commando is on a tile and each may enter by an open trapdoor for 1 action.

## turn

turn_sequence = A turn has four phases: Event, Commando, Enemy, End.
    .source = Sequence of Play
    .check = Given a turn, then the phases are logged in the order event, commando, enemy (reinforcements, movement, fire), end; then the next turn starts.

## event

event_reset-binoculars = { "[" }R] At the start of the Event Phase all Binoculars become ready again.
    .source = Event Phase
    .check = Given 2 exhausted Binoculars, one carried and one on a tile, when the Event Phase starts, then both are ready before a card is drawn.
event_draw-per-terrain = One event card is drawn for each Terrain in play.
    .source = Event Phase
    .check = Given 2 unfinished Terrains, then 2 cards are drawn, one linked to each.
    .ruling = The order is not given; left to right, top to bottom. A completed Terrain that waits for its neighbour draws no card.
event_text-immediate = The text of an event is carried out at once unless the card says otherwise.
    .source = Event Phase
    .check = Given a test card 'trigger the alarm', when drawn, then the alarm sounds before the Commando Phase.
event_scope = An event touches only the Terrain it was drawn for.
    .source = Event Phase
    .check = Given a test card 'all commandos become Visible' drawn for B, then commandos on C and Underground keep their state.
event_one-by-one = With several Terrains each card is drawn and carried out before the next is drawn.
    .source = Event Phase
    .check = Given B's card triggers B's alarm and an Operation special links the alarms, then C's alarm sounds before C's card is drawn.
    .ruling = Silent; the least that gives a clear order.
event_direction = The card's compass direction is where the enemies of that Terrain will go, unless a commando is Visible by then.
    .source = Event Phase; Enemy Movement
    .check = Given direction N on B and E on C and all commandos Stealthy, then enemies on B go north and those on C go east.
    .ruling = The text says 'any commando'. We mean any commando on that Terrain, since enemies cannot walk to another Terrain.
event_unknown-direction = A question mark means the direction is not known yet; it is found in the Enemy Phase if needed.
    .source = Event Phase; Enemy Movement
    .check = Given a '?' card, then the Terrain's direction is 'unknown' during the Commando Phase and no further card is drawn in the Event Phase.
event_deck-empty = The Event deck may run out in a long Operation.
    .source = Event Phase
    .check = Given 0 cards in the deck and 37 discarded, when a card is needed, then the 37 are shuffled into a new deck and one is drawn.
    .ruling = Silent. Reshuffling the discards is the least change; running out is not listed among the ways to lose.

## actions

actions_order = Commandos are activated in any order, one complete turn at a time.
    .source = Commando Phase
    .check = Given A has used 1 of 3 actions, when B tries to take an action, then it is refused until A's turn is ended; each commando has one turn per phase.
actions_count = A commando has as many actions as circles on the card, usually three, less one per [-1] wound token.
    .source = Commando Phase
    .check = Given 3 circles: 0 wounds give 3 actions, 1 gives 2, 2 give 1, 3 give 0.
actions_count-live = Wounds can be taken or healed in the middle of a turn.
    .source = Commando Phase
    .check = Given 3 circles and 1 action spent, when a wound is taken, then 1 action is left; given 2 wounds and 1 action spent on own First Aid, then 2 actions are left.
    .ruling = Silent. At any moment actions left = circles - wounds - actions spent, never below 0.
actions_unspent = A commando may end their turn with actions left; they are lost.
    .source = Commando Phase; Saving an Action
    .check = Given 2 actions left and the turn ended, then next turn there are 3 again; the phase ends when every commando who can act has had a turn; a commando with 0 actions still has one, for zero-cost actions.
    .ruling = Saving an action is the only way to keep one. A Critical commando has no turn; whoever is healed before the Commando Phase is over still has theirs, with the actions that their wounds leave them.

## move

move_one-action = Moving to an adjacent tile, or from Underground to a tile with an open trapdoor, costs one action.
    .source = Movement
    .check = Given 3 actions, when a commando moves S to S to S, then 1 action is left.
move_small-stealthy = Moving onto a small tile makes the commando Stealthy.
    .source = Movement
    .check = Given a Visible commando, when they move onto an empty S tile for 1 action, then they are Stealthy.
move_medium-visible = Moving onto a medium tile for one action makes the commando Visible.
    .source = Movement
    .check = Given a Stealthy commando, when they move onto an M tile for 1 action, then they are Visible and the alarm sounds.
move_medium-careful = Moving onto a medium tile for two actions makes the commando Stealthy.
    .source = Movement
    .check = Given a Stealthy commando with 3 actions, when they move carefully onto an M tile, then they are Stealthy with 1 action left; with only 1 action this move is refused.
move_large-visible = Moving onto a large tile always makes the commando Visible; extra actions do not help.
    .source = Movement
    .check = Given a Stealthy commando with 3 actions, when they move onto an L tile, then they are Visible; no two-action choice is offered.
move_visible-draws-fire = If the commando is Visible at any point of a move, the alarm sounds and all enemies on the tile left and the tile entered shoot at them.
    .source = Movement
    .check = Given 1 two-box enemy on the tile left and 2 on the L tile entered, when a Stealthy commando moves, then 6 dice are rolled; enemies on other tiles do not shoot.
move_fire-size = Fire during a move uses the target number of the tile being left, for both groups of enemies.
    .source = Movement
    .check = Given a Visible commando moving from L (T2) to S with enemies on both, then all dice need 2+; moving from S to L they need 4+.
move_fire-then-check = A Visible commando who moves into hiding next to enemies both draws fire and may be noticed again.
    .source = Movement
    .check = Given a Visible commando moving from M to an S tile with 1 two-box enemy, then 2 dice at 3+ are rolled first, then they are Stealthy, then 1 stealth die is rolled.
    .ruling = The order is not stated. Fire comes first (it belongs to leaving), then the state changes, then the stealth check for entering as a Stealthy commando.
move_critical-underway = Fire during a move can put the commando in Critical Condition.
    .source = Movement; Enemy Fire
    .check = Given a commando with 1 free wound slot moving from A to B, when fire hits once, then the commando is Critical on A, not B, and the action is spent.
    .ruling = Silent. As the fire is measured on the tile left, it is resolved before arrival.
move_no-hiding-in-place = Only a move (or a uniform) changes a Visible commando back to Stealthy.
    .source = Movement; Using Equipment
    .check = Given a Visible commando on an S tile without enemies, when the turn ends without a move, then they are still Visible.

## underground

underground_leave = A commando goes Underground by an open trapdoor of their tile for one action, and that is the end of their turn.
    .source = Movement
    .check = Given 3 actions on a tile with an open trapdoor, when the commando goes Underground, then the turn is over and 2 actions are lost; with a blocked trapdoor the move is refused.
underground_leave-under-fire = Going Underground while Visible counts as a move that draws fire.
    .source = Movement
    .check = Given a Visible commando and 1 two-box enemy on an M tile with an open trapdoor, when they leave, then 2 dice at 3+ are rolled first.
    .ruling = Not stated separately, but it stands under Movement and is a way of leaving a tile.
underground_state = A commando Underground is on no tile and no Terrain.
    .source = Movement; End Phase
    .check = Given a Visible commando who goes Underground, then they are Stealthy, are no target, attract no enemies and do not keep a Terrain from being complete.
    .ruling = Silent on visibility; nobody can see them, so the counter turns to Stealthy. A worn uniform stays on. There is no limit on the number Underground. Actions that need no tile (saving an action, Bombardment, Airdrop, First Aid for someone Underground) are allowed there, see underground.one-space.
underground_one-space = All commandos Underground are in one space together.
    .source = Movement; Using Equipment
    .check = Given two commandos Underground, then one may treat the other with First Aid; neither can drop or collect equipment there, and no event, gas or explosion reaches them.
    .ruling = The text lets them come up anywhere, so below is one place; dropping and collecting need a tile.
underground_return = On their next turn the commando may come up through any open trapdoor on any Terrain in play.
    .source = Movement
    .check = Given a commando who went down on B in turn 3, then in turn 4 they may enter C; a [+1] token does not bring them up before their turn 4 begins; given a commando who has been below since set-up, then a [+1] token may bring them up in any window for zero-cost actions.
    .ruling = A commando who went down has to wait for their next turn, as the text says. A commando who has not gone down since their last turn began is not bound by that sentence, and coming up is a one-cost action.
underground_entry-fire = Coming up onto a medium tile for one action, or onto a large tile, makes the commando Visible and draws fire from enemies there.
    .source = Movement
    .check = Given an M tile with a trapdoor and 1 two-box enemy, when a commando comes up for 1 action, then 2 dice at 3+ are rolled; when these make the commando Critical, then the commando is Critical on that tile.
    .ruling = The tile left has no size, so we use the tile entered, which stands for the tile left in every respect. The two-action careful entry is also allowed.

## shoot

shoot_cost = Shooting costs one action and uses one carried weapon.
    .source = Shooting and Close Combat
    .check = Given 2 actions and 2 weapons, when the commando shoots, then 1 action is left and only the chosen weapon's dice were rolled.
shoot_eye = A weapon with [eye] makes the shooter Visible.
    .source = Shooting and Close Combat
    .check = Given a Stealthy commando with an [eye] weapon, when they shoot, then they are Visible even if all enemies are eliminated; with a weapon without it they stay Stealthy.
shoot_loudspeaker = A weapon with [loudspeaker] triggers the alarm.
    .source = Shooting and Close Combat
    .check = Given a weapon with [loudspeaker] only, when fired by a Stealthy commando, then the alarm sounds and the commando stays Stealthy.
    .ruling = The alarm of the shooter's Terrain. Symbols are card data; default for MP40, StG44 and MG42: both symbols.
shoot_locked-door = Any shot at a locked door from one of its two tiles opens it without a roll.
    .source = Shooting and Close Combat
    .check = Given a commando next to a locked door with a one-box weapon, when they shoot at it, then it is open, 0 dice are rolled, 1 action is spent and the weapon's symbols apply.
shoot_range = Enemies on one tile may be shot at from the same tile or an adjacent one.
    .source = Shooting and Close Combat
    .check = Given enemies 2 tiles away, on a diagonal tile, or behind a locked door, then they are no valid target; on the commando's own tile or an adjacent one they are.
shoot_needs-target = A shot needs a target: enemies, a gas barrel or a locked door.
    .source = Shooting and Close Combat; Gas Barrels
    .check = Given none of these on the commando's tile and adjacent tiles, then shooting is not offered; given only a Goliath on the tile, then neither.
    .ruling = 'A valid target' is said; a shot into the air would otherwise be a free way to trigger the alarm. Grenade and Bombardment may be thrown at any tile in range.
shoot_dice = The shooter rolls one die per box of the weapon.
    .source = Shooting and Close Combat
    .check = Given an MP40, then 2 dice are rolled.
    .ruling = MP40 = 2 follows from the set-up text. StG44 and MG42 are card data; defaults 3 and 4.
shoot_target-number = A die hits on 4+ on a small tile, 3+ on a medium one, 2+ on a large one.
    .source = Shooting and Close Combat
    .check = Given dice 2, 3, 4: on S 1 hit, on M 2 hits, on L 3 hits.
    .ruling = When the shooter is on another tile, the number is that of the target's tile.
shoot_nest-target-number = An enemy in a machine-gun nest is hit only on 5+.
    .source = Shooting and Close Combat
    .check = Given an L tile with 1 enemy in a machine-gun nest and 1 outside, and dice 4 and 5, then either both are eliminated (5 on the nest) or only the one outside.
    .ruling = Goliath nests are not mentioned, so their occupant uses the tile's number; a commando in a nest gets no 5+ either, as the text says enemy. Where nothing else on the tile can be hit, a lower die is a miss in every respect, so Binoculars may reroll it.
shoot_allocate-after = Dice are assigned to enemies after rolling.
    .source = Shooting and Close Combat
    .check = Given 3 enemies on M and dice 3, 5, 1, then the shooter chooses which 2 enemies are eliminated after seeing the dice, or, still Stealthy, eliminates fewer.
    .ruling = A hit of a shot need not be used. Whoever is still Stealthy and leaves enemies on the tile is asked, since one token less may keep them hidden; otherwise every hit takes somebody as long as there is somebody to hit.
shoot_no-harm-to-friends = Shots never hit commandos; only Grenade and Bombardment spill over.
    .source = Shooting and Close Combat; Using Equipment
    .check = Given 1 enemy and 1 Visible comrade on the target tile and 3 hits of an StG44, then the enemy is eliminated and 2 hits are lost.

## close-combat

close-combat_rule = A Stealthy commando may eliminate one enemy on the same tile for one action without a roll.
    .source = Shooting and Close Combat
    .check = Given a Stealthy commando and 2 enemies on a tile, when they attack at close quarters, then 1 enemy is gone, no alarm sounds and 1 action is spent; a Visible commando is refused.
close-combat_nest = Close combat works against any enemy on the tile, also one in a nest, but not against a Goliath.
    .source = Shooting and Close Combat
    .check = Given an enemy in a machine-gun nest on the commando's tile, when attacked at close quarters, then it is eliminated; a Goliath is no valid target.

## loot

loot_one-hit = One hit eliminates any enemy but a Goliath; the token goes back into the enemy bag.
    .source = Shooting and Close Combat
    .check = Given a bag of 30 and 2 enemies hit, then the bag has 32 and they can be drawn again.
loot_draw = For each enemy eliminated one equipment token is drawn and put on that enemy's tile.
    .source = Shooting and Close Combat
    .check = Given 2 enemies eliminated on an adjacent tile and draws Grenade and Crowbar, then both lie on the adjacent tile, not with the shooter.
    .ruling = All hits of one attack are applied first, then the tokens are drawn. If the bag is empty, the discard pile is shuffled into it; if that is empty too, nothing is drawn.
loot_who-collects = Equipment from an enemy lies on the tile until somebody there collects it.
    .source = Shooting and Close Combat; Using a zero-cost action
    .check = Given a Crowbar dropped on an adjacent tile, then the shooter cannot take it from where they are; a comrade on that tile may collect it, also in an enemy-phase window and with enemies there.
loot_spotted = A drawn Spotted token makes the attacker Visible if enemies are left on that tile after the attack; it is discarded either way.
    .source = Shooting and Close Combat
    .check = Given close combat against 1 of 2 enemies and a Spotted draw, then the commando is Visible and the alarm sounds; given the only enemy, then they stay Stealthy; both times the token is in the discard pile.
    .ruling = A Goliath left on the tile is an enemy left; a barrel is not. It reveals the attacker wherever that commando is on a tile, also after a Bombardment of another Terrain; a commando Underground cannot become Visible.
loot_dog-none = { "[" }R] No equipment is drawn for a Guard Dog.
    .source = Shooting and Close Combat
    .check = Given a Dog and a regular enemy eliminated by one attack, then 1 token is drawn.

## goliath

goliath_hits-useless = { "[" }S] Hits do not harm a Goliath; only an explosion on its tile or cutting its wire removes it.
    .source = Shooting and Close Combat
    .check = Given a Goliath alone and 4 grenade hits, then it is still there; given an [explosion] on its tile, then it is gone.
    .ruling = A destroyed Goliath returns to the enemy bag like other enemies, without an equipment draw.
goliath_cut-wire = { "[" }S] A commando on a Goliath's tile may spend one action to cut the wire, which replaces it by a TNT token.
    .source = Shooting and Close Combat
    .check = Given a Goliath and a commando on a tile, when the wire is cut, then 1 loose TNT lies there, the Goliath is in the enemy bag and the commando's visibility is unchanged.
    .ruling = The TNT is loose equipment, not emplaced. It comes from the discard pile, else from the bag, else a spare token is used.
goliath_nest-control = { "[" }S] A commando in a Goliath nest may spend one action to move one Goliath on the Terrain by one tile, or to detonate it.
    .source = Shooting and Close Combat
    .check = Given 2 Goliaths and a commando in the nest with 2 actions, when one is moved and then detonated, then 0 actions are left and the other has not moved.
    .ruling = How to get into a nest is not stated. A commando on the tile enters an empty nest, or leaves it, as a zero-cost action. The Goliath moves to an adjacent tile with room; locked doors stop it.

## gas

gas_attack = { "[" }R] and [S]: a gas barrel can be attacked like an enemy.
    .source = Gas Barrels
    .check = Given a barrel on an M tile and dice 3 and 1, then the barrel can take the hit and is destroyed; a Stealthy commando on the tile destroys it by close combat without a roll.
gas_barrel-is-no-unit = { "[" }R] and [S]: a barrel is not an enemy: it takes no room, rolls no dice, is never moved and gives no equipment.
    .source = Gas Barrels
    .check = Given an S tile with 4 units and a barrel, then it holds 4 units; given a barrel alone on a tile, then a Stealthy commando entering rolls no stealth die; given the last enemy eliminated beside a barrel and a Spotted draw, then nobody becomes Visible.
    .ruling = The book compares a barrel to an enemy only as a target.
gas_spillover-optional = { "[" }R] and [S]: hits left over from grenades and bombardments go to a barrel only if the player wishes.
    .source = Gas Barrels
    .check = Given 1 enemy and 1 barrel on a tile and a grenade with 2 hits, then the player is asked whether the second hit destroys the barrel; answering no leaves it.
    .ruling = If the player declines and Visible characters are on the tile, the hit goes to them as the grenade rule demands.
gas_release = { "[" }R] and [S]: a destroyed barrel is flipped and eliminates every unit on its tile without the [gas mask] symbol, commandos included.
    .source = Gas Barrels
    .check = Given 2 regular enemies, 1 gas-mask enemy and 1 commando on the tile, when the barrel is destroyed, then only the gas-mask enemy is left.
gas_at-once = { "[" }R] and [S]: gas works the moment it is released and whenever a unit enters, before anything else that entering would cause.
    .source = Gas Barrels
    .check = Given gas on a tile and a masked commando there, when a masked and an unmasked enemy enter together, then the unmasked one is eliminated first and 1 stealth die is rolled.
    .ruling = Order not stated; a unit that is eliminated on entry does nothing else.
gas_lasts = { "[" }R] and [S]: until the end of the turn the gas also eliminates unmasked units that enter the tile.
    .source = Gas Barrels; End Phase
    .check = Given gas released in the Commando Phase, when 2 regular enemies enter in the Enemy Phase, then both are eliminated, and so is a commando whom fire makes Critical while coming up there; in the next turn entry is safe.
gas_drops = { "[" }R] and [S]: units eliminated by gas leave equipment as usual.
    .source = Gas Barrels
    .check = Given 2 regular enemies killed by gas, then 2 tokens are drawn; a killed commando's tokens all lie on the tile; a Dog gives none; the barrel itself gives none.
    .ruling = A Spotted token drawn for a gas victim reveals nobody: the gas, not a commando, eliminated it.
gas_goliath-immune = { "[" }S] Gas and Goliaths: a Goliath has no gas mask but is only removed in its own ways.
    .source = Gas Barrels; Shooting and Close Combat
    .check = Given a Goliath on a tile, when gas is released there, then the Goliath is still there.
    .ruling = The gas rule says all units; the Goliath list of ways is more specific, so it wins.
gas_explosion = { "[" }R] and [S]: an explosion on a barrel's tile destroys the barrel.
    .source = Gas Barrels; Using Equipment
    .check = Given a barrel and an [explosion] on its tile, then a gas marker is there until the End Phase.
    .ruling = An explosion destroys tokens, and a destroyed barrel is flipped; so gas is released.

## alarm

alarm_silence = A commando on the tile of an orange Alarm token may spend one action to silence the alarm: all entrances turn black and the token leaves the game.
    .source = Cancelling the Alarm
    .check = Given 3 orange entrances and a Stealthy commando on the alarm tile, when they spend 1 action, then all 3 are black and the Terrain has no Alarm token.
    .ruling = An enemy guarding the token does not prevent this; no such condition is given.
alarm_silence-once = An alarm that sounds again after being silenced cannot be silenced any more.
    .source = Cancelling the Alarm
    .check = Given a silenced Terrain, when a commando becomes Visible, then entrances are orange and no silence action exists until the Terrain ends.
    .ruling = 'From the game' is meant for this Terrain: the next Terrain card brings its own Alarm token.
alarm_visible-restarts = If any commando on the Terrain is Visible when the alarm is silenced, it sounds again at once.
    .source = Cancelling the Alarm
    .check = Given a Visible commando elsewhere on the Terrain, when another silences the alarm, then the token is gone and all entrances are orange again.
alarm_persists = The alarm keeps sounding until it is silenced, even when nobody is Visible.
    .source = Cancelling the Alarm
    .check = Given a sounding alarm and all commandos Stealthy, when a new turn starts, then 2 enemies per entrance are still drawn.

## trapdoor

trapdoor_unblock = A commando on its tile may open a blocked trapdoor for one action; from below it is impossible.
    .source = Unblocking a Trapdoor
    .check = Given a blocked trapdoor, when a commando on the tile spends 1 action, then it is open for all; a commando Underground is refused both to open and to enter there.

## save

save_action = A commando with a free [+1] space may spend an action to put a [+1] token there.
    .source = Saving an Action
    .check = Given 1 free [+1] space and 3 actions, when one is saved, then 2 actions and 1 token are there; with no free space saving is refused.
    .ruling = The number of spaces is card data; default 1. Tokens last until spent.

## equip

equip_cost-and-discard = Using equipment normally costs one action and the token is then discarded.
    .source = Using Equipment
    .check = Given a commando with 1 First Aid and 2 actions, when it is used, then 1 action is left and the token is in the equipment discard pile.
equip_weapons-stay = MP40, StG44 and MG42 are used by the ordinary shooting rules.
    .source = Using Equipment
    .check = Given an MP40 fired twice in one turn, then it is still carried.
    .ruling = 'Typically discarded' leaves room; grenades are called one-use and firearms are not, so firearms are kept.
equip_carry-limit = No limit on carried equipment is given.
    .source = Using Equipment
    .check = Given 12 tokens on a tile, then one commando may collect all 12.
    .ruling = Silent, so unlimited unless the commando card (card data) has a limit.
equip_grenade = A Grenade is a single-use attack with four dice on the same or an adjacent tile.
    .source = Using Equipment
    .check = Given an adjacent M tile with 3 enemies and dice 1, 3, 4, 6, then all 3 are eliminated, 3 tokens are drawn and the Grenade is discarded.
    .ruling = Symbols are card data; default [loudspeaker] without [eye].
equip_spillover = Grenade or Bombardment hits left after all enemies are eliminated must be given to Visible characters on the tile.
    .source = Using Equipment
    .check = Given 1 enemy, 1 Visible and 1 Stealthy commando on the tile and 3 hits, then the enemy is out and the Visible commando takes 2 wounds; the Stealthy one none.
    .ruling = The thrower counts if Visible on that tile. With several Visible characters the players divide freely. A Goliath cannot take hits and does not hold up the spillover.
equip_bombardment = A Bombardment attacks one outdoor tile of any Terrain in play, with the same spillover as a Grenade.
    .source = Using Equipment
    .check = Given a user on B, then any outdoor tile of B or C is a valid target and no indoor tile is; given the default, then 4 dice are rolled at the target tile's number.
    .ruling = The number of dice is missing. Card data; default 4 as for the Grenade it is compared with. By default it triggers the alarm of the target Terrain.
equip_crowbar-door = A Crowbar opens a locked door for one action without making the user Visible.
    .source = Using Equipment
    .check = Given a Stealthy commando next to a locked door, when the Crowbar is used, then the door is open, they are Stealthy, no alarm sounds and the Crowbar is discarded.
equip_crowbar-barricade = A Crowbar can instead barricade an enemy entrance of the user's tile for one action.
    .source = Using Equipment
    .check = Given an entrance on the tile, when barricaded, then the Crowbar lies on the entrance and cannot be collected; a second Crowbar on it is refused.
    .ruling = Stacking several Crowbars on one entrance is not provided for, so we refuse it.
equip_first-aid = First Aid removes all [-1] tokens from one character in the same space, who may be the user.
    .source = Using Equipment
    .check = Given a comrade with 3 wounds in Critical Condition on the same tile, when First Aid is used, then they have 0 wounds and are not Critical.
    .ruling = Healing ends Critical Condition, since no slot is filled any more; the character is then Visible or Stealthy as before it. It is refused for a character without wounds. Who is Visible again after Critical Condition triggers the alarm like anybody who becomes Visible.
equip_uniform-don = Putting on an Enemy Uniform costs one action and makes the commando Stealthy at once.
    .source = Using Equipment
    .check = Given a Visible commando on an L tile, when the uniform is put on, then they are Stealthy with the uniform counter, and no stealth die is rolled for enemies already there.
    .ruling = Refused while a uniform is worn.
equip_uniform-effect = In uniform every tile counts as small for movement and visibility.
    .source = Using Equipment
    .check = Given a uniformed commando, when they move onto an L tile with 2 enemies for 1 action, then they stay Stealthy at first and 2 stealth dice are rolled; the tile's target number stays 2+.
equip_uniform-lost = The uniform is lost as soon as the commando becomes Visible for any reason.
    .source = Using Equipment
    .check = Given a uniformed commando who fires an [eye] weapon, then they are Visible, the uniform token is discarded and a later S move does not bring it back.
    .ruling = The token is kept while worn and is discarded on loss, an exception to discarding at use.
equip_tnt = TNT is emplaced for one action; after that any commando may detonate it at no cost.
    .source = Using Equipment
    .check = Given TNT emplaced on B by A, when D, on another tile, detonates it before D's own turn, then it explodes and D has spent 0 actions; loose TNT cannot be detonated.
    .ruling = TNT is emplaced on the user's own tile. No range is given for detonation, so any commando in play may do it from anywhere, but not one in Critical Condition.

## explosion

explosion_effect = An [explosion] destroys every token on the tile except triangular ones, and triggers the alarm.
    .source = Using Equipment
    .check = Given 3 enemies (1 in a nest), 1 Stealthy commando, 2 equipment tokens and an objective, when TNT explodes there, then only the objective and the empty nest are left and the alarm sounds.
    .ruling = Commandos are eliminated outright and their equipment is discarded. No equipment is drawn for the enemies: they are destroyed, not hit, and loot on the tile would be destroyed too.
explosion_map-markers = Doors, trapdoors, entrances and smoke are not meant by 'all tokens'.
    .source = Using Equipment
    .check = Given an explosion on a tile with an open trapdoor, a locked door and an entrance, then all three are unchanged.
    .ruling = Read literally, an explosion would remove the trapdoors a Terrain needs to be completed. We limit it to units, equipment, emplaced TNT and barrels; other emplaced TNT there is removed without a second explosion.

## equip

equip_binoculars = { "[" }R] Once per turn Binoculars allow one die that affects their owner to be rolled again, at no action cost; they are then exhausted.
    .source = Using Equipment
    .check = Given a stealth die of 2 against the owner, when it is rerolled to 5, then the owner stays Stealthy and the Binoculars are exhausted until the next Event Phase; a die against a comrade cannot be rerolled.
    .ruling = The new result stands, but a second pair may reroll it. This interrupts rolls, so the zero-cost timing limits do not apply. They are asked about while the dice could be better for their owner: one finds or hits them, or misses somebody, also the one in a nest, or hits left over would wound somebody. Where ready and exhausted ones lie or are carried together, a ready one changes hands first.
equip_airdrop = { "[" }R] An Airdrop names an outdoor tile on any Terrain; it is discarded and three equipment tokens are drawn and placed on the tile.
    .source = Using Equipment
    .check = Given draws Grenade, TNT and MP40, then all 3 lie on the chosen tile; an indoor choice is refused; 1 action is spent.
    .ruling = Whatever is drawn is seen by all before anything is decided about it.
equip_airdrop-drift = { "[" }R] Each Spotted token among the three moves the drop one tile in the Terrain's event direction; a step off the Terrain is ignored.
    .source = Using Equipment
    .check = Given direction E, a tile one step from the east edge and 2 Spotted plus 1 TNT, then the TNT lies on the edge tile and the Spotted tokens are discarded.
    .ruling = If a step leads to several tiles, the players choose. Drift ignores doors and full tiles, since it comes from the air.
equip_airdrop-lost = { "[" }R] The drop is lost if all three tokens are Spotted, if it drifts onto an indoor tile, or if it must drift while the direction is unknown.
    .source = Using Equipment
    .check = Given 1 Spotted and direction '?', then nothing is placed; given 2 Spotted where step 1 reaches an indoor tile, then nothing is placed; all drawn tokens are discarded.
equip_panzerfaust = { "[" }S] A Panzerfaust makes a TNT explosion on its own or an adjacent tile.
    .source = Using Equipment
    .check = Given a Goliath and 2 enemies on an adjacent tile, when fired for 1 action, then all 3 are gone, the alarm sounds and the Panzerfaust is discarded.
equip_smoke = { "[" }S] A Smoke Grenade makes its own or an adjacent tile count as small for movement and visibility until the Terrain is taken apart.
    .source = Using Equipment
    .check = Given smoke on an L tile, when a commando moves there for 1 action, then they are Stealthy; shots there still need 2+ and it still holds 16; a Visible commando already there stays Visible.
    .ruling = A tile takes one Smoke marker; a second is refused. The target number and the room stay, since only movement and visibility are named.

## zero

zero_kinds = Collecting or dropping equipment, detonating TNT and spending a [+1] token for a one-cost action are zero-cost actions.
    .source = Using a zero-cost action
    .check = Given 0 actions left and a [+1] token, then the commando may collect a token on their tile and take one 1-cost action; a two-action careful move is refused.
    .ruling = A [+1] token pays for a one-cost action only and is not added to ordinary actions. Collecting and dropping happen on the commando's own tile, also with enemies there.
zero_timing = Zero-cost actions fit between the turns of other commandos and between the steps of the Enemy Phase, never inside one.
    .source = Using a zero-cost action
    .check = Given the Enemy Phase, then zero-cost actions are offered before reinforcements and after each of the 3 steps (4 windows); during A's turn, then B's request is refused.
    .ruling = 'Another commando's actions' could mean one action or the whole turn. We take the whole turn, parallel to the whole steps of the Enemy Phase. In one's own turn they are free between actions. The Event Phase and the End Phase have no window of their own. A window opens by itself only where somebody could do more than drop or lay something down or use a nest; and a seat may say that it does not want to be asked until one of its commandos is found, or until its next turn. What somebody has put down, handed on or left at no cost they take back only after an action, at the next turn or at the next step: else a match might never end.
zero_anyone = Any commando who is not Critical may use a zero-cost action in such a window, whether their turn is over, to come, or spent Underground.
    .source = Using a zero-cost action; Using Equipment
    .check = Given A has had her turn and is on a tile, and B is Underground, then before the enemy steps A may collect equipment and B may detonate TNT; a Critical commando may do neither.
zero_one-by-one = In one window any number of zero-cost actions may be taken, one after the other in any order, each fully resolved.
    .source = Using a zero-cost action
    .check = Given two emplaced TNT and a [+1] token, then the commando may detonate one, move with the token and then detonate the other in the same window; the window closes when nobody wants more.
    .ruling = Silent; the least restriction. Handing equipment over is dropping by one and collecting by another, so not within one commando's turn.

## reinforce

reinforce_goliath-activation = { "[" }S] If an enemy is in a Goliath nest at the start of any of the three steps, all Goliaths are activated for the rest of that Enemy Phase.
    .source = Enemy Reinforcements; Enemy Movement; Enemy Fire
    .check = Given an enemy in the nest when reinforcements start, when it is blown up by TNT between steps, then Goliaths still move and detonate this phase; next turn, with the nest empty, they do not.
    .ruling = Counted per Terrain, as the nest controls Goliaths of its own Terrain in the commando rule too.
reinforce_draw-count = Each entrance receives one enemy token from the bag, or two if the alarm is sounding.
    .source = Enemy Reinforcements
    .check = Given Terrain B quiet with 3 entrances and Terrain C in alarm with 2, then 3 + 4 = 7 tokens are drawn.
    .ruling = The order is not stated; Terrains left to right, entrances in the order of the Terrain card.
reinforce_sequence = One entrance is dealt with completely before the next: draw, set Specials' faces, test the barricade, enter, gas, guard, stealth check.
    .source = Enemy Reinforcements
    .check = Given gas on the entrance tile with an unguarded objective and a Stealthy masked commando, when a regular and a gas-mask enemy are drawn, then the regular one is eliminated, the other guards the objective, then 1 stealth die is rolled, then the next entrance draws.
    .ruling = The book gives the parts without an order between entrances; stealth checks are 'immediate', so an entrance is finished first.
reinforce_outside-first = Drawn enemies join those already waiting outside the entrance, then all move onto the tile behind it if it is not full.
    .source = Enemy Reinforcements
    .check = Given 1 enemy waiting and 2 drawn at an entrance to an M tile with 3 units, then the tile has 6 units and nobody waits.
reinforce_full-tile = If the tile is full the enemies stay on the table by the entrance.
    .source = Enemy Reinforcements
    .check = Given an S tile with 4 units and 2 drawn, then 2 wait outside; given 3 units and 2 waiting, then 1 enters and 1 waits.
    .ruling = Partial room is not described: as many enter as fit, and the players choose which. Waiting enemies do not shoot, move or make stealth checks.
reinforce_null-token = A drawn null token leaves the game and brings no enemy; a Special from the stack is set aside instead.
    .source = Enemy Reinforcements
    .check = Given alarm and draws [null, regular] at an entrance, then 1 enemy arrives, 1 null token is out of the game and the stack has 2 Specials left.
    .ruling = The text does not say whether another token is drawn. It sends the Special to the reserve, not to the entrance, and orders no new draw, so this draw yields nobody now.
reinforce_specials-join = After all reinforcements are drawn, the Specials set aside go into the enemy bag.
    .source = Enemy Reinforcements
    .check = Given a null token drawn first of 5 draws, then the Special cannot be drawn among the other 4, and is in the bag when the step ends.
reinforce_stack-empty = There are 7 null tokens but only 3 Specials.
    .source = Setup, step 8; Enemy Reinforcements
    .check = Given an empty Special stack, when a null token is drawn, then it is removed and nothing else happens.
    .ruling = Silent. From the fourth null token on, the draw is simply a blank.
reinforce_barricade = At a barricaded entrance enemies wait until they count four or more; then the Crowbar is discarded and all enter normally.
    .source = Enemy Reinforcements
    .check = Given a barricade and 3 regular enemies waiting, then they wait; when 1 more is drawn, then the Crowbar is discarded and 4 enter.
    .ruling = Counted after this turn's draws for that entrance. If the tile is full, the Crowbar is still discarded and the enemies wait.
reinforce_sledgehammer = An enemy with a sledgehammer counts as two against a barricade.
    .source = Enemy Reinforcements
    .check = Given 2 regular and 1 sledgehammer enemy waiting, then the count is 4 and the barricade breaks; given 1 and 1, then the count is 3 and it holds.
reinforce_bag-empty = Running out of enemies in the bag ends the game as a failure.
    .source = Enemy Reinforcements
    .check = Given 2 enemies in the bag and 3 draws due, then the third draw fails the Operation; given 3 in the bag and 3 draws due, then play goes on.
    .ruling = We fail when a token must be drawn and the bag is empty, not when the last one is taken. Null tokens are drawn like others; Specials set aside in this step do not help.
reinforce_stealth-check = Enemies that arrive on a tile with a Stealthy commando make a stealth check at once.
    .source = Enemy Reinforcements
    .check = Given a Stealthy commando on an entrance tile and 2 arriving enemies, then 2 dice are rolled before the next entrance is handled.
reinforce_alarm-midway = An alarm triggered during this step may affect entrances not yet handled.
    .source = Enemy Reinforcements
    .check = Given 2 quiet entrances, when a stealth check at the first triggers the alarm, then the second draws 2 tokens and the first has drawn 1.
    .ruling = Silent. The alarm state is read when each entrance draws, because the tokens are turned at once.

## enemy-move

enemy-move_towards-visible = If a commando is Visible, each enemy moves one tile towards the nearest Visible commando by the shortest available route.
    .source = Enemy Movement
    .check = Given Visible commandos at distances 2 and 4 on the Terrain, then the enemy ends at distance 1 from the first; an enemy at distance 0 stays; given the Visible commando's S tile is full and the enemy is at distance 3, then it ends at distance 2.
    .ruling = One tile is implied by the Officer moving two. A route is available if no tile between is full; the commando's own tile counts as the goal even when full, but a full tile is never entered, so enemies close up and wait beside it. Where every route is full somewhere, enemies close up along the shortest as far as there is room; where there is no way at all they stay. Distance is counted in moves of that enemy, locked doors as in enemy-move.locked-doors. Visible commandos on other Terrains are ignored.
enemy-move_decided-at-start = Whether enemies follow a commando or the card is decided for each Terrain once, when the movement step begins.
    .source = Enemy Movement; Event Phase
    .check = Given a commando found during reinforcements who hides again in the window before movement, then enemies follow the card; given nobody Visible on B and somebody on C, then B follows its card and C its commando.
    .ruling = The text asks who is Visible and forbids a change of course after stealth checks in this step.
enemy-move_nearest-first = Enemies nearest to the Visible commandos move first.
    .source = Enemy Movement
    .check = Given a corridor of S tiles with 4 enemies at distance 2 and 4 at distance 3, then the first group moves on and the second fills its tile; given the tile before the commando full, then the same holds behind it, whichever way the corridor runs.
    .ruling = Fullness is looked at when a group moves, so those in front make room. Tiles at equal distance are handled in reading order, northernmost first, then westernmost. How near somebody is goes by the shortest way, full or not.
enemy-move_direction = If no commando is Visible, each enemy moves one tile in the direction of the Terrain's event card.
    .source = Enemy Movement
    .check = Given direction S and no Visible commando, then an enemy with an adjacent tile to the south moves there and one on the south edge, or with a wall without a door to the south, stays.
    .ruling = A tile lies in a direction if it shares a stretch of edge on that side; there may be two such tiles. Adjacency is needed, locked doors counting as open.
enemy-move_direction-order = The sentence on the order of movement by direction is cut off in the text.
    .source = Enemy Movement
    .check = Given direction E and S tiles in a row holding 4 and 4 enemies with a free tile at the east end, then both groups move one tile east.
    .ruling = Cut off after 'enemies'. By analogy with nearest-first, those farthest in the direction move first (judged by the tile's edge on that side), which frees the tiles behind them; equals in reading order.
enemy-move_once = Every enemy moves at most once in the step.
    .source = Enemy Movement
    .check = Given an enemy taken along by an Officer, then it does not move again; given a '?' resolved in this step, then all enemies of the Terrain move by that one direction.
enemy-move_unknown-direction = If the direction is '?', event cards are drawn now until one shows a direction; their other text is ignored.
    .source = Enemy Movement
    .check = Given '?' and next cards '?' and 'W', then 2 cards are drawn and discarded, no text is applied and enemies move west; with a Visible commando 0 cards are drawn.
enemy-move_even-split = Enemies with several equal choices are spread as evenly as possible; the players say which goes where.
    .source = Enemy Movement
    .check = Given 5 enemies moving from an L tile to two empty S tiles, then 3 go to one and 2 to the other; given one of them holding 3 units, then 1 goes there and 4 to the other.
    .ruling = If there is not enough room for an even split, the rest go where there is room, and any left over stay. Where the players choose together, whoever acted last answers for all.
enemy-move_officer = { "[" }R] A German Officer moves two tiles and takes along the enemies on the tile where he starts.
    .source = Enemy Movement
    .check = Given an Officer with 3 regular enemies at distance 3 from a Visible commando, then all 4 end at distance 1 and none of them moves again; at distance 1 they stop on the commando's tile.
    .ruling = Guards stay, as they never leave willingly. The Officer moves before others on his tile; stealth checks are made on each tile entered; those who do not fit stay behind. Those he takes along stay together, also where ways are equal.
enemy-move_goliath = { "[" }S] A Goliath moves like other enemies, but only while activated.
    .source = Enemy Movement
    .check = Given a Visible commando 2 tiles away: an activated Goliath moves 1 tile, an inactive one stays.
enemy-move_guard = A regular enemy in a space with an unguarded triangular token guards it and never leaves of its own will.
    .source = Enemy Movement
    .check = Given 3 regular enemies on a tile with an unguarded objective, when they should move, then 1 stays as guard and 2 move; a Special enemy never guards.
    .ruling = Checked at the start of the step and on every arrival. Gas-mask and sledgehammer enemies count as regular, only black-bordered ones do not. The players choose which enemy guards. A guard whose token is removed is free again.
enemy-move_guard-arrival = An enemy that comes to an unguarded triangular token by movement or reinforcement stops there as its guard at once.
    .source = Enemy Movement
    .check = Given 2 regular enemies on their way to a Visible commando who enter a tile with an unguarded alarm, then one is its guard from now on and still shoots from there; with an Officer, then the second tile of his move is made without that one.
    .ruling = The sentence stands under movement but says 'is in a space', so arrival is enough. Equal tokens are not asked for.
enemy-move_locked-doors = Enemies move through locked doors as if they were open; the door stays locked.
    .source = Enemy Movement
    .check = Given an enemy and a Visible commando on two sides of a locked door, then the enemy enters and the door is still locked; an enemy that stays outside cannot shoot through it.
    .ruling = The sentence stands under movement only, so for fire a locked door still means the tiles are not adjacent.
enemy-move_locked-doors-escort = { "[" }R] A Guard Dog [R] or Goliath [S] passes a locked door only if it starts on a tile with a regular enemy, paratrooper or Officer.
    .source = Enemy Movement
    .check = Given a Dog alone behind a locked door, then it stays or takes another route; given a regular enemy on its tile when the step starts, then it passes, even if that enemy moved first.
    .ruling = 'Starting tile' is taken from positions at the start of the step. Filed under R; it holds for Goliaths in [S] as well. Paratrooper and Fallschirmjaeger are the same unit.
enemy-move_stealth-no-redirect = A commando found by a stealth check during this step does not change where the remaining enemies go.
    .source = Enemy Movement
    .check = Given direction N and 3 enemies, when the first one's arrival makes a commando Visible, then the other 2 still move north; the alarm sounds and the commando can be shot at in Enemy Fire.

## enemy-fire

enemy-fire_same-tile = An enemy on a tile with a Visible commando attacks with one die per box at the tile's target number.
    .source = Enemy Fire
    .check = Given 2 two-box enemies and a Visible commando on an M tile and dice 1, 2, 3, 6, then the commando takes 2 wounds; Stealthy commandos there take none.
enemy-fire_order = First all enemies with a Visible commando on their own tile attack, then Goliaths explode, then the others attack adjacent tiles.
    .source = Enemy Fire
    .check = Given an enemy on A with commando X there and an enemy on adjacent B with nobody there, when the first makes X Critical, then the second has no target left and does not attack.
    .ruling = Order as printed. Which enemies belong to the first group is judged when the step begins; targets of the last group when they attack.
enemy-fire_meet-or-beat = A die equal to the target number hits.
    .source = Enemy Fire; Shooting and Close Combat
    .check = Given an enemy die of 4 on an S tile, then it is a hit; a 3 is a miss.
    .ruling = This section says 'beat', but it refers to the shooting rules with 4+, 3+ and 2+, so equal is enough.
enemy-fire_goliath-detonates = { "[" }S] An activated Goliath on a tile with a Visible commando explodes like TNT.
    .source = Enemy Fire
    .check = Given an activated Goliath, 2 enemies, 1 Visible and 1 Stealthy commando on a tile, then after same-tile fire all 5 are gone; an inactive Goliath does nothing.
    .ruling = Order as printed: same-tile fire on all tiles, then Goliaths, then fire at adjacent tiles. Whether a Visible commando is on its tile is judged when the step starts, so it also explodes if that fire has just made them Critical. Enemies destroyed by the explosion do not fire any more. A Goliath that detonates goes to the enemy bag.
enemy-fire_adjacent = An enemy with no Visible commando on its own tile attacks one on an adjacent tile.
    .source = Enemy Fire
    .check = Given an enemy on L and a Visible commando on an adjacent S tile, then its 2 dice need 4+; given a Visible commando on its own tile as well, then it attacks only that one; a Dog and a Goliath never attack an adjacent tile.
    .ruling = The target number is that of the commando's tile, as when commandos shoot at an adjacent tile. Whether there is a Visible commando on its own tile is judged when the step starts. A Dog bites: it attacks on its own tile only, also when somebody moves off it or onto it (card data).
enemy-fire_split = If enemies on one tile can choose among commandos, their attacks are divided as evenly as possible.
    .source = Enemy Fire
    .check = Given 3 two-box enemies and 2 Visible commandos on a tile, then one is attacked by 2 enemies (4 dice) and the other by 1 (2 dice); given 3 enemies and two adjacent tiles with one Visible commando each, the same.
    .ruling = We divide whole enemies, not dice, and do so for same-tile fire too. The players choose who gets the odd one and which enemy shoots at whom, before dice are rolled; equal tokens are not asked for.
enemy-fire_lost-hits = Dice meant for a commando who has become Critical are not turned on another.
    .source = Enemy Fire
    .check = Given two enemies aimed at X and one at Y on one tile and 3 hits on X with 1 free slot, then X is Critical and Y faces 2 dice only.
    .ruling = Targets are divided before rolling.

## wounds

wounds_token = Each hit puts one [-1] token on the commando's card.
    .source = Enemy Fire
    .check = Given a commando with 1 wound who takes 1 hit, then 2 tokens are on the card and next turn there is 1 action of 3.
wounds_critical = With no free [-1] slot left a commando is in Critical Condition.
    .source = Enemy Fire
    .check = Given 3 slots and 4 hits, then 3 tokens are on the card, the Critical counter is shown and the fourth hit has no effect.
    .ruling = The number of slots is card data; default 3. Hits beyond the last slot are lost, since only time (or gas, or an explosion) eliminates.
wounds_critical-state = What a commando in Critical Condition may do, and whether enemies see them, is not stated.
    .source = Setup, step 10; Enemy Fire
    .check = Given a Critical commando on a tile, then they may take no action, not even a zero-cost one; enemies do not shoot at them, move towards them or roll stealth dice; they use 1 stacking space.
    .ruling = All action slots are filled, and the Critical counter replaces the Stealthy/Visible one just as the uniform counter (its other face) does; so they are neither. A worn uniform is lost; saved [+1] tokens stay on the card and can be spent once the commando is healed. Help must come from another commando's First Aid. Nobody can hand anything to a Critical commando.
wounds_eliminated = A commando still Critical at the end of the next turn is Eliminated: the token is removed and all equipment is dropped on the tile.
    .source = Enemy Fire
    .check = Given a commando made Critical in any phase of turn 3, then at the end of turn 3 they are still in play and at the end of turn 4, without First Aid, they are Eliminated and their 2 tokens lie on the tile.
wounds_player-out = The player of an Eliminated commando takes no further actions until the next stage of the Operation.
    .source = Enemy Fire; Setup, step 10
    .check = Given an Eliminated commando on Terrain 1, then their player has no turn until Terrain 2 is set up, and then takes a replacement.

## end

end_order = In the End Phase gas markers are removed; Critical commandos whose time is up are Eliminated; then Terrains are checked for completion.
    .source = End Phase; Enemy Fire
    .check = Given all objectives done and the last commando on the Terrain Eliminated this End Phase while another is Underground, then the Terrain is complete in the same End Phase.
    .ruling = The text puts elimination at 'the end of the game turn' without an exact place; we put it between gas and completion.
end_terrain-complete = A Terrain is complete when all its objectives are done and no commando is on it.
    .source = End Phase
    .check = Given all objectives done and 1 commando on a tile, then it is not complete; when that commando is Underground at the next End Phase, then it is.
    .ruling = How an objective is completed stands on the Terrain and Operation cards (card data). Completion is only checked in the End Phase.
end_terrain-waits = A completed Terrain whose concurrent Terrains are unfinished keeps receiving reinforcements and can empty the bag.
    .source = End Phase
    .check = Given B complete with 2 entrances in alarm and C unfinished, then B still draws 4 tokens each turn and an empty bag on its draw fails the Operation.
    .ruling = It stays 'for purposes of reinforcements' only: no event card, no enemy movement or fire, no Bombardment, no Airdrop, TNT left there cannot be set off, and commandos may not go back onto it. What it draws stays on the table outside its entrances, barricade or not.
end_clean-up = When all concurrent Terrains are complete, all enemies on board and table return to the enemy bag, and all equipment not carried returns to the equipment bag.
    .source = End Phase
    .check = Given 9 enemies on tiles and 3 outside entrances, 5 tokens on tiles and 11 discarded (6 Spotted), then the enemy bag gains 12 and the equipment bag gains 16; carried tokens stay.
    .ruling = The equipment discard pile lies on the table, so it goes back too, Spotted tokens included, and so do emplaced TNT and Crowbars on entrances. Null tokens stay out for the whole Operation. Alarm, entrance, door, trapdoor, barrel, smoke and gas markers belong to their Terrain and go with it.
end_next-column = After clean-up the Terrains the arrows lead to are set up and a new turn begins with its Event Phase.
    .source = End Phase; Setup
    .check = Given column 1 completed in turn 7, then column 2 starts with its own turn 1, every commando Underground and Stealthy, wounds, [+1] tokens, equipment and worn uniforms kept.
    .ruling = What survives is in setup.survivors; turn numbers on cards count turns of that Terrain.
end_operation-success = The Operation succeeds when all its Terrains are complete.
    .source = End Phase
    .check = Given an Operation of 3 columns, when the last Terrain of column 3 is complete, then the result is success; after column 2 it is still running.
end_short-game-success = A game of a single Terrain is won when that Terrain is complete.
    .source = End Phase; Setup, step 1
    .check = Given mode 'terrain', when the Terrain is complete, then the result is success and no next set-up is made.
    .ruling = The text only names Operations here; a single Terrain is treated as an Operation of one.
end_no-score = The result is success or failure; there are no points.
    .source = End Phase; Enemy Fire; Enemy Reinforcements
    .check = Given a success with 1 survivor and one with 4, then both are a success; a debrief may be shown but changes nothing.
    .ruling = The three ways to fail are an empty bag, all commandos Eliminated, and no replacement left, besides what cards add.

## info

info_hidden = Everything on the table is open to all players; hidden are only the order of the Event deck and what a draw from a bag will give.
    .source = Setup; Event Phase; Enemy Reinforcements
    .check = Given any state, then all seats see the same; no view tells the next event, enemy or equipment token unless a card let the players look at it.
    .ruling = The book hides nothing else, and players may talk freely. What is left in bags and deck can be counted, so contents are shown, order is not.

## end

end_all-eliminated = If all commandos are Eliminated the game is lost.
    .source = Enemy Fire
    .check = Given 2 commandos and 1 already Eliminated, when the other is Eliminated by gas, then the game ends at once as a failure, also if all objectives are done.
    .ruling = Loss is checked at once and before completion. A commando Underground is not Eliminated, so play goes on while one is there.
