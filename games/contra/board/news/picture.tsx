import type { GameEvent, Json } from '#kernel';
import { isView, type View } from '../../rules/view.ts';
import { Hero } from '../art/heroes.tsx';
import type { IconId } from '../art/icons.ts';
import { bossIcon, cardIcon, stageIcon, weaponIcon } from '../art/looks.ts';
import { GameIcon } from '../art/symbols.tsx';
import { Die } from '../dice/dice.tsx';
import { FoeToken } from '../map/pieces.tsx';
import { enemyFaces, faces, num, text } from './told.ts';

/** The small picture beside a line of the log. */
export function Picture({ event, view }: { readonly event: GameEvent; readonly view: Json }) {
  if (!isView(view)) return null;
  const [die] = event.kind === 'rolls' || event.kind === 'explodes' || event.kind === 'rerolls' ? faces(event, 'dice') : [];
  if (die !== undefined) return <Die face={best(faces(event, 'dice'))} />;
  const [hostile] = event.kind === 'assault' ? enemyFaces(event, 'dice') : [];
  if (hostile !== undefined) return <Die face={hostile} hostile />;
  const icon = iconOf(event);
  if (icon !== null) return <GameIcon name={icon} className="pic boxed" />;
  const foe = text(event, 'enemy') || text(event, 'target');
  if (/ /.test(foe))
    return (
      <svg className="pic" viewBox="-30 -32 60 64" aria-hidden="true">
        <FoeToken foe={{ id: foe, health: 0, damage: 0, breached: false }} />
      </svg>
    );
  return <Whose event={event} view={view} />;
}

function best(dice: readonly ReturnType<typeof faces>[number][]) {
  return dice.find((face) => face === 'critical') ?? dice.find((face) => face === 'success') ?? dice[0] ?? 'success';
}

function Whose({ event, view }: { readonly event: GameEvent; readonly view: View }) {
  const id = view.fighters[num(event, event.kind === 'defeated' ? 'by' : 'seat')]?.id;
  if (id === undefined) return <GameIcon name="alien-skull" className="pic boxed" />;
  return (
    <svg className="pic" viewBox="-30 -30 60 60" aria-hidden="true">
      <Hero id={id} />
    </svg>
  );
}

const PLAIN: Readonly<Record<string, IconId>> = {
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

function iconOf(event: GameEvent): IconId | null {
  const card = text(event, 'card');
  switch (event.kind) {
    case 'plays':
      return cardIcon(card);
    case 'stage-card':
    case 'stays':
    case 'stage-discarded':
    case 'leaves':
    case 'activates':
    case 'stage-in-play':
      return stageIcon(card);
    case 'boss-damaged':
    case 'flipped':
    case 'boss-dealt':
    case 'repairs':
      return bossIcon(card);
    case 'weapon-drawn':
    case 'equips':
    case 'weapon-lost':
      return weaponIcon(text(event, 'weapon'));
    default:
      return PLAIN[event.kind] ?? null;
  }
}
