import { BOT, Match, pledgeTo, shareOfBot } from '#kernel';
import type { ActionOf, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import type { Plan } from './plan.ts';
import { finishing } from './records.ts';
import { requireHost, requireUnfinished } from './seating.ts';
import { allShown, keyOf } from './shares.ts';
import { isSilent, seatsOf } from './state.ts';

/** So long everybody has to show what they add to the dice, in milliseconds; then the match may begin without it. */
export const REVEALING = 10_000;

/** Begin the match; where people have pledged shares, everybody shows theirs first. */
export function start(context: TableContext, person: Person): Plan {
  const { state, secret } = context;
  const sitsHere = seatsOf(state, person.id).length > 0;
  // Once the host has begun, whoever sits here may go on.
  if (!(sitsHere && (state.ready !== null || isSilent(state, state.host, Number.NEGATIVE_INFINITY)))) requireHost(state, person);
  requireUnfinished(state);
  if (state.phase !== 'open') throw refusal('not-now', 'The match has begun.');
  for (const holder of state.seats) {
    if (holder.kind === 'kept') throw refusal('not-now', 'A seat is kept for somebody who has not sat down yet.');
    if (holder.kind !== 'person' && holder.kind !== 'bot') throw refusal('not-now', 'A seat is still free.');
  }
  if (allShown(state)) return beginning(context);
  if (state.ready === null) {
    const bots = state.seats.flatMap(({ kind }, seat) =>
      kind === 'bot' ? [[seat, pledgeTo(state.id, seat, BOT, shareOfBot(secret, state.id, seat))] as const] : [],
    );
    return { kind: 'ready', body: { bots } };
  }
  if (performance.now() - state.ready.heard < REVEALING)
    throw refusal('not-now', 'Not everybody has shown their share of the dice yet. Try again in a moment.');
  return beginning(context);
}

/** Show what one had pledged. */
export function reveal({ state }: TableContext, person: Person, { shares }: ActionOf<'reveal'>): Plan {
  if (state.phase !== 'open') throw refusal('not-now', 'The match has begun.');
  if (state.ready === null) throw refusal('not-now', 'Shares are shown only after the host has begun.');
  for (const { seat, share } of shares) {
    const pledged = state.pledges.find(([at]) => at === seat);
    if (pledged?.[1] !== person.id) throw refusal('not-your-seat', 'You have pledged nothing for that seat.');
    if (pledgeTo(state.id, seat, person.id, share) !== pledged[2]) throw refusal('forbidden', 'That is not what you pledged for that seat.');
  }
  const fresh = shares.filter(({ seat }) => !state.shares.has(seat));
  if (fresh.length === 0) return { kind: null, result: {} };
  return { kind: 'reveal', body: { shares: fresh.map(({ seat, share }) => [seat, share]) } };
}

/** The match, once everybody has shown their share; null when there is nothing to begin. */
export function whenAllShown(context: TableContext): Plan | null {
  const { phase, ready } = context.state;
  return phase === 'open' && ready !== null && allShown(context.state) ? beginning(context) : null;
}

function beginning(context: TableContext): Plan {
  const { state, box, secret, statements } = context;
  const match = Match.start(box.game, state.config, { key: keyOf(state, secret) });
  return {
    kind: 'start',
    body: { opening: [...match.opening], rules: box.game.rulesVersion },
    match,
    statements: [...(match.outcome === null ? [] : finishing(context, match)), statements.checkpoint(state.id, match)],
  };
}
