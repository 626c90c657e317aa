import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { rootOf, scoped, scopedCss } from './scoped-css.ts';

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));

test('a rule holds within its root, whatever leads to it and whatever hangs on it', () => {
  const within = ':where(.setup-page, .setup-page *)';
  expect(scoped('.sel', '.setup-page')).toBe(`.sel${within}`);
  expect(scoped(':root[data-theme="dark"] .sel > .u', '.setup-page')).toBe(`:root[data-theme="dark"] .sel > .u${within}`);
  expect(scoped('.sel:hover', '.setup-page')).toBe(`.sel:hover${within}`);
  expect(scoped('.box::after', '.setup-page')).toBe(`.box${within}::after`);
  expect(scoped('.rail input::-webkit-slider-thumb:hover', '.setup-page')).toBe(`.rail input${within}::-webkit-slider-thumb:hover`);
  expect(scoped('.a', '.table, .the-end')).toBe('.a:where(.table, .table *, .the-end, .the-end *)');
});

test('steps of an animation and rules in rules stay as they are', async () => {
  const from = `${HOUSE}games/contact/board/any.css`;
  const { css } = await postcss([scopedCss()]).process('@keyframes a { from { top: 0 } } @media print { .a { & .b { top: 0 } } }', { from });
  expect(css).toBe('@keyframes a { from { top: 0 } } @media print { .a:where([data-game="contact"], [data-game="contact"] *) { & .b { top: 0 } } }');
});

test('every style sheet of a screen or a board has its root, and only what is shared has none', () => {
  const files = globSync(['web/**/*.css', 'games/*/board/**/*.css'], { cwd: HOUSE });
  expect(files.length).toBeGreaterThan(50);
  const everywhere = files.filter((file) => rootOf(`${HOUSE}${file}`) === null);
  expect(everywhere.filter((file) => !/^web\/(kit|app)\//.test(file))).toEqual([]);
  expect(() => rootOf(`${HOUSE}web/setup/unknown.css`)).toThrow('has no root');
  expect(existsSync(`${HOUSE}web/setup/lid.css`)).toBe(true);
});
