import { guests } from 'virtual:guests';
import { type Advice, advise, decide, type Job } from '#bots';
import type { Box } from '#games';

/** What a thread is asked, and what it says. */
export type Asked = { readonly id: number; readonly what: 'decide' | 'advise'; readonly job: Job };
export type Thought =
  | { readonly id: number; readonly notation: string }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly failed: string };

const rules = import.meta.glob<Record<string, Box>>('../../games/*/index.ts');

async function boxOf(game: string): Promise<Box> {
  const guest = guests.find((box) => box.game.id === game);
  const box = guest ?? Object.values((await rules[`../../games/${game}/index.ts`]?.()) ?? {}).find((value) => value.game?.id === game);
  if (box === undefined) throw new Error(`There is no game '${game}'.`);
  return box;
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id, what, job } = data;
  try {
    const { game } = await boxOf(job.game);
    const thought: Thought = what === 'decide' ? { id, notation: decide(job, [game]) } : { id, advice: advise(job, [game]) };
    postMessage(thought);
  } catch (thrown) {
    const failed: Thought = { id, failed: thrown instanceof Error ? thrown.message : String(thrown) };
    postMessage(failed);
  }
});
