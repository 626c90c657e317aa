import { useCallback, useEffect, useState } from 'preact/hooks';
import { isBot } from '../app/phrases.ts';
import { useLanguage } from '../app/words.ts';
import { tables } from '../play/api.ts';
import { countGames, deleteGame } from '../play/game-store.ts';
import type { SavedGameRow } from '../play/saved-games.ts';
import { type MyGame, myGames } from './my-games.ts';

const EVERY = 30_000;

/** My games, looked up again whenever the page comes back into sight; null until they are known. */
export function useMyGames(): { readonly games: readonly MyGame[] | null; remove(game: MyGame): Promise<void> } {
  const language = useLanguage();
  const [games, setGames] = useState<readonly MyGame[] | null>(null);
  const look = useCallback(async () => {
    const [kept, listed] = await Promise.all([onDevice().catch(() => []), tables().catch(() => null)]);
    setGames(myGames(kept, listed, isBot, language));
  }, [language]);
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  const remove = useCallback(
    async (game: MyGame) => {
      await deleteGame(game.id);
      await look();
    },
    [look],
  );
  return { games, remove };
}

/** Whoever has kept no game needs nothing that reads one. */
async function onDevice(): Promise<readonly SavedGameRow[]> {
  if ((await countGames()) === 0) return [];
  const { listSavedGames } = await import('../play/saved-games.ts');
  return await listSavedGames();
}
