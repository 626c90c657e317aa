import { useMemo } from 'preact/hooks';
import { type Show, useTable } from '#kit';
import type { ContraTiles } from '../types.ts';
import { between, isLaying, type Shown } from './showing.ts';

export function useShown(show: Show<ContraTiles>): Shown {
  const { scene, transition, still } = useTable<ContraTiles>();
  return useMemo(() => {
    const { now, view: before } = show;
    if (now === null) {
      const lays = transition.moving && !still && transition.steps.some(({ event }) => isLaying(event));
      return { view: scene.view, settled: true, drawn: null, fresh: lays ? (scene.view.layout.at(-1) ?? null) : null, scored: null };
    }
    const { event } = now;
    const laid = before.layout.length > (transition.before?.view.layout.length ?? 0);
    return {
      view: between(before, event, now.view),
      settled: false,
      drawn: event.kind === 'rack' ? { of: event.side, slot: event.slot } : event.kind === 'market' ? { of: 'market', slot: event.slot } : null,
      fresh: laid ? (before.layout.at(-1) ?? null) : null,
      scored: event.kind === 'score' ? event : null,
    };
  }, [scene, transition, still, show]);
}
