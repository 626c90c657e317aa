import { GreedyBot, RandomBot } from '#bots';
import { type Box, eventText, plain, type TextOf, type Words } from '#games';
import { keyFromSeed, Match, Timeline } from '#kernel';
import { PLAIN } from '../paint.ts';

/** A match that goes on and on is broken off after so many answers. */
const MOST = 600;

/** A whole match as text: every answer, what happened and by which clause, and the board now and then. */
export function playThrough(box: Box, words: Words, text: TextOf, title: string, config: unknown, name: 'greedy' | 'random'): string {
  const { game } = box;
  const match = Match.start(game, config, { key: keyFromSeed(`golden ${game.id} ${title} ${name}`) });
  const seats = match.seatNames.map((_, seat) => seat);
  const bot = name === 'greedy' ? new GreedyBot('golden') : new RandomBot('golden');
  const lines = [`${game.title}, ${title}, played by ${name} bots`, `config ${JSON.stringify(config)}`, ''];
  const timeline = new Timeline(match);
  const tell = (): void => {
    for (const { event, view, clauses } of timeline.stepsAt(match.number)) lines.push(`    ${plain(eventText(words, event, view))}  [${clauses.join(', ')}]`);
  };
  const board = (): void => {
    lines.push(
      '',
      ...text
        .draw(game.view(match.state, null), null, PLAIN)
        .split('\n')
        .map((line) => `  | ${line}`.trimEnd()),
      '',
    );
  };
  tell();
  board();
  while (match.decision !== null && match.number < MOST) {
    const index = bot.decide(match, seats);
    const { kind } = match.decision.question;
    const of = match.decision.count;
    match.answerIndex(index);
    const last = match.answers.at(-1);
    lines.push(`${match.number}. ${match.seatNames[last?.seat ?? 0]}: ${last?.notation}  (${kind}, 1 of ${of})`);
    tell();
    if (match.number % 12 === 0) board();
  }
  board();
  lines.push(match.outcome === null ? 'Broken off here.' : words.outcome(match.outcome, match.seatNames), `hash ${match.hash()}`, '');
  return lines.join('\n');
}
