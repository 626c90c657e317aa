import { expect } from 'vitest';
import { ConfigError, deckSize, keyFromSeed, Match, type Play, type Referee } from '#kernel';
import { proves } from '../../../proves.ts';
import { commando, deckOf, enemiesOf, enemyDeck, STAGES, setupCards, stageDeck } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { position } from '../../positions.ts';
import { BOSS_IDS, COMMANDO_IDS, configure, STAGE_IDS } from '../../settings.ts';
import { begun, type Scene, say, settingUp, settled, stageScene } from '../../testing/scene.ts';
import { areaOf, asked, cited, eventKinds, eventsOf, fighterOf, offered, refusal, spaceIds, tokensOf, whereIs } from '../../testing/seen.ts';
import { resolve } from '../effects/effects.ts';
import { contraGame } from '../game.ts';
import { newState, type State } from '../state.ts';

const PAIR = ['bill', 'lance'] as const;

/** A set-up of Bill alone, with these cards drawn one after the other. */
function dealt(...cards: readonly string[]): Scene {
  return Match.start(contraGame, { commandos: ['bill'] }, { script: cards });
}

proves('contra.setup.order', 'the set-up has six steps, and what belongs to them happens in them', () => {
  const match = begun({ stage: 'waterfall', enemy: 'garmakilma' });
  expect(eventsOf(match, 'setup').map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  const kinds = eventKinds(match).filter((kind, i, all) => kind !== all[i - 1]);
  expect(kinds).toEqual([
    ...['setup', 'draws', 'setup', 'starts', 'stage-in-play', 'setup', 'dimer', 'boss-dealt', 'boss-starts'],
    ...['setup', 'enemy-drawn', 'round'],
  ]);
});

proves(
  ['contra.setup.choose-commando#1', 'contra.setup.choose-commando#2'],
  'nobody is played twice; each has a deck and an empty mission card of their own',
  () => {
    const refused = (): unknown => configure({ commandos: ['bill', 'bill'] });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow('bill is there twice');
    const { state } = begun({ commandos: ['sweets', 'bill'] });
    expect(state.fighters.map(({ id, mission }) => [id, mission])).toEqual([
      ['sweets', 0],
      ['bill', 0],
    ]);
    for (const { id, hand } of state.fighters) for (const card of hand) expect(deckOf(id)).toContain(card);
  },
);

proves('contra.setup.character-card-out#1', 'the deck has 19 cards, and the character card is none of them', () => {
  for (const { id, deck } of newState(configure({ commandos: COMMANDO_IDS })).fighters) {
    expect(deckSize(deck)).toBe(19);
    const { ability, weapon } = commando(id);
    for (const printed of [id, ability.id, weapon.id]) expect(deck.bag).not.toContain(printed);
  }
});

proves(['contra.setup.starting-hand', 'contra.setup.starting-medals'], 'four cards in hand, fifteen in the deck, three medals', () => {
  for (const match of [settingUp({ commandos: COMMANDO_IDS }, 'discard'), begun({ commandos: COMMANDO_IDS })])
    for (const id of COMMANDO_IDS) {
      const { hand, deck, medals, discard } = fighterOf(match, id);
      expect([hand.length, deckSize(deck), medals, discard]).toEqual([4, 15, 3, []]);
    }
});

proves(
  ['contra.setup.mulligan#1', 'contra.setup.mulligan#2', 'contra.setup.mulligan#3'],
  'discarded cards are shuffled into the deck only after the new ones are drawn',
  () => {
    const hand = ['full-auto', 'spot-weakness', 'grenade-arc', 'rally-cry'];
    const away = ['bill discards full-auto', 'bill discards spot-weakness', 'bill discards grenade-arc', 'bill keeps the rest'];
    const match = say(dealt(...hand, 'advance', 'advance', 'dig-in', 'red gunner'), ...away);
    const bill = fighterOf(match, 'bill');
    expect(bill.hand).toEqual(['rally-cry', 'advance', 'advance', 'dig-in']);
    expect([deckSize(bill.deck), bill.discard]).toEqual([15, []]);
    for (const card of ['full-auto', 'spot-weakness', 'grenade-arc']) expect(bill.deck.bag).toContain(card);
    expect(eventsOf(match, 'mulligan')).toMatchObject([{ cards: ['full-auto', 'spot-weakness', 'grenade-arc'] }]);
    expect(match.events.findLast(({ event }) => event.kind === 'draws')?.clauses).toEqual(['contra.setup.mulligan']);
    // There is one Full Auto, and it has just been put away.
    expect(() => say(dealt(...hand, 'advance', 'full-auto', 'dig-in'), ...away)).toThrow();
    for (const n of [0, 4]) {
      const any = dealt(...hand, ...['advance', 'advance', 'dig-in', 'dig-in'].slice(0, n), 'red gunner');
      for (const card of hand.slice(0, n)) say(any, `bill discards ${card}`);
      if (n === 0) say(any, 'bill keeps the rest');
      expect([fighterOf(any, 'bill').hand.length, asked(any)]).toEqual([4, 'start']);
    }
  },
);

proves('contra.setup.mulligan-once', 'a second mulligan is refused', () => {
  const match = settingUp({ commandos: PAIR }, 'discard');
  say(match, match.options()[1] ?? '', 'bill keeps the rest');
  expect([asked(match), match.asked]).toEqual(['discard', [1]]);
  expect(() => match.answer(match.number, 0, `bill discards ${fighterOf(match, 'bill').hand[0] ?? ''}`)).toThrow('not for Bill to answer');
  say(match, 'lance keeps the rest');
  expect(asked(match)).toBe('start');
  settled(match);
  expect(eventsOf(match, 'mulligan')).toHaveLength(1);
});

proves('contra.setup.mulligan-information', 'nothing of stage and enemy is known before every mulligan is settled', () => {
  const match = settingUp({ commandos: PAIR, enemy: 'garmakilma' }, 'discard');
  for (const [seat, id] of PAIR.entries()) {
    expect(match.asked).toEqual([seat]);
    expect(eventKinds(match)).not.toContain('stage-in-play');
    expect(match.view(seat).view).toMatchObject({
      boss: [],
      stageArea: [],
      dimers: [],
      fighters: [
        { boss: null, foes: [] },
        { boss: null, foes: [] },
      ],
    });
    expect(match.state.enemyDeck).toMatchObject({ top: [], bottom: [] });
    say(match, `${id} keeps the rest`);
  }
  expect(asked(match)).toBe('start');
});

proves('contra.setup.mission-card', 'no objective token lies on a mission card', () => {
  expect(begun({ commandos: COMMANDO_IDS }).view(0).view).toMatchObject({ fighters: COMMANDO_IDS.map(() => ({ mission: [] })) });
});

proves(['contra.setup.choose-stage#1', 'contra.setup.choose-stage#2'], 'a new game is in the Jungle unless another stage is chosen', () => {
  expect(configure({}).stage).toBe('jungle');
  for (const stage of STAGE_IDS) expect(begun({ stage }).state.map).toBe(STAGES.find(({ id }) => id === stage)?.map);
  expect(() => configure({ stage: 'moon' })).toThrow("it can be 'jungle'");
});

proves('contra.setup.pillbox-tokens', 'there is a sensor token in every pillbox space', () => {
  for (const stage of STAGE_IDS) {
    const { map, pillboxes } = begun({ stage }).state;
    expect(pillboxes.toSorted()).toEqual([...map.of('pillbox')].toSorted());
    expect(pillboxes.length).toBeGreaterThan(0);
  }
});

proves(
  ['contra.setup.commando-start#1', 'contra.setup.commando-start#2', 'contra.setup.commando-start#3'],
  'each commando has a start space alone; the players pick in the order of the seats',
  () => {
    const match = settingUp({ commandos: COMMANDO_IDS }, 'start');
    expect([match.asked, match.options()]).toEqual([[0], ['bill starts in J01', 'bill starts in J11', 'bill starts in J20', 'bill starts in J29']]);
    say(match, 'bill starts in J20');
    expect([match.asked, refusal(match, 'lance starts in J20')]).toEqual([[1], ['contra.setup.commando-start']]);
    settled(match);
    expect(COMMANDO_IDS.map((id) => whereIs(match, id)).toSorted()).toEqual(['J01', 'J11', 'J20', 'J29']);
  },
);

proves('contra.setup.stage-setup-effect', 'the cards of the Setup lie in the order in which it names them', () => {
  const match = begun({ stage: 'alien-lair' });
  expect(match.state.stageArea).toEqual(['hive-pulse', 'living-walls']);
  expect(eventsOf(match, 'stage-in-play').map(({ card }) => card)).toEqual(['hive-pulse', 'living-walls']);
});

proves(
  ['contra.setup.stage-deck-shuffled#1', 'contra.setup.stage-deck-shuffled#2'],
  'the other stage cards are a shuffled deck, the discard pile is empty',
  () => {
    for (const stage of STAGE_IDS) {
      const { stageDeck: deck, stageArea, stageDiscard } = begun({ stage }).state;
      expect(deckSize(deck)).toBe(10 - setupCards(stage).length);
      expect([deck.top, deck.bottom, stageDiscard, stageArea]).toEqual([[], [], [], setupCards(stage)]);
      expect(deck.bag.toSorted()).toEqual([...stageDeck(stage)].toSorted());
    }
  },
);

proves('contra.setup.reference-flip#1', 'a rule of a Reference card holds in every round', () => {
  for (const round of [1, 4, 8]) {
    const g = position({
      commandos: ['bill'],
      stage: 'alien-lair',
      enemy: 'java',
      round,
      gels: { bill: 12 },
      tokens: { bill: 'SS' },
      stageDeck: ['infection-spreads'],
    });
    const match = stageScene(g);
    while (match.outcome === null) match.answerIndex(0);
    expect(eventsOf(match, 'rule').map(({ rule }) => rule)).toContain('overrun');
  }
});

proves('contra.setup.choose-enemy', 'each stage can be played against each boss', () => {
  for (const stage of STAGE_IDS)
    for (const enemy of BOSS_IDS) {
      const { state } = begun({ stage, enemy });
      expect([state.config.stage, state.config.enemy, state.round]).toEqual([stage, enemy, 1]);
    }
  expect(() => configure({ enemy: 'nobody' })).toThrow("it can be 'defense-wall'");
});

proves(['contra.setup.enemy-deck#1', 'contra.setup.enemy-tokens'], 'the enemy deck has the 15 cards of its types, a token each, and no boss card', () => {
  for (const enemy of BOSS_IDS) {
    const match = settingUp({ enemy }, 'start');
    const { bag, top, bottom } = match.state.enemyDeck;
    expect([top, bottom, bag.length]).toEqual([[], [], 15]);
    expect(bag).toEqual(enemiesOf(enemyDeck(enemy).types).map(({ id }) => id));
    for (const { id } of enemyDeck(enemy).bosses) expect(bag).not.toContain(id);
  }
});

proves(
  ['contra.setup.enemy-setup-effect#1', 'contra.setup.enemy-setup-effect#2'],
  "Garmakilma's dimers are placed before boss cards are dealt and the boss stands",
  () => {
    const match = begun({ enemy: 'garmakilma' });
    const kinds = eventKinds(match);
    expect(eventsOf(match, 'dimer')).toHaveLength(4);
    expect(kinds.lastIndexOf('dimer')).toBeLessThan(kinds.indexOf('boss-dealt'));
    expect(kinds.lastIndexOf('dimer')).toBeLessThan(kinds.indexOf('boss-starts'));
  },
);

proves(
  ['contra.setup.boss-cards-removed', 'contra.setup.boss-cards-dealt', 'contra.cards.boss-number#1', 'contra.overview.solo#1', 'contra.overview.solo#2'],
  'as many boss cards as commandos, from number 1 on, one for each and undefeated',
  () => {
    for (const enemy of BOSS_IDS)
      for (const n of [1, 2, 3, 4]) {
        const { fighters } = begun({ enemy, commandos: COMMANDO_IDS.slice(0, n) }).state;
        const numbers = fighters.map(({ boss }) => enemyDeck(enemy).bosses.find(({ id }) => id === boss)?.number);
        expect(numbers).toEqual([1, 2, 3, 4].slice(0, n));
        expect(fighters.map(({ defeated, bossDamage }) => [defeated, bossDamage])).toEqual(numbers.map(() => [false, 0]));
      }
    expect(begun({ enemy: 'garmakilma', commandos: ['bill'] }).state.dimers).toHaveLength(2);
  },
);

proves(['contra.setup.boss-card-assignment#1', 'contra.setup.boss-card-assignment#2'], 'the group may give any boss card to anybody', () => {
  const match = settingUp({ commandos: PAIR }, 'boss-deal');
  expect(match.options()).toEqual(['bill keeps the boss cards', 'bill swaps the boss cards of bill and lance']);
  expect(areaOf(settled(say(match, 'bill swaps the boss cards of bill and lance')), 'lance')[0]).toBe('defense-wall');
  expect(areaOf(begun({ commandos: PAIR }), 'bill')[0]).toBe('defense-wall');
  const three = settingUp({ commandos: ['bill', 'lance', 'lucia'] }, 'boss-deal');
  settled(say(three, 'bill swaps the boss cards of bill and lance', 'bill swaps the boss cards of bill and lucia'));
  expect((['bill', 'lance', 'lucia'] as const).map((id) => areaOf(three, id)[0])).toEqual(['twin-turrets', 'defense-wall', 'main-cannon']);
});

proves(
  ['contra.setup.boss-placed#1', 'contra.setup.boss-placed#2'],
  'the boss covers all boss spaces, and who is next to any of them is next to the boss',
  () => {
    const match = begun({ stage: 'jungle' });
    expect(spaceIds(match, match.state.boss)).toEqual(['J10', 'J19', 'J28', 'J38']);
    for (const beside of ['J09', 'J18', 'J27', 'J37'] as const) {
      // The flamethrower has range 1.
      const near = position({ commandos: ['bill'], at: { bill: beside }, weapon: { bill: 'flamethrower' } });
      expect(Match.from(contraGame, near.config, { ...near, active: 0 }, { script: [] }).options()).toContain('bill attacks boss');
    }
  },
);

/** What comes first from each deck of a game. */
function drawnFirst(seed: string): readonly string[] {
  const { state } = begun({ commandos: ['bill'] }, keyFromSeed(seed));
  const looking = {
    ...contraGame,
    *turn(g: State, ref: Referee<Event>): Play {
      for (const deck of ['stage', 'enemy', 'objective'] as const)
        yield* resolve(g, ref, [{ do: 'reveal', decks: [deck], n: 3, bottom: 0 }], { seat: 0, from: 'commando', what: 'advance' });
      g.outcome = 'destroyed';
    },
  };
  const shown = eventsOf(Match.from(looking, state.config, state, { key: keyFromSeed(`${seed} goes on`) }), 'reveals');
  return [String(state.fighters[0]?.hand), ...shown.map(({ cards }) => String(cards))];
}

proves(
  ['contra.setup.character-card-out#2', 'contra.setup.stage-deck-shuffled#3', 'contra.setup.enemy-deck#2', 'contra.setup.tokens-and-decks#2'],
  'every deck is shuffled: in another game other cards come first',
  () => {
    const games = ['one', 'two', 'three', 'four'].map(drawnFirst);
    for (const deck of [0, 1, 2, 3]) expect(new Set(games.map((game) => game[deck])).size).toBeGreaterThan(1);
    expect(drawnFirst('one')).toEqual(games[0]);
  },
);

proves('contra.setup.tokens-and-decks#1', 'weapons come in another order in another game', () => {
  const orders = ['one', 'two', 'three'].map((seed) => {
    const { state } = begun({}, keyFromSeed(seed));
    expect([state.weaponDeck.top, state.weaponDeck.bag.length, state.objectiveDeck.bag.length]).toEqual([[], 16, 18]);
    const weapons = Match.start(contraGame, { commandos: ['bill'], story: { tale: 'escape', part: 4, carried: ['weapon'] } }, { key: keyFromSeed(seed) });
    while (asked(weapons) !== 'equip') weapons.answerIndex(0);
    return eventsOf(weapons, 'weapon-drawn')[0]?.['weapon'];
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});

proves(['contra.setup.starting-advantage#1', 'contra.setup.starting-advantage#2'], 'one token of each type, and the supply has as many fewer', () => {
  const match = begun({ commandos: PAIR });
  expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['MAS', 'MAS']);
  expect(match.state.supply).toEqual([10, 10, 10]);
});

proves(['contra.setup.reminder-cards', 'contra.setup.turn-card'], 'nobody has moved, attacked or taken a turn', () => {
  const { view } = begun({ commandos: COMMANDO_IDS }).view(0);
  expect(view).toMatchObject({ fighters: COMMANDO_IDS.map(() => ({ moved: false, attacked: false, turnTaken: false })) });
});

proves(['contra.setup.first-enemies#1', 'contra.round.first-round-no-extra-draw'], 'the last step is one enemy each; round 1 begins with it', () => {
  const match = begun({ commandos: COMMANDO_IDS });
  const kinds = eventKinds(match);
  expect(kinds.slice(-6)).toEqual(['setup', 'enemy-drawn', 'enemy-drawn', 'enemy-drawn', 'enemy-drawn', 'round']);
  for (const id of COMMANDO_IDS) expect(areaOf(match, id)).toEqual([fighterOf(match, id).boss, fighterOf(match, id).foes[0]?.card]);
  expect([match.state.round, match.state.phase]).toEqual([1, 'commandos']);
});

proves(['contra.setup.first-enemies#2', 'contra.general.player-choice'], 'the group says in which order the first enemies are drawn', () => {
  const match = settingUp({ commandos: ['bill', 'lance', 'lucia'] }, 'who');
  expect([match.asked, offered(match, 'commando')]).toEqual([[0], ['bill', 'lance', 'lucia']]);
  say(match, 'bill chooses lucia for the first-enemy');
  expect([areaOf(match, 'lucia').length, areaOf(match, 'bill').length, offered(match, 'commando')]).toEqual([2, 1, ['bill', 'lance']]);
  settled(say(match, 'bill chooses lance for the first-enemy'));
  expect([match.state.round, areaOf(match, 'bill').length]).toEqual([1, 2]);
});

proves('contra.setup.order', 'what is told of a set-up, and the rules it cites', () => {
  const match = begun({ commandos: ['bill', 'lance'], enemy: 'garmakilma', settings: { unpredictable: 'expert' } });
  const twice = (...events: readonly string[]): readonly (readonly string[])[] => [events, events];
  const step = ['setup', 'contra.setup.order'];
  expect(cited(match)).toEqual([
    step,
    ...twice('draws', 'contra.setup.starting-hand'),
    step,
    ...twice('starts', 'contra.setup.commando-start'),
    ['stage-in-play', 'contra.setup.stage-setup-effect'],
    step,
    ...twice('dimer', 'contra.components.bubble-dimers'),
    ...twice('dimer', 'contra.components.bubble-dimers'),
    ...twice('boss-dealt', 'contra.setup.boss-cards-dealt'),
    ['boss-starts', 'contra.setup.boss-placed'],
    step,
    step,
    step,
    ...twice('enemy-drawn', 'contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space'),
    ...twice('card-removed', 'contra.mode.unpredictable'),
    ['round', 'contra.round.first-round-no-extra-draw'],
  ]);
  expect(eventsOf(match, 'setup').map((event) => event.step)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([eventsOf(match, 'round'), match.state.slip, match.state.ambush]).toEqual([[{ kind: 'round', round: 1 }], 0, []]);
});

proves('contra.setup.boss-card-assignment#1', 'three have two swaps, between any two of them, and none once they keep what they have', () => {
  const three = settingUp({ commandos: ['bill', 'lance', 'lucia'] }, 'boss-deal');
  expect([three.asked, three.options()]).toEqual([
    [0],
    [
      'bill keeps the boss cards',
      'bill swaps the boss cards of bill and lance',
      'bill swaps the boss cards of bill and lucia',
      'bill swaps the boss cards of lance and lucia',
    ],
  ]);
  say(three, 'bill swaps the boss cards of lance and lucia');
  expect(asked(three)).toBe('boss-deal');
  say(three, 'bill keeps the boss cards');
  expect((['bill', 'lance', 'lucia'] as const).map((id) => areaOf(three, id)[0])).toEqual(['defense-wall', 'twin-turrets', 'main-cannon']);
  const kept = say(settingUp({ commandos: ['bill', 'lance', 'lucia'] }, 'boss-deal'), 'bill keeps the boss cards');
  expect([asked(kept) === 'boss-deal', eventsOf(kept, 'boss-dealt').length]).toEqual([false, 3]);
});
