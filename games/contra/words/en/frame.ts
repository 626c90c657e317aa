import type { View } from '../../rules/view.ts';
import type { Part } from '../heading.ts';
import { thing, who } from './things.ts';

/** An effect under way. */
export function frame({ kind, what, seat }: View['resolving'][number], view: View): string {
  const name = who(view, seat);
  const of = thing(what);
  switch (kind) {
    case 'attack':
      return of === '' ? `Attack, ${name}` : `Attack with ${of}, ${name}`;
    case 'again':
      return `Second attack, ${name}`;
    case 'special':
      return `Special of ${of}, for ${name}`;
    case 'enemy-attack':
      return `Enemies attack ${name}`;
    case 'stage-card':
      return `Stage card ${of}`;
    case 'activate':
      return `${of} activates`;
    case 'objective':
      return `${name} scouts: ${of}`;
    case 'defeated':
      return `${of} is defeated`;
    case 'flipped':
      return `${of} is flipped`;
    case 'space':
      return `${name} enters ${of}`;
    default:
      return seat < 0 ? of : `${of}, ${name}`;
  }
}

export function heading(part: Part, view: View): string {
  switch (part.of) {
    case 'setup':
      return 'Set-up';
    case 'end':
      return 'The end';
    case 'round':
      return `Round ${part.round}`;
    case 'enemies':
      return `Round ${part.round}, enemies`;
    case 'stage':
      return `Round ${part.round}, stage`;
    case 'turn':
      return `Round ${part.round}, ${who(view, part.seat)}`;
    case 'assault':
      return `Round ${part.round}, enemies attack ${who(view, part.seat)}`;
  }
}
