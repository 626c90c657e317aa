/*
 * For the time of the move: compares what old words and new words say over random matches.
 * node_modules/.bin/node words/equality.ts contact [--matches 200] [--seed x]
 * Old words: games/<id>/words/<language>/index.ts (`words`), or --old <folder>; new words: games/<id>/words/words.ts (`wordsOf(say)`).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerText, eventText, foretold, promptText, type Words } from '#games';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { boxes } from '#shelf';
import { languages } from '#words';
import { randomConfig } from '../cli/fuzz/configs.ts';
import { readLedger } from '../server/ledger.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'equality' },
    old: { type: 'string' },
    show: { type: 'string', default: '40' },
  },
});
const id = positionals[0] ?? '';
const box = boxes.find(({ game }) => game.id === id);
if (box === undefined) throw new Error(`no game ${id}`);
const home = join(import.meta.dirname, '../games', id, 'words');
const { wordsOf } = await import(join(home, 'words.ts'));

let compared = 0;
const different = new Map<string, string>();
const asked = new Set<string>();
const all = new Set<string>();

/** The messages, noting which of them are asked for. */
function watched(group: object, path: string): object {
  for (const [name, value] of Object.entries(group)) if (typeof value !== 'object') all.add(`${path}${name}`);
  const made = Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, typeof value === 'object' && value !== null ? watched(value, `${path}${name}_`) : value]),
  );
  return new Proxy(made, {
    get: (target, name) => {
      const value = target[String(name)];
      if (typeof value === 'function')
        return (...a: unknown[]) => {
          asked.add(`${path}${String(name)}`);
          return value(...a);
        };
      if (typeof value === 'string') asked.add(`${path}${String(name)}`);
      return value;
    },
    ownKeys: (target) => Reflect.ownKeys(target),
  });
}

function same(what: string, old: () => unknown, now: () => unknown): void {
  const read = (say: () => unknown): string => {
    try {
      return JSON.stringify(say()) ?? 'undefined';
    } catch {
      return `throws`;
    }
  };
  compared++;
  const [a, b] = [read(old), read(now)];
  if (a !== b && !different.has(`${what}|${a.replaceAll(/\d+/g, '0')}`))
    different.set(`${what}|${a.replaceAll(/\d+/g, '0')}`, `${what}\n   old ${a}\n   new ${b}`);
}

const clauses = readLedger(id).map((clause: { id: string }) => clause.id);
const people = ['Ines', 'Mira', 'Otto', 'Lola', 'Sven', 'Yara', 'Paul', 'Edda'];

for (const language of languages) {
  const file = values.old === undefined ? join(home, language, 'index.ts') : join(values.old, language, 'index.ts');
  if (!existsSync(file)) throw new Error(`no old words: ${file}`);
  const old: Words = (await import(file)).words;
  const now: Words = wordsOf(watched((await import(join(home, language, 'index.ftl'))).default, ''));
  for (const part of ['mood', 'presets', 'settings', 'values', 'chapters'] as const)
    same(
      `${language} ${part}`,
      () => old[part],
      () => now[part],
    );
  for (let i = 0; i < Number(values.matches); i++) {
    const chance = new Stream(keyFromSeed(`${values.seed} ${i}`));
    const config = i % 2 === 0 ? (box.presets[(i / 2) % box.presets.length]?.config ?? {}) : randomConfig(box, `${values.seed} ${i}`);
    const match = Match.start(box.game, box.game.configure(config as never), { key: keyFromSeed(`${values.seed} ${i}`) });
    const timeline = new Timeline(match);
    const pool: unknown[] = [];
    const told = (): void => {
      for (const { event, view } of timeline.stepsAt(match.number))
        for (const names of [people, []]) {
          same(
            `${language} event ${event.kind}`,
            () => eventText(old, event, view, names),
            () => eventText(now, event, view, names),
          );
          same(
            `${language} heading`,
            () => old.heading?.(event, view),
            () => now.heading?.(event, view),
          );
        }
    };
    told();
    for (let answers = 0; answers < 400 && match.decision !== null; answers++) {
      for (const seat of new Set([match.asked[0] ?? 0, 0])) {
        const { view, decision } = match.scene(seat);
        if (decision === null) break;
        for (const to of ['you', 'others'] as const)
          for (const names of [people, []])
            same(
              `${language} prompt ${decision.kind} ${to}`,
              () => promptText(old, decision, view, to, names),
              () => promptText(now, decision, view, to, names),
            );
        same(
          `${language} resolving`,
          () => old.resolving?.(decision, view),
          () => now.resolving?.(decision, view),
        );
        const options = match.open([seat]);
        for (const option of options.length > 30
          ? Array.from({ length: 30 }, () => options[chance.below(options.length)] as (typeof options)[number])
          : options) {
          same(
            `${language} answer ${option.answer.do}`,
            () => answerText(old, option.answer, view, decision),
            () => answerText(now, option.answer, view, decision),
          );
          same(
            `${language} foretells ${JSON.stringify(option.preview)?.slice(0, 40) ?? ''}`,
            () => foretold(old, option, view),
            () => foretold(now, option, view),
          );
          if (pool.length < 60) pool.push(option.answer);
          else pool[chance.below(60)] = option.answer;
        }
        for (let n = 0; n < 3 && pool.length > 0; n++) {
          const answer = pool[chance.below(pool.length)] as never;
          const clause = clauses[chance.below(clauses.length)] as string;
          const why = match.whyNot(seat, box.game.notation.print(answer));
          for (const one of [clause, ...(why.kind === 'forbidden' ? why.clauses : [])])
            same(
              `${language} why ${one}`,
              () => old.whyNot?.(one, answer, view, decision),
              () => now.whyNot?.(one, answer, view, decision),
            );
          const open = options.map((option) => option.answer);
          same(
            `${language} help`,
            () => old.wouldHelp?.(answer, open, view, decision),
            () => now.wouldHelp?.(answer, open, view, decision),
          );
        }
      }
      match.answerIndex(chance.below(match.decision.count));
      told();
    }
    const { outcome } = match;
    const { view } = match.scene(0);
    if (outcome !== null)
      for (const you of [undefined, 0, 1])
        same(
          `${language} outcome`,
          () => old.outcome(outcome, match.seatNames, you, view),
          () => now.outcome(outcome, match.seatNames, you, view),
        );
  }
}
console.log([...different.values()].slice(0, Number(values.show)).join('\n'));
console.log(`${compared} compared, ${different.size} kinds of difference`);
console.log(`not asked for: ${[...all].filter((name) => !asked.has(name)).join(' ')}`);
