import type { ClauseId } from '#kernel';

export const examples: Readonly<Record<ClauseId, string>> = {
  'contra.move.run': 'Running goes up to three spaces, around corners.',
  'contra.space.ledge-jump-up': 'Into the red outline only with a jump.',
  'contra.move.jump': 'A jump goes one space, and what is there may be ignored.',
  'contra.space.ledge-group-run': 'Within one ledge you run as usual.',
  'contra.attack.criticals-explode': 'A critical is a success and brings another die.',
  'contra.advantage.attack-conversion': 'One accuracy turns the A into a success; the M is gained afterwards.',
  'contra.suffer.pay-or-medal': 'The damage is paid in full with matching advantage, or it costs a medal.',
};
