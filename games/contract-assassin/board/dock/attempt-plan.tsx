import { useId } from 'preact/hooks';
import type { SumOdds } from '../../facts/attempt.ts';
import type { View } from '../../view.ts';
import { VICTIM } from '../../words/facts.ts';
import type { Messages } from '../../words/messages.ts';
import { ICONS } from '../art/icons.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, Guard, GuardIcon } from '../art/pictures.tsx';
import type { Choosing, Picked } from '../choosing.ts';
import { DeathDice } from './dice.tsx';
import type { Plan } from './plan.ts';

export interface AttemptPlanProps {
  readonly view: View;
  readonly plan: Extract<Plan, { readonly kind: 'attempt' }>;
  readonly choosing: Choosing;
  readonly picked: Picked | null;
  readonly words: Messages;
  pickGuard(number: number): void;
}

/** Whom it is about, what the 36 rolls would do, and how likely it works. */
export function AttemptPlan({ view, plan: { city, sums, odds, best, dice, away }, choosing, picked, words, pickGuard }: AttemptPlanProps) {
  const guards = view.targets.find((target) => target.city === city)?.guards ?? [];
  return (
    <section className="plan attempt-plan" aria-label={words.attempt.label}>
      <div className="plan-target">
        <Face of={city} />
        <div>
          <h3>{VICTIM(city)}</h3>
          <small>{words.place[city]}</small>
          <span className="plan-guards">
            {guards.length === 0 ? (
              <small>{words.attempt.guards({ numbers: guards })}</small>
            ) : (
              <span className="sr">{words.attempt.guards({ numbers: guards })}</span>
            )}
            {guards.map((number) =>
              choosing.guards.has(number) ? (
                <button
                  key={number}
                  type="button"
                  className={picked !== null && 'guard' in picked && picked.guard === number ? 'shiftable picked' : 'shiftable'}
                  aria-label={words.attempt.shift({ number })}
                  onClick={() => pickGuard(number)}
                >
                  <GuardIcon number={number} />
                </button>
              ) : (
                <GuardIcon key={number} number={number} />
              ),
            )}
          </span>
        </div>
      </div>
      <Chart sums={sums} rolled={dice} words={words} />
      <div className="plan-odds">
        {odds === null ? null : (
          <>
            <b className="num">{words.board.percent(odds)}</b>
            <small>
              {words.attempt.kills(odds)}
              {best ? <i> {words.attempt.best}</i> : null}
            </small>
          </>
        )}
        {away === null ? null : <small className="then-away">{words.foretells['then-away'](away)}</small>}
        <DeathDice dice={dice} />
      </div>
    </section>
  );
}

const COLUMN = 50;
const BASE = 96;
const PER_WAY = 11;

/** The 36 rolls by their sums: what kills, what is blocked, what a skill adds. */
export function Chart({ sums, rolled, words }: { readonly sums: readonly SumOdds[]; readonly rolled: readonly number[] | null; readonly words: Messages }) {
  const id = useId(); // a hidden drawing of the same page must not lend it
  const hatch = { fill: `url(#${id})` };
  const sum = rolled === null ? 0 : rolled.reduce((a, b) => a + b, 0);
  return (
    <figure className="chart">
      <ul className="sr">
        {sums.map((one) => (
          <li key={one.sum}>{words.attempt.sum({ ...one, by: one.by === null ? [] : [one.by] })}</li>
        ))}
      </ul>
      <svg viewBox={`0 -8 ${COLUMN * 11} 134`} aria-hidden="true">
        <defs>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className="hatch-ground" />
            <path d="M0 0V8" className="hatch" />
          </pattern>
        </defs>
        <path d={`M0 ${BASE + 1}h${COLUMN * 11}`} className="chart-base" />
        <g className="chart-key">
          <rect x="2" y="-4" width="11" height="11" rx="3" className="sum-bar kills" />
          <text x="18" y="6">
            {words.attempt.key.kills}
          </text>
          <rect x="2.5" y="13.5" width="10" height="10" rx="3" className="sum-bar blocked" style={hatch} />
          <text x="18" y="23">
            {words.attempt.key.blocked}
          </text>
          <circle cx="7.5" cy="36" r="4" className="by-skill" />
          <text x="18" y="40">
            {words.attempt.key.skill}
          </text>
        </g>
        {sums.map((one, i) => (
          <Column key={one.sum} one={one} x={i * COLUMN} isRolled={one.sum === sum} hatch={hatch} words={words} />
        ))}
      </svg>
    </figure>
  );
}

interface ColumnProps {
  readonly one: SumOdds;
  readonly x: number;
  readonly isRolled: boolean;
  readonly hatch: { readonly fill: string };
  readonly words: Messages;
}

function Column({ one, x, isRolled, hatch, words }: ColumnProps) {
  const { sum, ways, does, by, skill, guard } = one;
  const height = ways * PER_WAY;
  const top = BASE - height;
  const middle = COLUMN / 2;
  return (
    <g
      transform={`translate(${x} 0)`}
      className={isRolled ? 'column rolled' : 'column'}
      data-spot={`sum ${sum}`}
      data-term="death-dice"
      aria-label={words.attempt.sum({ ...one, by: by === null ? [] : [by] })}
    >
      <rect x="4" y={top} width={COLUMN - 8} height={height} rx="5" className={`sum-bar ${does}`} style={does === 'blocked' ? hatch : undefined} />
      {does === 'kills' ? (
        <>
          {by === null ? null : (
            <path d={ICONS[CARD_ICONS[by]]} className="bar-icon" transform={`translate(${middle - 10} ${Math.max(-8, top - 23)}) scale(.0391)`} />
          )}
          {skill ? <circle cx={middle + 13} cy={top - 17} r="4" className="by-skill" /> : null}
          {ways > 1 ? (
            <text x={middle} y={top + height / 2 + 4.5} textAnchor="middle" className="bar-percent">
              {words.board.percent({ chance: ways / 36 })}
            </text>
          ) : null}
        </>
      ) : null}
      {guard ? (
        <g transform={`translate(${middle} ${top - 13}) scale(.86)`}>
          <Guard number={sum} />
        </g>
      ) : null}
      <text x={middle} y="116" textAnchor="middle" className={`bar-sum ${does}`}>
        {sum}
      </text>
    </g>
  );
}
