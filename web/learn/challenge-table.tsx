import { useCallback, useMemo, useState } from 'preact/hooks';
import type { SaidPractice } from '../../games/challenge.ts';
import { openBox } from '../app/games.ts';
import { useLanguage } from '../app/words.ts';
import { noteSolved } from '../play/learnt.ts';
import { Puzzle } from '../play/puzzle.ts';
import { type Ready, roomFile, TableScreen, useOpened } from '../table/screen.tsx';
import type { Teaching } from '../table/teaching.ts';
import type { WhyUnopened } from '../table/unopened.tsx';
import { ChallengeStrip } from './challenge-strip.tsx';
import './coach.css';
import './challenge.css';

interface Sitting {
  readonly puzzle: Puzzle;
  readonly practice: SaidPractice;
}

/** A challenge, on the real table. */
export function ChallengeTable({ game, challenge: id }: { readonly game: string; readonly challenge: string }) {
  const language = useLanguage();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [opened, again] = useOpened(
    useCallback(async (): Promise<WhyUnopened | Ready> => {
      void roomFile().catch(() => undefined);
      const box = await openBox(game, language);
      const practice = await box?.box.practice?.(language);
      const challenge = practice?.challenges.find((one) => one.id === id);
      if (box === null || practice === undefined || challenge === undefined) return { kind: 'gone' };
      const sit = (): Puzzle => {
        const puzzle = new Puzzle(box.box, box.words, practice, challenge, () => noteSolved(game, id));
        setSitting({ puzzle, practice });
        return puzzle;
      };
      return { kind: 'ready', opened: box, sit };
    }, [game, id, language]),
  );
  const teaching = useMemo(
    (): Teaching | null => (sitting === null ? null : { strip: <ChallengeStrip {...sitting} />, lit: null, refuses: () => false }),
    [sitting],
  );
  const ready = opened?.kind === 'session' && sitting?.puzzle === opened.session;
  if (opened !== null && opened.kind !== 'session') return <TableScreen opened={opened} moment={null} again={again} />;
  return ready && teaching !== null ? (
    <TableScreen opened={opened} moment={null} again={again} teaching={teaching} />
  ) : (
    <TableScreen opened={null} moment={null} again={again} />
  );
}
