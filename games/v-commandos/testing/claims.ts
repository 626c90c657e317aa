import type { Answer } from '../answer.ts';
import type { CommandoId } from '../content/commandos.ts';
import { findTile, isOn, type TileRef } from '../content/refs.ts';
import type { Preview } from '../preview.ts';
import { OUT, type State } from '../rules/state.ts';
import { type CommandoView, type View, viewOf } from '../view.ts';
import { commandoOf } from './on-the-way.ts';
import { type Outcome, TELLS } from './outcome.ts';
import type { Scene } from './raid.ts';

/* What a preview says of costs, clauses, fire, sight, noise, deaths and the march, each compared with what came. */

export interface Check {
  readonly answer: Answer;
  readonly preview: Preview;
  readonly doer: CommandoId;
  readonly view: View;
  readonly before: Scene;
  readonly all: readonly Outcome[];
  readonly standing: readonly Outcome[];
  readonly exact: boolean;
  same(what: string, said: unknown, came: unknown): void;
  chance(what: string, said: number, holds: (one: Outcome) => boolean, among?: readonly Outcome[]): void;
}

export function paid({ preview: { pays }, answer, doer, before, same }: Check, one: Outcome): void {
  if (!one.still) return;
  const [was, is] = [commandoOf(before.state, doer), commandoOf(one.future.match.state, doer)];
  if (is.at === OUT) return;
  const gained = one.events.filter((event) => (event.kind === 'saves' || event.kind === 'plus') && event.who === doer).length;
  const free = !('who' in answer);
  same('pays', free ? [0, 0] : pays === 'plus' ? [0, 1] : [pays, 0], [is.spent - was.spent, was.plus + gained - is.plus]);
}

export function clauses({ preview, answer, same }: Check, one: Outcome): void {
  const kind = answer.do === 'hit' ? (answer.victim === 'barrel' ? 'barrel-bursts' : 'overpowers') : TELLS[answer.do];
  if (kind === undefined || one.down) return;
  const logged = one.log.find(({ event }) => event.kind === kind);
  if (logged === undefined && preview.lost) return;
  same('clauses', preview.clauses, logged?.clauses ?? null);
}

export const diceOf = (view: View, tile: TileRef): number => {
  const { terrain, number } = findTile(tile);
  const seen = view.terrains.find(({ id }) => id === terrain.id)?.tiles[number];
  return seen === undefined ? 0 : seen.enemies.filter((enemy) => enemy !== 'goliath').length + (seen.guard === null ? 0 : 1);
};

export const seenOf = ({ commandos }: View, id: CommandoId): CommandoView | undefined => commandos.find((own) => own.id === id);
export const glassesOf = (own: CommandoView | undefined): number => (own === undefined ? 0 : own.kit.filter((kit) => kit === 'binoculars').length - own.tired);
export const noseOf = (own: CommandoView | undefined): number => (own?.gander?.side === 'A' && !own.gander.hurt && !own.gander.used ? 1 : 0);

const firing = (one: Outcome) => one.events.flatMap((event) => (event.kind === 'fires' ? [event] : []))[0];

export function fire({ preview: { fire: said }, view, doer, all, exact, same, chance }: Check): void {
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
  const average = all.reduce((sum, one) => sum + one.chance * (firing(one)?.hits ?? 0), 0);
  if (exact) same('hits on average', said.average.toFixed(9), average.toFixed(9));
  for (const [hits, odds] of said.hits.entries()) chance(`${hits} hits`, odds, (one) => firing(one)?.hits === hits);
  chance('critical', said.critical, ({ down }) => down);
}

/** Who became Visible, was hidden, fell; where it was heard. */
export function certain({ preview, doer, view, standing, same }: Check): void {
  const wasSeen = (id: CommandoId): boolean => seenOf(view, id)?.state === 'visible';
  for (const one of standing) {
    const { events } = one;
    const shown = events.flatMap((event) =>
      event.kind === 'visible' ? [event.who] : event.kind === 'moves' && event.visible && !wasSeen(event.who) ? [event.who] : [],
    );
    const chanced = (id: CommandoId): boolean => one.found.includes(id) || (one.spotted && events.findLast((event) => event.kind === 'visible')?.who === id);
    same(
      'shown',
      preview.shown,
      shown.filter((id) => !chanced(id)),
    );
    const is = commandoOf(one.future.match.state, doer);
    if (one.still && preview.falls.length + preview.escapes.length === 0 && !one.bursts && is.critical === 0)
      same('visible', preview.visible, is.visible && !chanced(doer));
    const hidden = events.flatMap((event) =>
      ((event.kind === 'moves' && !event.visible) || event.kind === 'dons' || event.kind === 'goes-down') && wasSeen(event.who) ? [event.who] : [],
    );
    same('hidden', preview.hidden, hidden);
    const heard = (kind: 'alarm' | 'alarm-muted') => events.flatMap((event) => (event.kind === kind ? [event.terrain] : []));
    const [alarm, muted] = [heard('alarm'), heard('alarm-muted')];
    const calm = one.found.length === 0 && !events.some((event) => event.kind === 'loot' && event.spotted > 0);
    same('alarm', preview.alarm, calm ? alarm : alarm.slice(0, preview.alarm.length));
    same('muted', preview.muted, calm ? muted : muted.slice(0, preview.muted.length));
    const fates = events.flatMap((event) => (event.kind === 'fallen' && event.by !== 'wounds' ? [event] : []));
    const unasked = preview.attack !== null && one.bursts;
    same(
      'falls',
      unasked ? preview.attack?.barrel?.falls.map((who) => ({ who, by: 'gas' })) : preview.falls,
      fates.map(({ who, by }) => ({ who, by })),
    );
    if (unasked) continue;
    same(
      'escapes',
      preview.escapes,
      events.flatMap((event) => (event.kind === 'cheats-death' ? [event.who] : [])),
    );
    same(
      'lost',
      preview.lost,
      events.some((event) => event.kind === 'failure'),
    );
  }
}

export function stealth({ preview: { stealth: said }, view, standing, same, chance }: Check): void {
  for (const one of standing) {
    const came = one.events.flatMap((event) => (event.kind === 'stealth' ? [event] : []));
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

/** Where enemies go then, where they themselves are as they were. */
export function march({ preview, answer, view, before, same }: Check, one: Outcome): void {
  const { state } = one.future.match;
  const enemies = (g: State): string => JSON.stringify(g.boards.map(({ units, guards, doors }) => [units, guards, doors]));
  if (!one.still || one.found.length > 0 || one.spotted || one.kinds.includes('critical') || one.bursts || enemies(state) !== enemies(before.state)) return;
  const after = viewOf(state);
  same('ways', preview.march?.ways ?? view.ahead.ways, after.ahead.ways);
  const follows = (seen: View): readonly boolean[] =>
    seen.terrains.map(({ id }) => seen.commandos.some(({ state: is, tile }) => is === 'visible' && isOn(tile, id)));
  const now = follows(after);
  const turned = follows(view).findIndex((was, index) => was !== now[index]);
  same('turn', preview.march?.turn ?? null, turned < 0 ? null : now[turned] ? 'come' : 'lose');
  if (answer.do === 'talk' && preview.march !== null) same('direction', preview.march.direction, answer.side);
  else if (preview.march !== null && turned >= 0) same('direction', preview.march.direction, after.terrains[turned]?.direction);
}
