import { told } from '#words';
import type { Words } from '../../words.ts';
import { abilityOf, type CommandoId } from '../content/commandos.ts';
import { type ObjectiveRef, tileOfObjective } from '../content/refs.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import { placed } from './ahead.ts';
import type { Messages } from './messages.ts';

/** The objective on somebody's tile. */
function objectiveHere({ commandos, terrains }: View, who: CommandoId): ObjectiveRef | undefined {
  const tile = commandos.find(({ id }) => id === who)?.tile;
  return terrains.flatMap(({ objectives }) => objectives).find(({ id }) => tileOfObjective(id) === tile)?.id;
}

function dieShown(decision: VCommandos['Decision'], die: number): number {
  return decision.kind === 'reroll' ? (decision.about.dice[die] ?? 0) : 0;
}

/** Answers in a few words. */
export function answersOf({ answer: say }: Messages): Words<VCommandos>['answers'] {
  const task = ({ who, plus }: { readonly who: CommandoId; readonly plus: boolean }, view: View): string => {
    const objective = objectiveHere(view, who);
    return objective === undefined ? say.job({ plus }) : say.objective({ plus, objective });
  };
  return {
    ...told(say),
    barricade: (a, view) => say.barricade(placed(a, view)),
    'choose-entrance': (a, view) => say['choose-entrance'](placed(a, view)),
    work(a, view) {
      const objective = objectiveHere(view, a.who);
      return objective === undefined ? say.job(a) : say.work({ ...a, objective });
    },
    photo: task,
    take: task,
    pick: (a) => say.pick({ ...a, ability: abilityOf(a.card, a.cardSide) }),
    reroll: ({ die }, _, decision) => say.reroll({ shows: dieShown(decision, die) }),
    nose: ({ die }, _, decision) => say.nose({ shows: dieShown(decision, die) }),
  };
}
