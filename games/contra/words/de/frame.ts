import type { Event } from '../../event.ts';
import type { FrameView, View } from '../../view.ts';
import { thing, who } from './things.ts';

/** An effect under way. */
export function frame({ kind, what, seat }: FrameView, view: View): string {
  const name = who(view, seat);
  const of = thing(what);
  switch (kind) {
    case 'attack':
      return `Angriff mit ${of}, ${name}`;
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
    default:
      return seat < 0 ? of : `${of}, ${name}`;
  }
}

/** The part of the game that something belongs to. */
export function heading(event: Event, view: View): string | null {
  const round = `Runde ${view.round}`;
  switch (event.kind) {
    case 'setup':
      return 'Aufbau';
    case 'round':
      return round;
    case 'turn':
      return `${round}, ${who(view, event.seat)}`;
    case 'phase':
      return `${round}, ${event.phase === 'stage' ? 'Schauplatz' : 'Gegner'}`;
    case 'assault':
      return `${round}, Gegner greifen ${who(view, event.seat)} an`;
    case 'over':
      return 'Das Ende';
    default:
      return null;
  }
}
