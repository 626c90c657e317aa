import { SLIP_TRACK, type StageCardId } from '../../content/index.ts';
import { ALARM } from '../../facts/stage-area.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { STAGE_ICON, STAGE_SIGN } from '../art/looks.ts';
import { GameIcon } from '../art/symbols.tsx';
import type { Looked } from '../cards/shown.ts';
import { thing } from '../cards/things.ts';
import type { Choosing } from '../choosing.ts';

interface StageAreaProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  read(shown: Looked, at: Element, place?: number): void;
}

/** The stage play area: the deck, which is the clock, and the cards that stay. */
export function StageArea({ view, choosing, words, read }: StageAreaProps) {
  return (
    <section className="panel stage-area" aria-label={words.say['stage-area'].label}>
      <button
        ref={thing({ kind: 'decks' })}
        type="button"
        className="clock"
        data-spot="stage"
        onClick={(event) => read({ kind: 'decks' }, event.currentTarget)}
      >
        <Clock view={view} words={words} />
      </button>
      <div className="stage-cards">
        <button
          ref={thing({ kind: 'reference', stage: view.stage, enemy: view.enemy })}
          type="button"
          className="stage-card reference"
          onClick={(event) => read({ kind: 'reference', stage: view.stage, enemy: view.enemy }, event.currentTarget)}
        >
          <GameIcon name={STAGE_SIGN[view.stage]} />
          <span>
            <b>{words.say.page.reference}</b>
          </span>
        </button>
        {view.stageArea.map((id, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may lie there twice
            key={`${id} ${at}`}
            ref={thing({ kind: 'stage', id })}
            type="button"
            className={choosing.stage.has(at + 1) ? 'stage-card lit' : 'stage-card'}
            onClick={(event) => read({ kind: 'stage', id }, event.currentTarget, at + 1)}
          >
            <GameIcon name={STAGE_ICON[id]} />
            <span>
              <b>{words.say.thing[id]}</b>
              <StageTokens id={id} view={view} words={words} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** How many stage cards are left. */
function Clock({ view, words }: { readonly view: View; readonly words: ContraWords }) {
  const { of, known } = view.stageDeck;
  const left = leftOf(view);
  const [top] = known;
  return (
    <>
      <Deck view={view} />
      <span>
        <b>{words.say['stage-area'].deck}</b>
        <small>{top === undefined ? words.say['stage-area'].left({ left, of }) : words.say['stage-area'].known({ card: top })}</small>
        <span className="ticks">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks are known by their places
            <i key={i} className={i < of - left ? 'gone' : ''} />
          ))}
        </span>
      </span>
    </>
  );
}

/** Before the stage is set up its deck is still in the box. */
function leftOf({ phase, stageDeck: { left, of } }: View): number {
  return phase === 'setup' && left === 0 ? of : left;
}

/** The deck with the number of its cards. */
export function Deck({ view }: { readonly view: View }) {
  const left = leftOf(view);
  return <span className={left <= 2 ? 'deck num low' : 'deck num'}>{left}</span>;
}

/** What lies on a stage card. */
function StageTokens({ id, view, words }: { readonly id: StageCardId; readonly view: View; readonly words: ContraWords }) {
  if (id === 'base-alarm')
    return (
      <span className="alarms" data-spot="alarm" role="img" aria-label={words.say['stage-area'].alarm({ tokens: view.alarm, of: ALARM })}>
        {Array.from({ length: ALARM }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps are known by their places
          <i key={i} className={i < view.alarm ? 'on' : ''} />
        ))}
      </span>
    );
  if (id !== 'slip-track') return null;
  return (
    <span className="slips" role="img" aria-label={words.say['stage-area'].slip({ at: view.slip, last: SLIP_TRACK.length - 1 })}>
      {SLIP_TRACK.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a track is known by its places
        <i key={at} className={`${kind}${at === view.slip ? ' on' : ''}`} />
      ))}
    </span>
  );
}
