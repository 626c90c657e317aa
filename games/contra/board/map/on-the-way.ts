import type { SpaceKind } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { planOf } from './geometry.ts';

/** Spaces of a path in which something happens, or may be done. */
export function onTheWay(view: View, path: readonly string[]): readonly { readonly id: string; readonly kind: SpaceKind }[] {
  const plan = planOf(view.stage);
  return path.flatMap((id) => {
    const kind = plan.space(id)?.kind ?? 'plain';
    const eventful = view.dimers.includes(id) || !['plain', 'enemy', 'start', 'boss', 'platform'].includes(kind);
    return eventful && (kind !== 'pillbox' || view.pillboxes.includes(id) || view.dimers.includes(id)) ? [{ id, kind }] : [];
  });
}
