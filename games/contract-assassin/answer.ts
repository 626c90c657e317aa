import type { Notation } from '#kernel';
import { ASSASSINS, type AssassinId, assassinAt } from './content/assassins.ts';
import { BONUSES, type BonusId, CARD_IDS, type CardId, cardId, GETAWAYS, type GetawayId, WEAPONS, type WeaponId } from './content/kit.ts';
import { spaceCalled, spaceId } from './content/map.ts';
import type { SpaceId } from './content/world.ts';
import * as deed from './rules/option.ts';

/** Answers that are a word and no more. */
const PLAIN = {
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
} as const;
type Plain = keyof typeof PLAIN;
const PLAIN_DEEDS: Readonly<Record<Plain, number>> = {
  draw: deed.DRAW,
  end: deed.END,
  roll: deed.ROLL,
  leave: deed.LEAVE,
  accept: deed.ACCEPT,
  again: deed.AGAIN,
  stop: deed.STOP,
  'keep-nothing': deed.KEEP_NOTHING,
  escape: deed.ESCAPE,
  hide: deed.HIDE,
  surrender: deed.SURRENDER,
  'sit-out': deed.SIT_OUT,
};

/** Bonus cards that say what they are played on, and the others. */
type OnNothing = Exclude<BonusId, 'bent-bodyguard' | 'correspondence-course' | 'red-eye-ticket' | 'anonymous-tip-off'>;

/** What somebody may answer, or could try. */
export type Answer =
  | { [P in Plain]: { readonly do: P } }[Plain]
  | { readonly do: 'move'; readonly to: SpaceId }
  | { readonly do: 'travel'; readonly by: GetawayId; readonly to: SpaceId }
  | { readonly do: 'attempt'; readonly city: SpaceId }
  | { readonly do: 'learn'; readonly weapon: WeaponId }
  | { readonly do: 'play'; readonly card: OnNothing }
  | { readonly do: 'bribe'; readonly number: number; readonly city: SpaceId }
  | { readonly do: 'study'; readonly weapon: WeaponId }
  | { readonly do: 'fly'; readonly to: SpaceId }
  | { readonly do: 'tip-off'; readonly city: SpaceId }
  | { readonly do: 'bring'; readonly card: WeaponId | GetawayId }
  | { readonly do: 'shift'; readonly number: number; readonly to: SpaceId }
  | { readonly do: 'keep'; readonly card: CardId }
  | { readonly do: 'give'; readonly city: SpaceId }
  | { readonly do: 'go'; readonly to: SpaceId }
  | { readonly do: 'pick'; readonly assassin: AssassinId };

function print(answer: Answer): string {
  switch (answer.do) {
    case 'move':
      return `move to ${answer.to}`;
    case 'travel':
      return `travel by ${answer.by} to ${answer.to}`;
    case 'attempt':
      return `attempt in ${answer.city}`;
    case 'learn':
      return `learn ${answer.weapon}`;
    case 'play':
      return `play ${answer.card}`;
    case 'bribe':
      return `play bent-bodyguard on ${answer.number} in ${answer.city}`;
    case 'study':
      return `play correspondence-course for ${answer.weapon}`;
    case 'fly':
      return `play red-eye-ticket to ${answer.to}`;
    case 'tip-off':
      return `play anonymous-tip-off in ${answer.city}`;
    case 'bring':
      return `bring ${answer.card}`;
    case 'shift':
      return `shift bodyguard ${answer.number} to ${answer.to}`;
    case 'keep':
      return `keep ${answer.card}`;
    case 'give':
      return `give the contract in ${answer.city}`;
    case 'go':
      return `get away to ${answer.to}`;
    case 'pick':
      return `pick ${answer.assassin}`;
    default:
      return PLAIN[answer.do];
  }
}

const NUMBER = '[2-689]|1[0-2]';
const WORD = '[a-z-]+';

/** How each form is written, and what it means; what a name means nothing for is no answer. */
const FORMS: readonly (readonly [RegExp, (first: string, second: string) => Answer | undefined])[] = [
  [form(`move to (${WORD})`), (to) => inSpace(to, (space) => ({ do: 'move', to: space }))],
  [
    form(`travel by (${WORD}) to (${WORD})`),
    (by, to) => {
      const card = GETAWAYS.find(({ id }) => id === by);
      return card === undefined ? undefined : inSpace(to, (space) => ({ do: 'travel', by: card.id, to: space }));
    },
  ],
  [form(`attempt in (${WORD})`), (city) => inSpace(city, (space) => ({ do: 'attempt', city: space }))],
  [form(`learn (${WORD})`), (weapon) => ofWeapon(weapon, (id) => ({ do: 'learn', weapon: id }))],
  [form(`play bent-bodyguard on (${NUMBER}) in (${WORD})`), (n, city) => inSpace(city, (space) => ({ do: 'bribe', number: Number(n), city: space }))],
  [form(`play correspondence-course for (${WORD})`), (weapon) => ofWeapon(weapon, (id) => ({ do: 'study', weapon: id }))],
  [form(`play red-eye-ticket to (${WORD})`), (to) => inSpace(to, (space) => ({ do: 'fly', to: space }))],
  [form(`play anonymous-tip-off in (${WORD})`), (city) => inSpace(city, (space) => ({ do: 'tip-off', city: space }))],
  [
    form(`play (${WORD})`),
    (text) => {
      const card = BONUSES.find(({ id }) => id === text)?.id;
      return card === undefined || !isOnNothing(card) ? undefined : { do: 'play', card };
    },
  ],
  [
    form(`bring (${WORD})`),
    (text) => {
      const card = [...WEAPONS, ...GETAWAYS].find(({ id }) => id === text)?.id;
      return card === undefined ? undefined : { do: 'bring', card };
    },
  ],
  [form(`shift bodyguard (${NUMBER}) to (${WORD})`), (n, to) => inSpace(to, (space) => ({ do: 'shift', number: Number(n), to: space }))],
  [form(`give the contract in (${WORD})`), (city) => inSpace(city, (space) => ({ do: 'give', city: space }))],
  [form(`get away to (${WORD})`), (to) => inSpace(to, (space) => ({ do: 'go', to: space }))],
  [
    form(`keep (${WORD})`),
    (text) => {
      const card = CARD_IDS.find((id) => id === text);
      return card === undefined ? undefined : { do: 'keep', card };
    },
  ],
  [
    form(`pick (${WORD})`),
    (text) => {
      const assassin = ASSASSINS.find(({ id }) => id === text)?.id;
      return assassin === undefined ? undefined : { do: 'pick', assassin };
    },
  ],
];

function form(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

function inSpace(text: string, answer: (space: SpaceId) => Answer): Answer | undefined {
  const space = spaceCalled(text);
  return space === undefined ? undefined : answer(spaceId(space));
}

function ofWeapon(text: string, answer: (id: WeaponId) => Answer): Answer | undefined {
  const weapon = WEAPONS.find(({ id }) => id === text);
  return weapon === undefined ? undefined : answer(weapon.id);
}

function isOnNothing(card: BonusId): card is OnNothing {
  return !['bent-bodyguard', 'correspondence-course', 'red-eye-ticket', 'anonymous-tip-off'].includes(card);
}

function parse(notation: string): Answer | undefined {
  for (const word of Object.keys(PLAIN) as Plain[]) if (PLAIN[word] === notation) return { do: word };
  for (const [like, read] of FORMS) {
    const found = like.exec(notation);
    if (found === null) continue;
    const [, first = '', second = ''] = found;
    const answer = read(first, second);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The only place where answers are written and read. */
export const notation: Notation<Answer> = { print, parse };

const PLAIN_BY_DEED = new Map(Object.entries(PLAIN_DEEDS).map(([word, number]) => [number, word as Plain]));

/** What a packed option means. */
export function unpack(o: deed.Option): Answer {
  const plain = PLAIN_BY_DEED.get(deed.deedOf(o));
  if (plain !== undefined) return { do: plain };
  const card = deed.cardOf(o);
  const space = (): SpaceId => spaceId(deed.spaceOf(o));
  switch (deed.deedOf(o)) {
    case deed.MOVE:
      return { do: 'move', to: space() };
    case deed.TRAVEL:
      return { do: 'travel', by: cardId(card) as GetawayId, to: space() };
    case deed.ATTEMPT:
      return { do: 'attempt', city: space() };
    case deed.LEARN:
      return { do: 'learn', weapon: cardId(card) as WeaponId };
    case deed.PLAY:
      return played(o);
    case deed.BRING:
      return { do: 'bring', card: cardId(card) as WeaponId | GetawayId };
    case deed.SHIFT:
      return { do: 'shift', number: deed.numberOf(o), to: space() };
    case deed.KEEP:
      return { do: 'keep', card: cardId(card) };
    case deed.GIVE:
      return { do: 'give', city: space() };
    case deed.GO:
      return { do: 'go', to: space() };
    case deed.PICK:
      return { do: 'pick', assassin: assassinAt(deed.numberOf(o)).id };
    default:
      throw new Error(`${o} is no option`);
  }
}

function played(o: deed.Option): Answer {
  const card = cardId(deed.cardOf(o)) as BonusId;
  switch (card) {
    case 'bent-bodyguard':
      return { do: 'bribe', number: deed.numberOf(o), city: spaceId(deed.spaceOf(o)) };
    case 'correspondence-course':
      return { do: 'study', weapon: cardId(deed.numberOf(o)) as WeaponId };
    case 'red-eye-ticket':
      return { do: 'fly', to: spaceId(deed.spaceOf(o)) };
    case 'anonymous-tip-off':
      return { do: 'tip-off', city: spaceId(deed.spaceOf(o)) };
    default:
      return { do: 'play', card };
  }
}
