import type { Seat } from '#kernel';
import { type AdvantageSymbol, ANY, indexOf } from '../content/advantage.ts';
import type { Attack as Spec } from '../content/effect.ts';
import type { SpaceId } from '../content/index.ts';
import type { Attack, Defeat, Hits, Move, Payment } from '../preview.ts';
import { BOSS, foeAt, type Target, targetText } from '../rules/attack/aim.ts';
import { flippable } from '../rules/attack/damage.ts';
import { damageTo, ignoredBy } from '../rules/attack/defense.ts';
import { besideTarget, isSureStrike, poolSize, secondTargets, specialOf } from '../rules/attack/pool.ts';
import { detailOf, JUMP, type Option, optionKind, pathOf, RUN, seatOf } from '../rules/option.ts';
import { bossOf, type Fight, fighter, foeCard, type State, spaceId } from '../rules/state.ts';
import { current } from './advantage.ts';
import { rangeOf } from './arms.ts';
import { metIn } from './met.ts';
import { chanceOfSuccesses, type Means, NO_MEANS } from './successes.ts';

/** What an attack on this target would be, and on whoever is attacked with it. */
export function foreseeAttack(g: State, seat: Seat, spec: Spec, first: Target): Attack {
  const range = rangeOf(g, fighter(g, seat), spec);
  const ways = targetsWith(g, seat, spec, first, range);
  const [aimed = [first]] = ways;
  const pools = new Set(ways.map((all) => `${poolSize(g, seat, spec, all)} ${isSureStrike(g, seat, spec, all)}`));
  if (pools.size > 1) return { kind: 'attack', range, targets: [targetText(g, first)], dice: null, defeats: [] };
  const known = ways.length === 1 ? aimed : [first];
  return foreseen(g, seat, spec, range, known, poolSize(g, seat, spec, aimed), isSureStrike(g, seat, spec, aimed));
}

/** The same with the second target chosen. */
export function foreseeBoth(g: State, seat: Seat, spec: Spec, aimed: readonly Target[]): Attack {
  const range = rangeOf(g, fighter(g, seat), spec);
  return foreseen(g, seat, spec, range, aimed, poolSize(g, seat, spec, aimed), isSureStrike(g, seat, spec, aimed));
}

/** Whoever may be attacked together with the first target: in one way, or in several where a second target is to be chosen. */
function targetsWith(g: State, seat: Seat, spec: Spec, first: Target, range: number): readonly (readonly Target[])[] {
  if (spec.targets === 'adjacent') return [[first, ...besideTarget(g, first)]];
  if (specialOf(g, seat, spec)?.is !== 'spread') return [[first]];
  const second = secondTargets(g, seat, first, range);
  return second.length === 0 ? [[first]] : second.map((other) => [first, other]);
}

function foreseen(g: State, seat: Seat, spec: Spec, range: number, aimed: readonly Target[], dice: number, sure: boolean): Attack {
  const special = specialOf(g, seat, spec);
  const critical = special?.is === 'critical' ? special.successes : 1;
  const means = meansOf(g, seat, spec);
  const defeats = aimed.flatMap((target) => {
    const ignored = sure ? 0 : ignoredBy(g, seat, target);
    return healthOf(g, target).map(
      ({ card, left }): Defeat => ({
        card,
        left,
        ignored,
        chance: chanceOfSuccesses(dice, left + ignored, critical, NO_MEANS),
        converting: chanceOfSuccesses(dice, left + ignored, critical, means),
      }),
    );
  });
  return { kind: 'attack', range, targets: aimed.map((target) => targetText(g, target)), dice, defeats };
}

/** What has to be dealt to defeat a target: for the boss each card that one attack can defeat. */
function healthOf(g: State, target: Target): readonly { readonly card: Defeat['card']; readonly left: number }[] {
  if (target !== BOSS) return [{ card: foeAt(g, target).card, left: foeCard(foeAt(g, target)).health - foeAt(g, target).damage }];
  return flippable(g).map(({ holder, left }) => ({ card: bossOf(fighter(g, holder)), left }));
}

/** Tokens and cards in hand, and what the card gives for nothing. */
function meansOf(g: State, seat: Seat, { free }: Spec): Means {
  const f = fighter(g, seat);
  const of = Array.from({ length: ANY }, (_, type) => current(f, type));
  if (free === undefined || typeof free === 'number') return { of, free: free ?? 0 };
  return { of: of.with(indexOf(free), Number.POSITIVE_INFINITY), free: 0 };
}

/** The damage of a fight whose dice lie there, with so many successes. */
export function foreseeHits(g: State, fight: Fight, successes: number): Hits {
  const damage = fight.targets.map((target) => {
    const damage = damageTo(g, fight, target, successes);
    return { target: targetText(g, target), damage, defeats: healthOf(g, target).some(({ left }) => left <= damage) };
  });
  return { kind: 'hits', damage };
}

/** What has to be paid; null where nothing has. */
export function payment(cost: readonly AdvantageSymbol[]): Payment | null {
  return cost.length === 0 ? null : { kind: 'payment', cost: [...cost] };
}

/** What a run or a jump meets; null where it meets nothing. */
export function foreseeMove(g: State, o: Option): Move | null {
  const seat = seatOf(o);
  const path = optionKind(o) === RUN ? pathOf(detailOf(o)) : optionKind(o) === JUMP ? [detailOf(o)] : [];
  const meets = path.flatMap((space): { at: SpaceId; what: Move['meets'][number]['what'] }[] => {
    const what = metIn(g, seat, space, optionKind(o) === RUN ? 'run' : 'jump');
    return what.length === 0 ? [] : [{ at: spaceId(g, space), what }];
  });
  return meets.length === 0 ? null : { kind: 'move', meets };
}
