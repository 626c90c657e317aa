import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { botByName } from '#bots';
import { freshKey, keyFromSeed, Match, readRecord, runRecord } from '#kernel';
import { boxes } from '#shelf';
import { readLedger } from '../../server/ledger.ts';
import { command, findBox, UsageError } from '../command.ts';
import { CONFIG_OPTIONS, type ConfigWords, configFrom } from '../configure.ts';
import { paintFor } from '../paint.ts';
import { readBytes } from '../verify.ts';
import { language, say } from '../words/words.ts';
import { chooseFrom } from './menu.ts';
import { playOnScreen } from './screen.ts';
import { Session } from './session.ts';

export const play = command({
  name: 'play',
  takes: '[game]',
  summary: say.play.summary,
  options: {
    seats: { type: 'string', value: '<me,bot,…>', says: say.play.option.seats({ bots: say.option.bots }) },
    seed: { type: 'string', value: '<text>', says: say.play.option.seed },
    load: { type: 'string', value: '<file>', says: say.play.option.load },
    ...CONFIG_OPTIONS,
  },
  examples: ['muster play contact', 'muster play contra-tiles --seats me,search:500ms', 'muster play contact --preset first-night --seed night'],
  async run(words, options) {
    if (words.length > 1) throw new UsageError(say.wrong['one-game']({ rest: words.slice(1).join(' ') }));
    const id =
      words[0] ??
      (process.stdin.isTTY
        ? await chooseFrom(
            say.play.which,
            await Promise.all(boxes.map(async (box) => ({ value: box.game.id, text: `${box.game.title}: ${(await box.words(language)).mood}` }))),
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
    if (names.length !== 1 && names.length !== match.seatNames.length) throw new UsageError(say.wrong.seats({ n: match.seatNames.length }));
    const bots = match.seatNames.map((_, seat) => {
      const name = (names.length === 1 ? names[0] : names[seat])?.trim() ?? 'me';
      return name === 'me' ? null : botByName(name, `${Math.random()}`);
    });
    const session = new Session(
      box,
      await box.words(language),
      await box.text(language),
      match,
      bots,
      readLedger(box.game.id, language),
      paintFor(process.stdout),
    );
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
      return say.play.written({ file });
    } catch (thrown) {
      return say.play['not-written']({ file, reason: thrown instanceof Error ? thrown.message : String(thrown) });
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
