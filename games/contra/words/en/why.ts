import { cardNamed, commando } from '../../content/index.ts';
import { num, symbols, text } from '../fields.ts';
import { clearCost, heldBy, lacks, runLimit, weaponRange } from '../means.ts';
import { type Forbidden, inTheWay, type Reasons, whyNotWith } from '../why.ts';
import { cardWords as cards } from './cards.ts';
import { or, spaces } from './grammar.ts';
import { advantage, foe, symbol, thing, whose } from './things.ts';

const name = ({ f }: Forbidden): string => cards.commandoName(f.id);
const decides = (f: Forbidden): string => `${cards.commandoName(f.decides)} decides this.`;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function moveReason(f: Forbidden): string {
  if (f.deed.do === 'answer') return `${name(f)} shares this space and cannot stay here.`;
  const there = f.view.fighters.find(({ id, space }) => space === f.at && id !== f.f.id);
  return `${there === undefined ? 'Another commando' : cards.commandoName(there.id)} stands in ${f.at}: nobody ends a move there.`;
}

function tooFar(f: Forbidden): string {
  const limit = f.kind === 'move' ? num(f.about, 'spaces') : runLimit(f.view);
  if (f.away > limit) return `${f.at} is ${spaces(f.away)} away, and the run goes ${limit} at most.`;
  return `No free way leads to ${f.at}: a run climbs no ledge and passes no enemy.`;
}

function blocked(f: Forbidden): string | null {
  const found = inTheWay(f);
  return found === null ? null : `${capital(foe(found.enemy))} stands in ${found.at}.`;
}

function outOfRange(f: Forbidden): string {
  const range = num(f.about, 'range') < 0 ? weaponRange(f.view, f.f) : num(f.about, 'range');
  return `${capital(f.target === '' ? f.at : foe(f.target))} is ${spaces(f.away)} away; the range is ${range}.`;
}

/** What the rulebook allows and a card does not. */
function cardSays(f: Forbidden): string | null {
  const { deed, view } = f;
  const held = heldBy(view, f.f);
  if (deed.do === 'run') return held === null ? null : `${foe(held)} is next to ${name(f)}: no running.`;
  if (deed.do === 'convert') return 'No result is converted for nothing here.';
  if (deed.do === 'assign') return `${cards.bossCardName(deed.boss)} takes no more of one attack.`;
  return deed.do === 'target' ? `${foe(deed.target)} lies before ${name(f)} already.` : null;
}

function costReason(f: Forbidden): string | null {
  const { deed } = f;
  if (deed.do === 'play') return `${cards.cardName(deed.card)} costs ${advantage(cardNamed(deed.card).cost ?? [])} besides the card itself.`;
  if (deed.do !== 'clear') return null;
  return `It costs ${advantage(clearCost(deed.card))} to be rid of ${cards.stageCardName(deed.card)}.`;
}

function reactionReason(f: Forbidden): string | null {
  const { deed } = f;
  if (deed.do === 'play') return `${cards.cardName(deed.card)} is played when somebody would suffer damage.`;
  if (deed.do !== 'prevent') return null;
  const within = cardNamed(deed.card).reaction?.within;
  return within === undefined
    ? `${cards.cardName(deed.card)} protects only whoever plays it.`
    : `${cards.cardName(deed.card)} protects within ${spaces(within)}, and ${name(f)} is farther away.`;
}

function abilityReason(f: Forbidden): string {
  if (f.deed.do !== 'ability' && f.deed.do !== 'quiet') return `${name(f)} is not asked now.`;
  const { cost, id } = commando(f.f.id).ability;
  if (lacks(f.f, cost).length > 0) return `${cards.abilityName(id)} costs ${advantage(cost)}, which ${name(f)} does not have.`;
  if (f.view.fight !== null) return 'Nobody steps in during a commando’s attack.';
  if (f.deed.do === 'ability' && f.f.quiet !== '') return `${name(f)} has asked not to be asked now.`;
  return `${cards.abilityName(id)} could do nothing now.`;
}

function slowReason({ view }: Forbidden): string {
  if (view.stage !== 'waterfall') return 'Only the Waterfall has Slow Down!';
  if (view.slowed) return 'Slow Down! has been used this round.';
  return view.stageDeck.left === 0 ? 'There is no stage card left to discard.' : 'This part of the story is played without Slow Down!';
}

const noToken = (f: Forbidden): string | null => ('type' in f.deed ? `${name(f)} has no ${f.deed.type} token.` : null);

const REASONS: Reasons = {
  'contra.turn.move-once': (f) => `${name(f)} has moved this turn; cards may move ${name(f)} again.`,
  'contra.move.run': tooFar,
  'contra.move.jump': (f) => `${f.at} is ${spaces(f.away)} away, and a jump goes 1.`,
  'contra.space.ledge-jump-up': (f) => `${f.at} is on a ledge: jump up from next to it.`,
  'contra.move.not-into-enemies': blocked,
  'contra.move.no-shared-end': moveReason,
  'contra.move.choose-type-first': (f) => (f.deed.do === 'run' ? 'Only a jump is left here.' : 'This move is a run.'),
  'contra.golden.cards-beat-rulebook': cardSays,
  'contra.turn.attack-once': (f) => `${name(f)} has attacked this turn; cards may attack again.`,
  'contra.attack.weapon-special-scope': (f) =>
    f.deed.do === 'again' ? 'Only the Rapid Kit attacks a second time, after the normal attack.' : `${capital(foe(f.target))} is not next to the first target.`,
  'contra.attack.choose-target': outOfRange,
  'contra.range.count': outOfRange,
  'contra.boss.one-target': () => 'That is the first target already.',
  'contra.boss.undefeated-stays': () => 'The boss cannot be chosen for this.',
  'contra.turn.cards-only-own-turn': reactionReason,
  'contra.turn.one-at-a-time': (f) => (f.kind === 'act' ? `It is ${whose(cards.commandoName(f.decides))} turn.` : decides(f)),
  'contra.turn.no-card-inside-resolution': decides,
  'contra.effect.may-pay-in-full': costReason,
  'contra.cards.commando-card': (f) => (f.deed.do === 'play' ? `${cards.cardName(f.deed.card)} could do nothing here and now.` : null),
  'contra.setup.reference-flip': slowReason,
  'contra.stage.discard-after': (f) => (f.deed.do === 'clear' ? `${cards.stageCardName(f.deed.card)} cannot be paid away.` : null),
  'contra.ability.cost': abilityReason,
  'contra.ability.windows-between-effects': abilityReason,
  'contra.general.player-choice': (f) => ('who' in f.deed ? `${name(f)} is not asked now.` : decides(f)),
  'contra.round.commando-order-free': (f) => `${name(f)} has had a turn this round.`,
  'contra.round.enemy-order-free': (f) => `${whose(name(f))} enemies have attacked this round.`,
  'contra.effect.each-commando-order': (f) => `${thing(text(f.about, 'what')) || 'This'} does not concern ${name(f)} any more.`,
  'contra.advantage.spend-own': decides,
  'contra.advantage.spend-sources': (f) => `${capital(symbol(text(f.about, 'symbol')))} is due.`,
  'contra.advantage.spend-token': noToken,
  'contra.advantage.attack-conversion': noToken,
  'contra.faq.cards-not-tokens': noToken,
  'contra.advantage.any-gain': (f) => `Only ${or(symbols(f.about, 'of').map(symbol))} can be gained here.`,
  'contra.advantage.limit': (f) => ('type' in f.deed ? `${name(f)} has three ${f.deed.type} tokens: more is not possible.` : null),
  'contra.limits.advantage-supply': (f) => ('type' in f.deed ? `There is no ${f.deed.type} token left in the supply.` : null),
  'contra.attack.convert': (f) => ('type' in f.deed ? `There is no ${f.deed.type} result to convert.` : null),
  'contra.suffer.all-or-nothing': (f) => `${name(f)} lacks ${advantage(lacks(f.f, symbols(f.about, 'damage')))}: damage is paid in full or not at all.`,
  'contra.boss.split-cap': (f) => (f.deed.do === 'assign' ? `${cards.bossCardName(f.deed.boss)} needs less than that.` : null),
  'contra.boss.never-unflipped': (f) => (f.deed.do === 'assign' ? `${cards.bossCardName(f.deed.boss)} is defeated already.` : null),
  'contra.story.efg3.rule-invulnerable': (f) =>
    f.deed.do === 'assign' ? `${cards.bossCardName(f.deed.boss)} cannot take damage in this part of the story.` : null,
  'contra.effect.forced-choice-full': () => 'Another choice can be done in full, so it has to be one that can.',
  'contra.effect.forced-choice-closest': () => 'None can be done in full: take the one that leaves less undone.',
  'contra.effect.forced-single': () => 'This is not a choice: a card has to be discarded.',
  'contra.enemy-turn.added-counts-for-rerolls': () => 'No enemy die shows that; added results are no dice.',
  'contra.limits.other-tokens': (f) => `There is no gel in ${f.at}.`,
  'contra.setup.commando-start': (f) => (f.at === '' ? decides(f) : `Somebody starts in ${f.at} already.`),
  'contra.stage.pillbox-icon-may': (f) => (f.at === '' ? decides(f) : `A sensor token lies in ${f.at} already.`),
  'contra.objective.own-turn-only': decides,
  'contra.objective.personal': decides,
  'contra.objective.token-lost': (f) => (f.deed.do === 'slot' ? `${name(f)} has no objective token ${f.deed.n}.` : null),
  'contra.weapon.gain-may-equip': decides,
};

export const whyNot = whyNotWith(REASONS);
