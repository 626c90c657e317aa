import type { Answer } from '../../answer.ts';
import type { Option } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';

/** What a plan is about. */
export function titleOf({ plan: say }: Messages, answer: Answer): string {
  switch (answer.do) {
    case 'move':
    case 'creep':
    case 'up':
    case 'creep-up':
    case 'shoot':
      return say[answer.do](answer);
    case 'down':
    case 'stab':
      return say[answer.do];
    default:
      return say.other;
  }
}

/** The button that carries a plan out. */
export function confirmOf({ confirm: say }: Messages, { answer, preview }: Option, risky: boolean): string {
  if (risky) return say.anyway;
  switch (answer.do) {
    case 'creep':
    case 'creep-up':
      return preview === null ? say.other : say.creep(preview);
    case 'shoot':
    case 'stab':
      return say[answer.do];
    default:
      return say.other;
  }
}

/** Who does it; nobody where it is not said. */
export function whoIn(answer: Answer): string {
  return 'who' in answer ? answer.who : '';
}

/** Another option that gives less away. */
export function quieterOf({ quieter: say }: Messages, { answer, preview }: Option): string {
  if (preview === null) return '';
  if (answer.do === 'don') return say.don(preview);
  if (!('tile' in answer)) return '';
  const [stealth] = preview.stealth;
  const about = { who: whoIn(answer), tile: answer.tile, pays: preview.pays, certain: stealth === undefined, unseen: stealth?.unseen ?? 1 };
  return answer.do === 'creep' || answer.do === 'creep-up' ? say[answer.do](about) : say.other(about);
}
