import type { Seat } from '#kernel';
import { isMine, Player, type SeatAtTable } from '#kit';
import { ADVANTAGES } from '../../content/advantage.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { Medals, SignIcon } from '../art/symbols.tsx';
import type { Choosing } from '../choosing.ts';
import { scrollHint } from '../dock/scroll-hint.ts';
import { Deck } from './stage-area.tsx';

interface StripProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  readonly seats: readonly SeatAtTable[];
  /** Whose area is open, `stage` for the stage's. */
  readonly open: Seat | 'stage' | null;
  press(what: Seat | 'stage'): void;
}

/** The commandos on a phone: a tap opens what lies before them. */
export function Strip({ view, choosing, words, seats, open, press }: StripProps) {
  return (
    <nav ref={scrollHint} className="commando-strip narrow" aria-label={words.say.strip.label}>
      {view.fighters.map((f, seat) => (
        <button
          key={f.id}
          ref={seat === choosing.seat ? intoView : null}
          type="button"
          className={classOf(seats, seat, choosing)}
          data-spot={`area ${f.id}`}
          data-holds={`boss_${f.id} mission_${f.id}`}
          aria-expanded={open === seat}
          onClick={() => press(seat)}
        >
          <HeroIcon id={f.id} lit={seat === choosing.seat} />
          <span>
            <span className="strip-name">
              <b>{words.say.commando[f.id]}</b>
              <span data-spot={`medals ${f.id}`}>
                <Medals medals={f.medals} label={words.say.area.medals({ n: f.medals })} />
              </span>
            </span>
            <Player who={playerOf(seats, seat, words)} seat={seats[seat]} />
            <span className="strip-tokens" data-spot={`tokens ${f.id}`}>
              {ADVANTAGES.map((type) => (
                <span key={type} role="img" aria-label={words.say.area.tokens({ type, n: f.tokens[type] })}>
                  <SignIcon type={type} />
                  {f.tokens[type]}
                </span>
              ))}
            </span>
          </span>
        </button>
      ))}
      <button
        type="button"
        className="strip-stage"
        data-spot="stage"
        data-holds="alarm"
        aria-expanded={open === 'stage'}
        aria-label={words.say.strip.stage}
        onClick={() => press('stage')}
      >
        <Deck view={view} />
      </button>
    </nav>
  );
}

/** Who plays a commando; nobody in particular where everybody here is one person. */
export function playerOf(seats: readonly SeatAtTable[], seat: Seat, { say }: ContraWords): string {
  const sitter = seats[seat];
  if (sitter === undefined || (seats.length > 1 && seats.every(({ kind }) => kind === 'me'))) return '';
  return sitter.kind === 'me' ? say.area.you : sitter.who;
}

/** Whoever is asked stands out, in amber only where it is somebody at this screen. */
function classOf(seats: readonly SeatAtTable[], seat: Seat, choosing: Choosing): string {
  const asked = seat === choosing.seat && seats[seat]?.asked === true ? (seats[seat]?.kind === 'me' ? 'asked' : 'acts') : '';
  return `${asked} ${isMine(seats, seat) ? 'mine' : ''}`;
}

/** Whoever is asked is never scrolled away. */
function intoView(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
