import { describe, expect, test } from 'vitest';
import type { EnemyFace } from '../../content/dice.ts';
import { type BossCardId, type BossId, ENEMIES, ENEMY_DECKS, type EnemyId, type EnemyName, type EnemyType, enemy } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, onward, type Scene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventKinds, eventsOf, fighterOf, offered, refusal, tokensOf, whereIsEnemy } from '../../testing/seen.ts';

/** A boss card of each deck whose Defeated side says nothing. */
const SILENT: Readonly<Record<BossId, BossCardId>> = { 'defense-wall': 'main-cannon', garmakilma: 'spread-cannon', gordea: 'disc-launcher', java: 'acid-maw' };

function deckWith(type: EnemyType): BossId {
  return ENEMY_DECKS.find(({ types }) => types.includes(type))?.id ?? 'defense-wall';
}

/** Bill draws it: the enemy space nearest to him is J24, two spaces away. His boss card is defeated and silent. */
function drawn(id: EnemyId, setting: Sketch = {}): Scene {
  const deck = deckWith(enemy(id).type);
  const g = position({
    enemy: deck,
    bossCards: { bill: SILENT[deck] },
    defeated: ['bill'],
    enemies: [id],
    ...setting,
    at: { bill: 'J22', lance: 'J02', ...setting.at },
  });
  const match = effectScene(g, 'bill', [{ do: 'draw-enemy' }]);
  expect(areaOf(match, 'bill')).toEqual([SILENT[deck], id]);
  expect(whereIsEnemy(match, id)).toBe('J24');
  return match;
}

/** Bill's enemy attack with these dice. */
function attacked(match: Scene, ...faces: readonly EnemyFace[]): Scene {
  return assaultScene(onward(match), 'bill', enemyDice(...faces));
}

/** What Bill suffers, effect by effect, when the special is triggered and the other die shows S. */
function special(match: Scene): readonly (readonly string[])[] {
  return sufferings(attacked(match, 'SP', 'S'));
}

function sufferings(match: Scene): readonly (readonly string[])[] {
  return eventsOf(match, 'suffers').map((event) => event.damage);
}

/** Where it stands after a push. */
function pushed(id: EnemyId): string | null {
  const match = effectScene(onward(drawn(id)), 'bill', [{ do: 'push-enemy', spaces: 1, within: 2 }]);
  if (asked(match) === 'space') say(match, 'bill chooses J33 for the push-enemy');
  return whereIsEnemy(match, id);
}

/** The Rangel's special: a token, or S damage. */
function discardOrSuffer(id: EnemyId): void {
  const poor = attacked(drawn(id), 'SP', 'M');
  expect(sufferings(poor)[0]).toEqual(['S']);
  const rich = attacked(drawn(id, { tokens: { bill: 'A' } }), 'SP', 'M');
  expect(rich.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
  say(rich, 'bill chooses effect 1');
  expect(tokensOf(rich, 'bill')).toBe('');
  expect(sufferings(rich)).toEqual([['M']]);
}

interface Case {
  readonly health: number;
  shows(id: EnemyId): void;
}

const CASES: Readonly<Record<EnemyName, Case>> = {
  'greeder-runner': {
    health: 2,
    shows: (id) => {
      const match = attacked(drawn(id), 'SP', 'S');
      expect(whereIsEnemy(match, id)).toBe('J23');
      expect(sufferings(match)).toEqual([['M', 'S']]);
    },
  },
  'greeder-vaulter': { health: 2, shows: (id) => expect(special(drawn(id))).toEqual([['M'], ['S']]) },
  'greeder-berserker': {
    health: 3,
    shows: (id) => {
      const far = attacked(drawn(id, { deck: { bill: ['advance', 'advance', 'rally-cry', 'drop-zone-drill'] } }), 'SP', 'S');
      expect(sufferings(far)).toEqual([['S']]);
      expect(whereIsEnemy(far, id)).toBe('J23');
      expect(sufferings(attacked(far, 'S', 'S'))).toEqual([['M', 'S', 'S']]);
    },
  },
  gunner: { health: 3, shows: (id) => expect(special(drawn(id))).toEqual([['A', 'S']]) },
  'grenade-gunner': {
    health: 3,
    shows: (id) => {
      const match = attacked(drawn(id, { commandos: ['bill', 'lance', 'lucia'], at: { lance: 'J21', lucia: 'J20' } }), 'SP', 'S');
      expect(eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']])).toEqual([
        [0, ['M']],
        [1, ['M']],
        [0, ['S']],
      ]);
    },
  },
  'heavy-gunner': {
    health: 4,
    shows: (id) => {
      const match = attacked(drawn(id), 'SP', 'S', 'M');
      expect(eventsOf(match, 'assault')).toMatchObject([{ dice: ['SP', 'S', 'M'] }]);
      expect(sufferings(match)).toEqual([['M', 'A', 'S']]);
    },
  },
  sniper: { health: 2, shows: (id) => expect(special(drawn(id))).toEqual([['A'], ['S']]) },
  'ghillie-sniper': {
    health: 2,
    shows: (id) => {
      expect(special(drawn(id))).toEqual([['A'], ['S']]);
      const two = say(turnScene(onward(drawn(id)), 'bill', dice('M', 'M')), `bill attacks ${id}`);
      expect(eventsOf(two, 'rolls')).toMatchObject([{ dice: ['M', 'M'] }]);
      const three = say(turnScene(onward(drawn(id, { at: { lance: 'J21' } })), 'lance', dice('M')), `lance attacks ${id}`);
      expect(eventsOf(three, 'rolls')).toMatchObject([{ dice: ['M'] }]);
    },
  },
  'sniper-elite': {
    health: 3,
    shows: (id) => {
      expect(sufferings(attacked(drawn(id), 'M', 'S'))).toEqual([['M', 'A', 'S']]);
      expect(special(drawn(id))).toEqual([['A'], ['A', 'S']]);
    },
  },
  bugger: {
    health: 1,
    shows: (id) => {
      const near = attacked(drawn(id), 'SP', 'M');
      expect(whereIsEnemy(near, id)).toBe('J23');
      expect(sufferings(near)).toEqual([['S'], ['M']]);
      const far = position({
        enemy: 'java',
        bossCards: { bill: 'acid-maw' },
        defeated: ['bill'],
        at: { bill: 'J22', lance: 'J02' },
        foes: { bill: { [id]: 'J17' } },
      });
      const match = assaultScene(far, 'bill', enemyDice('SP', 'M'));
      expect(whereIsEnemy(match, id)).toBe('J14');
      expect(sufferings(match)).toEqual([['M']]);
    },
  },
  latcher: {
    health: 2,
    shows: (id) => {
      expect(turnScene(onward(drawn(id)), 'bill').options()).toContain('bill runs to J21');
      const match = attacked(drawn(id), 'SP', 'M');
      expect(whereIsEnemy(match, id)).toBe('J23');
      const turn = turnScene({ ...onward(match), phase: 'commandos' }, 'bill');
      expect(refusal(turn, 'bill runs to J21')).toEqual(['contra.golden.cards-beat-rulebook']);
      expect(turn.options()).toContain('bill jumps to J21');
    },
  },
  'queens-bugger': {
    health: 3,
    shows: (id) => {
      const match = attacked(drawn(id), 'SP', 'M');
      expect([asked(match), offered(match, 'enemy')]).toEqual(['hatch', ['red bugger', 'blue bugger', 'green bugger', 'yellow bugger']]);
      say(match, 'bill hatches green bugger');
      expect(areaOf(match, 'bill')).toEqual(['acid-maw', id, 'green bugger']);
      expect(eventsOf(match, 'hatched')).toMatchObject([{ seat: 0, enemy: 'green bugger' }]);
    },
  },
  garth: { health: 3, shows: (id) => expect(special(drawn(id))).toEqual([['S', 'S']]) },
  'twin-garth': { health: 4, shows: (id) => expect(special(drawn(id))).toEqual([['A', 'S', 'S']]) },
  'plated-garth': {
    health: 3,
    shows: (id) => {
      expect(special(drawn(id))).toEqual([['S', 'S']]);
      const match = say(turnScene(onward(drawn(id)), 'bill', dice('success', 'success')), `bill attacks ${id}`);
      expect(eventsOf(match, 'ignored')).toMatchObject([{ successes: 1 }]);
      expect(damageOn(match, id)).toBe(1);
    },
  },
  rangel: { health: 2, shows: discardOrSuffer },
  'stalker-rangel': {
    health: 3,
    shows: (id) => {
      const match = attacked(drawn(id), 'SP', 'S');
      expect(whereIsEnemy(match, id)).toBe('J23');
      expect(sufferings(match)[0]).toEqual(['M']);
    },
  },
  'brood-rangel': {
    health: 4,
    shows: (id) => {
      discardOrSuffer(id);
      const killed = effectScene(onward(drawn(id)), 'lance', [{ do: 'damage', n: 4, to: 'one', within: 9 }]);
      expect(eventsOf(killed, 'defeated')).toMatchObject([{ enemy: id, holder: 0, by: 1 }]);
      expect(eventsOf(killed, 'enemy-drawn')).toMatchObject([{ seat: 0 }]);
      expect(areaOf(killed, 'bill')).toHaveLength(2);
    },
  },
};

test('every enemy card is shown here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual([...new Set(ENEMIES.map(({ name }) => name))].toSorted());
});

describe.each(ENEMIES)('$id, the $name', ({ id, name }) => {
  test('does what it says', () => CASES[name].shows(id));

  test('falls to as much damage as it has health', () => {
    const health = CASES[name].health;
    const hurt = effectScene(onward(drawn(id)), 'bill', [{ do: 'damage', n: health - 1, to: 'one', within: 2 }]);
    expect(damageOn(hurt, id)).toBe(health - 1);
    const dead = effectScene(onward(hurt), 'bill', [{ do: 'damage', n: 1, to: 'one', within: 2 }]);
    expect(whereIsEnemy(dead, id)).toBeNull();
    expect(dead.state.enemyDiscard).toEqual([id]);
    expect(fighterOf(dead, 'bill').hand).toHaveLength(1);
    expect(eventKinds(dead).slice(0, 3)).toEqual(['damages', 'defeated', 'draws']);
  });

  test('can be moved unless it is a Garth', () => {
    expect(pushed(id)).toBe(enemy(id).type === 'garth' ? 'J24' : 'J33');
  });
});
