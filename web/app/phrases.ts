import type { BotName } from '#wire';
import type { AppWords } from './words.ts';

/** Which of the app's sentences is said, where several screens ask the same. */

const BOTS: Readonly<Record<BotName, keyof AppWords['app']['bots']>> = {
  random: 'random',
  casual: 'casual',
  greedy: 'greedy',
  'search:200ms': 'search-200ms',
  'search:1000ms': 'search-1000ms',
};

export function isBot(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

export function botName({ bots }: AppWords['app'], bot: BotName): string {
  return bots[BOTS[bot]];
}

/** The name of a seat as the game gives it, or its number. */
export function seatName({ seatNumber }: AppWords['setup'], name: string): string {
  const [, n] = name.match(/^Player (\d+)$/) ?? [];
  return n === undefined ? name : seatNumber({ n });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago({ ago: say }: AppWords['app'], milliseconds: number): string {
  if (milliseconds < MINUTE) return say.now;
  if (milliseconds < HOUR) return say.minutes({ n: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return say.hours({ n: Math.floor(milliseconds / HOUR) });
  return milliseconds < 2 * DAY ? say.yesterday : say.days({ n: Math.floor(milliseconds / DAY) });
}

/** How long somebody has not moved. */
export function long({ long: say }: AppWords['table']['seats'], milliseconds: number): string {
  if (milliseconds < MINUTE) return say.while;
  if (milliseconds < 2 * HOUR) return say.minutes({ n: Math.floor(milliseconds / MINUTE) });
  return milliseconds < 2 * DAY ? say.hours({ n: Math.floor(milliseconds / HOUR) }) : say.days({ n: Math.floor(milliseconds / DAY) });
}
