import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { SIDES } from '../../content/commandos.ts';
import { storyOf } from '../../facts/story.ts';
import { card, position, type Sketch, token } from '../../positions.ts';
import { asked, begin, eventsOf, forbidden, idle, offers, play, say, seen, stepsIn, terrain, tile, view } from '../../testing/raid.ts';

/* Each side of each commando card is played once. */

describe('the Officer', () => {
  test('gives orders: a [+1] for a comrade near by, once a turn', () => {
    const match = begin({ who: ['officer:A', 'medic:A', 'sniper:B'], at: { officer: 'a', medic: 'b', sniper: 'd' }, active: 'officer' });
    expect(forbidden(match, 'officer gives orders to sniper')).toEqual(['v-commandos.def.adjacent-edge']);
    say(match, 'officer gives orders to medic');
    expect([seen(match, 'medic').plus, seen(match, 'officer').actions]).toEqual([1, 2]);
    expect(match.options(0).filter((text) => text.includes('orders'))).toEqual([]);
  });

  test('has a hidden comrade on his heels', () => {
    const match = begin({ who: ['officer:B', 'medic:A'], at: { officer: 'a', medic: 'a' }, active: 'officer', enemies: { b: ['mp40'] } }, 5, 6);
    say(match, 'officer moves to @b');
    expect(match.open([0]).map(({ notation, preview }) => [notation, preview?.pays])).toEqual([
      ['nobody', undefined],
      ['choose medic', 0],
    ]);
    say(match, 'choose medic');
    expect([seen(match, 'medic').tile, seen(match, 'medic').actions, seen(match, 'officer').actions, eventsOf(match, 'stealth').length]).toEqual([
      'forest-road/b',
      3,
      2,
      2,
    ]);
    say(match, 'officer moves to @c');
    expect(asked(match)).toBe('act');
  });
});

describe('the Medic', () => {
  test('dresses a wound a turn', () => {
    const match = begin({ who: ['medic:A', 'scout:B'], at: { medic: 'a', scout: 'a' }, active: 'medic', wounds: { scout: 2, medic: 1 } });
    say(match, 'medic dresses a wound of scout');
    expect([seen(match, 'scout').wounds, match.options(0).filter((text) => text.includes('dresses'))]).toEqual([1, []]);
  });

  test('treats on an adjacent tile, with a [+1] for the patient', () => {
    const match = begin({ who: ['medic:B', 'scout:B'], at: { medic: 'a', scout: 'b' }, active: 'medic', critical: ['scout'], kit: { medic: ['first-aid'] } });
    say(match, 'medic treats scout');
    expect(seen(match, 'scout')).toMatchObject({ wounds: 0, plus: 1, state: 'stealthy' });
  });
});

describe('the Sapper', () => {
  test('emplaces one charge a turn at no cost', () => {
    const match = begin({ who: ['sapper:A'], at: { sapper: 'l' }, active: 'sapper', kit: { sapper: ['tnt', 'tnt'] } });
    say(match, 'sapper emplaces tnt at once');
    expect([seen(match, 'sapper').actions, offers(match, 'sapper emplaces tnt at once'), offers(match, 'sapper emplaces tnt')]).toEqual([3, false, true]);
  });

  test('breaches: doors and a trapdoor of the tile open', () => {
    const match = begin({ card: 'lighthouse', who: ['sapper:B', 'scout:B'], at: { sapper: 'l', scout: 'a' }, active: 'sapper', kit: { sapper: ['tnt'] } });
    say(match, 'sapper emplaces tnt', 'sapper moves to @i', 'sapper detonates @l');
    expect([terrain(match).open.includes('l-m'), tile(match, 'l').trapdoor]).toEqual([true, 'open']);
  });
});

describe('the Scout', () => {
  test('finds a path: the next event may go to the bottom', () => {
    const match = begin({ who: ['scout:A', 'medic:A'], at: { scout: 'a', medic: 'f' }, active: 'scout' }, card('false-alarm'));
    say(match, 'scout ends the turn');
    expect(eventsOf(match, 'looks')).toMatchObject([{ events: ['false-alarm'] }]);
    say(match, 'put the card on the bottom');
    expect([view(match).top, view(match).bottom]).toEqual([[], ['false-alarm']]);
  });

  test('has soft boots on medium tiles without enemies', () => {
    const match = begin({ card: 'water-tower', who: ['scout:B'], at: { scout: 'a' }, active: 'scout' });
    say(match, 'scout moves to @b');
    expect(seen(match, 'scout')).toMatchObject({ state: 'stealthy', actions: 2 });
    const watched = begin({ card: 'water-tower', who: ['scout:B'], at: { scout: 'a' }, active: 'scout', enemies: { b: ['karabiner'] } }, 1);
    expect(seen(say(watched, 'scout moves to @b'), 'scout').state).toBe('visible');
  });
});

describe('the Sniper', () => {
  test('shoots two tiles far, into nests as well', () => {
    const match = begin({ card: 'viaduct', who: ['sniper:A'], at: { sniper: 'a' }, active: 'sniper', guards: { c: 'mp40' } }, 3, token('tnt'));
    say(match, 'sniper shoots scoped-rifle at @c');
    expect(tile(match, 'c').guard).toBe(null);
    expect(
      forbidden(
        begin({ card: 'viaduct', who: ['sniper:A'], at: { sniper: 'a' }, active: 'sniper', enemies: { d: ['mp40'] } }),
        'sniper shoots scoped-rifle at @d',
      ),
    ).toEqual(['v-commandos.shoot.range']);
  });

  test('picks somebody off in one breath', () => {
    const match = begin({ who: ['sniper:B'], at: { sniper: 'a' }, visible: ['sniper'], active: 'sniper', enemies: { b: ['mp40', 'karabiner'] } }, token('tnt'));
    say(match, 'sniper picks off on @b mp40');
    expect([tile(match, 'b').enemies, tile(match, 'b').kit, seen(match, 'sniper').actions]).toEqual([['karabiner'], ['tnt'], 1]);
    expect(eventsOf(match, 'eliminated')).toEqual([{ kind: 'eliminated', enemies: ['mp40'], tile: 'forest-road/b' }]);
    expect(storyOf(stepsIn(match), true).commandos).toMatchObject([{ id: 'sniper', kills: 1 }]);
  });
});

describe('Sergeant Bruno', () => {
  test('stands fast: one more die if he has not moved', () => {
    const shot = (moved: boolean) => {
      const g = position({ who: ['bruno:A'], at: { bruno: 'a' }, active: 'bruno', enemies: { b: ['mp40'] } });
      at(g.commandos, 0).moved = moved;
      return eventsOf(say(begin(g, 1, 1, 1, 1), 'bruno shoots thompson at @b'), 'shoots')[0]?.dice.length;
    };
    expect([shot(false), shot(true)]).toEqual([4, 3]);
  });

  test('charges a door: it opens and the alarm sounds', () => {
    const match = begin({ card: 'lighthouse', who: ['bruno:B'], at: { bruno: 'c' }, active: 'bruno' });
    say(match, 'bruno charges door @c-f');
    expect([terrain(match).open.includes('c-f'), terrain(match).alarm, seen(match, 'bruno').state]).toEqual([true, true, 'stealthy']);
  });
});

describe('the Death Cheater', () => {
  test('does not die today, once a terrain', () => {
    const sketch: Sketch = { who: ['death-cheater:A', 'medic:A'], at: { 'death-cheater': 'a' }, critical: ['death-cheater'] };
    const lives = play('end', sketch, 3);
    expect([seen(lives, 'death-cheater'), terrain(lives).alarm]).toMatchObject([{ wounds: 2, state: 'visible' }, true]);
    expect(seen(play('end', sketch, 2), 'death-cheater').place).toBe('out');
    const g = position(sketch);
    at(g.commandos, 0).used = true;
    expect(seen(play('end', g), 'death-cheater').place).toBe('out');
  });

  test('has a ninth life against gas and explosions', () => {
    const match = begin({
      who: ['death-cheater:B', 'scout:B'],
      at: { 'death-cheater': 'l', scout: 'a' },
      active: 'scout',
      charges: { l: 0 },
      kit: { 'death-cheater': ['crowbar'] },
    });
    say(match, 'scout detonates @l');
    expect(seen(match, 'death-cheater')).toMatchObject({ place: 'underground', wounds: 2, state: 'stealthy', kit: [], abilityUsed: true });
    expect([...view(match).kitDiscards].sort()).toEqual(['crowbar', 'tnt']);
  });
});

describe('Gander', () => {
  function withGander(side: number, sketch: Sketch, ...script: number[]) {
    const g = position(sketch);
    at(g.commandos, 0).gander = side;
    return [g, script] as const;
  }

  test('smells: a stealth die is rolled again, once a turn', () => {
    const [g, script] = withGander(0, { who: ['medic:A'], at: { medic: 'a' }, active: 'medic', enemies: { b: ['mp40'] } }, 1, 5);
    const match = say(begin(g, ...script), 'medic moves to @b', 'medic has gander reroll die 1');
    expect([seen(match, 'medic').state, seen(match, 'medic').gander?.used]).toEqual(['stealthy', true]);
  });

  test('fetches a token from an adjacent tile', () => {
    const [g] = withGander(1, { who: ['medic:A'], at: { medic: 'a' }, active: 'medic', loose: { b: ['tnt'], c: ['grenade'] }, enemies: { b: ['mp40'] } });
    const match = begin(g);
    expect(match.options(0).filter((text) => text.includes('fetched'))).toEqual(['medic has fetched from forest-road/b tnt']);
    say(match, 'medic has fetched from @b tnt');
    expect([seen(match, 'medic').kit, seen(match, 'medic').gander?.used]).toEqual([['tnt'], true]);
  });

  test('takes one hit, and First Aid', () => {
    const [g, script] = withGander(
      0,
      { who: ['medic:A'], at: { medic: 'a' }, visible: ['medic'], kit: { medic: ['first-aid'] }, enemies: { a: ['mp40'] } },
      6,
      6,
    );
    const match = say(play('fire', g, ...script), 'gander takes the hit');
    expect([seen(match, 'medic').wounds, seen(match, 'medic').gander?.hurt]).toEqual([1, true]);
    const hurt = position({ who: ['medic:A'], at: { medic: 'a' }, active: 'medic', kit: { medic: ['first-aid'] } });
    Object.assign(at(hurt.commandos, 0), { gander: 0, ganderHurt: true });
    expect(seen(say(begin(hurt), 'medic treats the goose of medic'), 'medic').gander?.hurt).toBe(false);
  });

  test('joins a comrade on the tile when its host falls', () => {
    const g = position({ who: ['sniper:A', 'medic:A'], at: { sniper: 'a', medic: 'a' }, critical: ['sniper'] });
    at(g.commandos, 0).gander = 1;
    expect(seen(play('end', g), 'medic').gander).toMatchObject({ side: SIDES[1] });
  });
});

describe('the Saboteur', () => {
  test('wedges barricades that hold to six', () => {
    const match = begin({ card: 'viaduct', who: ['saboteur:A'], at: { saboteur: 'a' }, active: 'saboteur', kit: { saboteur: ['crowbar'] } });
    expect(terrain(say(match, 'saboteur barricades @E1')).entrances[0]?.barricade).toBe(6);
  });

  test('cuts wires: the next trigger does nothing', () => {
    const match = begin({ card: 'viaduct', who: ['saboteur:B'], at: { saboteur: 'j' }, active: 'saboteur' });
    say(match, 'saboteur cuts the alarm wires');
    expect([terrain(match).mute, forbidden(match, 'saboteur cuts the alarm wires')]).toEqual([1, ['v-commandos.precedence.cards']]);
    say(match, 'saboteur moves to @m');
    expect([seen(match, 'saboteur').state, terrain(match).alarm, terrain(match).mute]).toEqual(['visible', false, 0]);
    say(match, 'saboteur moves to @j');
    expect(terrain(match).alarm).toBe(true);
  });
});

describe('the SOE Agent', () => {
  test('has good coordinates: four tokens, one goes back', () => {
    const match = begin(
      { card: 'viaduct', who: ['soe-agent:A'], at: { 'soe-agent': 'a' }, active: 'soe-agent', kit: { 'soe-agent': ['airdrop'] }, event: ['all-quiet', 'N'] },
      token('tnt'),
      token('grenade'),
      token('spotted'),
      token('crowbar'),
    );
    say(match, 'soe-agent calls an airdrop on @i', 'choose token spotted');
    expect([tile(match, 'i').kit, view(match).kitBag.filter((id) => id === 'spotted').length]).toEqual([['grenade', 'crowbar', 'tnt'], 16]);
  });

  test('opens a dead drop, once a terrain', () => {
    const match = begin({ card: 'viaduct', who: ['soe-agent:B'], at: { 'soe-agent': 'a' }, active: 'soe-agent' }, token('tnt'), token('spotted'));
    say(match, 'soe-agent opens a dead drop');
    expect([seen(match, 'soe-agent').kit, seen(match, 'soe-agent').abilityUsed]).toEqual([['tnt'], true]);
    expect(seen(play('events', match.state, card('all-quiet')), 'soe-agent').abilityUsed).toBe(true);
  });
});

describe('the Spy', () => {
  test('has her papers in order: found on a 1 only', () => {
    const move = (die: number) =>
      seen(
        say(begin({ card: 'viaduct', who: ['spy:A'], at: { spy: 'a' }, uniform: ['spy'], active: 'spy', enemies: { e: ['mp40'] } }, die), 'spy moves to @e'),
        'spy',
      ).state;
    expect([move(2), move(1)]).toEqual(['stealthy', 'visible']);
  });

  test('talks carelessly: she sets the direction', () => {
    const match = begin({ card: 'viaduct', who: ['spy:B'], at: { spy: 'a' }, active: 'spy', event: ['curfew', '?'], enemies: { a: ['mp40'] } });
    say(match, 'spy sends the enemy W');
    expect([terrain(match).direction, match.options(0).filter((text) => text.includes('sends'))]).toEqual(['W', []]);
  });
});

describe('the Butcher', () => {
  test('has both hands free', () => {
    const match = begin(
      { card: 'launch-ramp', who: ['butcher:A'], at: { butcher: 'i' }, active: 'butcher', barrels: ['i'], enemies: { i: ['mp40', 'karabiner', 'pioneer'] } },
      token('tnt'),
      token('smoke'),
    );
    say(match, 'butcher overpowers mp40');
    expect(match.options(0)).toEqual(['nobody', 'hit karabiner', 'hit pioneer']);
    say(match, 'hit karabiner');
    expect([tile(match, 'i').enemies, tile(match, 'i').kit, seen(match, 'butcher').actions]).toEqual([['pioneer'], ['tnt', 'smoke'], 2]);
  });

  test('works quietly', () => {
    const work = (...enemies: ('mp40' | 'karabiner')[]) =>
      seen(
        say(
          begin({ card: 'launch-ramp', who: ['anneke:B'], at: { anneke: 'i' }, active: 'anneke', enemies: { i: enemies } }, token('spotted')),
          'anneke overpowers mp40',
        ),
        'anneke',
      ).state;
    expect([work('mp40', 'karabiner'), work('mp40', 'karabiner', 'karabiner')]).toEqual(['stealthy', 'visible']);
  });
});

describe('the Intel Officer', () => {
  test('decodes orders: another event for a [+1]', () => {
    const g = position({ card: 'launch-ramp', who: ['intel-officer:A'], at: { 'intel-officer': 'i' }, plus: { 'intel-officer': 1 } });
    g.discards.push(...g.deck.bag.splice(g.deck.bag.indexOf(card('brew-up')), 1));
    const match = play('events', g, card('false-alarm'), card('all-quiet', 'N'));
    say(match, 'draw another event');
    expect([terrain(match).event, terrain(match).alarm, seen(match, 'intel-officer').plus, match.state.discards]).toEqual([
      'all-quiet',
      false,
      0,
      [card('brew-up'), card('false-alarm')],
    ]);
  });

  test('reads the timetable', () => {
    const match = begin(
      { card: 'launch-ramp', who: ['vf-intel-officer:B'], at: { 'vf-intel-officer': 'i' }, active: 'vf-intel-officer' },
      card('false-alarm'),
      card('brew-up'),
    );
    say(match, 'vf-intel-officer reads the timetable', 'swap the cards');
    expect(view(match).top).toEqual(['brew-up', 'false-alarm']);
  });

  test('sees through the end of the deck: the discards are shuffled under what is left', () => {
    const g = position({ card: 'launch-ramp', who: ['intel-officer:B'], at: { 'intel-officer': 'i' }, active: 'intel-officer' });
    g.discards.push(...g.deck.bag.splice(0, g.deck.bag.length - 1));
    const last = at(g.deck.bag, 0);
    const match = say(begin(g, last, at(g.discards, 0)), 'intel-officer reads the timetable', 'leave the cards in order');
    expect([match.state.deck.top, match.state.discards]).toEqual([[last, at(g.discards, 0)], []]);
    const short = position({ card: 'launch-ramp', who: ['intel-officer:B'], at: { 'intel-officer': 'i' }, active: 'intel-officer' });
    at(short.boards, 0).card = at(short.deck.bag, 1);
    short.deck.bag.length = 1;
    const alone = begin(short, at(short.deck.bag, 0));
    alone.answer(alone.number, 0, 'intel-officer reads the timetable');
    expect([asked(alone), alone.state.deck.top.length]).toEqual(['act', 1]);
  });
});

describe('the Mortar Gunner', () => {
  test('drops plunging fire two or three steps away', () => {
    const match = begin(
      {
        card: 'launch-ramp',
        who: ['mortar-gunner:A'],
        at: { 'mortar-gunner': 'a' },
        active: 'mortar-gunner',
        enemies: { e: ['mp40'], i: ['mp40'], k: ['mp40'] },
      },
      4,
      1,
      token('tnt'),
    );
    expect(forbidden(match, 'mortar-gunner shoots light-mortar at @e')).toEqual(['v-commandos.shoot.range']);
    say(match, 'mortar-gunner shoots light-mortar at @i');
    expect([tile(match, 'i').enemies, terrain(match).alarm, seen(match, 'mortar-gunner').state]).toEqual([[], true, 'stealthy']);
  });

  test('lays smoke anywhere outdoors', () => {
    const match = begin({
      card: 'launch-ramp',
      who: ['mortar-gunner:B'],
      at: { 'mortar-gunner': 'a' },
      active: 'mortar-gunner',
      kit: { 'mortar-gunner': ['smoke'] },
    });
    expect(forbidden(match, 'mortar-gunner puts smoke on @o')).toEqual(['v-commandos.shoot.range']);
    expect(tile(say(match, 'mortar-gunner puts smoke on @m'), 'm').smoke).toBe(true);
  });

  test('has a mask, and abilities come back in their time', () => {
    const g = position({
      card: 'launch-ramp',
      who: ['mortar-gunner:B', 'officer:A'],
      at: { 'mortar-gunner': 'l', officer: 'a' },
      active: 'mortar-gunner',
      barrels: ['l'],
    });
    at(g.commandos, 1).used = true;
    const match = say(begin(g), 'mortar-gunner overpowers barrel');
    expect(seen(match, 'mortar-gunner').place).toBe('tile');
    expect(
      seen(
        idle(match, () => match.state.turn === 4),
        'officer',
      ).abilityUsed,
    ).toBe(false);
  });
});
