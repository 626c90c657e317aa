import type { MemberId } from '../content/members.ts';

/** Groups by segment; segments that are not named are empty. */
type Board = { readonly [segment: string]: number };

export interface ExampleAction {
  readonly who: MemberId;
  readonly target: string;
  readonly needs: number;
  readonly dice: readonly number[];
  /** Ardor on one of the dice, by its place, and what came then. */
  readonly reroll?: { readonly die: number; readonly to: number };
  readonly hits: number;
  readonly after: Board;
}

export interface ExampleTurn {
  readonly marker: string;
  readonly moved: Board;
  readonly spawn: { readonly blue: number; readonly brown: number; readonly placed: Board };
  readonly actions: readonly ExampleAction[];
  /** Who has no target for the weapon. */
  readonly waived: readonly MemberId[];
  readonly ardorLeft: boolean;
  readonly zombies: number;
}

/**
 * The worked example of the book, turns 1 to 4, with its slips resolved: turn 1 names Mobutu's rifle although Dan plays Kenzo (the
 * two rifles are the same); the spawn dice of turn 3 have no colours there and are read blue first, as those of turns 1 and 4 are;
 * in turn 4 the group at the lower right is blue 8, for only in ring 2 are two threes hits, and the five at the lower left are
 * what is left of brown 8. Nobody throws a grenade: that some cannot attack is said of their weapons.
 */
export const EXAMPLE: { readonly team: readonly MemberId[]; readonly turns: readonly ExampleTurn[]; readonly totals: Readonly<Record<string, number>> } = {
  team: ['cooper', 'vanderbilt', 'branson', 'kenzo'],
  turns: [
    {
      marker: 'blue1',
      moved: {},
      spawn: { blue: 6, brown: 4, placed: { 'brown4/r4': 6, 'blue6/r4': 4 } },
      actions: [
        { who: 'cooper', target: 'blue6/r4', needs: 5, dice: [5, 6], hits: 2, after: { 'brown4/r4': 6, 'blue6/r4': 2 } },
        { who: 'vanderbilt', target: 'blue6/r4', needs: 5, dice: [3], reroll: { die: 0, to: 4 }, hits: 0, after: { 'brown4/r4': 6, 'blue6/r4': 2 } },
      ],
      waived: ['branson', 'kenzo'],
      ardorLeft: false,
      zombies: 8,
    },
    {
      marker: 'blue2',
      moved: { 'brown4/r3': 6, 'blue6/r3': 2 },
      spawn: { blue: 8, brown: 8, placed: { 'brown8/r4': 8, 'blue8/r4': 8 } },
      actions: [
        { who: 'kenzo', target: 'blue6/r3', needs: 4, dice: [5, 6], hits: 2, after: { 'brown4/r3': 6, 'brown8/r4': 8, 'blue8/r4': 8 } },
        { who: 'cooper', target: 'brown4/r3', needs: 4, dice: [2, 4], hits: 1, after: { 'brown4/r3': 5, 'brown8/r4': 8, 'blue8/r4': 8 } },
        { who: 'vanderbilt', target: 'brown4/r3', needs: 4, dice: [4], hits: 1, after: { 'brown4/r3': 4, 'brown8/r4': 8, 'blue8/r4': 8 } },
      ],
      waived: ['branson'],
      ardorLeft: true,
      zombies: 20,
    },
    {
      marker: 'blue3',
      moved: { 'brown4/r2': 4, 'brown8/r3': 8, 'blue8/r3': 8 },
      spawn: { blue: 5, brown: 4, placed: { 'brown4/r4': 5, 'blue5/r4': 4 } },
      actions: [
        {
          who: 'branson',
          target: 'brown4/r2',
          needs: 3,
          dice: [1],
          reroll: { die: 0, to: 4 },
          hits: 3,
          after: { 'brown4/r2': 1, 'brown8/r3': 8, 'blue8/r3': 8, 'brown4/r4': 5, 'blue5/r4': 4 },
        },
        { who: 'vanderbilt', target: 'brown4/r2', needs: 3, dice: [3], hits: 1, after: { 'brown8/r3': 8, 'blue8/r3': 8, 'brown4/r4': 5, 'blue5/r4': 4 } },
        { who: 'cooper', target: 'blue8/r3', needs: 4, dice: [6, 1], hits: 1, after: { 'brown8/r3': 8, 'blue8/r3': 7, 'brown4/r4': 5, 'blue5/r4': 4 } },
        { who: 'kenzo', target: 'blue8/r3', needs: 4, dice: [2, 4], hits: 1, after: { 'brown8/r3': 8, 'blue8/r3': 6, 'brown4/r4': 5, 'blue5/r4': 4 } },
      ],
      waived: [],
      ardorLeft: false,
      zombies: 23,
    },
    {
      marker: 'blue4',
      moved: { 'brown8/r2': 8, 'blue8/r2': 6, 'brown4/r3': 5, 'blue5/r3': 4 },
      spawn: { blue: 2, brown: 6, placed: { 'brown6/r4': 2, 'blue2/r4': 6 } },
      actions: [
        {
          who: 'branson',
          target: 'brown8/r2',
          needs: 3,
          dice: [6],
          hits: 3,
          after: { 'brown8/r2': 5, 'blue8/r2': 6, 'brown4/r3': 5, 'blue5/r3': 4, 'brown6/r4': 2, 'blue2/r4': 6 },
        },
        {
          who: 'vanderbilt',
          target: 'blue8/r2',
          needs: 3,
          dice: [4],
          hits: 1,
          after: { 'brown8/r2': 5, 'blue8/r2': 5, 'brown4/r3': 5, 'blue5/r3': 4, 'brown6/r4': 2, 'blue2/r4': 6 },
        },
        {
          who: 'kenzo',
          target: 'blue8/r2',
          needs: 3,
          dice: [3, 3],
          hits: 2,
          after: { 'brown8/r2': 5, 'blue8/r2': 3, 'brown4/r3': 5, 'blue5/r3': 4, 'brown6/r4': 2, 'blue2/r4': 6 },
        },
        {
          who: 'cooper',
          target: 'brown8/r2',
          needs: 3,
          dice: [5, 5],
          hits: 2,
          after: { 'brown8/r2': 3, 'blue8/r2': 3, 'brown4/r3': 5, 'blue5/r3': 4, 'brown6/r4': 2, 'blue2/r4': 6 },
        },
      ],
      waived: [],
      ardorLeft: true,
      zombies: 23,
    },
  ],
  totals: { spawned: 43, killed: 20, onBoard: 23, alive: 4 },
};
