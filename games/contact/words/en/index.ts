import type { Seat } from '#kernel';
import type { Names, Words } from '../../../words.ts';
import { type ColumnName, columnName, columnOfBlue, columnOfBrown, type SegmentName } from '../../content/board.ts';
import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import { memberOfSeat, zombiesAt } from '../../facts/groups.ts';
import { instead } from '../../facts/help.ts';
import type { Settings } from '../../settings.ts';
import type { About, Contact } from '../../types.ts';
import type { View } from '../../view.ts';
import { attacks, type Listed, sharedBy } from '../shared.ts';
import { ardorText, rerollText } from './ardor.ts';
import { arrival, foretells } from './foretells.ts';
import { ATTACKS, capital, effectText, inside, part, place, zombies } from './phrases.ts';
import { REASONS } from './why.ts';

/** What each setting changes. */
const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  grenades: 'How many hand grenades each member has.',
  'hit-by-dice': 'Dice decide who falls (lowest roll).',
  'token-cap': 'No more zombies arrive than the box has tokens for: 75.',
  'grenade-range-2': 'Hand grenades only reach rings 1 and 2.',
  'launcher-auto': 'Nelson’s launcher always hits.',
  'mg60-columns': 'Miller’s next target may be two columns away, in any ring.',
  'flame-target-decides': 'The segment Branson aims at decides whether both segments burn.',
  'ronin-split': 'Kenzo may split his two dice between rifle and blade.',
  'tripwire-large': 'Tripwire may remove a large token: five zombies.',
  'melee-needs-two': 'Melee expert does not work on a lone zombie.',
  'declare-all': 'Members name all their targets before they roll.',
  'flexible-grenade': 'Dunham may roll first with the grenade, too.',
  'shotgun-spread': 'A double shot may hit two neighbouring segments.',
  'leader-calls': 'The leader decides who acts next and who falls. Without a leader, the host does.',
  'free-control': 'Anybody may act for any member, in case somebody has left.',
};

export const words: Words<Contact> = {
  mood: 'Hold out against a ring of zombies until the helicopter comes.',
  presets: {
    'first-night': 'First night: 16 turns',
    book: 'Book team',
    friends: 'Four friends',
    'no-leader': 'No leader',
    'iron-rations': 'Iron rations: no grenades',
    draft: 'Choose your team',
  },
  settings: SETTINGS_SAY,
  values: { 'grenades=one-per-game': 'One per game', 'grenades=one-per-cycle': 'One per cycle', 'grenades=unlimited': 'Unlimited', 'grenades=none': 'None' },
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
    take: () => 'Choose a member for your team. You can have each role only once.',
    act: (about) => (about === null ? 'Choose who acts next.' : `Choose what ${shortName(about.called)} does.`),
    aim: (about) => `${shortName(about.member)}: ${about.naming ? 'name' : 'choose'} the next target (${diceText(about)} left).`,
    flexible: ({ die, with: arm }) => `Dunham rolled a ${die}${arm === 'grenade' ? ' for the grenade' : ''}. Choose the target.`,
    ardor: (about) => `${ardorText(about)} ${about.dice.length > 1 ? 'Reroll one of them' : 'Reroll'} with Ardor?`,
    melee: ({ segment }) => `The attack from ${place(segment)} failed. Should Cooper remove a zombie there?`,
    'first-aid': () => 'The zombies hit. Try First Aid?',
    victim: ({ segment }) => `The zombies in ${place(segment)} hit. Choose who falls.`,
    consent: ({ member, by }, view, names) => `${player(by, view, names)} wants ${shortName(member)} to fall. Do you agree?`,
    settle: (about, view, names) => `${dispute(about, view, names)} Choose who falls.`,
    tripwire: () => 'Choose which group runs into Krussov’s tripwire.',
    'air-recon': ({ blue, brown }) => `The dice show blue ${blue} and brown ${brown}. Choose which two zombies stay away.`,
    scatter: ({ segment }) => `Scatter: remove one more from ${place(segment)}?`,
    inspire: () => 'Cole inspires the team. Choose who gets an extra die.',
    call: () => 'Choose who acts next.',
  },
  watched: {
    take: () => 'The team is being chosen.',
    act: (about) => (about === null ? 'The team decides who acts next.' : `${shortName(about.called)} is called to act.`),
    aim: (about) => `${shortName(about.member)} is choosing the next target (${diceText(about)} left).`,
    flexible: ({ die }) => `Dunham rolled a ${die} and is choosing a target.`,
    ardor: (about) => `${ardorText(about)} Cooper may have ${about.dice.length > 1 ? 'one of them' : 'it'} rerolled.`,
    melee: ({ segment }) => `The attack from ${place(segment)} failed. Cooper may remove a zombie there.`,
    'first-aid': () => 'The zombies hit. Vanderbilt may try First Aid.',
    victim: ({ segment }) => `The zombies in ${place(segment)} hit. The team decides who falls.`,
    consent: ({ member, by }, view, names) => `${player(by, view, names)} wants ${shortName(member)} to fall. ${playerOf(member, view, names)} decides.`,
    settle: (about, view, names) => `${dispute(about, view, names)} The ${settler(view)} decides who falls.`,
    tripwire: () => 'Krussov is choosing a group for the tripwire.',
    'air-recon': ({ blue, brown }) => `The dice show blue ${blue} and brown ${brown}. Ayden is choosing which two zombies stay away.`,
    scatter: ({ segment }) => `Scatter: Mobutu may remove one more from ${place(segment)}.`,
    inspire: () => 'Cole is choosing who gets an extra die.',
    call: (_, view) => `The ${settler(view)} decides who acts next.`,
  },
  answers: {
    take({ member }) {
      const { role, weapon } = cardOf(member);
      return `${shortName(member)}, ${role}: ${weapon.title}`;
    },
    call: ({ member }) => `Call ${shortName(member)}`,
    fall: ({ member }) => `${shortName(member)} falls`,
    accept: ({ member }) => `Agree: ${shortName(member)} falls`,
    refuse: () => 'Refuse',
    inspire: ({ member }) => `Give ${shortName(member)} a die`,
    waive: ({ member }) => `${shortName(member)} holds fire`,
    ...attacks(attackText, burningText),
    tripwire: ({ at, large }, view) => `Remove ${large ? 'five' : 'one'} of ${zombies(zombiesAt(view, at))} in ${place(at)}`,
    'roll-first': ({ member }) => `${shortName(member)}: roll first, then choose the target`,
    lob: ({ member }) => `${shortName(member)}: throw the grenade first, then choose the target`,
    'keep-away': ({ from }, _, decision) => (from === 'each' || decision.kind !== 'air-recon' ? 'One fewer on each' : fewer(from, decision.about)),
    melee: () => 'Remove one',
    spare: () => 'Leave them',
    reroll: ({ die }, _, decision) => (die === null || decision.kind !== 'ardor' ? 'Reroll' : rerollText(decision.about, die)),
    keep: (_, __, decision) => (decision.kind === 'ardor' && decision.about.dice.length > 1 ? 'Keep them all' : 'Keep it'),
    'first-aid': () => 'Try First Aid',
    'hold-aid': () => 'Save it for later',
    scatter: () => 'Remove one more',
    'no-scatter': () => 'Leave them',
    'no-tripwire': () => 'No tripwire',
  },
  foretells,
  events: {
    taken: ({ member, seat }, _, names) => (names[seat] ? `${names[seat]} takes *${shortName(member)}*.` : `*${shortName(member)}* joins the team.`),
    turn: ({ turn, marker }) => `Turn ${turn}: the marker is on *${place(marker)}*.`,
    refill: () => 'A new cycle: everybody gets a hand grenade again.',
    'zombies-attack': ({ segment, zombies: n, die, hit }) =>
      die === null
        ? `A lone zombie in *${place(segment)}* attacks but cannot hit.`
        : `${zombies(n)} in *${place(segment)}* attack${n === 1 ? 's' : ''}: a ${die} ${hit ? '*hits the team*' : 'misses'}.`,
    'melee-expert': ({ segment, left }) => `*Cooper* takes one down in close combat: ${leftIn(left, segment)}.`,
    'first-aid': ({ die, living, works }) =>
      `First Aid: Vanderbilt rolls a ${die} (needs less than ${living})${works ? ' and *cancels the hit*' : ', which does not help'}.`,
    ardor: ({ member, from, to }) => `Ardor: *${shortName(member)}* rerolls the ${from} and gets a *${to}*.`,
    'victim-die': ({ member, die }) => `*${shortName(member)}* rolls a ${die}.`,
    named: ({ member, by }, view, names) => `${player(by, view, names)} wants *${shortName(member)}* to fall.`,
    refused: ({ member }, view, names) => `${playerOf(member, view, names)} refuses: the ${settler(view)} decides.`,
    settled: ({ member }, view) => `The ${settler(view)} picks *${shortName(member)}*.`,
    removed: ({ member, left }) => `*${shortName(member)} falls.* ${left === 0 ? 'Nobody is left.' : `${left} ${left === 1 ? 'survivor' : 'survivors'} left.`}`,
    tripwire: ({ segment, removed }) => `Tripwire: *${fallen(removed)} down* in ${place(segment)}.`,
    'zombies-move': ({ moved }) => `*${zombies(moved)}* come${moved === 1 ? 's' : ''} closer.`,
    'air-recon': ({ fewer: n }) => `Air recon: ${zombies(n)} stay${n === 1 ? 's' : ''} away.`,
    spawn: ({ blue, brown, placed }) =>
      `The dice show blue ${blue} and brown ${brown}: ${placed.length === 0 ? 'nobody arrives' : placed.map(arrival).join(', ')}.`,
    called: ({ member }) => `*${shortName(member)}* is called to act.`,
    shot: (e) => {
      const [who, needed] = [`*${shortName(e.member)}*${e.with === 'rifle' ? '' : ` (${inside(ATTACKS[e.with])})`}`, e.needs > 1 ? ` (needed ${e.needs})` : ''];
      if (!e.hit) return `${who} rolls a ${e.die}${needed} and misses ${place(e.segment)}.`;
      if (e.with === 'launcher') return `${who} rolls a ${e.die}${needed} and *hits* ${place(e.segment)}.`;
      return `${who} rolls a ${e.die}${needed}: *${fallen(e.killed)} down*, ${leftIn(e.left, e.segment)}.`;
    },
    blast: (e) => `*${shortName(e.member)}* rolls a ${e.die} for the blast: *${fallen(e.killed)} down*, ${leftIn(e.left, e.segment)}.`,
    'flexible-miss': ({ die }) => `*Dunham* rolls a ${die} and cannot hit anything with it.`,
    confusion: ({ segment, zombies: n }) => `Confusion: ${zombies(n)} in ${place(segment)} *will not move*.`,
    breakthrough: ({ dice, zombies: n }) => `Breakthrough: ${n} zombies in ring 1 give Cole ${dice} more attack${dice === 1 ? '' : 's'} there.`,
    inspire: ({ member }) => `Cole inspires *${shortName(member)}*: one extra die.`,
    scatter: ({ segment, left }) => `Scatter: *one more zombie down*, ${leftIn(left, segment)}.`,
    'dice-lost': ({ member, dice }) => `*${shortName(member)}* has no target left for ${dice === 1 ? 'the last die' : `the last ${dice} dice`}.`,
    waive: ({ member }) => `*${shortName(member)}* holds fire.`,
    'turn-ends': ({ turn, zombies: n }) => `Turn ${turn} ends with ${zombies(n)} on the board.`,
    rescued: ({ living }) => `*The helicopter lands.* ${living === 1 ? 'One member' : `${living} members`} of the team made it.`,
    overrun: ({ turn }) => `*The team is overrun* on turn ${turn}.`,
  },
  ...sharedBy({ part, effect: effectText }, REASONS),
  wouldHelp(answer, options) {
    const other = instead(answer, options);
    return other === null ? null : `${shortName(other.member)} can attack there (${inside(ATTACKS[other.attack])}).`;
  },
  outcome: ({ cause }) => (cause === 'rescued' ? 'The helicopter lands: the team is rescued.' : 'The team is overrun: the night is lost.'),
};

/** A person, or where nobody has a name the player of a member. */
function player(seat: Seat, view: View, names: Names): string {
  const member = memberOfSeat(view, seat);
  return names[seat] || (member === null ? `Player ${seat + 1}` : `${shortName(member)}’s player`);
}

function playerOf(member: MemberId, { members }: View, names: Names): string {
  return names[members.find(({ id }) => id === member)?.seat ?? -1] || `${shortName(member)}’s player`;
}

function dispute({ segment, refused }: About<'settle'>, view: View, names: Names): string {
  return refused === null ? `The zombies in ${place(segment)} hit.` : `${playerOf(refused, view, names)} refuses.`;
}

function settler(view: View): string {
  return view.leader === null ? 'host' : 'leader';
}

function diceText({ dice, close }: About<'aim'>): string {
  const free = `${dice} ${dice === 1 ? 'die' : 'dice'}`;
  if (close === 0) return free;
  return dice === 0 ? `${close} for ring 1` : `${free} and ${close} for ring 1`;
}

function fallen(n: number): string {
  return n === 1 ? 'one zombie' : zombies(n);
}

function leftIn(left: number, segment: SegmentName): string {
  return `${left === 0 ? 'none' : left} left in ${place(segment)}`;
}

/** Who attacks with what and how many stand there; while somebody's dice go on only where. */
function attackText({ who, attack, at, standing, goesOn }: Listed): string {
  const [places, groups] = [at.map(place).join(' and '), standing.map(zombies).join(' and ')];
  return goesOn ? `${capital(places)}: ${groups}` : `${who}: ${inside(ATTACKS[attack])} at ${places} (${groups})`;
}

function burningText(column: ColumnName, { who, attack, standing }: Listed): string {
  const rings = standing.flatMap((n, i) => (n === 0 ? [] : [`ring ${i + 1}: ${zombies(n)}`]));
  return `${who}: ${inside(ATTACKS[attack])} at ${place(column)} (${rings.join('; ')})`;
}

function fewer(from: 'brown' | 'blue', { blue, brown }: About<'air-recon'>): string {
  return `${capital(place(columnName(from === 'brown' ? columnOfBrown(brown) : columnOfBlue(blue))))}: 2 fewer`;
}
