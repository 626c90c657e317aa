import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { STAGES } from '../../content/index.ts';
import { viewOf } from '../../rules/view.ts';
import { begun } from '../../testing/scene.ts';
import { words as english } from '../../words.en.ts';
import { choosingOf } from '../answers/choosing.ts';
import { StageArea } from './stage-area.tsx';

proves('contra.setup.stage-reference', 'the Reference card lies first in the stage play area and never in the deck', () => {
  const { board: words } = english;
  for (const { id: stage } of STAGES) {
    const { state } = begun({ stage });
    const view = viewOf(state);
    const page = renderToStaticMarkup(createElement(StageArea, { view, choosing: choosingOf(null, [], view), words, read: () => undefined }));
    const cards = page.slice(page.indexOf('stage-cards'));
    const titles = [...cards.matchAll(/<b>(.*?)<\/b>/g)].map((match) => match[1]);
    expect(titles.slice(0, 2)).toEqual([words.page.reference, words.cards.stageCardName(state.stageArea[0] ?? '')]);
    expect([...state.stageDeck.bag, ...state.stageArea]).toHaveLength(10);
  }
});
