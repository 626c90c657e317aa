import balance from '../../content/balance.json' with { type: 'json' };
import type { CardId } from '../../content/cards.ts';
import { rowOf } from '../../trials.ts';

/** Per cent that ordinary bots won, by card and number of commandos; `muster balance v-commandos --write` counts them. */
const WON: Readonly<Record<string, Readonly<Record<string, number>>>> = balance.won;

/** How often of ten times bots win a card, nothing being certain; null where nobody has counted. */
export function botsWin(card: CardId, commandos: number, veteran: boolean): number | null {
  const won = WON[rowOf(card, veteran)]?.[commandos];
  return won === undefined ? null : Math.max(1, Math.min(9, Math.round(won / 10)));
}
