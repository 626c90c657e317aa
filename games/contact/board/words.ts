import type { ClauseId } from '#kernel';
import type { Words } from '../../words.ts';
import type { ColumnName, SegmentName } from '../content/board.ts';
import type { MemberId, Role } from '../content/members.ts';
import type { Achievement } from '../facts/achievements.ts';
import type { AttackKind } from '../facts/attacks.ts';
import type { Target } from '../preview.ts';
import type { Contact } from '../types.ts';

/** What the board of this game says, besides what every game says. */
export interface BoardWords {
  /** A place in the middle of a sentence. */
  place(name: SegmentName | ColumnName): string;
  ring(ring: number): string;
  zombies(n: number): string;
  role(role: Role): string;
  /** A weapon by its title on the card. */
  weapon(title: string): string;
  /** What a member can do besides: the names of the abilities, and what they do in one short sentence. */
  readonly abilities: Readonly<Record<MemberId, { readonly names: string; readonly says: string }>>;
  /** A kind of attack, on its button. */
  readonly attack: Readonly<Record<AttackKind, string>>;
  reach(near: number, far: number): string;
  dice(n: number): string;
  chip(turn: number, turns: number, phase: 'zombies' | 'players' | 'other'): { readonly short: string; readonly rest: string };
  readonly team: string;
  readonly board: string;
  readonly helicopter: { toGo(turns: number): string; readonly last: string; readonly here: string };
  readonly state: {
    readonly acting: string;
    readonly aboard: string;
    readonly ready: string;
    /** Nothing is in reach. */
    readonly none: string;
    readonly fired: string;
    readonly idle: string;
    fell(turn: number | null): string;
    extra(dice: number): string;
  };
  readonly grenade: { readonly has: string; readonly used: string; readonly lost: string };
  /** The name of a segment for those who do not see it. */
  segment(name: SegmentName, zombies: number, confused: boolean, odds: Target | null, lit: boolean): string;
  /** The name of a member as a button. */
  member(id: MemberId, state: string): string;
  readonly confused: string;
  /** A die that cannot fail. */
  readonly sure: string;
  percent(chance: number): string;
  readonly die: { readonly hit: string; readonly miss: string; readonly blue: string; readonly brown: string; readonly held: string; readonly falls: string };
  readonly meter: {
    readonly title: string;
    readonly nobody: string;
    readonly over: string;
    readonly clear: string;
    /** Somebody stands in ring 1, but nobody can hit. */
    readonly harmless: string;
    counts(what: readonly ('fortify' | 'first-aid' | 'ardor')[]): string;
  };
  readonly dock: Dock;
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string };
  readonly choices: Choices;
  readonly end: End;
  readonly curve: string;
  /** The line below the picture of a clause. */
  examples(): Promise<{ readonly examples: Readonly<Record<ClauseId, string>> }>;
}

/** The lines and buttons of the dock. */
export interface Dock {
  /** Who has been picked up to do what, where the board knows more than the question. */
  act(member: MemberId, attack: AttackKind): string;
  next(member: MemberId, naming: boolean): string;
  readonly attacks: string;
  readonly targets: string;
  readonly rollFirst: string;
  /** What would happen at the segment that is aimed at. */
  target(at: SegmentName, foretold: string): string;
  readonly choose: string;
  fire(attack: AttackKind | null): string;
  /** Where to, on the same button, where there is room for it. */
  at(at: SegmentName): string;
  readonly roll: string;
  readonly skip: string;
  readonly skipRest: string;
  readonly noTripwire: string;
  readonly trip: string;
  readonly tripLarge: string;
  /** What the player who is asked reads: who has named the member. */
  consent(who: string, member: MemberId): string;
  /** Choosing a member, on the button that does it; `name` is a proposal for somebody else's. */
  confirm(kind: MemberChoice, member: MemberId | null): string;
}

export interface Choices {
  readonly title: string;
  readonly says: string;
  readonly surprise: string;
  teams(n: number): string;
  missing(n: number): string;
  role(role: Role, by: MemberId): string;
  readonly full: string;
  /** The footnote that opens the rule. */
  readonly rule: string;
  readonly slots: string;
  readonly empty: string;
}

export interface End {
  rescued(living: number, of: number): string;
  readonly overrun: string;
  stood(onBoard: number, near: number): string;
  overrunIn(turn: number, left: number): string;
  readonly team: string;
  readonly aboard: string;
  fell(turn: number | null): string;
  downBy(n: number): string;
  achievement(what: Achievement, times: number): string;
  readonly grenadeLeft: string;
  down(of: number): string;
  readonly left: string;
  hits(expected: number): string;
  held(of: number): string;
}

/** The decisions in which a member is chosen. */
export type MemberChoice = 'take' | 'victim' | 'name' | 'settle' | 'inspire' | 'call';

/** What the game says, and what stands on its board. */
export interface ContactWords extends Words<Contact> {
  readonly board: BoardWords;
}
