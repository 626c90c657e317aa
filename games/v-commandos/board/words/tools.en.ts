import type { AbilityId } from '../../content/commandos.ts';
import { ABILITY_NAMES, KIT_NAMES, WEAPON_NAMES } from '../../words/en/cards.ts';
import { type PlainTool, type ToolId, toolCalled } from '../choosing.ts';

const NAMES: Readonly<Record<PlainTool, string>> = {
  walk: 'Move',
  down: 'Underground',
  knife: 'Knife',
  goliath: 'Goliath',
  silence: 'Silence',
  unblock: 'Unblock',
  save: 'Save +1',
  task: 'Objective',
  ability: 'Ability',
  collect: 'Collect',
  drop: 'Put down',
  detonate: 'Detonate',
  nest: 'Nest',
  gander: 'Gander',
};

export function toolNames(id: ToolId, ability: AbilityId | null): string {
  const tool = toolCalled(id);
  if (tool.kind === 'weapon') return WEAPON_NAMES[tool.weapon];
  if (tool.kind === 'kit') return KIT_NAMES[tool.kit];
  return tool.plain === 'ability' && ability !== null ? ABILITY_NAMES[ability] : NAMES[tool.plain];
}
