import { at } from '#kernel';
import { eventId, eventOf } from '../content/events.ts';
import { type ObjectiveName, type OperationSpecial, objectiveNumber, type TerrainSpecial } from '../content/vocabulary.ts';
import { type Board, mapOf, missionOf, type State } from '../rules/state.ts';

type OperationRule<D extends OperationSpecial['do']> = Extract<OperationSpecial, { readonly do: D }>;
type TerrainRule<D extends TerrainSpecial['do']> = Extract<TerrainSpecial, { readonly do: D }>;

/** The rules of one kind on the operation card; red-stamped ones count in Veteran mode alone. */
export function operationRules<D extends OperationSpecial['do']>(g: State, kind: D): readonly OperationRule<D>[] {
  const found: OperationRule<D>[] = [];
  for (const { stamp, rules } of missionOf(g).specials) {
    if (stamp === 'red' && !g.config.settings.veteran) continue;
    for (const rule of rules) if (rule.do === kind) found.push(rule as OperationRule<D>);
  }
  return found;
}

export function hasRule(g: State, kind: OperationSpecial['do']): boolean {
  return operationRules(g, kind).length > 0;
}

/** The rule of one kind on a terrain card. */
export function terrainRule<D extends TerrainSpecial['do']>(b: Board, kind: D): TerrainRule<D> | undefined {
  return mapOf(b).data.specials.find((rule): rule is TerrainRule<D> => rule.do === kind);
}

/** An objective by its name; undefined when it is not in use. */
export function objectiveNamed(b: Board, name: ObjectiveName) {
  return b.objectives[objectiveNumber(name)];
}

/** Whether a rule of the terrain card that waits for an objective counts now. */
export function isDone(b: Board, name: ObjectiveName): boolean {
  return objectiveNamed(b, name)?.done === true;
}

/** Whether the text of an event does nothing here. */
export function isIdle(g: State, b: Board, card: number): boolean {
  const id = eventId(eventOf(card));
  const quiet = terrainRule(b, 'quiet-events');
  if (quiet?.events.includes(id) && isDone(b, quiet.once)) return true;
  return operationRules(g, 'quiet-events').some(({ events, terrains }) => events.includes(id) && terrains.includes(mapOf(b).id));
}

/** Only E1 of a terrain is used. */
export function isThin(g: State): boolean {
  return operationRules(g, 'thin-garrison').some(({ columns }) => columns.includes(g.column + 1));
}

export function hasTimers(g: State): boolean {
  return hasRule(g, 'timers');
}

/** The one trapdoor that leads down on a terrain, where a card says so. */
export function onlyWayDown(g: State, b: Board): string | undefined {
  return operationRules(g, 'one-way-down').find(({ terrain }) => terrain === mapOf(b).id)?.tile;
}

export function linked(g: State): boolean {
  return operationRules(g, 'linked-alarms').some(({ column }) => column === g.column + 1) && g.boards.length > 1;
}

export function linesDown(g: State): boolean {
  return operationRules(g, 'lines-down').some(({ column }) => column === g.column + 1);
}

/** The letter of a tile. */
export function letterOf(b: Board, tile: number): string {
  return at(mapOf(b).tiles, tile).letter;
}
