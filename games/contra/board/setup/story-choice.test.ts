import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import { partOf } from '../../content/stories.ts';
import { settingUp } from '../../testing/scene.ts';
import { loadWords } from '../../words/words.ts';
import { PARTS, TALE_IDS } from './mission.ts';
import { StoryChoice } from './story-choice.tsx';

const english = await loadWords('en');
const german = await loadWords('de');

/** Text as it stands in a page. */
function shown(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}

proves('contra.story.prologue', 'before a part is set up its prologue is read, and what is special in it', async () => {
  for (const words of [english, german]) {
    const setup = await words.setup();
    for (const tale of TALE_IDS) {
      for (const part of PARTS) {
        const page = renderToStaticMarkup(createElement(StoryChoice, { story: { tale, part, carried: [] }, words, setup, change: () => undefined }));
        const { stage, enemy, setup: changes, rules } = partOf(tale, part);
        const { say } = words;
        const [title, prologue] = [setup.tale[tale].title[part], setup.tale[tale].prologue[part]];
        expect(prologue.length).toBeGreaterThan(80);
        for (const text of [
          title,
          prologue,
          say.stage[stage],
          say.boss[enemy],
          ...changes.map((id) => setup.change.setup[id]),
          ...rules.map((id) => setup.change.rule[id]),
        ])
          expect(page).toContain(shown(text));
      }
    }
  }
});

test('whoever comes to the table during the set-up sees which part it is', () => {
  const match = settingUp({ story: { tale: 'escape', part: 2 } }, 'discard');
  expect(match.view(0).view).toMatchObject({ phase: 'setup', story: { tale: 'escape', part: 2 } });
});

test('each part has an epilogue of its own for each end', async () => {
  for (const { tale: said } of await Promise.all([english.setup(), german.setup()])) {
    const epilogues = TALE_IDS.flatMap((tale) => PARTS.flatMap((part) => [said[tale].won[part], said[tale].lost[part]]));
    expect(new Set(epilogues).size).toBe(16);
    for (const text of epilogues) expect(text.length).toBeGreaterThan(20);
  }
});
