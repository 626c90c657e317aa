import { Emphasis } from '#kit';
import type { View } from '../../view.ts';
import type { BoardWords } from '../words.ts';
import { Clauses } from './clauses.tsx';
import { Card, Hits } from './plan.tsx';

/** Who would be fired at if they stay. */
const targetsIn = ({ commandos, ahead }: View) =>
  commandos.flatMap(({ id }, who) => {
    const fire = ahead.fire[who] ?? null;
    return id === null || fire === null ? [] : [{ id, fire }];
  });

/** What the Fire step would do to whoever is Visible and stays. */
export function Stays({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  return (
    <>
      <Blasts view={view} words={words} />
      {targetsIn(view).map(({ id, fire }) => (
        <Card key={id} title={words.plan.stays(id)} bad>
          <p>
            <Emphasis text={words.plan.fire(fire, id)} /> <Clauses ids={fire.clauses} words={words} />
          </p>
          <Hits fire={fire} words={words} />
        </Card>
      ))}
    </>
  );
}

function Blasts({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  return view.ahead.blasts.map(({ tile, falls, clauses }) =>
    falls.length === 0 ? null : (
      <p key={tile} className="vc-deadly">
        <Emphasis text={words.plan.blast(words.names.tile(tile), falls)} /> <Clauses ids={clauses} words={words} />
      </p>
    ),
  );
}

/** The same in a line each, for phones. */
export function ShortStays({ view, words }: { readonly view: View; readonly words: BoardWords }) {
  const all = targetsIn(view);
  if (all.length + view.ahead.blasts.length === 0) return null;
  return (
    <section className="vc-short narrow" aria-label={words.rail.steps.fire}>
      <Blasts view={view} words={words} />
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
