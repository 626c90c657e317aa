import type { FrameView, View } from '../view.ts';
import type { Messages } from './messages.ts';

/** An effect under way: what it is. */
export function underWay({ kind, what }: FrameView, { stack: say }: Messages): string {
  switch (kind) {
    case 'attack':
    case 'enemy-attack':
      return say[kind];
    case 'special':
    case 'defeated':
    case 'flipped':
      return say[kind]({ what });
    default:
      return say.thing({ what });
  }
}

/** Whom it concerns, or what kind of effect it is. */
export function concerned({ kind, seat }: FrameView, { fighters, fight }: View, { stack: say, commando }: Messages): string {
  if (kind === 'activate' || kind === 'stage-card') return say[kind];
  const who = fighters[seat]?.id;
  if (who === undefined) return '';
  switch (kind) {
    case 'attack':
      return fight === null ? commando[who] : say.step[fight.step]({ who });
    case 'enemy-attack':
      return say.on({ who });
    case 'special':
      return say['special-on']({ who });
    case 'objective':
      return say.scouts({ who });
    default:
      return commando[who];
  }
}
