import type { Json, Seat } from '#kernel';
import { type AnswerIn, type Field, flag, framed, notationOf, oneOf } from '../forms.ts';
import { COLUMN_NAMES, columnName, columnOf, ringOf, SEGMENT_NAMES, type SegmentName, segmentName } from './content/board.ts';
import { MEMBERS } from './content/members.ts';
import type { Away } from './facts/arrivals.ts';
import { beside } from './facts/attacks.ts';
import { DICE } from './facts/needs.ts';
import { AWAY, dieOf, idOf, isInspired, kindOf, memberOf, namedSeat, type Option, segmentOf } from './rules/option.ts';
import * as KIND from './rules/option-kind.ts';
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

/** How each kind is written. */
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

/** Options that nothing more is said of. */
const PLAIN = new Map([
  [KIND.MELEE, 'melee'],
  [KIND.SPARE, 'spare'],
  [KIND.KEEP, 'keep'],
  [KIND.FIRST_AID, 'first-aid'],
  [KIND.HOLD_AID, 'hold-aid'],
  [KIND.SCATTER, 'scatter'],
  [KIND.NO_SCATTER, 'no-scatter'],
  [KIND.NO_TRIPWIRE, 'no-tripwire'],
] as const);

/** An option, as it is packed in the rules, as the answer it is. */
export function unpack(o: Option, g: State): Answer {
  const seat = namedSeat(o);
  const by = seat < 0 ? null : seat;
  const member = idOf(memberOf(o));
  const segment = (): SegmentName => segmentName(segmentOf(o));
  const extra = isInspired(o);
  const kind = kindOf(o);
  switch (kind) {
    case KIND.WEAPON:
    case KIND.INSPIRED:
      if (member !== 'branson') return { do: 'fire', member, at: segment(), extra, by };
      return g.config.settings['flame-target-decides'] || ringOf(segmentOf(o)) > 1
        ? { do: 'burn-at', member, at: segment(), by }
        : { do: 'burn', member, column: columnName(columnOf(segmentOf(o))), by };
    case KIND.DOUBLE:
    case KIND.INSPIRED_DOUBLE:
      return { do: 'double', member: 'schulz', at: segment(), extra, by };
    case KIND.SPREAD:
    case KIND.INSPIRED_SPREAD:
      return { do: 'spread', member: 'schulz', at: segment(), extra, by };
    case KIND.STRIKE:
      return { do: 'strike', member: 'kenzo', at: segment(), by };
    case KIND.ROLL_FIRST:
    case KIND.INSPIRED_ROLL:
      return { do: 'roll-first', member, extra, by };
    case KIND.THROW:
      return { do: 'throw', member, at: segment(), by };
    case KIND.LOB:
      return { do: 'lob', member: 'dunham', by };
    case KIND.WAIVE:
      return { do: 'waive', member, by };
    case KIND.TAKE:
      return { do: 'take', member, by };
    case KIND.CALL:
      return { do: 'call', member, by };
    case KIND.FALL:
      return { do: 'fall', member, by };
    case KIND.ACCEPT:
      return { do: 'accept', member, by };
    case KIND.REFUSE:
      return { do: 'refuse', member, by };
    case KIND.INSPIRE:
      return { do: 'inspire', member, by };
    case KIND.REROLL:
      return { do: 'reroll', die: dieOf(o) < 0 ? null : dieOf(o), by };
    case KIND.TRIPWIRE:
    case KIND.TRIPWIRE_LARGE:
      return { do: 'tripwire', member: 'krussov', at: segment(), large: kind === KIND.TRIPWIRE_LARGE, by };
    default: {
      const plain = PLAIN.get(kind);
      return plain === undefined ? { do: 'keep-away', from: AWAY[kind] ?? 'each', by } : { do: plain, by };
    }
  }
}
