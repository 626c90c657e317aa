import type { AdvantageSymbol } from '../content/advantage.ts';
import { type StageCardId, stageCard } from '../content/index.ts';
import type { Area } from './arms.ts';

/** A run is so long at most. */
export const RUN_SPACES = 3;

/** How far a run goes at most; a card in the stage play area may shorten it. */
export function runLimit({ stageArea }: Area, spaces = RUN_SPACES): number {
  let limit = spaces;
  for (const id of stageArea) for (const constant of stageCard(id).constants) if (constant.is === 'run-at-most') limit = Math.min(limit, constant.spaces);
  return limit;
}

/** So many tokens on Base Alarm sound the alarm, and so much removes one of them. */
export const ALARM = 4;
export const ALARM_COST: readonly AdvantageSymbol[] = ['S'];

/** What it costs to be rid of a stage card in play; null when that cannot be. */
export function clearCost(id: StageCardId): readonly AdvantageSymbol[] | null {
  for (const constant of stageCard(id).constants) if (constant.is === 'may-discard') return constant.cost;
  return null;
}
