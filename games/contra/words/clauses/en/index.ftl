## golden

golden_cards-beat-rulebook = When a card's effect contradicts the rulebook, the card wins.
    .source = Golden Rule
    .check = Given a test card 'Run up to 5 spaces': the commando may run 5 spaces although the rulebook says 3.
golden_timing-priority = Effects that fall on the same moment wait for each other: the stage comes before the enemies, the enemies before the commandos.
    .source = Golden Rule
    .check = Given a stage card, an enemy card and a commando card that all trigger on 'a commando loses a medal': the queue order is stage, enemy, commando.
golden_timing-same-class = Simultaneous effects of the same class need an order.
    .source = Golden Rule; Player Choice
    .check = Given two enemy cards that trigger on the same event: the engine asks the affected player for an order and resolves one fully before the other.
    .ruling = The book ranks only the classes. Inside one class we apply Player Choice: the affected commando's player orders them (default: left to right in the play area).
golden_character-and-weapon-class = Character abilities, weapon cards, mission cards and objective cards must fall in a timing class.
    .source = Golden Rule
    .check = Given an enemy card and a weapon card that trigger on the same roll: the enemy card resolves first.
    .ruling = Silent in the book. Everything owned by a commando (character, weapon, mission) ranks as a commando card; objective cards rank as stage cards because they come from the map.

## overview

overview_player-count = The game is cooperative for 1 to 4 players, each playing one commando.
    .source = Overview
    .check = Creating a game with 0 or 5 players is refused; 1, 2, 3 and 4 are accepted.
overview_solo = A solo game uses one commando and therefore one boss card.
    .source = Overview; Setup 3D
    .check = Given N=1: one commando, boss card 1 only, per-commando values multiplied by 1.
    .ruling = The book has no separate solo rules, so solo is the ordinary game with N=1; one person playing several commandos simply sits in several seats.
overview_one-stage-one-boss = One game is one stage with one boss.
    .source = Overview
    .check = A game record names exactly one stage deck and one enemy deck.

## components

components_stage-tiles = There are 2 double-sided stage tiles, so 4 stage maps.
    .source = Components
    .check = The content pack has exactly 4 stages: Jungle, Waterfall, Snow Field, Alien Lair.
components_miniatures = There are 8 miniatures: 4 commandos and 4 bosses.
    .source = Components
    .check = The content pack has 4 commandos (Bill, Lance, Lucia, Sweets) and 4 bosses (Defense Wall, Garmakilma, Gordea, Java).
components_commando-cards = 80 commando cards: 20 per commando, one being the character card.
    .source = Components
    .check = Each commando has 1 character card and a 19-card deck.
    .ruling = The split per commando is inferred from 80/4 and the character card being in the deck.
components_enemy-cards = 80 enemy cards: 20 per enemy deck, made of a Reference card, 4 boss cards and the ordinary enemies.
    .source = Components; Bosses
    .check = Each enemy deck has 1 + 4 + 15 cards.
    .ruling = Inferred from 80/4; 15 ordinary cards equals 3 enemy types in 5 colours. The book says 'usually' several boss cards, numbered 1 to 4; we use 4 everywhere.
components_stage-cards = 44 stage cards: 11 per stage, one being the Reference card.
    .source = Components
    .check = Each stage has 1 Reference card and 10 other stage cards, copies included.
    .ruling = Inferred from 44/4.
components_turn-and-mission-cards = 4 turn cards and 4 mission cards, one of each per commando.
    .source = Components
    .check = With N=4 no turn or mission card is left in the box.
components_small-cards = 42 small cards: 16 weapons, 18 objectives, 4 Move reminders, 4 Attack reminders.
    .source = Components
    .check = The weapon deck starts with 16 cards, the objective deck with 18.
components_dice = 5 commando dice and 5 enemy dice.
    .source = Components
    .check = A pool that needs 7 enemy dice rolls 7 results.
    .ruling = The component limits speak only of tokens and criticals are expressly unlimited, so 5 dice is not a cap: the software rolls as many as the pool demands.
components_advantage-tokens = 36 advantage tokens in 3 types.
    .source = Components
    .check = At the start of setup the supply holds 12 M, 12 A, 12 S.
    .ruling = Equal thirds are inferred: 12 per type is 3 per commando at 4 players.
components_pillbox-tokens = 4 pillbox sensor tokens.
    .source = Components
    .check = With 4 tokens on the map a pillbox icon on a stage card places none.
components_medal-tokens = 12 medal tokens.
    .source = Components
    .check = With N=4 all 12 are in play at the start.
components_objective-tokens = 12 objective tokens: a set of 3 different ones for each commando.
    .source = Components; Setup 1
    .check = Each commando's reserve starts with objective tokens 1, 2 and 3.
    .ruling = Three kinds are inferred from 12 tokens and 'one of each' per commando.
components_bubble-dimers = 8 bubble dimer tokens, used by special rules.
    .source = Components; FAQ Tokens
    .check = The ninth bubble dimer asked for cannot be placed.
components_stage-tokens = 12 stage tokens, used by stage-specific rules.
    .source = Components
    .check = The supply of the stage's own token never goes below 0 or above 12.
components_damage-tokens = 56 damage tokens.
    .source = Components
    .check = A 57th damage token can be placed (damage tokens are unlimited).
components_enemy-tokens = 30 enemy tokens: greeder, gunner, sniper, bugger, garth and rangel, each in 5 colours, one of each colour.
    .source = Components
    .check = No two enemies on the map share both type and colour.
components_dividers = 12 card dividers, of no rules meaning.
    .source = Components
    .check = Nothing in the engine refers to dividers.

## cards

cards_character-card = A character card shows the commando's name, a default weapon (name, attack power, range) and one ability with the advantage type it costs.
    .source = Card Overview, Commando character card
    .check = Every character record has name, weapon { "{" }name, dice, range{ "}" } and ability { "{" }cost type, cost number, effect{ "}" }{ "." }
cards_commando-card = A commando card has a name, one advantage type it may be spent as, and an ability it may be played for.
    .source = Card Overview, Commando card
    .check = Every deck card has exactly one of M, A, S.
cards_play-or-spend = A commando card is used either for its ability or for its advantage symbol, never both.
    .source = Card Overview; Spending Advantage
    .check = Spending a card from hand discards it and runs none of its effects; playing it gives no advantage.
cards_boss-number = Each boss card carries a number of commandos used only at setup.
    .source = Card Overview, Boss commando value; Bosses
    .check = With N=2 only boss cards numbered 1 and 2 are in play, and no later effect reads the number.
cards_enemy-special = An enemy card may have a special ability, which a special result in an enemy attack can trigger.
    .source = Card Overview, Special ability
    .check = With no special result rolled, no special ability resolves.
cards_enemy-color = An enemy card belongs to the token of the same type and colour.
    .source = Card Overview, Enemy color
    .check = Drawing a red sniper card places the red sniper token and no other.
cards_enemy-health = An enemy or boss card's health value is the damage it takes to defeat it.
    .source = Card Overview, Health value
    .check = A health-3 enemy with 2 damage tokens is in play; with 3 it is defeated.
cards_enemy-ability = Some enemies have a constant ability that applies while the card is in play.
    .source = Card Overview, Enemy ability
    .check = The ability applies from the moment the card enters a play area and stops when it is discarded.
cards_boss-names-differ = Boss cards of one deck may have different names; every one of them stands for the same boss.
    .source = Card Overview, Boss card name
    .check = An attack on the boss miniature may damage a boss card of any name.
cards_defeated-ability = The Defeated side of a boss card may add an ability that lasts for the rest of the game.
    .source = Card Overview, Defeated ability
    .check = After the flip the front-side ability is gone and the Defeated-side ability is on until the game ends.
cards_per-card-effect-paragraphs = Every paragraph of a card, marked off by a horizontal line, is an effect of its own.
    .source = Effects
    .check = A test stage card with two paragraphs that each deal 1 M damage can cost the same commando 2 medals.

## setup

setup_order = Setup runs in six steps: commandos, stage, enemy, dice/tokens/decks, starting advantage and reminder/turn cards, first enemies.
    .source = Setup
    .check = The setup log lists the six steps in this order.
setup_choose-commando = Each player chooses a commando and takes its deck, miniature, a mission card and one of each objective token.
    .source = Setup 1
    .check = Two players cannot both choose Bill.
setup_character-card-out = The character card is taken out of the deck and laid in the play area; the rest is shuffled into a facedown draw deck.
    .source = Setup 1
    .check = After the step the draw deck has 19 cards and none is the character card.
setup_starting-hand = The starting hand is 4 cards.
    .source = Setup 1
    .check = Hand 4, deck 15.
setup_starting-medals = Each character card starts with 3 medals.
    .source = Setup 1
    .check = medals = 3 for each commando.
setup_mulligan = Once, each player may discard any number of cards from the starting hand, draw back up to 4, and only then shuffle the discarded cards into the deck.
    .source = Setup 1
    .check = Given a mulligan of 3 cards: none of those 3 is among the 3 replacements; afterwards hand 4, deck 15, discard 0.
setup_mulligan-once = The mulligan is done at most once per player.
    .source = Setup 1
    .check = A second mulligan request is refused.
    .ruling = 'A mulligan' is singular; the draw comes before the reshuffle, so discarded cards cannot come straight back.
setup_mulligan-information = The mulligan is part of step 1, before the stage and enemy steps are carried out.
    .source = Setup 1
    .check = The mulligan decision is asked before any stage card, enemy card or boss card is revealed.
    .ruling = Stage and enemy deck may be picked in a lobby beforehand, but their random results stay hidden until every mulligan is settled.
setup_mission-card = The mission card lies by the play area with the 3 objective tokens beside it, not on it.
    .source = Setup 1
    .check = Mission card empty, reserve 3.
setup_choose-stage = The players choose a stage and take its tile and deck; Jungle is advised for a first game.
    .source = Setup 2
    .check = The new-game form preselects Jungle.
setup_pillbox-tokens = One pillbox sensor token goes on each pillbox icon of the map.
    .source = Setup 2
    .check = After step 2 every pillbox space holds a token.
setup_commando-start = Each commando starts in a commando start space.
    .source = Setup 2
    .check = With N=4 the four commandos stand in four different start spaces.
    .ruling = Commandos may not end in one another's space, so we give every map 4 start spaces and one commando per space; each player picks, in seat order.
setup_stage-reference = The stage Reference card is taken from the stage deck and laid 'Setup' side up; other stage cards in play go to its right.
    .source = Setup 2
    .check = The Reference card is index 0 of the stage play area and is never in the draw deck.
setup_stage-setup-effect = The stage Reference card's Setup effect is followed; cards it adds go to the right of the rightmost card in the order stated.
    .source = Setup 2
    .check = A test Setup 'add X, then Y': the stage play area reads Reference, X, Y.
setup_stage-deck-shuffled = The remaining stage cards are shuffled into a facedown deck with a discard pile.
    .source = Setup 2
    .check = The deck has 10 cards less those the Setup effect put in play; the discard pile is empty.
setup_reference-flip = Reference cards have a Setup side and rules that stay in force during play.
    .source = Setup 2; Setup 3A; Effects examples
    .check = 'We're overrun!' on the Alien Lair Reference card can trigger in any round.
    .ruling = The book never says to flip the card after setup. We carry out the Setup text once and treat all other text of both sides as in force all game.
setup_difficulty-stage = The stage's setup card prints the stage's relative difficulty.
    .source = Difficulty Ratings
    .check = Every stage shows a difficulty rating in the new-game form.
setup_difficulty-enemy = The enemy deck's Reference card prints the deck's relative difficulty.
    .source = Difficulty Ratings
    .check = Every enemy deck shows a difficulty rating; the two ratings have no rules effect.
setup_choose-enemy = The players choose any enemy deck, independently of the stage.
    .source = Setup 3
    .check = All 16 stage and enemy pairings can be started.
setup_enemy-deck = Boss cards and the Reference card are set aside; the other enemy cards are shuffled into a facedown deck and the Reference card is laid 'Setup' side up to its right.
    .source = Setup 3A
    .check = The enemy deck has 15 cards and no boss card.
setup_enemy-tokens = The boss miniature and the enemy tokens that belong to the chosen deck are put near it.
    .source = Setup 3B
    .check = The enemy supply holds exactly the 15 tokens named by the deck's cards.
setup_enemy-setup-effect = The enemy Reference card's Setup effect is followed before boss cards are dealt.
    .source = Setup 3C
    .check = A test Setup that places bubble dimers runs before the boss miniature is placed.
setup_boss-cards-removed = Boss cards whose number is above the number of commandos leave the game.
    .source = Setup 3D
    .check = With N=3: boss card 4 is out, cards 1, 2, 3 stay.
setup_boss-cards-dealt = Each commando gets exactly one of the remaining boss cards in the play area, Defeated side down.
    .source = Setup 3D
    .check = With N=3 each commando has one boss card, all undefeated.
setup_boss-card-assignment = Which commando gets which boss card is open.
    .source = Setup 3D; Player Choice
    .check = With N=2 either commando may be given boss card 1.
    .ruling = The book says only 'a different commando'; by Player Choice the group decides. The software proposes seat order and lets players swap before the game starts.
setup_boss-placed = The boss miniature is placed on the boss spaces of the map.
    .source = Setup 3D
    .check = After setup every boss space is occupied by the boss, and a commando next to any of them is at range 1 of the boss.
    .ruling = 'Spaces' is plural and there is one miniature: the boss covers all boss spaces and its distance is counted to the nearest covered one. When an effect moves it, it first gathers into the covered space nearest its destination and occupies one space from then on.
setup_tokens-and-decks = Dice are put ready, advantage and damage tokens form pools, and the objective and weapon decks are shuffled facedown.
    .source = Setup 4
    .check = Two games with different seeds have different weapon deck orders.
setup_starting-advantage = Each commando gains 1 token of each advantage type.
    .source = Setup 5
    .check = Each commando has 1 M, 1 A, 1 S; with N=2 the supply has 10 of each.
setup_reminder-cards = Each commando takes a Move and an Attack reminder card.
    .source = Setup 5
    .check = Both flags start as unused.
setup_turn-card = Each player lays a turn card with its Commando Turn side up.
    .source = Setup 5
    .check = All commandos are marked as not having taken a turn.
setup_first-enemies = Each commando draws 1 enemy card as the last step.
    .source = Setup 6
    .check = After setup each commando has 2 enemy cards: the boss card and 1 other, the boss card leftmost.

## draw-enemy

draw-enemy_rightmost = A drawn enemy card goes to the right of the rightmost card in that commando's play area.
    .source = Drawing Enemies
    .check = Given [boss, X] and a draw of Y: the order is [boss, X, Y].
draw-enemy_nearest-space = Its token goes in the empty enemy space nearest that commando.
    .source = Drawing Enemies
    .check = Given empty enemy spaces 2 and 4 away: the token is put in the one 2 away.
draw-enemy_tie = Equally near enemy spaces must be chosen between.
    .source = Drawing Enemies; Player Choice
    .check = Given two empty enemy spaces both 3 away: the drawing player is asked; the answer is either of the two.
    .ruling = The 'closest to most commandos' rule is for enemy movement only; for placement Player Choice applies and the drawing player decides.
draw-enemy_distance-measure = Nearest is measured in spaces, the way range is.
    .source = Range
    .check = Pieces and ledges between commando and enemy space do not lengthen the distance.
    .ruling = The book does not define 'nearest'; range counting is the only distance rule it has.
draw-enemy_all-occupied = When every enemy space is occupied, take the enemy space nearest the commando and use the empty space nearest to that one.
    .source = Drawing Enemies; Enemies
    .check = Given all enemy spaces taken and the nearest one E2: the token goes to an empty space at the least distance from E2, not from the commando.
draw-enemy_limit-three = A commando never has more than 3 enemy cards in the play area, the boss card included.
    .source = Drawing Enemies; Enemies
    .check = Given [boss, X, Y]: a draw adds no fourth card.
draw-enemy_limit-damage = A commando with 3 enemy cards who must draw one instead suffers 1 damage at once.
    .source = Drawing Enemies; Enemies
    .check = Given [boss, X, Y] and 1 token of any kind: spending it prevents the damage; with no advantage at all a medal is lost.
    .ruling = The damage icon is lost in the text. Damage always has a type; no other type is called for, so we read it as 'any': one advantage of any type prevents it.
draw-enemy_limit-each-draw-separate = Two enemy draws over the limit are two separate damage effects.
    .source = Drawing Enemies; Suffering and Preventing Damage
    .check = Given 3 enemy cards, no advantage and an order to draw 2 enemies: 2 medals are lost.
    .ruling = Each draw is replaced by its own 'suffers 1 damage'; after the first medal loss the refilled hand may pay for the second.
draw-enemy_no-card-drawn-at-limit = At the limit the enemy deck is not touched.
    .source = Drawing Enemies
    .check = Given 3 enemy cards and 9 cards in the enemy deck: after the replaced draw the deck still has 9.
draw-enemy_defeated-boss-counts = A defeated boss card still counts towards the 3.
    .source = Defeating and Destroying a Boss; FAQ
    .check = Given [defeated boss, X, Y]: a draw causes 1 damage instead.

## round

round_order = A round is commando turns, then the enemy turn, then the stage turn.
    .source = Game Round
    .check = Phase order: commando, enemy, stage, then the next round's commando.
round_commando-order-free = In the commando phase each player takes one turn, in an order the group likes, which may differ every round.
    .source = Game Round; Commando Turns
    .check = With N=3 after Bill's turn either Lance or Lucia may go; nobody goes twice.
round_enemy-order-free = In the enemy turn each player resolves one enemy attack, one at a time, in an order the group likes.
    .source = Game Round; Enemy Turn
    .check = With N=3 exactly 3 enemy attacks are resolved.
round_stage-step = In the stage turn Activate effects resolve first, then one stage card is drawn and resolved.
    .source = Game Round; Stage Turn
    .check = With Activate cards X, Y in play: X, Y, then the drawn card.
round_new-round = After the stage turn the next round begins: every commando flips the turn card and draws 1 enemy.
    .source = Game Round; Stage Turn
    .check = At the start of round 2 a commando who had [boss, X] has [boss, X, Y]. What lasts for the round is over before the enemies are drawn.
round_new-round-draw-separate = The new-round enemy draws are one effect per commando, in an order the group likes.
    .source = Stage Turn; Effects
    .check = With N=2 Bill's token is placed before Lance's is, or the other way round, as chosen.
round_first-round-no-extra-draw = The draw at the end of setup is the first round's enemy draw.
    .source = Setup 6; Game Round
    .check = At the start of round 1 each commando has exactly 1 non-boss enemy.

## end

end_loss-medal = The players lose when a commando must discard a medal and has none.
    .source = End of the Game
    .check = A commando with 1 medal who loses a medal is at 0 and plays on; the next medal loss ends the game as a loss.
end_loss-shared = One defeated commando loses the game for everybody.
    .source = End of the Game; Overview
    .check = With N=4 and three healthy commandos, the fourth's failed medal discard ends the game.
end_loss-stage-deck = The players lose when a stage card must be drawn and the stage deck is empty.
    .source = End of the Game; Stage Turn
    .check = Given an 8-card stage deck never discarded from: the draws of rounds 1 to 8 work, round 9's stage draw loses the game.
end_empty-stage-deck-alone-is-safe = An empty stage deck is no loss until a draw is called for.
    .source = End of the Game
    .check = After the last stage card is drawn the next commando phase and enemy turn are still played and may be won.
end_discard-is-not-draw = Having to discard from an empty stage deck is not a draw.
    .source = End of the Game; FAQ Stage cards
    .check = Given an empty stage deck and a test effect 'discard the top card of the stage deck': nothing happens and the game goes on.
    .ruling = The loss is tied to drawing. A forced discard is done as far as possible; an optional one cannot be paid.
end_win = The players win the moment every boss card in play is Defeated side up.
    .source = End of the Game
    .check = With N=2 and one boss card defeated, defeating the second in the middle of a turn ends the game as a win at once.
end_win-other-enemies-irrelevant = Ordinary enemies left on the map do not delay the win.
    .source = End of the Game
    .check = Given 4 ordinary enemies in play when the last boss card flips: win.
end_first-condition-stands = Win and loss in one sequence: the one reached first counts.
    .source = End of the Game
    .check = A test effect 'deal 3 damage to the boss, then suffer 1 M damage' that defeats the last boss card wins, although the commando has 0 medals and no M.
    .ruling = The book says 'the moment' for the win and losing is likewise immediate, so effects stop at the first condition met.

## advantage

advantage_types = There are three advantage types: mobility, accuracy and subtlety.
    .source = Advantage Types
    .check = Tokens, card symbols and dice faces use exactly these three, plus the 'any' symbol.
advantage_any = The 'any' symbol stands for whichever type the commando chooses.
    .source = Advantage Types
    .check = A cost of 2 'any' may be paid with 1 M token and 1 card showing S.
advantage_any-gain = Gaining 'any' lets the commando pick the type of each token.
    .source = Advantage Types
    .check = Gain 2 'any': M and S, or A twice, are both legal while supply and limit allow.
    .ruling = The book says 'commando's choice'; we ask once per token.
advantage_any-damage = Damage of type 'any' is prevented by advantage of any types, one per point.
    .source = Advantage Types; Suffering Damage
    .check = 2 'any' damage is prevented by 1 M and 1 A.
advantage_current = Current advantage is the tokens plus the symbols on the cards in hand.
    .source = Current Advantage
    .check = Tokens M1 A1 and hand [M, S, S]: current advantage is M2 A1 S2.
advantage_checks-use-current = Anything that asks how much advantage a commando has looks at current advantage.
    .source = Current Advantage
    .check = 'If you have 2 or more S' is true with 0 S tokens and two S cards in hand.
advantage_gain-tokens = Gaining advantage means taking tokens of the stated types and numbers.
    .source = Gaining Advantage
    .check = Gain 2 A with A0: A2, supply of A down by 2.
advantage_limit = A commando holds at most 3 tokens of each type; anything over is discarded.
    .source = Advantage Token Limit
    .check = A2 gaining 3 A ends at A3.
advantage_limit-timing = The limit applies at once, also in the middle of an attack's gain step.
    .source = Advantage Token Limit
    .check = A3 with two unconverted A results: still A3 and the supply unchanged.
advantage_limit-not-cards = The limit counts tokens only; cards of a type in hand do not matter.
    .source = Advantage Token Limit; FAQ
    .check = A3 tokens and four A cards in hand is legal.
advantage_spend-sources = Costs may be paid with any mix of tokens and hand cards of the matching type.
    .source = Spending Advantage
    .check = A cost of 2 M with M1 and one M card: payable by both together.
advantage_spend-token = A spent token returns to the supply.
    .source = Spending Advantage
    .check = Supply of M goes up by 1.
advantage_spend-card = A card spent for its symbol is discarded with no effect, and counts as 1.
    .source = Spending Advantage
    .check = Spending an 'Engage' card for its symbol starts no attack; it lies in the discard pile.
advantage_spend-exact = One spends only what the cost asks.
    .source = Spending Advantage
    .check = With a cost of 1 A, offering 2 A tokens is refused.
    .ruling = The book gives no reason to overpay; refusing it stops players from dumping cards for free.
advantage_spend-own = A commando pays only from their own advantage.
    .source = Spending Advantage
    .check = Lance cannot spend Bill's tokens for his own damage unless a card says so.
advantage_must-spend = 'Must spend' leaves no way out unless the effect offers an alternative; then the commando may take the alternative even if able to pay.
    .source = Spending Advantage
    .check = 'Must spend 1 M or draw an enemy' with M1: both options are offered. 'Must spend 1 M' with M1: only paying is.
advantage_attack-conversion = Advantage may always be spent to turn an advantage result on a commando die into a success.
    .source = Commando Attacks (under Advantage)
    .check = An A result and A1: converting it gives 1 success and A0.
advantage_damage-prevention = Suffered damage has an advantage type and is prevented with matching advantage or costs a medal.
    .source = Suffering Damage
    .check = 1 S damage with S0 and only M tokens and cards: not preventable, a medal is lost.

## turn

turn_one-at-a-time = A commando finishes the whole turn before the next begins.
    .source = Commando Turns
    .check = While Bill is active, Lance's move, attack and play commands are refused.
turn_active-player = The player taking the turn is the active player.
    .source = Commando Turns
    .check = Exactly one active player exists in the commando phase while a turn is open.
turn_free-order = Move, attack and card play may come in any order and be mixed.
    .source = Commando Turns
    .check = Card, attack, card, move is a legal turn.
turn_move-once = One normal move (run or jump) per turn, optional.
    .source = Commando Turns, Move
    .check = After a 1-space run the remaining 2 spaces cannot be used later in the turn.
turn_attack-once = One normal attack per turn, optional, on an enemy within range.
    .source = Commando Turns, Attack
    .check = A second normal attack is refused; with no enemy in range none is offered.
turn_play-any-number = How many hand cards the active player plays in the turn is up to them.
    .source = Commando Turns, Play cards
    .check = Playing 5 cards in one turn is legal.
turn_card-moves-are-extra = Moves and attacks from cards do not use up the normal move or attack.
    .source = Commando Turns, Play cards
    .check = After a card-granted attack the Attack reminder is still unused.
turn_cards-only-own-turn = Cards are played by the active player in their own turn.
    .source = Commando Turns, Play cards
    .check = In the enemy turn no hand card can be played for its ability unless the card itself says when.
    .ruling = Cards that name another moment (reactions) use the Golden Rule.
turn_no-card-inside-resolution = A card is not played in the middle of a move, an attack or another card.
    .source = Commando Turns; Commando Attacks
    .check = Between rolling and resolving an attack only spending for conversions is possible, not playing.
    .ruling = Attacks must be fully resolved and the book offers interrupts only where it says so; reaction cards state their own window.
turn_reminders = The reminder cards only keep track of the used move and attack.
    .source = Commando Turns
    .check = Both flags are cleared at the start of each of the commando's turns.
turn_end-draw = At the end of the turn the commando draws 1 card and flips the turn card.
    .source = Commando Turns
    .check = Ending a turn with 2 cards in hand leaves 3 and marks the turn as done.
turn_end-draw-mandatory = The end-of-turn draw is not optional and comes after everything else in the turn.
    .source = Commando Turns
    .check = The drawn card cannot be played in that turn.
turn_phase-end = When all commandos have taken a turn, the enemy turn starts.
    .source = Commando Turns
    .check = With N=2 the enemy turn starts after the second turn card is flipped.
turn_played-card-discarded = A played card leaves the hand at once and goes to its owner's discard pile when fully resolved.
    .source = Cards; Cards in a player's hand
    .check = A played card whose draw empties the deck is not itself shuffled into the new deck.
    .ruling = The book says a card being resolved is not in hand; we keep it in limbo until done.

## ability

ability_cost = A character ability is activated by spending advantage of its type.
    .source = Commando Character Card Abilities
    .check = Without matching advantage the ability is not offered.
    .ruling = The card overview speaks of the token it costs, the rule for abilities of advantage; we follow the rule, so a hand card of the type may pay as well.
ability_any-phase = It may be used in any commando turn (also another player's), the enemy turn or the stage turn.
    .source = Commando Character Card Abilities
    .check = Lucia may use hers between two actions of Bill's turn.
ability_not-during-commando-attack = It may not be used during a commando attack unless it says so.
    .source = Commando Character Card Abilities
    .check = From target choice to the end of the gain step of any commando's attack no ability is offered.
ability_no-interrupting-effects = It may not interrupt an effect that has begun; only before or after it.
    .source = Commando Character Card Abilities
    .check = Once 'suffer 2 A damage' has begun to resolve, the ability can no longer be used to gain A for it.
ability_windows-between-effects = Between two separate effects there is a window.
    .source = Commando Character Card Abilities; Effects
    .check = In an enemy attack with 2 specials: windows exist before the roll, after each special and before step 3; between two commandos' reactions to 'each commando'; between paragraphs of a stage card; between the last activated card and the stage draw.
    .ruling = Whoever goes on passes for themselves; who steps in opens the window to everybody again. Nobody need be asked everywhere: each player says, in their own turn or in a window, whether they are waited for always, only in danger (somebody is about to suffer and their ability could change it; so it begins) or never. In their own turn they are always asked, and whatever they wish they may step in wherever somebody is asked. Only commando attacks are closed as a whole; in an enemy attack each special and the damage step are effects of their own, so the gaps between them are open. A run of several spaces is one effect and is closed, apart from the interrupts its spaces grant. It counts as danger when the effect to come may make somebody suffer, also by a choice between paying and suffering, by an enemy that finds a full play area, or by gels that the supply lacks.
ability_repeatable = An ability may be used any number of times while its cost can be paid, unless it says otherwise.
    .source = Commando Character Card Abilities
    .check = With M3 a 1-M ability may be used three times in a row.

## move

move_choose-type-first = Run or jump is chosen before the move starts; each move may choose anew.
    .source = Commando Movement
    .check = A move begun as a run cannot become a jump at a ledge; a later card move may be a jump.
move_run = Running moves up to 3 spaces.
    .source = Commando Movement
    .check = Runs of 1, 2 and 3 spaces are legal, 4 is not.
move_jump = Jumping moves 1 space and may ignore special-space effects there.
    .source = Commando Movement
    .check = A jump to a space 2 away is refused.
move_jump-pick-effects = On a jump the commando chooses, effect by effect, which of the entered space's effects to resolve.
    .source = Commando Movement
    .check = Jumping into a space that has a harmful stage effect and a pillbox token: taking the weapon and ignoring the harm is legal.
move_run-must-resolve = On a run every entered special space's effect is resolved before moving on.
    .source = Commando Movement
    .check = A 3-space run whose second space deals damage resolves that damage before the third step.
move_optional-effects-stay-optional = Resolving a special space's 'may' effect remains optional when running.
    .source = Commando Movement; Special Spaces
    .check = Running through a pillbox space the commando may leave the token.
    .ruling = 'Must resolve' means the opportunity comes up then; a 'may' inside the effect is still a 'may'.
move_through-commandos = Commandos may pass through each other.
    .source = Commando Movement
    .check = A run of 2 through Lance's space to an empty one is legal.
move_no-shared-end = A commando may not end a move in another commando's space; if that would happen they go back to the space occupied just before.
    .source = Commando Movement
    .check = Bill's run stopped by an effect in Lance's space puts Bill back on the previous space of his path.
move_return-chain = If the previous space is also taken, go back further.
    .source = Commando Movement
    .check = A run that passes two commandos in a row and is stopped on the second ends on the last empty space before the first.
    .ruling = The book says 'the most recent space they occupied'; we walk back along the path to the first space that is free of other commandos, in the worst case the start.
move_return-no-trigger = Going back this way triggers nothing.
    .source = Commando Movement
    .check = Being returned to a pillbox space already passed offers no second weapon; a damaging space does not hit again.
    .ruling = The book says 'return', not 'move'; a careful group would not charge the same space twice.
move_not-into-enemies = Commandos cannot enter spaces with enemies, bosses included.
    .source = Commando Movement
    .check = A path through an enemy token or any space covered by the boss is refused.
move_into-tokens = Commandos may enter spaces with tokens unless something says otherwise.
    .source = Commando Movement
    .check = A space with a bubble dimer and a damage token may be entered.
move_forced-movement = A commando moved by an effect is neither running nor jumping.
    .source = Commando Movement; Pillbox Sensor Spaces
    .check = A test effect 'move 1 space towards the boss' does not lift a commando onto a ledge; 'place' does.
    .ruling = Only jumping crosses a red line upwards, so forced steps cannot; entry effects that speak of being moved (pillbox) do trigger, others that say 'moves' trigger too; 'place' ignores the path.

## space

space_ledge-jump-up = Crossing a red outline into a ledge space needs a jump.
    .source = Special Spaces, Ledge
    .check = From a ground space a run into an adjacent ledge space is refused, a jump is legal.
space_ledge-group-run = Inside one red-outlined group commandos may run.
    .source = Special Spaces, Ledge
    .check = Three connected spaces of one ledge group: a run along all of them is legal.
space_ledge-down-run = Leaving a ledge to a non-ledge space may be done running.
    .source = Special Spaces, Ledge
    .check = A run of ledge, ledge, ground, ground (3 steps) is legal.
space_ledge-to-other-ledge = Going from one ledge group directly into another crosses a red line into a ledge.
    .source = Special Spaces, Ledge
    .check = Ledge group 1 next to ledge group 2: needs a jump.
    .ruling = The book only tells groups from ground apart; entering another outline is still crossing a red line into a ledge space, so a jump is needed in either direction.
space_ledge-range = Ledges do not affect range.
    .source = Range
    .check = An enemy on a ledge 2 spaces away is in range 2.
space_objective-once = Once in their own turn, a commando who moves into an objective space may interrupt the turn to resolve it.
    .source = Special Spaces, Objective
    .check = A run through two objective spaces allows only one of them to be resolved.
space_objective-mid-run = After the interrupt the commando carries on with the remaining movement.
    .source = Special Spaces, Objective; Interrupt
    .check = Run: step 1 onto an objective, resolve, then up to 2 more spaces.
space_objective-needs-entry = The space must be moved into; beginning the turn there is not enough.
    .source = Special Spaces, Objective; Objectives
    .check = A commando who starts on the space must leave it and come back (or enter another).
space_objective-decline-keeps-use = Declining does not use up the once-per-turn chance.
    .source = Special Spaces, Objective
    .check = A run through objective 1 (declined) to objective 2: 2 may be resolved.
    .ruling = 'Once' limits resolving, not passing.
space_pillbox = Coming into a pillbox space with a sensor token, by your own move or another's, you may trade the token for 1 weapon card at once, whatever else is going on.
    .source = Special Spaces, Pillbox sensor
    .check = Token gone from the space, 1 weapon drawn, movement continues.
space_pillbox-any-time = This works at any time, not only in the commando's own turn, and any number of times.
    .source = Special Spaces, Pillbox sensor; FAQ
    .check = A stage effect that pushes Lance into such a space in the stage turn offers him the weapon; two pillboxes in one run give two draws.
space_pillbox-empty = Without a token the space does nothing.
    .source = Special Spaces, Pillbox sensor
    .check = Entering a pillbox space whose token was taken draws nothing.
space_stage-specific = Stage-specific spaces do what their stage's cards say.
    .source = Special Spaces, Stage-specific
    .check = A wadder space has effects only through Alien Lair cards.
space_enemy-and-boss = Enemy and boss spaces do nothing to commandos; enemies and bosses enter play there.
    .source = Special Spaces, Enemy and boss
    .check = A commando may end a move in an empty enemy space, which is then occupied for placing enemies.
space_enemies-ignore = Enemies ignore special spaces unless something says otherwise.
    .source = Special Spaces; FAQ Special spaces
    .check = An enemy moving over a pillbox space leaves the token; it may walk up a ledge.
space_several-kinds = A space may be of more than one kind.
    .source = Special Spaces
    .check = A pillbox space inside a ledge outline: entering needs a jump, then the token may be taken.
    .ruling = Not stated, but ledge outlines surround whole groups of spaces that carry other icons. The moving player orders the effects of one space.

## attack

attack_sequence = An attack runs: choose target, gather and roll (with criticals), resolve, gain advantage.
    .source = Commando Attacks
    .check = The event log of one attack has these four steps in order.
attack_fully-resolved = One attack is fully resolved before another starts.
    .source = Commando Attacks
    .check = A test effect that grants an attack on a defeat starts it after the first attack's gain step.
attack_choose-target = The attacker picks one enemy within the range of the current weapon, unless the card says otherwise.
    .source = Commando Attacks, step 1
    .check = With a range-3 weapon an enemy at distance 3 may be picked, at 4 not.
attack_any-enemy = Any enemy on the map may be picked, whoever's play area holds its card.
    .source = Commando Attacks, step 1
    .check = Bill may attack the enemy whose card lies in Lance's play area.
attack_not-tokens = Only enemies are targets; bubble dimers and other tokens are not.
    .source = Commando Attacks, step 1; FAQ Tokens
    .check = A bubble dimer at distance 1 is not in the list of targets.
attack_pool-weapon = The pool is the current weapon's number of dice unless a card gives its own pool.
    .source = Commando Attacks, step 2
    .check = A 2-dice rifle rolls 2 dice.
attack_pool-bonus = Effects can add dice to the pool before the roll.
    .source = Commando Attacks, step 2
    .check = 'Engage' with a 2-dice weapon on a target within 1 space rolls 3 dice.
attack_engage-example = 'Engage' is an attack with the current weapon that gets 1 more die when the target is within 1 space.
    .source = Commando Attacks, Example 1
    .check = Roll success, success, critical, then critical, then success: 5 dice in the pool, 5 damage.
attack_criticals-explode = Each critical counts as 1 success and adds 1 die, rolled at once; this repeats without limit.
    .source = Commando Attacks, step 2a
    .check = A 2-die attack showing critical, success whose extra die shows critical and then an advantage: 4 dice in the pool, 3 successes, 1 advantage result.
attack_criticals-before-resolving = All criticals are worked off before conversions are chosen.
    .source = Commando Attacks, step 2a
    .check = The player is asked about conversions only when no unexploded critical is left.
attack_converted-not-critical = A converted result is a plain success and does not explode.
    .source = Commando Attacks, step 3
    .check = Converting an A result adds 1 success and no die.
attack_convert = For each advantage result the attacker may spend 1 advantage of that type to make it a success.
    .source = Commando Attacks, step 3
    .check = Results A, A, M with A1, M0 and one A card in hand: 0, 1 or 2 conversions are possible, none of them the M.
attack_convert-before-damage = All conversions are decided before any damage of the attack is dealt.
    .source = Commando Attacks, step 3
    .check = The card drawn for a defeat cannot pay for a conversion in the same attack.
attack_no-same-attack-tokens = Tokens gained from the attack cannot pay for conversions of the same attack.
    .source = Commando Attacks, steps 3 and 4
    .check = Results A, A with A0: neither can be converted; afterwards A2.
attack_success-damage = Each success deals 1 damage to the target.
    .source = Commando Attacks, step 3; Commando Dice Results
    .check = 3 successes on a health-4 enemy put 3 damage on its card.
attack_multi-target = When an attack has several targets, the full damage is dealt to each.
    .source = Commando Attacks, step 3
    .check = 'Shockwave Pulse' with 2 successes and 3 targets: 2 damage on each of the 3.
attack_shockwave-example = 'Shockwave Pulse' names its own range and pool (3 dice in the example), so weapon dice and weapon special do not apply.
    .source = Commando Attacks, Example 2
    .check = With a +1-die weapon special equipped, Shockwave Pulse still rolls 3 dice.
attack_gain-advantage = Each unconverted advantage result gives the attacker 1 matching token.
    .source = Commando Attacks, step 4
    .check = Success, success, M with nothing spent: 2 damage and M+1.
attack_gain-once-multi-target = Advantage results are gained once per attack, not once per target.
    .source = Commando Attacks, Example 2
    .check = Three targets and one unconverted S result: S+1.
attack_gain-after-kill = The gain step happens even if the target is defeated.
    .source = Commando Attacks, step 4
    .check = Killing the target with 1 of 3 dice still gives the two advantage results' tokens.
attack_overkill-lost = Damage beyond an ordinary enemy's health is lost.
    .source = Dealing Damage
    .check = 5 damage on a health-2 enemy: nothing carries to another enemy.
    .ruling = Silent; damage is assigned to the target only.
attack_weapon-special-scope = A weapon's special ability works only in attacks made with that weapon.
    .source = Commando Attacks, Example 2
    .check = A card attack 'with your current weapon' uses it; a card attack with its own pool does not.
attack_own-range-partial = A card may replace only the range or only the pool of an attack.
    .source = Commando Attacks, step 2
    .check = A test card 'attack with +2 range' uses weapon dice, weapon special and weapon range + 2.
    .ruling = We call it a weapon attack unless the card gives its own number of dice.

## range

range_count = Range is counted in map spaces; a target is in range when its distance is at most the range.
    .source = Range
    .check = Distance 3 with range 3: in range.
range_through-anything = Counting may pass through special spaces and occupied spaces.
    .source = Range
    .check = An enemy behind two other enemies at distance 3 can be hit with range 3.
range_boss = Range to the boss is counted to its miniature.
    .source = Range; Bosses
    .check = The nearest space covered by the boss is used.

## damage

damage_on-card = Damage to an enemy is kept on its card and stays until it is defeated.
    .source = Dealing Damage
    .check = 2 damage from round 1 is still there in round 3.
damage_defeat-at-health = An enemy is defeated when its damage equals its health.
    .source = Dealing Damage; Enemies
    .check = Health 2 with 2 damage: defeated; dealing more counts as reaching it.
damage_defeat-enemy = A defeated ordinary enemy's card goes to the enemy discard pile and its token to the supply.
    .source = Defeating Enemies
    .check = The enemy discard pile grows by 1, the space is empty, damage tokens return.
damage_defeat-draw = Bring down an enemy or a boss card in an attack of your own, and you draw 1 card.
    .source = Defeating Enemies
    .check = Lance defeats the enemy in Bill's play area: Lance draws.
damage_defeat-draw-each = Every defeat gives its own draw.
    .source = Defeating Enemies
    .check = A multi-target attack that defeats 3 enemies draws 3 cards.
damage_defeat-draw-may = One passage says the defeating commando draws, another that they may.
    .source = Defeating Enemies; Enemies, Defeating enemies
    .check = A defeat draws a card without asking.
    .ruling = The passages differ; as a draw never hurts in the base game we make it automatic.
damage_non-attack-defeat = A defeat by a commando's card effect that is not an attack also gives that commando the draw.
    .source = Dealing Damage; Enemies, Defeating enemies
    .check = A test card 'deal 2 damage to an enemy within 2 spaces' that kills draws 1 card for its player.
    .ruling = The attack section speaks of attacking, the Enemies section of 'the commando that defeated that enemy'; we follow the wider one.
damage_game-effect-defeat = When a stage or other game effect defeats an enemy, the group chooses any commando to draw 1 card.
    .source = Defeating Enemies; Enemies, Defeating enemies
    .check = A stage card kills an enemy of Bill's: the prompt lists all commandos.
damage_simultaneous = Damage to several targets is dealt together, then defeats are worked off.
    .source = Commando Attacks, step 3
    .check = Two targets with defeat triggers: both carry their damage before the first trigger resolves.
    .ruling = Silent; 'each single damage is applied to each target' reads as simultaneous. The attacker orders the defeats.

## dice

dice_commando-faces = Commando dice show success, critical, or an advantage type.
    .source = Commando Dice Results
    .check = Every face of the commando die is one of success, critical, M, A, S.
    .ruling = The distribution is not printed. We use success 2, critical 1, M 1, A 1, S 1: no blank is mentioned anywhere.
dice_enemy-faces = Enemy dice show damage of an advantage type or the special result.
    .source = Enemy Dice Results
    .check = Every face of the enemy die is damage (M, A, S or any) or special.
    .ruling = The distribution is not printed. We use M 1, A 1, S 1, any 1, special 2, since the 'any' icon is said to appear on dice.

## enemy-turn

enemy-turn_target-is-owner = Enemies attack the commando whose play area holds their card, at any distance.
    .source = Enemy Turn
    .check = An enemy 12 spaces away still adds its die.
enemy-turn_fully-resolved = One player's enemy attack is finished before the next player's begins.
    .source = Enemy Attacks
    .check = Bill's specials and damage are over before Lance's dice are rolled.
enemy-turn_pool = The pool is 1 enemy die per enemy card in the play area, more if an effect says so.
    .source = Enemy Attacks, step 1
    .check = { "[" }boss, X, Y] rolls 3 dice.
enemy-turn_defeated-boss-die = A defeated boss card still adds its die.
    .source = Enemy Attacks, step 1; FAQ Boss cards
    .check = { "[" }defeated boss with 'roll 1 more die', X, Y] rolls 4 dice.
enemy-turn_always-an-attack = Every commando faces an enemy attack every round, since the boss card never leaves.
    .source = Enemy Turn; Defeating and Destroying a Boss
    .check = { "[" }boss] alone rolls 1 die.
enemy-turn_attacked-player-rolls = The attacked commando's player gathers and rolls.
    .source = Enemy Attacks, step 1
    .check = The roll command belongs to that player.
enemy-turn_steps = The attack runs: roll, resolve specials, resolve damage.
    .source = Enemy Attacks; Enemy Attack Summary
    .check = The event log has the three steps in order.
enemy-turn_special-leftmost = Each special result triggers the special ability of the leftmost enemy card that has not been triggered in this attack.
    .source = Enemy Attacks, step 2
    .check = { "[" }boss, X, Y] with 2 SP: the boss's special, then X's.
enemy-turn_special-once-each = Each enemy card's special triggers at most once per enemy attack.
    .source = Enemy Attacks, step 2
    .check = { "[" }boss, X] with 3 SP: boss, X, and one result is left over.
enemy-turn_special-one-by-one = Each special result is an effect of its own, finished before the next.
    .source = Enemy Attacks, step 2
    .check = Two specials that each deal 1 M damage can cost 2 medals.
enemy-turn_special-recheck = The leftmost untriggered card is looked for anew for each special result.
    .source = Enemy Attacks, step 2
    .check = { "[" }boss, X], 2 SP, and the boss's special discards X and draws Z: the second SP triggers Z.
    .ruling = Cards that enter during step 2 count, since the search is made when each result resolves; they add no die to the pool already rolled.
enemy-turn_special-missing-skipped = A card without a special ability is passed over.
    .source = Enemy Attacks, step 2
    .check = { "[" }defeated boss without a special, X] with 1 SP: X's special resolves.
    .ruling = The result triggers 'the special ability on the leftmost card that has not yet had it triggered'; a card that has none cannot be meant.
enemy-turn_special-leftover-draws = Each special result that cannot be resolved makes the attacked commando draw 1 enemy card.
    .source = Enemy Attacks, step 2A
    .check = { "[" }boss] with a die and an added SP (2 SP): boss special, then 1 enemy is drawn.
enemy-turn_special-leftover-batch = Leftover specials are counted once, when no card can be triggered any more.
    .source = Enemy Attacks, step 2A
    .check = { "[" }boss, X] with 4 SP: boss, X, then 2 enemies are due: one is drawn, then at 3 cards 1 damage; the drawn enemy's special is not triggered.
    .ruling = Otherwise the freshly drawn enemy would swallow the next leftover; 2A speaks of all results remaining, so it is one batch after the triggering is over.
enemy-turn_drawn-enemies-no-dice = Enemies drawn during the attack add no dice to it.
    .source = Enemy Attacks, steps 1 and 2A
    .check = After 2A draws an enemy no further die is rolled.
enemy-turn_damage-one-effect = All damage results of the pool are suffered together as one effect.
    .source = Enemy Attacks, step 3
    .check = M, M, A damage: prevented by 2 M and 1 A together; otherwise exactly 1 medal.
enemy-turn_damage-max-one-medal = However much stays unprevented, the step costs at most 1 medal.
    .source = Enemy Attacks, step 3
    .check = 5 unprevented damage: 1 medal.
enemy-turn_no-damage = With no damage result step 3 does nothing.
    .source = Enemy Attacks, step 3
    .check = SP, SP with no added damage: no prevention prompt.
enemy-turn_added-results = Results added by effects are treated as rolled on further dice.
    .source = Adding Results to the Enemy Attack Pool
    .check = 'Sniper Elite' in the play area: each of its owner's enemy attacks has 1 more damage result than dice rolled.
enemy-turn_added-by-constant = Constant abilities add their result right after the roll.
    .source = Adding Results, Example 1
    .check = Sniper Elite's result is in the pool before the first special resolves.
    .ruling = Its damage icon is lost; a sniper is read as accuracy damage.
enemy-turn_added-by-special = A special that adds a result adds it at once; an added special is resolved next, added damage waits for step 3.
    .source = Adding Results, Example 2
    .check = { "[" }boss, X], 1 SP, boss special 'add 1 SP': X's special resolves next.
    .ruling = The example's icons are lost. 'Resolved next' fits both kinds: specials in the same step, damage in the step that follows.
enemy-turn_added-counts-for-rerolls = Added results are not dice.
    .source = Adding Results to the Enemy Attack Pool
    .check = A test card 'reroll 1 enemy die' cannot pick an added result; 'remove 1 result' can.
    .ruling = They count 'as if rolled' for resolving; without a die there is nothing to reroll.

## enemy-move

enemy-move_only-by-effect = Enemies move only when an effect says so.
    .source = Enemy Movement
    .check = With no movement effect, tokens stay where they were placed.
enemy-move_shortest-path = They take a shortest path to the stated destination.
    .source = Enemy Movement
    .check = Of a 4-step and a 5-step open path the 4-step one is used.
enemy-move_blocked-by-pieces = They cannot pass through commandos or other enemies.
    .source = Enemy Movement
    .check = A corridor held by a commando forces the detour; if none exists the destination is blocked.
enemy-move_ignore-special = They ignore special spaces, ledges included.
    .source = Enemy Movement; Special Spaces
    .check = An enemy walks from ground to ledge at no extra cost.
enemy-move_blocked-destination = With the destination blocked they head for the next closest eligible one.
    .source = Enemy Movement
    .check = 'Move adjacent to its commando' with 3 of 4 adjacent spaces taken: the fourth is used; with all taken, the reachable space next closest to the commando.
enemy-move_no-destination = If every destination is blocked, or an effect forbids moving, it stays.
    .source = Enemy Movement
    .check = An enemy walled in on all sides does not move and nothing else happens.
enemy-move_tie-break = Between valid end spaces it takes the one that is as close to as many commandos as possible.
    .source = Enemy Movement
    .check = End spaces P (1 from Bill, 5 from Lance) and Q (1 from Bill, 2 from Lance): Q.
    .ruling = We compare the sorted lists of distances to all commandos, smaller first; a full tie is Player Choice.
enemy-move_partial = A move with a number of spaces goes as far as it can.
    .source = Enemy Movement
    .check = 'Move 3 towards Bill' at distance 6: ends at distance 3 if the way is open.
    .ruling = Not spelled out; forced effects are carried out to the best of ability.
enemy-move_boss-only-boss-cards = A boss stays where it is unless a boss card moves it.
    .source = Enemy Movement; Bosses
    .check = A commando card 'push an enemy 1 space' and a stage card 'move each enemy' leave the boss where it is.
enemy-move_push-by-commandos = Ordinary enemies may be moved by commando or stage effects under the same blocking rules.
    .source = Enemy Movement
    .check = A pushed enemy stops before an occupied space.
    .ruling = Only bosses are exempt, so others can be moved; the destination is then the effect's choice, not the tie-break.

## stage

stage_activate-left-to-right = Every Activate effect in the stage play area resolves, left to right.
    .source = Stage Turn
    .check = { "[" }Reference with Activate, X, Y with Activate]: Reference, then Y.
stage_activate-collective = Players resolve Activate effects together; choices are theirs.
    .source = Stage Turn; Player Choice
    .check = An Activate choice is asked of the group.
stage_activate-scan = A card that enters the stage play area to the right during the Activate step is reached too; one drawn afterwards is not.
    .source = Stage Turn
    .check = A persistent stage card drawn in round 2 first activates in round 3.
    .ruling = The book says each card in the area, left to right; we walk an index, so only cards added during the walk itself are caught.
stage_draw-one = Then 1 stage card is drawn and resolved; if that is impossible the game is lost.
    .source = Stage Turn
    .check = Empty deck at this point: loss, before the new-round enemy draw.
stage_pillbox-icon-first = A drawn card's pillbox icon is handled before its effects.
    .source = Stage Turn
    .check = The token is placed before the card's first paragraph resolves.
stage_pillbox-icon-may = With the icon the players may put a pillbox token in one pillbox space that has none, if one is left.
    .source = Stage Turn
    .check = All 4 tokens on the map: nothing is offered; declining is legal.
stage_pillbox-immediate-pickup = A commando standing in the space where the token is added may at once discard it and draw a weapon.
    .source = Stage Turn
    .check = Lance stands in the empty pillbox space: token placed, discarded, 1 weapon drawn, without moving.
stage_resolve-top-to-bottom = The card's effects resolve from top to bottom, each paragraph on its own.
    .source = Stage Turn
    .check = Two paragraphs: paragraph 1 is finished (with all its reactions) before 2 starts.
stage_discard-after = A resolved stage card is discarded unless it says otherwise.
    .source = Stage Turn
    .check = A card that says 'place in the stage play area' goes to the right end instead.
stage_then-new-round = After the stage turn come the turn-card flip and the enemy draw of each commando.
    .source = Stage Turn
    .check = The enemy draw happens after the stage card is discarded.

## general

general_player-choice = Where several options are valid and nothing else is said, the players decide together.
    .source = Player Choice
    .check = A choice with no owner is shown to all players.
    .ruling = Software needs one hand on the button: the affected commando's player decides; a choice that concerns nobody in particular goes to the player whose turn or enemy attack it is, in the stage turn to the player who last took a turn. Others can see and suggest.
general_empty-space = A space is empty when it holds no commando and no enemy.
    .source = Empty Spaces
    .check = A space with a bubble dimer, a pillbox token and damage tokens is empty.
general_interrupt = An interrupt pauses the game, is dealt with, and the game goes on where it stopped.
    .source = Interrupt
    .check = A pillbox pickup in the middle of a run returns to the run with its remaining steps.
general_interrupt-nesting = Interrupts can nest.
    .source = Interrupt
    .check = Bill's card moves Lance, who is moved into a pillbox space: Lance's pickup is finished before Bill's card goes on.
    .ruling = Not stated but follows; the engine keeps a stack, last in first out.
general_own-discard-piles = Each deck has its own faceup discard pile.
    .source = Cards, Card types and discard piles
    .check = Each commando deck, the enemy, stage, weapon and objective decks have separate piles that everyone may look at.
general_reshuffle = A deck with no cards left is rebuilt by shuffling its discard pile.
    .source = Cards, Card types and discard piles
    .check = Deck 1, discard 7: drawing the last card leaves a new deck of 7 and an empty discard pile.
general_reshuffle-timing = The rebuild happens as soon as the deck runs out.
    .source = Cards, Card types and discard piles
    .check = A draw of 3 with 1 card in deck and 5 in discard: 1 drawn, the 5 are shuffled into a new deck, 2 more drawn, 3 left; a card discarded afterwards lies alone in the discard pile.
    .ruling = 'When a deck has no cards remaining' is immediate by the letter, so we rebuild at once; if the discard pile is empty at that moment, at the next need.
general_reshuffle-both-empty = With deck and discard pile both empty nothing is drawn.
    .source = Cards, Card types and discard piles
    .check = All 16 weapons held or removed: a pillbox draw yields nothing.
    .ruling = Silent; do as much as possible.
general_stage-deck-never-reshuffled = The stage deck is never reshuffled; needing a card from it when empty loses the game.
    .source = Cards, Card types and discard piles
    .check = Stage discard pile of 8, deck 0, draw due: loss.
general_reveal = A revealed deck card is shown to all, not resolved, and put back facedown on top.
    .source = Revealing Cards
    .check = Reveal the top stage card, then draw: the same card.
general_reveal-hand = Revealed hand cards go back to the hand.
    .source = Revealing Cards
    .check = Hand size is the same before and after.
general_reveal-multiple = Several revealed deck cards go back in the same order.
    .source = Revealing Cards
    .check = Reveal the top 3 (X, Y, Z): they are then drawn as X, Y, Z.
    .ruling = Silent on order; unchanged order is the neutral reading.
general_hand-excludes-resolving = A card being played is not in the hand while it resolves.
    .source = Cards in a Player's Hand
    .check = Playing an S card that says 'if you have 2 S': the card itself does not count.
general_hand-no-limit = There is no hand limit.
    .source = Player's Hand Size
    .check = A hand of 12 is legal at the end of a turn.
general_hidden-hands = Whether hands are open is not said.
    .source = Cards in a Player's Hand
    .check = Online, teammates may see each other's hands.
    .ruling = The game is cooperative with group decisions and no communication limits; hands are visible to teammates.

## suffer

suffer_typed = Damage to commandos always has an advantage type.
    .source = Suffering and Preventing Damage
    .check = Every damage effect in the content names M, A, S or any for each point.
suffer_pay-or-medal = The commando spends advantage that matches all the damage in type and number, or loses a medal.
    .source = Suffering and Preventing Damage
    .check = 2 A damage with A1 and one A card: pay both, or lose a medal.
suffer_choice = A commando who could pay may choose to lose the medal.
    .source = Suffering and Preventing Damage; Enemy Attacks, step 3
    .check = With enough advantage both options are offered.
suffer_all-or-nothing = Partial prevention saves nothing.
    .source = Suffering and Preventing Damage, Example
    .check = 2 A damage with A1: paying the A1 is not offered; the medal is lost and A1 stays.
    .ruling = The book's example keeps the useless point; as paying part never helps, the engine only takes full payment.
suffer_reduce-first = Effects that prevent or remove some points come off before payment.
    .source = Suffering and Preventing Damage
    .check = M, M, A damage with a test card 'prevent 1 damage' used on A: 2 M remain to be paid.
    .ruling = Silent; prevention by cards is the same kind of prevention as by advantage.
suffer_one-medal-per-effect = A single effect costs at most 1 medal.
    .source = Suffering and Preventing Damage
    .check = 'Suffer 4 S damage' unprevented: 1 medal. Two grenades that burst beside a commando, two wadder spaces that beat for them, two dimers that drift into them: one payment, 1 medal.
    .ruling = A paragraph of a card is one effect on each commando, however many tokens it counts: all that it deals to somebody is suffered together.
suffer_separate-effects = Several damage effects in one turn are each handled alone and may cost a medal each.
    .source = Suffering and Preventing Damage
    .check = Special (2 M damage), then pool (2 A damage), nothing paid: 2 medals.
suffer_special-then-rest = Damage inside a special is settled before the special's remaining text, then the pool's damage follows.
    .source = Suffering and Preventing Damage, Example
    .check = 'Suffer 2 M damage, then draw an enemy': payment, enemy draw, then step 3.

## objective

objective_once-per-turn = A commando resolves at most one objective space per own turn, on entering it.
    .source = Objectives
    .check = Once a space has been resolved, a further entry in the same turn, also by a card move, offers nothing.
objective_own-turn-only = Being moved onto one in another's turn, the enemy turn or the stage turn gives nothing.
    .source = Objectives; FAQ Special spaces
    .check = Lance's card moves Bill onto an objective space: no offer.
objective_new-attempt = If the matching token is not on the mission card, the commando may draw the top objective card and attempt it.
    .source = Objectives
    .check = Objective space 2, token 2 in reserve: 1 objective card is drawn.
objective_already-done-draw = If the matching token is already there, the commando may draw 1 card from the own deck instead.
    .source = Objectives
    .check = Objective space 2 with token 2 on the mission card: hand +1, no objective card drawn.
objective_requirement = The attempt succeeds when current advantage meets or exceeds the card's requirement.
    .source = Attempting Objectives
    .check = Requirement M2 S1; tokens M1, hand [M, S]: success.
objective_requirement-counted-once = Each token or card counts once towards a requirement, 'any' parts included.
    .source = Attempting Objectives
    .check = Requirement A1 *2 with exactly A2 and nothing else: fails (2 of 3).
    .ruling = 'The right combination' means a matching of distinct pieces.
objective_nothing-spent = Attempting spends nothing.
    .source = Attempting Objectives
    .check = Tokens and hand are unchanged after a success.
objective_success = On success the token that matches the space goes on the mission card.
    .source = Attempting Objectives
    .check = Token 2 moves from reserve to mission card slot 2.
objective_scout = On failure the card's Scout effect is carried out.
    .source = Attempting Objectives
    .check = Requirement not met: Scout effect resolves, the token stays in reserve.
objective_check-mandatory = Once the card is drawn the result is what current advantage says; a commando cannot fail on purpose.
    .source = Attempting Objectives
    .check = With the requirement met no choice of Scout is offered.
    .ruling = The text compares, it does not ask; deciding happens before the draw.
objective_card-discarded = The objective card is discarded either way.
    .source = Attempting Objectives
    .check = Objective discard pile +1.
objective_token-effect = While a token is on the mission card its owner has the effect printed there.
    .source = Objective Tokens
    .check = The effect starts with the placing and ends if the token is discarded.
objective_one-of-each = A mission card holds at most one token of each kind.
    .source = Objective Tokens
    .check = A second token 2 can never be placed.
objective_token-lost = A discarded objective token goes back beside the mission card and may be earned again.
    .source = Objective Tokens
    .check = After a discard of token 2, objective space 2 offers an attempt again.
objective_personal = Objectives are personal: a token helps only its own commando.
    .source = Objective Tokens
    .check = Bill's token 1 gives Lance nothing and leaves Lance's attempt open.

## boss

boss_one-target = The boss is one target however many boss cards are in play.
    .source = Targeting and Damaging a Boss
    .check = A 'choose 2 targets' attack cannot choose the boss twice.
boss_split-damage = Damage to the boss may be divided freely over undefeated boss cards, whoever holds them.
    .source = Targeting and Damaging a Boss
    .check = N=3, 4 damage: 2 on Bill's card, 1 on Lance's, 1 on Lucia's is legal.
boss_split-cap = No card can be given more damage than it needs to be defeated.
    .source = Targeting and Damaging a Boss; Defeating and Destroying a Boss
    .check = 4 damage, card 1 needs 1 more, card 2 needs 6: at most 1 on card 1, the rest on card 2.
    .ruling = Defeated cards cannot be assigned damage, so points are assigned one by one; points nobody can take are lost.
boss_split-in-multi-target = In a multi-target attack the boss takes the attack's damage once, divided as the attacker likes.
    .source = Commando Attacks, step 3; Targeting and Damaging a Boss
    .check = 3 successes on the boss and 2 enemies: 3 on each enemy and 3 in all over the boss cards.
boss_flip = A defeated boss card is flipped and stays.
    .source = Defeating and Destroying a Boss
    .check = The card keeps its position (leftmost) and its owner.
boss_flip-draw = Whoever defeated it draws 1 card.
    .source = Defeating and Destroying a Boss
    .check = Defeating two boss cards with one attack draws 2.
boss_defeated-constant = A Defeated side's constant ability is in force from the flip on.
    .source = Defeating and Destroying a Boss
    .check = 'Roll 1 more die' applies in the very next enemy attack of its owner.
boss_never-unflipped = A defeated boss card is never flipped back, never takes damage, never leaves play.
    .source = Defeating and Destroying a Boss
    .check = 'Discard an enemy card from your play area' cannot choose it.
boss_undefeated-stays = An undefeated boss card does not leave play either.
    .source = Defeating and Destroying a Boss
    .check = 'Discard an enemy in your play area' lists no boss card.
    .ruling = The book forbids it for defeated cards; without it the boss could be bypassed, so boss cards leave only by defeat. A card effect that names a boss card may override.
boss_destroyed = The boss is destroyed only when all its cards are defeated.
    .source = Defeating and Destroying a Boss
    .check = N=4 with 3 defeated: the game goes on and the miniature stays on the map.
boss_always-an-enemy = A boss card counts as an enemy in its play area, defeated or not: 1 die at least, 1 of the 3 places.
    .source = Defeating and Destroying a Boss; FAQ Boss cards
    .check = Only 2 more enemies fit.
boss_otherwise-enemy = Otherwise boss cards are treated like enemy cards.
    .source = Defeating and Destroying a Boss
    .check = 'Each enemy in your play area' includes the boss card; its special is triggered by SP like any other.
boss_numbers-inert = The boss cards' numbers have no effect after setup.
    .source = Bosses
    .check = Card 4 may be defeated first.

## medal

medal_loss-steps = Losing a medal: discard 1 medal, discard the weapon card, optionally discard hand cards, then draw up to 4.
    .source = Losing a Medal
    .check = Hand of 5, discards 3 (hand 2), draws 2.
medal_optional-hand-discard = Any number of hand cards, from none to all, may be discarded before drawing.
    .source = Losing a Medal
    .check = Hand 3 with none discarded draws 1.
medal_no-draw-above-four = With 4 or more cards left nothing is drawn, and nothing has to be discarded.
    .source = Losing a Medal
    .check = Hand 6, none discarded: hand stays 6.
medal_weapon-lost = The equipped weapon card is discarded, if there is one.
    .source = Losing a Medal; Weapons
    .check = The default weapon is current again.
medal_tokens-kept = Advantage and objective tokens are not lost.
    .source = Losing a Medal
    .check = Tokens before and after are equal.
medal_fatal-skips-rest = When no medal is there to discard the game ends before the other steps.
    .source = Losing a Medal; End of the Game
    .check = At 0 medals a medal loss draws no cards.
medal_lose-without-damage = 'Lose a medal' by an effect works like losing one from damage, but cannot be prevented with advantage.
    .source = Losing a Medal
    .check = A test effect 'lose a medal' asks for no payment and refills the hand.
    .ruling = The steps are attached to each medal loss, whatever its cause.

## weapon

weapon_default = Every commando has a default weapon with dice and range.
    .source = Weapons
    .check = Without a weapon card Lance's rifle gives 2 dice.
weapon_gain-may-equip = A gained weapon card may be put on the character card and becomes the current weapon.
    .source = Weapons
    .check = Dice, range and special are now the card's.
weapon_replace = Equipping a new weapon discards the old weapon card.
    .source = Weapons
    .check = Weapon discard pile +1.
weapon_decline = A weapon not equipped is discarded.
    .source = Weapons
    .check = Declining keeps the old weapon and puts the new card in the weapon discard pile.
    .ruling = 'May' allows declining; there is no storage, so the card is discarded.
weapon_one = A commando has at most one weapon card.
    .source = Weapons
    .check = The weapon slot never holds 2.
weapon_lost-with-medal = Losing a medal costs the weapon card.
    .source = Weapons
    .check = Bill with a 3-dice weapon card loses a medal: the card is in the weapon discard pile and his next attack rolls his default weapon's dice.
weapon_mid-turn = A weapon gained in mid-turn counts for later attacks of that turn.
    .source = Weapons; Interrupt
    .check = Run over a pillbox, then attack with the new weapon's dice.

## effect

effect_each-commando-separate = 'Each commando' makes one separate effect per commando.
    .source = Effects
    .check = 'Each commando suffers 1 M damage' with N=3 and nobody paying: 3 medals in all, 1 each, abilities usable in between.
effect_each-commando-order = The commandos react in an order the group chooses.
    .source = Effects; Player Choice
    .check = The next reacting commando can be picked freely among those left.
effect_infection-spreads = 'Spreading Infection' (Alien Lair): every commando has to take 1 damage token off the map or else put 2 infectious gels out of the supply into the closest wadder space.
    .source = Effects, Example
    .check = No damage on the map, 3 gels in supply, N=2: the first places 2; the second places 1 and triggers 'We're overrun!'.
effect_overrun-per-reaction = 'We're overrun!' triggers once for every commando who cannot comply in full.
    .source = Effects, Example
    .check = Two commandos who cannot comply: it triggers twice.
effect_may-pay-in-full = An optional cost must be paid in full or the effect does not happen.
    .source = Paying for Effect Costs
    .check = 'May spend 2 A to ...' with A1: not offered.
effect_seeking-hosts = 'Seeking Hosts' (Alien Lair): a commando who wants to be rid of every infectious gel on the character card pays with the top stage card, which is discarded.
    .source = Paying for Effect Costs, Example
    .check = 1 stage card left, N=2: the first may pay, the second may not.
effect_forced-single = A single forced negative effect is done or paid as far as possible.
    .source = Paying for Forced Negative Effect Costs
    .check = 'Discard 3 tokens' with 2 tokens: both are discarded.
effect_forced-choice-full = With a choice of forced effects one must choose one that can be done in full, if any.
    .source = Paying for Forced Negative Effect Costs
    .check = 'Discard 2 M tokens or draw an enemy' with M1: only the enemy is offered.
effect_forced-choice-closest = If none can be done in full, the one that comes closest must be chosen and done as far as possible.
    .source = Paying for Forced Negative Effect Costs
    .check = 'Discard 2 M or 3 A tokens' with M1, A1: the M option (1 missing) is forced, M0 after it.
effect_forced-choice-closeness = 'Closest' needs a measure.
    .source = Paying for Forced Negative Effect Costs
    .check = 'Discard 2 M or 4 A' with M1 and A3: both lack 1, the player chooses.
    .ruling = What can be done in part comes before what cannot be done at all (the book's example of Spreading Infection). Among those we compare the number of units left undone; equal numbers are the player's choice.
effect_damage-option-is-payable = 'Suffer damage' as an option can always be done in full.
    .source = Paying for Forced Negative Effect Costs; Spending Advantage
    .check = 'Spend 1 S or suffer 1 M damage' with S0, M0: the damage option is legal and costs a medal.
    .ruling = Suffering includes losing the medal, so the option counts as fully performable.
effect_draw-enemy-option-is-payable = 'Draw an enemy' as an option can be done at the limit too.
    .source = Paying for Forced Negative Effect Costs; Drawing Enemies
    .check = With 3 enemy cards the option is legal and becomes 1 damage.
    .ruling = The replacement is part of how drawing works.
effect_shortfall-consequences = Reference cards may punish not being able to comply in full.
    .source = Paying for Forced Negative Effect Costs
    .check = The partial placing of gels places what there is and then triggers 'We're overrun!'.
effect_per-commando = A number with the per-commando icon counts once for every commando in the game.
    .source = Per Commando Values
    .check = '2 per commando' with N=2 is 4.

## limits

limits_advantage-supply = Advantage tokens are limited to the 36 in the box; with none of a type left, none can be gained.
    .source = Component Limitations, Advantage tokens
    .check = Supply M0: gain 1 M has no effect.
limits_advantage-used-elsewhere = Advantage tokens on the map or on cards are not available until returned.
    .source = Component Limitations, Advantage tokens
    .check = N=4, 2 A tokens on the map and each commando at A2: the supply of A is 2.
limits_short-supply-order = When several commandos gain at once and the supply is short, the group decides who gets tokens.
    .source = Component Limitations; Effects
    .check = Each commando gains 1 M with supply M1: the first to react gets it.
    .ruling = Follows from 'each commando' being separate effects in a chosen order.
limits_damage-unlimited = Damage tokens never run out.
    .source = Component Limitations, Damage tokens
    .check = 100 damage on boss cards is representable.
limits_other-tokens = All other tokens are limited to the box; an empty supply gives none until refilled.
    .source = Component Limitations, Other tokens
    .check = Supply of gels 1, place 2: 1 is placed.

## faq

faq_bubble-dimer-not-enemy = Bubble dimers are not enemies: their space is empty and they cannot be attacked.
    .source = FAQ, Tokens
    .check = An enemy may be placed in a space with a bubble dimer; no attack lists the dimer.
faq_token-limit = No commando ever has more than 3 tokens of a type.
    .source = FAQ, Tokens
    .check = The state invariant tokens[type] <= 3 holds after every event.
faq_cards-not-tokens = Hand cards are not tokens, although they can pay.
    .source = FAQ, Tokens
    .check = 'Discard 1 M token' cannot be met with an M card.
faq_no-taking-from-components = A missing token is not taken from a card or the map.
    .source = FAQ, Tokens
    .check = Supply A0 with an A token on the map: gain 1 A leaves the map alone.
faq_objective-own-turn = Objective spaces work only in one's own turn and once.
    .source = FAQ, Special spaces
    .check = A stage card moves Bill onto objective space 1: no offer; in his next turn he must leave and re-enter, and can then resolve one space only.
faq_pillbox-outside-turn = Pillbox spaces work in anyone's turn, whatever the reason for entering.
    .source = FAQ, Special spaces
    .check = A commando placed there by a stage card gets the offer.
faq_enemies-special-spaces = Enemies trigger no special spaces unless told to.
    .source = FAQ, Special spaces
    .check = An enemy that moves into a wadder space triggers nothing.
faq_stage-discard-no-resolve = A stage card discarded from the deck is not resolved, its pillbox icon included.
    .source = FAQ, Stage cards
    .check = Discarding a card with a pillbox icon places no token.
faq_must-discard-if-able = 'Acuba' and 'Locking Them In': each commando must discard the tokens if able, even when another's failure is certain.
    .source = FAQ, Stage cards
    .check = N=2, Bill able, Lance unable: Bill's tokens are discarded and the 'at least 1 does not' effect triggers once.
faq_boss-counts-to-three = The boss card takes one of the 3 places.
    .source = FAQ, Boss cards
    .check = { "[" }boss, X] may draw 1 more enemy; [boss, X, Y] may not and suffers 1 'any' damage instead.
faq_defeated-boss-is-enemy = A defeated boss card is still an enemy in the play area and rolls its die.
    .source = FAQ, Boss cards
    .check = { "[" }defeated boss without text] alone rolls 1 enemy die in its owner's enemy attack.

## mode

mode_combine = Optional rules may be used one or several at a time.
    .source = Optional Rules
    .check = Jump Start with Battle Damage is accepted.
mode_start-modes-exclusive = Jump Start and Rough Start set the same value.
    .source = Jump Start Mode; Rough Start Mode
    .check = Choosing both is refused.
    .ruling = They contradict each other; the form allows one.
mode_optional-cards = Optional cards of later products carry their own rules; none are in this box.
    .source = Optional Cards
    .check = The content format has a slot for such a card and the base pack leaves it empty.
mode_jump-start = Jump Start: commandos start with 2 of each advantage token.
    .source = Jump Start Mode
    .check = M2 A2 S2 instead of M1 A1 S1.
mode_rough-start = Rough Start: commandos start with no advantage tokens.
    .source = Rough Start Mode
    .check = M0 A0 S0.
mode_unpredictable = Unpredictable Environment: after setup and before the first round one random stage card is removed unseen.
    .source = Unpredictable Environment Mode
    .check = Stage deck one smaller, card hidden for the whole game.
mode_unpredictable-expert = The expert form removes a second card.
    .source = Unpredictable Environment Mode
    .check = Stage deck two smaller.
mode_battle-damage = Battle Damage: each medal loss also removes the top card of that commando's deck from the game.
    .source = Battle Damage Mode
    .check = After one medal loss 18 cards are left over deck, hand and discard pile.
mode_battle-damage-timing = When the card is removed within the medal loss is not said.
    .source = Battle Damage Mode
    .check = Deck top X: X is removed, then the hand is refilled from what is under it. Empty deck: reshuffle first.
    .ruling = We remove it after the optional hand discard and before drawing up to 4; nothing happens if deck and discard pile are both empty.
mode_training = Training: every boss card has half its health, rounded up.
    .source = Optional Rules
    .check = A boss card of 45 falls to 23 damage; a story's additional health is added to that.
    .ruling = The book has no such mode; this one is ours, for a first mission that beginners win more often than not.
mode_rough-start-story-reward = A story's additional starting token adds to whatever the start mode gives.
    .source = Rough Start Mode; Story Mode
    .check = Rough Start with the reward: exactly 1 token.
    .ruling = 'Additional' is relative to the normal start of that game.

## story

story_structure = A story is a fixed series of parts played in order by a fixed group.
    .source = Story Mode
    .check = Both stories have parts 1 to 4; part 3 cannot be started before part 2 is over.
story_same-commandos = The same commandos are kept for the whole story.
    .source = Story Mode
    .check = The part-2 lobby has the commandos of part 1 fixed.
story_fresh-setup = Each part is set up as a new game; only the stated rewards and penalties carry over.
    .source = Story Mode
    .check = Medals are 3, decks full and advantage at the start value at each part unless a reward or penalty says otherwise.
    .ruling = Not said in so many words; the parts give full setups and list all that carries over.
story_prologue = A part begins with its prologue, then its listed stage and enemy deck and special setup.
    .source = Story Mode
    .check = The prologue is shown before setup starts.
story_special-rules = A part's special rules hold for that game.
    .source = Story Mode
    .check = Escape 2's +5 health applies there and not in Escape 3.
story_epilogue = After a win or a loss the matching epilogue is read and rewards or penalties are noted.
    .source = Story Mode
    .check = The saved story records outcome and carry-over per part.
story_save = A story may be interrupted between parts and resumed.
    .source = Story Mode
    .check = Reloading after part 2 offers part 3 with its rewards.
story_end = The story ends when an epilogue says it is won or lost.
    .source = Story Mode
    .check = Only part 4 epilogues end a story.
story_reward-token-limit = A reward token is gained in setup step 5 on top of the starting tokens.
    .source = Stories
    .check = M1 A1 S1 plus 1 chosen S: S2.
    .ruling = Step 5 is where starting advantage is given; the limit of 3 still holds.
story_rtg1_setting = Return to Galuga 1: Jungle against the Defense Wall, no special rules.
    .source = Return to Galuga, Part 1
    .check = stage = Jungle, enemy = Defense Wall.
story_rtg1_setup = In setup step 6 one chosen commando draws an additional enemy.
    .source = Return to Galuga, Part 1, Special setup
    .check = N=2: enemy cards 3 and 2.
story_rtg1_win = Win: each commando starts the next part with 1 more advantage token of their choice; on to part 2.
    .source = Return to Galuga, Part 1, Epilogue
    .check = Each player is asked for a type in part 2's step 5.
story_rtg1_lose = Loss: play part 1 again.
    .source = Return to Galuga, Part 1, Epilogue
    .check = Next part = 1, no penalty.
story_rtg2_setting = Return to Galuga 2: Waterfall against Garmakilma, no special rules.
    .source = Return to Galuga, Part 2
    .check = stage = Waterfall, enemy = Garmakilma.
story_rtg2_setup = The Slip Track starts on the second space bearing a certain icon.
    .source = Return to Galuga, Part 2, Special setup
    .check = The marker starts on the second icon space of our track instead of the first one.
    .ruling = The icon is lost. We mark certain spaces of our Slip Track with a slip icon and start on the second of them, which is further along than normal.
story_rtg2_win = Win: one chosen commando starts the next part with an objective token of choice on the mission card; on to part 3.
    .source = Return to Galuga, Part 2, Epilogue
    .check = In part 3 exactly one commando has 1 token placed, its effect on from the start.
story_rtg2_lose = Loss: on to part 3 without reward.
    .source = Return to Galuga, Part 2, Epilogue
    .check = Next part = 3, no carry-over.
story_rtg3_setting = Return to Galuga 3: Snow Field against Gordea, no special rules.
    .source = Return to Galuga, Part 3
    .check = stage = Snow Field, enemy = Gordea.
story_rtg3_setup = After step 2 a copy of 'Dogra Mk. II' is searched out and shuffled into the top 3 cards of the stage deck.
    .source = Return to Galuga, Part 3, Special setup
    .check = One Dogra Mk. II is at position 1, 2, 3 or 4; the deck keeps its size.
    .ruling = We reshuffle after the search, take the top 3, add the Dogra, shuffle those 4 and put them on top. 'A copy' tells us there are at least 2 in the deck. A card that goes back to the box unseen may be this Dogra: any card of the deck is as likely.
story_rtg3_win = Win: in the next part, after setup and before round 1, the commandos may reveal the top stage card; on to part 4.
    .source = Return to Galuga, Part 3, Epilogue
    .check = The card is shown, stays on top and is not resolved.
story_rtg3_lose = Loss: on to part 4 without reward.
    .source = Return to Galuga, Part 3, Epilogue
    .check = Next part = 4, no carry-over.
story_rtg4_setting = Return to Galuga 4: Alien Lair against Java, no special rules.
    .source = Return to Galuga, Part 4
    .check = stage = Alien Lair, enemy = Java.
story_rtg4_setup = When setup is over, every commando has to hatch a bugger, as the Java Reference card describes it.
    .source = Return to Galuga, Part 4, Special setup
    .check = After setup and the hatching each commando's play area is [boss, X, bugger].
    .ruling = The book only refers to the card for the hatch rule; the rule on our Java Reference card is our own.
story_rtg4_win = Win: the story is won.
    .source = Return to Galuga, Part 4, Epilogue
    .check = Story state = won.
story_rtg4_lose = Loss: the story is lost.
    .source = Return to Galuga, Part 4, Epilogue
    .check = Story state = lost; no retry within the story.
story_efg1_setting = Escape from Galuga 1: Alien Lair against Gordea, no special rules.
    .source = Escape from Galuga, Part 1
    .check = stage = Alien Lair, enemy = Gordea.
story_efg1_setup-commandos = Commandos start in the boss spaces instead of the start spaces.
    .source = Escape from Galuga, Part 1, Special setup
    .check = N=4: four commandos in four boss spaces.
    .ruling = Needs as many boss spaces as commandos, so every map has 4.
story_efg1_setup-boss = Gordea starts at most 1 space away from a boss space.
    .source = Escape from Galuga, Part 1, Special setup
    .check = The group chooses an empty space adjacent to a boss space; Gordea occupies that one space.
    .ruling = The boss spaces hold commandos, so 'within 1 space' means adjacent (or a boss space left free); here the boss occupies a single space.
story_efg1_win = Win: each commando starts the next part with 1 more advantage token of their choice; on to part 2.
    .source = Escape from Galuga, Part 1, Epilogue
    .check = Part 2, step 5: a player who picks S starts with M1 A1 S2.
story_efg1_lose = Loss: play part 1 again.
    .source = Escape from Galuga, Part 1, Epilogue
    .check = Next part = 1.
story_efg2_setting = Escape from Galuga 2: Snow Field against the Defense Wall, no special setup.
    .source = Escape from Galuga, Part 2
    .check = stage = Snow Field, enemy = Defense Wall.
story_efg2_rule = Each boss card has 5 more health.
    .source = Escape from Galuga, Part 2, Special rules
    .check = A health-10 boss card is defeated at 15 damage.
story_efg2_win = Win: in part 3, after its special setup, the commandos may return 1 more top stage card to the box unseen; on to part 3.
    .source = Escape from Galuga, Part 2, Epilogue
    .check = With the reward used, part 3's deck is 2 cards smaller than normal.
story_efg2_lose = Loss: on to part 3 without reward.
    .source = Escape from Galuga, Part 2, Epilogue
    .check = Next part = 3, no carry-over.
story_efg3_setting = Escape from Galuga 3: Waterfall against Garmakilma.
    .source = Escape from Galuga, Part 3
    .check = stage = Waterfall, enemy = Garmakilma.
story_efg3_setup-commandos = Commandos start at most 1 space away from a boss space.
    .source = Escape from Galuga, Part 3, Special setup
    .check = Each player picks an empty space adjacent to a boss space, one commando per space.
    .ruling = The boss covers the boss spaces, so the commandos stand next to them; the start spaces are not used.
story_efg3_setup-stage-deck = After step 2 the top stage card goes back to the box unseen.
    .source = Escape from Galuga, Part 3, Special setup
    .check = Stage deck one smaller.
story_efg3_rule-invulnerable = The boss card named Garmakilma cannot take damage.
    .source = Escape from Galuga, Part 3, Special rules
    .check = Attack damage on the boss can be assigned only to other boss cards; with N=1 none can be assigned.
    .ruling = The italic name means the single card of that name. For the rule to work at every player count it must be boss card 1, which is always in play; the boss may still be targeted for the sake of dice results.
story_efg3_rule-win = A stage draw from an empty stage deck is a win instead of a loss.
    .source = Escape from Galuga, Part 3, Special rules
    .check = Empty stage deck at the stage draw: win.
story_efg3_rule-slow-down = The 'Slow Down!' special rule of the Waterfall Reference card is ignored.
    .source = Escape from Galuga, Part 3, Special rules
    .check = No option of that rule is offered in this game.
story_efg3_stage-discards = Voluntary stage-deck discards would speed up this win.
    .source = Escape from Galuga, Part 3, Special rules
    .check = Other effects that discard stage cards still work in this part.
    .ruling = Only 'Slow Down!' is named as ignored, which fits it being the rule that burns stage cards; the rest stays as printed.
story_efg3_win = Win: one chosen commando starts part 4 with a random weapon card; on to part 4.
    .source = Escape from Galuga, Part 3, Epilogue
    .check = After step 4 the top weapon card is given to the chosen commando, who may equip it.
story_efg3_lose = Loss: one chosen commando starts part 4 with one medal less; on to part 4.
    .source = Escape from Galuga, Part 3, Epilogue
    .check = Medals 2 for that commando; it is not a medal loss (no hand refill).
story_efg4_setting = Escape from Galuga 4: Jungle against Java.
    .source = Escape from Galuga, Part 4
    .check = stage = Jungle, enemy = Java.
story_efg4_setup-swap = Commandos start in the boss spaces and the boss in the commando start spaces.
    .source = Escape from Galuga, Part 4, Special setup
    .check = The boss covers the 4 start spaces; N commandos stand in N of the 4 boss spaces.
story_efg4_setup-enemies = In step 6 each commando draws one additional enemy.
    .source = Escape from Galuga, Part 4, Special setup
    .check = Each commando starts with [boss, X, Y].
story_efg4_rule = Each boss card has 5 more health.
    .source = Escape from Galuga, Part 4, Special rules
    .check = A health-11 boss card is defeated at 16 damage.
story_efg4_win = Win: the story is won.
    .source = Escape from Galuga, Part 4, Epilogue
    .check = Story state = won.
story_efg4_lose = Loss: the story is lost.
    .source = Escape from Galuga, Part 4, Epilogue
    .check = Story state = lost.
