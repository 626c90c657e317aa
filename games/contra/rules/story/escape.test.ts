import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { type BossCardId, bossCard } from '../../content/index.ts';
import { TALES } from '../../content/stories.ts';
import { dice, position } from '../../positions.ts';
import { begun, effectScene, type Scene, say, settingUp, settled, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, fighterOf, offered, refusal, spaceIds, tokensOf, weaponOf, whereIs } from '../../testing/seen.ts';
import { stageLeft } from '../state.ts';

const PAIR = ['bill', 'lance'] as const;
const FOUR = ['bill', 'lance', 'lucia', 'sweets'] as const;

function part(number: number, ...carried: readonly string[]) {
  return { commandos: PAIR, story: { tale: 'escape', part: number, carried } };
}

function after(number: number, won: boolean) {
  const past = Array.from({ length: number }, (_, index) => ({ part: index + 1, won: index + 1 === number ? won : true }));
  return { commandos: PAIR, story: { tale: 'escape', part: number + 1, past } };
}

function ids(match: Scene, kind: 'boss' | 'start'): readonly string[] {
  return spaceIds(match, match.state.map.of(kind));
}

function step(match: Scene): unknown {
  return eventsOf(match, 'setup').at(-1)?.['step'];
}

/** Whether a space is next to a boss space of the map. */
function besideBossSpace(match: Scene, id: string): boolean {
  const { map } = match.state;
  return map.of('boss').some((boss) => map.distance(boss, map.named(id)) === 1);
}

proves(
  ['contra.story.efg1.setting#1', 'contra.story.efg1.setting#2', 'contra.story.efg2.setting#1', 'contra.story.efg3.setting', 'contra.story.efg4.setting'],
  'each part has its stage and its enemy',
  () => {
    const settings = [1, 2, 3, 4].map((number) => begun(part(number)).state.config);
    expect(settings.map(({ stage, enemy }) => [stage, enemy])).toEqual([
      ['alien-lair', 'gordea'],
      ['snow-field', 'defense-wall'],
      ['waterfall', 'garmakilma'],
      ['jungle', 'java'],
    ]);
    expect([TALES.escape[0]?.rules, settings[0]?.bossHealth]).toEqual([[], 0]);
  },
);

proves('contra.story.efg2.setting#2', 'in part 2 commandos and boss start where they always do', () => {
  const match = begun({ ...part(2), commandos: FOUR });
  expect(FOUR.map((id) => whereIs(match, id)).toSorted()).toEqual(ids(match, 'start').toSorted());
  expect(spaceIds(match, match.state.boss)).toEqual(ids(match, 'boss'));
  expect([eventsOf(match, 'card-removed'), eventsOf(match, 'enemy-drawn').length]).toEqual([[], 4]);
});

proves('contra.story.efg1.setup-commandos#1', 'four commandos start in the four boss spaces', () => {
  const match = begun({ ...part(1), commandos: FOUR });
  expect(FOUR.map((id) => whereIs(match, id)).toSorted()).toEqual(ids(match, 'boss').toSorted());
});

proves(
  ['contra.story.efg1.setup-boss#1', 'contra.story.efg1.setup-boss#2', 'contra.story.efg1.setup-boss#3'],
  'the group puts Gordea in one empty space beside a boss space, or in one that is left free',
  () => {
    const four = settingUp({ ...part(1), commandos: FOUR }, 'boss-start');
    const spaces = offered(four, 'to');
    expect(four.asked).toEqual([0]);
    expect(spaces.length).toBeGreaterThan(1);
    for (const id of spaces) {
      expect(besideBossSpace(four, String(id))).toBe(true);
      expect(ids(four, 'boss')).not.toContain(id);
    }
    say(four, four.options().at(-1) ?? '');
    expect(spaceIds(four, four.state.boss)).toEqual([spaces.at(-1)]);
    const two = settingUp(part(1), 'boss-start');
    const free = ids(two, 'boss').filter((id) => !PAIR.some((commando) => whereIs(two, commando) === id));
    expect(free).toHaveLength(2);
    for (const id of free) expect(two.options()).toContain(`bill chooses ${id} for the boss`);
  },
);

proves('contra.story.efg1.win', 'after a won part 1 who picks S in step 5 of part 2 starts with M1 A1 S2', () => {
  const match = settingUp(after(1, true), 'gain');
  expect(step(match)).toBe(5);
  settled(say(match, 'bill gains token S', 'lance gains token M'));
  expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['MASS', 'MMAS']);
});

/** So much damage on the only boss card, and one success on it. */
function lastBlow(number: 2 | 3 | 4, bossCard: BossCardId, damage: number): Scene {
  const g = position({
    commandos: ['bill'],
    story: { tale: 'escape', part: number },
    bossCards: { bill: bossCard },
    bossDamage: { bill: damage },
    boss: [number === 2 ? 'S10' : number === 3 ? 'W02' : 'J10'],
    at: { bill: number === 2 ? 'S09' : number === 3 ? 'W08' : 'J09' },
  });
  return effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
}

proves(['contra.story.efg2.rule', 'contra.story.efg4.rule'], 'each boss card has 5 more health', () => {
  for (const [number, card] of [
    [2, 'defense-wall'],
    [2, 'twin-turrets'],
    [4, 'acid-maw'],
  ] as const) {
    const { health } = bossCard(card);
    const almost = lastBlow(number, card, health + 3);
    expect(eventsOf(almost, 'boss-damaged')).toMatchObject([{ left: 1 }]);
    expect(fighterOf(almost, 'bill').defeated).toBe(false);
    const flipped = lastBlow(number, card, health + 4);
    expect([fighterOf(flipped, 'bill').bossDamage, fighterOf(flipped, 'bill').defeated]).toEqual([health + 5, true]);
  }
});

proves('contra.story.special-rules', 'a special rule holds in its part only', () => {
  expect([1, 2, 3, 4].map((number) => begun(part(number)).state.config.bossHealth)).toEqual([0, 5, 0, 5]);
  const health = (card: BossCardId): number => bossCard(card).health;
  expect(begun(part(2)).view(0).view).toMatchObject({
    fighters: [{ boss: { health: health('defense-wall') + 5 } }, { boss: { health: health('main-cannon') + 5 } }],
  });
  expect(begun(part(3)).view(0).view).toMatchObject({ fighters: [{ boss: { health: health('garmakilma') } }, { boss: { health: health('spread-cannon') } }] });
  const spreadCannon = lastBlow(3, 'spread-cannon', health('spread-cannon') - 1);
  expect(fighterOf(spreadCannon, 'bill').defeated).toBe(true);
});

proves(
  ['contra.story.efg3.setup-stage-deck#1', 'contra.story.efg3.setup-stage-deck#2', 'contra.story.efg2.win#1', 'contra.story.efg2.win#2'],
  'part 3 begins with a stage card less, with the reward of part 2 with two',
  () => {
    const normal = stageLeft(begun({ stage: 'waterfall', enemy: 'garmakilma' }).state);
    expect(stageLeft(begun(after(2, false)).state)).toBe(normal - 1);
    const match = settingUp(after(2, true), 'story-may');
    expect([step(match), match.asked, match.decision?.about]).toMatchObject([2, [0], { what: 'stage-card' }]);
    expect(stageLeft(match.state)).toBe(normal - 1);
    settled(say(match, 'bill accepts the stage-card'));
    expect(stageLeft(match.state)).toBe(normal - 2);
    expect(eventsOf(match, 'card-removed')).toEqual(Array.from({ length: 2 }, () => ({ kind: 'card-removed' })));
    expect(stageLeft(settled(say(settingUp(after(2, true), 'story-may'), 'bill declines the stage-card')).state)).toBe(normal - 1);
  },
);

proves(['contra.story.efg3.setup-commandos#1', 'contra.story.efg3.setup-commandos#2'], 'each commando starts beside a boss space, one in a space', () => {
  const match = settingUp({ ...part(3), commandos: FOUR }, 'start');
  expect(offered(match, 'to')).toEqual(['W01', 'W06', 'W08', 'W09', 'W10', 'W11']);
  say(match, 'bill starts in W09');
  expect(refusal(match, 'lance starts in W09')).toEqual(['contra.setup.commando-start']);
  settled(match);
  expect(spaceIds(match, match.state.boss)).toEqual(ids(match, 'boss'));
  const stands = FOUR.map((id) => whereIs(match, id));
  expect(new Set(stands).size).toBe(4);
  for (const id of stands) expect(besideBossSpace(match, id)).toBe(true);
});

proves(
  ['contra.story.efg3.rule-invulnerable#1', 'contra.story.efg3.rule-invulnerable#2', 'contra.story.efg3.rule-invulnerable#3'],
  'the card named Garmakilma takes no damage; the boss may still be attacked',
  () => {
    const story = { tale: 'escape', part: 3 } as const;
    const shot = [{ do: 'attack', pool: { dice: 2, range: 1 } }] as const;
    const three = effectScene(position({ commandos: ['bill', 'lance', 'lucia'], story, at: { bill: 'W08' } }), 'bill', shot, dice('success', 'success'));
    expect(three.options()).toEqual([
      'bill deals 1 to spread-cannon',
      'bill deals 2 to spread-cannon',
      'bill deals 1 to illusion-lens',
      'bill deals 2 to illusion-lens',
    ]);
    expect(refusal(three, 'bill deals 1 to garmakilma')).toEqual(['contra.story.efg3.rule-invulnerable']);
    const two = effectScene(position({ story, at: { bill: 'W08' } }), 'bill', shot, dice('success', 'success'));
    expect(eventsOf(two, 'boss-damaged')).toMatchObject([{ card: 'spread-cannon', damage: 2 }]);
    const alone = turnScene(position({ commandos: ['bill'], story, at: { bill: 'W08' } }), 'bill', dice('success', 'M'));
    expect(alone.options()).toContain('bill attacks boss');
    say(alone, 'bill attacks boss');
    expect([eventsOf(alone, 'boss-damaged'), fighterOf(alone, 'bill').bossDamage, tokensOf(alone, 'bill')]).toEqual([[], 0, 'M']);
  },
);

proves('contra.story.efg3.rule-win', 'without a stage card to draw the commandos have escaped', () => {
  const match = stageScene(position({ story: { tale: 'escape', part: 3 }, slip: 0, at: { bill: 'W13', lance: 'W17' }, stageDeck: [] }));
  expect(match.outcome).toMatchObject({ payoff: [1, 1], clause: 'contra.story.efg3.rule-win' });
  const other = stageScene(position({ stage: 'waterfall', slip: 0, at: { bill: 'W13', lance: 'W17' }, stageDeck: [] }));
  expect(other.outcome).toMatchObject({ payoff: [0, 0], clause: 'contra.end.loss-stage-deck' });
});

proves(['contra.story.efg3.rule-slow-down#1', 'contra.story.efg3.rule-slow-down#2'], 'there is no slowing down', () => {
  const match = turnScene(position({ story: { tale: 'escape', part: 3 } }), 'bill');
  expect(match.options()).not.toContain('bill slows down');
  expect(refusal(match, 'bill slows down')).toEqual(['contra.setup.reference-flip']);
  expect(turnScene(position({ stage: 'waterfall', enemy: 'garmakilma' }), 'bill').options()).toContain('bill slows down');
  expect(turnScene(position({ story: { tale: 'return', part: 2 } }), 'bill').options()).toContain('bill slows down');
});

proves('contra.story.efg3.stage-discards', 'other effects still discard stage cards', () => {
  const g = position({ story: { tale: 'escape', part: 3 }, stageDeck: ['acuba', 'updraft'] });
  const forced = effectScene(g, 'bill', [{ do: 'discard-stage-card' }]);
  expect([forced.state.stageDiscard, stageLeft(forced.state)]).toEqual([['acuba'], 1]);
  // biome-ignore lint/suspicious/noThenProperty: the consequence of an effect
  const paid = say(effectScene(g, 'bill', [{ do: 'may', cost: 'stage-card', then: [{ do: 'gain', symbols: ['M'] }] }]), 'bill accepts the bargain');
  expect([paid.state.stageDiscard, tokensOf(paid, 'bill')]).toEqual([['acuba'], 'M']);
});

proves(['contra.story.efg3.win#1', 'contra.story.efg3.win#2'], 'in part 4 one commando is given the top weapon card after step 4 and may equip it', () => {
  const match = settingUp(after(3, true), 'who');
  expect([step(match), match.decision?.about]).toMatchObject([4, { for: 'weapon' }]);
  say(match, 'bill chooses lance for the weapon');
  expect([asked(match), match.asked, step(match)]).toEqual(['equip', [1], 4]);
  const [drawn] = eventsOf(match, 'weapon-drawn').map(({ weapon }) => weapon);
  const declined = settled(say(settingUp(after(3, true), 'who'), 'bill chooses lance for the weapon', 'lance declines the weapon'));
  settled(say(match, 'lance accepts the weapon'));
  expect([weaponOf(match, 'lance'), weaponOf(match, 'bill')]).toEqual([drawn, 'service-rifle']);
  expect([weaponOf(declined, 'lance'), declined.state.weaponDiscard]).toEqual(['basic-rifle', [drawn]]);
});

proves(['contra.story.efg3.lose#1', 'contra.story.efg3.lose#2'], 'in part 4 one commando has a medal less, and that is no loss of a medal', () => {
  const match = settingUp(after(3, false), 'who');
  expect(match.decision?.about).toMatchObject({ for: 'medal-less' });
  const { hand } = fighterOf(match, 'lance');
  const before = [...hand];
  say(match, 'bill chooses lance for the medal-less');
  expect(fighterOf(match, 'lance').hand).toEqual(before);
  settled(match);
  expect(PAIR.map((id) => fighterOf(match, id).medals)).toEqual([3, 2]);
  expect(eventKinds(match)).not.toContain('medal-lost');
});

proves(['contra.story.efg4.setup-swap#1', 'contra.story.efg4.setup-swap#2'], 'the boss covers the start spaces, the commandos stand in boss spaces', () => {
  for (const commandos of [PAIR, FOUR]) {
    const match = begun({ ...part(4), commandos });
    expect(spaceIds(match, match.state.boss)).toEqual(ids(match, 'start'));
    const stands = commandos.map((id) => whereIs(match, id));
    expect(new Set(stands).size).toBe(commandos.length);
    for (const id of stands) expect(ids(match, 'boss')).toContain(id);
  }
});

proves('contra.story.efg4.setup-enemies', 'in step 6 each commando draws another enemy', () => {
  const match = begun(part(4));
  expect(eventsOf(match, 'enemy-drawn').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
  for (const id of PAIR) expect(areaOf(match, id)).toEqual([fighterOf(match, id).boss, ...fighterOf(match, id).foes.map(({ card }) => card)]);
  expect(PAIR.map((id) => areaOf(match, id).length)).toEqual([3, 3]);
});
