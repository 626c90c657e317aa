import type { ColumnName, SegmentName } from '../../content/board.ts';
import { shortName } from '../../content/members.ts';
import type { Deed } from '../../facts/deeds.ts';
import { percent } from '../../facts/needs.ts';
import type { Part } from '../../facts/part.ts';
import type { Effect, PlainEffect } from '../../facts/stack.ts';
import type { Way } from '../../facts/ways.ts';
import type { BoardWords } from '../board.ts';

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

const WAYS: Readonly<Record<Way, string>> = {
  rifle: 'Rifle',
  flame: 'Flame thrower',
  mg60: 'MG60',
  shotgun: 'Shotgun',
  launcher: 'Launcher',
  double: 'Double shot',
  spread: 'Double, two segments',
  ronin: 'Blade',
  'roll first': 'Rifle, roll first',
  grenade: 'Grenade',
  lob: 'Grenade, roll first',
  inspired: 'Extra die',
  'inspired double': 'Extra double shot',
  'inspired spread': 'Extra double, two segments',
  'inspired roll first': 'Extra die, roll first',
  tripwire: 'One zombie',
  'tripwire large': 'Five zombies',
};

/** What to do with a way of acting, where it is not simply a segment to attack. */
const ORDERS: Readonly<Partial<Record<Way, string>>> = {
  flame: 'choose a column to burn',
  double: 'choose a segment for the double shot',
  spread: 'choose two segments for the double shot',
  ronin: 'choose a segment for the blade',
  'roll first': 'roll first, choose the target then',
  grenade: 'choose a segment for the grenade',
  lob: 'throw first, choose the target then',
  inspired: 'choose a segment for the extra die',
  'inspired double': 'choose a segment for the extra double shot',
  'inspired spread': 'choose two segments for the extra double shot',
  'inspired roll first': 'roll the extra die first, choose the target then',
};

/** How many fall with a hit, where it is not one. */
const FALL: Readonly<Partial<Record<Way, string>>> = {
  grenade: ' Up to five fall.',
  launcher: ' A second die says how many fall.',
  double: ' Two fall.',
  'inspired double': ' Two fall.',
  flame: ' Up to three fall, in both rings of the column.',
};

const DEEDS: Readonly<Record<Deed, (times: number) => string>> = {
  rerolls: (n) => `${n} ${n === 1 ? 'die' : 'dice'} rolled again`,
  stopped: (n) => `Fortify stopped ${n} attack${n === 1 ? '' : 's'}`,
  saved: (n) => `First Aid saved ${number(n)}`,
  'kept-away': (n) => `kept ${n} zombies away`,
  confused: (n) => `confused ${n} group${n === 1 ? '' : 's'}`,
  lent: (n) => `lent ${n} ${n === 1 ? 'die' : 'dice'}`,
};

const EFFECTS: Readonly<Record<PlainEffect, string>> = {
  'first-aid': 'First Aid: cancel the hit',
  melee: 'Melee expert: one fewer there?',
  victim: 'Somebody falls',
  consent: 'Does the one who was named fall?',
  settle: 'The players do not agree who falls',
  tripwire: 'Tripwire: which group?',
  'air-recon': 'Air recon: two stay away',
  scatter: 'Scatter: one more?',
  inspire: 'Inspire: who gets a die?',
  move: 'The zombies move one ring inwards',
};

function effectText(effect: Effect): string {
  switch (effect.of) {
    case 'ardor':
      return effect.rolled.length === 1 ? `Ardor: roll the ${effect.rolled[0]} again?` : `Ardor: roll one of ${effect.rolled.join(', ')} again?`;
    case 'target':
      return `Flexible: a target for the ${effect.die}`;
    case 'act':
      return `${shortName(effect.member)}, ${WAYS[effect.way].toLowerCase()}${effect.at === null ? '' : `: ${place(effect.at)}`}`;
    case 'attack':
      return `The zombies${effect.from === null ? ' of ring 1' : ` in ${place(effect.from)}`} ${effect.hits ? 'have hit' : 'attack and fail'}`;
    case 'spawn':
      return `Arriving: blue ${effect.blue}, brown ${effect.brown}`;
    case 'part':
      return `${part(effect.part)}${effect.next.length === 0 ? '' : `. Still to attack: ${effect.next.map(place).join(', ')}`}`;
    default:
      return EFFECTS[effect.of];
  }
}

function part({ turn, phase }: Part): string {
  return `Turn ${turn}, ${phase}`;
}

function burning(ring: number, needs: number): string {
  return `ring ${ring}: *${hits(needs)}*, ${percent(needs)}\u00a0%`;
}

export function place(name: SegmentName | ColumnName): string {
  const [column = '', ring] = name.split('/r');
  return `${column.replace(/(\d)/, ' $1')}${ring === undefined ? '' : `, ring ${ring}`}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function zombies(n: number): string {
  return `${n} zombie${n === 1 ? '' : 's'}`;
}

export function hits(needs: number): string {
  return needs <= 1 ? 'sure hit' : needs === 6 ? 'only a 6 hits' : `${needs} or more hits`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth'];

function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export const board: BoardWords = {
  place,
  ring: (ring) => `ring ${ring}`,
  zombies,
  role: capital,
  weapon: capital,
  abilities: ABILITIES,
  way: WAYS,
  reach: (near, far) => (near === far ? `reaches ring ${near}` : `reaches rings ${near} to ${far}`),
  dice: (n) => `${n} attack ${n === 1 ? 'die' : 'dice'}`,
  chip: (turn, turns, phase) => ({
    short: `Turn ${turn}`,
    rest: ` of ${turns}${phase === 'players' ? ', players act' : phase === 'zombies' ? ', zombies' : ''}`,
  }),
  part,
  effect: effectText,
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
  segment: (name, n, confused, needs, lit) =>
    `${capital(place(name))}: ${n === 0 ? 'empty' : zombies(n)}${confused ? ', confused' : ''}${needs === null ? '' : `, ${hits(needs)}, ${percent(needs)} %`}${lit || n === 0 ? '' : ', not a target now'}`,
  member: (id, state) => `${shortName(id)}: ${state}`,
  confused: 'confused',
  odds: { hits, sure: 'sure' },
  die: { hit: 'hit', miss: 'miss', blue: 'blue', brown: 'brown', held: 'held off', falls: 'hits' },
  meter: {
    title: 'Somebody falls next turn',
    nobody: 'Nobody can fall next turn',
    over: 'No attack is left: the helicopter comes after this turn.',
    clear: 'Ring 1 is clear.',
    harmless: 'The groups in ring 1 are too small to hit.',
    counts: (what) =>
      `${capital(what.map((w) => ({ fortify: 'Fortify', 'first-aid': 'First Aid', ardor: 'a reroll by Ardor' })[w]).join(', '))} ${what.length === 1 ? 'is' : 'are'} counted in.`,
  },
  dock: {
    act: (member, way) => `${shortName(member)}: ${ORDERS[way] ?? 'choose a segment to attack'}`,
    next: (member, naming) => `${shortName(member)}: ${naming ? 'name' : 'choose'} the next target`,
    ways: 'How to act',
    targets: 'Targets',
    rollFirst: 'The die is rolled first; the target is chosen afterwards.',
    target: (at, needs, n, way) =>
      `${capital(place(at))}: ${needs === null ? zombies(n) : `*${hits(needs)}*${needs > 1 ? `, ${percent(needs)}\u00a0%` : ''}`}.${FALL[way] ?? ''}`,
    column: (column, near, far) =>
      near !== null && far !== null
        ? `${capital(place(column))}: *${near} or more* burns ring 1, *${far} or more* ring 2 too.`
        : `${capital(place(column))}, ${near === null ? burning(2, far ?? 0) : burning(1, near)}. Up to three fall.`,
    shots: (dice, of) => `${ORDINALS[of - dice + 1] ?? `Shot ${of - dice + 1}`} of ${number(of)} shots.`,
    close: (dice) => `${capital(number(dice))} more for ring 1 only.`,
    choose: 'Pick one of the lit segments.',
    fire: (way) => (way === 'grenade' ? 'Throw' : way === 'ronin' ? 'Strike' : 'Fire'),
    at: (at) => ` at ${place(at).split(',')[0]}`,
    roll: 'Roll',
    skip: 'Skip',
    skipRest: 'No more shots',
    noTripwire: 'No tripwire',
    trip: 'Remove one',
    tripLarge: 'Remove five',
    better: (from) => (from === 6 ? 'only a 6 is better' : `${from} or more is better`),
    aid: (living) => `A die below ${living}, the number of the living, cancels the hit.`,
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
          return `Die for ${shortName(member)}`;
        case 'call':
          return `${shortName(member)} acts`;
        default:
          return `Take ${shortName(member)}`;
      }
    },
  },
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'Whole board' },
  choices: {
    title: 'Choose your four',
    says: 'Thirteen specialists. No role twice.',
    surprise: 'Surprise us',
    teams: (n) => `One of ${n} teams the rules allow`,
    missing: (n) => `${capital(number(n))} more to choose`,
    role: (role, by) => `One ${role} only. ${shortName(by)} is it.`,
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
    fell: (turn) => (turn === null ? 'fell' : `fell in turn ${turn}`),
    downBy: (n) => `${zombies(n)} down`,
    deed: (deed, times) => DEEDS[deed](times),
    grenadeLeft: 'grenade unused',
    down: (of) => `zombies down of ${of}`,
    left: 'left on the board',
    hits: (expected) => `shots hit, ${expected} % expected`,
    held: (of) => `attacks held off of ${of}`,
  },
  curve: 'Zombies on the board, turn by turn',
  examples: () => import('./examples.ts'),
};
