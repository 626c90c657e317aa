import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import type { CardId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { schoolOf } from '../facts/school.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** Why an answer is forbidden by a clause; null where the clause alone has to say it. */
export function reasons({ why: say }: Messages): (clause: ClauseId, answer: Answer, view: View) => string | null {
  const notHeld = (answer: Answer): string => say['not-held']({ card: cardIn(answer) });
  const table: Readonly<Record<ClauseId, (answer: Answer, view: View) => string | null>> = {
    'contract-assassin.turn.four-actions': () => say.turn['four-actions'],
    'contract-assassin.kit.hoarder-tie': () => say.kit['hoarder-tie'],
    'contract-assassin.action.move': (answer, view) =>
      'to' in answer && answer.to === here(view) ? say.bonus.there(answer) : say.action.move({ here: here(view), to: goalOf(answer) }),
    'contract-assassin.action.getaway-travel': (answer, view) => {
      if (answer.do !== 'travel' || hand(view)?.includes(answer.by) === false) return notHeld(answer);
      return answer.to === here(view) ? say.bonus.there(answer) : say.action['getaway-travel']({ ...answer, here: here(view) });
    },
    'contract-assassin.attempt.where': (answer, view) =>
      say.attempt[answer.do === 'attempt' && answer.city !== here(view) ? 'elsewhere' : 'where']({ here: here(view) }),
    'contract-assassin.attempt.choose-first': notHeld,
    'contract-assassin.attempt.at-least-one': (_, view) => (hand(view)?.length === 0 ? say.attempt['no-cards'] : say.attempt['at-least-one']),
    'contract-assassin.attempt.five-cards': (_, { laid }) => say.attempt['five-cards']({ laid: laid.length }),
    'contract-assassin.attempt.then-flee': () => say.attempt['then-flee'],
    'contract-assassin.escape.cards': (_, { laid }) => say.escape.cards({ laid: laid.length }),
    'contract-assassin.escape.sequence': () => say.escape.sequence,
    'contract-assassin.escape.roll': notHeld,
    'contract-assassin.escape.method': (answer, view) => say.escape.method({ here: here(view), to: goalOf(answer) }),
    'contract-assassin.hiding.forced': (_, { actions }) => say.hiding[actions === 0 ? 'no-action' : 'no-getaway'],
    'contract-assassin.bonus.one-per-turn': () => say.bonus['one-per-turn'],
    'contract-assassin.bonus.windows': (answer) => say.bonus.windows({ card: answer.do === 'play' ? answer.card : 'red-eye-ticket' }),
    'contract-assassin.bonus.no-empty-play': (answer, view) => {
      if (answer.do === 'bribe') return say.bonus['no-guard'](answer);
      if (answer.do === 'fly') return say.bonus[answer.to === here(view) ? 'there' : 'no-city'](answer);
      if (answer.do !== 'tip-off') return null;
      return say.bonus[view.targets.some(({ city }) => city === answer.city) ? 'own-target' : 'no-contract'](answer);
    },
    'contract-assassin.bonus.free': notHeld,
    'contract-assassin.bodyguard.exhausted': (answer) => say.bodyguard.exhausted({ city: 'city' in answer ? [answer.city] : [] }),
    'contract-assassin.skill.once': () => say.skill.once,
    'contract-assassin.skill.where': (answer) => (answer.do === 'learn' ? say.skill.where({ ...answer, school: someOf(schoolOf(answer.weapon)) }) : null),
    'contract-assassin.skill.own-home': () => say.skill['own-home'],
    'contract-assassin.skill.bag-empty': () => say.skill['bag-empty'],
    'contract-assassin.reaper.no-skill': () => say.reaper['no-skill'],
    'contract-assassin.archie.shift': () => say.archie.shift,
    'contract-assassin.archie.before-roll': () => say.archie['before-roll'],
    'contract-assassin.archie.optional': (answer, { target }) =>
      say.archie.optional({ target: someOf(target), number: answer.do === 'shift' ? [answer.number] : [] }),
    'contract-assassin.archie.receiver': (answer, { targets, active }) => {
      if (answer.do !== 'shift') return null;
      const owner = targets.find(({ city }) => city === answer.to)?.owner;
      if (owner === undefined) return say.archie['no-contract'](answer);
      return owner === active ? say.archie['own-target'](answer) : say.archie['has-it'](answer);
    },
    'contract-assassin.sugar.keep-one': (answer) => say.sugar['keep-one']({ card: answer.do === 'keep' ? [answer.card] : [] }),
    'contract-assassin.ninja.anywhere-home': (answer) => say.ninja['anywhere-home']({ to: goalOf(answer) }),
    'contract-assassin.otto.swap-choice': (answer) => say.otto['swap-choice']({ city: answer.do === 'give' ? [answer.city] : [] }),
    'contract-assassin.setup.assassin-random': () => say.setup['assassin-random'],
  };
  return (clause, answer, view) => table[clause]?.(answer, view) ?? null;
}

function someOf<T>(thing: T | null): readonly T[] {
  return thing === null ? [] : [thing];
}

/** Where an answer leads, if it names a place. */
function goalOf(answer: Answer): readonly SpaceId[] {
  return 'to' in answer ? [answer.to] : [];
}

/** Bonus cards by what is done with them. */
const PLAYED: Partial<Record<Answer['do'], CardId>> = {
  bribe: 'bent-bodyguard',
  study: 'correspondence-course',
  fly: 'red-eye-ticket',
  'tip-off': 'anonymous-tip-off',
};

function cardIn(answer: Answer): readonly CardId[] {
  if (answer.do === 'travel') return [answer.by];
  return 'card' in answer ? [answer.card] : someOf(PLAYED[answer.do] ?? null);
}

/** The cards of whoever acts; null where they are not seen. */
function hand({ hitmen, active }: View): readonly CardId[] | null {
  return hitmen[active]?.hand ?? null;
}

function here({ hitmen, active }: View): SpaceId | 'prison' {
  return hitmen[active]?.space ?? 'prison';
}
