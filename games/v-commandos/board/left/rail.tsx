import { Icon } from '#kit';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Dice } from '../plan/volley.tsx';
import { type Rail, type Row, STEPS, type StepId } from './rail.ts';
import { drawsSay, headsSay } from './says.ts';

interface RailProps {
  readonly rail: Rail;
  readonly view: View;
  readonly say: Messages;
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
export function EnemyRail({ rail, view, say }: RailProps) {
  const loud = view.terrains.some(({ alarm }) => alarm);
  return (
    <section className="vc-panel vc-rail" aria-label={say.rail.last(rail)}>
      <h3>
        {say.rail.title}
        <span className={loud ? 'loud' : ''}>{loud ? say.rail.alarm : say.rail.quiet}</span>
      </h3>
      <ol>
        {STEPS.map((step, number) => {
          const state = stateOf(step, rail, view.phase);
          return (
            <li key={step} className={state} aria-current={state === 'now' || state === 'window' ? 'step' : undefined}>
              <i>{state === 'done' ? <Icon name="check" /> : number + 1}</i>
              <div>
                <b>{step === 'end' ? say.rail.ends(rail) : say.step[step]}</b>
                {rail.rows[step].map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
                  <Line key={index} row={row} say={say} />
                ))}
                {state === 'window' ? <p className="vc-window">{say.rail.window}</p> : null}
                {state === 'next' || state === 'window' ? <ToCome step={step} view={view} say={say} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Line({ row, say }: { readonly row: Row; readonly say: Messages }) {
  switch (row.kind) {
    case 'drawn':
      return <p>{drawsSay(say, row)}</p>;
    case 'follows':
      return <p className="vc-why">{headsSay(say, row.direction)}</p>;
    case 'enemies-move':
      return <p>{say.rail.goes(row)}</p>;
    case 'stealth':
      return (
        <p className={row.found ? 'bad' : undefined}>
          <Dice event={row} />
          {say.rail.finds(row)}
        </p>
      );
    case 'alarm':
      return <p className="loud">{say.rail.alarm}</p>;
    case 'fires':
      return (
        <p className={row.hits > 0 ? 'bad' : undefined}>
          {say.rail.fires(row)}
          <span className="dice">
            <Dice event={row} />
            <em>{say.rail.hits(row)}</em>
          </span>
        </p>
      );
    case 'critical':
    case 'fell':
      return <p className="bad">{say.commando[row.who]}</p>;
  }
}

/** What a step would do if nothing changed. */
function ToCome({ step, view, say }: { readonly step: StepId; readonly view: View; readonly say: Messages }) {
  const { draws, volleys } = view.ahead;
  if (step === 'reinforcements') return <p>{say.rail['will-draw']({ n: draws.flat().reduce((sum, own) => sum + own, 0) })}</p>;
  if (step !== 'fire') return null;
  if (volleys.length === 0) return <p>{say.rail.nobody}</p>;
  return volleys.map((volley) => <p key={volley.from}>{say.rail['will-fire'](volley)}</p>);
}

/** The same in one line, for phones. */
export function RailStrip({ rail, view, say }: RailProps) {
  return (
    <ol className="vc-rail-strip narrow" aria-label={say.rail.last(rail)}>
      {STEPS.map((step, number) => {
        const state = stateOf(step, rail, view.phase);
        return (
          <li key={step} className={state} aria-current={state === 'now' || state === 'window' ? 'step' : undefined}>
            <i>{state === 'done' ? <Icon name="check" /> : number + 1}</i>
            <span className={state === 'now' || state === 'window' ? undefined : 'sr'}>{say.step[step]}</span>
          </li>
        );
      })}
    </ol>
  );
}
