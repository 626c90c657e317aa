import { at, type Seat } from '#kernel';
import type { Paint } from '../box.ts';
import { type Terrain, terrainNamed } from './content/map.ts';
import { tileRef } from './content/refs.ts';
import { OBJECTIVE_NAMES } from './content/vocabulary.ts';
import type { TerrainView, View } from './view.ts';
import type { Messages } from './words/messages.ts';
import type { VCommandosWords } from './words/words.ts';

/** The table as text: the commandos, then each terrain tile by tile. */
export function drawText(view: View, seat: Seat | null, paint: Paint, { say }: VCommandosWords): string {
  const { card, turn, phase, bagSize, stack, commandos, terrains } = view;
  const lines = [`${paint.bold(say.mission[card])} · turn ${turn}, ${phase} · bag ${bagSize} · specials waiting ${stack}`, ''];
  for (const c of commandos) {
    if (c.id === null) continue;
    const state = c.state === 'visible' ? paint.red('Visible') : c.state === 'critical' ? paint.red('Critical') : paint.green('Stealthy');
    const where = c.place === 'tile' ? c.tile : c.place;
    const mark = c.id === view.active ? paint.bold('>') : ' ';
    const rest = [
      some(c.actions, 'action'),
      some(c.wounds, 'wound'),
      ...(c.plus > 0 ? [`+1 ×${c.plus}`] : []),
      ...(c.uniform ? ['uniform'] : []),
      ...(c.nest ? ['in the nest'] : []),
      ...c.items,
    ];
    const name = `${c.id} ${c.side}`;
    lines.push(
      `${mark} ${c.seat === seat ? paint.bold(name) : name} · ${where} · ${c.place === 'out' ? 'eliminated' : state} · ${rest.join(', ')} · ${c.kit.join(', ') || 'no kit'}`,
    );
  }
  for (const terrain of terrains) lines.push('', ...drawTerrain(terrain, view, paint, say));
  return lines.join('\n');
}

function drawTerrain(terrain: TerrainView, view: View, paint: Paint, say: Messages): string[] {
  const map = terrainNamed(terrain.id);
  const alarm = terrain.alarm ? paint.red('ALARM') : 'quiet';
  const lines = [
    `${paint.bold(say.mission[map.id])}${terrain.complete ? ' (complete)' : ''} · ${alarm} · event ${terrain.event ?? 'none'} · enemies head ${terrain.direction}`,
  ];
  for (const row of map.data.map) lines.push(`    ${row}`);
  lines.push(`  ${paint.dim('size, place, name and ways of each tile (! a locked door), then what is there')}`);
  for (const [tile, { letter, size, place }] of map.tiles.entries()) {
    const what = contents(terrain, map, tile, view, paint);
    lines.push(
      `  ${letter} ${'SML'[size]} ${place === 'indoor' ? 'in ' : 'out'} ${say.name.tile({ tile: tileRef(map, tile) }).padEnd(16)} ${ways(terrain, map, tile).padEnd(14)} ${what.join(', ')}`.trimEnd(),
    );
  }
  for (const [index, { id, done, work }] of terrain.objectives.entries()) {
    const data = map.data.objectives[index];
    if (data === undefined) continue;
    const toGo = data.do === 'work' ? `, ${some(data.actions - work, 'action')} to go` : data.do === 'blast' ? ', with an explosion' : '';
    lines.push(`  ${at(OBJECTIVE_NAMES, index)} on ${data.tile}: ${say.name.objective({ objective: id })}${done ? ' (done)' : toGo}`);
  }
  for (const { id, waiting, barricade } of terrain.entrances)
    if (waiting.length > 0 || barricade > 0) lines.push(`  ${id}: ${waiting.join(' ') || 'nobody'} outside${barricade > 0 ? ', barricaded' : ''}`);
  return lines;
}

/** Adjacent tiles, with locked doors marked. */
function ways(terrain: TerrainView, { edges, doors, tiles }: Terrain, tile: number): string {
  return (edges[tile] ?? [])
    .flatMap(({ to, open, door }) => {
      const letter = tiles[to]?.letter ?? '';
      if (open) return [letter];
      const name = doors[door]?.name;
      return name === undefined ? [] : [terrain.open.includes(name) ? letter : `${letter}!`];
    })
    .join(' ');
}

function contents(terrain: TerrainView, map: Terrain, tile: number, view: View, paint: Paint): string[] {
  const { enemies, guard, kit, trapdoor, barrel, gas, smoke, charges } = at(terrain.tiles, tile);
  const letter = map.tiles[tile]?.letter;
  const here = view.commandos.filter((c) => c.tile === `${terrain.id}/${letter}`).map((c) => paint.green(c.id ?? ''));
  const objectives = terrain.objectives.flatMap(({ done }, index) =>
    map.objectives[index] === tile ? [`O${index + 1}${done ? ' done' : ` ${map.data.objectives[index]?.do}`}`] : [],
  );
  return [
    ...here,
    ...enemies.map((id) => paint.red(id)),
    ...(guard === null ? [] : [paint.red(`${guard} on guard`)]),
    ...objectives,
    ...(map.alarm === tile && terrain.alarmToken ? ['alarm'] : []),
    ...(map.nest === tile ? [`${map.nestKind} nest`] : []),
    ...(trapdoor === null ? [] : [`trapdoor ${trapdoor}`]),
    ...map.entrances.flatMap((entrance, index) => (entrance === tile && index < terrain.entrances.length ? [`E${index + 1}`] : [])),
    ...(barrel ? ['barrel'] : []),
    ...(gas ? [paint.yellow('gas')] : []),
    ...(smoke ? ['smoke'] : []),
    ...charges.map((timer) => (timer > 0 ? `TNT ${timer}` : 'TNT set')),
    ...kit.map((id) => paint.cyan(id)),
  ];
}

function some(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
