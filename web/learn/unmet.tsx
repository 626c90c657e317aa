import type { OpenBox } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { learnt, learntOf } from '../play/learnt.ts';
import { GistOf } from './gist.tsx';

/** Whoever has never played it sees what it is about while the others sit down. */
export function Unmet({ opened }: { readonly opened: OpenBox }) {
  const { hints } = useSettings();
  const known = useStore(learnt);
  return hints && !learntOf(known, opened.box.game.id).met ? <GistOf opened={opened} /> : null;
}
