import { at } from '#kernel';
import type { Tried } from '../../truth.ts';
import { missionNamed } from '../content/cards.ts';
import { type AbilityId, abilityOf, type CommandoId, characterOf, commandoNamed, SIDES, sideAt } from '../content/commandos.ts';
import { EVENTS } from '../content/events.ts';
import type { TileOnMap } from '../content/map.ts';
import { findTile, type TileRef, tileOfObjective, tileRef } from '../content/refs.ts';
import type { EventEffect, OperationSpecial } from '../content/vocabulary.ts';
import type { VCommandos } from '../types.ts';
import type { CommandoView, TerrainView, TileView, View } from '../view.ts';

/* What somebody tries, and what lies on the tiles around them: for what is held against the sentences. */

export type Asked = Tried<VCommandos>;
type Answer = VCommandos['Answer'];
type Aim = TerrainView['objectives'][number];

/** Who would do it. */
export function actor({ answer, view }: Asked): CommandoView | undefined {
  return view.commandos.find(({ id }) => 'who' in answer && id === answer.who);
}

/** To whom it would be done. */
export function other({ answer, view }: Asked): CommandoView | undefined {
  return view.commandos.find(({ id }) => 'whom' in answer && id === answer.whom);
}

export function stands(tried: Asked): TileRef | null {
  return actor(tried)?.tile ?? null;
}

export function isBelow(tried: Asked): boolean {
  return actor(tried)?.place === 'underground';
}

/** Where it would be done, or where it leads. */
export function goal({ answer }: Asked): TileRef | null {
  return 'to' in answer ? answer.to : 'tile' in answer ? answer.tile : null;
}

/** Where it would come from. */
export function origin(tried: Asked): TileRef | null {
  return tried.answer.do === 'drive' ? tried.answer.tile : stands(tried);
}

export function groundOf({ terrains }: View, tile: TileRef | null): TerrainView | undefined {
  return terrains.find(({ id }) => tile?.startsWith(`${id}/`));
}

export function on(view: View, tile: TileRef | null): TileView | undefined {
  return tile === null ? undefined : groundOf(view, tile)?.tiles[findTile(tile).number];
}

export function printed(tile: TileRef): TileOnMap {
  const { terrain, number } = findTile(tile);
  return at(terrain.tiles, number);
}

export function isOutdoors(tile: TileRef | null): boolean {
  return tile !== null && printed(tile).place === 'outdoor';
}

/** They share a stretch of edge, whatever is between. */
export function touch(one: TileRef, another: TileRef): boolean {
  const [a, b] = [printed(one), printed(another)];
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const along = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return findTile(one).terrain === findTile(another).terrain && Math.max(across, along) > 0 && Math.min(across, along) === 0;
}

/** No wall and no locked door is between two tiles that touch. */
export function isOpenBetween(view: View, one: TileRef, another: TileRef): boolean {
  const names = [printed(one).letter, printed(another).letter];
  const door = groundOf(view, one)?.open.some((open) => open === names.join('-') || open === names.toReversed().join('-'));
  return touch(one, another) && (door === true || (isOutdoors(one) && isOutdoors(another)));
}

/** Whether so many steps lead from one tile to another. */
function leads(from: TileRef, to: TileRef, steps: number, step: (one: TileRef, another: TileRef) => boolean): boolean {
  if (from === to) return true;
  const { terrain } = findTile(from);
  return steps > 0 && terrain.tiles.some((_, tile) => step(from, tileRef(terrain, tile)) && leads(tileRef(terrain, tile), to, steps - 1, step));
}

export function isNear({ view }: Asked, from: TileRef | null, to: TileRef | null, steps = 1): boolean {
  return from !== null && to !== null && leads(from, to, steps, (one, another) => isOpenBetween(view, one, another));
}

/** Both are in the same space, or so many steps away. */
export function isWith(tried: Asked, steps = 0): boolean {
  const [one, another] = [actor(tried), other(tried)];
  return one !== undefined && one.place === another?.place && (one.place === 'underground' || isNear(tried, one.tile, another.tile, steps));
}

export function enemiesOn(view: View, tile: TileRef | null): number {
  const there = on(view, tile);
  return there === undefined ? 0 : there.enemies.length + (there.guard === null ? 0 : 1);
}

export function isNest(tile: TileRef): boolean {
  const { terrain, number } = findTile(tile);
  return terrain.nest === number;
}

/** Somebody is in the nest of the tile; 'me' when it is who asks. */
export function inNest(tried: Asked): 'me' | 'other' | 'nobody' {
  const inside = tried.view.commandos.find(({ nest, tile }) => nest && tile === stands(tried));
  if (inside !== undefined) return inside.id === actor(tried)?.id ? 'me' : 'other';
  return on(tried.view, stands(tried))?.guard === null ? 'nobody' : 'other';
}

/** How many more a tile holds, and how many more outside its nest. */
export function roomOn(view: View, tile: TileRef): { readonly all: number; readonly outside: number } {
  const here = view.commandos.filter((one) => one.tile === tile);
  const units = here.length + enemiesOn(view, tile);
  const holds = at([4, 8, 16], printed(tile).size);
  if (!isNest(tile)) return { all: holds - units, outside: holds - units };
  const inside = here.some(({ nest }) => nest) || on(view, tile)?.guard !== null ? 1 : 0;
  return { all: holds - 1 - units, outside: holds - 2 - (units - inside) };
}

/** What a tile counts as for whoever goes there: 0 small, 1 medium, 2 large. */
export function sizeFor(tried: Asked, tile: TileRef | null): number {
  if (tile === null) return -1;
  const ground = groundOf(tried.view, tile);
  if (actor(tried)?.uniform === true || on(tried.view, tile)?.smoke === true) return 0;
  const event: EventEffect | undefined = ground?.idle === false ? EVENTS.find(({ id }) => id === ground.event)?.effect : undefined;
  const { size } = printed(tile);
  if (event?.do !== 'count-as') return size;
  const meant = event.of === 'chosen' ? ground?.chosen === tile : 'SML'.indexOf(event.of) === size && (event.outdoor !== true || isOutdoors(tile));
  return meant ? 'SML'.indexOf(event.size) : size;
}

/** The objective on the tile of whoever asks. */
export function aimHere(tried: Asked): Aim | undefined {
  return groundOf(tried.view, stands(tried))?.objectives.find(({ id }) => tileOfObjective(id) === stands(tried));
}

/** The objective whose item the answer names. */
export function item({ answer, view }: Asked): Aim | undefined {
  return view.terrains.flatMap(({ objectives }) => objectives).find(({ id }) => 'objective' in answer && id === answer.objective);
}

/** The alarm of the terrain, and whether whoever asks is on its tile. */
export function alarm(tried: Asked): { readonly here: boolean; readonly sounds: boolean; readonly token: boolean } {
  const tile = stands(tried);
  const ground = groundOf(tried.view, tile);
  return { here: tile !== null && findTile(tile).terrain.alarm === findTile(tile).number, sounds: ground?.alarm === true, token: ground?.alarmToken === true };
}

/** What it takes, where it takes equipment. */
export const TAKES: Readonly<Partial<Record<Answer['do'], string>>> = {
  grenade: 'grenade',
  bombard: 'bombardment',
  crowbar: 'crowbar',
  barricade: 'crowbar',
  heal: 'first-aid',
  'heal-gander': 'first-aid',
  don: 'uniform',
  emplace: 'tnt',
  fuse: 'tnt',
  airdrop: 'airdrop',
  panzerfaust: 'panzerfaust',
  smoke: 'smoke',
};

export function carries(tried: Asked, kit: string | undefined): boolean {
  return actor(tried)?.kit.some((one) => one === kit) === true;
}

export function isCrowbar({ answer }: Asked): boolean {
  return TAKES[answer.do] === 'crowbar';
}

/** The ability that an answer uses. */
export const USES: Readonly<Partial<Record<Answer['do'], AbilityId>>> = {
  orders: 'orders',
  dress: 'field-dressing',
  breath: 'one-breath',
  charge: 'shoulder-charge',
  wires: 'cut-wires',
  'dead-drop': 'dead-drop',
  talk: 'careless-talk',
  timetable: 'timetable',
  fuse: 'quick-fuse',
};

export function ability(tried: Asked): AbilityId | undefined {
  const { id = null, side = 'A' } = actor(tried) ?? {};
  return id === null ? undefined : abilityOf(id, side);
}

export function hasRoomForPlus(c: CommandoView | undefined): boolean {
  return c !== undefined && c.id !== null && c.plus < sideAt(commandoNamed(c.id), SIDES.indexOf(c.side)).plus;
}

/** The weapon is printed on the card, carried, or stands in the nest. */
export function isArmed(tried: Asked): boolean {
  const c = actor(tried);
  if (c === undefined || c.id === null || c.tile === null || !('weapon' in tried.answer)) return false;
  const { weapon } = tried.answer;
  const { weapons } = sideAt(commandoNamed(c.id), SIDES.indexOf(c.side));
  return weapons.includes(weapon) || carries(tried, weapon) || (weapon === 'nest-gun' && c.nest && findTile(c.tile).terrain.nestKind === 'mg');
}

export function reaches(tried: Asked): boolean {
  const { answer } = tried;
  const [from, to] = [stands(tried), goal(tried)];
  if ('weapon' in answer && answer.weapon === 'light-mortar')
    return from !== null && to !== null && isOutdoors(from) && isOutdoors(to) && !leads(from, to, 1, touch) && leads(from, to, 3, touch);
  if (answer.do === 'smoke' && ability(tried) === 'smoke-rounds' && isOutdoors(to)) return true;
  return isNear(tried, from, to, answer.do === 'shoot' && answer.weapon === 'scoped-rifle' && ability(tried) === 'long-shot' ? 2 : 1);
}

export function isDoorOpen({ answer, view }: Asked): boolean {
  return 'door' in answer && view.terrains.some(({ id, open }) => open.some((door) => `${id}/${door}` === answer.door));
}

/** A rule on the card of the operation. */
export function ruleOf<D extends OperationSpecial['do']>({ card, settings }: View, kind: D): readonly Extract<OperationSpecial, { readonly do: D }>[] {
  const counts = missionNamed(card).specials.filter(({ stamp }) => stamp === 'black' || settings.veteran);
  return counts.flatMap(({ rules }) => rules).filter((rule): rule is Extract<OperationSpecial, { readonly do: D }> => rule.do === kind);
}

/** What has been told since the last turn of a commando or step of the enemies began. */
export function lately({ match }: Asked): readonly VCommandos['Event'][] {
  const events = match.events.map(({ event }) => event);
  return events.slice(events.findLastIndex(({ kind }) => ['turn', 'activates', 'enemy-step'].includes(kind)) + 1);
}

/** The same commando, perhaps with another portrait. */
export function sameCharacter(one: CommandoId, another: CommandoId): boolean {
  return characterOf(commandoNamed(one)) === characterOf(commandoNamed(another));
}
