import type { Json, Seat } from '#kernel';
import type { View } from '../../rules/view.ts';
import { field } from '../answers/choosing.ts';
import type { IconId } from '../art/icons.ts';
import { cardIcon, stageIcon, weaponIcon } from '../art/looks.ts';

export type Frame = View['resolving'][number];

/** An effect under way, as it is listed: the newest first. */
export interface Row {
  readonly frame: Frame;
  readonly state: 'now' | 'waits';
  readonly icon: IconId;
}

export function stackOf(view: View): readonly Row[] {
  return view.resolving.toReversed().map((frame, depth) => ({ frame, state: depth === 0 ? 'now' : 'waits', icon: iconOf(frame, view) }));
}

function iconOf({ kind, what, seat }: Frame, view: View): IconId {
  switch (kind) {
    case 'card':
      return cardIcon(what);
    case 'attack':
    case 'again':
      return weaponIcon(view.fighters[seat]?.weapon ?? null);
    case 'ability':
      return 'walkie-talkie';
    case 'stage-card':
    case 'activate':
      return stageIcon(what);
    case 'special':
    case 'enemy-attack':
      return 'alien-skull';
    case 'objective':
      return 'bugle-call';
    case 'defeated':
    case 'flipped':
      return 'bullet-impacts';
    case 'space':
      return 'radar-dish';
    case 'rule':
      return 'siren';
  }
}

interface Asked {
  readonly kind: string;
  readonly about: Json;
  readonly seats: readonly Seat[];
}

/** Who may step in besides the one who decides. In windows it is everybody who is asked, in a turn those it names. */
export function mayStepIn(asked: Asked | null, deciding: Seat): readonly Seat[] {
  if (asked === null) return [];
  const may = field(asked.about, asked.kind === 'act' ? 'may' : 'left');
  const named = Array.isArray(may) ? may.filter((seat) => typeof seat === 'number') : [];
  if (asked.kind === 'act') return named;
  if (!['pause', 'next', 'turn', 'assault'].includes(asked.kind)) return [];
  return asked.seats.filter((seat) => seat !== deciding && !named.includes(seat));
}
