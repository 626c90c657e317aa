import type { Event } from '../../event.ts';
import { Clauses } from '../clauses.tsx';
import type { BoardWords } from '../words.ts';
import { Card } from './plan.tsx';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** An enemy's die: a hit or a find is ringed red, a miss is pale. What it means stands in words beside it. */
export function FireDie({ value, look }: { readonly value: number; readonly look: Look }) {
  return (
    <svg className={`vc-die ${look}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <rect x="-16" y="-16" width="32" height="32" rx="7" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 8.5} cy={y * 8.5} r="3.400" />
      ))}
    </svg>
  );
}

type Look = 'hit' | 'miss' | 'finds';
type Rolled = Extract<Event, { readonly kind: 'stealth' | 'fires' | 'shoots' | 'strikes' }>;

/** How the dice of a roll look: by the number that it needed, or that each of them finds on. */
export function looksOf(event: Rolled): readonly Look[] {
  return event.kind === 'stealth'
    ? event.dice.map((die, index) => (die <= (event.finds[index] ?? 0) ? 'finds' : 'miss'))
    : event.dice.map((die) => (die >= event.needed ? 'hit' : 'miss'));
}

export function Dice({ event }: { readonly event: Rolled }) {
  const looks = looksOf(event);
  return event.dice.map((die, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in rolled order
    <FireDie key={index} value={die} look={looks[index] ?? 'miss'} />
  ));
}

/** One volley, or one look around, while it is shown. */
export function Volley({ event, words }: { readonly event: Event; readonly words: BoardWords }) {
  if (event.kind === 'stealth')
    return (
      <Card title={words.rail.finds(event.who, event.found)} bad={event.found}>
        <div className="vc-dice">
          <Dice event={event} />
        </div>
        <Clauses ids={['v-commandos.stealth.fail-on-1-2']} words={words} />
      </Card>
    );
  if (event.kind === 'fires' || event.kind === 'shoots' || event.kind === 'strikes') {
    const title =
      event.kind === 'fires'
        ? words.rail.fires(event.from.map(words.names.tile).join(', '), event.who)
        : `${words.names.commando(event.who)}: ${words.names.tile(event.tile)}`;
    return (
      <Card title={title} bad={event.kind === 'fires' && event.hits > 0}>
        <div className="vc-dice">
          <Dice event={event} />
        </div>
        <p>
          <b>{words.rail.hits(event.hits)}</b>{' '}
          <Clauses ids={[event.kind === 'fires' ? 'v-commandos.enemy-fire.meet-or-beat' : 'v-commandos.shoot.dice']} words={words} />
        </p>
      </Card>
    );
  }
  return null;
}
