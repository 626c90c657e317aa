import { Emphasis } from '#kit';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Clauses } from './clauses.tsx';
import { Card, Hits } from './plan.tsx';

/** Who would be fired at if they stay. */
const targetsIn = ({ commandos, ahead }: View) =>
  commandos.flatMap(({ id }, who) => {
    const fire = ahead.fire[who] ?? null;
    return id === null || fire === null ? [] : [{ id, fire }];
  });

/** What the Fire step would do to whoever is Visible and stays. */
export function Stays({ view, say }: { readonly view: View; readonly say: Messages }) {
  return (
    <>
      <Blasts view={view} say={say} />
      {targetsIn(view).map(({ id, fire }) => (
        <Card key={id} title={say.plan.stays({ who: id })} bad>
          <p>
            <Emphasis text={say.foretells.fire({ ...fire, who: id })} /> <Clauses ids={fire.clauses} say={say} />
          </p>
          <Hits fire={fire} say={say} />
        </Card>
      ))}
    </>
  );
}

function Blasts({ view, say }: { readonly view: View; readonly say: Messages }) {
  return view.ahead.blasts.map((blast) =>
    blast.falls.length === 0 ? null : (
      <p key={blast.tile} className="vc-deadly">
        <Emphasis text={say.plan.blast(blast)} /> <Clauses ids={blast.clauses} say={say} />
      </p>
    ),
  );
}

/** The same in a line each, for phones. */
export function ShortStays({ view, say }: { readonly view: View; readonly say: Messages }) {
  const all = targetsIn(view);
  if (all.length + view.ahead.blasts.length === 0) return null;
  return (
    <section className="vc-short narrow" aria-label={say.step.fire}>
      <Blasts view={view} say={say} />
      <ul>
        {all.map(({ id, fire }) => (
          <li key={id} className="bad">
            <b>{say.plan.risk(fire)}</b>
            {say.plan['stays-with']({ ...fire, who: id })}
          </li>
        ))}
      </ul>
    </section>
  );
}
