import { at } from '#kernel';
import { weaponAt, weaponNamed } from '../content/kit.ts';
import { findTile, type TileRef } from '../content/refs.ts';
import type { Preview } from '../preview.ts';
import { type State, sideOf } from '../rules/state.ts';
import type { CommandoView, View } from '../view.ts';
import { type Check, glassesOf, seenOf } from './claims.ts';
import { commandoOf } from './on-the-way.ts';
import type { Outcome } from './outcome.ts';

/* What a preview says of the dice of an attack. */

const shotOf = (one: Outcome) => one.events.flatMap((event) => (event.kind === 'shoots' || event.kind === 'strikes' ? [event] : []))[0];

export function attack({ preview: { attack: said }, answer, view, before, doer, all, same, chance }: Check): void {
  for (const one of all) {
    const came = shotOf(one);
    same('attack', said === null ? null : [said.dice, said.needed], came === undefined ? null : [came.dice.length, came.needed]);
    if (said === null || came === undefined) continue;
    same('hits', came.dice.filter((die) => die >= said.needed).length, came.hits);
    nest(said, one, came.tile, came.dice, before.state, same);
  }
  if (said === null) return;
  const boxes = answer.do === 'shoot' ? weaponAt(weaponNamed(answer.weapon)).boxes : said.dice;
  same('stands fast', said.fast, said.dice > boxes);
  same('rerolls of a shot', said.rerolls, glassesOf(seenOf(view, doer)));
  for (let n = 0; n <= said.dice; n++) chance(`takes ${n}`, said.takes[n] ?? 0, (one) => takenBy(one) === n);
  const tile = 'tile' in answer ? answer.tile : null;
  const barrel = tile !== null && barrelOn(view, tile);
  same('barrel', said.barrel !== null, barrel);
  chance('bursts', said.barrel?.bursts ?? 0, ({ bursts }) => bursts);
  const spills = answer.do === 'grenade' || answer.do === 'bombard' || (answer.do === 'shoot' && answer.weapon === 'light-mortar');
  const near = spills ? view.commandos.filter((own) => own.state === 'visible' && own.tile === tile) : [];
  same(
    'spills over',
    said.spill?.who ?? [],
    near.map(({ id }) => id),
  );
  if (said.spill === null) return;
  const bears = (own: CommandoView): number => {
    if (own.id === null) return 0;
    return sideOf(commandoOf(before.state, own.id)).wounds - own.wounds + (own.gander !== null && !own.gander.hurt ? 1 : 0);
  };
  const most = near.reduce((sum, own) => sum + bears(own), 0);
  for (let n = 0; n <= most; n++) {
    const odds = said.spill.hits.reduce((sum, one, hits) => sum + (Math.min(hits, most) === n ? one : 0), 0);
    chance(`${n} hits to spare`, odds, (one) => spiltBy(one) === n);
  }
  same('critical of one alone', said.spill.critical !== null, near.length === 1);
  chance('critical by hits to spare', said.spill.critical ?? 0, ({ kinds }) => kinds.includes('critical'), said.spill.critical === null ? [] : all);
}

/** Enemies that hits have taken: gas tells of its own after the barrel. */
function takenBy(one: Outcome): number {
  const { events } = one;
  const burst = events.findIndex(({ kind }) => kind === 'barrel-bursts');
  return events.reduce((sum, event, i) => sum + (event.kind === 'eliminated' && (burst < 0 || i < burst) ? event.enemies.length : 0), 0);
}

const spiltBy = (one: Outcome): number =>
  one.events.reduce((sum, event) => sum + (event.kind === 'wounded' ? event.wounds : event.kind === 'gander-hurt' ? 1 : 0), 0);

function barrelOn(view: View, tile: TileRef): boolean {
  const { terrain, number } = findTile(tile);
  return view.terrains.some(({ id, tiles }) => id === terrain.id && tiles[number]?.barrel === true);
}

/** One hit takes whoever guards, who is struck first, if it is high enough. */
function nest(said: NonNullable<Preview['attack']>, one: Outcome, tile: TileRef, dice: readonly number[], was: State, same: Check['same']): void {
  const { terrain: map, number: place } = findTile(tile);
  const index = was.boards.findIndex(({ terrain }) => terrain === map.number);
  const hits = dice.filter((die) => die >= said.needed);
  const [hit] = hits;
  if (!one.still || hit === undefined || hits.length > 1 || at(at(was.boards, index).guards, place) < 0) return;
  same('nest', hit >= (said.nest ?? said.needed), at(at(one.future.match.state.boards, index).guards, place) < 0);
}
