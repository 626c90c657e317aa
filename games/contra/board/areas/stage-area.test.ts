import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { STAGES } from '../../content/index.ts';
import { begun } from '../../testing/scene.ts';
import { viewOf } from '../../view.ts';
import { board as words } from '../../words/en/board.ts';
import { NOTHING } from '../choosing.ts';
import { StageArea } from './stage-area.tsx';

proves('contra.setup.stage-reference', 'the Reference card lies first in the stage play area and never in the deck', () => {
  for (const { id: stage } of STAGES) {
    const { state } = begun({ stage });
    const view = viewOf(state);
    const page = renderToStaticMarkup(createElement(StageArea, { view, choosing: NOTHING, words, read: () => undefined }));
    const cards = page.slice(page.indexOf('stage-cards'));
    const titles = [...cards.matchAll(/<b>(.*?)<\/b>/g)].map((match) => match[1]);
    expect(titles.slice(0, 2)).toEqual([words.page.reference, ...state.stageArea.slice(0, 1).map(words.cards.stageCardName)]);
    expect([...state.stageDeck.bag, ...state.stageArea]).toHaveLength(10);
  }
});
