import { at, type Play, type Referee } from '#kernel';
import { ADVANTAGES, ANY, indexOf } from '../../content/advantage.ts';
import { CARDS } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { foreseeHits } from '../../facts/foresight.ts';
import { discardFromHand, returnToken } from '../advantage/advantage.ts';
import { question } from '../general/ask.ts';
import { by, CONVERT, card, DONE, detailOf, done, FOR_NOTHING, type Option, optionKind, packConversion, WITH_CARD, WITH_TOKEN } from '../option.ts';
import { type Fight, fighter, type State } from '../state.ts';

/** Step 3: each advantage result becomes a success for one advantage of its type, all before any damage is dealt. */
export const convertQuestion = question('convert', {
  turnClause: 'contra.turn.no-card-inside-resolution',
  *candidates(g, { seat }) {
    yield done(seat, 'converting');
    for (let type = 0; type < ANY; type++) {
      yield by(seat, CONVERT, packConversion(type, FOR_NOTHING));
      yield by(seat, CONVERT, packConversion(type, WITH_TOKEN));
    }
    for (let index = 0; index < CARDS.length; index++)
      if (fighter(g, seat).hand.includes(card(index).id)) yield by(seat, CONVERT, packConversion(indexOf(card(index).type), WITH_CARD + index));
  },
  constraints: [
    { clause: 'contra.attack.convert', holds: (g, o) => optionKind(o) === DONE || (g.fight?.results[typeOf(o)] ?? 0) > 0 },
    { clause: 'contra.golden.cards-beat-rulebook', holds: (g, o) => optionKind(o) === DONE || sourceOf(o) !== FOR_NOTHING || freeFor(g.fight, typeOf(o)) },
    {
      clause: 'contra.advantage.attack-conversion',
      holds: (g, o, { seat }) => optionKind(o) === DONE || sourceOf(o) !== WITH_TOKEN || at(fighter(g, seat).tokens, typeOf(o)) > 0,
    },
  ],
  preview: (g, o) => (g.fight === null ? null : foreseeHits(g, g.fight, g.fight.successes + (optionKind(o) === DONE ? 0 : 1))),
});

function typeOf(o: Option): number {
  return detailOf(o) % 4;
}

function sourceOf(o: Option): number {
  return Math.floor(detailOf(o) / 4);
}

function freeFor(fight: Fight | null, type: number): boolean {
  return fight !== null && (fight.free > 0 || at(fight.freeOf, type) > 0);
}

function listConversions(g: State, fight: Fight): number {
  const { seat } = fight;
  const f = fighter(g, seat);
  let n = 0;
  g.scrap[n++] = done(seat, 'converting');
  for (let type = 0; type < ANY; type++) {
    if (at(fight.results, type) === 0) continue;
    if (freeFor(fight, type)) g.scrap[n++] = by(seat, CONVERT, packConversion(type, FOR_NOTHING));
    if (at(f.tokens, type) > 0) g.scrap[n++] = by(seat, CONVERT, packConversion(type, WITH_TOKEN));
  }
  for (let index = 0; index < CARDS.length; index++) {
    const { id, type } = card(index);
    if (at(fight.results, indexOf(type)) > 0 && f.hand.includes(id)) g.scrap[n++] = by(seat, CONVERT, packConversion(indexOf(type), WITH_CARD + index));
  }
  return n;
}

export function* convert(g: State, ref: Referee<Event>, fight: Fight): Play {
  fight.step = 'convert';
  for (;;) {
    const n = listConversions(g, fight);
    if (n === 1) return;
    const o = yield* ref.choose(fight.seat, convertQuestion, g.scrap, { seat: fight.seat }, n);
    if (optionKind(o) === DONE) return;
    const type = typeOf(o);
    const source = sourceOf(o);
    if (source === WITH_TOKEN) returnToken(g, fight.seat, type);
    else if (source !== FOR_NOTHING) discardFromHand(fighter(g, fight.seat), card(source - WITH_CARD).id);
    else if (at(fight.freeOf, type) > 0) fight.freeOf[type] = at(fight.freeOf, type) - 1;
    else fight.free--;
    fight.results[type] = at(fight.results, type) - 1;
    fight.successes++;
    if (ref.listening)
      ref.tell({ kind: 'converts', seat: fight.seat, type: at(ADVANTAGES, type) }, ['contra.attack.convert', 'contra.attack.converted-not-critical']);
  }
}
