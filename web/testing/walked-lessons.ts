import type { Page } from 'playwright-core';
import type { Course, Step } from '../../games/course.ts';

/** What a step needs of the board. */
interface Needed {
  readonly name: string;
  readonly spots: readonly string[];
  /** Something on the board shows what is due. */
  readonly marked: boolean;
}

/** Walks all lessons of a game from the one that is open, and does every step by *Show me*; what was not where a lesson says. */
export async function troublesOf(page: Page, { lessons }: Course): Promise<readonly string[]> {
  const needed = lessons.map(({ id, steps }) => steps.map((step, at) => ({ name: `${id}, step ${at + 1}`, ...needs(step) })));
  return await page.evaluate(walk, needed);
}

function needs(step: Step): Omit<Needed, 'name'> {
  switch (step.do) {
    case 'look':
      return { spots: step.at, marked: true };
    case 'watch':
      return { spots: step.at ?? [], marked: (step.at ?? []).length > 0 };
    case 'point':
      return { spots: [...step.at, ...(step.instead ?? []).flat()].filter((spot) => spot !== '*'), marked: false };
    case 'answer':
      return { spots: step.lit ?? [], marked: step.free === undefined };
  }
}

/** In the page: every look, click and wait there, since there are hundreds. */
async function walk(lessons: readonly (readonly Needed[])[]): Promise<readonly string[]> {
  const troubles: string[] = [];
  const seen = (selector: string): boolean => [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    for (let frames = 0; !holds(); frames++) {
      if (frames > 1800) throw new Error(`nothing came of it: ${what}`);
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  };
  const state = (): string => {
    const dots = document.querySelectorAll('.coach-dots .done').length;
    return `${document.querySelector('.coach-says > p')?.textContent} ${dots} ${document.querySelector('[data-moment]')?.getAttribute('data-moment')}`;
  };
  for (const [at, steps] of lessons.entries()) {
    for (const [done, { name, spots, marked }] of steps.entries()) {
      await until(name, () => document.querySelectorAll('.coach-dots .done').length === done && document.querySelector('.coach-dots .now') !== null);
      for (const spot of spots) {
        const where = `[data-spot="${CSS.escape(spot)}"]`;
        try {
          await until(name, () => seen(where));
        } catch {
          troubles.push(`${name}: ${spot} is not to be seen`);
        }
      }
      try {
        if (marked) await until(name, () => seen('.spots i, .hinted'));
      } catch {
        troubles.push(`${name}: nothing is marked`);
      }
      while (document.querySelectorAll('.coach-dots .done').length === done && document.querySelector('.coach-dots') !== null) {
        const before = state();
        const button = document.querySelector<HTMLElement>('.coach-tools > button.pri, .coach-tools > button.coach-show');
        button?.click();
        await until(name, () => state() !== before);
      }
    }
    const next = [...document.querySelectorAll<HTMLElement>('.coach-tools > a.pri')];
    if (next.length === 0) troubles.push(`lesson ${at + 1} has no end`);
    if (at + 1 < lessons.length) next[0]?.click();
  }
  return troubles;
}
