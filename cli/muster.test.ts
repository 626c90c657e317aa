import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { recordOf, recordText, sealed } from '#kernel';
import { boxes } from '#shelf';
import { languages, SOURCE } from '#words';
import { playMatch } from './simulate/game.ts';

const CLI = fileURLToPath(new URL('.', import.meta.url));
const MUSTER = fileURLToPath(new URL('./muster.ts', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function muster(args: readonly string[], input = '', language = 'C'): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MUSTER, ...args], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, LC_ALL: language },
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the muster command', () => {
  test('explains itself', () => {
    const { code, out } = muster(['--help']);
    expect(code).toBe(0);
    for (const name of ['serve', 'backup', 'restore', 'export', 'import', 'play', 'simulate', 'verify', 'bots', 'fuzz', 'clauses', 'golden']) {
      expect(out).toContain(`muster ${name}`);
      expect(muster([name, '--help']).out).toContain('For example:');
    }
  });

  test('speaks the language of the terminal, and English where it speaks none of ours', () => {
    const help = (language: string): string => muster(['--help'], '', language).out.split('\n')[0] ?? '';
    const said = [...languages.map((language) => help(`${language}_XX.UTF-8`)), help('xx_XX')];
    expect(new Set(said).size).toBe(languages.length);
    expect(said.at(-1)).toBe(said[0]);
    for (const language of languages) {
      const { out } = muster(['play', 'contact', '--seed', 'night'], '?\n', `${language}_XX`);
      expect(out.includes('Choose with a number')).toBe(language === SOURCE);
      expect(out.includes('on the board')).toBe(language === SOURCE);
      expect(muster(['play', '--help'], '', `${language}_XX`).out.includes('contra: the commandos, one for each seat')).toBe(language === SOURCE);
    }
  });

  test('says nothing to people that is not in a catalogue', () => {
    // What these write only developers of games read.
    const files = readdirSync(CLI, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.ts$/.test(file) && !/test|^(?:balance|bots|statistics|progress)\.ts|^(?:clauses|fuzz|golden|mutants|simulate)\//.test(file),
    );
    expect(files.length).toBeGreaterThan(15);
    const sentences = files.flatMap((file) => {
      const said = readFileSync(join(CLI, file), 'utf8').matchAll(/(?:console\.(?:log|error)|new UsageError)\(\s*(?:'[^']*'|`(?:[^`$]|\$\{[^}]*\})*`)/g);
      return [...said]
        .map(([text]) => text)
        .filter((text) => /(?<!\.|\{)\b\p{L}{3,} \p{L}{2,}/u.test(text.replaceAll(/\$\{[^}]*\}|console\.\w+|new UsageError/g, '')));
    });
    expect(sentences).toEqual([]);
  });

  test('says what is wrong with a call, and what to do, with exit code 2', () => {
    const wrong: readonly (readonly [string[], string])[] = [
      [['dance'], "There is no command 'dance'"],
      [['play', 'chess'], "There is no game 'chess': contra-tiles"],
      [['simulate', 'contra-tiles', '--games', 'many'], '--games takes a whole number'],
      [['simulate', 'contra-tiles', '--bot', 'genius'], "There is no bot 'genius': random, casual, greedy or search"],
      [['simulate', 'contra-tiles', '--set', 'fog=true'], "has no setting 'fog'"],
      [['simulate', 'contra-tiles', '--set', 'refill-each=7'], "may be false or true, not '7'"],
      [['simulate', 'contra-tiles', '--config', '{'], '--config takes JSON'],
      [['simulate', 'contra-tiles', '--preset', 'x'], "no set-up 'x'"],
      [['simulate', 'contra-tiles', '--colour'], "Unknown option '--colour'"],
      [['simulate', 'contact', '--team', 'cooper,cole,kenzo,ayden'], 'Contact cannot be set up like this. '],
      [['simulate', 'contra', '--commandos', 'bill,bill'], 'bill is there twice'],
      [['simulate', 'contra', '--stage', 'moon'], "it can be 'jungle' or 'waterfall'"],
      [['verify'], 'Name the file'],
      [['verify', 'nowhere.json'], "'nowhere.json' cannot be read"],
      [['fuzz', '--games', 'chess'], "There is no game 'chess'"],
      [['play'], 'Name a game'],
    ];
    for (const [args, message] of wrong) {
      const { code, err, out } = muster(args);
      expect(`${code} ${err}`, args.join(' ')).toContain(message);
      expect([code, out]).toEqual([2, '']);
    }
  });

  test('verifies records, and says where one breaks', () => {
    const [good, bad, whole, anew, forged] = [[], [], [], [], []] as [string[], string[], string[], string[], string[]];
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return name;
    };
    for (const { game, presets } of boxes) {
      const { match } = playMatch(
        game,
        presets[0]?.config,
        'verify',
        game.seats(game.configure(presets[0]?.config)).map((_, seat) => new GreedyBot(seat)),
      );
      const record = recordOf(match);
      good.push(write(`${game.id}-good.json`, JSON.stringify(record)));
      const at = record.answers.findIndex((answer) => answer.length > 2);
      const changed = record.answers.with(at, [...(record.answers[at] ?? [0, '']), 1] as [number, string, number]);
      bad.push(write(`${game.id}-bad.json`, JSON.stringify({ ...record, answers: changed })));
      const file = recordText(sealed(record));
      whole.push(write(`${game.id}-sealed.json`, file));
      anew.push(write(`${game.id}-anew.json`, `${file} `), write(`${game.id}-pretty.json`, JSON.stringify(JSON.parse(file), null, 2)));
      forged.push(
        write(`${game.id}-forged.json`, file.replace(`"muster":1`, `"muster":1,"people":${JSON.stringify(game.seats(match.config).map(() => 'Eve'))}`)),
      );
    }
    const lines = (args: readonly string[]): readonly [number | null, string[]] => {
      const { code, out } = muster(['verify', ...args]);
      return [code, out.split('\n').filter((line) => /^[a-z-]+\.json: /.test(line))];
    };
    const holds = (names: readonly string[], what = ' holds.') => names.map((name) => expect.stringContaining(`${name}:${what}`));
    expect(lines(good)).toEqual([0, holds(good)]);
    expect(lines([...good, ...bad])).toEqual([1, [...holds(good), ...holds(bad, ' does not hold.')]]);
    expect(lines([...whole, ...anew])).toEqual([
      0,
      [
        ...whole.map((name) => expect.stringMatching(`^${name}: holds\\..*the seal fits`)),
        ...anew.map((name) => expect.stringMatching(`^${name}: holds\\..*written anew`)),
      ],
    ]);
    expect(lines(forged)).toEqual([1, holds(forged, ' does not hold.')]);
    const invented = bad.map((name) =>
      write(name.replace('bad', 'invented'), JSON.stringify({ ...JSON.parse(readFileSync(join(folder, name), 'utf8')), rules: 99 })),
    );
    expect(lines(invented)).toEqual([3, holds(invented, ' not checked: made with other rules.')]);
    writeFileSync(join(folder, 'text.json'), 'hello');
    expect(muster(['verify', 'text.json'])).toMatchObject({ code: 1, out: expect.stringContaining('does not hold') });
  });

  test('simulates on all cores and writes JSON, CSV and a report with charts', () => {
    const { code, out } = muster(['simulate', 'contra-tiles', '--bot', 'greedy,random', '--games', '60', '--seed', 's', '--out', 'r.json,r.csv,r.html']);
    expect(code).toBe(0);
    expect(out).toMatch(/60 matches by greedy and random[\s\S]*wins \d+\.\d% \(95%: /);
    const json = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
    expect(json).toMatchObject({ matches: 60, bots: ['greedy', 'random'] });
    expect(json.results).toHaveLength(60);
    expect(json.causes.reduce((sum: number, cause: { matches: number }) => sum + cause.matches, 0)).toBe(60);
    expect(readFileSync(join(folder, 'r.csv'), 'utf8').trim().split('\n')).toHaveLength(61);
    const html = readFileSync(join(folder, 'r.html'), 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/(src|href)=|https?:/);
    expect(json).toMatchObject({ rules: 1, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    for (const said of [
      'rules version 1',
      json.date,
      'share of matches won, with its 95% interval',
      'share of matches that ended so',
      'share of matches</text>',
    ])
      expect(html).toContain(said);
    for (const { name } of json.counts) expect(html).toContain(`>${name}, 95% of matches between`);
    const again = muster(['simulate', 'contra-tiles', '--bot', 'greedy,random', '--games', '60', '--seed', 's']);
    expect(out).toContain(again.out.trim());
  });

  test('compares a run with an earlier one', () => {
    muster(['simulate', 'contra-tiles', '--bot', 'random', '--games', '30', '--seed', 'a', '--out', 'before.json']);
    const { code, out } = muster(['simulate', 'contra-tiles', '--bot', 'greedy,random', '--games', '30', '--compare', 'before.json', '--out', 'after.html']);
    expect(code).toBe(0);
    expect(out).toMatch(/Compared with 30 matches by random on [\d-]+, rules version 1:\n {2}Player 1 +wins [+−]\d+\.\d points \(95%: /);
    const html = readFileSync(join(folder, 'after.html'), 'utf8');
    expect(html).toContain('What has changed');
    expect(html.match(/class="before"/g)?.length).toBeGreaterThan(3);
    expect(muster(['simulate', 'contact', '--compare', 'before.json'])).toMatchObject({ code: 2, err: expect.stringContaining('is about contra-tiles') });
    writeFileSync(join(folder, 'other.json'), '{}');
    expect(muster(['simulate', 'contact', '--compare', 'other.json'])).toMatchObject({ code: 2, err: expect.stringContaining('is not what simulate writes') });
  });

  test('flags change the whole game, as in the book, unless a preset is named', () => {
    const config = (...args: string[]) => {
      expect(muster(['simulate', 'contact', '--bot', 'random', '--games', '1', '--out', 'c.json', ...args]).code).toBe(0);
      return JSON.parse(readFileSync(join(folder, 'c.json'), 'utf8')).config;
    };
    expect(config('--team', 'cooper,branson,schulz,ayden')).toMatchObject({ turns: 32, team: ['cooper', 'branson', 'schulz', 'ayden'] });
    expect(config()).toMatchObject({ turns: 32, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] });
    expect(config('--preset', 'first-night', '--set', 'token-cap')).toMatchObject({ turns: 16, settings: { 'token-cap': true } });
  });

  test('measures the members and teams of Contact', () => {
    const { code, out } = muster(['balance', 'contact', '--bot', 'random', '--games', '4', '--only', 'with cooper']);
    expect(code).toBe(0);
    expect(out).toMatch(/\| Setting \| Players \| Matches \| Won \| 95% \|.*\n.*\n\| with cooper \| 1 \| 4 \| \d+% \| \d+%–\d+% \|/);
  });

  test('takes games as arguments or with --games, in the same way everywhere', () => {
    expect(muster(['fuzz', 'contra-tiles', '--matches', '1'])).toMatchObject({ code: 0, out: expect.stringContaining('contra-tiles: 1 matches') });
    expect(muster(['golden', '--games', 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining("There is no game 'chess'") });
    expect(muster(['golden', 'contra-tiles', '--check'])).toEqual(muster(['golden', '--games', 'contra-tiles', '--check']));
    for (const name of ['clauses', 'golden', 'fuzz']) {
      expect(muster([name, '--help']).out).toMatch(/muster \w+ \[game…\][\s\S]*--games <a,b>/);
      expect(muster([name, 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining("There is no game 'chess'") });
    }
  });

  test('plays through a pipe: answers, undo, why not, rules, save', () => {
    const lines = ['1', 'u', '2', 'why crown 1 at 9,9', 'rule supply', 'save game.json', 'q'];
    const { code, out } = muster(['play', 'contra-tiles', '--seats', 'me', '--seed', 'pipe', '--set', 'bear=0'], `${lines.join('\n')}\n`);
    expect(code).toBe(0);
    for (const shown of ['Undone.', 'A crown has to touch a side of a player tile', '§ The remaining coins form the supply.', 'Written: game.json'])
      expect(out).toContain(shown);
    expect(muster(['verify', 'game.json'])).toMatchObject({ code: 3, out: expect.stringContaining('can be checked when the record has its key') });
    expect(muster(['play', 'contra-tiles', '--load', 'game.json'], 'q\n').code).toBe(0);
    writeFileSync(join(folder, 'torn.json'), '{"muster":');
    expect(muster(['play', 'contra-tiles', '--load', 'torn.json'])).toMatchObject({ code: 1, err: 'muster: the file is not JSON\n' });
  });

  test('fuzzes a few matches', () => {
    const { code, out } = muster(['fuzz', '--matches', '2', '--games', 'contra-tiles,ambush']);
    expect([code, out]).toEqual([0, expect.stringMatching(/contra-tiles: 2 matches[\s\S]*ambush: 2 matches.*every property holds/)]);
  });
}, 120_000);
