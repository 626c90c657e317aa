import { useCallback } from 'preact/hooks';
import { openBox } from '../app/games.ts';
import { useLanguage } from '../app/words.ts';
import { LocalSession } from '../play/local-session.ts';
import { loadGame } from '../play/saved-games.ts';
import { type Ready, roomFile, TableScreen, useOpened } from './screen.tsx';
import type { WhyUnopened } from './unopened.tsx';

/** A game on this device. */
export function LocalTable({ id, moment }: { readonly id: string; readonly moment: number | null }) {
  const language = useLanguage();
  const [opened, again] = useOpened(
    useCallback(async (): Promise<WhyUnopened | Ready> => {
      void roomFile().catch(() => undefined);
      const game = await loadGame(id);
      const box = game === null ? null : await openBox(game.game, language);
      return game === null || box === null ? { kind: 'gone' } : { kind: 'ready', opened: box, sit: () => new LocalSession(box.box, box.words, game) };
    }, [id, language]),
  );
  return <TableScreen opened={opened} moment={moment} again={again} />;
}
