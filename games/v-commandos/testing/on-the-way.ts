import type { Match } from '#kernel';
import type { Answer } from '../answer.ts';
import { type CommandoId, commandoId } from '../content/commandos.ts';
import { foeIn } from '../content/enemies.ts';
import type { Commando, State } from '../rules/state.ts';
import type { Option, VCommandos } from '../types.ts';

export function commandoOf(g: State, id: CommandoId): Commando {
  const found = g.commandos.find(({ card }) => card >= 0 && commandoId(card) === id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
}

/** What is asked in the course of an action. */
const ASKED: readonly string[] = [
  'reroll',
  'divert',
  'hits',
  'second',
  'follow',
  'spill',
  'return',
  'drift',
  'timetable',
] satisfies VCommandos['Decision']['kind'][];

/** What is answered in the course of an action, or under fire, by the policy that previews count with (`preview.ts`); null for all else. */
export function onTheWay(match: Match<VCommandos>): Option | null {
  const kind = match.decision?.question.kind;
  if (kind === undefined || !ASKED.includes(kind)) return null;
  const { decision } = match.scene(null);
  const open = match.open(match.seatNames.map((_, seat) => seat));
  const choose = (...wanted: readonly ((answer: Answer) => boolean)[]): Option | null => {
    for (const wants of wanted) {
      const found = open.find(({ answer }) => wants(answer));
      if (found !== undefined) return found;
    }
    return null;
  };
  switch (decision?.kind) {
    case 'reroll': {
      const bad = decision.about.bad.indexOf(true);
      return choose((answer) => (answer.do === 'reroll' || answer.do === 'nose') && answer.die === bad);
    }
    case 'divert':
      return choose((answer) => answer.do === 'divert');
    case 'hits':
      return choose(
        (answer) => answer.do === 'hit' && foeIn(answer.victim)?.guarding === true,
        (answer) => answer.do === 'hit' && answer.victim !== 'dog' && answer.victim !== 'barrel',
        (answer) => answer.do === 'hit' && answer.victim === 'dog',
        (answer) => answer.do === 'stop',
        () => true,
      );
    case 'second':
    case 'follow':
      return choose((answer) => answer.do === 'nobody');
    default:
      return choose(() => true);
  }
}
