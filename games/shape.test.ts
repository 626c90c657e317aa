import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { complete } from '../server/testing/complete.ts';
import { boxes } from './shelf.ts';

/** Whoever knows one game finds everything in the others: what each has, and under which name. */
const EVERY_GAME = [
  'README.md',
  'answer.ts',
  'bot/box.ts',
  'bot/judgement.ts',
  'box.ts',
  'clauses.yaml',
  'described.json',
  'event.ts',
  'fuzz.test.ts',
  'measures.ts',
  'preview.test.ts',
  'rules/game.ts',
  'rules/save.ts',
  'rules/state.ts',
  'settings.ts',
  'testing/foretold.ts',
  'testing/truth.ts',
  'text.ts',
  'types.ts',
  'view.ts',
  'words/clauses/en/index.ftl',
  'words/en/index.ftl',
  'words/messages.ts',
  'words/text/en/index.ftl',
  'words/text/messages.ts',
  'words/words.ts',
];

/** What makes it complete: asked from where it has a lid of its own. */
const COMPLETE = [
  'board/aid/index.tsx',
  'board/attempt.test.ts',
  'board/attempt.ts',
  'board/board.css',
  'board/board.tsx',
  'board/choosing.test.ts',
  'board/choosing.ts',
  'board/cover.svg',
  'board/cover.webp',
  'board/cover@2x.webp',
  'board/end.css',
  'board/end.tsx',
  'board/examples/drawn.ts',
  'board/examples/examples.test.ts',
  'board/examples/examples.ts',
  'board/examples/index.tsx',
  'board/examples/scene.tsx',
  'board/gist.tsx',
  'board/index.tsx',
  'board/map/geometry.test.ts',
  'board/map/geometry.ts',
  'board/picture.tsx',
  'board/showing.ts',
  'bot/judgement.test.ts',
  'browser/positions.test.ts',
  'browser/positions.ts',
  'browser/screens.ts',
  'browser/whole-games.test.ts',
  'challenges/all.ts',
  'challenges/goals.ts',
  'challenges/index.ts',
  'equivalent-mutants.yaml',
  'facts/aid.test.ts',
  'facts/aid.ts',
  'golden.test.ts',
  'golden/matches.txt',
  'rules/laws.test.ts',
  'rules/laws.ts',
  'words/aids/en/index.ftl',
  'words/challenges/en/index.ftl',
  'words/examples/en/index.ftl',
  'words/facts.ts',
  'words/words.test.ts',
];

/** What a game may have beside them, in its own folder; what is in the rooms is its own affair. */
const MAY_HAVE = ['ahead.ts', 'positions.ts', 'preview.ts', 'random-config.ts', 'setting-up.ts', 'trials.ts'];
const ROOMS = ['board', 'bot', 'browser', 'challenges', 'content', 'facts', 'golden', 'lessons', 'rules', 'testing', 'words'];

/** The rooms of boards: those that boards share, and those of what only one game has. */
const BOARD_ROOMS = ['aid', 'art', 'dock', 'end', 'examples', 'map', 'setup', 'team'];
const OWN_ROOMS: Readonly<Record<string, readonly string[]>> = {
  contra: ['areas', 'cards', 'dice', 'stack'],
  'contract-assassin': ['files'],
  'v-commandos': ['left', 'operation', 'plan'],
};

/** The chapters that every README of theirs has, in this order; others may stand between them. */
const CHAPTERS = ['Rulings', 'Bots', 'Balance'];

const GAMES = [...boxes.map(({ game }) => game.id), 'template'];
const DRAWN = complete.map(({ game }) => game.id);

function filesOf(game: string): readonly string[] {
  const folder = fileURLToPath(new URL(`./${game}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

test.each(GAMES)('%s has the files that every game has', (game) => {
  const missing = [...EVERY_GAME, ...(DRAWN.includes(game) ? COMPLETE : [])].filter((file) => !filesOf(game).includes(file));
  expect(missing).toEqual([]);
});

test.each(GAMES)('%s has nothing beside them but what a game may have, and tests of it', (game) => {
  const known = new Set([...EVERY_GAME, ...COMPLETE, ...MAY_HAVE]);
  const strange = filesOf(game).filter((file) =>
    file.includes('/') ? !ROOMS.includes(file.split('/')[0] ?? '') : !known.has(file) && !known.has(file.replace(/\.test\.ts$/, '.ts')),
  );
  expect(strange).toEqual([]);
});

test.each(GAMES)('the board of %s has the rooms that boards have', (game) => {
  const rooms = new Set(filesOf(game).flatMap((file) => file.match(/^board\/([^/]+)\//)?.[1] ?? []));
  expect([...rooms].filter((room) => ![...BOARD_ROOMS, ...(OWN_ROOMS[game] ?? [])].includes(room))).toEqual([]);
});

test('choices before a game, where there are any, stand in one place', () => {
  for (const game of GAMES) {
    const choices = filesOf(game).filter((file) => file.startsWith('board/') && file.endsWith('/choices.tsx'));
    expect(choices.filter((file) => file !== 'board/setup/choices.tsx')).toEqual([]);
  }
});

test.each(DRAWN)('the README of %s has the chapters that all have', (game) => {
  const readme = readFileSync(new URL(`./${game}/README.md`, import.meta.url), 'utf8');
  const chapters = [...readme.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(chapters.filter((title) => CHAPTERS.includes(title ?? ''))).toEqual(CHAPTERS);
});
