import { useCallback } from 'preact/hooks';
import { aidOf } from '../aids/aid-of.ts';
import { Glossary } from '../aids/glossary.tsx';
import type { OpenBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { useWords } from '../app/words.ts';

/** The words of a game with their pictures, as the player aid and the board explain them. */
export function AllWords({ opened }: { readonly opened: OpenBox }) {
  const { app } = useWords();
  const { value: aid, error } = useAsync(useCallback(() => aidOf(opened), [opened]));
  return aid === null ? <p role="status">{error === null ? app.loading : app.failed}</p> : <Glossary terms={aid.terms} />;
}
