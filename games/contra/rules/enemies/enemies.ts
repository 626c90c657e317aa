import { at, type Play, type Referee, reshuffle, type Seat } from '#kernel';
import { ENEMIES, type EnemyId, enemy, type Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { suffer } from '../advantage/suffer.ts';
import { isEmpty } from '../attack/aim.ts';
import { drawFrom, rebuild } from '../cards/hand.ts';
import { ask, question } from '../general/ask.ts';
import { pickSpace } from '../movement/movement.ts';
import { by, detailOf, HATCH } from '../option.ts';
import { fighter, isCrowded, type State, spaceId } from '../state.ts';

/** A commando draws an enemy card; with three in the play area one suffers instead and the deck is not touched. */
export function* drawEnemy(g: State, ref: Referee<Event>, seat: Seat): Play {
  if (isCrowded(fighter(g, seat))) return yield* crowded(g, ref, seat);
  const card = drawFrom(ref, 'enemy', g.enemyDeck, g.enemyDiscard);
  if (card !== undefined) yield* putInPlay(g, ref, seat, card, 'enemy-drawn');
}

function* crowded(g: State, ref: Referee<Event>, seat: Seat): Play {
  if (ref.listening) ref.tell({ kind: 'enemy-limit', seat }, ['contra.draw-enemy.limit-three', 'contra.draw-enemy.limit-damage']);
  yield* suffer(g, ref, seat, ['*'], 'contra.draw-enemy.limit-damage');
}

function* putInPlay(g: State, ref: Referee<Event>, seat: Seat, card: EnemyId, kind: 'enemy-drawn' | 'hatched'): Play {
  const space = yield* enemySpace(g, ref, seat);
  fighter(g, seat).foes.push({ card, space, damage: 0, breached: false });
  if (ref.listening) ref.tell({ kind, seat, enemy: card, space: spaceId(g, space) }, ['contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space']);
}

/** Those of these spaces that are nearest to one. */
function nearestTo(g: State, from: Space, spaces: readonly Space[]): Space[] {
  const least = Math.min(...spaces.map((space) => g.map.distance(from, space)));
  return spaces.filter((space) => g.map.distance(from, space) === least);
}

/** The empty enemy space nearest the commando; with all taken, the empty space nearest the nearest enemy space. */
function* enemySpace(g: State, ref: Referee<Event>, seat: Seat): Play<Space> {
  const { space } = fighter(g, seat);
  const all = g.map.of('enemy');
  const free = all.filter((to) => isEmpty(g, to));
  if (free.length > 0) return yield* pickSpace(g, ref, seat, nearestTo(g, space, free), 'enemy');
  const near = yield* pickSpace(g, ref, seat, nearestTo(g, space, all), 'enemy-near');
  const empty = g.map.all.filter((to) => isEmpty(g, to));
  return yield* pickSpace(g, ref, seat, nearestTo(g, near, empty), 'enemy');
}

export const hatchQuestion = question('hatch', {
  candidates: (_, { seat, cards }) => ENEMIES.flatMap(({ id }, i) => (cards.includes(id) ? [by(seat, HATCH, i)] : [])),
});

/** The buggers of a pile; how it lies is not said. */
function buggersIn(pile: readonly EnemyId[]): EnemyId[] {
  return pile.filter((id) => enemy(id).type === 'bugger').sort();
}

/** Hatch a bugger: search the enemy deck, then its discard pile, and shuffle what was searched. With none left one suffers. */
export function* hatch(g: State, ref: Referee<Event>, seat: Seat): Play {
  if (isCrowded(fighter(g, seat))) return yield* crowded(g, ref, seat);
  const { top, bag, bottom } = g.enemyDeck;
  const inDeck = buggersIn([...top, ...bag, ...bottom]);
  const cards = inDeck.length > 0 ? inDeck : buggersIn(g.enemyDiscard);
  if (cards.length === 0) return yield* suffer(g, ref, seat, ['S']);
  const { id: chosen } = at(ENEMIES, detailOf(yield* ask(g, ref, seat, hatchQuestion, { seat, cards })));
  reshuffle(g.enemyDeck);
  const pile = inDeck.length > 0 ? bag : g.enemyDiscard;
  pile.splice(pile.indexOf(chosen), 1);
  rebuild(ref, 'enemy', g.enemyDeck, g.enemyDiscard);
  yield* putInPlay(g, ref, seat, chosen, 'hatched');
}
