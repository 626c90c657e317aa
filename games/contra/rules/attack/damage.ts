import { at, type Play, type Referee, type Seat } from '#kernel';
import { type BossCard, bossCard } from '../../content/index.ts';
import { partOf } from '../../content/stories.ts';
import type { Event } from '../../event.ts';
import { drawCards } from '../cards/hand.ts';
import { resolve } from '../effects/effects.ts';
import { textOf } from '../enemies/breach.ts';
import { ask, groupSeat, question } from '../general/ask.ts';
import { pickCommando } from '../general/choosing.ts';
import { inOrder, type Trigger } from '../general/timing.ts';
import { ASSIGN, by as byHand, detailOf } from '../option.ts';
import { bossHealth, bossOf, type Foe, fighter, foeCard, type State } from '../state.ts';
import { foeAt, type Target } from './aim.ts';

/** So much damage on the boss card of a seat. */
interface Share {
  readonly holder: Seat;
  readonly damage: number;
}

/** A story's special rule says that this card cannot take damage. */
function immune(g: State, card: BossCard): boolean {
  const { story } = g.config;
  return story !== null && card.number === 1 && partOf(story.tale, story.part).rules.includes('first-boss-card-immune');
}

function cap(card: BossCard): number {
  for (const constant of card.front.constants) if (constant.is === 'cap') return constant.n;
  return Number.POSITIVE_INFINITY;
}

/** Points that can still go on a boss card: what it needs, and what it takes of one attack. */
function needs(g: State, holder: Seat): number {
  const f = fighter(g, holder);
  return bossHealth(g, bossCard(bossOf(f))) - f.bossDamage;
}

function capacity(g: State, holder: Seat, shares: readonly number[]): number {
  const f = fighter(g, holder);
  const card = bossCard(bossOf(f));
  if (f.defeated || immune(g, card)) return 0;
  return Math.min(needs(g, holder), cap(card)) - at(shares, holder);
}

/** The boss cards that a single attack can defeat, and the damage it takes. */
export function flippable(g: State): readonly { readonly holder: Seat; readonly left: number }[] {
  const none = g.fighters.map(() => 0);
  return g.fighters.flatMap((_, holder) => {
    const left = needs(g, holder);
    return capacity(g, holder, none) >= left ? [{ holder, left }] : [];
  });
}

export const assignQuestion = question('assign', {
  *candidates(g, { seat, points }) {
    for (let holder = 0; holder < g.fighters.length; holder++) for (let n = 1; n <= points; n++) yield byHand(seat, ASSIGN, holder + 4 * n);
  },
  constraints: [
    { clause: 'contra.boss.never-unflipped', holds: (g, o) => !fighter(g, detailOf(o) % 4).defeated },
    { clause: 'contra.story.efg3.rule-invulnerable', holds: (g, o) => !immune(g, bossCard(bossOf(fighter(g, detailOf(o) % 4)))) },
    {
      clause: 'contra.boss.split-cap',
      holds: (g, o, { shares }) => Math.floor(detailOf(o) / 4) <= needs(g, detailOf(o) % 4) - at(shares, detailOf(o) % 4),
    },
    {
      clause: 'contra.golden.cards-beat-rulebook',
      holds: (g, o, { shares }) => Math.floor(detailOf(o) / 4) <= cap(bossCard(bossOf(fighter(g, detailOf(o) % 4)))) - at(shares, detailOf(o) % 4),
    },
  ],
});

/** The damage on the boss is divided over its undefeated cards as the attacker likes; what no card can take is lost. */
export function* assignBossDamage(g: State, ref: Referee<Event>, seat: Seat, damage: number): Play<Share[]> {
  const shares = g.fighters.map(() => 0);
  for (let points = damage; points > 0; ) {
    const able = g.fighters.flatMap((_, holder) => (capacity(g, holder, shares) > 0 ? [holder] : []));
    if (able.length === 0) break;
    let holder = at(able, 0);
    let n = Math.min(points, capacity(g, holder, shares));
    if (able.length > 1) {
      const o = yield* ask(g, ref, seat, assignQuestion, { seat, points, shares: [...shares] });
      holder = detailOf(o) % 4;
      n = Math.floor(detailOf(o) / 4);
    }
    shares[holder] = at(shares, holder) + n;
    points -= n;
  }
  return shares.flatMap((n, holder) => (n > 0 ? [{ holder, damage: n }] : []));
}

/** Damage without an attack. */
export function* dealDamage(g: State, ref: Referee<Event>, by: Seat, targets: readonly Target[], n: number): Play {
  yield* dealAttack(
    g,
    ref,
    by,
    targets.map((target) => ({ foe: foeAt(g, target), damage: n })),
    [],
  );
}

/** All damage is dealt together, then the defeats are worked off. */
export function* dealAttack(
  g: State,
  ref: Referee<Event>,
  by: Seat,
  hits: readonly { readonly foe: Foe; readonly damage: number }[],
  shares: readonly Share[],
): Play {
  for (const { foe, damage } of hits) {
    foe.damage += damage;
    if (ref.listening)
      ref.tell({ kind: 'damages', seat: by, target: foe.card, damage, left: Math.max(0, foeCard(foe).health - foe.damage) }, [
        'contra.attack.success-damage',
        'contra.damage.on-card',
      ]);
  }
  for (const { holder, damage } of shares) {
    const f = fighter(g, holder);
    f.bossDamage += damage;
    if (ref.listening) ref.tell({ kind: 'boss-damaged', seat: by, card: bossOf(f), damage, left: needs(g, holder) }, 'contra.boss.split-damage');
  }
  const dead = hits.flatMap(({ foe }) => (foe.damage >= foeCard(foe).health ? [foe] : []));
  const flipped = shares.filter(({ holder }) => needs(g, holder) === 0);
  // Where every defeat only gives a card, nobody needs to put them in order.
  if (flipped.length === 0 && dead.every((foe) => foeCard(foe).defeated.length === 0)) {
    for (const foe of dead) yield* defeat(g, ref, foe, by);
    return;
  }
  yield* inOrder(g, ref, by >= 0 ? by : groupSeat(g), [
    ...dead.map((foe): Trigger => ({ from: 'enemy', what: foe.card, run: () => defeat(g, ref, foe, by) })),
    ...flipped.map(({ holder }): Trigger => ({ from: 'enemy', what: bossOf(fighter(g, holder)), run: () => flip(g, ref, holder, by) })),
  ]);
}

/** A defeated enemy is discarded; whoever defeated it draws a card, or whoever the group likes when the game did. */
export function* defeat(g: State, ref: Referee<Event>, foe: Foe, by: Seat): Play {
  const holder = g.fighters.findIndex(({ foes }) => foes.includes(foe));
  const f = fighter(g, holder);
  f.foes = f.foes.filter((other) => other !== foe);
  g.enemyDiscard.push(foe.card);
  if (ref.listening) ref.tell({ kind: 'defeated', enemy: foe.card, holder, by }, ['contra.damage.defeat-at-health', 'contra.damage.defeat-enemy']);
  const draws =
    by >= 0
      ? by
      : yield* pickCommando(
          g,
          ref,
          groupSeat(g),
          g.fighters.map((_, seat) => seat),
          'draw',
        );
  drawCards(g, ref, draws, 1, by >= 0 ? 'contra.damage.defeat-draw' : 'contra.damage.game-effect-defeat');
  g.resolving.push({ kind: 'defeated', what: foe.card, seat: holder });
  yield* resolve(g, ref, textOf(foe).defeated, { seat: holder, from: 'enemy', what: foe.card });
  g.resolving.pop();
}

/** A boss card is flipped and stays. With the last one the boss is destroyed, and nothing that still waits happens. */
export function* flip(g: State, ref: Referee<Event>, holder: Seat, by: Seat): Play {
  const f = fighter(g, holder);
  f.defeated = true;
  if (ref.listening) ref.tell({ kind: 'flipped', card: bossOf(f), holder, by }, ['contra.boss.flip', 'contra.boss.flip-draw']);
  if (g.fighters.every(({ defeated }) => defeated)) {
    g.outcome = 'destroyed';
    if (ref.listening) ref.tell({ kind: 'over', ending: 'destroyed' }, ['contra.end.win', 'contra.boss.destroyed']);
    ref.end();
  }
  drawCards(g, ref, by, 1, 'contra.boss.flip-draw');
  g.resolving.push({ kind: 'flipped', what: bossOf(f), seat: holder });
  yield* resolve(g, ref, bossCard(bossOf(f)).flipped, { seat: holder, from: 'enemy', what: bossOf(f) });
  g.resolving.pop();
}
