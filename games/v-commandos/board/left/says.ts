import { objectiveData, tileOfObjective } from '../../content/refs.ts';
import type { Side } from '../../content/vocabulary.ts';
import type { TerrainView, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { Row } from './rail.ts';

/** How an objective stands. */
export function objectiveSays({ objectives: say }: Messages, { id, done, work, holder, guarded }: TerrainView['objectives'][number]): string {
  const data = objectiveData(id);
  const tile = tileOfObjective(id);
  const state = done
    ? say.done
    : holder !== null
      ? say.held({ who: holder })
      : data.do === 'work'
        ? say.work({ tile, work, of: data.actions })
        : say[data.do]({ tile });
  return guarded ? say.guarded({ state }) : state;
}

export function alarmSays({ objectives: say }: Messages, { alarm, alarmToken }: Pick<TerrainView, 'alarm' | 'alarmToken'>): string {
  return alarm ? say['alarm-loud']({ silenceable: alarmToken }) : say['alarm-quiet'];
}

/** What is drawn this turn and usually, and the turn in which that is too much. */
export function bagSays({ bag: say }: Messages, { now, usual }: View['ahead']['clock'], lost: number | null): string {
  if (lost === null) return say.lasts;
  return now === null || now === usual ? say.empties({ usual, lost }) : say['empties-now']({ now, usual, lost });
}

/** Where an event sends the enemies, beside the rose and in short. */
export const headingSays = ({ card: say }: Messages, direction: Side | '?'): string => (direction === '?' ? say['heading-unknown'] : say.heading);
export const shortSays = ({ card: say }: Messages, direction: Side | '?'): string => (direction === '?' ? say['short-unknown'] : say.short({ direction }));

export function drawsSay({ rail: say }: Messages, { entrance, enemies, nulls }: Extract<Row, { kind: 'drawn' }>): string {
  if (enemies.length > 0) return say.draws({ entrance, enemies, blank: nulls > 0 });
  return nulls > 0 ? say['draws-blank']({ entrance }) : say['draws-nobody']({ entrance });
}

export const headsSay = ({ rail: say }: Messages, direction: Side | null): string => (direction === null ? say['heads-for-visible'] : say.heads({ direction }));
