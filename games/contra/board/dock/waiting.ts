import type { ClauseId, Seat } from '#kernel';
import { promptText } from '../../../words.ts';
import type { Decision } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { ContraWords } from '../../words/words.ts';
import type { Choosing } from '../choosing.ts';

/** What the table waits for, what would help, and the rule that asks for it. */
export interface Waiting {
  readonly now: string;
  readonly help: string;
  readonly clause: ClauseId | null;
}

export interface Situation {
  readonly decision: (Decision & { readonly seats: readonly Seat[] }) | null;
  readonly view: View;
  /** What can be answered here, and whether somebody here is waited for. */
  readonly open: Choosing;
  readonly asked: boolean;
  readonly past: boolean;
  /** The names of those who are waited for. */
  readonly others: readonly string[];
}

export function waitingFor({ decision, view, open, asked, past, others }: Situation, words: ContraWords): Waiting {
  const { legend } = words.say;
  if (decision === null) return { now: legend.over, help: '', clause: null };
  if (past) return { now: legend.past, help: '', clause: null };
  const now = promptText(words, decision, view, asked ? 'you' : 'others');
  return {
    now: /[.?!]$/.test(now) ? now : legend.prompt({ prompt: now }),
    help: asked ? clickText(openIn(open), words) : others.length === 0 ? legend.nothing : legend.wait({ who: others }),
    clause: clauseOf(decision),
  };
}

/** What would help whoever is asked. */
function clickText(open: readonly Open[], { say: { legend } }: ContraWords): string {
  return open.length === 0 ? legend['click-list'] : legend.click({ open });
}

/** What can be pointed at to answer. */
type Open = keyof Messages['open'];

function openIn({ spaces, targets, cards, tokens, faces, commandos, bosses, stage, answers, abilities }: Choosing): readonly Open[] {
  const groups: readonly (readonly [Open, number])[] = [
    ['space', spaces.size],
    ['enemy', targets.size],
    ['card', cards.size],
    ['token', tokens.size],
    ['die', faces.size],
    ['commando', commandos.size],
    ['boss', bosses.size],
    ['stage', stage.size],
    ['button', answers.length + abilities.length],
  ];
  return groups.flatMap(([what, n]) => (n > 0 ? [what] : []));
}

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
export function clauseOf(decision: Decision): ClauseId {
  if (decision.kind !== 'discard') return CLAUSES[decision.kind];
  return { mulligan: 'contra.setup.mulligan', medal: 'contra.medal.optional-hand-discard', effect: 'contra.effect.forced-single' }[decision.about.for];
}
