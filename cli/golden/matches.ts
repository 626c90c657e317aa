import { createHash, type Hash } from 'node:crypto';
import { GreedyBot, RandomBot } from '#bots';
import type { Box } from '#games';
import { forbidding, type GameTypes, keyFromSeed, Match, ownerOf, Stream } from '#kernel';
import { randomConfig } from '../fuzz/configs.ts';

/** How many candidates of a decision are asked about. */
const ASKED = 60;

/** From wholly at random to wholly as greedy bots play, in so many grades: some places nobody reaches by chance. */
const GRADES = 5;

/** A match in a line: how long it was, how it ended, and a print of all that was offered, refused, told and seen on the way. */
export function matchLine<T extends GameTypes>(box: Box<T>, number: number): string {
  const { game } = box;
  const seed = `golden ${game.id} ${number}`;
  const match = Match.start(game, randomConfig(box, seed), { key: keyFromSeed(seed) });
  const seats = match.seatNames.map((_, seat) => seat);
  const random = new RandomBot(seed);
  const greedy = new GreedyBot(seed);
  const choice = new Stream(keyFromSeed(`${seed} choice`));
  const print = createHash('sha256');
  let printed = 0;
  for (;;) {
    for (; printed < match.events.length; printed++) print.update(JSON.stringify(match.events[printed]));
    print.update(JSON.stringify(game.view(match.state, null)));
    if (match.decision === null) break;
    printDecision(match, print);
    const bot = choice.below(GRADES - 1) < number % GRADES ? greedy : random;
    match.answerIndex(bot.decide(match, seats));
  }
  print.update(match.hash());
  const { payoff, cause } = match.outcome ?? { payoff: [], cause: 'nothing' };
  return `${number}: ${match.number} answers, ${payoff.join(' : ')} by ${cause}, ${print.digest('hex').slice(0, 16)}`;
}

function printDecision<T extends GameTypes>({ game, state, decision }: Match<T>, print: Hash): void {
  if (decision === null) return;
  const { question, about, options, count } = decision;
  print.update(`${question.kind} ${question.turnClause} ${JSON.stringify(about)}`);
  for (let i = 0; i < count; i++) {
    const optional = question.optional?.(state, options[i], about) ? '?' : '';
    print.update(`${ownerOf(decision, state, i)} ${game.notation.print(question.answer(options[i], state))}${optional}\n`);
  }
  let asked = 0;
  for (const candidate of question.candidates(state, about)) {
    if (asked++ >= ASKED) break;
    print.update(forbidding(question, state, candidate, about).join());
  }
}
