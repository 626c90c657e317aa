import { useCallback } from 'preact/hooks';
import { openBox } from '../app/games.ts';
import { useLanguage } from '../app/words.ts';
import { arrivedAt } from '../play/arrival.ts';
import { opening } from '../play/asked-ahead.ts';
import { RemoteSession } from '../play/remote-session.ts';
import { type Ready, roomFile, TableScreen, useOpened } from './screen.tsx';
import type { WhyUnopened } from './unopened.tsx';

/** Who asks, and where the table stands. */
function present(id: string) {
  const found = arrivedAt(id);
  return found === null ? opening(id, null) : ([found.person, { table: found.table, match: null }] as const);
}

/** A table on the server. */
export function OnlineTable({ id, moment }: { readonly id: string; readonly moment: number | null }) {
  const language = useLanguage();
  const [opened, again] = useOpened(
    useCallback(async (): Promise<WhyUnopened | Ready> => {
      const [person, { table, match }] = await present(id);
      if (table.phase !== 'open') void roomFile().catch(() => undefined);
      const box = await openBox(table.game, language);
      if (box === null) return { kind: 'gone' };
      const now = box.box.game.rulesVersion;
      if (match === null && table.phase === 'finished') return { kind: 'retired', table: id, rules: table.rules, now };
      return { kind: 'ready', opened: box, sit: () => new RemoteSession(box.box, table, person) };
    }, [id, language]),
  );
  return <TableScreen opened={opened} moment={moment} again={again} />;
}
