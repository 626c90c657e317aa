import { type Answer, notation } from '../answer.ts';
import type { SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { type AttackKind, attackKindOf, memberIn, targetsOf } from '../facts/attacks.ts';
import { zombiesAt } from '../facts/groups.ts';
import type { Target } from '../preview.ts';
import type { Decision, Option } from '../types.ts';
import type { View } from '../view.ts';

/** What somebody has pointed at so far, in this decision. */
export interface Picked {
  /** The number of the decision. */
  readonly at: number;
  readonly turn: number;
  readonly member: MemberId | null;
  readonly attack: AttackKind | null;
  readonly target: SegmentName | null;
}

export const NOTHING_PICKED: Picked = { at: -1, turn: 0, member: null, attack: null, target: null };

/** What can be pointed at, and what would be answered now. */
export interface Choosing {
  /** Segments are chosen, or members, or one of a few answers, or nothing. */
  readonly of: 'segments' | 'members' | 'answers' | 'nothing';
  /** Who may be chosen. */
  readonly ready: ReadonlySet<MemberId>;
  /** Whoever can act at all may be chosen now. */
  readonly anybody: boolean;
  readonly member: MemberId | null;
  readonly attacks: readonly AttackKind[];
  readonly attack: AttackKind | null;
  readonly lit: ReadonlyMap<SegmentName, Option>;
  readonly target: SegmentName | null;
  /** Any answer of that member with that attack. */
  readonly like: Answer | null;
  /** What the strong button does; null while something has still to be pointed at. */
  readonly strong: Option | null;
  /** To do nothing. */
  readonly skip: Option | null;
}

const NOTHING: Choosing = {
  of: 'nothing',
  ready: new Set(),
  anybody: false,
  member: null,
  attacks: [],
  attack: null,
  lit: new Map(),
  target: null,
  like: null,
  strong: null,
  skip: null,
};

/** Those that are the same for whoever looks: one of each, the one without a player's number if there is one. */
export function distinct(options: readonly Option[]): readonly Option[] {
  const found = new Map<string, Option>();
  for (const option of options) {
    const text = notation.print({ ...option.answer, by: null });
    if (!found.has(text) || option.answer.by === null) found.set(text, option);
  }
  return [...found.values()];
}

export function choosing(decision: Decision | null, options: readonly Option[], view: View, number: number, picked: Picked): Choosing {
  if (decision === null || options.length === 0) return NOTHING;
  const current = picked.at === number ? picked : { ...NOTHING_PICKED, member: decision.kind === 'act' && picked.turn === view.turn ? picked.member : null };
  switch (decision.kind) {
    case 'take':
    case 'victim':
    case 'settle':
    case 'inspire':
    case 'call':
      return ofMembers(options, current);
    case 'act':
    case 'aim':
    case 'flexible':
    case 'tripwire':
      return ofSegments(decision, options, view, current);
    default:
      return { ...NOTHING, of: 'answers' };
  }
}

/** Nothing is in reach of the weapon, and a grenade is left. */
export function isGrenadeOnly({ attacks }: Choosing): boolean {
  return attacks.length === 1 && attacks[0] === 'grenade';
}

function ofMembers(options: readonly Option[], { member }: Picked): Choosing {
  return {
    ...NOTHING,
    of: 'members',
    ready: new Set(options.flatMap(({ answer }) => memberIn(answer) ?? [])),
    member,
    strong: options.find(({ answer }) => member !== null && memberIn(answer) === member) ?? null,
  };
}

function ofSegments(decision: Decision, options: readonly Option[], view: View, picked: Picked): Choosing {
  const acts = options.filter(({ answer }) => attackKindOf(answer) !== null);
  const ready = new Set(acts.flatMap(({ answer }) => memberIn(answer) ?? []));
  const asked = decision.kind === 'aim' ? decision.about.member : null;
  const member = [picked.member, asked, ...view.members.map(({ id }) => id)].find((id) => id !== null && ready.has(id)) ?? null;
  const own = acts.filter(({ answer }) => memberIn(answer) === member);
  const attacks = [...new Set(own.flatMap(({ answer }) => attackKindOf(answer) ?? []))];
  const attack = attacks.find((one) => one === picked.attack) ?? attacks[0] ?? null;
  const meant = own.filter(({ answer }) => attackKindOf(answer) === attack);
  const lit = litBy(meant, view);
  const target = targetOf(decision, lit, picked.target);
  return {
    of: 'segments',
    ready,
    anybody: decision.kind === 'act' && decision.about === null,
    member,
    attacks,
    attack,
    lit,
    target,
    like: meant[0]?.answer ?? null,
    strong: (target === null ? meant.find(({ answer }) => targetsOf(answer).length === 0) : lit.get(target)) ?? null,
    skip: options.find(({ answer }) => answer.do === 'no-tripwire' || (answer.do === 'waive' && answer.member === member)) ?? null,
  };
}

/** What a die would do at a lit segment; null where none is rolled any more. */
export function oddsAt({ lit }: Pick<Choosing, 'lit'>, name: SegmentName): Target | null {
  const preview = lit.get(name)?.preview;
  return preview?.kind === 'attack' ? (preview.targets.find(({ at }) => at === name) ?? null) : null;
}

/** How many fall at a lit segment for sure, where no die is rolled any more. */
export function removedAt({ lit }: Pick<Choosing, 'lit'>, name: SegmentName): number {
  const preview = lit.get(name)?.preview;
  return preview?.kind === 'removal' ? preview.falls : 0;
}

/** The segments of these options that hold somebody; where two share a segment the one that names it first has it. */
function litBy(options: readonly Option[], view: View): Map<SegmentName, Option> {
  const lit = new Map<SegmentName, Option>();
  for (let nth = 0; nth < 2; nth++)
    for (const option of options) {
      const name = targetsOf(option.answer)[nth];
      if (name !== undefined && zombiesAt(view, name) > 0 && !lit.has(name)) lit.set(name, option);
    }
  return lit;
}

/** Whoever has dice left may well go on where they began; a single target need not be pointed at. */
function targetOf(decision: Decision, lit: ReadonlyMap<SegmentName, Option>, picked: SegmentName | null): SegmentName | null {
  if (picked !== null && lit.has(picked)) return picked;
  if (decision.kind === 'aim' && lit.has(decision.about.last)) return decision.about.last;
  const [only] = lit.keys();
  return lit.size === 1 && only !== undefined ? only : null;
}
