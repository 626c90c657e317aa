import { positionOf } from '../../facts/position.ts';
import { fireToCome } from '../../facts/risk.ts';
import type { View } from '../../view.ts';
import { Clauses, Stressed } from '../emphasis.tsx';
import type { BoardWords } from '../words.ts';
import { Card, Hits } from './plan.tsx';

/** What the Fire step would do to whoever is Visible and stays. */
export function Stays({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  const g = positionOf(view);
  return view.commandos.map(({ id }, who) => {
    const fire = fireToCome(g, who);
    if (id === null || fire === null) return null;
    return (
      <Card key={id} title={words.plan.stays(id)} bad>
        <p>
          <Stressed text={words.plan.fire(fire)} /> <Clauses ids={['v-commandos.enemy-fire.adjacent', 'v-commandos.enemy-fire.same-tile']} />
        </p>
        <Hits fire={fire} words={words} />
      </Card>
    );
  });
}
