import { type Deed, isCommando } from '../../board/answers/deed.ts';
import { onTheWay } from '../../board/map/on-the-way.ts';
import type { View } from '../../rules/view.ts';
import { cardWords as cards } from './cards.ts';
import { and as list } from './grammar.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  'end turn': 'Zug beenden',
  'slow down': 'Langsamer!',
  keep: 'Rest behalten',
  deal: 'So austeilen',
  pay: 'Bezahlen',
  'lose medal': 'Medaille verlieren',
  'go on': 'Weiter',
  'stage deck': 'Der Schauplatzstapel',
  'enemy deck': 'Der Gegnerstapel',
  'objective deck': 'Der Zielstapel',
  'weapon deck': 'Der Waffenstapel',
};
const DONE: Readonly<Record<string, string>> = {
  burn: 'Rest austeilen',
  reroll: 'So lassen',
  'reroll-enemy': 'So lassen',
  reveal: 'Liegen lassen',
  move: 'Hier bleiben',
};
const YES: Readonly<Record<string, string>> = {
  pillbox: 'Marker nehmen',
  equip: 'Ausrüsten',
  objective: 'Versuchen',
  'alarm-post': 'Bezahlen, einen entfernen',
};
const NO: Readonly<Record<string, string>> = { equip: 'Ablegen' };
const UNTIL: Readonly<Record<string, string>> = { turn: 'bis zum nächsten eigenen Zug', damage: 'bis Schaden kommt', round: 'bis zur nächsten Runde' };

/** What an answer does, on its button. */
export function way(deed: Deed, view: View, kind: string): string | null {
  switch (deed.do) {
    case 'run': {
      const past = onTheWay(view, deed.via).map((space) => `${cards.spaceName(space.kind)} ${space.id}`);
      return past.length === 0 ? `Nach ${deed.to} laufen` : `Nach ${deed.to} laufen, über ${list(past)}`;
    }
    case 'jump':
      return `Nach ${deed.to} springen`;
    case 'burn':
      return `${deed.n} hier verbrennen`;
    case 'attack':
      return 'Angreifen';
    case 'again':
      return 'Noch einmal angreifen';
    case 'play':
    case 'discard':
    case 'pay-card':
      return cards.cardName(deed.card);
    case 'clear':
      return `${cards.stageCardName(deed.card)} ablegen`;
    case 'ability':
      return cards.abilityName(deed.ability);
    case 'token':
      return `Marker: ${cards.advantageName(deed.type)}`;
    case 'gain':
      return `${cards.advantageName(deed.type)} erhalten`;
    case 'convert':
      return deed.with === 'free'
        ? 'Kostenlos umwandeln'
        : deed.with === 'token'
          ? `Mit Marker [${deed.type}] umwandeln`
          : `Mit ${cards.cardName(deed.card)} umwandeln`;
    case 'assign':
      return `${deed.n} Schaden`;
    case 'prevent':
      return `${cards.cardName(deed.card)} verhindert ${deed.damage.map((symbol) => `[${symbol}]`).join(' ')}`;
    case 'slot':
      return `Ziel ${deed.n}`;
    case 'answer':
      return answer(deed.says, view, kind);
    default:
      return ofCommando(deed);
  }
}

function ofCommando(deed: Deed): string | null {
  if (!('who' in deed)) return null;
  const name = cards.commandoName(deed.who);
  switch (deed.do) {
    case 'goes':
      return `${name} ist dran`;
    case 'attacked':
      return `${name} wird angegriffen`;
    case 'reacts':
      return `${name} zuerst`;
    case 'goes-on':
      return 'Weiter';
    case 'quiet':
      return `${name} nicht fragen ${UNTIL[deed.until] ?? ''}`;
    default:
      return name;
  }
}

function answer(says: string, { fight }: View, kind: string): string | null {
  if (says === 'done')
    return kind === 'convert' && fight !== null ? `${Math.max(0, fight.successes - fight.ignored)} Schaden machen` : (DONE[kind] ?? 'Fertig');
  if (says === 'yes') return YES[kind] ?? 'Ja';
  if (says === 'no') return NO[kind] ?? 'Nein';
  const [verb, ...who] = says.split(' ');
  if (verb === 'swap') return `Tauschen: ${list(who.filter(isCommando).map(cards.commandoName))}`;
  return ANSWERS[says] ?? null;
}
