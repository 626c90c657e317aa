import type { Advice } from '#bots';
import type { OpenOption } from '#kernel';

/** An option the adviser names. */
export interface Advised {
  readonly option: OpenOption;
  /** How many of a hundred trials it won, as it is said. */
  readonly odds: number;
}

/** So many are named. */
const MOST = 3;
/** After so many trials something can be compared; where there were few trials in all, after this part of those of what was tried most. */
const ENOUGH = 20;
const SHARE = 0.1;

/** The options that did best in the bot's trials, the best first by the number that is said. What reads the same is one. */
export function advisedOf(advice: readonly Advice[], options: readonly OpenOption[], read: (option: OpenOption) => string): readonly Advised[] {
  const told = new Map<string, { option: OpenOption; won: number; tries: number }>();
  for (const { notation, odds, tries } of advice) {
    const option = options.find((one) => one.notation === notation);
    if (option === undefined) continue;
    const text = read(option);
    const same = told.get(text);
    if (same === undefined) told.set(text, { option, won: odds * tries, tries });
    else {
      same.won += odds * tries;
      same.tries += tries;
    }
  }
  const most = Math.max(0, ...[...told.values()].map(({ tries }) => tries));
  return [...told.values()]
    .filter(({ tries }) => tries >= Math.min(ENOUGH, most * SHARE))
    .map(({ option, won, tries }) => ({ option, odds: Math.round((won / tries) * 100), tries }))
    .sort((a, b) => b.odds - a.odds || b.tries - a.tries)
    .slice(0, MOST)
    .map(({ option, odds }) => ({ option, odds }));
}

/** How far the first is ahead of what comes next, in points; null where nothing else was tried. */
export function leadOf([first, second]: readonly Advised[]): number | null {
  return first === undefined || second === undefined ? null : first.odds - second.odds;
}
