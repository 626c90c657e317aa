import { doorNamed, TERRAINS, type TerrainId, terrainNamed, tileNamed } from './map.ts';
import { OPERATIONS, type OperationId } from './operations.ts';
import { type Module, type OperationData, type OperationSpecial, objectiveNumber, type TerrainSpecial } from './vocabulary.ts';

/*
 * What the group chooses: an operation, or a single terrain as an operation of one. Everything that cards name is looked up here
 * once, so that a card that names what is not there is noticed when it is loaded.
 */

export type CardId = TerrainId | OperationId;

export interface Mission {
  readonly id: CardId;
  readonly module: Module;
  readonly players: readonly [fewest: number, most: number];
  readonly columns: readonly (readonly TerrainId[])[];
  readonly arrows: readonly (readonly [from: TerrainId, to: TerrainId])[];
  readonly specials: OperationData['specials'];
}

const ANY_NUMBER = [1, 4] as const;

export function readOperation(data: OperationData): Mission {
  const wrong = (what: string): never => {
    throw new Error(`${data.id}: ${what}`);
  };
  const columns = data.columns.map((column) => column.map((id) => terrainNamed(id).id));
  for (const { id, data: terrain } of columns.flat().map(terrainNamed))
    if (terrain.module !== 'base' && terrain.module !== data.module) wrong(`${id} belongs to another module`);
  const arrows = data.arrows.map(([from, to]) => [terrainNamed(from).id, terrainNamed(to).id] as const);
  const columnOf = (id: TerrainId): number => columns.findIndex((column) => column.includes(id));
  for (const [from, to] of arrows) if (columnOf(to) !== columnOf(from) + 1) wrong(`an arrow leads from ${from} to ${to}`);
  for (const [number, column] of columns.entries())
    for (const id of column) {
      if (number > 0 && !arrows.some(([, to]) => to === id)) wrong(`no arrow leads to ${id}`);
      if (number < columns.length - 1 && !arrows.some(([from]) => from === id)) wrong(`no arrow leads from ${id}`);
    }
  for (const stamp of ['black', 'red']) if (!data.specials.some((special) => special.stamp === stamp)) wrong(`there is no ${stamp} special`);
  const split = columns.some((column) => column.length > 1);
  if (split && data.players[0] < 2) wrong('one commando cannot be in two places');
  for (const { rules } of data.specials) for (const rule of rules) checkRule(rule);
  return { id: data.id as OperationId, module: data.module, players: data.players, columns, arrows, specials: data.specials };
}

/** Whatever a rule names has to be there. */
function checkRule(rule: OperationSpecial): void {
  if ('terrain' in rule) {
    const terrain = terrainNamed(rule.terrain);
    if ('tile' in rule) tileNamed(terrain, rule.tile);
    if ('tiles' in rule) for (const letter of rule.tiles) tileNamed(terrain, letter);
    if ('door' in rule) doorNamed(terrain, rule.door);
    if ('kit' in rule) for (const [letter] of rule.kit) tileNamed(terrain, letter);
    if (rule.do === 'tide') for (const letter of [rule.blocks, rule.opens]) tileNamed(terrain, letter);
  }
  if ('terrains' in rule) for (const id of rule.terrains) terrainNamed(id);
}

function checkTerrainRule(id: TerrainId, rule: TerrainSpecial): void {
  const terrain = terrainNamed(id);
  if ('tile' in rule) tileNamed(terrain, rule.tile);
  if (rule.do === 'keys') for (const door of rule.doors) doorNamed(terrain, door);
  const objective = 'once' in rule ? rule.once : 'until' in rule ? rule.until : 'objective' in rule ? rule.objective : 'O1';
  if (terrain.data.objectives[objectiveNumber(objective)] === undefined) throw new Error(`${id} has no objective ${objective}`);
}

for (const { id, data } of TERRAINS) for (const rule of data.specials) checkTerrainRule(id, rule);

export const MISSIONS: readonly Mission[] = [
  ...TERRAINS.map(({ id, data }): Mission => ({ id, module: data.module, players: ANY_NUMBER, columns: [[id]], arrows: [], specials: [] })),
  ...OPERATIONS.map(readOperation),
];

export const CARD_IDS: readonly CardId[] = MISSIONS.map(({ id }) => id);

export function missionNamed(id: CardId): Mission {
  const found = MISSIONS.find((mission) => mission.id === id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}
