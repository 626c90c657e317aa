import { botByName } from '#bots';
import { findBox } from '../command.ts';
import { measuresOf } from '../measures.ts';
import { playMatch, type Result } from './game.ts';

/** Some matches of the same kind. `bots` has a name for each seat; equal names in a co-operative game are one bot that plans for all. */
export interface Job {
  readonly game: string;
  readonly config: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

export function runJob(job: Job): Result[] {
  const box = findBox(job.game);
  const { counts } = measuresOf(box);
  const results: Result[] = [];
  for (let i = job.first; i < job.first + job.count; i++) {
    const seed = `${job.seed} ${i}`;
    const team = new Map(job.bots.map((name) => [name, botByName(name, `${seed} ${name}`)]));
    const bots = job.bots.map((name, seat) => (box.cooperative ? (team.get(name) ?? botByName(name, seed)) : botByName(name, `${seed} ${name} ${seat}`)));
    const { match, outcome } = playMatch(box.game, job.config, seed, bots);
    results.push({ payoff: outcome.payoff, cause: outcome.cause, answers: match.number, counts: counts?.(match.state) ?? {} });
  }
  return results;
}
