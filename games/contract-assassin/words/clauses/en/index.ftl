## goal

goal_four-contracts = The first player with 4 fulfilled contracts wins.
    .source = Introduction
    .check = Given a player with 3 fulfilled contracts, when a fourth attempt succeeds, then that player is the winner.
goal_immediate = The game stops at that moment; other players get no further turn.
    .source = Introduction; Attempting an Escape
    .check = Given 3 players and the second fulfils the fourth contract in round 12, then the third takes no turn in round 12.
    .ruling = Not spelled out; the text calls it a race and waives even the winner's escape.
goal_no-final-escape = After the winning kill neither escape nor hiding is needed.
    .source = Attempting an Escape
    .check = Given 3 fulfilled contracts and 1 action left, when the attempt succeeds, then the game is won although no action is left.
goal_no-time-limit = The game has no other end: it lasts until somebody has 4 fulfilled contracts.
    .source = Introduction
    .check-1 = Given round 300 with nobody at 4, then play goes on.
    .check-2 = With option round-limit at 30, when round 30 is over, then the player with the most fulfilled contracts wins.
    .check-3 = It goes on until the last turn of that round is over.
    .check-4 = Given as many contracts, then fewer bodyguards on one's open contracts decide.
    .check-5 = Given as many of these, then more skills decide.
    .check-6 = Given as many skills, then the victory is shared.
    .ruling = Silent. Option round-limit (off by default): after the last turn of that round most fulfilled contracts win; ties by fewest bodyguards on one's open contracts, then by most skills, then the victory is shared.
goal_standing = Only the winner is named; the other places are for show.
    .source = Introduction
    .check-1 = Given a winner and rivals with 3 and 1 fulfilled contracts, then nobody but the winner is named.
    .check-2 = Given rivals with 3, 3 and 1, then they are listed second, second and fourth.
    .ruling = The book ranks nobody else. We list by fulfilled contracts, equals on the same place.
goal_solo-clock = Option solo-clock: one player alone wins by fulfilling 4 contracts in time.
    .source = Introduction; Game setup
    .check-1 = Given option solo-clock at 22, when the fourth contract is fulfilled in turn 22, then the game is won.
    .check-2 = Given fewer than 4 fulfilled at the end of turn 22, then it is lost.
    .check-3 = Missed turns count.
    .check-4 = At the end of turn 21 it goes on.
    .check-5 = Given 2 players or option round-limit, then the option is refused.
    .check-6 = Given any other value than 26, 22 and 18, then it is refused.
    .check-7 = Given an empty deck and no discards, then no card can be drawn.
    .ruling = Ours, since the book knows only a race. Values 26 (easy), 22 (normal), 18 (hard). With no rival, nobody can be robbed, tipped off or given a bodyguard, and a dry deck with no discards means that no card can be drawn.

## setup

setup_players = 2 to 8 players.
    .source = Game setup
    .check-1 = Given 8 seats, then 32 of 34 contracts are dealt and the game starts.
    .check-2 = Given 9 seats, then it is refused.
    .check-3 = Given 1 seat without option solo-clock, then it is refused.
    .ruling = No number is printed. Ten assassins would allow 10, but 34 contracts at 4 each serve 8 at most. Solo play is one human against bots; option solo-clock: one player alone against a turn limit, see goal.solo-clock.
setup_roster = There are ten assassins: Precious Hanns, Šimon Semtex, Klaus the Clown, Winchester Smith III, Archie 'Beau' Fletcher, 'Sugar' Kane Machete, Ninja Sue, Cynthia Cyanide, Otto Deadeye and Lily 'Boo' Meringue.
    .source = Special Abilities
    .check-1 = Given the ten files, then each has one ability, one home city, one specialist weapon and one pawn colour, and no two share any of them.
    .check-2 = The ten specialist weapons are all weapons but 7.
setup_sequence = Set-up runs in this order: kit deck, bags, Assassin Files with pawns, specialist tokens, contracts, target markers.
    .source = Game setup
    .check-1 = Given the log of a new game, then seat by seat first all files, then all specialist tokens, then all contracts.
    .check-2 = The deck is not touched before the first turn.
    .check-3 = With option opening-hand 3 cards each come last.
    .check-4 = With option assassin-draft the first player is found before the files are picked.
    .ruling = The order is printed; seat by seat from the first seat is ours, so that the same key gives the same game. With option assassin-draft the first player is found before the files are picked.
setup_kit-deck = All 88 kit cards are shuffled into a face-down pile.
    .source = Game setup
    .check = Given a new game, then the deck holds 44 weapon, 24 getaway and 20 bonus cards and the discard pile is empty.
setup_no-starting-hand = Players start without kit cards.
    .source = Game setup
    .check-1 = Given a new game, then every hand is empty.
    .check-2 = With option opening-hand every hand holds 3 cards and the deck 88 less 3 for each seat.
    .ruling = The set-up list deals none. Option opening-hand: 3 cards each for a quicker start.
setup_skill-bag = The skill bag starts with 40 number tokens.
    .source = Game setup
    .check = Given the bag before dealing, then it holds each of 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 four times and no 7.
    .ruling = Values are not printed. 40 does not divide by 11 numbers but gives 4 each without 7, which fits the ban on skill in weapon 7.
setup_bodyguard-bag = The bodyguard bag starts with 20 number tokens.
    .source = Game setup
    .check = Given a new game, then it holds each of 2 to 12 without 7 twice.
    .ruling = Inferred like the skill bag: 20 = 10 numbers twice. So a 7 can never be blocked.
setup_assassin-random = Each player receives one Assassin File at random, no two alike.
    .source = Game setup
    .check-1 = Given 8 players, then 8 different assassins are in play.
    .check-2 = Given many new games, then chance gives the first seat different files.
    .check-3 = With option assassin-draft and turn order 2, 3, 1, then seat 1 picks first, then seat 3, then seat 2.
    .check-4 = A file that is picked cannot be picked again.
    .ruling = 'Chooses at random' is a blind deal. Option assassin-draft: players pick in reverse turn order.
setup_start-city = Each pawn starts in that assassin's home city.
    .source = Game setup
    .check = Given Ninja Sue is dealt, then her pawn stands in her home city.
setup_specialist-skill = Each player draws one skill token at random for the specialist weapon.
    .source = Game setup; Learning Weapon Skills
    .check = Given 4 players, then 4 tokens have left the bag and each file has exactly one skill.
setup_greyed-redraw = A token equal to the greyed-out number of that space is replaced by another draw.
    .source = Game setup
    .check = Given specialist weapon 5, then its token is never 5 and may be any other number but 7.
    .ruling = Which number is greyed is not said; we take the weapon's own number, since a skill equal to it would be worthless. The refused token returns to the bag after the new draw.
setup_contracts = All 34 contracts are shuffled and 4 are dealt to each player, face up.
    .source = Game setup
    .check-1 = Given 3 players, then 12 contracts lie face up, 4 with each.
    .check-2 = Given a contract that was not dealt, then nobody can make an attempt in its city, not even Otto.
    .ruling = Contracts that were not dealt stay out of the game; the book gives them no further use.
setup_target-markers = A white target marker goes on the city of every dealt contract.
    .source = Game setup
    .check = Given 3 players, then 12 markers are on the board, one per city.
    .ruling = Markers have no owner colour; ownership is read from the contracts. Every contract has its own city, so no city ever has two markers.
setup_public = Contracts, skills, bodyguards, pawns, missed turns, discards and, by default, hands are open to all; only what the deck and the two bags will give next is hidden.
    .source = Game setup; The Hit Kit; Bodyguards
    .check-1 = Given default options, then the views of two seats are equal.
    .check-2 = No view tells the order of the deck or the next token of a bag.
    .check-3 = What is left in the deck and in the bags is shown.
    .ruling = The book says face-up for contracts, says hands need not be hidden, and puts tokens in bags and the deck face down. What is left in deck and bags can be counted by anyone, so counts and contents are shown, the order is not.

## turn

turn_first-player = The player who last killed someone goes first.
    .source = Gameplay
    .check-1 = Given a new game, then the first seat is drawn at random and logged.
    .check-2 = Given a rematch, then the player with the last successful attempt of the previous game begins.
    .check-3 = Given a rematch of a game without one, then the first seat is drawn again.
    .ruling = A joke in the book; this is the nearest harmless meaning.
turn_order = Turns then go round the table.
    .source = Gameplay
    .check-1 = Given seats 1 to 4 and seat 3 begins, then the order is 3, 4, 1, 2, and this is one round.
    .check-2 = A missed turn keeps its place in it.
    .ruling = Direction is not printed; clockwise by seat.

## dice

dice_kinds = The two Death Dice and the one Getaway Dice are ordinary six-sided dice.
    .source = Attempting an Assassination; Attempting an Escape
    .check-1 = Given an attempt, then two dice are rolled that show 1 to 6 each.
    .check-2 = Given an escape, then one die is rolled that shows 1 to 6.
    .ruling = Faces are not printed; see kit.weapons and kit.getaways.

## turn

turn_four-actions = A turn has 4 actions.
    .source = Gameplay
    .check = Given a normal assassin with 4 actions used, when a fifth is tried, then it is refused.
turn_mix = Actions may be mixed and repeated freely.
    .source = Gameplay
    .check-1 = Given a turn, then draw, move, draw, move is legal.
    .check-2 = So is drawing four times.
turn_unused = Unused actions lapse at the end of the turn.
    .source = Gameplay
    .check = Given 2 actions left and the player ends the turn, then the next turn has 4 actions again.
    .ruling = Silent; carrying over is nowhere offered, and no duty to use all actions either.
turn_ends = A turn ends when the player ends it, or by going to prison or into hiding.
    .source = Gameplay; Attempting an Escape; Hiding
    .check-1 = Given 0 actions left and a playable bonus card, then the player may play it or end the turn.
    .check-2 = Given 0 actions left and nothing to play, then the turn ends by itself.
    .check-3 = Ending is always offered while no flight is due.
    .check-4 = Given a failed escape or a choice to hide, then the turn is over at once.
    .ruling = Silent; bonus cards cost no action, so a turn without actions need not be over.
turn_missed = A missed turn passes without any decision, unless an Escape From Prison card can be played.
    .source = Prison; Hiding
    .check-1 = Given a player in hiding with any hand, then the turn passes at once.
    .check-2 = Given a prisoner without that card, then it passes at once as well.
    .check-3 = Given a prisoner who holds it, then playing it or sitting the turn out is offered.

## action

action_draw = Action: take the top kit card.
    .source = Gameplay
    .check-1 = Given a deck of 50, when one action is spent on drawing, then the hand grows by 1 and the deck is 49.
    .check-2 = The card may be used in the same turn.
action_move = Action: move to a neighbouring space.
    .source = Gameplay; Moving your assassin
    .check-1 = Given the pawn in Paris, when it moves to London, then 1 action is spent.
    .check-2 = Moving to a space that is not linked is refused.
action_getaway-travel = Action: play a getaway card to travel by its method, without a roll.
    .source = Gameplay; Moving your assassin
    .check-1 = Given a Private Jet card, when it is played for travel, then 1 action is spent, no die is rolled, the pawn stands in the chosen hub and the card is discarded.
    .check-2 = Given a destination that its method does not reach, or a card that is not in hand, then it is refused.
action_attempt = Action: attempt an assassination.
    .source = Gameplay
    .check = Given 4 actions, when an attempt is made, then 3 are left for escape and the rest.
action_escape = Action: attempt an escape.
    .source = Gameplay
    .check-1 = Given 3 actions left after an attempt, when an escape is tried, then 2 are left.
    .check-2 = Given no attempt just made, then no escape is offered.
    .ruling = Only directly after an attempt; a free-standing escape has nothing to escape from and would be worse than travelling with the same card.
action_learn = Action: learn a weapon skill in a home city.
    .source = Gameplay; Learning Weapon Skills
    .check = Given the pawn in another assassin's home city, when a skill is learnt, then 1 action is spent.

## move

move_shared-space = Any number of pawns may share a space and do not affect each other.
    .source = Moving your assassin
    .check = Given two pawns in Rome, then both may act there as if alone.
    .ruling = Silent; no rule of blocking or fighting exists.
move_prison-not-on-map = The prison yard is not a space on the map: nobody moves in or out by ordinary means.
    .source = Attempting an Escape; Prison
    .check-1 = Given a getaway card that reaches any city, then the prison yard is not among its destinations.
    .check-2 = Given a prisoner with a getaway card, then it cannot be played to get out.

## kit

kit_weapons = 44 weapon cards: 11 weapons numbered 2 to 12, four of each.
    .source = The Hit Kit; Weapon Cards
    .check = Given the deck list, then each weapon number occurs 4 times.
    .ruling = Printed are 11 different numbers, one of them 7, and a gift that works on a roll of 2; the eleven sums of two six-sided dice, 2 to 12, are the only run that fits.
kit_getaways = 24 getaway cards: 6 kinds numbered 1 to 6, four of each.
    .source = The Hit Kit; Getaway Cards
    .check = Given the deck list, then each getaway number occurs 4 times.
    .ruling = Printed are six kinds with different numbers, one die, and a gift that works on 1 or 2; so 1 to 6.
kit_bonus = 20 bonus cards.
    .source = The Hit Kit
    .check = Given the deck list, then 20 bonus cards occur, Escape From Prison among them.
kit_open-hands = Kit cards need not be hidden.
    .source = The Hit Kit
    .check-1 = Given online play with default options, then every client sees all hands.
    .check-2 = With option hidden-hands, then a rival sees how many cards a hand has and sees a card only when it is laid out, played or discarded.
    .check-3 = With option hidden-hands, when dice lie there, the police come, somebody has to get out, may try again with new cards, misses a turn in prison or has no action left, then they are asked whether or not they hold a card for it.
    .check-4 = With option hidden-hands, given an empty hand, the bonus card of the turn played or every such card among the discards, then nobody is asked for it.
    .ruling = 'Do not need to' leaves a choice. Default open; option hidden-hands. With it nobody is passed over who could hold a card for the moment as far as rivals know, so that no question and no silence tells what is in a hand.
kit_no-limit = There is no hand limit.
    .source = The Hit Kit
    .check = Given a hand of 30, when another card is drawn, then it is kept.
kit_discard = A played kit card goes to the discard pile.
    .source = The Hit Kit
    .check = Given a bonus card is played, then the discard pile grows by 1.
kit_discard-first = A played card is on the discard pile before its effect happens.
    .source = The Hit Kit
    .check-1 = Given deck 0, discards 0 and a card that draws 3, when it is played, then the first of the three draws is that card itself.
    .check-2 = Given cards laid out for an attempt, then they are not on the pile while the roll can still be changed, and go there together afterwards.
    .ruling = Silent; it follows from putting a card away after playing it and keeps cards countable while an effect runs. Cards laid out for an attempt or an escape stay laid out until it is judged and are discarded together.
kit_reshuffle = When a card must be taken and the deck is empty, the discards are shuffled into a new deck.
    .source = The Hit Kit
    .check = Given deck 0 and discards 20, when a card is drawn, then deck 19 and discards 0.
kit_hoarder = If deck and discards are both empty, the card is taken blind from the player holding the most kit cards.
    .source = The Hit Kit
    .check = Given deck 0, discards 0 and hands 30, 40, 18 with seat 3 drawing, then a random card of seat 2 moves to seat 3 and costs 1 action.
kit_hoarder-tie = Ties among hoarders are broken by the next seat in turn order; nobody takes from their own hand.
    .source = The Hit Kit
    .check-1 = Given hands 30, 29, 29 and seat 1 (holding 30) drawing, then seat 2 is robbed.
    .check-2 = Given nobody else with a card, then drawing is refused.
    .ruling = Silent. If no other player holds a card, drawing is not available.
kit_hoarder-hidden = During such a draw the robbed hand is shuffled and hidden.
    .source = The Hit Kit
    .check = Given open hands, when a card is taken from a hoarder, then the taker cannot choose and the result comes from the game's random source.

## bonus

bonus_free = A bonus card costs no action and may be played at any time in your own turn.
    .source = Bonus Cards
    .check-1 = Given 0 actions left and the turn not yet ended, when a bonus card is played, then it takes effect.
    .check-2 = In another player's turn it is refused.
    .check-3 = Given it is not in hand, then it is refused.
bonus_keep = A bonus card may be kept for a later turn.
    .source = Bonus Cards
    .check = Given a bonus card drawn in round 2, then it may be played in round 9.
bonus_one-per-turn = At most one bonus card per turn.
    .source = Bonus Cards
    .check-1 = Given one bonus card played, when a second is tried in the same turn, then it is refused.
    .check-2 = In the next turn another may be played.
bonus_between = A bonus card may be played between attempt and escape and, where its text says so, right after a roll.
    .source = Bonus Cards
    .check-1 = Given a failed Death roll, when a reroll card is played, then the new roll is judged before a bodyguard is added.
    .check-2 = Given a roll that hits, then the reroll card is offered as well, in an attempt and in an escape.
    .check-3 = Given an attempt that has been judged, then a bonus card may be played before the flight.
    .check-4 = Given an escape that failed, then Body Double may be played at the arrest: the pawn is home, the turn over, and no turn is missed.
    .ruling = 'At any time' is taken at its word; the engine opens a window after every own roll.
bonus_windows = A bonus card without a moment of its own is played whenever its owner is choosing: an action, the cards for an attempt or an escape before the roll, or how to flee.
    .source = Bonus Cards
    .check-1 = Given Bent Bodyguard and weapons laid out but not rolled, then it may be played.
    .check-2 = Given the dice have been rolled, then it is refused until the attempt is judged and discarded.
    .check-3 = Before the flight and beside getaway cards that are laid out it may be played again.
    .check-4 = Given a card that names the moment after a roll or at the arrest, then it is refused at any other.
    .check-5 = Given an attempt under way, then Red-Eye Ticket is refused: it is no way out.
    .ruling = 'Any time' would otherwise let a card turn a roll already seen. Only cards that name the moment after a roll or at the arrest can be played there.
bonus_no-empty-play = A bonus card that would change nothing cannot be played.
    .source = Bonus Cards
    .check-1 = Given no bodyguard on any target, then Bent Bodyguard is refused and stays in hand.
    .check-2 = Given Anonymous Tip-Off on an own target or Red-Eye Ticket to where the pawn stands, then it is refused.
    .ruling = Silent; spares players a slip and the program empty options.

## attempt

attempt_where = You make an attempt in the city of one of your own open contracts.
    .source = Gameplay; Moving your assassin
    .check-1 = Given the pawn in Rome and one's own open contract in Rome, then an attempt is offered.
    .check-2 = Given the contract there is a rival's, then none is offered (Otto excepted).
    .check-3 = Given the own contract there is fulfilled, then none is offered.
attempt_choose-first = Weapon cards are chosen and laid out before the roll.
    .source = Attempting an Assassination
    .check = Given an attempt in progress, when a card is added after the roll, then it is refused.
attempt_sequence = An attempt runs: spend the action, lay out weapons, roll, judge, on failure a bodyguard, discard, then victory or flight.
    .source = Attempting an Assassination; Bodyguards
    .check-1 = Given a failed attempt with 5 weapons, then the log reads action, weapons, roll, failure, bodyguard, discard of 5, flight.
    .check-2 = Given the fourth success, then contract, marker, bodyguards back, discard, victory.
    .ruling = The book tells it in this order except that it names the discard last; nothing depends on bodyguard before discard. Archie's shift comes between weapons and roll, a reroll card between roll and judgement, Lily's second roll after the first bodyguard, Sugar's choice at the discard.
attempt_five-cards = At most 5 weapon cards may be brought.
    .source = Attempting an Assassination
    .check = Given 6 weapon cards chosen by a normal assassin, then it is refused.
attempt_at-least-one = At least 1 weapon card must be brought.
    .source = Attempting an Assassination
    .check-1 = Given a hand without weapon cards, then no attempt is offered.
    .check-2 = Precious Hanns may attempt with none.
    .ruling = Only the upper limit is printed. Without a lower one Otto could pile bodyguards on rivals' targets for nothing. Hanns is excepted because his 2 works whatever he brings.
attempt_duplicates = You may bring two of the same weapon, but it does not help.
    .source = Attempting an Assassination
    .check = Given two cards numbered 6, then both may be brought, both count towards the limit and both are discarded.
attempt_roll = Both Death Dice are rolled and added.
    .source = Attempting an Assassination
    .check = Given dice 3 and 5, then the roll is 8.
    .ruling = That the two dice are added is not said; weapon numbers above 6 leave no other reading.
attempt_success-weapon = The attempt succeeds if the roll equals the number of a brought weapon.
    .source = Attempting an Assassination
    .check = Given weapons 5, 6, 7 without skills, then rolls of 5, 6 and 7 succeed and all others fail.
attempt_success-skill = It also succeeds if the roll equals the skill number of a brought weapon.
    .source = Attempting an Assassination; Learning Weapon Skills
    .check-1 = Given weapon 2 with skill 8 brought, when 8 is rolled, then success.
    .check-2 = Given weapon 2 not brought, then failure.
attempt_fulfil = On success the contract is turned over and its target marker removed.
    .source = Attempting an Assassination
    .check = Given success in Rome, then the Rome contract is fulfilled and no marker is in Rome.
attempt_bodyguards-return = Bodyguards of a dead target go back to the bag.
    .source = Bodyguards
    .check = Given bodyguards 6 and 9 on the target, when it is killed, then the bag grows by 2.
    .ruling = Silent; 20 tokens for up to 32 targets would otherwise run dry.
attempt_fail = On failure the target gets a bodyguard.
    .source = Attempting an Assassination; Bodyguards
    .check = Given no match, then the target has one bodyguard more and the contract stays open.
attempt_discard = All weapon cards brought are discarded, success or not.
    .source = Bodyguards
    .check = Given 5 cards brought, then the hand is 5 smaller afterwards.
attempt_then-flee = After every attempt, failed ones included, the player must at once try to escape or go into hiding.
    .source = Bodyguards
    .check-1 = Given a failed attempt with 3 actions left, when the player tries to draw a card first, then it is refused.
    .check-2 = After a success it is refused as well.
    .check-3 = Once the flight is over there is no target any more.
attempt_repeat = The same target may be attempted any number of times.
    .source = Bodyguards
    .check = Given two failures on earlier turns, then a third attempt is offered as soon as the pawn is back or still there and free to act.
attempt_twice-a-turn = A second attempt in one turn is possible only after a successful escape and with an action left.
    .source = Gameplay; Bodyguards
    .check = Given 4 actions: attempt, escape to a city with another own open contract, attempt, then the last action may be an escape again.
attempt_last-action = An attempt may be made with the last action; hiding then follows unless it wins the game.
    .source = Hiding
    .check-1 = Given 1 action left and 1 fulfilled contract, when the attempt succeeds, then the player goes into hiding.
    .check-2 = Given 3 fulfilled contracts, when it succeeds, then the game is won instead.

## bodyguard

bodyguard_random = The bodyguard's number is drawn at random from the bag and lies openly by the target.
    .source = Bodyguards
    .check = Given a bag of 20, when an attempt fails, then 19 are left and all players see the number.
bodyguard_blocks = A roll equal to a bodyguard's number cannot kill that target.
    .source = Bodyguards
    .check-1 = Given bodyguard 6 and weapon 6 brought, when 6 is rolled, then the attempt fails and another bodyguard comes.
    .check-2 = Given 6 is only the skill number of a brought weapon, then it fails as well.
bodyguard_specific = It protects this target only.
    .source = Bodyguards
    .check = Given bodyguard 6 in Rome, when 6 is rolled with weapon 6 in Paris, then success.
bodyguard_different = A target never has two bodyguards of the same number.
    .source = Bodyguards
    .check = Given bodyguards 6 and 8 on the target, when another comes, then it has none of these numbers.
bodyguard_exhausted = If the bag has no number the target lacks, no bodyguard is added.
    .source = Bodyguards
    .check-1 = Given a bag with only 6s and a target with bodyguard 6, when an attempt fails, then nothing is added.
    .check-2 = Given such a target of a rival, then Anonymous Tip-Off is refused there.
    .ruling = Silent; nothing can be drawn. At most 10 bodyguards fit on one target, and 7 always stays open.

## escape

escape_cards = 1 to 4 getaway cards are chosen before the roll.
    .source = Attempting an Escape; Hiding
    .check-1 = Given 5 getaway cards chosen, then it is refused.
    .check-2 = Given none in hand, then only hiding is offered.
    .check-3 = Given none laid out, then the roll is refused.
    .ruling = 'Enough getaway cards' is read as at least one. Cynthia may try with none.
escape_duplicates = You may bring two of the same getaway card, but it does not help.
    .source = Attempting an Escape
    .check = Given two cards numbered 3, then both may be brought, both count towards the 4 and both are discarded.
    .ruling = As for weapons; the book is silent here.
escape_roll = The single Getaway Dice is rolled; a brought card with that number is the way out.
    .source = Attempting an Escape
    .check-1 = Given cards 1, 3, 5, 6, when one of these numbers is rolled, then the pawn gets away.
    .check-2 = When 2 or 4 is rolled, then it goes to prison.
escape_sequence = An escape runs: spend the action, lay out getaway cards, roll, judge, discard, then the way out or prison.
    .source = Attempting an Escape
    .check-1 = Given cards 1, 3, 5 and a roll of 3, then the three cards are discarded and the player picks a destination of method 3.
    .check-2 = Given a roll of 2, then the three are discarded and the pawn is in the prison yard.
    .ruling = A reroll card comes between roll and judgement, Šimon's second roll after a failure, Sugar's choice at the discard, a card against arrest last, when prison is certain.
escape_method = On success the pawn must leave the city by that card's method.
    .source = Attempting an Escape
    .check-1 = Given a rolled 4 with card 4, then the player picks one of the destinations of method 4.
    .check-2 = Staying is not among them.
escape_fallback = If a method has no destination from here, the pawn moves one space instead.
    .source = Attempting an Escape
    .check-1 = Given Night Train in Honolulu, which has no land link, then an escape leads to a neighbouring space.
    .check-2 = Travel by it does so, too.
    .ruling = Belongs to our card design; keeps every success a success.
escape_discard = All getaway cards brought are discarded, success or not.
    .source = Attempting an Escape
    .check-1 = Given 4 brought and the escape fails, then 4 are discarded.
    .check-2 = Given it succeeds, then all that were brought are discarded as well.
escape_go-on = After a successful escape the remaining actions may be used.
    .source = Gameplay
    .check = Given 4 actions, attempt, escape, then 2 actions are left in the new place.
escape_fail = A failed escape sends the pawn to the prison yard.
    .source = Attempting an Escape
    .check = Given no matching card, then the pawn is in prison and the turn is over, even with actions left.
    .ruling = That remaining actions lapse follows from having no actions in prison.

## prison

prison_two-turns = Prison costs the next two turns.
    .source = Prison
    .check = Given imprisonment in round 5, then rounds 6 and 7 are missed and round 8 is a full turn.
    .ruling = The turn in which one is caught does not count as missed.
prison_home = Afterwards the pawn returns to its home city.
    .source = Prison
    .check = Given the second missed turn ends, then the pawn is in the home city, so the next turn starts there with 4 actions.
prison_escape-card = In either missed turn an Escape From Prison card may be played to return home at once.
    .source = Prison
    .check-1 = Given the first missed turn and the card in hand, when it is played, then the pawn is home and no further turn is missed.
    .check-2 = Given it is kept and played in the second missed turn, then one turn was missed in all.
prison_escape-card-actions = The turn in which it is played is then played normally.
    .source = Prison
    .check-1 = Given the card is played in the first missed turn, then 4 actions are available.
    .check-2 = No second bonus card may be played in it.
    .check-3 = With option prison-card-no-actions the pawn goes home, the turn ends at once and the next turn is a normal one.
    .ruling = The text says there are no actions unless one owns the card, so owning it gives them. Option prison-card-no-actions: the pawn goes home but that turn has none.
prison_nothing-else = A missed turn allows nothing else, no drawing, no other bonus card.
    .source = Prison; Hiding
    .check = Given a missed turn, when any other bonus card is played, then it is refused.
prison_contracts-stay = Contracts, skills and hand are kept in prison and hiding; the hand can still be robbed by the hoarder rule.
    .source = Prison; The Hit Kit
    .check-1 = Given imprisonment, then on release cards, contracts and skills are what they were.
    .check-2 = Given the largest hand is a prisoner's, then a card may be taken from it.
    .ruling = Nothing in the book takes them.

## hiding

hiding_forced = Without getaway cards or without an action left, hiding is compulsory after an attempt.
    .source = Hiding
    .check-1 = Given 0 actions left after the attempt and no bonus card that may still be played, then the player goes into hiding without a choice.
    .check-2 = Given no getaway card and no bonus card that may be played, then the same happens with actions left.
    .check-3 = Given 0 actions left, a getaway card and a bonus card that gives actions, then that card is offered first and an escape after it.
    .ruling = The duty to hide is judged when the player has nothing left to play: bonus cards may be played at any time in the turn, so one that brings actions or cards may still open the way to an escape.
hiding_chosen = Hiding may also be chosen instead of an escape attempt, at no action.
    .source = Hiding
    .check = Given 3 actions and 4 getaway cards, when hiding is chosen, then no card is lost and the turn is over.
hiding_three-turns = Hiding costs the next three turns.
    .source = Hiding
    .check = Given hiding from round 5, then rounds 6, 7 and 8 are missed.
hiding_no-card = Nothing shortens hiding: an Escape From Prison card does not help there.
    .source = Hiding; Prison
    .check = Given a player in hiding who holds that card, then it cannot be played and three turns are missed.
hiding_stay = The pawn stays in that city and goes on from there.
    .source = Hiding
    .check = Given hiding in Rome after a failed attempt, then round 9 starts in Rome with 4 actions and Rome may be attempted again.

## skill

skill_where = Each weapon except 7 belongs to one assassin's home city; its skill is learnt there.
    .source = Learning Weapon Skills
    .check = Given the pawn in Cynthia's home city, then only Cynthia's weapon can be learnt, whether Cynthia plays or not.
skill_draw = A random token from the skill bag becomes that weapon's skill number.
    .source = Learning Weapon Skills
    .check = Given a bag of 36, when a skill is learnt, then 35 are left and the number is on the file.
skill_greyed = If you draw the weapon's own number, draw again.
    .source = Learning Weapon Skills
    .check = Given weapon 9, when 9 is drawn, then it goes back and another number is kept.
skill_no-card-needed = The weapon card itself need not be held to learn.
    .source = Learning Weapon Skills
    .check = Given an empty hand in a foreign home city, then learning is offered.
skill_once = Each weapon has one skill number at most; it cannot be learnt again or exchanged.
    .source = Learning Weapon Skills
    .check = Given a skill in weapon 9, when the player returns to its city, then learning is not offered.
skill_own-home = The specialist weapon's skill is there from the start and is not learnt at home.
    .source = Learning Weapon Skills
    .check = Given the pawn in its own home city, then learning is not offered.
skill_shared-number = Several weapons may carry the same skill number, and it may equal another weapon's number.
    .source = Learning Weapon Skills
    .check = Given weapons 2 and 5 both with skill 8, when both are brought, then 2, 5 and 8 win (10 in 36).
skill_permanent = Skills are kept for the whole game, even without the card.
    .source = Learning Weapon Skills
    .check = Given weapon 5 with skill 9 was brought and discarded, when another weapon 5 is brought later, then 9 wins again.
skill_bag-empty = If the bag holds no usable token, nothing can be learnt.
    .source = Learning Weapon Skills
    .check = Given an empty bag, then learning is not offered and no action is spent.
    .ruling = Silent; can only happen with 4 or more players (40 tokens, 10 skills each).

## reaper

reaper_no-skill = Weapon 7, the Grim Reaper, has no skill and no home city.
    .source = The Grim Reaper
    .check = Given any file, then there are 10 skill spaces and none is for 7.
reaper_plain = It is otherwise an ordinary weapon card that wins on 7 and can never be blocked.
    .source = The Grim Reaper; Weapon Cards
    .check = Given a target with 10 bodyguards and weapon 7 brought, when 7 is rolled, then success.

## hanns

hanns_roll-two = Precious Hanns succeeds on a roll of 2 whatever weapons he brings.
    .source = Special Abilities > Precious Hanns
    .check = Given Hanns brings weapons 6 and 8, when 2 is rolled, then success.
hanns_skill-needs-card = His specialist skill number counts only if he brings a strangulation card.
    .source = Special Abilities > Precious Hanns
    .check = Given strangulation skill 9 and weapons 6 and 8 brought, when 9 is rolled, then failure.
hanns_bodyguard-two = A bodyguard numbered 2 stops this as well.
    .source = Special Abilities > Precious Hanns; Bodyguards
    .check-1 = Given bodyguard 2 on the target, when Hanns rolls 2, then failure.
    .check-2 = With option hanns-unstoppable it is a success.
    .check-3 = It is so for nobody else and for no other number.
    .ruling = His text waives the card, not the guard, and the guard's text knows no exception. Option hanns-unstoppable: 'always' beats the bodyguard.

## simon

simon_second-escape = Šimon Semtex rolls the Getaway Dice a second time if the first roll fails.
    .source = Special Abilities > Šimon Semtex
    .check-1 = Given cards 1, 2, 3, 4 and rolls 6 then 2, then he escapes by method 2.
    .check-2 = Given rolls 6 then 5, then he goes to prison.
    .check-3 = Given a first roll of 1, then there is no second.
    .check-4 = With option second-try-new-cards, given an action and an unused getaway card after the first failure, then he may spend the action for a second roll with new cards.
    .check-5 = Without action or cards he goes to prison.
    .ruling = Same cards, no extra action, one extra roll per escape. Option second-try-new-cards: the retry costs an action and needs fresh cards.

## klaus

klaus_six-cards = Klaus the Clown may bring 6 weapon cards.
    .source = Special Abilities > Klaus the Clown
    .check-1 = Given Klaus brings 4, 5, 6, 7, 8, 9, then 27 of 36 rolls succeed.
    .check-2 = A seventh card is refused.

## winchester

winchester_five-actions = Winchester Smith III has 5 actions per turn.
    .source = Special Abilities > Winchester Smith III
    .check-1 = Given his turn, then a fifth action is accepted and a sixth refused.
    .check-2 = Also in the turn of an Escape From Prison card.

## archie

archie_shift = As part of an attempt, Archie may shift one bodyguard from his target to a rival's target, free of charge.
    .source = Special Abilities > Archie 'Beau' Fletcher
    .check-1 = Given bodyguards 6 and 9 on his target, when he shifts 6 to a rival's target, then only 9 protects his and no extra action is spent.
    .check-2 = Given another assassin, then no shift is offered.
archie_optional = He need not shift, and cannot without a bodyguard on his target.
    .source = Special Abilities > Archie 'Beau' Fletcher
    .check-1 = Given no bodyguard on his target, then nothing is offered.
    .check-2 = Given one, then declining leaves it there.
    .ruling = The ability is an aid, so we read 'move' as 'may move'.
archie_before-roll = He does so before rolling, at most once per attempt.
    .source = Special Abilities > Archie 'Beau' Fletcher
    .check-1 = Given the dice have been rolled, then the shift is no longer offered.
    .check-2 = Given one shift, then another is refused in this attempt and offered in the next.
    .check-3 = With option archie-any-time it is offered after a failure as well, once the new bodyguard is there, the new one included.
    .check-4 = With it there is still only one.
    .ruling = Timing is open. Before the roll it helps the attempt it is part of; after a failure it would undo the new bodyguard. Option archie-any-time allows either moment, still once.
archie_receiver = The receiving target must be a rival's open contract and must not already have that number.
    .source = Special Abilities > Archie 'Beau' Fletcher; Bodyguards
    .check-1 = Given all rival targets already have a 6, then bodyguard 6 cannot be shifted.
    .check-2 = Given his own target or a city without an open contract, then it cannot go there.
    .ruling = Keeps the rule that a target's bodyguards differ. The city's distance is irrelevant.

## sugar

sugar_keep-one = 'Sugar' Kane Machete may keep one brought card instead of discarding it.
    .source = Special Abilities > 'Sugar' Kane Machete
    .check = Given 5 weapons brought, then 4 are discarded and the kept one is back in her hand.
sugar_once-per-turn = One card per turn, either a weapon or a getaway card.
    .source = Special Abilities > 'Sugar' Kane Machete
    .check-1 = Given she kept a weapon card in this turn, when her escape ends, then all getaway cards are discarded.
    .check-2 = Had she kept none, one getaway card may be kept, even on the way to prison.
    .check-3 = In her next turn she may keep one again.
sugar_when = She decides at each discard, before she knows what follows.
    .source = Special Abilities > 'Sugar' Kane Machete
    .check-1 = Given a failed attempt, then she says at once whether a weapon stays in hand.
    .check-2 = Only then the escape is chosen and rolled.
    .ruling = The book says after the attempt or escape; a choice put off until after the escape roll would let her choose with knowledge.

## ninja

ninja_anywhere-home = After a successful escape Ninja Sue goes to any assassin's home city instead of using the card's method.
    .source = Special Abilities > Ninja Sue
    .check-1 = Given rolled 3 with card 3, then she picks any of the 10 home cities, also those of assassins not in the game.
    .check-2 = Given a destination of the card that is no home city, then it is refused.
    .check-3 = Given no matching card, then she goes to prison.
    .check-4 = With an action left she may learn there.
    .ruling = Success still needs a matching card; 'regardless of number or cards' concerns the destination. She may learn there with a remaining action. She has to go to a home city; keeping the card's own method is not offered.
ninja_not-for-travel = Getaway cards played for travel use their normal method.
    .source = Special Abilities > Ninja Sue
    .check = Given she plays Night Train for travel, then only its own destinations are offered.

## cynthia

cynthia_one-or-two = Cynthia Cyanide escapes on 1 or 2 whatever cards she brings.
    .source = Special Abilities > Cynthia Cyanide
    .check-1 = Given she brings 3, 4, 5, 6, then every roll succeeds.
    .check-2 = Given she brings none, then 2 of 6.
cynthia_method = She then leaves by the method of the number rolled, without owning the card.
    .source = Special Abilities > Cynthia Cyanide
    .check = Given a 2 without card 2, then she leaves by method 2.
cynthia_no-cards = She may attempt an escape with no getaway card.
    .source = Special Abilities > Cynthia Cyanide; Hiding
    .check = Given an empty hand and 1 action left, then an escape is offered beside hiding.
    .ruling = 'No matter which cards you bring' includes none; the hiding rule only forces those who cannot try.

## otto

otto_any-target = Otto Deadeye may attempt any target with a marker on the board.
    .source = Special Abilities > Otto Deadeye
    .check = Given a rival's open contract in Rome and Otto in Rome, then an attempt is offered.
otto_live-only = A fulfilled contract is no longer a target; his own contracts are targets as usual.
    .source = Special Abilities > Otto Deadeye
    .check-1 = Given a city whose target is dead, then no attempt is offered to Otto.
    .check-2 = Given his own open contract there, then success gives him that contract and no swap is made.
otto_swap = If he kills a rival's target he takes that contract as fulfilled and gives the rival one of his own open contracts.
    .source = Special Abilities > Otto Deadeye
    .check = Given Otto 1 fulfilled and 3 open, rival 2 and 2, when Otto kills a rival target, then Otto has 2 and 2 and the rival 2 and 2.
otto_swap-choice = Otto chooses which open contract to give; marker and bodyguards of that target stay.
    .source = Special Abilities > Otto Deadeye
    .check-1 = Given his open contracts, then Otto chooses which of them to give.
    .check-2 = Given the given target has bodyguard 8, then it still has it and is now the rival's.
    .check-3 = A fulfilled contract cannot be given.
    .check-4 = With option otto-random-swap one of his open contracts is drawn by chance.
    .ruling = 'As a replacement' needs an open contract, or the rival would be a kill short or ahead. Option otto-random-swap: the rival draws blind.
otto_fourth = If that was his fourth kill he wins at once; the swap no longer matters.
    .source = Special Abilities > Otto Deadeye; Introduction
    .check = Given Otto has 3 fulfilled and kills a rival's target, then Otto wins.
otto_fail = If he fails on a rival's target the bodyguard stays there, to the rival's disadvantage.
    .source = Special Abilities > Otto Deadeye; Bodyguards
    .check = Given Otto fails in Rome, then the rival's Rome target has one bodyguard more and Otto must escape or hide.

## lily

lily_second-attempt = Lily 'Boo' Meringue may roll the Death Dice a second time if the first roll fails.
    .source = Special Abilities > Lily 'Boo' Meringue
    .check-1 = Given weapons 6, 7, 8 and rolls 5 then 7, then success.
    .check-2 = The cards are discarded once and 1 action is spent.
    .check-3 = She may decline the second roll.
    .check-4 = With option second-try-new-cards the first cards are discarded, and a second attempt on the same target costs 1 action and new weapon cards.
    .check-5 = Without action or weapon card there is none.
    .ruling = Same cards, no extra action, one extra roll per attempt. 'You get' is an offer, so she may decline, for instance to spare herself a second bodyguard. Option second-try-new-cards: the retry costs an action and fresh cards, made before the escape.
lily_bodyguard-between = Her first failure adds a bodyguard before the second roll; a second failure adds another.
    .source = Special Abilities > Lily 'Boo' Meringue; Bodyguards
    .check-1 = Given weapons 6, 7, 8 and first roll 5, when bodyguard 8 is drawn and she then rolls 8, then she fails and the target has two bodyguards.
    .check-2 = Given her first failure, then the flight does not begin before the second roll is made or declined.
    .ruling = The book says each failure brings a bodyguard and calls hers two attempts. Only after the second failure the flight begins.

## abilities

abilities_always-on = Abilities cost nothing and belong to the assassin for the whole game.
    .source = Special Abilities
    .check = Given a return from prison, then the ability works as before.
