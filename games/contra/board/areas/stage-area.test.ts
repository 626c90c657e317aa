import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { STAGES } from '../../content/index.ts';
import { begun } from '../../testing/scene.ts';
import { viewOf } from '../../view.ts';
import { loadWords } from '../../words/words.ts';
import { NOTHING } from '../choosing.ts';
import { StageArea } from './stage-area.tsx';

const words = await loadWords('en');

proves(
  ['contra.setup.stage-reference#1', 'contra.setup.stage-reference#2'],
  'the Reference card lies first in the stage play area and never in the deck',
  () => {
    for (const { id: stage } of STAGES) {
      const { state } = begun({ stage });
      const view = viewOf(state);
      const page = renderToStaticMarkup(createElement(StageArea, { view, choosing: NOTHING, words, read: () => undefined }));
      const cards = page.slice(page.indexOf('stage-cards'));
      const titles = [...cards.matchAll(/<b>(.*?)<\/b>/g)].map((match) => match[1]);
      expect(titles.slice(0, 2)).toEqual([words.say.page.reference, ...state.stageArea.slice(0, 1).map((id) => words.say.thing[id])]);
      expect([...state.stageDeck.bag, ...state.stageArea]).toHaveLength(10);
    }
  },
);
