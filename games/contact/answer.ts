import type { Notation, Seat } from '#kernel';
import { type ColumnName, columnName, columnOf, ringOf, SEGMENTS, type SegmentName, segmentName } from './content/board.ts';
import { AYDEN, COOPER, DUNHAM, KRUSSOV, MEMBERS, type MemberId } from './content/members.ts';
import type { Away } from './facts/arrivals.ts';
import { DICE } from './facts/needs.ts';
import { beside } from './facts/ways.ts';
import * as DEED from './rules/deed.ts';
import { AWAY, deedOf, dieOf, idOf, isInspired, memberOf, namedSeat, type Option, option, segmentOf } from './rules/option.ts';
import { imaginableOrders } from './rules/orders.ts';
import type { State } from './rules/state.ts';

type OfMember = 'take' | 'call' | 'fall' | 'accept' | 'refuse' | 'inspire' | 'waive';

/** Answers that are a word and no more. */
const PLAIN = [
  ['melee', DEED.MELEE, 'cooper removes one'],
  ['spare', DEED.SPARE, 'cooper removes none'],
  ['keep', DEED.KEEP, 'cooper keeps the die'],
  ['first-aid', DEED.FIRST_AID, 'vanderbilt tries first aid'],
  ['hold-aid', DEED.HOLD_AID, 'vanderbilt holds first aid back'],
  ['scatter', DEED.SCATTER, 'mobutu scatters'],
  ['no-scatter', DEED.NO_SCATTER, 'mobutu does not scatter'],
  ['no-tripwire', DEED.NO_TRIPWIRE, 'krussov lays no tripwire'],
] as const;
type Plain = (typeof PLAIN)[number][0];

/** What is done; `extra`: with a die that Cole has given. */
type Deed =
  | { [D in OfMember]: { readonly do: D; readonly member: MemberId } }[OfMember]
  | { [D in Plain]: { readonly do: D } }[Plain]
  | { readonly do: 'fire'; readonly member: MemberId; readonly at: SegmentName; readonly extra: boolean }
  | { readonly do: 'throw'; readonly member: MemberId; readonly at: SegmentName }
  /** The target is named when the die lies there. */
  | { readonly do: 'roll-first'; readonly member: MemberId; readonly extra: boolean }
  | { readonly do: 'lob'; readonly member: 'dunham' }
  /** The whole column; or, where the segment that is named decides, that one. */
  | { readonly do: 'burn'; readonly member: 'branson'; readonly column: ColumnName }
  | { readonly do: 'burn-at'; readonly member: 'branson'; readonly at: SegmentName }
  | { readonly do: 'double'; readonly member: 'schulz'; readonly at: SegmentName; readonly extra: boolean }
  /** Two neighbours, of which the first is named. */
  | { readonly do: 'spread'; readonly member: 'schulz'; readonly at: SegmentName; readonly extra: boolean }
  | { readonly do: 'strike'; readonly member: 'kenzo'; readonly at: SegmentName }
  | { readonly do: 'tripwire'; readonly member: 'krussov'; readonly at: SegmentName; readonly large: boolean }
  | { readonly do: 'keep-away'; readonly from: Away }
  /** Which of the dice that lie there, counted from 0; null where there is but one. */
  | { readonly do: 'reroll'; readonly die: number | null };

/** What somebody may answer, or could try. `by` is the seat that does it, where it is not simply the one whose turn it is to decide. */
export type Answer = Deed & { readonly by: Seat | null };

function print(answer: Answer): string {
  return answer.by === null ? deedText(answer) : `${deedText(answer)} by player ${answer.by + 1}`;
}

function deedText(deed: Deed): string {
  const extra = 'extra' in deed && deed.extra ? ' with an extra die' : '';
  switch (deed.do) {
    case 'take':
    case 'call':
      return `${deed.do} ${deed.member}`;
    case 'fall':
    case 'accept':
    case 'refuse':
    case 'waive':
      return `${deed.member} ${deed.do}s`;
    case 'inspire':
      return `cole inspires ${deed.member}`;
    case 'fire':
      return `${deed.member} fires at ${deed.at}${extra}`;
    case 'throw':
      return `${deed.member} throws a grenade at ${deed.at}`;
    case 'roll-first':
      return `${deed.member} rolls first${extra}`;
    case 'lob':
      return 'dunham rolls first with the grenade';
    case 'burn':
      return `branson burns ${deed.column}`;
    case 'burn-at':
      return `branson burns at ${deed.at}`;
    case 'double':
      return `schulz double-shoots ${deed.at}${extra}`;
    case 'spread':
      return `schulz double-shoots ${deed.at} and ${beside(deed.at)}${extra}`;
    case 'strike':
      return `kenzo strikes at ${deed.at}`;
    case 'tripwire':
      return `krussov lays a ${deed.large ? 'large ' : ''}tripwire at ${deed.at}`;
    case 'reroll':
      return deed.die === null ? 'cooper rerolls the die' : `cooper rerolls die ${deed.die + 1}`;
    case 'keep-away':
      return `ayden keeps ${deed.from === 'each' ? 'one' : 'two'} away from ${deed.from}`;
    default:
      return PLAIN.find(([name]) => name === deed.do)?.[2] ?? deed.do;
  }
}

function parse(notation: string): Answer | undefined {
  const [, text = '', player] = /^(.*?)(?: by player ([1-4]))?$/.exec(notation) ?? [];
  const deed = DEEDS.get(text);
  return deed === undefined ? undefined : { ...deed, by: player === undefined ? null : Number(player) - 1 };
}

export const notation: Notation<Answer> = { print, parse };

/** An option, as it is packed in the rules, as the answer it is. */
export function unpack(o: Option, g: State): Answer {
  const seat = namedSeat(o);
  return { ...deedIn(o, g.config.settings['flame-target-decides']), by: seat < 0 ? null : seat };
}

/** `named`: the flame thrower's target is always a segment. */
function deedIn(o: Option, named: boolean): Deed {
  const member = idOf(memberOf(o));
  const at = segmentName(segmentOf(o));
  const extra = isInspired(o);
  const deed = deedOf(o);
  switch (deed) {
    case DEED.WEAPON:
    case DEED.INSPIRED:
      if (member !== 'branson') return { do: 'fire', member, at, extra };
      return named || ringOf(segmentOf(o)) > 1 ? { do: 'burn-at', member, at } : { do: 'burn', member, column: columnName(columnOf(segmentOf(o))) };
    case DEED.DOUBLE:
    case DEED.INSPIRED_DOUBLE:
      return { do: 'double', member: 'schulz', at, extra };
    case DEED.SPREAD:
    case DEED.INSPIRED_SPREAD:
      return { do: 'spread', member: 'schulz', at, extra };
    case DEED.STRIKE:
      return { do: 'strike', member: 'kenzo', at };
    case DEED.ROLL_FIRST:
    case DEED.INSPIRED_ROLL:
      return { do: 'roll-first', member, extra };
    case DEED.THROW:
      return { do: 'throw', member, at };
    case DEED.LOB:
      return { do: 'lob', member: 'dunham' };
    case DEED.WAIVE:
      return { do: 'waive', member };
    case DEED.TAKE:
      return { do: 'take', member };
    case DEED.CALL:
      return { do: 'call', member };
    case DEED.FALL:
      return { do: 'fall', member };
    case DEED.ACCEPT:
      return { do: 'accept', member };
    case DEED.REFUSE:
      return { do: 'refuse', member };
    case DEED.INSPIRE:
      return { do: 'inspire', member };
    case DEED.REROLL:
      return { do: 'reroll', die: dieOf(o) < 0 ? null : dieOf(o) };
    case DEED.TRIPWIRE:
    case DEED.TRIPWIRE_LARGE:
      return { do: 'tripwire', member: 'krussov', at, large: deed === DEED.TRIPWIRE_LARGE };
    default: {
      const [plain] = PLAIN.find(([, packed]) => packed === deed) ?? [];
      return plain === undefined ? { do: 'keep-away', from: AWAY[deed] ?? 'each' } : { do: plain };
    }
  }
}

/** Everything that can be done in any night. */
function* everyOption(): Iterable<Option> {
  for (const member of MEMBERS.keys()) {
    yield* imaginableOrders(member);
    for (const deed of [DEED.TAKE, DEED.CALL, DEED.FALL, DEED.ACCEPT, DEED.REFUSE, DEED.INSPIRE]) yield option(member, deed);
  }
  for (let segment = 0; segment < SEGMENTS; segment++) {
    yield option(DUNHAM, DEED.WEAPON, segment);
    for (const deed of [DEED.TRIPWIRE, DEED.TRIPWIRE_LARGE]) yield option(KRUSSOV, deed, segment);
  }
  yield option(COOPER, DEED.REROLL);
  for (let die = 0; die < Math.max(...DICE); die++) yield option(COOPER, DEED.REROLL, die);
  for (const deed of [DEED.SKIP_BROWN, DEED.SKIP_EACH, DEED.SKIP_BLUE, ...PLAIN.map(([, packed]) => packed)]) yield option(AYDEN, deed);
}

const DEEDS: ReadonlyMap<string, Deed> = new Map(
  [...everyOption()].flatMap((o) => [false, true].map((named) => deedIn(o, named))).map((deed) => [deedText(deed), deed]),
);
