import type { ClauseId } from '#kernel';
import type { Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { AssassinId } from '../content/assassins.ts';
import type { CONTRACTS } from '../content/contracts.ts';
import type { BonusId, CardId, GetawayId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import type { Hiding } from '../facts/hiding.ts';
import type { Escape, Preview } from '../preview.ts';
import type { Casting } from '../setting-up.ts';
import type { ContractAssassin } from '../types.ts';

type ContractId = (typeof CONTRACTS)[number]['id'];

/** What is said of a space of the map: what stands there, and what can be done. */
export interface SpaceSays {
  readonly name: string;
  readonly kind: 'target' | 'home' | 'way';
  readonly target: { readonly victim: string; readonly of: string; readonly guards: readonly number[] } | null;
  readonly pawns: readonly string[];
  /** The answers that are open there. */
  readonly open: readonly string[];
}

/** What stands on the board of this game, besides what every game says. */
export interface BoardWords {
  readonly cards: Readonly<Record<CardId, string>>;
  /** Long names, with the places where they may be broken on a card. */
  readonly broken: Readonly<Partial<Record<CardId, string>>>;
  readonly texts: Readonly<Record<GetawayId | BonusId, string>>;
  readonly flavour: Readonly<Record<ContractId, string>>;
  readonly gifts: Readonly<Record<AssassinId, string>>;
  chip(round: number, limit: number, who: string, mine: boolean): { readonly short: string; readonly rest: string };
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string };
  map(spaces: number): string;
  space(says: SpaceSays): string;
  readonly legend: { readonly land: string; readonly sea: string; readonly target: string; readonly home: string; readonly hub: string };
  percent(n: number): string;
  place(space: SpaceId): string;
  /** What a button says, where that is shorter than the answer in the list. */
  button(answer: Answer, preview: Preview | null): string | null;
  readonly you: string;
  readonly file: {
    of(who: string): string;
    readonly skills: string;
    skill(weapon: string, number: number): string;
    readonly contracts: string;
    done(n: number): string;
    homeAndWeapon(home: string, weapon: string): string;
    readonly home: string;
    readonly weapon: string;
    hand(n: number): string;
    readonly hidden: string;
    away(spaces: number): string;
    readonly fulfilled: string;
    tour(spaces: number): string;
    readonly close: string;
    readonly ready: string;
  };
  readonly seats: {
    readonly label: string;
    /** For those who do not see it. */
    says(who: string, player: string, done: number, cards: number, where: string): string;
    cards(n: number): string;
    readonly acting: string;
    readonly next: string;
    turnsAway(n: number): string;
    readonly prison: string;
    readonly hiding: string;
    missing(n: number): string;
  };
  readonly deck: { left(n: number): string; discarded(n: number): string; robbed(who: string, cards: number): string };
  readonly kit: {
    readonly label: string;
    weapons(laid: number, most: number | null): string;
    getaways(laid: number, most: number | null): string;
    readonly bonus: string;
    readonly empty: string;
    adds(percent: number): string;
    readonly laid: string;
    readonly blocked: string;
    /** A card is played by itself when its moment comes. */
    readonly forMe: string;
    copies(n: number): string;
    places(n: number): string;
    readonly back: string;
    readonly options: string;
    actions(left: number): string;
  };
  readonly attempt: {
    readonly label: string;
    kills(ways: number): string;
    readonly best: string;
    readonly key: { readonly kills: string; readonly blocked: string; readonly skill: string };
    guards(numbers: readonly number[]): string;
    sum(sum: number, ways: number, does: 'kills' | 'blocked' | 'nothing', by: string | null): string;
    shift(number: number): string;
    rolled(dice: readonly number[]): string;
    hides(hiding: Hiding, misses: number): string;
    thenAway(away: Escape): string;
  };
  readonly escape: {
    readonly label: string;
    readonly away: string;
    leads(ways: number): string;
    readonly best: string;
    readonly prison: string;
    readonly hide: string;
    spaces(n: number): string;
    door(number: number, by: string, percent: number | null, spaces: number): string;
    bars(number: number): string;
    readonly futures: { readonly away: string; prison(home: string, misses: number): string; hide(city: string, misses: number): string };
  };
  readonly cell: {
    prison(left: number): string;
    hiding(left: number): string;
    readonly prisonSays: string;
    readonly hidingSays: string;
  };
  readonly draft: {
    readonly title: string;
    readonly says: string;
    taken(by: string): string;
    take(who: string): string;
    homeAndWeapon(home: string, weapon: string): string;
  };
  readonly choices: {
    readonly title: string;
    readonly dealt: string;
    readonly picked: string;
    /** Whoever plays an assassin that nobody has chosen. */
    byLot(who: string): string;
    /** `open`: somebody could still be given one. */
    says(casting: Casting, open: boolean): string;
  };
  /** What the drawn examples of the rules show, by clause. */
  examples(): Promise<{ readonly examples: Readonly<Record<ClauseId, string>> }>;
  readonly scene: {
    readonly dead: string;
    readonly lives: string;
    readonly guarded: string;
    readonly arrested: string;
    readonly away: string;
    readonly hides: string;
    readonly learns: string;
    sum(n: number): string;
  };
  readonly end: {
    readonly tour: string;
    /** What decided it: `Hanns finishes in Chicago`. Nobody's name where several share it. */
    headline(cause: string, who: string | null, where: string | null, round: number): string;
    route(cities: readonly string[], rounds: number): string;
    readonly label: string;
    readonly odds: string;
    readonly kill: string;
    readonly miss: string;
    due(kills: number, due: string): string;
    readonly none: string;
    round(n: number): string;
    attempts(worked: number, of: number, due: string): string;
    getaways(worked: number, of: number): string;
    readonly attemptsSay: string;
    readonly getawaysSay: string;
  };
  readonly curve: string;
}

/** What the game says, and what stands on its board. */
export interface ContractAssassinWords extends Words<ContractAssassin> {
  readonly board: BoardWords;
}
