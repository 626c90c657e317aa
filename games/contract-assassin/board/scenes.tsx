import { shortName } from '../content/assassins.ts';
import { GETAWAYS } from '../content/kit.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';
import { VICTIM } from '../words/facts.ts';
import type { Messages } from '../words/messages.ts';
import { CARD_ICONS } from './art/looks.ts';
import { Face, GameIcon, GuardIcon } from './art/pictures.tsx';
import { DeathDice, GetawayDie } from './dock/dice.tsx';

/** A little scene over the map while something happens: dice, a stamp, bars, a way out. What it says stands in the log, too. */
export function SceneOf({ event, view, words }: { readonly event: Event; readonly view: View; readonly words: Messages }) {
  switch (event.kind) {
    case 'rolls':
      return (
        <div className="little-scene dice-scene" aria-hidden="true">
          {event.for === 'attempt' ? <DeathDice dice={event.dice} rolling /> : <GetawayDie value={event.dice[0] ?? 1} rolling />}
          <b>{event.dice.reduce((a, b) => a + b, 0)}</b>
        </div>
      );
    case 'kills':
      return (
        <div className="little-scene photo-scene" aria-hidden="true">
          <span className="photo falling">
            <Face of={event.city} />
            <strong className="stamp">{words.file.fulfilled}</strong>
          </span>
          <b>{VICTIM(event.city)}</b>
          <small>{words.scene.dead}</small>
        </div>
      );
    case 'fails':
      return (
        <div className="little-scene photo-scene" aria-hidden="true">
          <span className={event.guard ? 'photo guarded' : 'photo ducking'}>
            <Face of={event.city} />
            {event.guard ? <GuardIcon number={event.sum} /> : null}
          </span>
          <b>{VICTIM(event.city)}</b>
          <small>{event.guard ? words.scene.guarded : words.scene.lives}</small>
        </div>
      );
    case 'prison':
      return <Fate view={view} seat={event.seat} look="jailed" says={words.scene.arrested} />;
    case 'hides':
      return <Fate view={view} seat={event.seat} look="gone" says={words.scene.hides} />;
    case 'gets-away': {
      const by = GETAWAYS.find(({ number }) => number === event.number)?.id;
      return (
        <div className="little-scene away-scene" aria-hidden="true">
          {by === undefined ? null : <GameIcon name={CARD_ICONS[by]} className="vehicle" />}
          <b>{words.scene.away}</b>
        </div>
      );
    }
    case 'plays':
      return (
        <div className="little-scene card-scene" aria-hidden="true">
          <GameIcon name={CARD_ICONS[event.card]} />
          <b>{words.card[event.card]}</b>
        </div>
      );
    case 'learns':
      return (
        <div className="little-scene card-scene" aria-hidden="true">
          <GameIcon name={CARD_ICONS[event.weapon]} />
          <b>{words.file.skill(event)}</b>
          <small>{words.scene.learns}</small>
        </div>
      );
    default:
      return null;
  }
}

function Fate({ view, seat, look, says }: { readonly view: View; readonly seat: number; readonly look: string; readonly says: string }) {
  const id = view.hitmen[seat]?.assassin ?? null;
  if (id === null) return null;
  return (
    <div className="little-scene photo-scene" aria-hidden="true">
      <span className={`photo ${look}`}>
        <Face of={id} />
      </span>
      <b>{shortName(id)}</b>
      <small>{says}</small>
    </div>
  );
}
