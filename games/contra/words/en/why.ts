import type { AboutOf } from '#kernel';
import { cardNamed, commando, type TargetId } from '../../content/index.ts';
import { lacks, purseOf } from '../../facts/advantage.ts';
import { rangeOf } from '../../facts/arms.ts';
import { canRunTo, heldBy, whoIsAt } from '../../facts/places.ts';
import { clearCost, runLimit } from '../../facts/stage-area.ts';
import type { Contra } from '../../types.ts';
import { type Forbidden, inTheWay, isOpen, type Reasons, whyNotWith } from '../why.ts';
import { cardWords as cards } from './cards.ts';
import { or, spaces } from './grammar.ts';
import { advantage, capital, foe, symbol, thing, whose } from './things.ts';

const name = ({ f }: Forbidden): string => cards.commandoName(f.id);
const decides = (f: Forbidden): string => `${cards.commandoName(f.decides)} decides this.`;
const subject = (target: TargetId): string => capital(foe(target));

function moveReason(f: Forbidden): string {
  if (f.answer.do === 'done') return `${name(f)} shares this space and cannot stay here.`;
  const there = f.view.fighters.find(({ id, space }) => space === f.at && id !== f.f.id);
  return `${there === undefined ? 'Another commando' : cards.commandoName(there.id)} stands in ${f.at}: no move can end there.`;
}

function tooFar(f: Forbidden): string {
  const limit = f.decision.kind === 'move' ? f.decision.about.spaces : runLimit(f.view);
  if (f.away > limit) return `${f.at} is ${spaces(f.away)} away; this run is ${limit} at most.`;
  if (f.at !== null && canRunTo(f.view, f.f.space, f.at, limit)) return `A run to ${f.at} goes over other spaces.`;
  return `No way of ${limit} or fewer spaces leads to ${f.at}: you cannot run up a ledge or past an enemy.`;
}

function blocked(f: Forbidden): string | null {
  const found = inTheWay(f);
  return found === null ? null : `${subject(found.enemy)} stands in ${found.at}.`;
}

function outOfRange({ decision: { about }, view, f, target, at, away }: Forbidden): string {
  const range = 'range' in about ? about.range : rangeOf(view, f);
  return `${target === null ? at : subject(target)} is ${spaces(away)} away; the range is ${range}.`;
}

/** What the rulebook allows and a card does not. */
function cardSays(f: Forbidden): string | null {
  const { answer, view } = f;
  const held = heldBy(view, f.f);
  if (answer.do === 'run') return held === null ? null : `${foe(held.id)} is next to ${name(f)}: no running.`;
  if (answer.do === 'convert') return 'Nothing converts results for free here.';
  if (answer.do === 'assign') return `${cards.bossCardName(answer.boss)} cannot take more damage from one attack.`;
  return answer.do === 'take' ? `${foe(answer.target)} is already in ${whose(name(f))} play area.` : null;
}

function costReason({ answer }: Forbidden): string | null {
  if (answer.do === 'play') return `${cards.cardName(answer.card)} costs ${advantage(cardNamed(answer.card).cost ?? [])} besides the card itself.`;
  return answer.do === 'clear' ? `It costs ${advantage(clearCost(answer.stageCard) ?? [])} to discard ${cards.stageCardName(answer.stageCard)}.` : null;
}

function reactionReason(f: Forbidden): string | null {
  const { answer } = f;
  if (answer.do === 'play') return `${cards.cardName(answer.card)} is played when somebody would suffer damage.`;
  if (answer.do !== 'prevent') return null;
  const within = cardNamed(answer.card).reaction?.within;
  return within === undefined
    ? `${cards.cardName(answer.card)} protects only whoever plays it.`
    : `${cards.cardName(answer.card)} protects within ${spaces(within)}, and ${cards.commandoName(f.decides)} is farther away.`;
}

function abilityReason(f: Forbidden): string {
  if (f.answer.do === 'ask-me')
    return f.f.asking === f.answer.when ? `That is already set for ${name(f)}.` : `${name(f)} has just changed this: something has to happen first.`;
  if (f.answer.do !== 'ability') return `${name(f)} is not asked now.`;
  const { cost, id } = commando(f.f.id).ability;
  if (lacks(purseOf(f.f), cost).length > 0) return `${cards.abilityName(id)} costs ${advantage(cost)}, which ${name(f)} does not have.`;
  if (f.view.fight !== null) return 'Nobody steps in during a commando’s attack.';
  return `${cards.abilityName(id)} would do nothing now.`;
}

function slowReason({ view }: Forbidden): string {
  if (view.stage !== 'waterfall') return 'Only the Waterfall has Slow Down!';
  if (view.slowed) return 'Slow Down! has already been used this round.';
  return view.stageDeck.left === 0 ? 'There is no stage card left to discard.' : 'This part of the story is played without Slow Down!';
}

const noToken = (f: Forbidden): string | null => ('type' in f.answer ? `${name(f)} has no ${f.answer.type} token.` : null);

function tooPoor({ f, decision }: Forbidden): string | null {
  if (decision.kind !== 'suffer') return null;
  return `${cards.commandoName(f.id)} lacks ${advantage(lacks(purseOf(f), decision.about.damage))}: damage is paid in full or not at all.`;
}

/** What goes round from commando to commando. */
function whatOf({ decision }: Forbidden): string {
  const what: AboutOf<Contra, 'next'>['what'] = decision.kind === 'next' ? decision.about.what : 'enemy-draw';
  return what === 'enemy-draw' ? 'This' : capital(thing(what));
}

const REASONS: Reasons = {
  'contra.turn.move-once': (f) => `${name(f)} has already moved this turn; only a card allows another move.`,
  'contra.move.run': tooFar,
  'contra.move.jump': (f) => `${f.at} is ${spaces(f.away)} away; a jump is 1.`,
  'contra.space.ledge-jump-up': (f) => `${f.at} is on a ledge: jump up from a space next to it.`,
  'contra.move.not-into-enemies': blocked,
  'contra.move.no-shared-end': moveReason,
  'contra.move.choose-type-first': (f) => (f.answer.do === 'run' ? 'Only a jump is left here.' : 'This move is a run.'),
  'contra.golden.cards-beat-rulebook': cardSays,
  'contra.turn.attack-once': (f) => `${name(f)} has already attacked this turn; only a card allows another attack.`,
  'contra.attack.weapon-special-scope': (f) =>
    f.answer.do === 'again' || f.target === null
      ? 'Only the Rapid Kit attacks a second time, after the normal attack.'
      : `${subject(f.target)} is not next to the first target.`,
  'contra.attack.choose-target': outOfRange,
  'contra.range.count': outOfRange,
  'contra.boss.one-target': () => 'That is already the first target.',
  'contra.boss.undefeated-stays': () => 'The boss cannot be chosen for this.',
  'contra.turn.cards-only-own-turn': reactionReason,
  'contra.turn.one-at-a-time': (f) => (f.decision.kind === 'act' ? `It is ${whose(cards.commandoName(f.decides))} turn.` : decides(f)),
  'contra.turn.no-card-inside-resolution': decides,
  'contra.effect.may-pay-in-full': costReason,
  'contra.cards.commando-card': (f) => (f.answer.do === 'play' ? `${cards.cardName(f.answer.card)} would do nothing here and now.` : null),
  'contra.setup.reference-flip': slowReason,
  'contra.stage.discard-after': (f) => (f.answer.do === 'clear' ? `${cards.stageCardName(f.answer.stageCard)} cannot be discarded for a price.` : null),
  'contra.ability.cost': abilityReason,
  'contra.ability.windows-between-effects': abilityReason,
  'contra.general.player-choice': (f) => (isOpen(f) ? `${name(f)} is not asked now.` : decides(f)),
  'contra.round.commando-order-free': (f) => `${name(f)} has already had a turn this round.`,
  'contra.round.enemy-order-free': (f) => `${whose(name(f))} enemies have already attacked this round.`,
  'contra.effect.each-commando-order': (f) => `${whatOf(f)} does not concern ${name(f)} any more.`,
  'contra.advantage.spend-own': decides,
  'contra.advantage.spend-sources': ({ decision }) => (decision.kind === 'pay' ? `${capital(symbol(decision.about.symbol))} is due.` : null),
  'contra.advantage.spend-token': noToken,
  'contra.advantage.attack-conversion': noToken,
  'contra.faq.cards-not-tokens': noToken,
  'contra.advantage.any-gain': ({ decision }) => (decision.kind === 'gain' ? `Only ${or(decision.about.of.map(symbol))} can be gained here.` : null),
  'contra.advantage.limit': (f) => ('type' in f.answer ? `${name(f)} has three ${f.answer.type} tokens, the most possible.` : null),
  'contra.limits.advantage-supply': (f) => ('type' in f.answer ? `There is no ${f.answer.type} token left in the supply.` : null),
  'contra.attack.convert': (f) => ('type' in f.answer ? `There is no ${f.answer.type} result to convert.` : null),
  'contra.suffer.all-or-nothing': tooPoor,
  'contra.boss.split-cap': (f) => (f.answer.do === 'assign' ? `${cards.bossCardName(f.answer.boss)} needs less than that.` : null),
  'contra.boss.never-unflipped': (f) => (f.answer.do === 'assign' ? `${cards.bossCardName(f.answer.boss)} is already defeated.` : null),
  'contra.story.efg3.rule-invulnerable': (f) =>
    f.answer.do === 'assign' ? `${cards.bossCardName(f.answer.boss)} cannot take damage in this part of the story.` : null,
  'contra.effect.forced-choice-full': () => 'You have to choose something that can be done in full.',
  'contra.effect.forced-choice-closest': () => 'Nothing can be done in full: choose what leaves the least undone.',
  'contra.effect.forced-single': () => 'This is not a choice: a card has to be discarded.',
  'contra.enemy-turn.added-counts-for-rerolls': () => 'No enemy die shows that; added results are not dice.',
  'contra.limits.other-tokens': (f) => `There is no gel in ${f.at}.`,
  'contra.setup.commando-start': (f) => (f.at === null || whoIsAt(f.view, f.at).commando === null ? decides(f) : `Somebody already starts in ${f.at}.`),
  'contra.stage.pillbox-icon-may': (f) => (f.at === null || !f.view.pillboxes.includes(f.at) ? decides(f) : `There is already a sensor token in ${f.at}.`),
  'contra.objective.own-turn-only': decides,
  'contra.objective.personal': decides,
  'contra.objective.token-lost': (f) => (f.answer.do === 'slot' ? `${name(f)} has no objective token ${f.answer.place}.` : null),
  'contra.weapon.gain-may-equip': decides,
};

export const whyNot = whyNotWith(REASONS);
