import { describe, expect, test } from 'vitest';
import { OBJECTIVES, type ObjectiveId } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { type Scene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventKinds, eventsOf, fighterOf, tokensOf, weaponOf, whereIs } from '../../testing/seen.ts';

/** Bill jumps into objective space 2 and attempts this card. */
function attempt(card: ObjectiveId, setting: Sketch = {}): Scene {
  return say(
    turnScene(position({ at: { bill: 'J08', lance: 'J01' }, objectives: [card], ...setting }), 'bill'),
    'bill jumps to J07',
    'bill accepts the objective',
  );
}

interface Case {
  readonly requires: string;
  /** What a failed attempt of this card does. */
  scout(card: ObjectiveId): void;
}

const gains = (tokens: string) => (card: ObjectiveId) => expect(tokensOf(attempt(card), 'bill')).toBe(tokens);

const eachGains = (token: string) => (card: ObjectiveId) => {
  const match = attempt(card);
  expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual([token, token]);
};

function shows(card: ObjectiveId): void {
  const match = attempt(card, { stageDeck: ['mud-slide', 'strafing-run'] });
  expect([asked(match), eventsOf(match, 'reveals')]).toMatchObject(['act', [{ deck: 'stage', cards: ['mud-slide'] }]]);
  expect(match.state.stageDeck.top).toEqual(['mud-slide', 'strafing-run']);
}

const SHOWN: Readonly<Record<ObjectiveId, Case>> = {
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
      expect([asked(match), match.options().toSorted()]).toEqual([
        'move',
        ['bill is done moving', 'bill jumps to J06', 'bill jumps to J08', 'bill jumps to J16'],
      ]);
      expect(whereIs(say(match, 'bill jumps to J16'), 'bill')).toBe('J16');
    },
  },
  'clear-the-tower': {
    requires: 'MAA',
    scout: (card) => {
      const match = attempt(card, { foes: { bill: { 'red gunner': 'J25' }, lance: { 'black gunner': 'J13' } } });
      expect([damageOn(match, 'red gunner'), damageOn(match, 'black gunner')]).toEqual([1, 0]);
    },
  },
  'spot-the-battery': { requires: 'AAS', scout: shows },
  'cut-the-wire': {
    requires: 'MSS',
    scout: (card) => {
      const match = attempt(card, { hand: { bill: ['advance'] }, deck: { bill: ['rally-cry'] } });
      expect([asked(match), match.options().toSorted()]).toEqual(['discard', ['bill discards advance', 'bill discards rally-cry']]);
      say(match, 'bill discards advance');
      expect([fighterOf(match, 'bill').hand, fighterOf(match, 'bill').discard]).toEqual([['rally-cry'], ['advance']]);
    },
  },
  'crack-the-code': { requires: 'ASS', scout: shows },
  'rooftop-duel': {
    requires: 'MMAA',
    scout: (card) => {
      const match = say(attempt(card, { enemies: ['red gunner'] }), 'bill chooses J17 for the enemy');
      expect([areaOf(match, 'bill'), fighterOf(match, 'bill').hand.length]).toEqual([['defense-wall', 'red gunner'], 2]);
    },
  },
  'shadow-run': { requires: 'MMSS', scout: gains('MS') },
  'snipe-the-relay': { requires: 'AASS', scout: gains('AS') },
  'storm-the-gate': {
    requires: 'MMMA',
    scout: (card) => {
      const match = attempt(card, { tokens: { bill: 'M' }, weapons: ['laser'] });
      expect([asked(match), eventsOf(match, 'suffers')]).toMatchObject(['suffer', [{ damage: ['M'] }]]);
      expect(weaponOf(say(match, 'bill pays', 'bill accepts the weapon'), 'bill')).toBe('laser');
    },
  },
  'pin-them-down': {
    requires: 'AAAS',
    scout: (card) => {
      const match = say(attempt(card, { enemies: ['red gunner'] }), 'bill gains token S', 'bill chooses J09 for the enemy');
      expect([tokensOf(match, 'bill'), areaOf(match, 'bill')]).toEqual(['S', ['defense-wall', 'red gunner']]);
    },
  },
  'ghost-walk': { requires: 'MSSS', scout: (card) => expect(tokensOf(say(attempt(card), 'bill gains token A'), 'bill')).toBe('A') },
  'chain-of-command': { requires: 'MMAS', scout: eachGains('M') },
  crossfire: { requires: 'MAAS', scout: eachGains('A') },
  'inside-job': { requires: 'MASS', scout: eachGains('S') },
};

test('every objective card is shown here', () => {
  expect(Object.keys(SHOWN)).toEqual(OBJECTIVES.map(({ id }) => id));
});

describe.each(OBJECTIVES.map(({ id }) => id))('%s', (card) => {
  const { requires, scout } = SHOWN[card];
  test('is met by what it requires', () => {
    const match = attempt(card, { tokens: { bill: requires } });
    expect([asked(match), eventsOf(match, 'objective')]).toMatchObject(['act', [{ card, number: 2, success: true }]]);
    expect([fighterOf(match, 'bill').mission, tokensOf(match, 'bill')]).toEqual([0b010, requires]);
    expect(match.state.objectiveDiscard).toEqual([card]);
  });

  test('is not met when any one of it is missing', () => {
    for (let i = 0; i < requires.length; i++) {
      const tokens = requires.slice(0, i) + requires.slice(i + 1);
      expect(eventsOf(attempt(card, { tokens: { bill: tokens } }), 'objective')).toMatchObject([{ success: false }]);
    }
  });

  test('has its Scout effect', () => {
    expect(eventKinds(attempt(card))).not.toContain('objective-token');
    scout(card);
  });
});
