import { at, type Play, type Referee, type Seat } from '#kernel';
import { ADVANTAGES, type Advantage, ANY, indexOf } from '../../content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace } from '../../content/dice.ts';
import type { Attack } from '../../content/effect.ts';
import type { Space, Thing, WeaponSpecial } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { rangeOf } from '../../facts/arms.ts';
import { foreseeBoth } from '../../facts/foresight.ts';
import { takeToken } from '../advantage/advantage.ts';
import { ask, question } from '../general/ask.ts';
import { targetQuestion } from '../general/choosing.ts';
import { BURN, by, DONE, detailOf, done, optionKind, REROLL, TARGET } from '../option.ts';
import { type Fight, fighter, type State, spaceId } from '../state.ts';
import { BOSS, foeAt, type Target, targetDistance, targetNamed, targets, targetText } from './aim.ts';
import { spendBonuses } from './bonus.ts';
import { convert } from './convert.ts';
import { assignBossDamage, dealAttack } from './damage.ts';
import { damageTo } from './defense.ts';
import { adjacent, besideTarget, isSureStrike, nearest, poolSize, secondTargets, specialOf } from './pool.ts';

/** How many enemies are in range. */
export function reach(g: State, seat: Seat, spec: Attack): number {
  const f = fighter(g, seat);
  const range = rangeOf(g, f, spec);
  let n = 0;
  for (const target of targets(g)) if (targetDistance(g, f.space, target) <= range) n++;
  return n;
}

/** An attack before anything is known of it but what it is made with. */
export function newFight(seat: Seat, what: Thing, spec: Attack): Fight {
  return {
    seat,
    targets: [],
    names: [],
    with: what,
    spec,
    sure: false,
    dice: [],
    rolled: 0,
    successes: 0,
    damage: [],
    results: [0, 0, 0],
    free: 0,
    freeOf: [0, 0, 0],
    step: 'roll',
  };
}

/** An attack, from the target to the advantage gained: nothing else happens before it is over. */
export function* attack(g: State, ref: Referee<Event>, seat: Seat, spec: Attack, what: Thing, aimed: Target = -1): Play {
  if (reach(g, seat, spec) === 0) return;
  const range = rangeOf(g, fighter(g, seat), spec);
  const special = specialOf(g, seat, spec);
  const fight = newFight(seat, what, spec);
  g.fight = fight;
  g.resolving.push({ kind: 'attack', what, seat });
  yield* chooseTargets(g, ref, fight, spec, special, range, aimed);
  for (const target of fight.targets) fight.names.push(targetText(g, target));
  if (ref.listening) ref.tell({ kind: 'attacks', seat, with: what, targets: [...fight.names] }, ['contra.attack.sequence', 'contra.attack.choose-target']);
  fight.sure = isSureStrike(g, seat, spec, fight.targets);
  const dice = poolSize(g, seat, spec, fight.targets);
  spendBonuses(fighter(g, seat), nearest(g, seat, fight.targets));
  yield* rollPool(g, ref, fight, spec, special, dice);
  yield* convert(g, ref, fight);
  yield* deal(g, ref, fight, range);
  gainAdvantage(g, ref, fight);
  g.resolving.pop();
  g.fight = null;
}

/** Step 1: one enemy in range, or all the card says. */
function* chooseTargets(g: State, ref: Referee<Event>, fight: Fight, spec: Attack, special: WeaponSpecial | undefined, range: number, aimed: Target): Play {
  const { seat } = fight;
  const { space } = fighter(g, seat);
  const inRange = [...targets(g)].filter((target) => targetDistance(g, space, target) <= range);
  if (spec.targets === 'each') {
    fight.targets.push(...inRange);
    return;
  }
  const first = aimed >= 0 ? aimed : detailOf(yield* ask(g, ref, seat, targetQuestion, { seat, for: fight.with, range, boss: true }));
  fight.targets.push(first);
  if (spec.targets === 'adjacent') {
    fight.targets.push(...besideTarget(g, first));
  } else if (special?.is === 'spread' && secondTargets(g, seat, first, range).length > 0) {
    fight.targets.push(detailOf(yield* ask(g, ref, seat, secondTargetQuestion, { seat, first: targetText(g, first), range })));
  }
}

export const secondTargetQuestion = question('second-target', {
  *candidates(g, { seat }) {
    for (const target of targets(g)) yield by(seat, TARGET, target);
  },
  constraints: [
    { clause: 'contra.attack.choose-target', holds: (g, o, { seat, range }) => targetDistance(g, fighter(g, seat).space, detailOf(o)) <= range },
    { clause: 'contra.boss.one-target', holds: (g, o, { first }) => targetText(g, detailOf(o)) !== first },
    {
      clause: 'contra.attack.weapon-special-scope',
      holds: (g, o, { first }) => targetText(g, detailOf(o)) === first || adjacent(g, targetNamed(g, first), detailOf(o)),
    },
  ],
  preview: (g, o, { seat, first }) => (g.fight === null ? null : foreseeBoth(g, seat, g.fight.spec, [targetNamed(g, first), detailOf(o)])),
});

function* rollPool(g: State, ref: Referee<Event>, fight: Fight, spec: Attack, special: WeaponSpecial | undefined, dice: number): Play {
  const { seat } = fight;
  for (let i = 0; i < dice; i++) fight.dice.push(at(COMMANDO_DIE, ref.roll(6) - 1));
  fight.rolled = dice;
  const critical = special?.is === 'critical' ? special.successes : 1;
  count(fight, critical);
  if (ref.listening) ref.tell({ kind: 'rolls', seat, dice: [...fight.dice] }, 'contra.attack.pool-weapon');
  if (spec.reroll === true) yield* reroll(g, ref, fight, dice, critical);
  if (special?.is === 'reroll') yield* reroll(g, ref, fight, Math.min(special.dice, dice), critical);
  explode(ref, fight, critical);
  if (typeof spec.free === 'number') fight.free = spec.free;
  else if (spec.free !== undefined) fight.freeOf[indexOf(spec.free)] = at(fight.results, indexOf(spec.free));
}

/** What the dice show; each critical is so many successes. */
function count(fight: Fight, critical: number): void {
  fight.successes = 0;
  fight.results.fill(0);
  for (const face of fight.dice) {
    if (face === 'success') fight.successes++;
    else if (face === 'critical') fight.successes += critical;
    else fight.results[indexOf(face)] = at(fight.results, indexOf(face)) + 1;
  }
}

/** Each critical adds a die that is rolled at once, without limit. */
function explode(ref: Referee<Event>, fight: Fight, critical: number): void {
  let criticals = fight.dice.filter((face) => face === 'critical').length;
  const more: CommandoFace[] = [];
  for (; criticals > 0; criticals--) {
    const face = at(COMMANDO_DIE, ref.roll(6) - 1);
    more.push(face);
    if (face === 'critical') criticals++;
  }
  if (more.length === 0) return;
  fight.dice.push(...more);
  count(fight, critical);
  if (ref.listening) ref.tell({ kind: 'explodes', seat: fight.seat, dice: more }, 'contra.attack.criticals-explode');
}

/** Which dice are rolled again: one after the other is picked up, then all of them roll. */
export const rerollQuestion = question('reroll', {
  *candidates(_, { seat, dice }) {
    yield done(seat, 'rerolling');
    for (let face = 1; face < COMMANDO_DIE.length; face++) if (dice.includes(at(COMMANDO_DIE, face))) yield by(seat, REROLL, face);
  },
});

function* reroll(g: State, ref: Referee<Event>, fight: Fight, most: number, critical: number): Play {
  const kept = [...fight.dice];
  let up = 0;
  while (up < most) {
    const o = yield* ask(g, ref, fight.seat, rerollQuestion, { seat: fight.seat, dice: [...kept], left: most - up });
    if (optionKind(o) === DONE) break;
    kept.splice(kept.indexOf(at(COMMANDO_DIE, detailOf(o))), 1);
    up++;
  }
  if (up === 0) return;
  const rolled = Array.from({ length: up }, () => at(COMMANDO_DIE, ref.roll(6) - 1));
  fight.dice.splice(0, fight.dice.length, ...kept, ...rolled);
  count(fight, critical);
  if (ref.listening) ref.tell({ kind: 'rerolls', seat: fight.seat, dice: rolled }, 'contra.golden.cards-beat-rulebook');
}

/** Each success is a damage, to each target in full; the boss divides it over its cards. */
function* deal(g: State, ref: Referee<Event>, fight: Fight, range: number): Play {
  fight.step = 'deal';
  yield* burnTheNest(g, ref, fight, range);
  fight.damage.push(...fight.targets.map((target) => damageTo(g, fight, target, fight.successes)));
  for (const damage of fight.damage)
    if (ref.listening && damage < fight.successes)
      ref.tell({ kind: 'ignored', seat: fight.seat, successes: fight.successes - damage }, 'contra.golden.cards-beat-rulebook');
  const hits = fight.targets.map((target, i) => ({ target, damage: at(fight.damage, i) }));
  const boss = hits.find(({ target }) => target === BOSS);
  const shares = boss === undefined ? [] : yield* assignBossDamage(g, ref, fight.seat, boss.damage);
  yield* dealAttack(
    g,
    ref,
    fight.seat,
    hits.flatMap(({ target, damage }) => (target === BOSS ? [] : [{ foe: foeAt(g, target), damage }])),
    shares,
  );
}

export const burnQuestion = question('burn', {
  *candidates(g, { seat, successes }) {
    yield done(seat, 'burning');
    for (const space of g.map.of('wadder')) for (let n = 1; n <= successes; n++) yield by(seat, BURN, space + 64 * n);
  },
  constraints: [
    {
      clause: 'contra.range.count',
      holds: (g, o, { seat, range }) => optionKind(o) === DONE || g.map.distance(fighter(g, seat).space, detailOf(o) % 64) <= range,
    },
  ],
});

/** Alien Lair: successes may become damage tokens on one wadder space in range instead. */
function* burnTheNest(g: State, ref: Referee<Event>, fight: Fight, range: number): Play {
  const { seat } = fight;
  const { space } = fighter(g, seat);
  if (fight.successes === 0 || !g.map.of('wadder').some((wadder) => g.map.distance(space, wadder) <= range)) return;
  const o = yield* ask(g, ref, seat, burnQuestion, { seat, range, successes: fight.successes });
  if (optionKind(o) === DONE) return;
  const wadder: Space = detailOf(o) % 64;
  const n = Math.floor(detailOf(o) / 64);
  const w = g.map.of('wadder').indexOf(wadder);
  g.scorch[w] = at(g.scorch, w) + n;
  fight.successes -= n;
  if (ref.listening) ref.tell({ kind: 'scorches', seat, space: spaceId(g, wadder), damage: n }, 'contra.space.stage-specific');
}

/** Step 4: each result that was not converted is a token, once an attack. */
function gainAdvantage(g: State, ref: Referee<Event>, fight: Fight): void {
  fight.step = 'gain';
  const tokens: Advantage[] = [];
  for (let type = 0; type < ANY; type++)
    for (let n = at(fight.results, type); n > 0; n--) if (takeToken(g, fight.seat, type)) tokens.push(at(ADVANTAGES, type));
  if (ref.listening && tokens.length > 0) ref.tell({ kind: 'gains', seat: fight.seat, tokens }, 'contra.attack.gain-advantage');
}
