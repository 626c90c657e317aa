import { describe, expect, test } from 'vitest';
import { at, type ChanceResult, type Game, keyFromSeed, Match, Stream, weigherOf } from '#kernel';
import { compare } from '../../kernel/testing/foretold.ts';
import { futuresOf } from '../../kernel/testing/futures.ts';
import { judgement } from './bot/judgement.ts';
import { GRENADE, SPOTTED } from './content/kit.ts';
import { position, type Sketch } from './positions.ts';
import type { Preview } from './preview.ts';
import { randomConfig } from './random-config.ts';
import { perform } from './rules/commando/turn.ts';
import { vCommandosGame } from './rules/game.ts';
import { commando } from './rules/state.ts';
import { foretold } from './testing/foretold.ts';
import { type Future, ONE_ACTION } from './testing/outcome.ts';
import { begin, type Scene, say } from './testing/raid.ts';
import { stirred } from './testing/stirred.ts';
import { changed } from './testing/telling.ts';
import type { Option, VCommandos } from './types.ts';

/* What is said of an action, held against the rules of this action alone, in every way the dice can fall. */

/** The rules of one action and nothing else. */
function only(o: number): Game<VCommandos> {
  return {
    ...vCommandosGame,
    *turn(g, ref) {
      yield* perform(g, ref, o);
      g.outcome ??= { payoff: [0], clause: 'v-commandos.turn.sequence', cause: ONE_ACTION };
    },
  };
}

/** Every way an action can go; null for more than so many. */
function futuresIn(match: Scene, option: Option, most: number): readonly Future[] | null {
  const index = match.options().indexOf(option.notation);
  const begins = (script: readonly ChanceResult[]) => Match.from(only(match.decision?.options[index] as number), match.config, match.state, { script });
  const goOn = (future: Scene): void => {
    for (let next = foretold.goOn?.(future, option) ?? null; next !== null; next = foretold.goOn?.(future, option) ?? null)
      future.answer(future.number, next.seat, next.notation);
  };
  return futuresOf(begins, goOn, most)?.map(({ chance, match: future }) => ({ chance, match: future, events: future.events })) ?? null;
}

/** What is wrong with its preview; empty for nothing. */
const wrongIn = (match: Scene, option: Option, futures: readonly Future[]): string => foretold.wrong(option, match, futures, true) ?? '';

/** A raid that is half played well, looked at before each answer. */
function raidPlayed(seed: string, answers: number, look: (match: Scene) => void): void {
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  const match = Match.start<VCommandos>(vCommandosGame, randomConfig(stream), { key: keyFromSeed(seed), listen: false });
  for (let i = 0; i < answers && match.decision !== null; i++) {
    look(match);
    const { decision, state } = match;
    const weigh = weigherOf(judgement, state, decision);
    const best = Array.from({ length: decision.count }, (_, index) => index).reduce((a, b) => (weigh(b) > weigh(a) ? b : a), 0);
    match.answerIndex(stream.below(3) === 0 ? stream.below(decision.count) : best);
  }
}

const RAIDS = 8;
const ANSWERS = 90;
const MOST = 220;

/** What previews can speak of; each has to come up. Throws have too many ways to be among them. */
const SPOKEN: Readonly<Record<string, (preview: Preview) => boolean>> = {
  fire: ({ fire }) => fire !== null,
  'rerolls under fire': ({ fire }) => (fire?.rerolls ?? 0) > 0,
  stealth: ({ stealth }) => stealth.length > 0,
  'both of them': ({ fire, stealth }) => fire !== null && stealth.length > 0,
  attack: ({ attack }) => attack !== null,
  barrel: ({ attack }) => (attack?.barrel ?? null) !== null,
  bursts: ({ attack }) => (attack?.barrel?.bursts ?? 0) > 0,
  spotted: ({ spotted }) => spotted !== 0,
  shown: ({ shown }) => shown.length > 0,
  hidden: ({ hidden }) => hidden.length > 0,
  alarm: ({ alarm }) => alarm.length > 0,
  muted: ({ muted }) => muted.length > 0,
  falls: ({ falls }) => falls.length > 0,
  lost: ({ lost }) => lost,
  come: ({ march }) => march?.turn === 'come',
  lose: ({ march }) => march?.turn === 'lose',
  'a [+1] token': ({ pays }) => pays === 'plus',
};

/** Whatever were said wrongly would be noticed. */
const LIES: readonly ((preview: Preview) => Preview)[] = [
  (said) => ({ ...said, pays: said.pays === 1 ? 2 : 1 }),
  (said) => ({ ...said, clauses: [...said.clauses, 'v-commandos.turn.sequence'] }),
  (said) => ({ ...said, also: [...said.also, 'v-commandos.turn.sequence'] }),
  (said) => ({ ...said, fire: null }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, from: [] } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, enemies: said.fire.enemies + 1 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, dice: said.fire.dice + 1 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, needed: 1 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, rerolls: 9 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, hits: said.fire.hits.map((chance) => chance * 0.99) } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, average: said.fire.average + 0.01 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, bears: 0 } }),
  (said) => ({ ...said, fire: said.fire && { ...said.fire, critical: said.fire.critical + 0.01 } }),
  (said) => ({ ...said, visible: !said.visible }),
  (said) => ({ ...said, shown: [] }),
  (said) => ({ ...said, hidden: [] }),
  (said) => ({ ...said, alarm: [] }),
  (said) => ({ ...said, muted: [] }),
  (said) => ({ ...said, falls: [] }),
  (said) => ({ ...said, falls: said.falls.map(({ who, by }) => ({ who, by: by === 'gas' ? 'explosion' : 'gas' })) }),
  (said) => ({ ...said, lost: !said.lost }),
  (said) => ({ ...said, stealth: [] }),
  (said) => ({ ...said, stealth: said.stealth.map((one) => ({ ...one, dice: one.dice + 1 })) }),
  (said) => ({ ...said, stealth: said.stealth.map((one) => ({ ...one, rerolls: one.rerolls + 1 })) }),
  (said) => ({ ...said, stealth: said.stealth.map((one) => ({ ...one, unseen: one.unseen * 0.99 })) }),
  (said) => ({ ...said, attack: null }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, dice: said.attack.dice + 1 } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, fast: !said.attack.fast } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, needed: said.attack.needed + 1 } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, rerolls: said.attack.rerolls + 1 } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, takes: [1] } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, spill: { who: ['medic'], hits: [1], critical: 0 } } }),
  (said) => ({ ...said, attack: said.attack && { ...said.attack, barrel: null } }),
  (said) => ({ ...said, attack: said.attack?.barrel ? { ...said.attack, barrel: { ...said.attack.barrel, bursts: 0.5 } } : said.attack }),
  (said) => ({ ...said, attack: said.attack?.barrel ? { ...said.attack, barrel: { ...said.attack.barrel, falls: ['medic'] } } : said.attack }),
  (said) => ({ ...said, spotted: (said.spotted ?? 0) + 0.01 }),
  (said) => ({ ...said, march: null }),
  (said) => ({ ...said, march: said.march && { ...said.march, turn: null } }),
  (said) => ({ ...said, march: said.march && { ...said.march, ways: [] } }),
  (said) => ({ ...said, march: said.march && { ...said.march, direction: said.march.direction === 'N' ? 'S' : 'N' } }),
];

test('what is said of an action comes true in every way the dice can fall, and speaks of everything there is', () => {
  const noticed = new Set<(typeof LIES)[number]>();
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

  for (let raid = 0; raid < RAIDS; raid++) {
    const lots = new Stream(keyFromSeed(`looked at ${raid}`));
    raidPlayed(`preview ${raid}`, ANSWERS, ({ decision, config, state }) => {
      if (decision?.question.kind !== 'act' || lots.below(2) > 0) return;
      const match = Match.from<VCommandos>(vCommandosGame, config, stirred(state, lots), { script: [] });
      const open = match.open(match.seatNames.map((_, seat) => seat)).filter(({ preview }) => preview !== null);
      for (let i = 0; i < 4 && open.length > 0; i++) {
        const [option] = open.splice(lots.below(open.length), 1) as [Option];
        const futures = futuresIn(match, option, MOST);
        if (futures === null) count('too many ways');
        else {
          expect([option.notation, wrongIn(match, option, futures)]).toEqual([option.notation, '']);
          count('compared');
          for (const lie of LIES)
            if (!noticed.has(lie) && option.preview !== null && wrongIn(match, { ...option, preview: lie(option.preview) }, futures) !== '') noticed.add(lie);
          for (const [what, is] of Object.entries(SPOKEN)) if (option.preview !== null && is(option.preview)) count(what);
        }
      }
    });
  }

  expect(counts.get('compared')).toBeGreaterThan(300);
  expect(LIES.filter((lie) => !noticed.has(lie)).map(String)).toEqual([]);
  expect(Object.keys(SPOKEN).filter((what) => (counts.get(what) ?? 0) < 2)).toEqual([]);
});

const MANY = 3000;

/** The preview of an action, held against the rules before it is looked at. */
function previewIn(sketch: Sketch | Scene, like: string): Preview {
  const match = 'decision' in sketch ? sketch : begin(sketch);
  const option = match.open(match.seatNames.map((_, seat) => seat)).find(({ notation }) => notation.includes(like));
  if (option?.preview == null) throw new Error(`nothing is said of '${like}'`);
  const futures = match.decision?.question.kind === 'act' ? futuresIn(match, option, MANY) : null;
  const wrong = futures === null ? compare(foretold, match, option, { most: MANY, sample: 100 }).wrong : wrongIn(match, option, futures);
  expect([option.notation, wrong ?? '']).toEqual([option.notation, '']);
  return option.preview;
}

const PAIR: Sketch = { card: 'viaduct', who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' }, active: 'scout' };
/** Tokens of one kind, so that chance has fewer ways to go. */
const plainly = (sketch: Sketch, spotted = 0): Scene =>
  begin(
    changed(sketch, (g) => {
      g.kitBag.fill(0);
      g.kitBag[GRENADE] = 4 - spotted;
      g.kitBag[SPOTTED] = spotted;
    }),
  );

const both = (by: 'gas' | 'explosion') => [
  { who: 'scout', by },
  { who: 'medic', by },
];

describe('before it is too late it is said', () => {
  test('that gas kills whoever steps into it, and a barrel those beside it', () => {
    expect(previewIn({ ...PAIR, gas: ['e'] }, 'moves to viaduct/e')).toMatchObject({ falls: [{ who: 'scout', by: 'gas' }], lost: false, stealth: [] });
    expect(previewIn({ ...PAIR, who: ['scout:B'], at: { scout: 'a' }, gas: ['e'] }, 'moves to viaduct/e').lost).toBe(true);
    expect(previewIn({ ...PAIR, barrels: ['a'] }, 'overpowers barrel').falls).toEqual(both('gas'));
    expect(previewIn({ ...PAIR, barrels: ['a'], kit: { scout: ['mp40'] } }, 'shoots mp40 at viaduct/a').attack?.barrel).toEqual({
      bursts: expect.closeTo(3 / 4),
      falls: ['scout', 'medic'],
    });
    const hit = say(begin({ ...PAIR, barrels: ['a'], enemies: { a: ['mp40'] }, kit: { scout: ['mp40'] } }, 6, 6), 'scout shoots mp40 at @a');
    expect(previewIn(hit, 'hit barrel')).toMatchObject({ falls: both('gas'), lost: true });
  });

  test('whom an explosion takes, and who slips away from it once', () => {
    expect(previewIn({ ...PAIR, charges: { a: 0 } }, 'detonates')).toMatchObject({ falls: both('explosion'), lost: true, alarm: [] });
    const draught: Sketch = {
      card: 'tunnel-works',
      who: ['scout:B', 'medic:A', 'sapper:A'],
      at: { scout: 'a', medic: 'b', sapper: 'm' },
      active: 'scout',
      charges: { a: 0 },
      barrels: ['a'],
    };
    expect(previewIn(draught, 'detonates').falls).toEqual([
      { who: 'scout', by: 'explosion' },
      { who: 'medic', by: 'gas' },
    ]);
    const lives: Sketch = {
      ...PAIR,
      who: ['scout:B', 'death-cheater:B'],
      at: { scout: 'a', 'death-cheater': 'a' },
      settings: { 'death-cheater': true },
      charges: { a: 0 },
    };
    expect(previewIn(lives, 'detonates')).toMatchObject({
      falls: [{ who: 'scout', by: 'explosion' }],
      escapes: ['death-cheater'],
      lost: false,
      alarm: ['viaduct'],
    });
  });

  test('that a grenade at the own feet wounds the Visible there', () => {
    const sketch: Sketch = { ...PAIR, visible: ['scout'], wounds: { scout: 2 }, kit: { scout: ['grenade'] } };
    const { attack } = previewIn(plainly(sketch), 'grenade at viaduct/a');
    expect(attack).toMatchObject({ dice: 4, takes: [expect.closeTo(1)], spill: { who: ['scout'] } });
    expect(attack?.spill?.critical).toBeCloseTo(15 / 16, 9);
    expect(previewIn(plainly({ ...sketch, visible: ['scout', 'medic'] }), 'grenade at viaduct/a').attack?.spill).toMatchObject({
      who: ['scout', 'medic'],
      critical: null,
    });
  });

  test('that one in a nest is hit on a five alone', () => {
    const nest: Sketch = { card: 'viaduct', who: ['medic:A'], at: { medic: 'c' }, active: 'medic', kit: { medic: ['mp40'] }, guards: { c: 'karabiner' } };
    const alone = previewIn(plainly(nest), 'mp40 at viaduct/c').attack;
    expect([alone?.needed, alone?.nest, alone?.takes[0]]).toEqual([5, null, expect.closeTo(4 / 9)]);
    const two = previewIn(plainly({ ...nest, enemies: { c: ['mp40'] } }), 'mp40 at viaduct/c').attack;
    expect([two?.needed, two?.nest]).toEqual([3, 5]);
    const long: Sketch = { ...nest, who: ['sniper:A'], at: { sniper: 'c' }, active: 'sniper', kit: {} };
    expect(previewIn(plainly(long), 'scoped-rifle at viaduct/c').attack?.needed).toBe(3);
  });

  test('that whoever stands fast has a die more, and who has moved has not', () => {
    const bruno: Sketch = { who: ['bruno:A'], settings: { bruno: true }, at: { bruno: 'a' }, active: 'bruno', enemies: { a: ['mp40'] } };
    expect(previewIn(plainly(bruno), 'thompson at forest-road/a').attack).toMatchObject({ dice: 4, fast: true });
    const g = position(bruno);
    commando(g, 0).moved = true;
    expect(previewIn(begin(g), 'thompson at forest-road/a').attack).toMatchObject({ dice: 3, fast: false });
  });

  test('that a Spotted token may give away who strikes while others look on', () => {
    const sketch: Sketch = { ...PAIR, enemies: { a: ['mp40', 'karabiner'] } };
    expect(previewIn(plainly(sketch, 1), 'overpowers mp40').spotted).toBeCloseTo(1 / 4, 9);
    expect(previewIn(plainly({ ...PAIR, enemies: { a: ['mp40'] } }, 1), 'overpowers mp40').spotted).toBe(0);
    const quiet: Sketch = { ...sketch, card: 'chemical-works', who: ['butcher:B'], at: { butcher: 'a' }, active: 'butcher' };
    expect(previewIn(plainly(quiet, 1), 'overpowers mp40').spotted).toBe(0);
  });

  test('that cut wires swallow an alarm', () => {
    const loud: Sketch = { ...PAIR, kit: { scout: ['mp40'] }, enemies: { a: ['karabiner'] } };
    const muted = changed(loud, (g) => {
      at(g.boards, 0).mute = 1;
    });
    expect(previewIn(loud, 'mp40 at viaduct/a')).toMatchObject({ alarm: ['viaduct'], muted: [] });
    // It makes Visible and is heard: one of the two is swallowed.
    expect(previewIn(begin(muted), 'mp40 at viaduct/a')).toMatchObject({ alarm: ['viaduct'], muted: ['viaduct'] });
    at(muted.boards, 0).mute = 2;
    expect(previewIn(begin(muted), 'mp40 at viaduct/a')).toMatchObject({ alarm: [], muted: ['viaduct', 'viaduct'] });
  });

  test('that a charge, a comrade on their feet again and somebody Visible beside the alarm are heard', () => {
    const charges: Sketch = { card: 'lighthouse', who: ['bruno:B'], settings: { bruno: true }, at: { bruno: 'c' }, active: 'bruno' };
    expect(previewIn(charges, 'charges door').alarm).toEqual(['lighthouse']);
    const aided = changed({ ...PAIR, kit: { scout: ['first-aid'] }, critical: ['medic'] }, (g) => {
      commando(g, 1).seen = true;
    });
    expect(previewIn(begin(aided), 'treats medic')).toMatchObject({ shown: ['medic'], alarm: ['viaduct'], march: { turn: 'come' } });
    const bell: Sketch = { ...PAIR, at: { scout: 'j', medic: 'a' }, visible: ['medic'], alarm: true };
    expect(previewIn(bell, 'silences').alarm).toEqual(['viaduct']);
    expect(previewIn({ ...bell, visible: [] }, 'silences').alarm).toEqual([]);
  });

  test('which rule makes somebody Visible or not: mist, soft boots', () => {
    const misty: Sketch = { card: 'lighthouse', who: ['medic:A'], at: { medic: 'd' }, active: 'medic', event: 'ground-mist' };
    expect(previewIn(misty, 'moves to lighthouse/e')).toMatchObject({
      visible: true,
      clauses: ['v-commandos.move.one-action', 'v-commandos.move.medium-visible'],
    });
    const boots: Sketch = { card: 'lighthouse', who: ['scout:B'], at: { scout: 'k' }, active: 'scout' };
    expect(previewIn(boots, 'moves to lighthouse/j')).toMatchObject({
      visible: false,
      clauses: ['v-commandos.move.one-action', 'v-commandos.precedence.cards'],
    });
  });

  test('that a Goliath finds those where it is driven', () => {
    const nest: Sketch = {
      card: 'launch-ramp',
      who: ['medic:A', 'scout:B'],
      at: { medic: 'j', scout: 'h' },
      active: 'medic',
      nest: ['medic'],
      enemies: { f: ['goliath'] },
    };
    const match = begin(nest);
    const ways = match.options().filter((text) => text.includes('drives'));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways)
      expect(previewIn(match, way).stealth.map(({ who }) => who)).toEqual(way.endsWith('/h') ? ['scout'] : way.endsWith('/j') ? ['medic'] : []);
  });
});
