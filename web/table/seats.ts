import type { AppWords } from '../app/words.ts';
import type { SeatAtTable } from '../kit/table.ts';
import type { Present, Sitting } from '../play/sitting.ts';

/** The seats with the words for who sits there. */
export function seatsAt(sitting: Sitting, { sitters, asked }: Present, words: AppWords): readonly SeatAtTable[] {
  const here = sitters.filter(({ kind }) => kind === 'me').length;
  return sitters.map(({ kind, name, bot }, seat) => {
    const inGame = words.setup.seatName(sitting.seatNames[seat] ?? String(seat + 1));
    const unnamed = here > 1 && sitting.where === 'here' ? inGame : words.app.you;
    const who = kind === 'bot' && bot !== null ? words.app.bots[bot] : kind === 'me' ? (sitting.where === 'server' ? words.app.you : name || unnamed) : name;
    return { seat, name: inGame, kind, who, asked: asked.includes(seat) };
  });
}
