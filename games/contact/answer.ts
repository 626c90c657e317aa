import type { Json, Seat } from '#kernel';
import { type AnswerIn, type Field, flag, framed, notationOf, oneOf } from '../forms.ts';
import { COLUMN_NAMES, columnName, columnOf, ringOf, SEGMENT_NAMES, type SegmentName, segmentName } from './content/board.ts';
import { MEMBERS } from './content/members.ts';
import type { Away } from './facts/arrivals.ts';
import { DICE } from './facts/needs.ts';
import { beside } from './facts/ways.ts';
import * as DEED from './rules/deed.ts';
import { AWAY, deedOf, dieOf, idOf, isInspired, memberOf, namedSeat, type Option, segmentOf } from './rules/option.ts';
import type { State } from './rules/state.ts';

const KEPT_AWAY: Readonly<Record<Away, string>> = { each: 'one away from each', brown: 'two away from brown', blue: 'two away from blue' };
const AWAYS = Object.keys(KEPT_AWAY) as Away[];

const AT = oneOf(SEGMENT_NAMES);

/** What an answer may name. */
const FIELDS = {
  member: oneOf(MEMBERS.map(({ id }) => id)),
  branson: oneOf(['branson']),
  dunham: oneOf(['dunham']),
  kenzo: oneOf(['kenzo']),
  krussov: oneOf(['krussov']),
  schulz: oneOf(['schulz']),
  at: AT,
  column: oneOf(COLUMN_NAMES),
  /** Two neighbours, of which the first is named. */
  pair: field(`(?:${AT.like}) and (?:${AT.like})`, SEGMENT_NAMES, (at) => `${at} and ${beside(at)}`),
  /** With a die that Cole has given. */
  extra: flag(' with an extra die'),
  large: flag('large '),
  from: field(Object.values(KEPT_AWAY).join('|'), AWAYS, (from) => KEPT_AWAY[from]),
  /** Which of the dice that lie there, counted from 0; null where there is but one. */
  die: field('the die|die [1-9]', [null, ...Array.from({ length: Math.max(...DICE) }, (_, die) => die)], (die) =>
    die === null ? 'the die' : `die ${die + 1}`,
  ),
  /** The seat that does it, where it is not simply the one whose turn it is to decide. */
  by: field<Seat | null>('(?: by player [1-4])?', [null, 0, 1, 2, 3], (seat) => (seat === null ? '' : ` by player ${seat + 1}`)),
};

/** One of these values, each written in its own way. */
function field<Value extends Json>(like: string, values: readonly Value[], write: (value: Value) => string): Field<Value> {
  const known = new Map(values.map((value) => [write(value), value]));
  return { like, read: (text) => known.get(text), write };
}

/** How each deed is written. */
const FORMS = framed(
  '',
  {
    take: 'take {member}',
    call: 'call {member}',
    fall: '{member} falls',
    accept: '{member} accepts',
    refuse: '{member} refuses',
    waive: '{member} waives',
    inspire: 'cole inspires {member}',
    fire: '{member} fires at {at}{extra}',
    throw: '{member} throws a grenade at {at}',
    /** The target is named when the die lies there. */
    'roll-first': '{member} rolls first{extra}',
    lob: '{member:dunham} rolls first with the grenade',
    /** The whole column; or, where the segment that is named decides, that one. */
    burn: '{member:branson} burns {column}',
    'burn-at': '{member:branson} burns at {at}',
    double: '{member:schulz} double-shoots {at}{extra}',
    spread: '{member:schulz} double-shoots {at:pair}{extra}',
    strike: '{member:kenzo} strikes at {at}',
    tripwire: '{member:krussov} lays a {large}tripwire at {at}',
    'keep-away': 'ayden keeps {from}',
    reroll: 'cooper rerolls {die}',
    melee: 'cooper removes one',
    spare: 'cooper removes none',
    keep: 'cooper keeps the die',
    'first-aid': 'vanderbilt tries first aid',
    'hold-aid': 'vanderbilt holds first aid back',
    scatter: 'mobutu scatters',
    'no-scatter': 'mobutu does not scatter',
    'no-tripwire': 'krussov lays no tripwire',
  },
  '{by}',
);

/** What somebody may answer, or could try. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;

export const notation = notationOf(FORMS, FIELDS);

/** Deeds that nothing more is said of. */
const PLAIN = new Map([
  [DEED.MELEE, 'melee'],
  [DEED.SPARE, 'spare'],
  [DEED.KEEP, 'keep'],
  [DEED.FIRST_AID, 'first-aid'],
  [DEED.HOLD_AID, 'hold-aid'],
  [DEED.SCATTER, 'scatter'],
  [DEED.NO_SCATTER, 'no-scatter'],
  [DEED.NO_TRIPWIRE, 'no-tripwire'],
] as const);

/** An option, as it is packed in the rules, as the answer it is. */
export function unpack(o: Option, g: State): Answer {
  const seat = namedSeat(o);
  const by = seat < 0 ? null : seat;
  const member = idOf(memberOf(o));
  const segment = (): SegmentName => segmentName(segmentOf(o));
  const extra = isInspired(o);
  const deed = deedOf(o);
  switch (deed) {
    case DEED.WEAPON:
    case DEED.INSPIRED:
      if (member !== 'branson') return { do: 'fire', member, at: segment(), extra, by };
      return g.config.settings['flame-target-decides'] || ringOf(segmentOf(o)) > 1
        ? { do: 'burn-at', member, at: segment(), by }
        : { do: 'burn', member, column: columnName(columnOf(segmentOf(o))), by };
    case DEED.DOUBLE:
    case DEED.INSPIRED_DOUBLE:
      return { do: 'double', member: 'schulz', at: segment(), extra, by };
    case DEED.SPREAD:
    case DEED.INSPIRED_SPREAD:
      return { do: 'spread', member: 'schulz', at: segment(), extra, by };
    case DEED.STRIKE:
      return { do: 'strike', member: 'kenzo', at: segment(), by };
    case DEED.ROLL_FIRST:
    case DEED.INSPIRED_ROLL:
      return { do: 'roll-first', member, extra, by };
    case DEED.THROW:
      return { do: 'throw', member, at: segment(), by };
    case DEED.LOB:
      return { do: 'lob', member: 'dunham', by };
    case DEED.WAIVE:
      return { do: 'waive', member, by };
    case DEED.TAKE:
      return { do: 'take', member, by };
    case DEED.CALL:
      return { do: 'call', member, by };
    case DEED.FALL:
      return { do: 'fall', member, by };
    case DEED.ACCEPT:
      return { do: 'accept', member, by };
    case DEED.REFUSE:
      return { do: 'refuse', member, by };
    case DEED.INSPIRE:
      return { do: 'inspire', member, by };
    case DEED.REROLL:
      return { do: 'reroll', die: dieOf(o) < 0 ? null : dieOf(o), by };
    case DEED.TRIPWIRE:
    case DEED.TRIPWIRE_LARGE:
      return { do: 'tripwire', member: 'krussov', at: segment(), large: deed === DEED.TRIPWIRE_LARGE, by };
    default: {
      const plain = PLAIN.get(deed);
      return plain === undefined ? { do: 'keep-away', from: AWAY[deed] ?? 'each', by } : { do: plain, by };
    }
  }
}
