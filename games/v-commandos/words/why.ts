import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import { abilityOf } from '../content/commandos.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { placed } from './ahead.ts';
import type { Messages } from './messages.ts';
import {
  actor,
  hasAim,
  hasFallen,
  isAnothers,
  isBelow,
  isCritical,
  isDoneHere,
  isFound,
  isInRoster,
  isNestTile,
  isOpen,
  isOwnAbility,
  isThere,
  playedBy,
  takesBack,
  terrainOf,
} from './tried.ts';

type Why = Messages['why'];
type Reason = (answer: Answer, view: View, decision: Decision) => string | null;

/** Why something cannot be done now, in the words of the moment; null where they would say no more than the clause. */
export function whyNotOf({ why: say }: Messages): (clause: ClauseId, answer: Answer, view: View, decision: Decision) => string | null {
  const reasons = reasonsOf(say);
  const plain: Readonly<Record<string, Readonly<Record<string, unknown>>>> = say;
  return (clause, answer, view, decision) => {
    const [, chapter = '', rule = ''] = clause.split('.');
    const reason = reasons[`${chapter}.${rule}`];
    if (reason !== undefined) return reason(answer, view, decision);
    const said = plain[chapter]?.[rule];
    return typeof said === 'string' ? said : null;
  };
}

/** Whose turn it is, and when somebody acts. */
function timing(say: Why): Readonly<Record<string, Reason>> {
  return {
    'actions.order': (answer, view, decision) => {
      if (isAnothers(answer, view, decision)) return say.actions['another-player'];
      if (decision.kind === 'act') return say.actions['other-turn']({ who: decision.about.who });
      if (hasFallen(answer, view)) return say.actions.fallen;
      if (isCritical(answer, view)) return say.wounds['critical-state'];
      if (actor(answer, view)?.acted === true) return say.actions['had-turn'];
      return view.phase === 'commandos' ? say.actions['choose-first'] : say.actions['own-turn'];
    },
    'zero.timing': (answer, view) => {
      const { active } = view;
      if (active !== null && 'who' in answer && answer.who !== active) return say.actions['other-turn']({ who: active });
      if (takesBack(answer)) return answer.do === 'man' ? say.zero['just-left'] : say.zero['just-given'];
      if (answer.do === 'quiet' && answer.until === 'found' && isFound(answer.seat, view)) return say.zero.found;
      return active === null ? say.zero['nothing-to-wait-for'] : say.actions['other-turn']({ who: active });
    },
    'zero.kinds': (answer, view) => {
      if (answer.do === 'drop') return say.zero.drop;
      if (answer.do === 'pick-up') return say.zero['pick-up'];
      if (answer.do === 'lay' || answer.do === 'hand') return say.zero['not-yours'];
      if (answer.do === 'save') return say.zero.save;
      return (actor(answer, view)?.plus ?? 0) === 0 ? say.zero['no-plus'] : say.zero['costs-two'];
    },
  };
}

/** What a card has against it. */
function cardsSay(say: Why['precedence'], answer: Answer, view: View): string {
  if (answer.do === 'down' || answer.do === 'detonate' || answer.do === 'take') return say[answer.do];
  const c = actor(answer, view);
  if (c === undefined || c.id === null) return say.cards;
  const ability = abilityOf(c.id, c.side);
  return c.abilityUsed && isOwnAbility(answer, c) ? say.used({ ability }) : say['other-card']({ who: c.id, ability });
}

/** Photographs are taken by the Stealthy, on a tile. */
function photoSays(say: Why, answer: Answer, view: View): string {
  if (isCritical(answer, view)) return say.wounds['critical-state'];
  return isBelow(answer, view) ? say.end['terrain-complete'] : say.precedence.photo;
}

/** Where more than one thing can be said about a clause; the others have one sentence each. */
function reasonsOf(say: Why): Readonly<Record<string, Reason>> {
  return {
    ...timing(say),
    'setup.choose-commando': (answer, view) => {
      if (answer.do !== 'pick' || !isInRoster(answer.card, view)) return say.setup['choose-commando'];
      const who = playedBy(answer.card, view);
      if (who === undefined) return say.setup['choose-commando-fallen'];
      return who === answer.card ? say.setup['choose-commando-taken'] : say.setup['choose-commando-same']({ who });
    },
    'setup.split': (answer, view) => {
      const terrain = actor(answer, view)?.bound ?? null;
      return terrain === null ? say.setup.split : say.setup['split-bound']({ terrain });
    },
    'setup.gander': (answer, view) => {
      if (answer.do === 'heal-gander') return say.setup['gander-well'];
      return view.commandos.some(({ gander }) => gander?.hurt === true) ? say.setup['gander-hurt'] : say.setup['gander-used'];
    },
    'actions.count': (answer, view) => say.actions.count({ actions: actor(answer, view)?.actions ?? 0 }),
    'wounds.critical-state': (answer, view) => (hasFallen(answer, view) ? say.actions.fallen : say.wounds['critical-state']),
    'def.adjacent-edge': (answer, view) => {
      if (answer.do === 'orders') return say.def['adjacent-edge-orders'];
      if (isThere(answer, view)) return say.def['adjacent-edge-there'];
      return isBelow(answer, view) ? say.def['adjacent-edge-below'] : say.def['adjacent-edge'];
    },
    'nest.commando': (answer, view) => (actor(answer, view)?.nest === true ? say.nest.inside : say.nest.taken),
    'trapdoor.unblock': ({ do: kind }) => (kind === 'unblock' ? say.trapdoor['unblock-none'] : say.trapdoor.unblock),
    'underground.leave': (answer, view) => (isBelow(answer, view) ? say.underground['leave-below'] : say.underground.leave),
    'end.terrain-complete': (answer, view) => (isDoneHere(answer, view) ? say.end['terrain-complete-done'] : say.end['terrain-complete']),
    'shoot.needs-target': ({ do: kind }) => (kind === 'breach' ? say.def['door-states'] : say.shoot['needs-target']),
    'close-combat.rule': (answer, view) => (isCritical(answer, view) ? say.wounds['critical-state'] : say['close-combat'].rule),
    'alarm.effect': (answer, view) => (terrainOf(answer, view)?.alarmToken === false ? say.alarm['effect-gone'] : say.alarm.effect),
    'stacking.full': (answer) => (answer.do === 'drive' && isNestTile(answer.to) ? say.stacking.nest : say.stacking.full),
    'alarm.silence': (answer, view) => (terrainOf(answer, view)?.alarm === false ? say.alarm['silence-quiet'] : say.alarm.silence),
    'alarm.silence-once': (answer, view) => (isBelow(answer, view) ? say.alarm.silence : say.alarm['silence-once']),
    'save.action': (answer) => (answer.do === 'orders' && answer.whom !== answer.who ? say.save['action-of-another'] : say.save.action),
    'enemy-move.guard': (answer, view) => {
      if (isBelow(answer, view)) return say.underground.below;
      return hasAim(answer, view) ? say['enemy-move'].guard : say.end['terrain-complete'];
    },
    'equip.cost-and-discard': ({ do: kind }) => (kind === 'crowbar' || kind === 'barricade' ? say.equip['no-crowbar'] : say.equip['cost-and-discard']),
    'equip.crowbar-door': (answer, view) => {
      if (isOpen(answer, view)) return say.equip['crowbar-door-open'];
      return isBelow(answer, view) ? say.underground.below : say.equip['crowbar-door'];
    },
    'equip.crowbar-barricade': (answer, view) => (answer.do === 'barricade' ? say.equip['crowbar-barricade'](placed(answer, view)) : null),
    'precedence.cards': (answer, view) => (answer.do === 'photo' ? photoSays(say, answer, view) : cardsSay(say.precedence, answer, view)),
  };
}
