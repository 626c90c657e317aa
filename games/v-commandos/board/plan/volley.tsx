import type { Step } from '#kernel';
import { Die, type DieLook } from '#kit';
import type { Event } from '../../event.ts';
import type { VCommandos } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import { Clauses } from './clauses.tsx';
import { Card } from './plan.tsx';

type Rolled = Extract<Event, { readonly kind: 'stealth' | 'fires' | 'shoots' | 'strikes' }>;

/** How the dice of a roll look: those that hit by the number that it needed, or that find by the number of each of them, are ringed, the others pale. */
export function looksOf(event: Rolled): readonly DieLook[] {
  const counts = event.kind === 'stealth' ? event.dice.map((die, index) => die <= (event.finds[index] ?? 0)) : event.dice.map((die) => die >= event.needed);
  return counts.map((is) => (is ? 'good' : 'bad'));
}

export function Dice({ event }: { readonly event: Rolled }) {
  const looks = looksOf(event);
  // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in rolled order
  return event.dice.map((die, index) => <Die key={index} value={die} look={looks[index] ?? 'plain'} />);
}

const isRolled = (event: Event): event is Rolled => event.kind === 'stealth' || event.kind === 'fires' || event.kind === 'shoots' || event.kind === 'strikes';

/** One volley, or one look around, while it is shown, with the rules that it is told by. */
export function Volley({ step: { event, clauses }, say }: { readonly step: Step<VCommandos>; readonly say: Messages }) {
  if (!isRolled(event)) return null;
  const bad = event.kind === 'stealth' ? event.found : event.kind === 'fires' && event.hits > 0;
  return (
    <Card title={titleOf(event, say)} bad={bad}>
      <div className="vc-dice">
        <Dice event={event} />
      </div>
      <p>
        {event.kind === 'stealth' ? null : <b>{say.rail.hits(event)}</b>} <Clauses ids={clauses} say={say} />
      </p>
    </Card>
  );
}

function titleOf(event: Rolled, { rail }: Messages): string {
  if (event.kind === 'stealth') return rail.finds(event);
  return event.kind === 'fires' ? rail.fires(event) : rail.shoots(event);
}
