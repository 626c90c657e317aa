import { at, keyFromSeed, type LogEvent, type Match, type OpenOption } from '#kernel';
import { type Foretold, isChance, type Told } from '../../../kernel/testing/foretold.ts';
import { ringIn, type SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import { memberIn } from '../facts/ways.ts';
import type { Aid, Also, Attack, Keeping, Preview, Removal, Reroll } from '../preview.ts';
import type { Contact, Lying } from '../types.ts';

type Option = OpenOption<Contact>;
type Night = Match<Contact>;
type Future = Told<Contact>;

/**
 * Dice that are left are waived, unless they still have to be named; Ardor rolls a die again where nobody would fall without it,
 * and where First Aid would fail. What else a die may bring ends what is looked at.
 */
export const foretold: Foretold<Contact> = {
  goOn(match, { answer, preview }) {
    const { decision } = match.scene(null);
    if (preview?.kind === 'reroll' || preview?.kind === 'keeping') return untilAllHaveEffect(match);
    if (decision?.kind === 'aim' && preview?.kind === 'attack') {
      const goesOn = decision.about.naming && decision.about.member === memberIn(answer) && preview.spends === null;
      return goesOn ? optionOf(match, (other) => other.do === 'waive') : null;
    }
    // A die that was named before this one inspires: this one is still to come.
    if (decision?.kind === 'inspire' && preview?.kind === 'attack' && preview.also.length === 0) return optionOf(match, ({ do: does }) => does === 'inspire');
    if (decision?.kind !== 'ardor') return null;
    return optionOf(match, (other) => other.do === (inVain(decision.about.dice, preview) ? 'reroll' : 'keep'));
  },

  wrong(option, before, futures, exact) {
    const { preview } = option;
    switch (preview?.kind) {
      case 'attack':
        return wrongAttack(preview, option, before, futures, exact);
      case 'removal':
        return wrongRemoval(preview, before, futures);
      case 'reroll':
        return wrongReroll(preview, before, futures);
      case 'keeping':
        return wrongKeeping(preview, before, futures);
      case 'aid':
        return wrongAid(preview, futures, exact);
      case 'coming': {
        const [spawn] = futures.flatMap((future) => eventsOf(future, 'spawn'));
        return JSON.stringify(spawn?.placed) === JSON.stringify(preview.arrivals) ? null : `others come: ${JSON.stringify(spawn)}`;
      }
      default:
        return 'nothing is foretold';
    }
  },
};

function inVain(dice: readonly { readonly rolled: number; readonly for: string }[], preview: Preview | null): boolean {
  if (preview?.kind === 'aid') return true;
  if (preview?.kind !== 'attack' || dice.some(({ for: what }) => what === 'ronin-extra' || what === 'quantity')) return false;
  const least = Math.min(...preview.targets.map(({ needs }) => needs));
  return preview.targets.some(({ withArdor }) => withArdor !== null) && dice.every(({ rolled }) => rolled < least);
}

function optionOf(match: Night, is: (answer: Option['answer']) => boolean): Option | null {
  return match.open(match.seatNames.map((_, seat) => seat)).find(({ answer }) => is(answer)) ?? null;
}

/** What dice bring that were rolled together comes one after the other. */
function untilAllHaveEffect(match: Night): Option | null {
  const { decision } = match.scene(null);
  if (decision?.kind === 'ardor') return optionOf(match, ({ do: does }) => does === 'keep');
  return decision?.kind === 'inspire' || decision?.kind === 'scatter' ? optionOf(match, ({ do: does }) => does === 'inspire' || does === 'scatter') : null;
}

function eventsOf<K extends Event['kind']>({ events }: Pick<Future, 'events'>, kind: K): readonly Extract<Event, { kind: K }>[] {
  const isIt = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind;
  return events.map(({ event }) => event).filter(isIt);
}

type Shot = Extract<Event, { kind: 'shot' }>;

/** The dice of a member's own attack, without those that a blow of the blade grants. */
function ownShots({ events }: Pick<Future, 'events'>, member: MemberId | null): readonly Shot[] {
  return events.filter((told) => !isGranted(told)).flatMap(({ event }) => (event.kind === 'shot' && event.member === member ? [event] : []));
}

function isGranted({ clauses }: LogEvent<Event>): boolean {
  return clauses.includes('contact.kenzo.ronin-extra');
}

function wrongAttack(said: Attack, option: Option, before: Night, futures: readonly Future[], exact: boolean): string | null {
  const member = memberIn(option.answer);
  const naming = isNaming(before);
  for (const target of said.targets) {
    const hits = (future: Future): boolean => (said.picks ? shownBy(future) >= target.needs : hitIn(future, target.at, member, naming));
    const again = (future: Future): boolean => eventsOf(future, 'ardor').some((event) => event.member === member);
    if (!isChance(target.hits, futures, (future) => hits(future) && !again(future), exact)) return `${target.at} is not hit with ${target.hits}`;
    if (target.withArdor === null ? futures.some(again) : !isChance(target.withArdor, futures, hits, exact))
      return `${target.at} is not hit with ${target.withArdor} where a die is rolled again`;
    const needs = futures.flatMap((future) => ownShots(future, member)).find(({ segment }) => segment === target.at)?.needs ?? target.needs;
    if (needs !== target.needs) return `${target.at} needs ${needs}, not ${target.needs}`;
    const fell = said.picks ? pickedFalls(futures, target.at) : futures.filter(hits).map((future) => fallenIn(future, target.at, member, naming));
    const [least, most] = [Math.min(...fell), Math.max(...fell)];
    if (fell.length > 0 && (least < target.falls.least || most > target.falls.most)) return `${least} to ${most} fall at ${target.at}`;
    if (fell.length > 0 && exact && !naming && (least !== target.falls.least || most !== target.falls.most))
      return `just ${least} to ${most} fall at ${target.at}`;
  }
  return wrongDice(said, option, before, futures) ?? (naming ? null : wrongBesides(said, member, futures, exact)) ?? wrongCost(said, option, before, futures);
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

function fallenIn(future: Future, segment: SegmentName, member: MemberId | null, last: boolean): number {
  if (last) {
    const own = future.events.flatMap(({ event }, i) => (event.kind === 'shot' && event.member === member ? [i] : []));
    const from = own.findLast((i) => !isGranted(at(future.events, i))) ?? 0;
    return future.events.slice(from).reduce((sum, { event }) => sum + (event.kind === 'shot' && event.member === member ? event.killed : 0), 0);
  }
  const fell = [...eventsOf(future, 'shot'), ...eventsOf(future, 'blast')].filter((event) => event.member === member && event.segment === segment);
  return fell.reduce((sum, { killed }) => sum + killed, 0);
}

/** How many dice are rolled at once, and how many are still to be aimed. */
function wrongDice(said: Attack, { seat, notation, answer }: Option, before: Night, futures: readonly Future[]): string | null {
  const member = memberIn(answer);
  for (const future of futures) {
    const shots = ownShots(future, member).length;
    if (answer.do === 'strike' && !isNaming(before) && shots !== said.dice) return `${shots} dice, not ${said.dice}`;
    const lost = eventsOf(future, 'dice-lost').find((event) => event.member === member);
    if (lost !== undefined && lost.dice !== said.left.dice) return `${lost.dice} dice are lost, not ${said.left.dice}`;
    const wrong = said.spends === null ? wrongLeft(said, future.match, member) : null;
    if (wrong !== null) return wrong;
  }
  if (said.spends !== null || futures.some((future) => eventsOf(future, 'dice-lost').length > 0)) return null;
  const after = before.fork(keyFromSeed('left'));
  after.answer(after.number, seat, notation);
  return wrongLeft(said, after, member);
}

function wrongLeft({ left }: Attack, match: Night, member: MemberId | null): string | null {
  const { decision } = match.scene(null);
  if (decision?.kind !== 'aim' || decision.about.member !== member) return null;
  const { dice, close } = decision.about;
  return dice === left.dice && close === left.close ? null : `${dice} and ${close} dice are left, not ${left.dice} and ${left.close}`;
}

const BESIDES: Readonly<Record<Also['what'], (future: Future) => boolean>> = {
  confusion: (future) => eventsOf(future, 'confusion').length > 0,
  inspire: (future) => eventsOf(future, 'inspire').length > 0 || future.match.scene(null).decision?.kind === 'inspire',
  scatter: (future) => future.match.scene(null).decision?.kind === 'scatter',
  blow: (future) => future.events.some(isGranted),
};

function wrongBesides({ also }: Attack, member: MemberId | null, futures: readonly Future[], exact: boolean): string | null {
  for (const [what, comes] of Object.entries(BESIDES)) {
    const said = also.find((other) => other.what === what);
    const first = (future: Future): boolean => comes(future) && !eventsOf(future, 'ardor').some((event) => event.member === member);
    if (!isChance(said?.chance ?? 0, futures, first, exact)) return `${what} does not come with ${said?.chance ?? 0}`;
    const low = futures
      .filter(first)
      .flatMap((future) => ownShots(future, member))
      .filter(({ die }) => die < (said?.from ?? 0));
    if (what !== 'blow' && low.length > 0) return `${what} comes with a ${low[0]?.die}`;
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

function wrongRemoval({ at, falls }: Removal, before: Night, futures: readonly Future[]): string | null {
  const standing = before.view(null).view.zombies[at] ?? 0;
  for (const future of futures) {
    const [wire] = eventsOf(future, 'tripwire');
    const left = [...eventsOf(future, 'scatter'), ...eventsOf(future, 'melee-expert'), ...eventsOf(future, 'shot')].find(({ segment }) => segment === at)?.left;
    const fell = wire === undefined ? standing - (left ?? standing) : wire.segment === at ? wire.removed : 0;
    if (fell !== falls) return `${fell} fall at ${at}, not ${falls}`;
  }
  return null;
}

/** The better results take more than the die does that lies there, the others do not. */
function wrongReroll({ better, chance }: Reroll, before: Night, futures: readonly Future[]): string | null {
  const kept = before.fork(keyFromSeed('kept'));
  const keep = optionOf(kept, ({ do: does }) => does === 'keep');
  if (keep === null) return 'it cannot be kept';
  for (let next: Option | null = keep; next !== null; next = untilAllHaveEffect(kept)) kept.answer(kept.number, next.seat, next.notation);
  const lying = lyingIn(before);
  const now = gainOf({ match: kept, events: kept.events.filter(({ at }) => at > before.number) }, lying);
  for (const future of futures) {
    const [again] = eventsOf(future, 'ardor');
    if (again === undefined) return 'nothing is rolled again';
    if (gainOf(future, lying) > now !== better.includes(again.to)) return `a ${again.to} is ${better.includes(again.to) ? 'not ' : ''}better`;
  }
  return Math.abs(chance - better.length / 6) < 1e-9 ? null : `${chance} is not the share of ${better}`;
}

/** The first of the dice that lie there. */
function lyingIn(before: Night): Lying | null {
  const { decision } = before.scene(null);
  return decision?.kind === 'ardor' ? (decision.about.dice[0] ?? null) : null;
}

/** What dice brought: each that fell, each confusion, each blow granted, each target to pick from, and what counts for Scatter. */
function gainOf(future: Pick<Future, 'match' | 'events'>, lying: Lying | null): number {
  const { view, decision } = future.match.scene(null);
  const picks = decision?.kind === 'flexible' ? future.match.options().length : 0;
  if (lying?.target === null && lying.for !== 'first-aid') return picks > 0 ? picks : eventsOf(future, 'shot').length;
  const extra = lying?.for === 'ronin-extra';
  const granted = extra ? 0 : future.events.filter(isGranted).length;
  const downs = future.events.reduce((sum, told) => sum + (told.event.kind === 'shot' && isGranted(told) === extra ? told.event.killed : 0), 0);
  const blasts = eventsOf(future, 'blast').reduce((sum, { killed }) => sum + killed, 0);
  const hit = eventsOf(future, 'shot').filter(({ with: way, hit: struck }) => way === 'launcher' && struck).length;
  const others = eventsOf(future, 'confusion').length + eventsOf(future, 'scatter').length + eventsOf(future, 'first-aid').filter(({ works }) => works).length;
  const sum =
    decision?.kind === 'aim' && decision.about.shown !== null && [2, 3].includes(ringIn(decision.about.last)) && (view.zombies[decision.about.last] ?? 0) > 1
      ? Math.max(3, decision.about.shown) / 100
      : 0;
  return downs + blasts + hit + granted + others + sum;
}

function wrongKeeping({ falls }: Keeping, before: Night, futures: readonly Future[]): string | null {
  const extra = lyingIn(before)?.for === 'ronin-extra';
  for (const future of futures) {
    const fell = new Map<SegmentName, number>();
    for (const told of future.events) {
      const { event } = told;
      if ((event.kind === 'shot' && isGranted(told) === extra) || event.kind === 'blast')
        fell.set(event.segment, (fell.get(event.segment) ?? 0) + event.killed);
    }
    const came = [...fell].filter(([, n]) => n > 0);
    const said = new Map(falls.map(({ at, falls: n }) => [at, n]));
    if (came.length !== said.size || came.some(([at, n]) => said.get(at) !== n)) return `${JSON.stringify(came)} fall`;
  }
  return null;
}

function wrongAid({ below, chance, withArdor }: Aid, futures: readonly Future[], exact: boolean): string | null {
  const works = (future: Future): boolean => eventsOf(future, 'first-aid')[0]?.works === true;
  const again = (future: Future): boolean => eventsOf(future, 'ardor').length > 0;
  if (!isChance(chance, futures, (future) => works(future) && !again(future), exact)) return `it does not work with ${chance}`;
  if (withArdor === null ? futures.some(again) : !isChance(withArdor, futures, works, exact)) return `it does not work with ${withArdor} if rolled again`;
  return futures.every((future) => eventsOf(future, 'first-aid')[0]?.living === below) ? null : `it has to stay below another number than ${below}`;
}
