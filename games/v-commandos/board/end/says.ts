import type { Fate } from '../../facts/story.ts';
import type { Messages } from '../../words/end/messages.ts';

/** What decided it. */
export function headlineOf({ headline: say }: Messages, cause: string, turn: number): string {
  const headlines: Readonly<Record<string, Messages['headline']['other']>> = say;
  return (headlines[cause.replace(' ', '-')] ?? say.other)({ turn });
}

export function verdictOf({ verdict }: Messages, cause: string): string {
  const verdicts: Readonly<Record<string, string>> = verdict;
  return verdicts[cause.replace(' ', '-')] ?? '';
}

/** How somebody came through. */
export function fateOf(say: Messages, { wounds, seen, fell }: Pick<Fate, 'wounds' | 'seen' | 'fell'>): string {
  return fell === null ? say.fate({ wounds, seen }) : say.fell({ turn: fell });
}

export const ENDS = ['bag', 'eliminated', 'no replacement', 'card'] as const;

/** How near a way to lose came, or that it was the one. */
export function wayOf({ way: say }: Messages, kind: (typeof ENDS)[number], happened: boolean, lowest: number, left: number): string {
  switch (kind) {
    case 'bag':
      return happened ? say['bag-empty'] : say.bag({ lowest });
    case 'eliminated':
      return happened ? say['eliminated-all'] : say.eliminated({ left });
    case 'no replacement':
      return say['no-replacement'];
    case 'card':
      return say.card;
  }
}

/** What an honour is given for. */
export function honourSays(say: Messages, kind: keyof Messages['honour'], n: number, of: number): string {
  if (kind === 'unseen') return say.seen({ seen: n });
  return kind === 'all-home' && n === of ? say.everybody : say['so-many']({ n, of });
}
