import type { Names } from '#games';
import { botName, seatName } from '../app/phrases.ts';
import type { AppWords } from '../app/words.ts';
import type { SeatAtTable } from '../kit/table.ts';
import type { Present, Session } from '../play/session.ts';

/** Who plays for those who leave a seat to a bot. */
export const STAND_IN = { kind: 'bot', bot: 'search:200ms' } as const;

/** The seats with the words for who sits there. */
export function seatsAt(session: Session, { occupants, asked }: Present, words: AppWords): readonly SeatAtTable[] {
  const here = occupants.filter(({ kind }) => kind === 'me').length;
  return occupants.map(({ kind, name, bot, away, owner }, seat) => {
    const inGame = seatName(words.setup, session.seatNames[seat] ?? String(seat + 1));
    const unnamed = here > 1 && session.where === 'here' ? inGame : words.app.you;
    const who =
      kind === 'bot' && bot !== null ? botName(words.app, bot) : kind === 'me' ? (session.where === 'server' ? words.app.you : name || unnamed) : name;
    const called = kind === 'bot' ? who : name;
    const beside = away ? words.table.presence.away : owner === '' ? '' : words.table.presence.plays({ who: owner });
    return { seat, name: inGame, kind, who, called, asked: asked.includes(seat), away, beside };
  });
}

export function namesOf(seats: readonly SeatAtTable[]): Names {
  return seats.map(({ called }) => called);
}
