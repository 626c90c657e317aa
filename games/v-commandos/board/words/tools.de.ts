import type { AbilityId } from '../../content/commandos.ts';
import { isKitId, isWeaponId } from '../../content/kit.ts';
import { ABILITY_NAMES, KIT_NAMES, WEAPON_NAMES } from '../../words/de/cards.ts';
import type { ToolId } from '../choosing.ts';

const NAMES: Readonly<Record<Exclude<ToolId, `weapon:${string}` | `kit:${string}`>, string>> = {
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

export function toolNames(tool: ToolId, ability: AbilityId | null): string {
  if (tool === 'ability') return ability === null ? NAMES.ability : ABILITY_NAMES[ability];
  const [kind, id = ''] = tool.split(':');
  if (kind === 'weapon' && isWeaponId(id)) return WEAPON_NAMES[id];
  if (kind === 'kit' && isKitId(id)) return KIT_NAMES[id];
  return NAMES[tool as keyof typeof NAMES];
}
