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
          <Stressed text={words.plan.fire(fire)} /> <Clauses ids={['v-commandos.enemy-fire.adjacent', 'v-commandos.enemy-fire.same-tile']} words={words} />
        </p>
        <Hits fire={fire} words={words} />
      </Card>
    );
  });
}

/** The same in a line each, for phones. */
export function ShortStays({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  const g = positionOf(view);
  const all = view.commandos.flatMap(({ id }, who) => {
    const fire = fireToCome(g, who);
    return id === null || fire === null ? [] : [{ id, fire }];
  });
  if (all.length === 0) return null;
  return (
    <section className="vc-short narrow" aria-label={words.rail.steps.fire}>
      <ul>
        {all.map(({ id, fire }) => (
          <li key={id} className="bad">
            <b>
              {words.percent(fire.critical)} {words.states.critical}
            </b>
            {words.plan.stays(id)}: {words.plan.short.dice(fire.dice, fire.needed)}
          </li>
        ))}
      </ul>
    </section>
  );
}
