import { at, type Play, type Referee } from '#kernel';
import { type TerrainId, terrainNamed } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { operationRules } from '../../facts/specials.ts';
import { ask, question } from '../ask.ts';
import { nameOf } from '../names.ts';
import { DO, firstOf, option, secondOf } from '../option.ts';
import { commando, missionOf, type State } from '../state.ts';

/** Where arrows lead somebody from the terrain they last played; anywhere at the beginning. */
export function reachable(g: State, who: number): number[] {
  const { columns, arrows } = missionOf(g);
  const column = at(columns, g.column).map((id) => terrainNamed(id).number);
  const { from } = commando(g, who);
  if (g.column === 0 || from < 0) return column;
  const led = column.filter((to) => arrows.some(([a, b]) => terrainNamed(a).number === from && terrainNamed(b).number === to));
  return led.length === 0 ? column : led;
}

const assignQuestion = question('assign', {
  *candidates(g, { number }) {
    for (const id of at(missionOf(g).columns, g.column)) yield option(DO.assign, 0, number, terrainNamed(id).number);
  },
  constraints: [
    { clause: 'v-commandos.def.arrows', holds: (g, o) => reachable(g, firstOf(o)).includes(secondOf(o)) },
    {
      clause: 'v-commandos.setup.split',
      holds: (g, o, { number }) => {
        const column = at(missionOf(g).columns, g.column).map((id) => terrainNamed(id).number);
        const empty = column.filter((terrain) => !g.commandos.slice(0, number).some(({ bound }) => bound === terrain));
        return empty.length < g.commandos.length - number || empty.includes(secondOf(o)) || areTeams(g);
      },
    },
  ],
});

/** Each commando is sent to one terrain of the column, and none is left without one. `bound` holds the terrain until boards are laid out. */
export function* split(g: State, ref: Referee<Event>): Play {
  const column = at(missionOf(g).columns, g.column);
  for (let who = 0; who < g.commandos.length; who++) {
    const c = commando(g, who);
    c.bound = -1;
    c.bound = column.length === 1 ? number(column[0]) : secondOf(yield* ask(g, ref, c.seat, assignQuestion, { who: nameOf(g, who), number: who }));
  }
  yield* crossOver(g, ref);
  if (column.length > 1)
    for (let who = 0; who < g.commandos.length; who++)
      if (ref.listening)
        ref.tell(
          { kind: 'assigned', who: nameOf(g, who), terrain: column.find((id) => number(id) === commando(g, who).bound) as TerrainId },
          'v-commandos.setup.split',
        );
}

/** Arrows bind in this column, whoever is left without company. */
function areTeams(g: State): boolean {
  return operationRules(g, 'two-teams').some(({ column }) => column === g.column + 1);
}

const number = (id: TerrainId | undefined): number => (id === undefined ? -1 : terrainNamed(id).number);

const crossQuestion = question('cross', {
  candidates: (g) => g.commandos.map((_, who) => option(DO['choose-commando'], 0, who)),
});

/** Two Teams: where arrows leave a terrain without anybody, one commando changes over. */
function* crossOver(g: State, ref: Referee<Event>): Play {
  if (!areTeams(g)) return;
  for (const id of at(missionOf(g).columns, g.column)) {
    if (g.commandos.some(({ bound }) => bound === number(id))) continue;
    const who = firstOf(yield* ask(g, ref, g.last, crossQuestion, { terrain: id }));
    commando(g, who).bound = number(id);
  }
}
