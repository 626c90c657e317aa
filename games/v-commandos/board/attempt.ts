import type { Answer } from '../answer.ts';
import type { CommandoId } from '../content/commandos.ts';
import { type DoorRef, objectiveData, type TileRef, tileOfObjective } from '../content/refs.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { type ToolId, toolCalled } from './choosing.ts';

/** Who clicks a door that nothing can be done with tries to force it. */
export function attemptAtDoor({ kind, about }: Decision, who: CommandoId | null, door: DoorRef): Answer | null {
  if (who === null || (kind !== 'act' && kind !== 'window')) return null;
  return { do: 'crowbar', who, plus: 'window' in about && about.window !== 'commandos', door };
}

/** What is done on the tile of an objective. */
const TASKS = { work: 'work', photo: 'photo', take: 'take', free: 'take', blast: null, target: null } as const;

/** The open objective on the tile that somebody stands on, as an action. */
function taskAt({ commandos, terrains }: View, who: CommandoId, tile: TileRef): 'work' | 'photo' | 'take' | null {
  if (!commandos.some((own) => own.id === who && own.tile === tile)) return null;
  const open = terrains.flatMap(({ objectives }) => objectives.filter(({ done, holder }) => !done && holder === null));
  const here = open.find(({ id }) => tileOfObjective(id) === tile);
  return here === undefined ? null : TASKS[objectiveData(here.id).do];
}

/** What somebody tries who clicks a tile that is not lit: the answer to ask about. */
export function attemptAt({ kind, about }: Decision, view: View, who: CommandoId | null, tool: ToolId | null, tile: TileRef): Answer | null {
  if (kind === 'event') return { do: 'choose-tile', tile };
  if (who === null || (kind !== 'act' && kind !== 'window')) return null;
  const plus = 'window' in about && about.window !== 'commandos';
  const held = toolCalled(tool ?? 'walk');
  if (held.kind === 'weapon') return { do: 'shoot', who, plus, weapon: held.weapon, tile };
  switch (held.kind === 'kit' ? held.kit : held.plain) {
    case 'walk': {
      const task = taskAt(view, who, tile);
      return task === null ? { do: 'move', who, plus, tile } : { do: task, who, plus };
    }
    case 'grenade':
      return { do: 'grenade', who, plus, tile };
    case 'bombardment':
      return { do: 'bombard', who, plus, tile };
    case 'smoke':
      return { do: 'smoke', who, plus, tile };
    case 'airdrop':
      return { do: 'airdrop', who, plus, tile };
    case 'panzerfaust':
      return { do: 'panzerfaust', who, plus, tile };
    case 'detonate':
      return { do: 'detonate', who, tile };
    default:
      return null;
  }
}
