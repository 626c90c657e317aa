import type { Answer } from '../../answer.ts';
import { eventfulOf } from '../../facts/marks.ts';
import { damageOf, type Preview } from '../../preview.ts';
import type { Doing, Offer } from '../../rules/option.ts';
import type { View } from '../../view.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

const DONE: Readonly<Record<Doing, string>> = {
  moving: 'Hier bleiben',
  rerolling: 'So lassen',
  converting: 'Fertig',
  burning: 'Rest austeilen',
  revealing: 'Liegen lassen',
  purging: 'Fertig',
};
const ACCEPTED: Readonly<Partial<Record<Offer, string>>> = {
  pillbox: 'Marker nehmen',
  weapon: 'Ausrüsten',
  objective: 'Versuchen',
  'alarm-post': 'Bezahlen, einen entfernen',
};
const DECKS = { stage: 'Der Schauplatzstapel', enemy: 'Der Gegnerstapel', objective: 'Der Zielstapel', weapon: 'Der Waffenstapel' } as const;
const ASKED = { always: 'bei jeder Gelegenheit', 'in-danger': 'bei Gefahr', never: 'nur im eigenen Zug' } as const;

/** What an answer does, on its button; null where the game's own words say it. */
export function answer(given: Answer, view: View, preview: Preview | null): string | null {
  const name = cards.commandoName(given.who);
  switch (given.do) {
    case 'run': {
      const past = eventfulOf(view, given.via).map(({ id, kind }) => `${cards.spaceName(kind)} ${id}`);
      return past.length === 0 ? `Nach ${given.to} laufen` : `Nach ${given.to} laufen, über ${and(past)}`;
    }
    case 'jump':
      return `Nach ${given.to} springen`;
    case 'burn':
      return `${given.n} hier verbrennen`;
    case 'attack':
      return 'Angreifen';
    case 'again':
      return 'Noch einmal angreifen';
    case 'play':
    case 'discard':
    case 'card':
    case 'recover':
      return cards.cardName(given.card);
    case 'clear':
      return `${cards.stageCardName(given.stageCard)} ablegen`;
    case 'ability':
      return cards.abilityName(given.ability);
    case 'token':
    case 'lose':
      return `Marker: ${cards.advantageName(given.type)}`;
    case 'gain':
      return `${cards.advantageName(given.type)} erhalten`;
    case 'convert':
      if (given.with === 'nothing') return 'Kostenlos umwandeln';
      return `Mit ${given.with === 'token' ? `Marker [${given.type}]` : cards.cardName(given.with)} umwandeln`;
    case 'assign':
      return `${given.n} Schaden`;
    case 'prevent':
      return `${cards.cardName(given.card)} verhindert ${given.damage.map((symbol) => `[${symbol}]`).join(' ')}`;
    case 'slot':
      return `Ziel ${given.place}`;
    case 'goes':
      return `${name} ist dran`;
    case 'attacked':
      return `${name} wird angegriffen`;
    case 'next':
      return `${name} zuerst`;
    case 'go-on':
      return 'Weiter';
    case 'ask-me':
      return `${name} ${ASKED[given.when]} fragen`;
    case 'commando':
      return cards.commandoName(given.commando);
    default:
      return plain(given, preview);
  }
}

function plain(given: Answer, preview: Preview | null): string | null {
  switch (given.do) {
    case 'done':
      return preview?.kind === 'hits' ? `${and(damageOf(preview))} Schaden machen` : DONE[given.doing];
    case 'accept':
      return ACCEPTED[given.offer] ?? 'Ja';
    case 'decline':
      return given.offer === 'weapon' ? 'Ablegen' : given.offer === 'sensor' ? 'Fertig' : 'Nein';
    case 'swap':
      return `Tauschen: ${and([given.commando, given.other].map(cards.commandoName))}`;
    case 'deck':
      return DECKS[given.deck];
    case 'end-turn':
      return 'Zug beenden';
    case 'slow-down':
      return 'Langsamer!';
    case 'pay':
      return 'Bezahlen';
    case 'medal':
      return 'Orden verlieren';
    default:
      return null;
  }
}
