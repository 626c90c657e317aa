import type { Tried } from '../../truth.ts';
import { cardNamed, type MapSpace, stage } from '../content/index.ts';
import type { Contra } from '../types.ts';
import type { FighterView, View } from '../view.ts';

/* A position read for the second time, slowly and by itself: what sentences claim is held against it (`truth.ts`). */

export type Asked = Tried<Contra>;

export function fighterNamed({ view }: Pick<Asked, 'view'>, who: unknown): FighterView | undefined {
  return view.fighters.find(({ id }) => id === who);
}

/** Whoever tries it. */
export function doer(tried: Asked): FighterView | undefined {
  return fighterNamed(tried, tried.answer.who);
}

export function spaceNamed({ view }: Pick<Asked, 'view'>, name: unknown): MapSpace | undefined {
  return stage(view.stage).map.spaces.find(({ id }) => id === name);
}

/** The spaces that one link leads to. */
function beside(tried: Asked, name: unknown): readonly MapSpace[] {
  const links = new Set(spaceNamed(tried, name)?.links);
  return stage(tried.view.stage).map.spaces.filter(({ id, links: back }) => links.has(id) || back.some((one) => one === name));
}

/** How many links lie between two spaces. */
export function steps(tried: Asked, from: unknown, to: unknown): number {
  let edge: readonly unknown[] = [from];
  const seen = new Set<unknown>(edge);
  for (let far = 0; edge.length > 0; far++) {
    if (edge.includes(to)) return far;
    edge = edge.flatMap((space) => beside(tried, space).map(({ id }) => id)).filter((id) => !seen.has(id) && seen.add(id));
  }
  return Number.POSITIVE_INFINITY;
}

/** Where an enemy or the boss stands. */
export function standsOn({ boss, fighters }: View, target: unknown): readonly unknown[] {
  return target === 'boss' ? boss : fighters.flatMap(({ foes }) => foes.flatMap(({ id, space }) => (id === target ? [space] : [])));
}

export function stepsToTarget(tried: Asked, from: unknown, target: unknown): number {
  return Math.min(...standsOn(tried.view, target).map((space) => steps(tried, from, space)));
}

export function enemiesOn({ boss, fighters }: View, space: unknown): boolean {
  return boss.some((one) => one === space) || fighters.some(({ foes }) => foes.some((foe) => foe.space === space));
}

/** Whether somebody runs there in so many steps: up no ledge, past no enemy. */
export function runsTo(tried: Asked, from: unknown, to: unknown, limit: number): boolean {
  if (limit === 0) return false;
  const ledge = spaceNamed(tried, from)?.ledge;
  return beside(tried, from).some(
    (next) => (next.ledge === '' || next.ledge === ledge) && (next.id === to || (!enemiesOn(tried.view, next.id) && runsTo(tried, next.id, to, limit - 1))),
  );
}

/** The steps of a run or a jump, the last one included. */
export function path({ answer }: Asked): readonly unknown[] {
  if (answer.do === 'run') return [...answer.via, answer.to];
  return 'to' in answer ? [answer.to] : [];
}

/** What is missing to pay this with tokens and with cards of the hand, each once; one card may be laid aside. */
export function short({ tokens, hand }: FighterView, cost: readonly string[], aside = ''): number {
  const cards: readonly string[] = hand;
  const rest = hand.filter((card, place) => card !== aside || place !== cards.indexOf(aside));
  const wealth: string[] = [
    ...(['M', 'A', 'S'] as const).flatMap((type) => Array.from({ length: tokens[type] }, () => type)),
    ...rest.map((card) => cardNamed(card).type),
  ];
  let missing = 0;
  // What asks for one type is paid first.
  for (const symbol of [...cost.filter((one) => one !== '*'), ...cost.filter((one) => one === '*')]) {
    const found = symbol === '*' ? wealth.length - 1 : wealth.indexOf(symbol);
    if (found < 0) missing++;
    else wealth.splice(found, 1);
  }
  return missing;
}
