import { catalogue, SOURCE } from '#words';
import { type Tried, Truth } from '../../truth.ts';
import type { SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { AttackKind } from '../facts/attacks.ts';
import type { Contact } from '../types.ts';
import type { MemberView, View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';

type Asked = Tried<Contact>;

/** The rings that each weapon reaches, as the reference cards say. */
const REACH: Readonly<Record<MemberId, readonly [near: number, far: number]>> = {
  cooper: [1, 4],
  alvares: [1, 4],
  branson: [1, 2],
  dunham: [1, 4],
  miller: [1, 4],
  kenzo: [1, 3],
  krussov: [1, 4],
  cole: [1, 4],
  schulz: [1, 2],
  ayden: [1, 4],
  mobutu: [1, 3],
  nelson: [2, 4],
  vanderbilt: [1, 4],
};

const HEAVY: readonly MemberId[] = ['branson', 'miller', 'nelson'];
const ALIKE: readonly (readonly MemberId[])[] = [['cooper', 'cole'], HEAVY, ['kenzo', 'mobutu']];

/** Round the table: blue 1 to 8, then brown 8 to 1. */
function column(name: SegmentName): number {
  const [, colour, number] = /^(blue|brown)(\d)/.exec(name) ?? [];
  return colour === 'blue' ? Number(number) - 1 : 16 - Number(number);
}

function ring(name: SegmentName): number {
  return Number(name.at(-1));
}

function standing({ zombies }: View, name: SegmentName): number {
  return zombies[name] ?? 0;
}

function anybodyWithin({ zombies }: View, far: number): boolean {
  return Object.keys(zombies).some((name) => Number(name.at(-1)) <= far);
}

function grenadeReaches({ settings }: View): number {
  return settings['grenade-range-2'] ? 2 : 1;
}

/** The one who is named. */
function named({ view }: Asked, who: readonly unknown[]): MemberView | undefined {
  return view.members.find(({ id }) => id === who[0]);
}

/** Where an answer aims. */
function aims({ answer }: Asked, name: unknown): boolean {
  if (answer.do === 'burn') return [`${answer.column}/r1`, `${answer.column}/r2`].includes(String(name));
  return 'at' in answer && (answer.at === name || (answer.do === 'spread' && Math.abs(column(answer.at) - column(name as SegmentName)) % 14 === 1));
}

function ringAimedAt({ answer }: Asked): number {
  return 'at' in answer ? ring(answer.at) : 0;
}

/** What this member has done since the turn began, as it was told. */
function done({ match }: Asked, who: unknown): ReadonlySet<'attack' | 'grenade' | 'waive'> {
  const since = match.events.findLastIndex(({ event }) => event.kind === 'turn');
  const kinds = new Set<'attack' | 'grenade' | 'waive'>();
  for (const { event } of match.events.slice(since + 1)) {
    if (event.kind === 'waive' && event.member === who) kinds.add('waive');
    if (event.kind === 'flexible-miss' && who === 'dunham') kinds.add('attack').add('grenade');
    if ((event.kind === 'blast' || event.kind === 'dice-lost') && event.member === who) kinds.add('attack');
    if (event.kind === 'shot' && event.member === who) kinds.add(event.with === 'grenade' || event.with === 'lob' ? 'grenade' : 'attack');
  }
  return kinds;
}

/** What a shot is told by, where it is not with a rifle. */
const SHOT_BY: Partial<Record<AttackKind, string>> = {
  flame: 'contact.branson.flamethrower',
  mg60: 'contact.miller.mg60',
  launcher: 'contact.nelson.attack-roll',
  shotgun: 'contact.schulz.shotgun',
  double: 'contact.schulz.double',
  ronin: 'contact.kenzo.ronin',
  grenade: 'contact.grenade.effect',
  lob: 'contact.grenade.effect',
  inspired: 'contact.cole.inspire-what',
};

function memberOf({ answer }: Asked): MemberId | null {
  return 'member' in answer ? answer.member : null;
}

function settles({ view }: Asked, settler: 'leader' | 'host'): boolean {
  return settler === (view.leader === null ? 'host' : 'leader');
}

export const truth = new Truth<Contact, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    attack: {
      range(tried, { at: [place], with: weapon, who, near, far, span }) {
        const [member] = who as readonly MemberId[];
        const reach = {
          grenade: [1, grenadeReaches(tried.view)],
          ronin: [1, 1],
          double: [1, 1],
          own: member === undefined ? [] : REACH[member],
          none: [],
        }[weapon];
        const off = ring(place as SegmentName);
        return aims(tried, place) && memberOf(tried) === member && near === reach[0] && far === reach[1] && span === far - near && (off < near || off > far);
      },
      'occupied-target': (tried, { at: [place] }) => aims(tried, place) && standing(tried.view, place as SegmentName) === 0,
      'nobody-near': ({ answer, view }) => !anybodyWithin(view, answer.do === 'lob' ? grenadeReaches(view) : 4),
      'declare-first': ({ answer }, { who }) => answer.do === 'roll-first' && answer.member === who[0] && who[0] !== 'dunham',
      'target-number': (tried, { ring: named, needs }) =>
        tried.decision.kind === 'flexible' && named === ringAimedAt(tried) && needs === named + 1 && tried.decision.about.die < needs,
    },
    nelson: { minimum: (tried) => memberOf(tried) === 'nelson' && ringAimedAt(tried) === 1 },
    schulz: { 'double-same-segment': ({ answer, view }) => answer.do === 'spread' && !view.settings['shotgun-spread'] },
    players: {
      'dead-do-not-act': (tried, { who }) => named(tried, who)?.alive === false && memberOf(tried) === who[0],
      'one-action': (tried, { who }) => memberOf(tried) === who[0] && done(tried, who[0]).size > 0,
      'exclusive-ability': (tried, { who }) =>
        who[0] === 'kenzo' && (done(tried, 'kenzo').has('attack') || (tried.decision.kind === 'aim' && tried.decision.about.member === 'kenzo')),
      'leader-decides': (tried, { settler }) => settles(tried, settler) && ['settle', 'call'].includes(tried.decision.kind),
      'leader-called': (tried, { settler }) =>
        settles(tried, settler) && tried.decision.kind === 'act' && tried.decision.about !== null && tried.decision.about.called !== memberOf(tried),
      end: (tried, { who }) => !tried.options.some((option) => 'member' in option && option.member === who[0]),
      'named-first': ({ decision, answer }) => decision.kind === 'aim' && decision.about.naming && 'extra' in answer && answer.extra,
      'any-order': (tried, { who }) =>
        tried.decision.kind === 'aim' && tried.decision.about.member !== who[0] && tried.decision.about.dice + tried.decision.about.close > 0,
    },
    cooper: {
      ardor({ decision, answer }) {
        if (decision.kind !== 'ardor' || answer.do !== 'reroll') return false;
        const { dice } = decision.about;
        const die = dice[answer.die ?? 0];
        return die === undefined || die.better.length === 0 || dice.slice(0, answer.die ?? 0).some(({ rolled }) => rolled === die.rolled);
      },
    },
    cole: {
      inspire: (tried, { who }) => named(tried, who)?.granted === 0,
      breakthrough: (tried) => tried.decision.kind === 'aim' && tried.decision.about.dice === 0 && tried.decision.about.close > 0 && ringAimedAt(tried) > 1,
      'inspire-who': (_, { who }) => [...HEAVY, 'cole'].some((id) => id === who[0]),
    },
    grenade: {
      once: (tried, { who }) => named(tried, who)?.grenade === false,
      'replaces-attack': (tried, { who }) => who[0] !== 'dunham' && done(tried, who[0]).has(tried.answer.do === 'throw' ? 'attack' : 'grenade'),
      range: (tried, { at: [place] }) => aims(tried, place) && ring(place as SegmentName) > grenadeReaches(tried.view),
    },
    dunham: { 'flexible-rifle-only': ({ answer, view }) => answer.do === 'lob' && !view.settings['flexible-grenade'] },
    branson: { 'one-roll': ({ answer, view }) => answer.do === 'burn-at' && !view.settings['flame-target-decides'] },
    hit: {
      'team-chooses': (tried, { who }) =>
        named(tried, who)?.seat !== tried.seat &&
        (tried.decision.kind === 'consent' ? who[0] === tried.decision.about.member : tried.decision.kind === 'victim' && tried.answer.by === null),
    },
    miller: {
      spacing(tried, { at: [place], columns }) {
        if (tried.decision.kind !== 'aim') return false;
        const from = tried.decision.about.last;
        const aside = Math.abs(column(from) - column(place as SegmentName));
        const apart = Math.min(aside, 16 - aside);
        const steps = apart + Math.abs(ring(from) - ring(place as SegmentName));
        return aims(tried, place) && columns === tried.view.settings['mg60-columns'] && (columns ? apart : steps) > 2;
      },
    },
    krussov: {
      'tripwire-large': ({ answer, view }) => answer.do === 'tripwire' && answer.large && !view.settings['tripwire-large'],
      'tripwire-before-merge': (tried) => tried.answer.do === 'tripwire' && ringAimedAt(tried) === 1,
      tripwire: ({ answer, view }, { standing: said }) => answer.do === 'tripwire' && standing(view, answer.at) === said && said < 5,
    },
    alvares: { 'confusion-blocks-tripwire': ({ answer, view }) => answer.do === 'tripwire' && view.confused.includes(answer.at) },
    setup: {
      choice: (tried, { who }) => named(tried, who) !== undefined,
      'unique-roles': (tried, { who }) => {
        const role = ALIKE.find((alike) => alike.some((id) => id === who[0])) ?? who;
        return tried.view.members.some(({ id }) => role.some((other) => other === id));
      },
      'four-members': ({ view, seat, match: { config } }) =>
        view.members.filter((member) => member.seat === seat).length === config.commands.filter((commander) => commander === seat).length,
    },
    modes: {
      'shared-table': (tried, { who }) => named(tried, who)?.seat !== tried.seat,
      'somebody-else': ({ answer, decision, match, seat }) =>
        answer.by === null ? decision.kind !== 'act' && match.asked.some((other) => other !== seat) : answer.by !== seat,
    },
  },
  help: {
    attack: (tried, { member }) =>
      tried.options.some((option) => {
        const [place] = tried.answer.do === 'burn' ? [`${tried.answer.column}/r1`] : 'at' in tried.answer ? [tried.answer.at] : [];
        return 'member' in option && option.member === member && place !== undefined && aims({ ...tried, answer: option }, place);
      }),
  },
  cites: {
    taken: ['contact.setup.choice'],
    turn: ['contact.turn.marker-moves', 'contact.turn.order'],
    refill: ['contact.grenade.once'],
    'zombies-attack': ({ die }) => (die === null ? ['contact.zombies.single-harmless'] : ['contact.zombies.segment-attack', 'contact.schulz.fortify']),
    'melee-expert': ['contact.cooper.melee-expert'],
    'first-aid': ['contact.vanderbilt.first-aid'],
    ardor: ['contact.cooper.ardor'],
    'victim-die': ['contact.hit.dice-option'],
    named: ['contact.hit.team-chooses'],
    refused: ['contact.hit.team-chooses'],
    settled: ['contact.players.leader-decides'],
    removed: ['contact.hit.one-member', 'contact.hit.all-lost'],
    tripwire: ['contact.krussov.tripwire'],
    'zombies-move': ['contact.move.one-inward', 'contact.move.first-ring-stays'],
    'air-recon': ['contact.ayden.air-recon', 'contact.ayden.air-recon-choice'],
    spawn: ({ blue, brown, placed }) => [
      'contact.spawn.cross',
      'contact.spawn.outer-ring',
      ...(placed.reduce((sum, { zombies }) => sum + zombies, 0) < blue + brown ? ['contact.components.token-cap'] : []),
    ],
    called: ['contact.players.leader-decides'],
    shot: ({ member, with: attack }) => [
      'contact.attack.target-number',
      SHOT_BY[attack] ?? `contact.${member}.rifle`,
      ...(member === 'dunham' && attack === 'rifle' ? ['contact.dunham.flexible'] : []),
      ...(attack === 'mg60' ? ['contact.miller.close-penalty'] : []),
      ...(attack === 'ronin' ? ['contact.kenzo.ronin-extra'] : []),
      ...(attack === 'double' ? ['contact.schulz.double-same-segment'] : []),
    ],
    blast: ['contact.nelson.launcher'],
    'flexible-miss': ['contact.dunham.flexible', 'contact.attack.target-number'],
    confusion: ['contact.alvares.confusion'],
    breakthrough: ['contact.cole.breakthrough', 'contact.cole.breakthrough-count'],
    inspire: ['contact.cole.inspire'],
    scatter: ['contact.mobutu.scatter'],
    'dice-lost': ({ member }) => [member === 'miller' ? 'contact.miller.lost-attacks' : 'contact.attack.occupied-target'],
    waive: ['contact.players.optional'],
    'turn-ends': ['contact.turn.end-phase'],
    rescued: ['contact.victory.win', 'contact.turn.cycle'],
    overrun: ['contact.victory.loss'],
  },
});
