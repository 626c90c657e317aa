import { at } from '#kernel';
import type { BossId, StageId } from './cards.ts';

export type TaleId = 'return' | 'escape';
export type PartNumber = 1 | 2 | 3 | 4;

/** What one part of a story leaves to the next. */
export type Carried =
  /** Each commando starts with 1 more advantage token of their choice. */
  | 'token'
  /** One commando starts with an objective token on the mission card. */
  | 'objective'
  /** The commandos may reveal the top stage card before the first round. */
  | 'reveal'
  /** One more stage card may go back to the box unseen. */
  | 'stage-card'
  /** One commando starts with a weapon card. */
  | 'weapon'
  /** One commando starts with one medal less. */
  | 'medal-less';

/** What is different in the set-up of a part. */
export type SpecialSetup =
  /** One chosen commando draws an additional enemy. */
  | 'enemy-for-one'
  /** Each commando draws an additional enemy. */
  | 'enemy-for-each'
  /** The Slip Track starts on its second slip space. */
  | 'slip-second'
  /** A Dogra Mk. II lies among the top 3 stage cards. */
  | 'dogra-on-top'
  /** After set-up each commando hatches a bugger. */
  | 'hatch-each'
  /** Commandos start in the boss spaces. */
  | 'commandos-in-boss-spaces'
  /** The boss starts in one space adjacent to a boss space. */
  | 'boss-beside'
  /** The boss starts in the commando start spaces. */
  | 'boss-in-start-spaces'
  /** Commandos start within 1 space of a boss space. */
  | 'commandos-beside-boss'
  /** The top stage card goes back to the box unseen. */
  | 'stage-card-removed';

export type SpecialRule =
  /** The boss card with number 1 cannot take damage. */
  | 'first-boss-card-immune'
  /** When a stage card cannot be drawn the commandos win. */
  | 'out-of-time-wins'
  /** The special rule of the Waterfall Reference card is ignored. */
  | 'no-slow-down';

export interface Part {
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly setup: readonly SpecialSetup[];
  readonly rules: readonly SpecialRule[];
  readonly bossHealth: number;
  /** What the part before may have left. */
  readonly mayCarry: readonly Carried[];
  /** What is carried on after a win or a loss, and which part follows; `won` and `lost` end the story. */
  readonly win: { readonly carry: readonly Carried[]; readonly next: PartNumber | 'won' };
  readonly lose: { readonly carry: readonly Carried[]; readonly next: PartNumber | 'lost' };
}

type Said = Pick<Part, 'stage' | 'enemy' | 'win' | 'lose'> & Partial<Part>;

/** A story from its parts, which are as any game unless more is said. What the part before may have left is what it carries on. */
function tale(...parts: readonly Said[]): readonly Part[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    return { setup: [], rules: [], bossHealth: 0, mayCarry: before === undefined ? [] : [...before.win.carry, ...before.lose.carry], ...part };
  });
}

export const TALES: Readonly<Record<TaleId, readonly Part[]>> = {
  return: tale(
    { stage: 'jungle', enemy: 'defense-wall', setup: ['enemy-for-one'], win: { carry: ['token'], next: 2 }, lose: { carry: [], next: 1 } },
    { stage: 'waterfall', enemy: 'garmakilma', setup: ['slip-second'], win: { carry: ['objective'], next: 3 }, lose: { carry: [], next: 3 } },
    { stage: 'snow-field', enemy: 'gordea', setup: ['dogra-on-top'], win: { carry: ['reveal'], next: 4 }, lose: { carry: [], next: 4 } },
    { stage: 'alien-lair', enemy: 'java', setup: ['hatch-each'], win: { carry: [], next: 'won' }, lose: { carry: [], next: 'lost' } },
  ),
  escape: tale(
    {
      stage: 'alien-lair',
      enemy: 'gordea',
      setup: ['commandos-in-boss-spaces', 'boss-beside'],
      win: { carry: ['token'], next: 2 },
      lose: { carry: [], next: 1 },
    },
    { stage: 'snow-field', enemy: 'defense-wall', bossHealth: 5, win: { carry: ['stage-card'], next: 3 }, lose: { carry: [], next: 3 } },
    {
      stage: 'waterfall',
      enemy: 'garmakilma',
      setup: ['commandos-beside-boss', 'stage-card-removed'],
      rules: ['first-boss-card-immune', 'out-of-time-wins', 'no-slow-down'],
      win: { carry: ['weapon'], next: 4 },
      lose: { carry: ['medal-less'], next: 4 },
    },
    {
      stage: 'jungle',
      enemy: 'java',
      setup: ['commandos-in-boss-spaces', 'boss-in-start-spaces', 'enemy-for-each'],
      bossHealth: 5,
      win: { carry: [], next: 'won' },
      lose: { carry: [], next: 'lost' },
    },
  ),
};

export function partOf(tale: TaleId, part: PartNumber): Part {
  return at(TALES[tale], part - 1);
}

/** Whether all of this can have been left by the part before: what a win leaves and what a loss leaves exclude each other. */
export function leftTogether(tale: TaleId, part: PartNumber, carried: readonly Carried[]): boolean {
  return (
    carried.length === 0 ||
    TALES[tale].some(({ win, lose }) => [win, lose].some(({ next, carry }) => next === part && carried.every((what) => carry.includes(what))))
  );
}
