import type { CardId } from '../content/kit.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';
import { CARD_ICONS } from './art/looks.ts';
import { Face, GameIcon, GuardIcon, PawnIcon } from './art/pictures.tsx';
import { GetawayDie } from './dock/dice.tsx';

/** The small picture beside a line of the log. */
export function Picture({ event, view }: { readonly event: Event; readonly view: View }) {
  const card = cardIn(event);
  if (card !== null) return <GameIcon name={CARD_ICONS[card]} className="pic boxed" />;
  switch (event.kind) {
    case 'kills':
    case 'fails':
    case 'contract':
    case 'gives':
    case 'attempts':
      return <Face of={event.city} className="pic" />;
    case 'guard':
    case 'shifts':
      return <GuardIcon number={event.number} />;
    case 'rolls':
      return event.for === 'escape' ? <GetawayDie value={event.dice[0] ?? 1} /> : <GameIcon name="rolling-dices" className="pic boxed" />;
    case 'prison':
      return <GameIcon name="window-bars" className="pic boxed" />;
    case 'reshuffles':
    case 'draws':
      return <GameIcon name="card-draw" className="pic boxed" />;
  }
  const id = 'seat' in event ? (view.hitmen[event.seat]?.assassin ?? null) : null;
  return id === null ? <GameIcon name="grim-reaper" className="pic boxed" /> : <PawnIcon id={id} className="pic" />;
}

function cardIn(event: Event): CardId | null {
  switch (event.kind) {
    case 'draws':
    case 'drawn':
    case 'robs':
    case 'robbed':
    case 'brings':
    case 'keeps':
    case 'plays':
      return event.card;
    case 'travels':
      return event.by;
    case 'learns':
    case 'specialist':
      return event.weapon;
    case 'discards':
      return event.cards[0] ?? null;
    default:
      return null;
  }
}
