import { useState } from 'react';
import type { Seat } from '#kernel';
import { useWords } from '../app/words.ts';
import type { Present, Session } from '../play/session.ts';
import { Notice } from './notice.tsx';

/** Several people with hidden hands share a screen: it is handed on behind a curtain. */
export function useCurtain(session: Session, { mine, asked }: Present, here: boolean): { readonly closed: boolean; readonly seat: Seat; open(): void } {
  const [looking, setLooking] = useState<Seat | null>(null);
  const hides = session.box.game.imagine !== undefined && session.where === 'here' && mine.length > 1;
  const seat = asked.find((s) => mine.includes(s)) ?? null;
  const closed = hides && here && seat !== null && seat !== looking;
  return { closed, seat: seat ?? 0, open: () => setLooking(seat) };
}

export function Curtain({ who, game, open }: { readonly who: string; readonly game: string; open(): void }) {
  const words = useWords().table.hand;
  return (
    <div className="curtain" data-game={game}>
      <Notice title={words.title(who)} says={words.says}>
        <button type="button" className="btn pri" onClick={open}>
          {words.go(who)}
        </button>
      </Notice>
    </div>
  );
}
