import type { Answer } from '../answer.ts';
import { type AbilityId, abilityOf } from '../content/commandos.ts';
import { isOn, tileOfObjective } from '../content/refs.ts';
import type { CommandoView, TerrainView, View } from '../view.ts';

/* What sentences about something that somebody tries in vain are made of. */

/** Whoever tries it, as everybody sees them. */
export function actor(answer: Answer, { commandos }: View): CommandoView | undefined {
  return 'who' in answer ? commandos.find(({ id }) => id === answer.who) : undefined;
}

export const hasFallen = (answer: Answer, view: View): boolean => actor(answer, view)?.place === 'out';
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

/** The objective of the tile is done already. */
export function isDoneHere(answer: Answer, view: View): boolean {
  const tile = actor(answer, view)?.tile;
  return terrainOf(answer, view)?.objectives.some(({ id, done }) => done && tileOfObjective(id) === tile) === true;
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
