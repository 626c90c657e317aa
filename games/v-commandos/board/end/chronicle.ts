import type { TerrainId } from '../../content/map.ts';
import { findObjective, findTile } from '../../content/refs.ts';
import type { Event } from '../../event.ts';

/** What is marked in a turn of a terrain. */
export type Mark = 'explosion' | 'seen' | 'silenced' | 'lost' | 'objective';

export interface Turn {
  readonly turn: number;
  /** The alarm sounded at some time of it. */
  readonly alarm: boolean;
  readonly marks: readonly Mark[];
}

/** A terrain, turn by turn. */
export interface TerrainRow {
  readonly terrain: TerrainId;
  readonly column: number;
  readonly turns: readonly Turn[];
}

/** Noise and alarm of every terrain in what has happened: from the log, as it is also shown between two columns, while the match goes on. */
export function chronicleOf(events: readonly Event[]): readonly TerrainRow[] {
  const rows: { terrain: TerrainId; column: number; turns: { turn: number; alarm: boolean; marks: Mark[] }[] }[] = [];
  let current: typeof rows = [];
  const loud = new Set<TerrainId>();
  const over = new Set<TerrainId>();
  const where = new Map<string, TerrainId>();
  const mark = (terrain: TerrainId | undefined, what: Mark): void => {
    current
      .find((row) => row.terrain === terrain)
      ?.turns.at(-1)
      ?.marks.push(what);
  };
  for (const event of events) {
    switch (event.kind) {
      case 'column':
        current = event.terrains.map((terrain) => ({ terrain, column: event.column, turns: [] }));
        rows.push(...current);
        loud.clear();
        break;
      case 'turn':
        for (const row of current) if (!over.has(row.terrain)) row.turns.push({ turn: event.turn, alarm: loud.has(row.terrain), marks: [] });
        break;
      case 'moves':
        where.set(event.who, findTile(event.to).terrain.id);
        if (event.visible) mark(where.get(event.who), 'seen');
        break;
      case 'visible':
        mark(where.get(event.who), 'seen');
        break;
      case 'alarm': {
        loud.add(event.terrain);
        const turn = current.find((row) => row.terrain === event.terrain)?.turns.at(-1);
        if (turn !== undefined) turn.alarm = true;
        break;
      }
      case 'alarm-off':
        loud.delete(event.terrain);
        mark(event.terrain, 'silenced');
        break;
      case 'explosion':
        mark(findTile(event.tile).terrain.id, 'explosion');
        break;
      case 'fallen':
        mark(where.get(event.who), 'lost');
        break;
      case 'objective':
        mark(findObjective(event.objective).terrain.id, 'objective');
        break;
      case 'complete':
        over.add(event.terrain);
        break;
      default:
    }
  }
  return rows;
}
