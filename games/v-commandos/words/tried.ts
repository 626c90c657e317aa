import type { Answer } from '../answer.ts';
import { missionNamed } from '../content/cards.ts';
import { type AbilityId, abilityOf, type CommandoId, characterOf, commandoNamed } from '../content/commandos.ts';
import { findTile, isOn, type TileRef, tileOfObjective } from '../content/refs.ts';
import { rosterOf } from '../settings.ts';
import type { Decision } from '../types.ts';
import type { CommandoView, TerrainView, View } from '../view.ts';

/* What sentences about something that somebody tries in vain are made of. */

/** Whoever tries it, as everybody sees them. */
export function actor(answer: Answer, { commandos }: View): CommandoView | undefined {
  return 'who' in answer ? commandos.find(({ id }) => id === answer.who) : undefined;
}

export const hasFallen = (answer: Answer, view: View): boolean => actor(answer, view)?.place === 'out';
export const isCritical = (answer: Answer, view: View): boolean => actor(answer, view)?.state === 'critical';
export const isBelow = (answer: Answer, view: View): boolean => actor(answer, view)?.place === 'underground';
export const isOpen = (answer: Answer, { terrains }: View): boolean =>
  'door' in answer && terrains.some(({ id, open }) => open.some((door) => `${id}/${door}` === answer.door));
export const isThere = (answer: Answer, view: View): boolean => 'tile' in answer && actor(answer, view)?.tile === answer.tile;

/** It would take back what was given away at no cost. */
export const takesBack = ({ do: kind }: Answer): boolean => kind === 'collect' || kind === 'pick-up' || kind === 'hand' || kind === 'man';

/** The terrain that whoever tries it is on. */
export function terrainOf(answer: Answer, view: View): TerrainView | undefined {
  const tile = actor(answer, view)?.tile ?? null;
  return tile === null ? undefined : view.terrains.find(({ id }) => isOn(tile, id));
}

/** The objectives of the tile. */
const aims = (answer: Answer, view: View): TerrainView['objectives'] =>
  terrainOf(answer, view)?.objectives.filter(({ id }) => tileOfObjective(id) === actor(answer, view)?.tile) ?? [];
export const hasAim = (answer: Answer, view: View): boolean => aims(answer, view).length > 0;
/** The objective of the tile is done already. */
export const isDoneHere = (answer: Answer, view: View): boolean => aims(answer, view).some(({ done }) => done);

export function isNestTile(ref: TileRef): boolean {
  const { terrain, number } = findTile(ref);
  return terrain.nest === number;
}

/** Some commando of the seat is Visible. */
export const isFound = (seat: number, { commandos }: View): boolean => commandos.some((c) => c.seat === seat && c.state === 'visible');

/** The card may be taken in this mission. */
export const isInRoster = (card: CommandoId, { card: mission, settings }: View): boolean =>
  rosterOf(missionNamed(mission).module, settings).includes(commandoNamed(card));

/** Who is the character on the card: that card, or one with another portrait. */
export function playedBy(card: CommandoId, { commandos }: View): CommandoId | undefined {
  const same = commandos.flatMap(({ id, place }) =>
    id !== null && place !== 'out' && characterOf(commandoNamed(id)) === characterOf(commandoNamed(card)) ? [id] : [],
  );
  return same[0];
}

/** Whether nothing but whose it is stands in the way: `actions.order` forbids it to others. */
export function isAnothers(answer: Answer, view: View, { kind }: Decision): boolean {
  if (kind === 'act') return false;
  if (kind !== 'window') return true;
  const c = actor(answer, view);
  if (answer.do === 'activate') return c?.place !== 'out' && c?.acted === false;
  if (answer.do === 'save' || ABILITIES[answer.do] !== undefined) return false;
  return !('plus' in answer) || answer.plus;
}

/** What it takes an ability to do. */
const ABILITIES: Readonly<Partial<Record<Answer['do'], AbilityId>>> = {
  orders: 'orders',
  dress: 'field-dressing',
  charge: 'shoulder-charge',
  wires: 'cut-wires',
  'dead-drop': 'dead-drop',
  talk: 'careless-talk',
  timetable: 'timetable',
  breath: 'one-breath',
  fuse: 'quick-fuse',
};

/** It is what the own card is for. */
export function isOwnAbility(answer: Answer, { id, side }: CommandoView): boolean {
  return id !== null && abilityOf(id, side) === ABILITIES[answer.do];
}
