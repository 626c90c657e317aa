import type { Event } from '../../event.ts';
import type { FrameView, View } from '../../view.ts';
import { thing, who } from './things.ts';

/** An effect under way. */
export function frame({ kind, what, seat }: FrameView, view: View): string {
  const name = who(view, seat);
  const of = thing(what);
  switch (kind) {
    case 'attack':
      return `Attack with ${of}, ${name}`;
    case 'special':
      return `${of} uses its special on ${name}`;
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

/** The part of the game that something belongs to. */
export function heading(event: Event, view: View): string | null {
  const round = `Round ${view.round}`;
  switch (event.kind) {
    case 'setup':
      return 'Set-up';
    case 'round':
      return round;
    case 'turn':
      return `${round}, ${who(view, event.seat)}`;
    case 'phase':
      return `${round}, ${event.phase}`;
    case 'assault':
      return `${round}, enemies attack ${who(view, event.seat)}`;
    case 'over':
      return 'The end';
    default:
      return null;
  }
}
