import { at, deckSize, type Play, type Referee, reshuffle } from '#kernel';
import { byDo } from '../../../by-do.ts';
import type { AbilityId } from '../../content/commandos.ts';
import { DIRECTIONS, directionOf, type EventCard, effectOf, eventId, eventOf } from '../../content/events.ts';
import type { Event } from '../../event.ts';
import { isIdle } from '../../facts/specials.ts';
import { pickOne } from '../ask.ts';
import { nameOf, terrainCalled } from '../names.ts';
import { DO, kindOf, option } from '../option.ts';
import { bagSize } from '../reserve.ts';
import { boardOf, type Commando, has, inPlay, type State, sideOf } from '../state.ts';
import { EFFECTS } from './effects.ts';

/** Abilities that come back each turn; others last for a terrain or for the whole operation. */
const EACH_TURN: readonly AbilityId[] = ['orders', 'on-my-heels', 'field-dressing', 'quick-fuse', 'careless-talk', 'decoded-orders'];
const EACH_OPERATION: readonly AbilityId[] = ['ninth-life'];

export function renewForTerrain(c: Commando): void {
  if (!EACH_OPERATION.includes(sideOf(c).ability)) c.used = false;
}

/** The next event card; an empty deck is made of the discards again. */
export function drawEvent(g: State, ref: Referee<Event>): EventCard {
  if (deckSize(g.deck) === 0) {
    const cards = g.discards.length;
    reshuffle(g.deck, g.discards.splice(0));
    if (ref.listening) ref.tell({ kind: 'reshuffled', cards }, 'v-commandos.event.deck-empty');
  }
  return ref.draw(g.deck) as EventCard;
}

/** Everything is ready again; each terrain in play has a card drawn and carried out, one after the other. */
export function* eventPhase(g: State, ref: Referee<Event>): Play {
  g.turn++;
  g.clock++;
  g.counts.turns++;
  if (ref.listening) ref.tell({ kind: 'turn', turn: g.turn, bag: bagSize(g) }, 'v-commandos.turn.sequence');
  for (const b of g.boards) b.tired.fill(0);
  g.given.length = 0; // v-commandos.zero.timing
  for (const c of g.commandos) {
    c.tired = 0;
    c.spent = 0;
    c.moved = false;
    c.ganderUsed = false;
    c.acted = !inPlay(c);
    if (c.card >= 0 && EACH_TURN.includes(sideOf(c).ability)) c.used = false;
  }
  for (let index = 0; index < g.boards.length; index++) if (!at(g.boards, index).complete) yield* resolveEvent(g, ref, index);
}

function* resolveEvent(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  turnOver(g, ref, index);
  yield* decode(g, ref, index);
  if (b.idle) return;
  const effect = effectOf(eventOf(b.card));
  yield* byDo(EFFECTS, effect, g, ref, index);
}

function turnOver(g: State, ref: Referee<Event>, index: number): void {
  const b = at(g.boards, index);
  b.card = drawEvent(g, ref);
  b.direction = directionOf(b.card);
  b.idle = isIdle(g, b, b.card);
  if (ref.listening)
    ref.tell({ kind: 'event', terrain: terrainCalled(g, index), event: eventId(eventOf(b.card)), direction: DIRECTIONS[b.direction] ?? '?', idle: b.idle }, [
      'v-commandos.event.draw-per-terrain',
      DIRECTIONS[b.direction] === undefined ? 'v-commandos.event.unknown-direction' : 'v-commandos.event.direction',
    ]);
}

/** Decoded Orders: a [+1] token discards the card before its text counts. */
function* decode(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  for (const [who, c] of g.commandos.entries()) {
    if (!has(c, 'decoded-orders') || c.used || c.plus === 0 || c.critical > 0 || c.at < 0 || boardOf(c.at) !== index) continue;
    const o = yield* pickOne(ref, c.seat, 'decode', { event: eventId(eventOf(b.card)), who: nameOf(g, who) }, [option(DO.obey), option(DO.redraw)]);
    if (kindOf(o) === DO.obey) continue;
    c.used = true;
    c.plus--;
    g.discards.push(b.card);
    b.card = -1;
    if (ref.listening) ref.tell({ kind: 'ability', who: nameOf(g, who) }, 'v-commandos.precedence.cards');
    turnOver(g, ref, index);
  }
}
