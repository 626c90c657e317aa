import type { View } from '../../rules/view.ts';
import type { Part } from '../heading.ts';
import { thing, who } from './things.ts';

/** An effect under way. */
export function frame({ kind, what, seat }: View['resolving'][number], view: View): string {
  const name = who(view, seat);
  const of = thing(what);
  switch (kind) {
    case 'attack':
      return of === '' ? `Angriff, ${name}` : `Angriff mit ${of}, ${name}`;
    case 'again':
      return `Zweiter Angriff, ${name}`;
    case 'special':
      return `Spezial für ${name}: ${of}`;
    case 'enemy-attack':
      return `Gegner greifen ${name} an`;
    case 'stage-card':
      return `Schauplatzkarte ${of}`;
    case 'activate':
      return `${of} wird aktiviert`;
    case 'objective':
      return `${name} späht: ${of}`;
    case 'defeated':
      return `${of} ist besiegt`;
    case 'flipped':
      return `${of} wird umgedreht`;
    case 'space':
      return `${of}, ${name}`;
    default:
      return seat < 0 ? of : `${of}, ${name}`;
  }
}

export function heading(part: Part, view: View): string {
  switch (part.of) {
    case 'setup':
      return 'Aufbau';
    case 'end':
      return 'Das Ende';
    case 'round':
      return `Runde ${part.round}`;
    case 'enemies':
      return `Runde ${part.round}, Gegner`;
    case 'stage':
      return `Runde ${part.round}, Schauplatz`;
    case 'turn':
      return `Runde ${part.round}, ${who(view, part.seat)}`;
    case 'assault':
      return `Runde ${part.round}, Gegner greifen ${who(view, part.seat)} an`;
  }
}
