import { Icon } from '#kit';
import type { View } from '../../view.ts';
import { Dice } from '../plan/volley.tsx';
import type { BoardWords } from '../words.ts';
import { type Rail, type Row, STEPS, type StepId } from './rail.ts';

interface RailProps {
  readonly rail: Rail;
  readonly view: View;
  readonly words: BoardWords;
}

const IN_ORDER: readonly View['phase'][] = STEPS;

type StepState = 'done' | 'now' | 'window' | 'next';

/** Before a step begins there is a moment for those who can do something at no cost. */
function stateOf(step: StepId, { now }: Rail, phase: View['phase']): StepState {
  const current = IN_ORDER.indexOf(phase);
  if (now === null || current < 0) return 'done';
  const own = STEPS.indexOf(step);
  if (own !== current) return own < current ? 'done' : 'next';
  return now === phase || phase === 'end' ? 'now' : 'window';
}

/** The Enemy Phase as a rail: what each step did, what is next and why. */
export function EnemyRail({ rail, view, words }: RailProps) {
  const loud = view.terrains.some(({ alarm }) => alarm);
  return (
    <section className="vc-panel vc-rail" aria-label={words.rail.last(rail.turn)}>
      <h3>
        {words.rail.title}
        <span className={loud ? 'loud' : ''}>{loud ? words.rail.alarm : words.rail.quiet}</span>
      </h3>
      <ol>
        {STEPS.map((step, number) => {
          const state = stateOf(step, rail, view.phase);
          return (
            <li key={step} className={state} aria-current={state === 'now' || state === 'window' ? 'step' : undefined}>
              <i>{state === 'done' ? <Icon name="check" /> : number + 1}</i>
              <div>
                <b>{step === 'end' ? words.rail.ends(rail.turn) : words.rail.steps[step]}</b>
                {rail.rows[step].map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
                  <Line key={index} row={row} words={words} />
                ))}
                {state === 'window' ? <p className="vc-window">{words.rail.window}</p> : null}
                {state === 'next' || state === 'window' ? <ToCome step={step} view={view} words={words} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Line({ row, words: { rail: words, enemies, names } }: { readonly row: Row; readonly words: BoardWords }) {
  switch (row.kind) {
    case 'drawn':
      return (
        <p>
          {words.draws(
            names.entrance(row.entrance),
            row.enemies.map((id) => enemies[id]),
            row.nulls,
          )}
        </p>
      );
    case 'follows':
      return <p className="vc-why">{words.heads(row.direction)}</p>;
    case 'enemies-move':
      return (
        <p>
          {words.goes(
            row.enemies.map((id) => enemies[id]),
            names.tile(row.from),
            names.tile(row.to),
          )}
        </p>
      );
    case 'stealth':
      return (
        <p className={row.found ? 'bad' : undefined}>
          <Dice event={row} />
          {words.finds(row.who, row.found)}
        </p>
      );
    case 'alarm':
      return <p className="loud">{words.alarm}</p>;
    case 'fires':
      return (
        <p className={row.hits > 0 ? 'bad' : undefined}>
          {words.fires(row.from.map(names.tile).join(', '), row.who)}
          <span className="dice">
            <Dice event={row} />
            <em>{words.hits(row.hits)}</em>
          </span>
        </p>
      );
    case 'critical':
    case 'fell':
      return <p className="bad">{names.commando(row.who)}</p>;
  }
}

/** What a step would do if nothing changed. */
function ToCome({ step, view, words: { rail: words, names } }: { readonly step: StepId; readonly view: View; readonly words: BoardWords }) {
  const { draws, volleys } = view.ahead;
  if (step === 'reinforcements') return <p>{words.willDraw(draws.flat().reduce((sum, own) => sum + own, 0))}</p>;
  if (step !== 'fire') return null;
  if (volleys.length === 0) return <p>{words.nobody}</p>;
  return volleys.map(({ from, dice }) => <p key={from}>{words.willFire(names.tile(from), dice)}</p>);
}

/** The same in one line, for phones. */
export function RailStrip({ rail, view, words }: RailProps) {
  return (
    <ol className="vc-rail-strip narrow" aria-label={words.rail.last(rail.turn)}>
      {STEPS.map((step, number) => {
        const state = stateOf(step, rail, view.phase);
        return (
          <li key={step} className={state} aria-current={state === 'now' || state === 'window' ? 'step' : undefined}>
            <i>{state === 'done' ? <Icon name="check" /> : number + 1}</i>
            {words.rail.steps[step]}
          </li>
        );
      })}
    </ol>
  );
}
