import type { Seat } from '#kernel';
import type { Words } from '../../../words.ts';
import { type ColumnName, columnIn, columnName, columnOfBlue, columnOfBrown } from '../../content/board.ts';
import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import type { Arrival } from '../../facts/arrivals.ts';
import { leaderIn, memberOfSeat, zombiesAt } from '../../facts/groups.ts';
import { instead } from '../../facts/help.ts';
import type { Settings } from '../../settings.ts';
import type { About, Contact } from '../../types.ts';
import type { View } from '../../view.ts';
import { attacks, type Listed, sharedBy } from '../shared.ts';
import { ardorText, rerollText } from './ardor.ts';
import { board, capital, hits, place, zombies } from './board.ts';
import { REASONS } from './why.ts';

/** What each setting changes. */
const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  grenades: 'How many hand grenades each member has.',
  'hit-by-dice': 'Who falls is found by dice, the lowest, and not chosen.',
  'token-cap': 'No more zombies come than the tokens of the box can show: 75.',
  'grenade-range-2': 'Hand grenades reach rings 1 and 2 only.',
  'launcher-auto': 'Nelson’s launcher needs no attack roll.',
  'mg60-columns': 'Miller’s next target may be two columns away, in any ring.',
  'flame-target-decides': 'The segment Branson names decides for both whether they burn.',
  'ronin-split': 'Each of Kenzo’s two dice may be rifle or melee, at a segment of its own.',
  'tripwire-large': 'Tripwire may take a large token: five zombies.',
  'melee-needs-two': 'Melee expert does not work on a lone zombie.',
  'declare-all': 'All targets of a member are named before the first die.',
  'flexible-grenade': 'Dunham may also roll first with the grenade.',
  'shotgun-spread': 'A double shot may hit two neighbouring segments.',
  'leader-calls': 'The leader settles disputes: he calls who acts next and names who falls; without a leader the host does.',
  'free-control': 'Anybody may act for any member, for when somebody has left.',
};

export const words: Words<Contact> = {
  mood: 'Four specialists in a ring of zombies hold out until the helicopter comes.',
  presets: {
    'first-night': 'First night: 16 turns',
    book: 'The team of the book',
    friends: 'The four friends of the book',
    'no-leader': 'No leader',
    'iron-rations': 'Iron rations: no grenades',
    draft: 'Choose the team',
  },
  settings: SETTINGS_SAY,
  values: { 'grenades=one-per-game': 'One a game', 'grenades=one-per-cycle': 'One a cycle', 'grenades=unlimited': 'Unlimited', 'grenades=none': 'None' },
  chapters: {
    board: 'The board',
    victory: 'Victory and defeat',
    zombies: 'Zombies attack',
    hit: 'When zombies hit',
    move: 'Zombies move',
    spawn: 'Zombies arrive',
    players: 'Players and leader',
    attack: 'Attacking',
    grenade: 'Hand grenades',
    modes: 'Ways to play',
  },
  prompts: {
    take: () => 'Choose the team: four members, each role once',
    act: (about) => (about === null ? 'Who acts, and how?' : `${shortName(about.called)} is called: choose what to do`),
    aim: (about) => `${shortName(about.member)}: ${about.naming ? 'name' : 'choose'} the next target, ${diceText(about)} left`,
    flexible: (about) => `Dunham rolled ${about.die} with the ${about.with}: choose the target`,
    ardor: ardorText,
    melee: ({ segment, zombies: n }) => `Cooper: the attack from ${place(segment)} failed. Remove one of ${zombies(n)}?`,
    'first-aid': () => 'The zombies hit. Does Vanderbilt try First Aid?',
    victim: ({ segment }) => `The zombies in ${place(segment)} hit. Who falls?`,
    consent: ({ member, by }, view) => `${player(by, view)} names ${shortName(member)}. Does ${shortName(member)} fall?`,
    settle: ({ segment, refused }, view) =>
      `${refused === null ? `The zombies in ${place(segment)} hit.` : `${shortName(refused)}’s player refuses.`} ${settler(view)}, who falls?`,
    tripwire: () => 'Krussov: which moving group runs into the tripwire?',
    'air-recon': ({ blue, brown }) => `Ayden: blue ${blue}, brown ${brown}. Which two zombies stay away?`,
    scatter: ({ segment }) => `Mobutu scatters: remove one more from ${place(segment)}?`,
    inspire: () => 'Cole inspires: who gets an extra attack die?',
    call: (_, view) => `${settler(view)}, who acts next?`,
  },
  answers: {
    take({ member }) {
      const { role, weapon } = cardOf(member);
      return `${shortName(member)}, ${role}: ${weapon.title}`;
    },
    call: ({ member }) => shortName(member),
    fall: ({ member }) => shortName(member),
    accept: ({ member }) => `Accept: ${shortName(member)} falls`,
    refuse: () => 'Refuse',
    inspire: ({ member }) => shortName(member),
    waive: ({ member }, _, { kind }) => (kind === 'aim' ? board.dock.skipRest : `${shortName(member)} does nothing more`),
    ...attacks(attack, burning),
    tripwire: ({ at, large }, view) => `${place(at)}: ${large ? '5 of ' : ''}${zombies(zombiesAt(view, at))}`,
    'roll-first': rollFirst,
    lob: rollFirst,
    'keep-away': ({ from }, _, decision) => (from === 'each' || decision.kind !== 'air-recon' ? 'One fewer on each' : fewer(from, decision.about)),
    melee: () => 'Remove one',
    spare: () => 'Leave it',
    reroll: ({ die }, _, decision) => (die === null || decision.kind !== 'ardor' ? 'Roll again' : rerollText(decision.about, die)),
    keep: (_, __, decision) => (decision.kind === 'ardor' && decision.about.dice.length > 1 ? 'Keep them all' : 'Keep it'),
    'first-aid': () => 'Try First Aid',
    'hold-aid': () => 'Hold it back',
    scatter: () => 'Remove one more',
    'no-scatter': () => 'Leave it',
    'no-tripwire': () => board.dock.noTripwire,
  },
  events: {
    taken: ({ member, seat }) => `Player ${seat + 1} takes *${shortName(member)}*.`,
    turn: ({ turn, marker }) => `Turn ${turn}: the marker stands on *${place(marker)}*.`,
    refill: () => 'A new cycle: everybody has a hand grenade again.',
    'zombies-attack': ({ segment, zombies: n, die, hit }) =>
      `${zombies(n)} in *${place(segment)}* attack${n === 1 ? 's' : ''}: ${die === null ? 'harmless alone' : `${die}, ${hit ? '*the team is hit*' : 'missed'}`}.`,
    'melee-expert': ({ segment, left }) => `*Cooper* removes one in close combat, ${left} left in *${place(segment)}*.`,
    'first-aid': ({ die, living, works }) => `First Aid: ${die} with ${living} alive, ${works ? '*the hit is cancelled*' : 'in vain'}.`,
    ardor: ({ member, from, to }) => `Ardor: *${shortName(member)}* rolls the ${from} again and gets *${to}*.`,
    'victim-die': ({ member, die }) => `*${shortName(member)}* rolls ${die}.`,
    named: ({ member, by }, view) => `${player(by, view)} names *${shortName(member)}*.`,
    refused: ({ member }, view) => `*${shortName(member)}*’s player refuses: the ${settler(view).toLowerCase()} decides.`,
    settled: ({ member }, view) => `The ${settler(view).toLowerCase()} decides: *${shortName(member)}*.`,
    removed: ({ member, left }) => `*${shortName(member)} falls.* ${left === 0 ? 'Nobody is left.' : `${left} left.`}`,
    tripwire: ({ segment, removed }) => `Tripwire: *${zombies(removed)} fewer* in ${place(segment)}.`,
    'zombies-move': ({ moved }) => `*${zombies(moved)}* come${moved === 1 ? 's' : ''} closer.`,
    'air-recon': ({ fewer: n }) => `Air recon: ${n} zombies stay away.`,
    spawn: ({ blue, brown, placed }) => `Blue ${blue}, brown ${brown}: ${placed.map(arrival).join(', ')}.`,
    called: ({ member }) => `*${shortName(member)}* is called.`,
    shot: (e) =>
      `*${shortName(e.member)}* (${e.with}) at ${place(e.segment)}: ${e.die}, needs ${e.needs}, ${e.hit ? (e.with === 'launcher' ? '*hit*' : `*${e.killed} down*, ${e.left} left`) : 'missed'}.`,
    blast: (e) => `*${shortName(e.member)}*’s launcher at ${place(e.segment)}: ${e.die}, *${e.killed} down*, ${e.left} left.`,
    'flexible-miss': ({ die }) => `*Dunham* rolls ${die}: nothing he can hit with that.`,
    confusion: ({ segment, zombies: n }) => `Confusion: ${zombies(n)} in ${place(segment)} *will not move*.`,
    breakthrough: ({ dice, zombies: n }) => `Breakthrough: ${n} zombies in ring 1 give Cole ${dice} more attack${dice === 1 ? '' : 's'} there.`,
    inspire: ({ member }) => `Cole inspires *${shortName(member)}*: an extra attack die.`,
    scatter: ({ segment, left }) => `Scatter: *one more down* in ${place(segment)}, ${left} left.`,
    'dice-lost': ({ member, dice }) => `*${shortName(member)}* finds no target for ${dice} more ${dice === 1 ? 'die' : 'dice'}.`,
    waive: ({ member }) => `*${shortName(member)}* waives.`,
    'turn-ends': ({ turn, zombies: n }) => `Turn ${turn} ends with ${zombies(n)} on the board.`,
    rescued: ({ living }) => `*The helicopter is there.* ${living} of the team made it.`,
    overrun: ({ turn }) => `*The team is overrun* on turn ${turn}.`,
  },
  ...sharedBy(board, REASONS),
  wouldHelp(answer, options) {
    const other = instead(answer, options);
    return other === null ? null : `${shortName(other.member)} can: ${board.way[other.way].toLowerCase()}.`;
  },
  outcome: ({ cause }) => (cause === 'rescued' ? 'Rescued: everybody wins.' : 'Overrun: everybody loses.'),
};

/** A player is called by a member: who sits there only the table knows. */
function player(seat: Seat, view: View): string {
  const member = memberOfSeat(view, seat);
  return member === null ? `Player ${seat + 1}` : `${shortName(member)}’s player`;
}

function settler(view: View): string {
  return leaderIn(view) === null ? 'Host' : 'Leader';
}

function diceText({ dice, close }: About<'aim'>): string {
  const free = `${dice} ${dice === 1 ? 'die' : 'dice'}`;
  if (close === 0) return free;
  return dice === 0 ? `${close} for ring 1` : `${free} and ${close} for ring 1`;
}

/** Who attacks with what, how many stand there, and what hits; while somebody's dice go on only where. */
function attack({ who, way, at, standing, needs: [needs = 1], goesOn }: Listed): string {
  const [places, groups] = [at.map(place).join(' and '), standing.map(zombies).join(' and ')];
  return goesOn ? `${places}: ${groups}` : `${who}, ${way}, ${places}: ${groups}, ${hits(needs)}`;
}

function burning(column: ColumnName, { who, way, standing: [near = 0, far = 0], needs }: Listed): string {
  return `${who}, ${way}, ${place(column)}: ${near} and ${zombies(far)}, ${needs.join(' and ')} or more hit`;
}

function rollFirst({ member }: { readonly member: MemberId }): string {
  return `${shortName(member)} rolls first and picks the target then`;
}

function fewer(from: 'brown' | 'blue', { blue, brown }: About<'air-recon'>): string {
  return `${capital(place(columnName(from === 'brown' ? columnOfBrown(brown) : columnOfBlue(blue))))}: 2 fewer`;
}

function arrival({ segment, zombies: n }: Arrival): string {
  return `*${zombies(n)}* on ${place(columnIn(segment))}`;
}
