import { Die, Frame, useShow, useTable } from '#kit';
import { CARDS } from '../content/cards.ts';
import { TWICE_FROM } from '../content/die.ts';
import type { Template } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { TemplateWords } from '../words/words.ts';
import { attemptWith } from './attempt.ts';
import { lasts } from './showing.ts';

/** The whole table: who climbs, the slope with the cards of this climb, the die, and the own hand. */
export function Board({ words: { say } }: { readonly words: TemplateWords }) {
  const { scene, seats, eyes, options, hint, setHint, choose, whyNot } = useTable<Template>();
  const { now, view: before } = useShow<Template>(lasts);
  const view = now?.view ?? before;
  const cards = view.hand?.map((card) => {
    const answer = attemptWith(card, scene.decision?.kind, eyes ?? 0);
    const option = options.find((one) => 'card' in one.answer && one.answer.do === answer.do && one.answer.card === card) ?? null;
    return (
      <button
        key={card}
        type="button"
        className={option === null ? 'card' : 'card open'}
        aria-label={say.board.card({ card })}
        data-option={option?.notation}
        onPointerEnter={() => setHint(option)}
        onPointerLeave={() => setHint(null)}
        onClick={({ currentTarget }) => (option === null ? whyNot(answer, currentTarget) : choose(option))}
      >
        {card}
      </button>
    );
  });
  const others = options.filter(({ answer }) => !('card' in answer) && (!('by' in answer) || eyes === null || answer.by === eyes));
  return (
    <Frame
      chip={say.board.goal({ goal: view.goal })}
      seats={<Climbers view={view} names={seats.map(({ who }) => who)} say={say} />}
      corner={
        view.die === null ? undefined : (
          <div className="die" role="img" aria-label={say.board.die({ die: view.die })}>
            <Die key={scene.number} value={view.die} rolling={now?.event.kind === 'rolls'} look={view.die >= TWICE_FROM ? 'good' : 'plain'} />
          </div>
        )
      }
      hand={<div className="hand">{cards}</div>}
      actions={others.map((option) => (
        <button key={option.notation} type="button" className="btn" data-option={option.notation} onClick={() => choose(option)}>
          {option.answer.do === 'keep' ? say.board.keep : say.board.yield}
        </button>
      ))}
      stage={<Slope pile={view.pile} hinted={hint !== null && 'card' in hint.answer ? hint.answer.card : null} say={say} />}
    />
  );
}

/** Points and cards of both. */
function Climbers({ view, names, say }: { readonly view: View; readonly names: readonly string[]; readonly say: Messages }) {
  return (
    <ul className="climbers">
      {view.hands.map((cards, seat) => (
        <li key={say.seat({ seat })} className={seat === view.active ? 'active' : ''}>
          {names[seat] === '' ? null : <b translate={false}>{names[seat]} </b>}
          {say.board.climber({ seat, points: view.points[seat] ?? 0, goal: view.goal, cards })}
        </li>
      ))}
    </ul>
  );
}

const WIDE = 40;
const HIGH = 16;

/** A step for each card there is, the lowest at the left; those of this climb lie on theirs. */
function Slope({ pile, hinted, say }: { readonly pile: readonly number[]; readonly hinted: number | null; readonly say: Messages }) {
  const rise = CARDS.length * HIGH;
  return (
    <div className="slope">
      <svg viewBox={`0 -40 ${CARDS.length * WIDE} ${rise + 56}`} role="img" aria-label={say.board.slope({ n: pile.length, pile })}>
        {CARDS.map((card, i) => (
          <g key={card} transform={`translate(${i * WIDE} ${rise - card * HIGH})`}>
            <rect className="step" width={WIDE - 2} height={card * HIGH + 16} />
            {pile.includes(card) || card === hinted ? (
              <g className={card === hinted ? 'lies hinted' : card === pile.at(-1) ? 'lies last' : 'lies'}>
                <rect x="3" y="-38" width={WIDE - 8} height="36" rx="4" />
                <text x={WIDE / 2 - 1} y="-14" textAnchor="middle">
                  {card}
                </text>
              </g>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
}
