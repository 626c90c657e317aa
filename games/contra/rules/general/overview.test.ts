import { expect } from 'vitest';
import { recordOf } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { BOSS_IDS, COMMANDO_IDS, configure, STAGE_IDS } from '../../settings.ts';
import { begun } from '../../testing/scene.ts';
import { areaOf, fighterOf } from '../../testing/seen.ts';

const refusedWith = (config: unknown): readonly string[] => clausesAgainst(configure, config);

proves(['contra.overview.player-count#1', 'contra.overview.player-count#2'], 'one to four play, each a commando', () => {
  for (const players of [1, 2, 3, 4]) {
    expect(configure({ players }).commandos).toHaveLength(players);
    expect(begun({ commandos: COMMANDO_IDS.slice(0, players) }).seatNames).toHaveLength(players);
  }
  for (const players of [0, 5, 1.5, 'two']) expect(refusedWith({ players }), String(players)).toEqual(['contra.overview.player-count']);
  for (const commandos of [[], [...COMMANDO_IDS, 'bill']]) expect(refusedWith({ commandos })).toEqual(['contra.overview.player-count']);
  expect(refusedWith({ players: 3, commandos: ['bill'] })).toEqual(['contra.overview.player-count']);
});

proves(['contra.overview.solo#1', 'contra.overview.solo#2'], 'one commando, one boss card, everything per commando once', () => {
  for (const enemy of BOSS_IDS) {
    const match = begun({ commandos: ['sweets'], enemy });
    expect(match.state.fighters).toHaveLength(1);
    expect(areaOf(match, 'sweets')).toEqual([enemy, fighterOf(match, 'sweets').foes[0]?.card]);
    expect(match.state.dimers).toHaveLength(enemy === 'garmakilma' ? 2 : 0);
  }
});

proves('contra.overview.one-stage-one-boss', 'the record of a game names one stage and one enemy deck', () => {
  const config: unknown = recordOf(begun({ stage: 'snow-field', enemy: 'java' })).config;
  expect(config).toMatchObject({ stage: 'snow-field', enemy: 'java' });
  expect(refusedWith({ stage: STAGE_IDS })).toEqual(['contra.setup.choose-stage']);
  expect(refusedWith({ enemy: ['java', 'gordea'] })).toEqual(['contra.setup.choose-enemy']);
});
