import type { Answer } from '../../answer.ts';
import { eventfulOf } from '../../facts/marks.ts';
import { damageOf, type Preview } from '../../preview.ts';
import type { Doing, Offer } from '../../rules/option.ts';
import type { View } from '../../view.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

const DONE: Readonly<Record<Doing, string>> = {
  moving: 'Stay here',
  rerolling: 'Keep these',
  converting: 'Done',
  burning: 'Deal the rest',
  revealing: 'Leave them there',
  purging: 'Done',
};
const ACCEPTED: Readonly<Partial<Record<Offer, string>>> = {
  pillbox: 'Take the token',
  weapon: 'Equip it',
  objective: 'Do it',
  'alarm-post': 'Pay and remove one',
};
const ASKED = { always: 'whenever they could step in', 'in-danger': 'when somebody is in danger', never: 'only in their own turn' } as const;

/** What an answer does, on its button; null where the game's own words say it. */
export function answer(given: Answer, view: View, preview: Preview | null): string | null {
  const name = cards.commandoName(given.who);
  switch (given.do) {
    case 'run': {
      const past = eventfulOf(view, given.via).map(({ id, kind }) => `${cards.spaceName(kind)} ${id}`);
      return past.length === 0 ? `Run to ${given.to}` : `Run to ${given.to} over ${and(past)}`;
    }
    case 'jump':
      return `Jump to ${given.to}`;
    case 'burn':
      return `Burn ${given.n} here`;
    case 'attack':
      return 'Attack';
    case 'again':
      return 'Attack again';
    case 'play':
    case 'discard':
    case 'card':
    case 'recover':
      return cards.cardName(given.card);
    case 'clear':
      return `Discard ${cards.stageCardName(given.stageCard)}`;
    case 'ability':
      return cards.abilityName(given.ability);
    case 'token':
    case 'lose':
      return `${cards.advantageName(given.type)} token`;
    case 'gain':
      return `Gain ${cards.advantageName(given.type)}`;
    case 'convert':
      if (given.with === 'nothing') return 'Convert for free';
      return `Convert with ${given.with === 'token' ? `a token [${given.type}]` : cards.cardName(given.with)}`;
    case 'assign':
      return `${given.n} damage`;
    case 'prevent':
      return `${cards.cardName(given.card)} prevents ${given.damage.map((symbol) => `[${symbol}]`).join(' ')}`;
    case 'slot':
      return `Objective ${given.place}`;
    case 'goes':
      return `${name} goes`;
    case 'attacked':
      return `${name} is attacked`;
    case 'next':
      return `${name} first`;
    case 'go-on':
      return 'Go on';
    case 'ask-me':
      return `Ask ${name} ${ASKED[given.when]}`;
    case 'commando':
      return cards.commandoName(given.commando);
    default:
      return plain(given, view, preview);
  }
}

function plain(given: Answer, { fight }: View, preview: Preview | null): string | null {
  switch (given.do) {
    case 'done':
      if (preview?.kind === 'hits') return `Deal ${and(damageOf(preview))}`;
      return given.doing === 'rerolling' && fight === null ? 'Keep them' : DONE[given.doing];
    case 'accept':
      return ACCEPTED[given.offer] ?? 'Yes';
    case 'decline':
      return given.offer === 'weapon' ? 'Discard it' : given.offer === 'sensor' ? 'Done' : 'No';
    case 'swap':
      return `Swap: ${and([given.commando, given.other].map(cards.commandoName))}`;
    case 'deck':
      return `The ${given.deck} deck`;
    case 'end-turn':
      return 'End turn';
    case 'slow-down':
      return 'Slow Down!';
    case 'pay':
      return 'Pay';
    case 'medal':
      return 'Lose a medal';
    default:
      return null;
  }
}
