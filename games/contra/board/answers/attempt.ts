import type { Standing } from '../map/standing.ts';

/** What somebody who presses a space probably meant, so that the rules can say why not; null where nothing is asked of the map. */
export function attemptAt(kind: string, space: string, there: Standing): string | null {
  const [target] = there.targets;
  switch (kind) {
    case 'act':
      return target === undefined ? `run ${space}` : `attack ${target}`;
    case 'move':
      return `run ${space}`;
    case 'start':
    case 'boss-start':
      return `start ${space}`;
    case 'space':
    case 'sensor':
      return space;
    case 'target':
    case 'second-target':
    case 'take':
      return target ?? null;
    case 'who':
      return there.commando;
    default:
      return null;
  }
}
