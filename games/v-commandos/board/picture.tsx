import type { CommandoId } from '../content/commandos.ts';
import type { EnemyId } from '../content/enemies.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';
import type { IconId } from './art/icons.ts';
import { ENEMY_ICONS, KIT_ICONS } from './art/looks.ts';
import { Bust, GameIcon } from './art/pictures.tsx';

const ICONS: Readonly<Partial<Record<Event['kind'], IconId>>> = {
  event: 'compass',
  follows: 'compass',
  direction: 'compass',
  explosion: 'bright-explosion',
  'barrel-bursts': 'poison-gas',
  'gas-clears': 'poison-gas',
  'barrel-gone': 'barrel',
  objective: 'star-medal',
  complete: 'star-medal',
  success: 'star-medal',
  'enemy-step': 'run',
  'smoke-moves': 'smoke-bomb',
  smoke: 'smoke-bomb',
  'goliath-moves': 'tank',
  'goliaths-activated': 'tank',
};

/** The small picture beside a line of the log. */
export function Picture({ event }: { readonly event: Event; readonly view: View }) {
  if (event.kind === 'alarm') return <GameIcon name="ringing-bell" className="pic vc-pic loud" />;
  if (event.kind === 'alarm-off' || event.kind === 'alarm-muted') return <GameIcon name="ringing-bell" className="pic vc-pic" />;
  const icon = ICONS[event.kind];
  if (icon !== undefined) return <GameIcon name={icon} className="pic vc-pic green" />;
  const enemy = enemyIn(event);
  if (enemy !== null) return <GameIcon name={ENEMY_ICONS[enemy]} className="pic vc-pic" />;
  if ((event.kind === 'kit-drawn' || event.kind === 'kit-lands') && event.kit[0] !== undefined)
    return <GameIcon name={KIT_ICONS[event.kit[0]]} className="pic vc-pic green" />;
  const who = commandoIn(event);
  if (who !== null)
    return (
      <span className="pic vc-face">
        <Bust id={who} />
      </span>
    );
  return <GameIcon name={event.kind === 'fires' ? 'rolling-dices' : 'compass'} className="pic vc-pic" />;
}

function enemyIn(event: Event): EnemyId | null {
  if ('enemies' in event && Array.isArray(event.enemies)) return event.enemies[0] ?? null;
  return 'enemy' in event ? event.enemy : null;
}

function commandoIn(event: Event): CommandoId | null {
  if ('who' in event) return event.who;
  return 'host' in event ? event.host : null;
}
