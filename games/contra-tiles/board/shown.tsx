import { useMemo } from 'react';
import { type Scene, type Show, useTable } from '#kit';
import type { Laid, View } from '../rules/view.ts';
import { applied, emptySlot, type Moving, readEvent, type Slot } from './story.ts';

/** The table as it is drawn while the news are shown. */
export interface Shown {
  readonly view: View;
  /** Nothing is shown any more: this is the present, and it may be played in. */
  readonly settled: boolean;
  /** The slot whose piece is being turned up. */
  readonly drawn: Slot | null;
  readonly fresh: Laid | null;
  readonly scored: Extract<Moving, { kind: 'score' }> | null;
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

export function useShown(show: Show): Shown {
  const { scene, news, still } = useTable();
  return useMemo(() => {
    const after = viewOf(scene);
    const moves = news.moving && !still;
    if (show.now === null || news.before === null) {
      const lays = moves && news.told.some(({ event }) => readEvent(event).kind === 'lay');
      return { view: after, settled: true, drawn: null, fresh: lays ? (after.layout.at(-1) ?? null) : null, scored: null };
    }
    const until = show.past.reduce((view, { event }) => applied(view, event, after), viewOf(news.before));
    const fresh = until.layout.length > viewOf(news.before).layout.length ? (until.layout.at(-1) ?? null) : null;
    const told = readEvent(show.now.event);
    const then = applied(until, show.now.event, after);
    const shown = { settled: false, drawn: null, fresh, scored: told.kind === 'score' ? told : null };
    if (told.kind === 'lay') return { ...shown, view: { ...then, laid: until.laid, layout: until.layout } };
    if (told.kind === 'draw') return { ...shown, view: then, drawn: emptySlot(until, told.of) };
    if (told.kind === 'coins') return { ...shown, view: told.coins < 0 ? { ...until, purses: then.purses } : { ...until, supply: then.supply } };
    return { ...shown, view: until };
  }, [scene, news, still, show]);
}
