import { at, type ClauseId, type Play, type Referee, type Seat } from '#kernel';
import { type AdvantageSymbol, ANY } from '../../content/advantage.ts';
import { CARDS } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { type Counts, canPay, countsOf, sumOf, symbolsOf } from '../../facts/advantage.ts';
import { payment } from '../../facts/foresight.ts';
import { discardAny, drawFrom, refillHand } from '../cards/hand.ts';
import { question } from '../general/ask.ts';
import { by, card, detailOf, MEDAL, type Option, optionKind, PAY, PREVENT, packPrevented, preventedOf, seatOf } from '../option.ts';
import { fighter, type State } from '../state.ts';
import { discardFromHand, spend } from './advantage.ts';

/** Pay in full, lose a medal, or prevent some of it with a reaction card: whoever has one that fits may play it. */
export const sufferQuestion = question('suffer', {
  turnClause: 'contra.advantage.spend-own',
  *candidates(g, { seat, damage }) {
    yield by(seat, PAY);
    yield by(seat, MEDAL);
    const counts = countsOf(damage);
    for (let who = 0; who < g.fighters.length; who++) yield* reactions(g, who, counts);
  },
  constraints: [
    { clause: 'contra.suffer.all-or-nothing', holds: (g, o, { seat, damage }) => optionKind(o) !== PAY || canPay(fighter(g, seat), countsOf(damage)) },
    { clause: 'contra.turn.cards-only-own-turn', holds: (g, o, { seat }) => optionKind(o) !== PREVENT || reaches(g, o, seat) },
  ],
  preview: (_, o, { damage }) => (optionKind(o) === PAY ? payment(damage) : null),
});

/** A reaction card names whom it protects: oneself, or a commando within so many spaces. */
function reaches(g: State, o: Option, seat: Seat): boolean {
  const who = seatOf(o);
  const within = card(Math.floor(detailOf(o) / 256)).reaction?.within;
  return within === undefined ? who === seat : g.map.distance(fighter(g, who).space, fighter(g, seat).space) <= within;
}

/** Each reaction card in a hand, with each way to use all it can prevent. */
function* reactions(g: State, who: Seat, counts: Counts): Iterable<Option> {
  const { hand } = fighter(g, who);
  for (let index = 0; index < CARDS.length; index++) {
    const { id, reaction } = card(index);
    if (reaction === undefined || !hand.includes(id)) continue;
    for (const prevented of ways(counts, Math.min(reaction.prevent, sumOf(counts)))) yield by(who, PREVENT, packPrevented(index, prevented));
  }
}

/** Every way to take so many out of these. */
function* ways(counts: Counts, n: number, from = 0): Iterable<number[]> {
  if (n === 0) {
    yield [0, 0, 0, 0];
    return;
  }
  for (let type = from; type <= ANY; type++) {
    if (at(counts, type) === 0) continue;
    const rest = counts.map((count, t) => (t === type ? count - 1 : count));
    for (const way of ways(rest, n - 1, type)) {
      way[type] = at(way, type) + 1;
      yield way;
    }
  }
}

/** A commando suffers this damage as one effect: it costs the whole payment or one medal. */
export function* suffer(
  g: State,
  ref: Referee<Event>,
  seat: Seat,
  symbols: readonly AdvantageSymbol[],
  clause: ClauseId | readonly ClauseId[] = 'contra.suffer.pay-or-medal',
): Play {
  let counts = countsOf(symbols);
  if (sumOf(counts) === 0) return;
  if (ref.listening) ref.tell({ kind: 'suffers', seat, damage: symbolsOf(counts) }, clause);
  for (;;) {
    const o = yield* choose(g, ref, seat, counts);
    if (optionKind(o) === MEDAL) return yield* loseMedal(g, ref, seat, 'contra.suffer.pay-or-medal');
    if (optionKind(o) === PAY) {
      yield* spend(g, ref, seat, counts, 'damage', 'contra.advantage.damage-prevention');
      if (ref.listening) ref.tell({ kind: 'withstands', seat }, 'contra.suffer.pay-or-medal');
      return;
    }
    const prevented = preventedOf(detailOf(o) % 256);
    const { id } = card(Math.floor(detailOf(o) / 256));
    discardFromHand(fighter(g, seatOf(o)), id);
    counts = counts.map((n, type) => n - at(prevented, type));
    if (ref.listening) ref.tell({ kind: 'prevents', seat, by: seatOf(o), card: id, damage: symbolsOf(prevented) }, 'contra.suffer.reduce-first');
    if (sumOf(counts) === 0) return;
  }
}

function* choose(g: State, ref: Referee<Event>, seat: Seat, counts: Counts): Play<Option> {
  const options = g.scrap;
  let n = 0;
  if (canPay(fighter(g, seat), counts)) options[n++] = by(seat, PAY);
  options[n++] = by(seat, MEDAL);
  for (let who = 0; who < g.fighters.length; who++) for (const o of reactions(g, who, counts)) if (reaches(g, o, seat)) options[n++] = o;
  if (n === 1) return at(options, 0);
  return yield* ref.offer(sufferQuestion, options, { seat, damage: symbolsOf(counts) }, n);
}

/** Whoever has none to lose has fallen, and with them all others. Else the weapon goes and the hand is filled up. */
export function* loseMedal(g: State, ref: Referee<Event>, seat: Seat, clause: ClauseId): Play {
  const f = fighter(g, seat);
  if (f.medals === 0) {
    g.outcome = 'fallen';
    g.fallen = seat;
    if (ref.listening) ref.tell({ kind: 'over', ending: 'fallen' }, ['contra.end.loss-medal', 'contra.end.loss-shared']);
    ref.end();
  }
  f.medals--;
  if (ref.listening) ref.tell({ kind: 'medal-lost', seat, left: f.medals }, clause);
  if (f.weapon !== '') {
    const { weapon } = f;
    f.weapon = '';
    g.weaponDiscard.push(weapon);
    if (ref.listening) ref.tell({ kind: 'weapon-lost', seat, weapon }, 'contra.medal.weapon-lost');
  }
  yield* discardAny(g, ref, seat, 'medal', f.discard);
  if (g.config.settings['battle-damage']) removeTopCard(g, ref, seat);
  refillHand(g, ref, seat, 'contra.medal.loss-steps');
}

/** Battle Damage: the top card of the deck leaves the game. */
function removeTopCard(g: State, ref: Referee<Event>, seat: Seat): void {
  const f = fighter(g, seat);
  const top = drawFrom(ref, f.id, f.deck, f.discard);
  if (top === undefined) return;
  f.removed.push(top);
  if (ref.listening) ref.tell({ kind: 'removed', seat, cards: [top] }, 'contra.mode.battle-damage');
}
