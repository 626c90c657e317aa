import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import type { Advantage } from '../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import type { BossId, CommandoId, MapSpace, SpaceId, StageId } from '../content/index.ts';
import type { Carried, PartNumber, SpecialRule, SpecialSetup, TaleId } from '../content/stories.ts';
import type { DieState } from '../facts/dice.ts';
import type { Feat } from '../facts/feats.ts';
import type { Acting } from '../facts/turns.ts';
import type { Preview } from '../preview.ts';
import type { Asking, Ending } from '../rules/state.ts';
import type { FrameView, View } from '../view.ts';
import type { CardWords } from './cards.ts';

/** What the board of this game says, besides what every game says and what the cards say. */
export interface BoardWords {
  readonly cards: CardWords;
  chip(view: View): { readonly short: string; readonly rest: string };
  map(stage: StageId, spaces: number): string;
  /** A space for those who do not see it: what it is, who stands there, what can be done. */
  space(space: MapSpace, view: View, open: readonly Answer[]): string;
  readonly area: AreaWords;
  readonly legend: LegendWords;
  readonly stage: {
    readonly label: string;
    readonly deck: string;
    left(left: number, of: number): string;
    known(card: string): string;
    alarm(tokens: number, of: number): string;
    slip(at: number, last: number): string;
  };
  readonly decks: {
    readonly title: string;
    readonly names: Readonly<Record<'stage' | 'enemy' | 'weapon' | 'objective', string>>;
    left(n: number): string;
    /** The names of discarded cards, the last first. */
    discarded(names: readonly string[]): string;
    readonly supply: string;
    readonly onTop: string;
  };
  readonly page: {
    readonly card: string;
    readonly stage: string;
    readonly stagePillbox: string;
    readonly weapon: string;
    readonly objective: string;
    readonly character: string;
    readonly reference: string;
    readonly front: string;
    readonly back: string;
    readonly close: string;
    readonly hand: string;
    health(n: number): string;
    mission(slot: number): string;
    boss(number: number, health: number, defeated: boolean): string;
  };
  readonly dice: {
    readonly fight: string;
    assault(who: string): string;
    /** What a die is and what comes of it, in two short lines. */
    counts(face: CommandoFace, state: DieState, extra: boolean, reroll: boolean): readonly [name: string, note: string];
    result(face: EnemyFace): string;
    readonly reroll: string;
    readonly specialDone: string;
    readonly added: string;
    specialsLeft(n: number): string;
    suffers(who: string): string;
    damageTo(n: number, targets: readonly string[]): string;
  };
  readonly hand: {
    label(name: string, cards: number): string;
    readonly empty: string;
    piles(deck: number, discard: number): string;
  };
  readonly dock: {
    readonly offers: string;
    /** What an answer does, on its button; null where the game's own words say it. */
    answer(answer: Answer, view: View, preview: Preview | null): string | null;
    /** A target on its chip. */
    target(answer: Answer): string;
    readonly asking: string;
    /** The same for every commando of one's own. */
    askAll(when: Asking): string;
    readonly allOfUs: string;
    /** Over what can be chosen, and each of it in a word that `answer` and `askAll` have too. */
    readonly askingSays: string;
    readonly when: Readonly<Record<Asking, string>>;
    /** Over what somebody may do who is not waited for. */
    readonly stepIn: string;
    /** What is left to pay, or how much damage comes, before the signs. */
    readonly owes: string;
    readonly damage: string;
    /** How the first hand is swapped. */
    readonly mulligan: string;
    play(card: string): string;
    readonly assign: string;
    readonly drawn: string;
    readonly current: string;
    readonly revealed: string;
  };
  readonly stack: {
    readonly title: string;
    readonly newest: string;
    readonly now: string;
    readonly waits: string;
    deep(n: number): string;
    frame(frame: FrameView, who: string, view: View): { readonly title: string; readonly sub: string };
    /** Between two acts nothing is resolving: then it is only about who may step in. */
    readonly between: string;
    may(who: string, ability: string, cost: string): string;
    nobody(attack: boolean): string;
  };
  readonly strip: { readonly label: string; readonly stage: string };
  readonly effects: {
    readonly flipped: string;
    readonly medal: string;
    readonly withstands: string;
    readonly prevents: string;
    readonly success: string;
    readonly scout: string;
  };
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string };
  readonly choices: ChoiceWords;
  readonly end: EndWords;
  readonly curve: string;
  /** The lines below the pictures of clauses: they come with the rules. */
  examples(): Promise<{ readonly examples: Readonly<Record<ClauseId, string>> }>;
}

/** Something on the table that is no card. */
export type Sign =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'token'; readonly type: Advantage }
  | { readonly kind: 'medals' }
  | { readonly kind: 'decks' }
  | { readonly kind: 'die'; readonly face: CommandoFace; readonly hostile: false }
  | { readonly kind: 'die'; readonly face: EnemyFace; readonly hostile: true };

/** What can be pointed at to answer. */
export type Open = 'space' | 'enemy' | 'card' | 'token' | 'die' | 'commando' | 'boss' | 'stage' | 'button';

export interface LegendWords {
  /** What it is and does; advantage stands in it as in the texts of cards. */
  sign(sign: Sign, view: View): { readonly title: string; readonly says: string };
  /** Before what the table waits for. */
  readonly now: string;
  /** What would help whoever is asked. */
  click(open: readonly Open[]): string;
  /** The same for everybody else. */
  wait(who: readonly string[]): string;
  readonly past: string;
  readonly over: string;
  /** The name of the § behind it. */
  readonly clause: string;
}

export interface AreaWords {
  label(name: string): string;
  readonly you: string;
  state(who: string, acting: Acting): string;
  stats(dice: number, range: number): string;
  tokens(type: Advantage, n: number): string;
  medals(n: number): string;
  slot(slot: number, on: boolean): string;
  gels(n: number): string;
  bonus(dice: number): string;
  screen(dice: number): string;
  foe(name: string, token: string, left: number, of: number, breached: boolean): string;
  boss(name: string, left: number, of: number, defeated: boolean): string;
  readonly breached: string;
  readonly defeated: string;
}

export interface ChoiceWords {
  readonly title: string;
  readonly free: string;
  readonly story: string;
  readonly stage: string;
  readonly enemy: string;
  readonly commandos: string;
  readonly stageSays: Readonly<Record<StageId, string>>;
  readonly bossSays: Readonly<Record<BossId, string>>;
  readonly commandoSays: Readonly<Record<CommandoId, string>>;
  difficulty(n: number): string;
  /** The sum of stage and enemy, in a word. */
  hard(sum: number): string;
  readonly tales: Readonly<
    Record<TaleId, { readonly title: string; readonly says: string; readonly parts: readonly { readonly title: string; readonly prologue: string }[] }>
  >;
  part(part: PartNumber): string;
  setup(setup: SpecialSetup): string;
  rule(rule: SpecialRule): string;
  health(n: number): string;
  carried(carried: Carried): string;
  /** A later part that is begun here. */
  readonly alone: string;
  readonly earned: string;
  readonly special: string;
  whoPlays(name: string): string;
}

export interface EndWords {
  /** What decided it: `Java falls in round 8`. */
  headline(ending: Ending, view: View): string;
  readonly team: string;
  readonly dealt: string;
  feat(feat: Feat, times: number): string;
  readonly bossLeft: string;
  readonly rounds: string;
  readonly clock: string;
  readonly downed: string;
  epilogue(tale: TaleId, part: PartNumber, won: boolean): string;
  next(next: PartNumber | 'won' | 'lost', carried: readonly Carried[]): string;
  /** Instead of that after a part on its own. */
  readonly alone: string;
}
