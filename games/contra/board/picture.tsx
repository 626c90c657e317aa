import type { CommandoFace } from '../content/dice.ts';
import type { EnemyId } from '../content/index.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';
import { Hero } from './art/heroes.tsx';
import type { IconId } from './art/icons.ts';
import { BOSS_ICON, cardIcon, STAGE_ICON, weaponIcon } from './art/looks.ts';
import { GameIcon } from './art/symbols.tsx';
import { Die } from './dice/dice.tsx';
import { FoeToken } from './map/pieces.tsx';

/** The small picture beside a line of the log. */
export function Picture({ event, view }: { readonly event: Event; readonly view: View }) {
  switch (event.kind) {
    case 'rolls':
    case 'explodes':
    case 'rerolls':
      if (event.dice.length > 0) return <Die face={best(event.dice)} />;
      break;
    case 'assault':
      if (event.dice[0] !== undefined) return <Die face={event.dice[0]} hostile />;
      break;
    case 'damages':
      return <Foe id={event.target} />;
  }
  const icon = iconOf(event);
  if (icon !== null) return <GameIcon name={icon} className="pic boxed" />;
  return 'enemy' in event ? <Foe id={event.enemy} /> : <Whose event={event} view={view} />;
}

function best(dice: readonly CommandoFace[]): CommandoFace {
  return dice.find((face) => face === 'critical') ?? dice.find((face) => face === 'success') ?? dice[0] ?? 'success';
}

function Foe({ id }: { readonly id: EnemyId }) {
  return (
    <svg className="pic" viewBox="-30 -32 60 64" aria-hidden="true">
      <FoeToken foe={{ id, health: 0, damage: 0, breached: false }} />
    </svg>
  );
}

function Whose({ event, view }: { readonly event: Event; readonly view: View }) {
  const id = 'seat' in event ? view.fighters[event.seat]?.id : undefined;
  if (id === undefined) return <GameIcon name="alien-skull" className="pic boxed" />;
  return (
    <svg className="pic" viewBox="-30 -30 60 60" aria-hidden="true">
      <Hero id={id} />
    </svg>
  );
}

const PLAIN: Readonly<Partial<Record<Event['kind'], IconId>>> = {
  'pillbox-taken': 'radar-dish',
  'pillbox-placed': 'radar-dish',
  alarm: 'siren',
  slip: 'waves',
  grenade: 'grenade',
  'grenade-bursts': 'grenade',
  'platform-broken': 'broken-wall',
  gels: 'acid',
  scorches: 'flame',
  'boss-moves': 'walking-turret',
};

function iconOf(event: Event): IconId | null {
  switch (event.kind) {
    case 'plays':
      return cardIcon(event.card);
    case 'stage-card':
    case 'stays':
    case 'stage-discarded':
    case 'leaves':
    case 'activates':
    case 'stage-in-play':
      return STAGE_ICON[event.card];
    case 'boss-damaged':
    case 'flipped':
    case 'boss-dealt':
    case 'repairs':
      return BOSS_ICON[event.card];
    case 'weapon-drawn':
    case 'equips':
    case 'weapon-lost':
      return weaponIcon(event.weapon);
    default:
      return PLAIN[event.kind] ?? null;
  }
}
