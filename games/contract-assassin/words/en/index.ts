import type { Seat } from '#kernel';
import type { Names, Words } from '../../../words.ts';
import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import type { Settings } from '../../settings.ts';
import type { ContractAssassin } from '../../types.ts';
import type { View } from '../../view.ts';
import { placeName, victimIn } from '../places.ts';
import { CARDS } from './cards.ts';
import { foretells } from './foretells.ts';
import { list, some } from './phrases.ts';
import { REASONS } from './why.ts';

/** What each setting changes. */
const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  'hidden-hands': 'You see only your own kit cards; rivals see how many you hold.',
  'opening-hand': 'Everybody starts with 3 kit cards.',
  'assassin-draft': 'Players pick their assassins; whoever plays last picks first.',
  'second-try-new-cards': 'The second tries of Lily and Šimon cost an action and new cards.',
  'hanns-unstoppable': 'A 2 rolled by Hanns kills even past a bodyguard 2.',
  'archie-any-time': 'Archie may shift a bodyguard before the roll or after a failure.',
  'otto-random-swap': 'Otto hands over a random contract.',
  'prison-card-no-actions': 'Escape From Prison takes you home, but your turn is over.',
  'solo-clock': 'Alone against the clock: fulfil 4 contracts in this many turns.',
  'round-limit': 'After this round the player with the most contracts wins.',
};

const names = new Map<AssassinId, string>(ASSASSINS.map(({ id, name }) => [id, name]));

/** Somebody at the table, by the name on the file. */
export function nameOf({ hitmen }: View, seat: Seat, people: Names = []): string {
  const assassin = hitmen[seat]?.assassin ?? null;
  return assassin === null ? people[seat] || `Player ${seat + 1}` : (names.get(assassin) ?? assassin);
}

/** Whose turn it is, by name. */
function acting(view: View): string {
  return nameOf(view, view.active);
}

/** How many turns somebody has to miss. */
function missing({ hitmen }: View, seat: Seat): number {
  return hitmen[seat]?.missing ?? 0;
}

const GIFTS = { prison: 'in prison', hiding: 'in hiding' } as const;

export const words: Words<ContractAssassin> = {
  mood: 'Rival hit men race around the world: four contracts, five weapons, one way out.',
  presets: {
    duel: 'Duel',
    table: 'Four at the table',
    eight: 'The big table: eight',
    hidden: 'Four with hidden hands',
    quick: 'Quick: opening hands, 12 rounds',
    alone: 'Alone against the clock',
  },
  settings: SETTINGS_SAY,
  values: {
    'solo-clock=0': 'No clock',
    'solo-clock=26': '26 turns (easy)',
    'solo-clock=22': '22 turns (normal)',
    'solo-clock=18': '18 turns (hard)',
    'round-limit=0': 'No limit',
  },
  chapters: {
    goal: 'Winning',
    turn: 'Turns',
    dice: 'Dice',
    action: 'Actions',
    move: 'Moving',
    kit: 'The Hit Kit',
    bonus: 'Bonus cards',
    attempt: 'Assassination attempts',
    bodyguard: 'Bodyguards',
    escape: 'Escapes',
    prison: 'Prison',
    hiding: 'Hiding',
    skill: 'Weapon skills',
    reaper: 'The Grim Reaper',
    hanns: 'Precious Hanns',
    simon: 'Šimon Semtex',
    klaus: 'Klaus the Clown',
    winchester: 'Winchester Smith III',
    archie: "Archie 'Beau' Fletcher",
    sugar: "'Sugar' Kane Machete",
    ninja: 'Ninja Sue',
    cynthia: 'Cynthia Cyanide',
    otto: 'Otto Deadeye',
    lily: "Lily 'Boo' Meringue",
    abilities: 'Abilities',
  },
  prompts: {
    pick: () => 'Pick your assassin.',
    missed: ({ left }) => `You are in prison for ${some(left, 'more turn')}. Play Escape From Prison?`,
    act: (_, { actions }) =>
      actions === 0 ? 'No actions left: play a bonus card or end your turn.' : `You have ${some(actions, 'action')} left. Choose what to do.`,
    weapons: ({ city }) => `Lay out your weapons for ${victimIn(city)}, then roll.`,
    roll: ({ dice, hit, for: what }) => {
      const sum = dice.reduce((a, b) => a + b, 0);
      const meaning = what === 'attempt' ? (hit ? 'a kill' : 'a miss') : hit ? 'a way out' : 'no way out';
      return `You rolled ${sum}: ${meaning}. Play Loaded Dice to roll again?`;
    },
    shift: ({ city }) => `Shift one of ${victimIn(city)}'s bodyguards to a rival's target?`,
    again: ({ of, newCards }) => `${of === 'attempt' ? 'Missed. Try once more' : 'Caught. Try once more to get away'}${newCards ? ', with new cards' : ''}?`,
    keep: () => 'Keep one of the cards you laid out?',
    give: ({ killed, to }, view) => `${victimIn(killed)} was ${nameOf(view, to)}'s contract. Choose one of yours to give in return.`,
    flee: () => 'Get out: escape or hide.',
    getaways: ({ most }) => `Lay out up to ${most} getaway cards, then roll.`,
    go: () => 'You are out! Choose where to go.',
    arrest: () => 'The police are here. Send your Body Double?',
  },
  watched: {
    pick: () => 'Assassins are being picked.',
    missed: ({ left }, view) => `${acting(view)} is in prison for ${some(left, 'more turn')} and may break out.`,
    act: (_, view) => `${acting(view)} has ${view.actions === 0 ? 'no actions' : some(view.actions, 'action')} left.`,
    weapons: ({ city }, view) => `${acting(view)} is laying out weapons for ${victimIn(city)}.`,
    roll: ({ dice }, view) => `${acting(view)} rolled ${dice.reduce((a, b) => a + b, 0)} and may roll again.`,
    shift: ({ city }, view) => `${acting(view)} may shift one of ${victimIn(city)}'s bodyguards.`,
    again: (_, view) => `${acting(view)} may try once more.`,
    keep: (_, view) => `${acting(view)} may keep a card.`,
    give: ({ to }, view) => `${acting(view)} owes ${nameOf(view, to)} a contract.`,
    flee: (_, view) => `${acting(view)} has to get out: escape or hide.`,
    getaways: (_, view) => `${acting(view)} is laying out getaway cards.`,
    go: (_, view) => `${acting(view)} is out and is choosing where to go.`,
    arrest: (_, view) => `The police have come for ${acting(view)}.`,
  },
  answers: {
    draw: () => 'Draw a card',
    end: () => 'End your turn',
    roll: () => 'Roll',
    leave: () => 'Leave the bodyguards where they are',
    accept: () => 'Keep this roll',
    again: () => 'Try again',
    stop: () => 'Stop here',
    'keep-nothing': () => 'Keep nothing',
    escape: () => 'Try to escape',
    hide: () => 'Hide',
    surrender: () => 'Go to prison',
    'sit-out': () => 'Sit this turn out',
    move: ({ to }) => `Move to ${placeName(to)}`,
    travel: ({ by, to }) => `${CARDS[by]} to ${placeName(to)}`,
    attempt: ({ city }) => `Go after ${victimIn(city)} in ${placeName(city)}`,
    learn: ({ weapon }) => `Learn ${CARDS[weapon]}`,
    play: ({ card }) => `Play ${CARDS[card]}`,
    bribe: ({ number, city }) => `Bent Bodyguard: remove the ${number} from ${victimIn(city)} in ${placeName(city)}`,
    study: ({ weapon }) => `Correspondence Course: learn ${CARDS[weapon]}`,
    fly: ({ to }) => `Red-Eye Ticket to ${placeName(to)}`,
    'tip-off': ({ city }) => `Anonymous Tip-Off: a bodyguard for ${victimIn(city)} in ${placeName(city)}`,
    bring: ({ card }) => `Lay out ${CARDS[card]}`,
    shift: ({ number, to }) => `Shift bodyguard ${number} to ${victimIn(to)} in ${placeName(to)}`,
    keep: ({ card }) => `Keep ${CARDS[card]}`,
    give: ({ city }) => `Give ${victimIn(city)} in ${placeName(city)}`,
    go: ({ to }) => `Go to ${placeName(to)}`,
    pick: ({ assassin }) => names.get(assassin) ?? assassin,
  },
  foretells,
  events: {
    first: ({ seat }, view, people) => `*${nameOf(view, seat, people)}* goes first.`,
    file: ({ seat, assassin }, _, people) => (people[seat] ? `${people[seat]} is *${names.get(assassin)}*.` : `*${names.get(assassin)}* joins the hunt.`),
    specialist: ({ seat, weapon, number }, view) => `${nameOf(view, seat)} is a specialist with ${CARDS[weapon]}: it also kills on *${number}*.`,
    contract: ({ seat, city }, view) => `${nameOf(view, seat)} takes the contract on *${victimIn(city)}* in ${placeName(city)}.`,
    turn: ({ seat }, view) => `It is ${nameOf(view, seat)}'s turn.`,
    'turn-ends': () => '',
    misses: ({ seat, in: where, left }, view) =>
      `${nameOf(view, seat)} is ${GIFTS[where]} and misses ${left === 0 ? 'the last turn' : `a turn (${left} more to go)`}.`,
    released: ({ seat, city }, view) => `${nameOf(view, seat)} is back home in ${placeName(city)}.`,
    draws: ({ seat, card }, view) => `${nameOf(view, seat)} draws ${card === null ? 'a card' : `*${CARDS[card]}*`}.`,
    drawn: ({ card }) => `You drew *${CARDS[card]}*.`,
    reshuffles: ({ cards }) => `The deck is empty: ${some(cards, 'discard')} become${cards === 1 ? 's' : ''} the new deck.`,
    robs: ({ seat, from, card }, view) =>
      `No cards are left to draw, so ${nameOf(view, seat)} takes ${card === null ? 'one' : `*${CARDS[card]}*`} from ${nameOf(view, from)}, who holds the most.`,
    robbed: ({ seat, card }, view) => `It was *${CARDS[card]}* that ${nameOf(view, seat)} took.`,
    moves: ({ seat, to }, view) => `${nameOf(view, seat)} moves to ${placeName(to)}.`,
    travels: ({ seat, by, to }, view) => `${nameOf(view, seat)} takes the *${CARDS[by]}* to ${placeName(to)}.`,
    learns: ({ seat, weapon, number }, view) => `${nameOf(view, seat)} learns *${CARDS[weapon]}*: it now also kills on *${number}*.`,
    plays: ({ seat, card }, view) => `${nameOf(view, seat)} plays *${CARDS[card]}*.`,
    flies: ({ seat, to }, view) => `${nameOf(view, seat)} flies to ${placeName(to)}.`,
    attempts: ({ seat, city }, view) => `${nameOf(view, seat)} goes after *${victimIn(city)}* in ${placeName(city)}.`,
    brings: ({ seat, card }, view) => `${nameOf(view, seat)} lays out ${CARDS[card]}.`,
    shifts: ({ seat, number, from, to }, view) =>
      `${nameOf(view, seat)} shifts bodyguard *${number}* from ${victimIn(from)} to ${victimIn(to)} in ${placeName(to)}.`,
    rolls: ({ seat, dice, for: what }, view) =>
      what === 'attempt'
        ? `${nameOf(view, seat)} rolls ${list(dice.map(String))}: *${dice.reduce((a, b) => a + b, 0)}*.`
        : `${nameOf(view, seat)} rolls a *${dice[0]}* to get away.`,
    kills: ({ seat, city, done }, view) => `*${victimIn(city)} is dead.* ${nameOf(view, seat)} has fulfilled ${some(done, 'contract')}.`,
    fails: ({ city, guard }) => (guard ? `A bodyguard steps in. *${victimIn(city)} lives.*` : `*${victimIn(city)} lives.*`),
    guard: ({ city, number }) => `${victimIn(city)} hires bodyguard *${number}*.`,
    'no-guard': ({ city }) => `No bodyguard is left for ${victimIn(city)}.`,
    'guard-leaves': ({ city, numbers }) =>
      `${numbers.length === 1 ? `Bodyguard ${numbers[0]}` : `Bodyguards ${list(numbers.map(String))}`} of ${victimIn(city)} ${numbers.length === 1 ? 'goes' : 'go'} home.`,
    gives: ({ seat, city, to }, view) => `${nameOf(view, seat)} hands ${nameOf(view, to)} the contract on *${victimIn(city)}* in return.`,
    discards: ({ seat, cards }, view) => `${nameOf(view, seat)} discards ${list(cards.map((card) => CARDS[card]))}.`,
    keeps: ({ seat, card }, view) => `${nameOf(view, seat)} keeps *${CARDS[card]}*.`,
    runs: ({ seat, city }, view) => `${nameOf(view, seat)} tries to get out of ${placeName(city)}.`,
    'gets-away': ({ seat, to }, view) => `*${nameOf(view, seat)} gets away* to ${placeName(to)}.`,
    prison: ({ seat }, view) => `*${nameOf(view, seat)} is caught* and goes to prison for ${some(missing(view, seat), 'turn')}.`,
    hides: ({ seat, city }, view) => `${nameOf(view, seat)} hides in ${placeName(city)} for ${some(missing(view, seat), 'turn')}.`,
    wins: ({ seats }, view) =>
      seats.length === 1 ? `*${nameOf(view, seats[0] ?? 0)} wins.*` : `*${list(seats.map((seat) => nameOf(view, seat)))} share the victory.*`,
    'out-of-time': () => '*Time is up.*',
  },
  heading: (event, view) => (event.kind === 'turn' ? `Round ${event.round}, ${nameOf(view, event.seat)}` : null),
  whyNot: (clause, answer, view) => REASONS[clause]?.(answer, view) ?? null,
  outcome({ payoff, cause }, seats, you, view) {
    if (cause === 'out of time') return 'Time is up: somebody faster gets the contracts.';
    const winners = payoff.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const called =
      winners.length === 1 && winners[0] === you
        ? 'You win'
        : `${list(winners.map((seat) => (view === undefined ? (seats[seat] ?? '') : nameOf(view, seat))))} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
    return `${called}: ${cause === 'four contracts' ? 'four contracts fulfilled' : 'the most contracts after the last round'}.`;
  },
};
