import type { Referee, Seat } from '#kernel';
import type { Event } from '../event.ts';
import { guardsIn, hitman, openContracts, type State } from './state.ts';

/** The fourth contract wins at once. */
export function winByContracts(g: State, ref: Referee<Event>): void {
  win(g, ref, [g.active], 'contract-assassin.goal.four-contracts', 'four contracts');
}

function win(g: State, ref: Referee<Event>, winners: readonly Seat[], clause: string, cause: string): void {
  const share = 1 / winners.length;
  g.outcome = { payoff: g.hitmen.map((_, seat) => (winners.includes(seat) ? share : 0)), clause, cause };
  if (ref.listening) ref.tell({ kind: 'wins', seats: winners }, clause);
}

/** What is left of the turn lapses, and the next seat is in turn; after the last of a round a clock may have run down. */
export function endTurn(g: State, ref: Referee<Event>): void {
  if (ref.listening) ref.tell({ kind: 'turn-ends', seat: g.active }, ['contract-assassin.turn.ends', 'contract-assassin.turn.unused']);
  passOn(g, ref);
}

export function passOn(g: State, ref: Referee<Event>): void {
  g.begun = false;
  g.actions = 0;
  g.bonus = false;
  g.kept = false;
  g.active = (g.active + 1) % g.hitmen.length;
  if (g.active !== g.first) return;
  const { 'solo-clock': clock, 'round-limit': limit } = g.config.settings;
  if (clock !== 0 && g.round >= clock) {
    g.outcome = { payoff: [0], clause: 'contract-assassin.goal.solo-clock', cause: 'out of time' };
    if (ref.listening) ref.tell({ kind: 'out-of-time' }, 'contract-assassin.goal.solo-clock');
  } else if (limit !== 0 && g.round >= limit) win(g, ref, leaders(g), 'contract-assassin.goal.no-time-limit', 'the last round');
  else g.round++;
}

/** Most contracts; then fewest bodyguards on the own open ones; then most skills; then they share. */
function leaders(g: State): readonly Seat[] {
  const seats = g.hitmen.map((_, seat) => seat);
  const measures: readonly ((seat: Seat) => number)[] = [
    (seat) => hitman(g, seat).done.length,
    (seat) => -openContracts(g, seat).reduce((sum, city) => sum + guardsIn(g, city).length, 0),
    (seat) => hitman(g, seat).skills.filter((skill) => skill > 0).length,
  ];
  return measures.reduce((left, measure) => {
    const most = Math.max(...left.map(measure));
    return left.filter((seat) => measure(seat) === most);
  }, seats);
}
