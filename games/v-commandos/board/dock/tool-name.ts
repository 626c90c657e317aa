import type { AbilityId } from '../../content/commandos.ts';
import type { Messages } from '../../words/messages.ts';
import { type ToolId, toolCalled } from '../choosing.ts';

/** What a tool is called: by its weapon, its token or the ability of whoever has it. */
export function toolName(say: Messages, id: ToolId, ability: AbilityId | null): string {
  const tool = toolCalled(id);
  if (tool.kind === 'weapon') return say.weapon[tool.weapon];
  if (tool.kind === 'kit') return say.kit[tool.kit];
  return tool.plain === 'ability' && ability !== null ? say.ability[ability] : say.tool[tool.plain];
}
