import { at, type Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import { type Terrain, terrainNamed } from './content/map.ts';
import { tileRef } from './content/refs.ts';
import { ENTRANCE_NAMES, OBJECTIVE_NAMES } from './content/vocabulary.ts';
import type { VCommandos } from './types.ts';
import type { CommandoView, TerrainView, View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

export async function loadText(language: Language): Promise<TextOf<VCommandos>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { fields: say.field, draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/** The table as text: the commandos, then each terrain tile by tile. */
export function drawText(view: View, seat: Seat | null, paint: Paint, say: Messages): string {
  const { card, turn, phase, bagSize, stack, commandos, terrains } = view;
  const { head } = say;
  const lines = [[paint.bold(head.card({ card })), head.turn({ turn, phase }), head.bag({ n: bagSize }), head.specials({ n: stack })].join(' · '), ''];
  for (const c of commandos) {
    const { id, side } = c;
    if (id === null) continue;
    const name = say.who({ id, side });
    const parts = [c.seat === seat ? paint.bold(name) : name, ...standing(c, paint, say), belongings(c, say).join(', ')];
    lines.push(`${id === view.active ? paint.bold('>') : ' '} ${[...parts, c.kit.length === 0 ? say.has.nothing : say.has.kit(c)].join(' · ')}`);
  }
  for (const terrain of terrains) lines.push('', ...drawTerrain(terrain, view, paint, say));
  return lines.join('\n');
}

/** Where somebody is, and how they are. */
function standing({ id, place, tile, state }: CommandoView, paint: Paint, { where, condition }: Messages): readonly string[] {
  if (place === 'out') return [where.out];
  const is = (state === 'stealthy' ? paint.green : paint.red)(condition({ who: id ?? '', state }));
  return [tile === null ? where.underground : where.tile({ tile }), is];
}

function belongings({ actions, wounds, plus, uniform, nest, items }: CommandoView, { has }: Messages): readonly string[] {
  return [
    has.actions({ n: actions }),
    has.wounds({ n: wounds }),
    ...(plus > 0 ? [has.plus({ n: plus })] : []),
    ...(uniform ? [has.uniform] : []),
    ...(nest ? [has.nest] : []),
    ...items.map((objective) => has.item({ objective })),
  ];
}

function drawTerrain(terrain: TerrainView, view: View, paint: Paint, say: Messages): string[] {
  const map = terrainNamed(terrain.id);
  const { event, direction } = terrain;
  const head = [
    paint.bold(say.terrain[terrain.complete ? 'complete' : 'name']({ id: map.id })),
    terrain.alarm ? paint.red(say.terrain.alarm) : say.terrain.quiet,
    event === null ? say.terrain['no-event'] : say.terrain.event({ event }),
    direction === '?' ? say.terrain.nowhere : say.terrain.heading({ to: direction }),
  ];
  const lines = [head.join(' · '), ...map.data.map.map((row) => `    ${row}`), `  ${paint.dim(say.terrain.legend)}`];
  const names = map.tiles.map((_, tile) => say.tile({ tile: tileRef(map, tile) }));
  const wide = Math.max(...names.map((name) => name.length));
  const inside = Math.max(say.in.indoor.length, say.in.outdoor.length);
  for (const [tile, { letter, size, place }] of map.tiles.entries()) {
    const what = contents(terrain, map, tile, view, paint, say);
    lines.push(
      `  ${letter} ${'SML'[size]} ${say.in[place].padEnd(inside)} ${at(names, tile).padEnd(wide)} ${ways(terrain, map, tile).padEnd(14)} ${what.join(', ')}`.trimEnd(),
    );
  }
  return [...lines, ...objectives(terrain, map, say), ...outside(terrain, say)];
}

function objectives({ objectives }: TerrainView, map: Terrain, { goal: say }: Messages): readonly string[] {
  return objectives.flatMap(({ id, done, work }, index) => {
    const data = map.data.objectives[index];
    if (data === undefined) return [];
    const about = { name: at(OBJECTIVE_NAMES, index), tile: data.tile, objective: id };
    if (done) return [`  ${say.done(about)}`];
    if (data.do === 'work') return [`  ${say.work({ ...about, n: data.actions - work })}`];
    return [`  ${(data.do === 'blast' ? say.blast : say.plain)(about)}`];
  });
}

/** Who waits to come in, and what is barricaded. */
function outside({ entrances }: TerrainView, { outside: say }: Messages): readonly string[] {
  return entrances.flatMap(({ id, waiting, barricade }) => {
    if (waiting.length === 0 && barricade === 0) return [];
    const who = waiting.length === 0 ? say.nobody({ entrance: id }) : say.waiting({ entrance: id, enemies: waiting });
    return [`  ${barricade > 0 ? `${who}, ${say.barricaded}` : who}`];
  });
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

function contents(terrain: TerrainView, map: Terrain, tile: number, view: View, paint: Paint, { on }: Messages): string[] {
  const { enemies, guard, kit, trapdoor, barrel, gas, smoke, charges } = at(terrain.tiles, tile);
  const ref = tileRef(map, tile);
  const here = view.commandos.flatMap(({ id, tile }) => (id !== null && tile === ref ? [paint.green(on.commando({ who: id }))] : []));
  const objectives = terrain.objectives.flatMap(({ done }, index) => {
    const name = at(OBJECTIVE_NAMES, index);
    return map.objectives[index] !== tile ? [] : [done ? on.done({ name }) : name];
  });
  return [
    ...here,
    ...enemies.map((enemy) => paint.red(on.enemy({ enemy }))),
    ...(guard === null ? [] : [paint.red(on.guard({ enemy: guard }))]),
    ...objectives,
    ...(map.alarm === tile && terrain.alarmToken ? [on.alarm] : []),
    ...(map.nest === tile && map.nestKind !== null ? [on.nest({ kind: map.nestKind })] : []),
    ...(trapdoor === null ? [] : [on.trapdoor({ is: trapdoor })]),
    ...map.entrances.flatMap((entrance, index) => (entrance === tile && index < terrain.entrances.length ? [at(ENTRANCE_NAMES, index)] : [])),
    ...(barrel ? [on.barrel] : []),
    ...(gas ? [paint.yellow(on.gas)] : []),
    ...(smoke ? [on.smoke] : []),
    ...charges.map((timer) => (timer > 0 ? on.tnt({ timer }) : on['tnt-set'])),
    ...kit.map((kit) => paint.cyan(on.kit({ kit }))),
  ];
}
