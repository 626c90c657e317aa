import { useEffect, useState } from 'preact/hooks';
import { knownRules, noteRules } from '../play/known-rules.ts';

/** The older rules of a game that whoever plays here knows; null where there is nothing new to them. Whoever is new to a game knows its rules from now on. */
export function useKnownRules(game: string, version: number, playing: boolean): number | null {
  const [known] = useState(() => knownRules(game));
  useEffect(() => {
    if (playing && known === null) noteRules(game, version);
  }, [playing, known, game, version]);
  return playing && known !== null && known < version ? known : null;
}
