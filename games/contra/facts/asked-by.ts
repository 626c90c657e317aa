import type { ClauseId } from '#kernel';
import type { Decision } from '../types.ts';

const CLAUSES: Readonly<Record<Decision['kind'], ClauseId>> = {
  act: 'contra.turn.free-order',
  turn: 'contra.round.commando-order-free',
  assault: 'contra.round.enemy-order-free',
  next: 'contra.effect.each-commando-order',
  pause: 'contra.ability.windows-between-effects',
  suffer: 'contra.suffer.pay-or-medal',
  pay: 'contra.advantage.spend-sources',
  gain: 'contra.advantage.any-gain',
  'lose-token': 'contra.effect.forced-single',
  choose: 'contra.general.player-choice',
  may: 'contra.effect.may-pay-in-full',
  order: 'contra.golden.timing-same-class',
  who: 'contra.general.player-choice',
  space: 'contra.general.player-choice',
  target: 'contra.attack.choose-target',
  'second-target': 'contra.attack.weapon-special-scope',
  reroll: 'contra.attack.weapon-special-scope',
  convert: 'contra.attack.convert',
  burn: 'contra.space.stage-specific',
  assign: 'contra.boss.split-damage',
  'reroll-enemy': 'contra.enemy-turn.added-counts-for-rerolls',
  take: 'contra.general.player-choice',
  hatch: 'contra.general.player-choice',
  discard: 'contra.medal.optional-hand-discard',
  recover: 'contra.general.player-choice',
  equip: 'contra.weapon.gain-may-equip',
  deck: 'contra.general.player-choice',
  reveal: 'contra.general.player-choice',
  objective: 'contra.space.objective-once',
  slot: 'contra.general.player-choice',
  move: 'contra.move.choose-type-first',
  pillbox: 'contra.space.pillbox',
  'alarm-post': 'contra.space.stage-specific',
  sensor: 'contra.stage.pillbox-icon-may',
  purge: 'contra.general.player-choice',
  start: 'contra.setup.commando-start',
  'boss-start': 'contra.setup.boss-placed',
  'boss-deal': 'contra.setup.boss-card-assignment',
  'story-may': 'contra.story.special-rules',
};

/** The rule by which somebody is asked. */
export function askedBy(decision: Decision): ClauseId {
  if (decision.kind !== 'discard') return CLAUSES[decision.kind];
  return { mulligan: 'contra.setup.mulligan', medal: 'contra.medal.optional-hand-discard', effect: 'contra.effect.forced-single' }[decision.about.for];
}
