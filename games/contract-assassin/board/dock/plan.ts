import { type CardId, GETAWAYS, type GetawayId } from '../../content/kit.ts';
import type { SpaceId } from '../../content/world.ts';
import { emptyChart, type SumOdds } from '../../facts/attempt.ts';
import type { Door } from '../../facts/escape.ts';
import type { Escape, Odds } from '../../preview.ts';
import type { Decision, Option } from '../../types.ts';
import type { View } from '../../view.ts';

/** What is being planned: with the cards that lie out, or with the best of the hand while nothing does (`best`). */
export type Plan =
  | {
      readonly kind: 'attempt';
      readonly city: SpaceId;
      readonly sums: readonly SumOdds[];
      readonly odds: Odds | null;
      readonly best: boolean;
      readonly dice: readonly number[] | null;
      /** How to get out afterwards. */
      readonly away: Escape | null;
    }
  | {
      readonly kind: 'escape';
      readonly doors: readonly Door[];
      readonly odds: Odds;
      readonly best: boolean;
      readonly rolled: number | null;
      /** Only for whoever escapes. */
      readonly own: Escape | null;
      /** Turns missed by whoever hides instead; null where nobody can. */
      readonly hide: number | null;
    };

/** What the decision of whoever is in turn is about; what only they could do is shown only to them. */
export function planOf(decision: Decision | null, { ahead, target, targets, hitmen, active }: View, options: readonly Option[]): Plan | null {
  if (decision === null) return null;
  const preview = options.find(({ answer }) => ROLLS.includes(answer.do))?.preview ?? null;
  const { kill = null, away = null } = preview ?? {};
  const dice = decision.kind === 'roll' ? decision.about.dice : null;
  const attempt = (city: SpaceId): Plan => ({
    kind: 'attempt',
    city,
    sums: ahead?.for === 'attempt' ? ahead.sums : (kill?.best?.sums ?? emptyChart(targets.find((one) => one.city === city)?.guards ?? [])),
    odds: kill ?? (ahead?.for === 'attempt' ? ahead.odds : null),
    best: (kill?.best?.weapons.length ?? 0) > 0,
    dice,
    away,
  });
  if (decision.kind === 'weapons' || decision.kind === 'shift') return attempt(decision.about.city);
  if (decision.kind === 'act') return kill === null || hitmen[active]?.space == null ? null : attempt(hitmen[active].space);
  const isAttempt = (decision.kind === 'roll' && decision.about.for === 'attempt') || (decision.kind === 'again' && decision.about.of === 'attempt');
  if (isAttempt) return target === null ? null : attempt(target);
  if (!['roll', 'again', 'flee', 'getaways'].includes(decision.kind)) return null;
  const doors = ahead?.for === 'escape' ? ahead.doors : away?.doors;
  const odds = away ?? (ahead?.for === 'escape' ? ahead.odds : null);
  if (doors === undefined || odds === null) return null;
  const hide = options.find(({ answer }) => answer.do === 'hide')?.preview?.misses ?? null;
  return { kind: 'escape', doors, odds, best: (away?.best?.length ?? 0) > 0, rolled: dice?.[0] ?? null, own: away, hide };
}

/** What leads to a roll, or is one. */
const ROLLS: readonly Option['answer']['do'][] = ['roll', 'attempt', 'escape', 'again'];

/** What is foretold of bringing a card. */
function brought(options: readonly Option[] | undefined): Option['preview'] {
  return options?.find(({ answer }) => answer.do === 'bring')?.preview ?? null;
}

/** Where a card would lead whoever gets away by it; null where it cannot be laid out. */
export function leadsTo(cards: ReadonlyMap<CardId, readonly Option[]>, card: GetawayId): readonly SpaceId[] | null {
  const number = GETAWAYS.find(({ id }) => id === card)?.number;
  return brought(cards.get(card))?.away?.doors.find((door) => door.number === number)?.to ?? null;
}

/** What one more of a card would add to the chance; null where it cannot be laid out. */
export function gainOf(cards: ReadonlyMap<CardId, readonly Option[]>, card: CardId): number | null {
  const preview = brought(cards.get(card));
  return preview?.kill?.adds ?? preview?.away?.adds ?? null;
}

/** Whether bodyguards stop every number of a weapon that could be laid out. */
export function isBlocked(cards: ReadonlyMap<CardId, readonly Option[]>, card: CardId): boolean {
  return brought(cards.get(card))?.kill?.blocked === true;
}
