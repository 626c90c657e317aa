import { type AnswerIn, notationOf, oneOf, whole } from '../forms.ts';
import { ASSASSINS, assassinAt } from './content/assassins.ts';
import { BONUSES, type BonusId, CARD_IDS, cardId, GETAWAYS, type GetawayId, WEAPONS, type WeaponId } from './content/kit.ts';
import { spaceId } from './content/map.ts';
import { SPACE_DATA, type SpaceId } from './content/world.ts';
import * as packed from './rules/option.ts';

/** Bonus cards that say what they are played on. */
const ON_SOMETHING = ['bent-bodyguard', 'correspondence-course', 'red-eye-ticket', 'anonymous-tip-off'] as const;
type OnNothing = Exclude<BonusId, (typeof ON_SOMETHING)[number]>;

function isOnNothing(card: BonusId): card is OnNothing {
  return !ON_SOMETHING.some((other) => other === card);
}

/** What an answer may name. */
const FIELDS = {
  space: oneOf(SPACE_DATA.map(({ id }) => id)),
  getaway: oneOf(GETAWAYS.map(({ id }) => id)),
  weapon: oneOf(WEAPONS.map(({ id }) => id)),
  bonus: oneOf(BONUSES.map(({ id }) => id).filter(isOnNothing)),
  brought: oneOf([...WEAPONS, ...GETAWAYS].map(({ id }) => id)),
  card: oneOf(CARD_IDS),
  number: whole('[2-689]|1[0-2]'),
  assassin: oneOf(ASSASSINS.map(({ id }) => id)),
};

/** How each answer is written. */
const FORMS = {
  draw: 'draw',
  end: 'end the turn',
  roll: 'roll',
  leave: 'leave the bodyguards',
  accept: 'accept the roll',
  again: 'try again',
  stop: 'stop',
  'keep-nothing': 'keep nothing',
  escape: 'escape',
  hide: 'hide',
  surrender: 'go to prison',
  'sit-out': 'sit the turn out',
  move: 'move to {to:space}',
  travel: 'travel by {by:getaway} to {to:space}',
  attempt: 'attempt in {city:space}',
  learn: 'learn {weapon}',
  play: 'play {card:bonus}',
  bribe: 'play bent-bodyguard on {number} in {city:space}',
  study: 'play correspondence-course for {weapon}',
  fly: 'play red-eye-ticket to {to:space}',
  'tip-off': 'play anonymous-tip-off in {city:space}',
  bring: 'bring {card:brought}',
  shift: 'shift bodyguard {number} to {to:space}',
  keep: 'keep {card}',
  give: 'give the contract in {city:space}',
  go: 'get away to {to:space}',
  pick: 'pick {assassin}',
} as const;

/** What somebody may answer, or could try. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;

/** The only place where answers are written and read. */
export const notation = notationOf(FORMS, FIELDS);

/** Options that nothing more is said of. */
const PLAIN_KINDS = {
  draw: packed.DRAW,
  end: packed.END,
  roll: packed.ROLL,
  leave: packed.LEAVE,
  accept: packed.ACCEPT,
  again: packed.AGAIN,
  stop: packed.STOP,
  'keep-nothing': packed.KEEP_NOTHING,
  escape: packed.ESCAPE,
  hide: packed.HIDE,
  surrender: packed.SURRENDER,
  'sit-out': packed.SIT_OUT,
} as const;
type Plain = keyof typeof PLAIN_KINDS;

const PLAIN_BY_KIND = new Map<number, Plain>(Object.entries(PLAIN_KINDS).map(([word, number]) => [number, word as Plain]));

/** What a packed option means. */
export function unpack(o: packed.Option): Answer {
  const plain = PLAIN_BY_KIND.get(packed.kindOf(o));
  if (plain !== undefined) return { do: plain };
  const card = packed.cardOf(o);
  const space = (): SpaceId => spaceId(packed.spaceOf(o));
  switch (packed.kindOf(o)) {
    case packed.MOVE:
      return { do: 'move', to: space() };
    case packed.TRAVEL:
      return { do: 'travel', by: cardId(card) as GetawayId, to: space() };
    case packed.ATTEMPT:
      return { do: 'attempt', city: space() };
    case packed.LEARN:
      return { do: 'learn', weapon: cardId(card) as WeaponId };
    case packed.PLAY:
      return played(o);
    case packed.BRING:
      return { do: 'bring', card: cardId(card) as WeaponId | GetawayId };
    case packed.SHIFT:
      return { do: 'shift', number: packed.numberOf(o), to: space() };
    case packed.KEEP:
      return { do: 'keep', card: cardId(card) };
    case packed.GIVE:
      return { do: 'give', city: space() };
    case packed.GO:
      return { do: 'go', to: space() };
    case packed.PICK:
      return { do: 'pick', assassin: assassinAt(packed.numberOf(o)).id };
    default:
      throw new Error(`${o} is no option`);
  }
}

function played(o: packed.Option): Answer {
  const card = cardId(packed.cardOf(o)) as BonusId;
  switch (card) {
    case 'bent-bodyguard':
      return { do: 'bribe', number: packed.numberOf(o), city: spaceId(packed.spaceOf(o)) };
    case 'correspondence-course':
      return { do: 'study', weapon: cardId(packed.numberOf(o)) as WeaponId };
    case 'red-eye-ticket':
      return { do: 'fly', to: spaceId(packed.spaceOf(o)) };
    case 'anonymous-tip-off':
      return { do: 'tip-off', city: spaceId(packed.spaceOf(o)) };
    default:
      return { do: 'play', card };
  }
}
