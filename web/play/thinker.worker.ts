import '../app/no-eval.ts';
import { guests } from 'virtual:guests';
import { type Advice, advise, type Decided, decide, type Job } from '#bots';
import type { Game, Judgement } from '#kernel';

/** What a thread is asked, and what it says. */
export type ThinkRequest = { readonly id: number; readonly what: 'decide' | 'advise'; readonly job: Job };
export type ThinkReply =
  | { readonly id: number; readonly decided: Decided }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly failed: string };

/** The rules and what bots know of them: a thread says nothing. */
const rules = import.meta.glob<Record<string, Game>>(['../../games/*/rules/game.ts', '!../../games/template/rules/game.ts']);
const known = import.meta.glob<Judgement>(['../../games/*/bot/judgement.ts', '!../../games/template/bot/judgement.ts'], { import: 'judgement' });

async function gameOf(id: string): Promise<Game> {
  const guest = guests.find(({ game }) => game.id === id)?.game;
  if (guest !== undefined) return guest;
  const [exported, judgement] = await Promise.all([rules[`../../games/${id}/rules/game.ts`]?.(), known[`../../games/${id}/bot/judgement.ts`]?.()]);
  const game = Object.values(exported ?? {}).find((value) => value.id === id);
  if (game === undefined || judgement === undefined) throw new Error(`There is no game '${id}'.`);
  return { ...game, judgement };
}

addEventListener('message', async ({ data }: MessageEvent<ThinkRequest>) => {
  const { id, what, job } = data;
  try {
    const game = await gameOf(job.game);
    const thought: ThinkReply = what === 'decide' ? { id, decided: decide(job, [game]) } : { id, advice: advise(job, [game]) };
    postMessage(thought);
  } catch (thrown) {
    const failed: ThinkReply = { id, failed: thrown instanceof Error ? thrown.message : String(thrown) };
    postMessage(failed);
  }
});
