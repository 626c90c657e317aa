import { guests } from 'virtual:guests';
import { config } from 'zod/mini';
import { type Advice, advise, type Decided, decide, type Job } from '#bots';
import type { Box } from '#games';

config({ jitless: true });

/** What a thread is asked, and what it says. */
export type ThinkRequest = { readonly id: number; readonly what: 'decide' | 'advise'; readonly job: Job };
export type ThinkReply =
  | { readonly id: number; readonly decided: Decided }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly failed: string };

const rules = import.meta.glob<Record<string, Box>>(['../../games/*/box.ts', '!../../games/template/box.ts']);

async function boxOf(game: string): Promise<Box> {
  const guest = guests.find((box) => box.game.id === game);
  const box = guest ?? Object.values((await rules[`../../games/${game}/box.ts`]?.()) ?? {}).find((value) => value.game?.id === game);
  if (box === undefined) throw new Error(`There is no game '${game}'.`);
  return box;
}

addEventListener('message', async ({ data }: MessageEvent<ThinkRequest>) => {
  const { id, what, job } = data;
  try {
    const { game } = await boxOf(job.game);
    const thought: ThinkReply = what === 'decide' ? { id, decided: decide(job, [game]) } : { id, advice: advise(job, [game]) };
    postMessage(thought);
  } catch (thrown) {
    const failed: ThinkReply = { id, failed: thrown instanceof Error ? thrown.message : String(thrown) };
    postMessage(failed);
  }
});
