import type { MemberId } from '../content/members.ts';
import { memberNamed, specialist } from '../content/members.ts';
import { percent } from './order.ts';
import type { BoardWords } from './words.ts';

const ABILITIES: BoardWords['abilities'] = {
  cooper: { names: 'Ardor, Melee expert', says: 'One reroll a turn. Failed attackers lose one.' },
  cole: { names: 'Inspire, Breakthrough', says: 'A six lends a die. More dice when ring 1 fills.' },
  branson: { names: 'Sweep', says: 'Burns rings 1 and 2 of a column, three each.' },
  miller: { names: 'Burst', says: 'Four shots, targets close together. 3+ in ring 1.' },
  nelson: { names: 'Blast', says: 'A hit removes as many as a die shows.' },
  kenzo: { names: 'Ronin', says: 'Blade instead of rifle: 5s and 6s strike again.' },
  mobutu: { names: 'Scatter', says: 'Two hits adding up to 10 take one more.' },
  alvares: { names: 'Scope, Confusion', says: 'One less to hit. A far 5 or 6 stops a group.' },
  dunham: { names: 'Flexible', says: 'Rolls first, then picks. Rifle and grenade.' },
  krussov: { names: 'Tripwire', says: 'A moving group of five or more loses one.' },
  schulz: { names: 'Double shot, Fortify', says: '3+ takes two in ring 1. Zombies roll worse.' },
  ayden: { names: 'Air recon', says: 'Big arrivals of 10 or more come two short.' },
  vanderbilt: { names: 'First Aid', says: 'May cancel one hit a turn.' },
};

const WAYS: Readonly<Record<string, string>> = {
  flame: 'Flame thrower',
  mg60: 'MG60',
  shotgun: 'Shotgun',
  launcher: 'Launcher',
  double: 'Double shot',
  spread: 'Double, two segments',
  ronin: 'Blade',
  fire: 'Rifle, roll first',
  grenade: 'Grenade',
  lob: 'Grenade, roll first',
  inspired: 'Extra die',
  'inspired double': 'Extra double shot',
  'inspired spread': 'Extra double, two segments',
  'inspired fire': 'Extra die, roll first',
  tripwire: 'One zombie',
  'tripwire large': 'Five zombies',
};

function nameOf(id: MemberId): string {
  return specialist(memberNamed(id)).name.replace('Sgt. ', '');
}

function place(name: string): string {
  const [column = '', ring] = name.split('/r');
  return `${column.replace(/(\d)/, ' $1')}${ring === undefined ? '' : `, ring ${ring}`}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function zombies(n: number): string {
  return `${n} zombie${n === 1 ? '' : 's'}`;
}

function hits(needs: number): string {
  return needs <= 1 ? 'sure hit' : needs === 6 ? 'only a 6 hits' : `${needs} or more hits`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth'];

function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

const ANSWERS: Readonly<Record<string, string>> = {
  'melee remove': 'Remove one',
  'melee leave': 'Leave it',
  'scatter remove': 'Remove one more',
  'scatter leave': 'Leave it',
  'first-aid try': 'Try First Aid',
  'first-aid hold': 'Hold it back',
  'ardor reroll': 'Roll again',
  'ardor keep': 'Keep it',
};

export const board: BoardWords = {
  place,
  ring: (ring) => `ring ${ring}`,
  zombies,
  role: capital,
  weapon: capital,
  abilities: ABILITIES,
  way: (way) => WAYS[way] ?? capital(way),
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
    ready: 'Ready',
    fired: 'Done',
    idle: 'Holding',
    fell: (turn) => (turn === null ? 'Fell' : `Fell, turn ${turn}`),
    extra: (dice) => `+${dice} ${dice === 1 ? 'die' : 'dice'}`,
  },
  grenade: { has: 'Grenade', used: 'Used', lost: 'Lost' },
  segment: (name, n, confused, needs, lit) =>
    `${capital(place(name))}: ${n === 0 ? 'empty' : zombies(n)}${confused ? ', confused' : ''}${needs === null ? '' : `, ${hits(needs)}, ${percent(needs)} %`}${lit || n === 0 ? '' : ', not a target now'}`,
  member: (id, state) => `${nameOf(id)}: ${state}`,
  confused: 'confused',
  odds: { hits, sure: 'sure' },
  die: { hit: 'hit', miss: 'miss', blue: 'blue', brown: 'brown', held: 'held off', falls: 'hits' },
  meter: {
    title: 'Somebody falls next turn',
    nobody: 'Nobody can fall next turn',
    over: 'No attack is left: the helicopter comes after this turn.',
    clear: 'Ring 1 is clear.',
    counts: (what) =>
      `${capital(what.map((w) => ({ fortify: 'Fortify', 'first-aid': 'First Aid', ardor: 'a reroll by Ardor' })[w]).join(', '))} ${what.length === 1 ? 'is' : 'are'} counted in.`,
  },
  dock: {
    ways: 'How to act',
    targets: 'Targets',
    rollFirst: 'The die is rolled first; the target is chosen afterwards.',
    target: (at, needs, n, way) =>
      `${capital(place(at))}, ${zombies(n)}${needs === null ? '' : `: *${hits(needs)}*`}.${way === 'grenade' ? ' Up to five fall.' : ''}`,
    shots: (dice, of) => `${ORDINALS[of - dice + 1] ?? `Shot ${of - dice + 1}`} of ${number(of)} shots.`,
    close: (dice) => `${capital(number(dice))} more for ring 1 only.`,
    choose: 'Pick one of the lit segments.',
    fire: (at, way) => `${way === 'grenade' ? 'Throw' : way === 'ronin' ? 'Strike' : 'Fire'}${at === null ? '' : ` at ${place(at).split(',')[0]}`}`,
    roll: 'Roll',
    skip: 'Skip',
    skipRest: 'No more shots',
    noTripwire: 'No tripwire',
    trip: 'Remove one',
    tripLarge: 'Remove five',
    aid: (living) => `A die below ${living}, the number of the living, cancels the hit.`,
    confirm: (kind, member) => {
      if (member === null) return 'Choose';
      switch (kind) {
        case 'victim':
          return `${nameOf(member)} falls`;
        case 'inspire':
          return `Die for ${nameOf(member)}`;
        case 'call':
          return `${nameOf(member)} acts`;
        default:
          return `Take ${nameOf(member)}`;
      }
    },
    answer: (way) => {
      const [word, first = '', second = ''] = way.split(' ');
      if (word !== 'skip') return ANSWERS[way] ?? way;
      return first === second ? `${capital(place(first))}: 2 fewer` : 'One fewer on each';
    },
    name: nameOf,
  },
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'Whole board' },
  choices: {
    title: 'Choose your four',
    says: 'Thirteen specialists. No role twice.',
    surprise: 'Surprise us',
    teams: (n) => `One of ${n} teams the rules allow`,
    missing: (n) => `${capital(number(n))} more to choose`,
    role: (role, by) => `One ${role} only. ${nameOf(by)} is it.`,
    full: 'The team is complete: four members. Send somebody home first.',
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
    overrunIn: (turn, left) => `The circle broke in turn ${turn}${left > 0 ? `, ${left} turn${left === 1 ? '' : 's'} before the helicopter` : ''}.`,
    team: 'The team',
    aboard: 'aboard',
    fell: 'fell',
    grenadeLeft: 'grenade unused',
    down: 'zombies down',
    came: 'zombies came',
    left: 'left on the board',
    turns: 'turns',
  },
  curve: 'Zombies on the board, turn by turn',
};
