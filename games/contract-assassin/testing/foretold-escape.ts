import { isChance } from '../../../kernel/testing/foretold.ts';
import { GETAWAYS } from '../content/kit.ts';
import type { Door } from '../facts/escape.ts';
import type { Escape, Preview } from '../preview.ts';
import { hitman } from '../rules/state.ts';
import type { Option } from '../types.ts';
import type { View } from '../view.ts';
import { among, chanceBefore, eventsIn, type Future, has, type Job, rollsFor } from './foretold-futures.ts';

/** The number that leads out in a future, and where to; null where none does. */
function wayOut(future: Future): Door | null {
  const { match } = future;
  const { decision } = match.scene(null);
  if (decision?.kind === 'go')
    return { number: decision.about.number, to: match.open(match.asked).flatMap(({ answer }) => (answer.do === 'go' ? [answer.to] : [])) };
  const away = eventsIn(future).find((event) => event.kind === 'gets-away');
  return away?.kind === 'gets-away' ? { number: away.number, to: [away.to] } : null;
}

const awayAtOnce = (future: Future): boolean => wayOut(future) !== null && rollsFor(future, 'escape').length === 1;

/** What of the escape does not come true. */
export function escapeWrong({ seat, answer }: Option, { away }: Preview, before: Job, all: readonly Future[], exact: boolean): string | null {
  if (away === null) return null;
  const { view } = before.scene(seat);
  // After an attempt, it is told for when it comes to that.
  const futures = among(all, (future) => rollsFor(future, 'escape').length > 0);
  if (futures.length === 0) return exact && away.chance > 0 && !all.every(({ match }) => match.outcome !== null) ? 'nobody escapes' : null;
  if (away.of !== 6 || !isChance(away.ways / 6, futures, awayAtOnce, exact)) return `one roll does not lead out in ${away.ways} of ${away.of}`;
  const works = answer.do === 'play' ? awayAtOnce : (future: Future): boolean => wayOut(future) !== null;
  if (!isChance(away.chance, futures, works, exact)) return `it does not lead out with ${away.chance}`;
  const now = chanceBefore(before, seat, (preview) => preview.away);
  if (answer.do === 'bring' ? away.adds === null || Math.abs(away.chance - away.adds - now) > 1e-9 : away.adds !== null)
    return `${away.adds} is not what it adds to ${now}`;
  if (Math.abs(away.each * away.ways - away.chance) > 1e-9) return `each way out has ${away.each}`;
  for (const { match, events } of futures) {
    const missed = events.filter(({ event }) => event.kind === 'misses' && event.seat === seat).length + hitman(match.state, seat).missing;
    if (has(eventsIn({ events }), 'prison') && missed !== away.caught) return `${missed} turns are missed in prison`;
  }
  const wrong = doorsWrong(away, futures, works, exact) ?? (answer.do === 'roll' && view.ahead?.for === 'escape' ? aheadWrong(view.ahead, away) : null);
  if (wrong !== null) return wrong;
  const begins =
    answer.do !== 'bring' && answer.do !== 'play' && (answer.do !== 'roll' || view.ahead?.for === 'attempt' || before.scene(null).decision?.kind === 'weapons');
  if (begins !== (away.best !== null)) return `the best of the hand is ${begins ? 'missing' : 'told'}`;
  return away.best === null ? null : bestWrong(away.best, away.ways, view);
}

/** Each getaway opens a door; Cynthia has two that are open. */
function bestWrong(getaways: readonly string[], ways: number, view: View): string | null {
  const own = view.hitmen[view.active];
  const free = own?.assassin === 'cynthia' ? [1, 2] : [];
  const useful = GETAWAYS.filter(({ id, number }) => own?.hand?.includes(id) && !free.includes(number)).map(({ id }) => id);
  if (getaways.some((id) => !useful.some((one) => one === id))) return 'a getaway is of no use';
  return ways === Math.min(4, useful.length) + free.length && getaways.length === Math.min(4, useful.length) ? null : `${ways} is not the best`;
}

/** Each door, where it is the way out. */
function doorsWrong({ doors, each }: Escape, futures: readonly Future[], works: (future: Future) => boolean, exact: boolean): string | null {
  if (new Set(doors.map(({ number }) => number)).size !== doors.length) return 'a door is told twice';
  for (let number = 1; number <= 6; number++) {
    const door = doors.find((one) => one.number === number);
    if (!isChance(door === undefined ? 0 : each, futures, (future) => works(future) && wayOut(future)?.number === number, exact))
      return `a ${number} does not lead out with ${each}`;
    const to = futures.map(wayOut).find((way) => way?.number === number)?.to;
    if (door !== undefined && to !== undefined && door.to.join() !== to.join()) return `a ${number} leads to ${to}`;
  }
  return null;
}

/** Everybody sees the same of what lies out, for one roll. */
function aheadWrong({ odds, doors }: Extract<View['ahead'], { readonly for: 'escape' }>, away: Escape): string | null {
  if (odds.ways !== away.ways || odds.of !== away.of || odds.chance !== odds.ways / odds.of) return `the others see ${odds.ways} of ${odds.of}`;
  return JSON.stringify(doors) === JSON.stringify(away.doors) ? null : 'the others see other doors';
}

/** Whether an attempt leaves what is said of it: hiding for certain, or perhaps a choice. */
export function hidingWrong({ seat, answer }: Option, { kill, away, hiding, misses }: Preview, before: Job, futures: readonly Future[]): string | null {
  if (hiding !== null && (hiding === 'unless-it-wins') !== (hitman(before.state, seat).done.length === 3)) return `hiding is not ${hiding}`;
  if (hiding !== null)
    for (const { match, events } of futures) {
      const missed = events.filter(({ event }) => event.kind === 'misses' && event.seat === seat).length + hitman(match.state, seat).missing;
      if (has(eventsIn({ events }), 'hides') && missed !== misses) return `${missed} turns are missed in hiding`;
    }
  const ends = (kill !== null && kill.adds === null && answer.do !== 'play') || (answer.do === 'stop' && (away !== null || hiding !== null));
  if (!ends) return hiding === null ? null : 'hiding does not follow';
  for (const future of futures) {
    const events = eventsIn(future);
    if (future.match.outcome?.cause === 'four contracts') {
      if (hiding === 'certain') return 'it wins';
      continue;
    }
    const flees = has(events, 'runs');
    if (away === null && isAsked(future, 'escape')) return 'there is a way out that is not told';
    if (hiding !== null && (flees || mayStillFlee(future, seat))) return 'there may be a way out';
    const isLoaded = events.some((event) => event.kind === 'plays' && event.card === 'loaded-dice');
    if (hiding === null && !flees && !isLoaded && !mayStillFlee(future, seat)) return 'hiding is certain';
  }
  return null;
}

function isAsked({ match }: Future, notation: string): boolean {
  return match.scene(null).decision?.kind === 'flee' && match.options().includes(notation);
}

/** A bonus card may bring the action or the getaway that is missing. */
function mayStillFlee(future: Future, seat: number): boolean {
  const { state } = future.match;
  if (isAsked(future, 'play arms-fair') && state.actions > 0) return true;
  if (!isAsked(future, 'play double-espresso')) return false;
  const played = future.match.fork('same');
  played.answer(played.number, seat, 'play double-espresso');
  return played.options().includes('escape');
}
