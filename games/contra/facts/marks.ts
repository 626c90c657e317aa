import type { MapSpace, SpaceId } from '../content/index.ts';
import { SPECIAL_KINDS } from '../content/map.ts';
import type { View } from '../view.ts';
import { spaceOf } from './places.ts';

/** What matters to whoever comes into a space. */
export const MARKS = [...SPECIAL_KINDS, 'gels', 'dimer', 'grenade', 'ledge'] as const;

export type Mark = (typeof MARKS)[number];

/** A pillbox counts while its token is there, a platform while it is whole. */
export function marksOf(view: View, id: SpaceId): readonly Mark[] {
  const space = spaceOf(view, id);
  if (space === null) return [];
  const { kind, ledge } = space;
  const there = (mark: Mark): boolean => {
    switch (mark) {
      case 'pillbox':
        return view.pillboxes.includes(id);
      case 'platform':
        return kind === mark && !view.broken.includes(id);
      case 'gels':
        return view.gels[id] !== undefined;
      case 'dimer':
        return view.dimers.includes(id);
      case 'grenade':
        return view.grenades.includes(id);
      case 'ledge':
        return ledge !== '';
      default:
        return kind === mark;
    }
  };
  return MARKS.filter(there);
}

/** Spaces of a path in which something happens, or may be done. */
export function eventfulOf(view: View, path: readonly SpaceId[]): readonly MapSpace[] {
  const eventful = (id: SpaceId): boolean => marksOf(view, id).some((mark) => mark !== 'ledge' && mark !== 'platform' && mark !== 'grenade');
  return path.flatMap((id) => (eventful(id) ? (spaceOf(view, id) ?? []) : []));
}
