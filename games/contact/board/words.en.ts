import { columnIn } from '../content/board.ts';
import { shortName } from '../content/members.ts';
import type { Achievement } from '../facts/achievements.ts';
import type { AttackKind } from '../facts/attacks.ts';
import { words as spoken } from '../words/en/index.ts';
import { ATTACKS, capital, listed, number, percent, place, results, zombies } from '../words/en/phrases.ts';
import type { BoardWords, ContactWords } from './words.ts';

const ABILITIES: BoardWords['abilities'] = {
  cooper: { names: 'Ardor, Melee expert', says: 'One reroll per turn. Attacks that fail cost a zombie.' },
  cole: { names: 'Inspire, Breakthrough', says: 'A 6 gives a friend a die. More dice when ring 1 fills up.' },
  branson: { names: 'Sweep', says: 'Burns three each in rings 1 and 2 of a column.' },
  miller: { names: 'Burst', says: 'Four shots, close together. Needs 3+ in ring 1.' },
  nelson: { names: 'Blast', says: 'On a hit, roll a die: that many fall.' },
  kenzo: { names: 'Ronin', says: 'Swap the rifle for a blade: 5s and 6s strike again.' },
  mobutu: { names: 'Scatter', says: 'Two hits that add up to 10 take one more.' },
  alvares: { names: 'Scope, Confusion', says: 'Needs one less to hit. A 5 or 6 far out stops a group.' },
  dunham: { names: 'Flexible', says: 'Rolls first, then aims. Rifle and grenade in one turn.' },
  krussov: { names: 'Tripwire', says: 'Removes one from a moving group of five or more.' },
  schulz: { names: 'Double shot, Fortify', says: 'In ring 1, 3+ takes two. Zombies hit less often.' },
  ayden: { names: 'Air recon', says: 'When 10 or more arrive, two stay away.' },
  vanderbilt: { names: 'First Aid', says: 'Can cancel one hit per turn.' },
};

/** What to do with a kind of attack, where it is not simply a segment to attack. */
const ORDERS: Readonly<Partial<Record<AttackKind, string>>> = {
  flame: 'choose a column to burn',
  double: 'choose a segment for the double shot',
  spread: 'choose two segments for the double shot',
  ronin: 'choose a segment for the blade',
  'roll first': 'roll first, then choose the target',
  grenade: 'choose a segment for the grenade',
  lob: 'throw first, then choose the target',
  inspired: 'choose a segment for the extra die',
  'inspired double': 'choose a segment for the extra double shot',
  'inspired spread': 'choose two segments for the extra double shot',
  'inspired roll first': 'roll the extra die first, then choose the target',
};

const ACHIEVEMENTS: Readonly<Record<Achievement, (times: number) => string>> = {
  rerolls: (n) => `rerolled ${n} ${n === 1 ? 'die' : 'dice'}`,
  stopped: (n) => `Fortify stopped ${n} attack${n === 1 ? '' : 's'}`,
  saved: (n) => `First Aid saved ${number(n)}`,
  'kept-away': (n) => `kept ${n} zombies away`,
  confused: (n) => `confused ${n} group${n === 1 ? '' : 's'}`,
  lent: (n) => `lent ${n} ${n === 1 ? 'die' : 'dice'}`,
};

const board: BoardWords = {
  place,
  ring: (ring) => `ring ${ring}`,
  zombies,
  role: capital,
  weapon: capital,
  abilities: ABILITIES,
  attack: ATTACKS,
  reach: (near, far) => (near === far ? `reaches ring ${near}` : `reaches rings ${near} to ${far}`),
  dice: (n) => `${n} attack ${n === 1 ? 'die' : 'dice'}`,
  chip: (turn, turns, phase) => ({
    short: `Turn ${turn}`,
    rest: ` of ${turns}${phase === 'players' ? ', players act' : phase === 'zombies' ? ', zombies' : ''}`,
  }),
  team: 'Specialists',
  board: 'Ring board. Arrow keys left and right go around the ring, up and down change the ring.',
  helicopter: { toGo: (turns) => `turn${turns === 1 ? '' : 's'} to the helicopter`, last: 'the last turn', here: 'the helicopter is here' },
  state: {
    acting: 'Acting',
    aboard: 'Aboard',
    ready: 'Ready',
    none: 'No target',
    fired: 'Done',
    idle: 'Holding',
    fell: (turn) => (turn === null ? 'Fell' : `Fell, turn ${turn}`),
    extra: (dice) => `+${dice} ${dice === 1 ? 'die' : 'dice'}`,
  },
  grenade: { has: 'Grenade', used: 'Used', lost: 'Lost' },
  segment: (name, n, confused, odds, lit) =>
    `${capital(place(name))}: ${n === 0 ? 'empty' : zombies(n)}${confused ? ', confused' : ''}${odds === null ? '' : odds.needs <= 1 ? ', a sure hit' : `, needs ${results(odds.needs)} (${percent(odds.hits)})`}${lit || n === 0 ? '' : ', not a target now'}`,
  member: (id, state) => `${shortName(id)}: ${state}`,
  confused: 'confused',
  sure: 'sure',
  percent,
  die: { hit: 'hit', miss: 'miss', blue: 'blue', brown: 'brown', held: 'miss', falls: 'hit' },
  meter: {
    title: 'Somebody falls next turn',
    nobody: 'Nobody can fall next turn',
    over: 'No more attacks: the helicopter lands after this turn.',
    clear: 'Ring 1 is clear.',
    harmless: 'The groups in ring 1 are too small to hit.',
    counts: (what) => `Includes ${listed(what.map((w) => ({ fortify: 'Fortify', 'first-aid': 'First Aid', ardor: 'an Ardor reroll' })[w]))}.`,
  },
  dock: {
    act: (member, attack) => `${shortName(member)}: ${ORDERS[attack] ?? 'choose a segment to attack'}`,
    next: (member, naming) => `${shortName(member)}: ${naming ? 'name' : 'choose'} the next target`,
    attacks: 'How to act',
    targets: 'Targets',
    rollFirst: 'Roll first, then choose the target.',
    target: (at, foretold) => `${capital(place(at))}: ${foretold}`,
    choose: 'Click a glowing segment to aim there.',
    fire: (attack) => (attack === 'grenade' ? 'Throw' : attack === 'ronin' ? 'Strike' : 'Fire'),
    at: (at) => ` at ${place(columnIn(at))}`,
    roll: 'Roll',
    skip: 'Hold fire',
    skipRest: 'Hold fire',
    noTripwire: 'No tripwire',
    trip: 'Remove one',
    tripLarge: 'Remove five',
    consent: (who, member) => `${who} wants ${shortName(member)} to fall. Do you agree?`,
    confirm: (kind, member) => {
      if (member === null) return 'Choose';
      switch (kind) {
        case 'name':
          return `Name ${shortName(member)}`;
        case 'victim':
        case 'settle':
          return `${shortName(member)} falls`;
        case 'inspire':
          return `Give ${shortName(member)} a die`;
        case 'call':
          return `Call ${shortName(member)}`;
        default:
          return `Take ${shortName(member)}`;
      }
    },
  },
  zoom: { nearer: 'Zoom in', farther: 'Zoom out', whole: 'Whole board' },
  choices: {
    title: 'Choose your four',
    says: 'Thirteen specialists, one of each role.',
    surprise: 'Surprise us',
    teams: (n) => `Picks one of ${n} possible teams`,
    missing: (n) => `${capital(number(n))} more to choose`,
    role: (role, by) => `Only one ${role} per team, and you have ${shortName(by)}.`,
    full: 'Your team of four is full. Send somebody home first.',
    rule: 'The rule',
    slots: 'Your team',
    empty: 'Free',
  },
  end: {
    rescued: (living, of) => `${capital(number(living))} of ${number(of)} climb${living === 1 ? 's' : ''} aboard.`,
    overrun: 'Nobody is left to climb aboard.',
    stood: (onBoard, near) =>
      onBoard === 0
        ? 'No zombie was left on the board.'
        : `${capital(number(onBoard))} zombie${onBoard === 1 ? '' : 's'} still stood on the board${near === 0 ? '' : `, ${number(near)} of them in ring 1`}.`,
    overrunIn: (turn, left) => `The circle broke on turn ${turn}${left > 0 ? `, ${left} turn${left === 1 ? '' : 's'} before the helicopter` : ''}.`,
    team: 'Your team',
    aboard: 'aboard',
    fell: (turn) => (turn === null ? 'fell' : `fell on turn ${turn}`),
    downBy: (n) => `${zombies(n)} down`,
    achievement: (what, times) => ACHIEVEMENTS[what](times),
    grenadeLeft: 'grenade unused',
    down: (of) => `of ${of} zombies down`,
    left: 'left on the board',
    hits: (expected) => `of shots hit, ${percent(expected)} expected`,
    held: (of) => `of ${of} attacks missed`,
  },
  curve: 'Zombies on the board, turn by turn',
  examples: () => import('./words/examples.en.ts'),
};

export const words: ContactWords = { ...spoken, board };
