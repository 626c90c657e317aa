import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BOT_HELP, botByName } from '#bots';
import { freshKey, keyFromSeed, Match, readRecord, runRecord } from '#kernel';
import { boxes } from '#shelf';
import { SOURCE } from '#words';
import { readLedger } from '../../server/ledger.ts';
import { command, findBox, UsageError } from '../command.ts';
import { CONFIG_OPTIONS, type ConfigWords, configFrom } from '../configure.ts';
import { paintFor } from '../paint.ts';
import { readBytes } from '../verify.ts';
import { chooseFrom } from './menu.ts';
import { playOnScreen } from './screen.ts';
import { Session } from './session.ts';

export const play = command({
  name: 'play',
  takes: '[game]',
  summary: 'Play in the terminal, alone, together on one screen, or with bots.',
  options: {
    seats: { type: 'string', value: '<me,bot,…>', says: `who sits where: me, or ${BOT_HELP}` },
    seed: { type: 'string', value: '<text>', says: 'the same seed gives the same dice (without it they are random)' },
    load: { type: 'string', value: '<file>', says: 'open a record and play on from its end, with new dice' },
    ...CONFIG_OPTIONS,
  },
  examples: ['muster play contact', 'muster play contra-tiles --seats me,search:500ms', 'muster play contact --preset first-night --seed night'],
  async run(words, options) {
    if (words.length > 1) throw new UsageError(`One game at a time: leave out '${words.slice(1).join(' ')}'.`);
    const id =
      words[0] ??
      (process.stdin.isTTY
        ? await chooseFrom(
            'Which game?',
            await Promise.all(boxes.map(async (box) => ({ value: box.game.id, text: `${box.game.title}: ${(await box.words(SOURCE)).mood}` }))),
          )
        : undefined);
    if (id === null) return 0;
    const box = findBox(id);
    const config = configFrom(box, namesNothing(options) ? { preset: box.presets[0]?.id } : options);
    const match =
      options.load === undefined
        ? Match.start(box.game, config, options.seed === undefined ? {} : { key: keyFromSeed(options.seed) })
        : runRecord(box.game, readRecord(readBytes(options.load))).fork(freshKey());
    const names = (options.seats ?? (box.cooperative ? 'me' : ['me', ...match.seatNames.slice(1).map(() => 'greedy')].join(','))).split(',');
    if (names.length !== 1 && names.length !== match.seatNames.length)
      throw new UsageError(`This match has ${match.seatNames.length} seats: give --seats one word for all of them, or one for each.`);
    const bots = match.seatNames.map((_, seat) => {
      const name = (names.length === 1 ? names[0] : names[seat])?.trim() ?? 'me';
      return name === 'me' ? null : botByName(name, `${Math.random()}`);
    });
    const session = new Session(box, await box.words(SOURCE), match, bots, readLedger(box.game.id), paintFor(process.stdout));
    if (process.stdin.isTTY && process.stdout.isTTY) await playOnScreen(session, saveTo(session));
    else await playLines(session);
    return 0;
  },
});

/** Whoever only names a game plays what *Play now* plays. */
function namesNothing(options: ConfigWords): boolean {
  return Object.keys(CONFIG_OPTIONS).every((name) => (options as Readonly<Record<string, unknown>>)[name] === undefined);
}

function saveTo(session: Session): (file: string) => string {
  return (file) => {
    try {
      writeFileSync(file, session.record());
      return `Written: ${file}`;
    } catch (thrown) {
      return `'${file}' cannot be written: ${thrown instanceof Error ? thrown.message : thrown}`;
    }
  };
}

/** Without a terminal: a line in, what it did out. */
async function playLines(session: Session): Promise<void> {
  const save = saveTo(session);
  const show = (): void => {
    for (const line of session.recentEvents()) console.log(line);
    console.log(session.scene());
    session.choices().forEach(({ notation, text, foretells }, i) => {
      console.log(`${String(i + 1).padStart(4)}  ${notation === text ? notation : `${notation}  (${text})`}${foretells.map((said) => `  ${said}`).join('')}`);
    });
  };
  show();
  for await (const line of createInterface({ input: process.stdin })) {
    const before = session.match.number;
    const reply = session.submit(line);
    if (reply.kind === 'quit') return;
    const text = reply.kind === 'save' ? save(reply.file) : reply.text;
    if (text !== '') console.log(text);
    if (session.match.number !== before) show();
  }
}
