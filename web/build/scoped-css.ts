import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rule } from 'postcss';

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));

/** What all screens share: nothing but this reaches everything. */
const SHARED = ['web/kit/', 'web/app/'];

/** The roots of each screen, and of what several screens show. */
const ROOTS: Readonly<Record<string, string>> = {
  'web/aids/aids.css': '.aid, .glossary, .explained, .rules-changed',
  'web/credits/credits.css': '.credits-page',
  'web/learn/challenge.css': '.challenge',
  'web/learn/coach.css': '.coach, .spots',
  'web/learn/gist.css': '.gist',
  'web/learn/learn.css': '.learn-page',
  'web/learn/lessons.css': '.lessons',
  'web/learn/meet.css': '.meet, .meeting',
  'web/learn/side.css': '.lesson-side',
  'web/people/people.css': '.people-page',
  'web/replays/replays.css': '.replays-page',
  'web/rules/rules.css': '.rules-page',
  'web/setup/lid.css': '.lid',
  'web/setup/setup.css': '.setup-page',
  'web/shelf/cover.css': '.cover, .emblem',
  'web/shelf/drop.css': '.drop-here',
  'web/shelf/footer.css': '.foot',
  'web/shelf/game-card.css': '.run',
  'web/shelf/shelf.css': '.shelf-page',
  'web/shelf/trouble.css': '.trouble',
  'web/tables/tables.css': '.tables-page',
  'web/table/around.css': '.around',
  'web/table/end.css': '.the-end',
  'web/table/invited.css': '.invited',
  'web/table/lobby.css': '.antechamber',
  'web/table/notice.css': '.notice',
  'web/table/refused.css': '.warning',
  'web/table/stop-card.css': '.stop',
  'web/table/table.css': '.table, .the-end, .antechamber, .curtain',
};

/**
 * The page keeps the style sheets of every screen it has shown. So each is told where it holds, when it is built: that of a board
 * within its game, that of a screen within its root. Neither the weight of a rule nor the order changes.
 */
export function scopedCss(): Plugin {
  return {
    postcssPlugin: 'muster-scoped-css',
    Once(sheet) {
      const root = rootOf(sheet.source?.input.file ?? '');
      if (root === null) return;
      sheet.walkRules((rule) => {
        if (holdsAnywhere(rule)) rule.selectors = rule.selectors.map((selector) => scoped(selector, root));
      });
    },
  };
}

/** Where the rules of a file hold; null where they hold everywhere. */
export function rootOf(file: string): string | null {
  const path = relative(HOUSE, file.replace(/\?.*$/, '')).split(sep).join('/');
  const game = /^games\/([a-z-]+)\/board\//.exec(path)?.[1];
  if (game !== undefined) return `[data-game="${game}"]`;
  if (!path.startsWith('web/') || SHARED.some((folder) => path.startsWith(folder))) return null;
  const root = ROOTS[path];
  if (root === undefined) throw new Error(`${path} has no root: say in web/build/scoped-css.ts within what it holds`);
  return root;
}

/** The selector for the same elements as far as they are the root or lie in it. */
export function scoped(selector: string, root: string): string {
  const within = root
    .split(', ')
    .flatMap((one) => [one, `${one} *`])
    .join(', ');
  const ghost = /::?(?:before|after|first-line|first-letter)$|::[a-z-]+(?:\([^)]*\))?(?:::?[a-z-]+)*$/.exec(selector);
  const at = ghost?.index ?? selector.length;
  return `${selector.slice(0, at)}:where(${within})${selector.slice(at)}`;
}

/** Neither a step of an animation nor part of another rule. */
function holdsAnywhere({ parent }: Rule): boolean {
  return parent?.type === 'root' || (parent?.type === 'atrule' && !('name' in parent && /keyframes$/.test(String(parent.name))));
}
