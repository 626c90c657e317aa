import { keyFromSeed } from '#kernel';
import { isChance } from '../../../kernel/testing/foretold.ts';
import type { SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { memberIn } from '../facts/attacks.ts';
import type { Also, Attack, Target } from '../preview.ts';
import type { Option } from '../types.ts';
import { type Future, isGranted, type Night, optionOf, ownShots } from './foretold-futures.ts';
import { eventsOf } from './night.ts';

/** What of an attack does not come true. */
export function wrongAttack(said: Attack, option: Option, before: Night, futures: readonly Future[], exact: boolean): string | null {
  const { answer } = option;
  const member = memberIn(answer);
  const naming = isNaming(before);
  if (said.picks === ('at' in answer || 'column' in answer)) return said.picks ? 'it is named already' : 'it is still to be picked';
  const strange = said.picks ? wrongPicks(said, futures) : wrongTargets(said, member, naming, futures);
  if (strange !== null) return strange;
  for (const target of said.targets) {
    const wrong = wrongTarget(target, said, member, naming, futures, exact);
    if (wrong !== null) return wrong;
  }
  return wrongDice(said, option, before, futures) ?? wrongBesides(said, member, naming, futures, exact) ?? wrongCost(said, option, before, futures);
}

/** The segments that dice are rolled at are those that are told; of several that were named the last. */
function wrongTargets({ targets }: Attack, member: MemberId | null, naming: boolean, futures: readonly Future[]): string | null {
  const said = targets.map(({ at }) => at).sort();
  for (const future of futures) {
    const shot = ownShots(future, member).map(({ segment }) => segment);
    const hit = new Set(naming ? shot.slice(-1) : [...shot, ...eventsOf(future, 'blast').map(({ segment }) => segment)]);
    if (hit.size > 0 && [...hit].sort().join() !== said.join()) return `${[...hit]} are shot at, not ${said}`;
  }
  return null;
}

/** A die reaches those that need no more than it shows. */
function wrongPicks({ targets }: Attack, futures: readonly Future[]): string | null {
  for (const future of futures) {
    const die = shownBy(future);
    const said = targets.flatMap(({ at, needs }) => (needs <= die ? [at] : [])).sort();
    const open = [...new Set(pickedIn(future))].sort();
    if (open.join() !== said.join()) return `with a ${die} ${open} may be picked, not ${said}`;
  }
  return null;
}

function pickedIn(future: Future): readonly SegmentName[] {
  const { match } = future;
  if (match.scene(null).decision?.kind === 'flexible' && eventsOf(future, 'shot').length === 0)
    return match.open(match.asked).flatMap(({ answer }) => ('at' in answer ? [answer.at] : []));
  return eventsOf(future, 'shot').map(({ segment }) => segment);
}

function wrongTarget(target: Target, said: Attack, member: MemberId | null, naming: boolean, futures: readonly Future[], exact: boolean): string | null {
  const hits = (future: Future): boolean => (said.picks ? shownBy(future) >= target.needs : hitIn(future, target.at, member, naming));
  const again = (future: Future): boolean => eventsOf(future, 'ardor').some((event) => event.member === member);
  if (!isChance(target.hits, futures, (future) => hits(future) && !again(future), exact)) return `${target.at} is not hit with ${target.hits}`;
  if (target.withArdor === null ? futures.some(again) : !isChance(target.withArdor, futures, hits, exact))
    return `${target.at} is not hit with ${target.withArdor} where a die is rolled again`;
  const needs = futures.flatMap((future) => ownShots(future, member)).findLast(({ segment }) => segment === target.at)?.needs ?? target.needs;
  if (needs !== target.needs) return `${target.at} needs ${needs}, not ${target.needs}`;
  const fell = said.picks ? pickedFalls(futures, target.at) : futures.filter(hits).map((future) => fallenIn(future, target.at, member, naming));
  const { least, most } = target.falls;
  if (naming && least !== 0) return `those named before may leave nobody at ${target.at}`;
  if (fell.some((n) => n < least || n > most)) return `${fell} fall at ${target.at}`;
  if (fell.length === 0 || !exact) return null;
  return Math.max(...fell) === most && (naming || Math.min(...fell) === least) ? null : `just ${fell} fall at ${target.at}`;
}

/** Targets are being named, and others before this one: its own die is the last. */
function isNaming(before: Night): boolean {
  const { decision } = before.scene(null);
  return decision?.kind === 'aim' && decision.about.naming;
}

function hitIn(future: Future, at: SegmentName, member: MemberId | null, last: boolean): boolean {
  const shots = ownShots(future, member);
  if (last) return shots.at(-1)?.hit === true;
  return shots.some(({ segment, hit }) => segment === at && hit) || (shots.length === 0 && eventsOf(future, 'blast').length > 0);
}

/** What the die shows whose target is still to be picked, or was picked at once. */
function shownBy(future: Future): number {
  const { decision } = future.match.scene(null);
  if (decision?.kind === 'flexible' && eventsOf(future, 'shot').length === 0) return decision.about.die;
  return eventsOf(future, 'shot')[0]?.die ?? eventsOf(future, 'flexible-miss')[0]?.die ?? 0;
}

function pickedFalls(futures: readonly Future[], at: SegmentName): readonly number[] {
  return futures.flatMap((future) => {
    const [shot] = eventsOf(future, 'shot');
    if (shot !== undefined) return shot.segment === at ? shot.killed : [];
    const picking = future.match.scene(null).decision?.kind === 'flexible';
    const option = picking ? optionOf(future.match, (answer) => 'at' in answer && answer.at === at) : null;
    return option?.preview?.kind === 'removal' ? option.preview.falls : [];
  });
}

function fallenIn(future: Future, target: SegmentName, member: MemberId | null, last: boolean): number {
  const own = future.events.filter(({ event }) => (event.kind === 'shot' || event.kind === 'blast') && event.member === member);
  const from = last ? own.findLastIndex((logged) => !isGranted(logged)) : 0;
  return own.slice(from).reduce((sum, { event }) => sum + ('killed' in event && (last || event.segment === target) ? event.killed : 0), 0);
}

/** How many dice are rolled at once, and how many are still to be aimed. */
function wrongDice(said: Attack, { seat, notation, answer }: Option, before: Night, futures: readonly Future[]): string | null {
  const member = memberIn(answer);
  const { dice, left, spends } = said;
  const { decision } = before.scene(null);
  if (spends !== null && left.dice + left.close > 0) return 'nothing of it is left to be aimed';
  if (decision?.kind === 'aim' && decision.about.naming) {
    if (dice !== decision.about.dice + decision.about.close - left.dice - left.close) return `it does not take ${dice} dice`;
  } else
    for (const future of futures) {
      const rolled = atOnce(future, member);
      if (rolled > 0 && rolled !== dice) return `${rolled} dice, not ${dice}`;
    }
  if (spends !== null) return said.picks && dice !== 1 ? 'one die is rolled' : null;
  const after = before.fork(keyFromSeed('left'));
  after.answer(after.number, seat, notation);
  let isSeen = false;
  for (const match of [after, ...futures.map((future) => future.match)]) {
    const next = aimOf(match, member);
    if (next === null) continue;
    isSeen = true;
    if (next.dice !== left.dice || next.close !== left.close) return `${next.dice} and ${next.close} dice are left, not ${left.dice} and ${left.close}`;
  }
  const lost = futures.flatMap((future) => eventsOf(future, 'dice-lost')).filter((event) => event.member === member);
  const other = lost.find((event) => event.dice !== left.dice);
  if (other !== undefined) return `${other.dice} dice are lost, not ${left.dice}`;
  return left.dice + left.close > 0 && !isSeen && lost.length === 0 ? 'no dice are left' : null;
}

/** How many dice were rolled together: each may count for several segments, but only once for each. 0 where none has had an effect. */
function atOnce(future: Future, member: MemberId | null): number {
  const { decision } = future.match.scene(null);
  const shots = Map.groupBy(ownShots(future, member), ({ segment }) => segment);
  const missed = eventsOf(future, 'flexible-miss').length;
  const picking = decision?.kind === 'flexible' && shots.size === 0 ? 1 : 0;
  return Math.max(0, ...[...shots.values()].map((each) => each.length)) || missed || picking || eventsOf(future, 'blast').length;
}

function aimOf(match: Night, member: MemberId | null): { readonly dice: number; readonly close: number } | null {
  const { decision } = match.scene(null);
  return decision?.kind === 'aim' && decision.about.member === member ? decision.about : null;
}

const BESIDES: Readonly<Record<Also['what'], (future: Future) => boolean>> = {
  confusion: (future) => eventsOf(future, 'confusion').length > 0,
  inspire: (future) => eventsOf(future, 'inspire').length > 0 || future.match.scene(null).decision?.kind === 'inspire',
  scatter: (future) => future.match.scene(null).decision?.kind === 'scatter',
  blow: (future) => future.events.some(isGranted),
};

function wrongBesides({ also }: Attack, member: MemberId | null, naming: boolean, futures: readonly Future[], exact: boolean): string | null {
  if (naming) return also.length === 0 ? null : 'what else comes is not known before all are named';
  for (const [what, comes] of Object.entries(BESIDES)) {
    const said = also.find((other) => other.what === what);
    const first = futures.filter((future) => comes(future) && !eventsOf(future, 'ardor').some((event) => event.member === member));
    if (!isChance(said?.chance ?? 0, futures, (future) => first.includes(future), exact)) return `${what} does not come with ${said?.chance ?? 0}`;
    const lowest = Math.min(...first.map((future) => Math.max(...ownShots(future, member).map(({ die }) => die))));
    if (said !== undefined && first.length > 0 && (exact ? lowest !== said.from : lowest < said.from)) return `${what} comes with a ${lowest}`;
  }
  return null;
}

function wrongCost({ spends }: Attack, { answer }: Option, before: Night, futures: readonly Future[]): string | null {
  const had = before.view(null).view.members.find(({ id }) => id === memberIn(answer));
  for (const { match } of futures) {
    const { view } = match.view(null);
    const has = view.members.find(({ id }) => id === had?.id);
    if (had === undefined || has === undefined || view.turn !== before.state.turn || view.phase !== 'players' || !has.alive) continue;
    if ((had.grenade && !has.grenade) !== (spends === 'grenade')) return `the grenade: ${spends}`;
    if (had.granted > has.granted !== (spends === 'extra die')) return `the extra die: ${spends}`;
  }
  return null;
}
