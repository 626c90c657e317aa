import type { LogEvent, Match, OpenOption } from '#kernel';
import { type Foretold, isChance, type Told } from '../../../kernel/testing/foretold.ts';
import type { Answer, TileRef } from '../answer.ts';
import { type CommandoId, commandoId } from '../content/commandos.ts';
import { GOLIATH } from '../content/enemies.ts';
import { weaponAt, weaponNamed } from '../content/kit.ts';
import { terrainNamed } from '../content/map.ts';
import type { Event } from '../event.ts';
import { findsOn } from '../facts/odds.ts';
import { watchers } from '../facts/stealth.ts';
import type { Preview } from '../preview.ts';
import { at, boardOf, type Commando, commando, type State, sideOf, tileOf } from '../rules/state.ts';
import type { VCommandos } from '../types.ts';
import { type CommandoView, type View, viewOf } from '../view.ts';

/* What is said of a deed, held against what the rules tell of it: every field, in every way the dice can fall. */

type Option = OpenOption<VCommandos>;
type Future = Told<VCommandos>;
type Kind = Event['kind'];

/** What is told when a deed is over and something else begins. */
const OVER: readonly Kind[] = ['ends', 'activates', 'enemy-step', 'turn', 'cleaned-up', 'gas-clears', 'complete'];

/** What the tests play in place of a whole turn: one deed and nothing else. */
export const ONE_DEED = 'one deed';

/** What is told of the deed itself. */
function ofDeed(events: readonly LogEvent<Event>[]): readonly LogEvent<Event>[] {
  const end = events.findIndex(({ event }) => OVER.includes(event.kind));
  return end < 0 ? events : events.slice(0, end);
}

function goOn(match: Match<VCommandos>, { notation, answer: deed }: Option): Option | null {
  const since = match.answers.findLastIndex((given) => given.notation === notation);
  if (match.events.some(({ at: told, event }) => told > since && OVER.includes(event.kind))) return null;
  return onTheWay(match, deed);
}

/** What is answered in the course of a deed, or under fire, by the policy that previews count with (`preview.ts`); null for all else. */
export function onTheWay(match: Match<VCommandos>, deed: Answer | null): Option | null {
  const { decision } = match.scene(null);
  const open = match.open(match.seatNames.map((_, seat) => seat));
  const choose = (...wanted: readonly ((answer: Answer) => boolean)[]): Option | null => {
    for (const wants of wanted) {
      const found = open.find(({ answer }) => wants(answer));
      if (found !== undefined) return found;
    }
    return null;
  };
  switch (decision?.kind) {
    case 'reroll': {
      const { dice, roll, needed, who } = decision.about;
      const finds = roll === 'stealth' ? findsOf(match.state, who, deed) : [];
      const bad = dice.findIndex((die, i) => (roll === 'fire' ? die >= needed : roll === 'shot' ? die < needed : die <= at(finds, i)));
      return choose((answer) => (answer.do === 'reroll' || answer.do === 'nose') && answer.die === bad);
    }
    case 'divert':
      return choose((answer) => answer.do === 'divert');
    case 'hits':
      return choose(
        (answer) => answer.do === 'hit' && answer.victim.startsWith('guard:'),
        (answer) => answer.do === 'hit' && answer.victim !== 'dog' && answer.victim !== 'barrel',
        (answer) => answer.do === 'hit' && answer.victim === 'dog',
        (answer) => answer.do === 'stop',
        () => true,
      );
    case 'second':
    case 'follow':
      return choose((answer) => answer.do === 'nobody');
    case 'spill':
    case 'return':
    case 'drift':
    case 'timetable':
      return choose(() => true);
    default:
      return null;
  }
}

/** What each stealth die finds somebody on. */
function findsOf(g: State, who: CommandoId, deed: Answer | null): readonly number[] {
  const c = g.commandos.find(({ card }) => card >= 0 && commandoId(card) === who) as Commando;
  const kinds = deed?.do === 'drive' ? [GOLIATH] : watchers(g, boardOf(c.at), tileOf(c.at));
  return kinds.map((kind) => findsOn(g, c, kind));
}

/** What tells that a deed is done. */
const TELLS: Readonly<Partial<Record<Answer['do'], Kind>>> = {
  move: 'moves',
  creep: 'moves',
  up: 'moves',
  'creep-up': 'moves',
  'choose-commando': 'moves',
  down: 'goes-down',
  shoot: 'shoots',
  breach: 'door-opens',
  stab: 'overpowers',
  cut: 'wire-cut',
  drive: 'goliath-moves',
  blow: 'explosion',
  silence: 'alarm-off',
  unblock: 'trapdoor',
  save: 'saves',
  grenade: 'strikes',
  bombard: 'strikes',
  crowbar: 'door-opens',
  barricade: 'barricaded',
  heal: 'healed',
  'heal-gander': 'gander-healed',
  don: 'dons',
  emplace: 'emplaces',
  fuse: 'emplaces',
  airdrop: 'kit-drawn',
  panzerfaust: 'panzerfaust',
  smoke: 'smoke',
  work: 'works',
  photo: 'objective',
  take: 'takes',
  orders: 'ability',
  dress: 'healed',
  breath: 'ability',
  charge: 'door-opens',
  wires: 'ability',
  'dead-drop': 'kit-given',
  talk: 'direction',
  timetable: 'looks',
  collect: 'collects',
  drop: 'drops',
  'pick-up': 'takes',
  lay: 'item-lies',
  hand: 'takes',
  detonate: 'detonates',
  man: 'nest',
  leave: 'nest',
  fetch: 'collects',
};

/** What a future shows of the deed. */
interface Outcome {
  readonly future: Future;
  readonly chance: number;
  readonly told: readonly LogEvent<Event>[];
  readonly kinds: readonly Kind[];
  /** Fire on the way has stopped whoever went. */
  readonly down: boolean;
  readonly found: readonly CommandoId[];
  readonly spotted: boolean;
  readonly bursts: boolean;
  /** Nothing but the deed has happened. */
  readonly still: boolean;
}

function outcomeOf(future: Future, doer: CommandoId, before: Match<VCommandos>): Outcome {
  const told = ofDeed(future.events);
  const events = told.map(({ event }) => event);
  const main = events.findIndex(({ kind }) => kind === 'moves' || kind === 'goes-down' || kind === 'shoots' || kind === 'strikes');
  const critical = events.findIndex((event) => event.kind === 'critical' && event.who === doer);
  const loot = events.findIndex(({ kind }) => kind === 'loot');
  const { outcome, state } = future.match;
  return {
    future,
    chance: future.chance,
    told,
    kinds: events.map(({ kind }) => kind),
    down: critical >= 0 && (main < 0 || critical < main),
    found: events.flatMap((event) => (event.kind === 'stealth' && event.found ? [event.who] : [])),
    spotted: loot >= 0 && events.some((event, i) => i > loot && event.kind === 'visible' && event.who === doer),
    bursts: events.some(({ kind }) => kind === 'barrel-bursts'),
    still:
      told.length === future.events.length &&
      state.turn === before.state.turn &&
      state.phase === before.state.phase &&
      (outcome === null || outcome.cause === ONE_DEED),
  };
}

function wrong({ answer, preview }: Option, before: Match<VCommandos>, futures: readonly Future[], exact: boolean): string | null {
  if (preview === null) return null;
  const scene = before.scene(null);
  // Nothing tells where the last window of a turn ends.
  if (scene.decision?.kind === 'window' && scene.decision.about.window === 'after-fire' && futures.some(({ match }) => match.state.turn !== before.state.turn))
    return null;
  const doer = preview.who;
  const all = futures.map((future) => outcomeOf(future, doer, before));
  const differences = new Set<string>();
  const same = (what: string, said: unknown, came: unknown): void => {
    if (JSON.stringify(said) !== JSON.stringify(came)) differences.add(`${what}: said ${JSON.stringify(said)}, came ${JSON.stringify(came)}`);
  };
  const chance = (what: string, said: number, holds: (one: Outcome) => boolean, among: readonly Outcome[] = all): void => {
    const whole = among.reduce((sum, one) => sum + one.chance, 0);
    const given = among.map((one) => ({ ...one.future, chance: one.chance / whole, one }));
    const wide = exact || among.length > 30;
    if (whole > 0 && wide && !isChance(said, given, (future) => holds((future as (typeof given)[number]).one), exact))
      differences.add(`${what}: said ${said}, came ${given.reduce((sum, { one }) => sum + (holds(one) ? one.chance / whole : 0), 0)}`);
  };
  const check: Check = { answer, preview, doer, view: scene.view, before, all, standing: all.filter(({ down }) => !down), same, chance, exact };
  for (const one of all) paid(check, one);
  for (const one of all) clauses(check, one);
  const cited = new Set([...all.flatMap(({ told }) => told.flatMap((one) => one.clauses)), ...(preview.march === null ? [] : MARCH)]);
  same(
    'also',
    preview.also.filter((clause) => !cited.has(clause)),
    [],
  );
  fire(check);
  certain(check);
  stealth(check);
  attack(check);
  chance('spotted', preview.spotted ?? 0, ({ spotted }) => spotted, preview.spotted === null ? [] : all);
  for (const one of check.standing) march(check, one);
  return differences.size === 0 ? null : [...differences].join('; ');
}

/** What is told of the march later. */
const MARCH = ['v-commandos.enemy-move.towards-visible', 'v-commandos.enemy-move.direction'];

interface Check {
  readonly answer: Answer;
  readonly preview: Preview;
  readonly doer: CommandoId;
  readonly view: View;
  readonly before: Match<VCommandos>;
  readonly all: readonly Outcome[];
  readonly standing: readonly Outcome[];
  readonly exact: boolean;
  same(what: string, said: unknown, came: unknown): void;
  chance(what: string, said: number, holds: (one: Outcome) => boolean, among?: readonly Outcome[]): void;
}

const events = ({ told }: Outcome): readonly Event[] => told.map(({ event }) => event);

function paid({ preview: { pays }, answer, doer, before, same }: Check, one: Outcome): void {
  if (!one.still) return;
  const who = before.state.commandos.findIndex(({ card }) => card >= 0 && commandoId(card) === doer);
  const [was, is] = [commando(before.state, who), commando(one.future.match.state, who)];
  if (is.at === -2) return;
  const gained = events(one).filter((event) => (event.kind === 'saves' || event.kind === 'plus') && event.who === doer).length;
  const free = !('who' in answer);
  same('pays', free ? [0, 0] : pays === 'plus' ? [0, 1] : [pays, 0], [is.spent - was.spent, was.plus + gained - is.plus]);
}

function clauses({ preview, answer, same }: Check, one: Outcome): void {
  const kind = answer.do === 'hit' ? (answer.victim === 'barrel' ? 'barrel-bursts' : 'overpowers') : TELLS[answer.do];
  if (kind === undefined || one.down) return;
  const told = one.told.find(({ event }) => event.kind === kind);
  if (told === undefined && preview.lost) return;
  same('clauses', preview.clauses, told?.clauses ?? null);
}

const diceOf = (view: View, tile: TileRef): number => {
  const [id = '', letter = ''] = tile.split('/');
  const seen = view.terrains.find((terrain) => terrain.id === id)?.tiles[terrainNamed(id).tiles.findIndex((one) => one.letter === letter)];
  return seen === undefined ? 0 : seen.enemies.filter((enemy) => enemy !== 'goliath').length + (seen.guard === null ? 0 : 1);
};

const seenOf = ({ commandos }: View, id: CommandoId): CommandoView | undefined => commandos.find((own) => own.id === id);
const glassesOf = (own: CommandoView | undefined): number => (own === undefined ? 0 : own.kit.filter((kit) => kit === 'binoculars').length - own.tired);
const noseOf = (own: CommandoView | undefined): number => (own?.gander?.side === 'A' && !own.gander.hurt && !own.gander.used ? 1 : 0);

const firing = (one: Outcome) => events(one).flatMap((event) => (event.kind === 'fires' ? [event] : []))[0];

function fire({ preview: { fire: said }, view, doer, all, same, chance }: Check): void {
  for (const one of all) {
    const came = firing(one);
    same('fire', said === null ? null : [said.dice, said.needed], came === undefined ? null : [came.dice.length, came.needed]);
    if (said === null || came === undefined) continue;
    const from = came.from.filter((tile) => diceOf(view, tile) > 0);
    same('fire from', said.from, from);
    same(
      'enemies that fire',
      said.enemies,
      from.reduce((sum, tile) => sum + diceOf(view, tile), 0),
    );
    same('hits that make Critical', came.hits >= said.bears, one.down);
  }
  if (said === null) return;
  same('rerolls under fire', said.rerolls, glassesOf(seenOf(view, doer)));
  for (const [hits, odds] of said.hits.entries()) chance(`${hits} hits`, odds, (one) => firing(one)?.hits === hits);
  chance('critical', said.critical, ({ down }) => down);
}

/** Who became Visible, was hidden, fell; where it was heard. */
function certain({ preview, doer, view, standing, same }: Check): void {
  const wasSeen = (id: CommandoId): boolean => seenOf(view, id)?.state === 'visible';
  for (const one of standing) {
    const told = events(one);
    const shown = told.flatMap((event) =>
      event.kind === 'visible' ? [event.who] : event.kind === 'moves' && event.visible && !wasSeen(event.who) ? [event.who] : [],
    );
    const chanced = (id: CommandoId): boolean => one.found.includes(id) || (one.spotted && told.findLast((event) => event.kind === 'visible')?.who === id);
    same(
      'shown',
      preview.shown,
      shown.filter((id) => !chanced(id)),
    );
    const is = one.future.match.state.commandos.find(({ card }) => card >= 0 && commandoId(card) === doer);
    if (one.still && preview.falls.length + preview.escapes.length === 0 && !one.bursts && is?.critical === 0)
      same('visible', preview.visible, is.visible && !chanced(doer));
    const hidden = told.flatMap((event) =>
      ((event.kind === 'moves' && !event.visible) || event.kind === 'dons' || event.kind === 'goes-down') && wasSeen(event.who) ? [event.who] : [],
    );
    same('hidden', preview.hidden, hidden);
    const [alarm, muted] = (['alarm', 'alarm-muted'] as const).map((kind) => told.flatMap((event) => (event.kind === kind ? [event.terrain] : []))) as [
      string[],
      string[],
    ];
    const calm = one.found.length === 0 && !told.some((event) => event.kind === 'loot' && event.spotted > 0);
    same('alarm', preview.alarm, calm ? alarm : alarm.slice(0, preview.alarm.length));
    same('muted', preview.muted, calm ? muted : muted.slice(0, preview.muted.length));
    const fates = told.flatMap((event) => (event.kind === 'fallen' && event.by !== 'wounds' ? [event] : []));
    const unasked = preview.attack !== null && one.bursts;
    same(
      'falls',
      unasked ? (preview.attack?.barrel?.falls ?? null) : preview.falls,
      fates.map(({ who }) => who),
    );
    if (unasked) continue;
    same(
      'escapes',
      preview.escapes,
      told.flatMap((event) => (event.kind === 'cheats-death' ? [event.who] : [])),
    );
    const by = fates[0]?.by ?? (preview.escapes.length > 0 ? preview.by : null);
    same('by', preview.by, by);
    same(
      'lost',
      preview.lost,
      told.some((event) => event.kind === 'failure'),
    );
  }
}

function stealth({ preview: { stealth: said }, view, standing, same, chance }: Check): void {
  for (const one of standing) {
    const came = events(one).flatMap((event) => (event.kind === 'stealth' ? [event] : []));
    same(
      'stealth dice',
      said.map(({ who, dice }) => [who, dice]),
      came.map(({ who, dice }) => [who, dice.length]),
    );
  }
  for (const { who, rerolls, unseen } of said) {
    same('rerolls of stealth dice', rerolls, glassesOf(seenOf(view, who)) + noseOf(seenOf(view, who)));
    chance(`${who} unseen`, unseen, ({ found }) => !found.includes(who), standing);
  }
}

const shotOf = (one: Outcome) => events(one).flatMap((event) => (event.kind === 'shoots' || event.kind === 'strikes' ? [event] : []))[0];

function attack({ preview: { attack: said }, answer, view, before, doer, all, same, chance }: Check): void {
  for (const one of all) {
    const came = shotOf(one);
    same('attack', said === null ? null : [said.dice, said.needed], came === undefined ? null : [came.dice.length, came.needed]);
    if (said === null || came === undefined) continue;
    same('hits', came.dice.filter((die) => die >= said.needed).length, came.hits);
    nest(said, one, came.tile, came.dice, before.state, same);
  }
  if (said === null) return;
  const boxes = answer.do === 'shoot' ? weaponAt(weaponNamed(answer.weapon)).boxes : said.dice;
  same('stands fast', said.fast, said.dice > boxes);
  same('rerolls of a shot', said.rerolls, glassesOf(seenOf(view, doer)));
  for (let n = 0; n <= said.dice; n++) chance(`takes ${n}`, said.takes[n] ?? 0, (one) => takenBy(one) === n);
  const tile = 'tile' in answer ? answer.tile : null;
  const barrel = tile !== null && barrelOn(view, tile);
  same('barrel', said.barrel !== null, barrel);
  chance('bursts', said.barrel?.bursts ?? 0, ({ bursts }) => bursts);
  const spills = answer.do === 'grenade' || answer.do === 'bombard' || (answer.do === 'shoot' && answer.weapon === 'light-mortar');
  const near = spills ? view.commandos.filter((own) => own.state === 'visible' && own.tile === tile) : [];
  same(
    'spills over',
    said.spill?.who ?? [],
    near.map(({ id }) => id),
  );
  if (said.spill === null) return;
  const bears = (own: CommandoView): number => {
    const c = before.state.commandos.find(({ card }) => card >= 0 && commandoId(card) === own.id) as Commando;
    return sideOf(c).wounds - own.wounds + (own.gander !== null && !own.gander.hurt ? 1 : 0);
  };
  const most = near.reduce((sum, own) => sum + bears(own), 0);
  for (let n = 0; n <= most; n++) {
    const odds = said.spill.hits.reduce((sum, one, hits) => sum + (Math.min(hits, most) === n ? one : 0), 0);
    chance(`${n} hits to spare`, odds, (one) => spiltBy(one) === n);
  }
  same('critical of one alone', said.spill.critical !== null, near.length === 1);
  chance('critical by hits to spare', said.spill.critical ?? 0, ({ kinds }) => kinds.includes('critical'), said.spill.critical === null ? [] : all);
}

/** Enemies that hits have taken: gas tells of its own after the barrel. */
function takenBy(one: Outcome): number {
  const told = events(one);
  const burst = told.findIndex(({ kind }) => kind === 'barrel-bursts');
  return told.reduce((sum, event, i) => sum + (event.kind === 'eliminated' && (burst < 0 || i < burst) ? event.enemies.length : 0), 0);
}

const spiltBy = (one: Outcome): number =>
  events(one).reduce((sum, event) => sum + (event.kind === 'wounded' ? event.wounds : event.kind === 'gander-hurt' ? 1 : 0), 0);

function barrelOn(view: View, tile: TileRef): boolean {
  const [id = '', letter = ''] = tile.split('/');
  return view.terrains.some((terrain) => terrain.id === id && terrain.tiles[terrainNamed(id).tiles.findIndex((one) => one.letter === letter)]?.barrel === true);
}

/** One hit takes whoever guards, who is struck first, if it is high enough. */
function nest(said: NonNullable<Preview['attack']>, one: Outcome, tile: TileRef, dice: readonly number[], was: State, same: Check['same']): void {
  const [id = '', letter = ''] = tile.split('/');
  const map = terrainNamed(id);
  const index = was.boards.findIndex(({ terrain }) => terrain === map.number);
  const place = map.tiles.findIndex((own) => own.letter === letter);
  const hits = dice.filter((die) => die >= said.needed);
  const [hit] = hits;
  if (!one.still || hit === undefined || hits.length > 1 || at(at(was.boards, index).guards, place) < 0) return;
  same('nest', hit >= (said.nest ?? said.needed), at(at(one.future.match.state.boards, index).guards, place) < 0);
}

/** Where enemies go then, where they themselves are as they were. */
function march({ preview, answer, view, before, same }: Check, one: Outcome): void {
  const { state } = one.future.match;
  const enemies = (g: State): string => JSON.stringify(g.boards.map(({ units, guards, doors }) => [units, guards, doors]));
  if (!one.still || one.found.length > 0 || one.spotted || one.kinds.includes('critical') || one.bursts || enemies(state) !== enemies(before.state)) return;
  const after = viewOf(state);
  same('ways', preview.march?.ways ?? view.ahead.ways, after.ahead.ways);
  const follows = (seen: View): readonly boolean[] =>
    seen.terrains.map(({ id }) => seen.commandos.some(({ state: is, tile }) => is === 'visible' && tile?.startsWith(`${id}/`)));
  const now = follows(after);
  const turned = follows(view).findIndex((was, index) => was !== now[index]);
  same('turn', preview.march?.turn ?? null, turned < 0 ? null : now[turned] ? 'come' : 'lose');
  if (answer.do === 'talk' && preview.march !== null) same('direction', preview.march.direction, answer.side);
  else if (preview.march !== null && turned >= 0) same('direction', preview.march.direction, after.terrains[turned]?.direction);
}

export const foretold: Foretold<VCommandos> = { goOn, wrong };
