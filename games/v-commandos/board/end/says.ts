import type { Fate } from '../../facts/story.ts';
import type { Messages } from '../../words/messages.ts';

/** What decided it. */
export function headlineOf(say: Messages, cause: string, turn: number): string {
  const headlines: Readonly<Record<string, Messages['end']['headline']>> = say['end-headline'];
  return (headlines[cause.replace(' ', '-')] ?? say.end.headline)({ turn });
}

export function verdictOf(say: Messages, cause: string): string {
  const verdicts: Readonly<Record<string, string>> = say['end-verdict'];
  return verdicts[cause.replace(' ', '-')] ?? '';
}

/** How somebody came through. */
export function fateOf({ end: say }: Messages, { wounds, seen, fell }: Pick<Fate, 'wounds' | 'seen' | 'fell'>): string {
  return fell === null ? say.fate({ wounds, seen }) : say.fell({ turn: fell });
}

export const ENDS = ['bag', 'eliminated', 'no replacement', 'card'] as const;

/** How near a way to lose came, or that it was the one. */
export function wayOf({ 'end-way': say }: Messages, kind: (typeof ENDS)[number], happened: boolean, lowest: number, left: number): string {
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
export function honourSays({ end: say }: Messages, kind: keyof Messages['honour'], n: number, of: number): string {
  if (kind === 'unseen') return say.seen({ seen: n });
  return kind === 'all-home' && n === of ? say.everybody : say['so-many']({ n, of });
}
