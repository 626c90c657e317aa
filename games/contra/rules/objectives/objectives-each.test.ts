import { describe, expect, test } from 'vitest';
import { OBJECTIVES } from '../../content/index.ts';
import { raid, type Setting } from '../../testing/raid.ts';
import { type Scene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, fighterOf, kindsTold, tokensOf, told, weaponOf, whereIs } from '../../testing/seen.ts';

/** Bill jumps into objective space 2 and attempts this card. */
function attempt(card: string, setting: Setting = {}): Scene {
  return say(turnScene(raid({ at: { bill: 'J08', lance: 'J01' }, objectives: [card], ...setting }), 'bill'), 'jump J07', 'yes');
}

interface Case {
  readonly requires: string;
  /** What a failed attempt of this card does. */
  scout(card: string): void;
}

const gains = (tokens: string) => (card: string) => expect(tokensOf(attempt(card), 'bill')).toBe(tokens);

const eachGains = (token: string) => (card: string) => {
  const match = attempt(card);
  expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual([token, token]);
};

function shows(card: string): void {
  const match = attempt(card, { stageDeck: ['mud-slide', 'strafing-run'] });
  expect([asked(match), told(match, 'reveals')]).toMatchObject(['act', [{ deck: 'stage', cards: ['mud-slide'] }]]);
  expect(match.state.stageDeck.top).toEqual(['mud-slide', 'strafing-run']);
}

const SHOWN: Readonly<Record<string, Case>> = {
  'scale-the-ridge': { requires: 'MMM', scout: gains('M') },
  'long-shot': { requires: 'AAA', scout: gains('A') },
  'silent-entry': { requires: 'SSS', scout: gains('S') },
  'plant-charge': {
    requires: 'MMA',
    scout: (card) => expect(fighterOf(attempt(card, { deck: { bill: ['rally-cry'] } }), 'bill').hand).toEqual(['rally-cry']),
  },
  'sprint-the-gap': {
    requires: 'MMS',
    scout: (card) => {
      const match = attempt(card);
      expect([asked(match), match.options().toSorted()]).toEqual(['move', ['done', 'jump J06', 'jump J08', 'jump J16']]);
      expect(whereIs(say(match, 'jump J16'), 'bill')).toBe('J16');
    },
  },
  'clear-the-tower': {
    requires: 'MAA',
    scout: (card) => {
      const match = attempt(card, { foes: { bill: [['red gunner', 'J25']], lance: [['black gunner', 'J13']] } });
      expect([damageOn(match, 'red gunner'), damageOn(match, 'black gunner')]).toEqual([1, 0]);
    },
  },
  'spot-the-battery': { requires: 'AAS', scout: shows },
  'cut-the-wire': {
    requires: 'MSS',
    scout: (card) => {
      const match = attempt(card, { hand: { bill: ['advance'] }, deck: { bill: ['rally-cry'] } });
      expect([asked(match), match.options().toSorted()]).toEqual(['discard', ['discard advance', 'discard rally-cry']]);
      say(match, 'discard advance');
      expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual([['rally-cry'], ['advance']]);
    },
  },
  'crack-the-code': { requires: 'ASS', scout: shows },
  'rooftop-duel': {
    requires: 'MMAA',
    scout: (card) => {
      const match = say(attempt(card, { enemies: ['red gunner'] }), 'J17');
      expect([areaOf(match, 'bill'), fighterOf(match, 'bill').hand.length]).toEqual([['defense-wall', 'red gunner'], 2]);
    },
  },
  'shadow-run': { requires: 'MMSS', scout: gains('MS') },
  'snipe-the-relay': { requires: 'AASS', scout: gains('AS') },
  'storm-the-gate': {
    requires: 'MMMA',
    scout: (card) => {
      const match = attempt(card, { tokens: { bill: 'M' }, weapons: ['laser'] });
      expect([asked(match), told(match, 'suffers')]).toMatchObject(['suffer', [{ damage: ['M'] }]]);
      expect(weaponOf(say(match, 'pay', 'yes'), 'bill')).toBe('laser');
    },
  },
  'pin-them-down': {
    requires: 'AAAS',
    scout: (card) => {
      const match = say(attempt(card, { enemies: ['red gunner'] }), 'gain S', 'J09');
      expect([tokensOf(match, 'bill'), areaOf(match, 'bill')]).toEqual(['S', ['defense-wall', 'red gunner']]);
    },
  },
  'ghost-walk': { requires: 'MSSS', scout: (card) => expect(tokensOf(say(attempt(card), 'gain A'), 'bill')).toBe('A') },
  'chain-of-command': { requires: 'MMAS', scout: eachGains('M') },
  crossfire: { requires: 'MAAS', scout: eachGains('A') },
  'inside-job': { requires: 'MASS', scout: eachGains('S') },
};

test('every objective card is shown here', () => {
  expect(Object.keys(SHOWN)).toEqual(OBJECTIVES.map(({ id }) => id));
});

describe.each(Object.entries(SHOWN))('%s', (card, { requires, scout }) => {
  test('is met by what it requires', () => {
    const match = attempt(card, { tokens: { bill: requires } });
    expect([asked(match), told(match, 'objective')]).toMatchObject(['act', [{ card, number: 2, success: true }]]);
    expect([fighterOf(match, 'bill').mission, tokensOf(match, 'bill')]).toEqual([0b010, requires]);
    expect(match.state.objectiveDiscard).toEqual([card]);
  });

  test('is not met when any one of it is missing', () => {
    for (let i = 0; i < requires.length; i++) {
      const tokens = requires.slice(0, i) + requires.slice(i + 1);
      expect(told(attempt(card, { tokens: { bill: tokens } }), 'objective')).toMatchObject([{ success: false }]);
    }
  });

  test('has its Scout effect', () => {
    expect(kindsTold(attempt(card))).not.toContain('objective-token');
    scout(card);
  });
});
