import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GreedyBot, RandomBot } from '#bots';
import { type Box, boxes, eventText, plain, type Words, wordsOf } from '#games';
import { keyFromSeed, Match, type Outcome, Timeline } from '#kernel';
import { command, UsageError } from './command.ts';
import { PLAIN } from './paint.ts';

export const golden = command({
  name: 'golden',
  takes: '',
  summary: 'Write the golden play-throughs of all games again, so that every change of behaviour shows in the diff.',
  options: { check: { type: 'boolean', says: 'write nothing, only say whether they are as they were' } },
  examples: ['muster golden', 'muster golden --check'],
  async run(words, { check }) {
    if (words.length > 0) throw new UsageError(`'${words.join(' ')}' is too much.`);
    let same = true;
    for await (const { file, text } of playThroughs()) {
      const before = readOld(file);
      if (before === text) continue;
      same = false;
      console.log(`${check ? 'differs' : 'written'}: ${file.pathname.split('/').slice(-4).join('/')}`);
      if (check) continue;
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, text);
    }
    if (same) console.log('All play-throughs are as they were.');
    return check && !same ? 1 : 0;
  },
});

export function readOld(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** For each preset of each game one match by greedy and one by random bots. */
export async function* playThroughs(): AsyncIterable<{ readonly file: URL; readonly text: string }> {
  for (const box of boxes) {
    const words = await wordsOf(box);
    for (const preset of box.presets)
      for (const bot of ['greedy', 'random'] as const)
        yield {
          file: new URL(`../games/${box.game.id}/golden/${preset.id}-${bot}.txt`, import.meta.url),
          text: playThrough(box, words, words.presets[preset.id] ?? preset.id, preset.config, bot),
        };
  }
}

/** A whole match as text: every answer, what happened and by which clause, and the board now and then. */
function playThrough(box: Box, words: Words, title: string, config: unknown, name: 'greedy' | 'random'): string {
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
      ...box
        .drawText(game.view(match.state, null), null, PLAIN)
        .split('\n')
        .map((line) => `  | ${line}`.trimEnd()),
      '',
    );
  };
  tell();
  board();
  while (match.decision !== null) {
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
  lines.push(words.outcome(match.outcome as Outcome, match.seatNames), `hash ${match.hash()}`, '');
  return lines.join('\n');
}
