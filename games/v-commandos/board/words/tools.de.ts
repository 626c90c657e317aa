import type { AbilityId } from '../../content/commandos.ts';
import { ABILITY_NAMES, KIT_NAMES, WEAPON_NAMES } from '../../words/de/cards.ts';
import { type PlainTool, type ToolId, toolCalled } from '../choosing.ts';

const NAMES: Readonly<Record<PlainTool, string>> = {
  walk: 'Gehen',
  down: 'Untergrund',
  knife: 'Messer',
  goliath: 'Goliath',
  silence: 'Abstellen',
  unblock: 'Freiräumen',
  save: 'Aufsparen',
  task: 'Einsatzziel',
  ability: 'Fähigkeit',
  collect: 'Einsammeln',
  drop: 'Ablegen',
  detonate: 'Zünden',
  nest: 'Nest',
  gander: 'Gander',
};

export function toolNames(id: ToolId, ability: AbilityId | null): string {
  const tool = toolCalled(id);
  if (tool.kind === 'weapon') return WEAPON_NAMES[tool.weapon];
  if (tool.kind === 'kit') return KIT_NAMES[tool.kit];
  return tool.plain === 'ability' && ability !== null ? ABILITY_NAMES[ability] : NAMES[tool.plain];
}
