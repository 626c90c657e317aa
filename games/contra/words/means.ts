import { ADVANTAGES, type AdvantageSymbol } from '../content/advantage.ts';
import {
  bossCard,
  COMMANDOS,
  type CommandoId,
  cardNamed,
  commando,
  enemy,
  type MapSpace,
  stage,
  stageCard,
  type WeaponStats,
  weapon,
} from '../content/index.ts';
import type { FighterView, View } from '../rules/view.ts';

/** What a commando lacks to pay for this: each token and each card counts once. */
export function lacks(f: FighterView, cost: readonly AdvantageSymbol[]): readonly AdvantageSymbol[] {
  const missing: AdvantageSymbol[] = [];
  let spare = 0;
  for (const type of ADVANTAGES) {
    const has = f.tokens[type] + f.hand.filter((id) => cardNamed(id).type === type).length;
    const needs = cost.filter((symbol) => symbol === type).length;
    for (let n = has; n < needs; n++) missing.push(type);
    spare += Math.max(0, has - needs);
  }
  for (let any = cost.filter((symbol) => symbol === '*').length - spare; any > 0; any--) missing.push('*');
  return missing;
}

/** The weapon that is used now: the card, or the one printed on the character card. */
export function weaponOf(f: FighterView): WeaponStats & { readonly id: string } {
  return f.weapon === null ? commando(f.id).weapon : weapon(f.weapon);
}

/** How far a weapon attack reaches now; stage cards in play may shorten it. */
export function weaponRange(view: View, f: FighterView): number {
  let { range } = weaponOf(f);
  for (const id of view.stageArea) for (const constant of stageCard(id).constants) if (constant.is === 'shorter-range') range = Math.max(1, range - constant.n);
  return range;
}

/** How far a run goes; stage cards in play may shorten it. */
export function runLimit(view: View): number {
  let limit = 3;
  for (const id of view.stageArea) for (const constant of stageCard(id).constants) if (constant.is === 'run-at-most') limit = Math.min(limit, constant.spaces);
  return limit;
}

export function spaceOf(view: View, id: string): MapSpace | null {
  const { map } = stage(view.stage);
  return map.spaces[map.named(id)] ?? null;
}

/** Spaces between, as range is counted; null when one of the two is not on the map. */
export function distance(view: View, from: string, to: string): number | null {
  const { map } = stage(view.stage);
  const [start, end] = [map.named(from), map.named(to)];
  return start < 0 || end < 0 ? null : map.distance(start, end);
}

/** How far a target is away from a space: of the boss the nearest space it covers. */
export function targetDistance(view: View, from: string, target: string): number | null {
  const spaces = target === 'boss' ? view.boss : view.fighters.flatMap(({ foes }) => foes.flatMap((foe) => (foe.id === target ? [foe.space] : [])));
  let least: number | null = null;
  for (const space of spaces) {
    const away = distance(view, from, space);
    if (away !== null && (least === null || away < least)) least = away;
  }
  return least;
}

/** An enemy adjacent to its commando that holds them fast; null where nobody does. */
export function heldBy(view: View, f: FighterView): string | null {
  const holds = ({ id, space, breached }: FighterView['foes'][number]): boolean =>
    !breached && distance(view, space, f.space) === 1 && enemy(id).constants.some((constant) => constant.is === 'pins');
  return f.foes.find(holds)?.id ?? null;
}

/** What an ordinary enemy has left; null when it is not in play. */
export function healthOf({ fighters }: View, target: string): number | null {
  for (const { foes } of fighters) for (const { id, health, damage } of foes) if (id === target) return health - damage;
  return null;
}

/** What a boss card has left. */
export function bossLeft({ fighters }: View, card: string): number {
  for (const { boss } of fighters) if (boss?.id === card) return boss.health - boss.damage;
  return bossCard(card).health;
}

/** What it costs to be rid of a stage card in play. */
export function clearCost(card: string): readonly AdvantageSymbol[] {
  return stageCard(card).constants.flatMap((constant) => (constant.is === 'may-discard' ? constant.cost : []));
}

/** Whose deck a commando card is of. */
export function ownerOf(card: string): CommandoId {
  return (COMMANDOS.find(({ deck }) => deck.some(({ id }) => id === card)) ?? commando('bill')).id;
}
