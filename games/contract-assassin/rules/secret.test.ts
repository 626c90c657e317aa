import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import type { CardId } from '../content/kit.ts';
import type { Sketch } from '../positions.ts';
import { asked, begin, type Scene, say } from '../testing/job.ts';

/** A moment for which somebody may hold a card: Archie (or Lily, or Šimon) in Rome, with these cards besides. */
interface Moment {
  readonly who?: 'archie' | 'lily' | 'simon';
  readonly kind: string;
  readonly script: readonly (number | string)[];
  readonly ways: readonly string[];
  readonly actions?: number;
  readonly brought: readonly CardId[];
  /** A card that has its moment now, and one that has not. */
  readonly has: CardId;
  readonly lacks: CardId;
  /** What is left to who lacks it. */
  readonly left: readonly string[];
  readonly more?: Partial<Sketch>;
}

const ATTEMPT = ['attempt in rome', 'bring poison', 'roll'];
const FLED = ['escape', 'bring helicopter', 'roll'];
const NEW_CARDS = { settings: { 'second-try-new-cards': true } };

const MOMENTS: Readonly<Record<string, Moment>> = {
  'at the end of a turn': {
    ...{ kind: 'act', script: [], ways: ['move to mediterranean'], actions: 1, brought: [] },
    ...{ has: 'double-espresso', lacks: 'machete', left: ['end the turn'] },
  },
  'when dice lie there': {
    ...{ kind: 'roll', script: [4, 5], ways: ATTEMPT, actions: 2, brought: ['poison'] },
    ...{ has: 'loaded-dice', lacks: 'machete', left: ['accept the roll'] },
  },
  'when somebody has to get out, with no action left': {
    ...{ kind: 'flee', script: [4, 5], ways: [...ATTEMPT, 'accept the roll'], actions: 1, brought: ['poison'] },
    ...{ has: 'arms-fair', lacks: 'machete', left: ['hide'] },
  },
  'when somebody has to get out, and may have no getaway': {
    ...{ kind: 'flee', script: [4, 5], ways: [...ATTEMPT, 'accept the roll'], actions: 2, brought: ['poison'] },
    ...{ has: 'speedboat', lacks: 'machete', left: ['hide'] },
  },
  'when the police come': {
    ...{ kind: 'arrest', script: [4, 5, 1], ways: [...ATTEMPT, 'accept the roll', ...FLED, 'accept the roll'], actions: 2, brought: ['poison', 'helicopter'] },
    ...{ has: 'body-double', lacks: 'machete', left: ['go to prison'] },
  },
  'when a turn is missed in prison': {
    ...{ kind: 'missed', script: [], ways: [], brought: [], more: { prison: { archie: 2 } } },
    ...{ has: 'escape-from-prison', lacks: 'machete', left: ['sit the turn out'] },
  },
  'when Lily may try again with new cards': {
    ...{ who: 'lily', kind: 'again', script: [1, 1, 8], ways: [...ATTEMPT, 'accept the roll'], actions: 2, brought: ['poison'], more: NEW_CARDS },
    ...{ has: 'machete', lacks: 'speedboat', left: ['stop'] },
  },
  'when Šimon may try again with new cards': {
    ...{ who: 'simon', kind: 'again', script: [4, 5, 1], ways: [...ATTEMPT, 'accept the roll', ...FLED, 'accept the roll'], actions: 3 },
    ...{ brought: ['poison', 'helicopter'], more: NEW_CARDS, has: 'speedboat', lacks: 'machete', left: ['stop'] },
  },
};

function match(
  { who = 'archie', script, ways, actions = 4, brought, more = {} }: Moment,
  own: readonly CardId[],
  hidden: boolean,
  besides: Partial<Sketch> = {},
) {
  const sketch: Sketch = {
    who: [who, 'winchester'],
    at: { [who]: 'rome' },
    contracts: { [who]: ['rome'], winchester: ['paris'] },
    hand: { [who]: [...brought, ...own] },
    actions,
    ...more,
    ...besides,
    settings: { ...more.settings, 'hidden-hands': hidden },
  };
  const scene = begin(sketch, ...script);
  // Whether dice are to be accepted depends on the hand.
  for (const way of ways) if (way !== 'accept the roll' || asked(scene) === 'roll') say(scene, way);
  return scene;
}

/** What is asked, and of whom. */
function now(scene: Scene): string {
  return `${asked(scene)} ${scene.asked.join()}`;
}

describe('with hidden hands', () => {
  describe.each(Object.entries(MOMENTS))('%s', (_, moment) => {
    proves('contract-assassin.kit.open-hands#3', 'they are asked whether or not they hold a card for it', () => {
      const having = match(moment, [moment.has], true);
      const lacking = match(moment, [moment.lacks], true);
      expect([now(having), now(lacking)]).toEqual([`${moment.kind} 0`, `${moment.kind} 0`]);
      expect(lacking.options()).toEqual(moment.left);
      expect(having.options().length).toBeGreaterThan(1);
      expect(now(match(moment, [moment.lacks], false))).not.toBe(`${moment.kind} 0`);
    });

    proves('contract-assassin.kit.open-hands#4', 'nobody is asked with an empty hand', () => {
      expect(now(match(moment, [], true))).not.toBe(`${moment.kind} 0`);
    });
  });

  proves('contract-assassin.kit.open-hands#4', 'nobody is asked for a bonus card when that of the turn is played', () => {
    for (const name of ['at the end of a turn', 'when dice lie there', 'when somebody has to get out, with no action left', 'when the police come'])
      expect(now(match(MOMENTS[name] as Moment, ['machete'], true, { bonusPlayed: true }))).not.toBe(`${MOMENTS[name]?.kind} 0`);
  });

  proves('contract-assassin.kit.open-hands#4', 'nobody is asked for a card that lies among the discards as often as there are any', () => {
    const rest = { deck: [], rest: 'discards' } as const;
    for (const name of ['when dice lie there', 'when the police come', 'when a turn is missed in prison'])
      expect(now(match(MOMENTS[name] as Moment, ['machete'], true, rest))).not.toBe(`${MOMENTS[name]?.kind} 0`);
  });
});

test('nobody but Šimon and Lily tries again with new cards', () => {
  for (const name of ['when Lily may try again with new cards', 'when Šimon may try again with new cards']) {
    const moment = MOMENTS[name] as Moment;
    expect(now(match(moment, [moment.has], false))).toBe('again 0');
    expect(now(match({ ...moment, who: 'archie' }, [moment.has], false))).not.toBe('again 0');
  }
});

test('what is not there cannot be played, and the reason is one’s own to read', () => {
  const { 'when dice lie there': moment } = MOMENTS;
  const scene = match(moment as Moment, ['machete'], true);
  expect(scene.whyNot(0, 'play loaded-dice')).toEqual({ kind: 'forbidden', clauses: ['contract-assassin.bonus.free'] });
  expect(scene.whyNot(1, 'play loaded-dice')).toEqual({ kind: 'forbidden', clauses: ['contract-assassin.turn.order'] });
});
