import type { Seat } from '#kernel';
import { Icon, Player, type SeatAtTable } from '#kit';
import { shortName } from '../../content/assassins.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Face, PawnIcon, Shape, Stamps } from '../art/pictures.tsx';

export interface SeatsProps {
  readonly view: View;
  readonly seats: readonly SeatAtTable[];
  readonly words: Messages;
  /** Whose file is open. */
  readonly open: Seat | null;
  press(seat: Seat): void;
}

/** Everybody at the table as a strip, in the order of turns as they sit. */
export function Strip({ view, seats, words, open, press }: SeatsProps) {
  const alone = seats.filter(({ kind }) => kind === 'me').length === 1;
  return (
    <ul className={view.hitmen.length > 4 ? 'strip many' : 'strip'} aria-label={words.seats.label}>
      {view.hitmen.map((own, seat) => {
        if (own.assassin === null) return null;
        const isMe = alone && seats[seat]?.kind === 'me';
        const away = (seat - view.active + view.hitmen.length) % view.hitmen.length;
        return (
          <li key={own.assassin}>
            <button
              type="button"
              className={`${isMe ? 'me' : ''}${away === 0 ? ' acting' : ''}`}
              data-holds={isMe ? 'contracts' : undefined}
              aria-expanded={open === seat}
              aria-label={saysOf(view, seat, seats, words)}
              onClick={() => press(seat)}
            >
              <Face of={own.assassin} />
              <span className="strip-marks">
                <Player who={playerOf(seats, seat, words)} seat={seats[seat]} />
                <Stamps done={own.done.length} label={words.file.done({ n: own.done.length })} />
                <span className="held-count num">{own.cards}</span>
              </span>
              <b className="strip-name">{shortName(own.assassin)}</b>
              <span className="when">
                {own.status !== 'free' ? (
                  <Where status={own.status} missing={own.missing} />
                ) : away === 0 ? (
                  words.seats.acting
                ) : away === 1 ? (
                  words.seats.next
                ) : (
                  words.seats['turns-away']({ n: away })
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The others beside one's own file. */
export function Rivals({ view, seats, words, open, press, me }: SeatsProps & { readonly me: Seat }) {
  return (
    <ul className="rivals" aria-label={words.seats.label}>
      {view.hitmen.map(({ assassin, space, done, cards, status, missing }, seat) =>
        assassin === null || seat === me ? null : (
          <li key={assassin}>
            <button type="button" aria-expanded={open === seat} aria-label={saysOf(view, seat, seats, words)} onClick={() => press(seat)}>
              <PawnIcon id={assassin} />
              <span>
                <b>
                  {shortName(assassin)} <Shape id={assassin} />
                </b>
                <small translate={false}>
                  {[playerOf(seats, seat, words), space === null ? words.seats.prison : words.place[space]].filter((part) => part !== '').join(', ')}
                </small>
              </span>
              <Where status={status} missing={missing} />
              <Stamps done={done.length} label={words.file.done({ n: done.length })} />
              <small className="num">{words.seats.cards({ n: cards })}</small>
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

function Where({ status, missing }: { readonly status: 'free' | 'prison' | 'hiding'; readonly missing: number }) {
  if (status === 'free') return null;
  return (
    <span className={`away ${status}`} aria-hidden="true">
      {status === 'hiding' ? <Icon name="moon" /> : <span className="barred" />}
      {missing}
    </span>
  );
}

/** Who plays an assassin. */
export function playerOf(seats: readonly SeatAtTable[], seat: Seat, words: Messages): string {
  const sitter = seats[seat];
  if (sitter === undefined) return '';
  return sitter.kind === 'me' && seats.filter(({ kind }) => kind === 'me').length === 1 ? words.seats.you : sitter.who;
}

function saysOf(view: View, seat: Seat, seats: readonly SeatAtTable[], words: Messages): string {
  const own = view.hitmen[seat];
  if (own === undefined || own.assassin === null) return '';
  const { assassin, status, missing, cards, space, done } = own;
  const player = playerOf(seats, seat, words);
  return words.seats.says({
    assassin,
    player: player === '' ? [] : [player],
    done: done.length,
    cards,
    status,
    missing,
    at: space === null ? [] : [space],
  });
}
