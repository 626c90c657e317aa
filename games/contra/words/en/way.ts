import { type Deed, isCommando } from '../../board/answers/deed.ts';
import { onTheWay } from '../../board/map/on-the-way.ts';
import type { View } from '../../rules/view.ts';
import { cardWords as cards } from './cards.ts';
import { and as list } from './grammar.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  'end turn': 'End turn',
  'slow down': 'Slow Down!',
  keep: 'Keep the rest',
  deal: 'Deal like this',
  pay: 'Pay',
  'lose medal': 'Lose a medal',
  'go on': 'Go on',
  'stage deck': 'The stage deck',
  'enemy deck': 'The enemy deck',
  'objective deck': 'The objective deck',
  'weapon deck': 'The weapon deck',
};
const DONE: Readonly<Record<string, string>> = {
  burn: 'Deal the rest',
  reroll: 'Keep these',
  'reroll-enemy': 'Keep them',
  reveal: 'Leave them there',
  'run-on': 'Stay here',
  jump: 'Stay here',
  move: 'Stay here',
};
const YES: Readonly<Record<string, string>> = { pillbox: 'Take the token', equip: 'Equip it', objective: 'Do it', 'alarm-post': 'Pay and remove one' };
const NO: Readonly<Record<string, string>> = { equip: 'Discard it' };
const UNTIL: Readonly<Record<string, string>> = { turn: 'until their next turn', damage: 'until damage comes', round: 'until the next round' };

/** What an answer does, on its button. */
export function way(deed: Deed, view: View, kind: string): string | null {
  switch (deed.do) {
    case 'run': {
      const past = onTheWay(view, deed.via).map((space) => `${cards.spaceName(space.kind)} ${space.id}`);
      return past.length === 0 ? `Run to ${deed.to}` : `Run to ${deed.to} over ${list(past)}`;
    }
    case 'jump':
      return `Jump to ${deed.to}`;
    case 'burn':
      return `Burn ${deed.n} here`;
    case 'attack':
      return 'Attack';
    case 'again':
      return 'Attack again';
    case 'play':
    case 'discard':
    case 'pay-card':
      return cards.cardName(deed.card);
    case 'clear':
      return `Discard ${cards.stageCardName(deed.card)}`;
    case 'ability':
      return cards.abilityName(deed.ability);
    case 'token':
      return `${cards.advantageName(deed.type)} token`;
    case 'gain':
      return `Gain ${cards.advantageName(deed.type)}`;
    case 'convert':
      return deed.with === 'free'
        ? 'Convert for nothing'
        : deed.with === 'token'
          ? `Convert with a token [${deed.type}]`
          : `Convert with ${cards.cardName(deed.card)}`;
    case 'assign':
      return `${deed.n} damage`;
    case 'prevent':
      return `${cards.cardName(deed.card)} prevents ${deed.damage.map((symbol) => `[${symbol}]`).join(' ')}`;
    case 'slot':
      return `Objective ${deed.n}`;
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
      return `${name} goes`;
    case 'attacked':
      return `${name} is attacked`;
    case 'reacts':
      return `${name} first`;
    case 'goes-on':
      return 'Go on';
    case 'quiet':
      return `Do not ask ${name} ${UNTIL[deed.until] ?? ''}`;
    default:
      return name;
  }
}

function answer(says: string, { fight }: View, kind: string): string | null {
  if (says === 'done') return kind === 'convert' && fight !== null ? `Deal ${Math.max(0, fight.successes - fight.ignored)}` : (DONE[kind] ?? 'Done');
  if (says === 'yes') return YES[kind] ?? 'Yes';
  if (says === 'no') return NO[kind] ?? 'No';
  const [verb, ...who] = says.split(' ');
  if (verb === 'swap') return `Swap: ${list(who.filter(isCommando).map(cards.commandoName))}`;
  return ANSWERS[says] ?? null;
}
