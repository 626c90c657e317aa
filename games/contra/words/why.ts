import type { ClauseId } from '#kernel';
import type { AwaitedOf } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { type CommandoId, cardNamed, commando, type SpaceId, type TargetId, weapon } from '../content/index.ts';
import { lacks, purseOf } from '../facts/advantage.ts';
import { rangeOf } from '../facts/arms.ts';
import { canRunTo, distance, heldBy, targetDistance, whoIsAt } from '../facts/places.ts';
import { clearCost, runLimit } from '../facts/stage-area.ts';
import type { Contra } from '../types.ts';
import type { FighterView, View } from '../view.ts';
import type { Messages } from './messages.ts';

type Open = AwaitedOf<Contra>;

/** What a sentence about something forbidden may be made of. */
interface Forbidden {
  readonly answer: Answer;
  readonly view: View;
  readonly decision: Open;
  /** Who would do it, and who has to decide. */
  readonly f: FighterView;
  readonly who: CommandoId;
  readonly decides: CommandoId;
  /** The space it leads to and the target it is aimed at, if there is one, and how far that is away. */
  readonly at: SpaceId | null;
  readonly target: TargetId | null;
  readonly away: number;
}

/** A sentence, or null where the clause says it better. */
type Reason = (forbidden: Forbidden) => string | null;

/** Why this cannot be answered here and now, in the words of the moment. */
export function whyNotOf(say: Messages) {
  const reasons = reasonsOf(say.why);
  return (clause: ClauseId, answer: Answer, view: View, decision: Open): string | null => {
    const tried = forbidden(answer, view, decision);
    return tried === null ? null : (reasons[clause]?.(tried) ?? null);
  };
}

function forbidden(answer: Answer, view: View, decision: Open): Forbidden | null {
  const { about } = decision;
  const asked = view.fighters['seat' in about ? about.seat : -1] ?? view.fighters[view.fight?.seat ?? view.active] ?? view.fighters[0];
  const f = view.fighters.find(({ id }) => id === answer.who);
  if (f === undefined || asked === undefined) return null;
  const at = 'to' in answer ? answer.to : null;
  const target = 'target' in answer ? answer.target : null;
  const away = (target === null ? distance(view, f.space, at) : targetDistance(view, f.space, target)) ?? 0;
  return { answer, view, decision, f, who: f.id, decides: asked.id, at, target, away };
}

/** Several are asked, each for themselves. */
function isOpen({ decision: { kind } }: Forbidden): boolean {
  return kind === 'turn' || kind === 'assault' || kind === 'next' || kind === 'pause';
}

/** They are waited for now. */
function isAsked({ decision, view, who }: Forbidden): boolean {
  const seat = view.fighters.findIndex(({ id }) => id === who);
  return decision.seats?.includes(seat) === true;
}

/** It is still to come to them: whoever speaks up is next. */
function isLeft({ decision: { about }, view, who }: Forbidden): boolean {
  const seat = view.fighters.findIndex(({ id }) => id === who);
  return 'left' in about && typeof about.left !== 'number' && about.left.includes(seat);
}

/** The first space of a run or jump in which an enemy stands, with the enemy. */
function inTheWay({ answer, view, at }: Forbidden): { readonly at: SpaceId; readonly enemy: TargetId } | null {
  const path = answer.do === 'run' ? [...answer.via, answer.to] : at === null ? [] : [at];
  for (const space of path) {
    const [enemy] = whoIsAt(view, space).targets;
    if (enemy !== undefined) return { at: space, enemy };
  }
  return null;
}

function reasonsOf(say: Messages['why']): Readonly<Record<ClauseId, Reason>> {
  const decides: Reason = ({ decides: who }) => say.decides({ who });
  const typed =
    (sentence: Messages['why']['no-token']): Reason =>
    ({ answer, who }) =>
      'type' in answer ? sentence({ who, type: answer.type }) : null;
  const assigned =
    (sentence: Messages['why']['boss']['split-cap']): Reason =>
    ({ answer }) =>
      answer.do === 'assign' ? sentence(answer) : null;
  const range = outOfRange(say);
  return {
    'contra.turn.move-once': say.turn['move-once'],
    'contra.move.run': tooFar(say),
    'contra.move.jump': ({ at, away }) => (at === null ? null : say.move.jump({ at, away })),
    'contra.space.ledge-jump-up': ({ at }) => (at === null ? null : say.space['ledge-jump-up']({ at })),
    'contra.move.not-into-enemies'(tried) {
      const found = inTheWay(tried);
      return found === null ? null : say.move['not-into-enemies'](found);
    },
    'contra.move.no-shared-end': sharedEnd(say),
    'contra.move.choose-type-first': ({ answer }) => say.move['choose-type-first'][answer.do === 'run' ? 'jump' : 'run'],
    'contra.golden.cards-beat-rulebook': cardSays(say),
    'contra.turn.attack-once': say.turn['attack-once'],
    'contra.attack.weapon-special-scope'({ answer, f, who, target }) {
      const scope = say.attack['weapon-special-scope'];
      if (answer.do !== 'again' && target !== null) return scope.apart({ target });
      return f.attacked && f.weapon !== null && weapon(f.weapon).special?.is === 'again' ? scope.used({ who }) : scope.again;
    },
    'contra.attack.choose-target': range,
    'contra.range.count': range,
    'contra.boss.one-target': () => say.boss['one-target'],
    'contra.boss.undefeated-stays': () => say.boss['undefeated-stays'],
    'contra.turn.cards-only-own-turn': reaction(say),
    'contra.turn.one-at-a-time': (tried) => (tried.decision.kind === 'act' ? say.turn['one-at-a-time']({ who: tried.decides }) : decides(tried)),
    'contra.turn.no-card-inside-resolution': decides,
    'contra.effect.may-pay-in-full': cost(say),
    'contra.cards.commando-card': ({ answer }) => (answer.do === 'play' ? say.cards['commando-card'](answer) : null),
    'contra.setup.reference-flip': slow(say),
    'contra.stage.discard-after': ({ answer }) => (answer.do === 'clear' ? say.stage['discard-after'](answer) : null),
    'contra.ability.cost': ability(say),
    'contra.ability.windows-between-effects': ability(say),
    'contra.general.player-choice': (tried) => (isOpen(tried) ? say[isAsked(tried) ? 'decides' : 'not-asked'](tried) : decides(tried)),
    'contra.round.commando-order-free': ({ f, who }) => (f.turnTaken ? say.round['commando-order-free']({ who }) : say.decides({ who })),
    'contra.round.enemy-order-free': (tried) => (isLeft(tried) ? say.decides(tried) : say.round['enemy-order-free'](tried)),
    'contra.effect.each-commando-order'(tried) {
      const { decision, who } = tried;
      if (isLeft(tried)) return say.decides({ who });
      const order = say.effect['each-commando-order'];
      const what = decision.kind === 'next' ? decision.about.what : 'enemy-draw';
      return what === 'enemy-draw' ? order.draw({ who }) : order.thing({ who, what });
    },
    'contra.advantage.spend-own': decides,
    'contra.advantage.spend-sources': ({ decision }) => (decision.kind === 'pay' ? say.advantage['spend-sources'](decision.about) : null),
    'contra.advantage.spend-token': typed(say['no-token']),
    'contra.advantage.attack-conversion': typed(say['no-token']),
    'contra.faq.cards-not-tokens': typed(say['no-token']),
    'contra.advantage.any-gain': ({ decision }) => (decision.kind === 'gain' ? say.advantage['any-gain'](decision.about) : null),
    'contra.advantage.limit': typed(say.advantage.limit),
    'contra.limits.advantage-supply': typed(say.limits['advantage-supply']),
    'contra.attack.convert': typed(say.attack.convert),
    'contra.suffer.all-or-nothing': ({ decision, f, who }) =>
      decision.kind === 'suffer' ? say.suffer['all-or-nothing']({ who, lacks: lacks(purseOf(f), decision.about.damage) }) : null,
    'contra.boss.split-cap': assigned(say.boss['split-cap']),
    'contra.boss.never-unflipped': assigned(say.boss['never-unflipped']),
    'contra.story.efg3.rule-invulnerable': assigned(say.story.invulnerable),
    'contra.effect.forced-choice-full': () => say.effect['forced-choice-full'],
    'contra.effect.forced-choice-closest': () => say.effect['forced-choice-closest'],
    'contra.effect.forced-single': () => say.effect['forced-single'],
    'contra.enemy-turn.added-counts-for-rerolls': () => say['enemy-turn']['added-counts-for-rerolls'],
    'contra.limits.other-tokens': ({ at }) => (at === null ? null : say.limits['other-tokens']({ at })),
    'contra.setup.commando-start': (tried) =>
      tried.at === null || whoIsAt(tried.view, tried.at).commando === null ? decides(tried) : say.setup['commando-start']({ at: tried.at }),
    'contra.stage.pillbox-icon-may': (tried) =>
      tried.at === null || !tried.view.pillboxes.includes(tried.at) ? decides(tried) : say.stage['pillbox-icon-may']({ at: tried.at }),
    'contra.objective.own-turn-only': decides,
    'contra.objective.personal': decides,
    'contra.objective.token-lost': ({ answer }) => (answer.do === 'slot' ? say.objective['token-lost'](answer) : null),
    'contra.weapon.gain-may-equip': decides,
  };
}

function tooFar(say: Messages['why']): Reason {
  const { run } = say.move;
  return ({ decision, view, f, who, at, away }) => {
    if (at === null) return null;
    if (at === f.space) return run.here({ who, at });
    const limit = decision.kind === 'move' ? decision.about.spaces : runLimit(view);
    if (away > limit) return run.far({ at, away, limit });
    return canRunTo(view, f.space, at, limit) ? run['other-way']({ at }) : run['no-way']({ at, limit });
  };
}

function sharedEnd(say: Messages['why']): Reason {
  const end = say.move['no-shared-end'];
  return ({ answer, view, who, at }) => {
    if (answer.do === 'done') return end.stay({ who });
    if (at === null) return null;
    const there = view.fighters.find(({ id, space }) => space === at && id !== who);
    return there === undefined ? end.somebody({ at }) : end.taken({ at, there: there.id });
  };
}

function outOfRange(say: Messages['why']): Reason {
  const { count } = say.range;
  return ({ decision: { about }, view, f, target, at, away }) => {
    const range = 'range' in about ? about.range : rangeOf(view, f);
    if (target !== null) return count.foe({ target, away, range });
    return at === null ? null : count.space({ at, away, range });
  };
}

/** What the rulebook allows and a card does not. */
function cardSays({ golden }: Messages['why']): Reason {
  return ({ answer, view, f, who }) => {
    switch (answer.do) {
      case 'run': {
        const held = heldBy(view, f);
        return held === null ? null : golden.pinned({ who, enemy: held.id });
      }
      case 'convert':
        return golden['not-free'];
      case 'assign':
        return golden.capped(answer);
      case 'take':
        return golden.own({ who, enemy: answer.target });
      default:
        return null;
    }
  };
}

function cost(say: Messages['why']): Reason {
  const pay = say.effect['may-pay-in-full'];
  return ({ answer }) => {
    if (answer.do === 'play') return pay.play({ card: answer.card, cost: cardNamed(answer.card).cost ?? [] });
    return answer.do === 'clear' ? pay.clear({ stageCard: answer.stageCard, cost: clearCost(answer.stageCard) ?? [] }) : null;
  };
}

function reaction(say: Messages['why']): Reason {
  const own = say.turn['cards-only-own-turn'];
  return ({ answer, decides }) => {
    if (answer.do === 'play') return own.reaction(answer);
    if (answer.do !== 'prevent') return null;
    const within = cardNamed(answer.card).reaction?.within;
    return within === undefined ? own.self(answer) : own.far({ card: answer.card, within, whom: decides });
  };
}

function ability(say: Messages['why']): Reason {
  return ({ answer, view, f, who }) => {
    if (answer.do === 'ask-me') return f.asking === answer.when ? say.ability.set({ who }) : say.ability['just-set']({ who });
    if (answer.do !== 'ability') return null;
    const { cost: due, id } = commando(who).ability;
    if (lacks(purseOf(f), due).length > 0) return say.ability.cost({ who, ability: id, cost: due });
    return view.fight === null ? say.ability.nothing({ ability: id }) : say.ability.attack;
  };
}

function slow(say: Messages['why']): Reason {
  const flip = say.setup['reference-flip'];
  return ({ view }) => {
    if (view.stage !== 'waterfall') return flip.elsewhere;
    if (view.slowed) return flip.used;
    return view.stageDeck.left === 0 ? flip.empty : flip.story;
  };
}
