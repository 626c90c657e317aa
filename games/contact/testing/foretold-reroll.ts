import { keyFromSeed } from '#kernel';
import { ringIn, type SegmentName } from '../content/board.ts';
import type { Keeping, Reroll } from '../preview.ts';
import type { Lying, Option } from '../types.ts';
import { type Future, isGranted, type Night, optionOf } from './foretold-futures.ts';
import { eventsOf } from './night.ts';

/** What dice bring that were rolled together comes one after the other. */
export function untilAllHaveEffect(match: Night): Option | null {
  const { decision } = match.scene(null);
  if (decision?.kind === 'ardor') return optionOf(match, ({ do: does }) => does === 'keep');
  return decision?.kind === 'inspire' || decision?.kind === 'scatter' ? optionOf(match, ({ do: does }) => does === 'inspire' || does === 'scatter') : null;
}

/** The better results take more than the die does that lies there, the others do not. */
export function wrongReroll({ better, chance }: Reroll, before: Night, futures: readonly Future[]): string | null {
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
  const downs = future.events.reduce((sum, logged) => sum + (logged.event.kind === 'shot' && isGranted(logged) === extra ? logged.event.killed : 0), 0);
  const blasts = eventsOf(future, 'blast').reduce((sum, { killed }) => sum + killed, 0);
  const hit = eventsOf(future, 'shot').filter(({ with: attack, hit: struck }) => attack === 'launcher' && struck).length;
  const others = eventsOf(future, 'confusion').length + eventsOf(future, 'scatter').length + eventsOf(future, 'first-aid').filter(({ works }) => works).length;
  const sum =
    decision?.kind === 'aim' && decision.about.shown !== null && [2, 3].includes(ringIn(decision.about.last)) && (view.zombies[decision.about.last] ?? 0) > 1
      ? Math.max(3, decision.about.shown) / 100
      : 0;
  return downs + blasts + hit + granted + others + sum;
}

export function wrongKeeping({ falls }: Keeping, before: Night, futures: readonly Future[]): string | null {
  const extra = lyingIn(before)?.for === 'ronin-extra';
  for (const future of futures) {
    const fell = new Map<SegmentName, number>();
    for (const logged of future.events) {
      const { event } = logged;
      if ((event.kind === 'shot' && isGranted(logged) === extra) || event.kind === 'blast')
        fell.set(event.segment, (fell.get(event.segment) ?? 0) + event.killed);
    }
    const came = [...fell].filter(([, n]) => n > 0);
    const said = new Map(falls.map(({ at, falls: n }) => [at, n]));
    if (came.length !== said.size || came.some(([at, n]) => said.get(at) !== n)) return `${JSON.stringify(came)} fall`;
  }
  return null;
}
