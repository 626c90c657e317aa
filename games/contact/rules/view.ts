import type { Json, Seat } from '#kernel';
import { COLUMN_NAMES, markerColumn, SEGMENT_NAMES, SEGMENTS } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { idOf } from './option.ts';
import { FLAG_NAMES, type Flag, type Options } from './options.ts';
import { type Ending, isFrozen, lives, type Night, onBoard, type Phase, seatOf } from './state.ts';

export type MemberView = {
  readonly id: MemberId;
  readonly seat: Seat;
  readonly alive: boolean;
  readonly grenade: boolean;
  readonly acted: boolean;
  /** Extra attack dice from Inspire. */
  readonly granted: number;
};

/** The whole table: nothing is hidden in this game. */
export type View = {
  /** The other readings of the book that this table plays by. */
  readonly options: readonly Flag[];
  readonly grenades: Options['grenades'];
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  readonly marker: string;
  readonly outcome: Ending | null;
  readonly members: readonly MemberView[];
  readonly ardor: boolean;
  readonly firstAid: boolean;
  /** The groups by segment; empty segments are left out. */
  readonly zombies: { readonly [segment: string]: number };
  readonly confused: readonly string[];
  readonly onBoard: number;
  readonly spawned: number;
  readonly killed: number;
};

export function viewOf(g: Night): View {
  const zombies: { [segment: string]: number } = {};
  const confused: string[] = [];
  for (let s = 0; s < SEGMENTS; s++) {
    const name = SEGMENT_NAMES[s] as string;
    if ((g.zombies[s] as number) > 0) zombies[name] = g.zombies[s] as number;
    if (isFrozen(g, s)) confused.push(name);
  }
  const { options } = g.config;
  return {
    options: FLAG_NAMES.filter((flag) => options[flag]),
    grenades: options.grenades,
    phase: g.phase,
    turn: g.turn,
    turns: g.config.turns,
    marker: COLUMN_NAMES[markerColumn(g.turn)] as string,
    outcome: g.outcome,
    members: g.team.flatMap((member, place) => {
      if (member < 0) return [];
      const bit = 1 << member;
      const acted = ((g.fired | g.thrown | g.waived) & bit) !== 0;
      return [
        { id: idOf(member), seat: seatOf(g, member), alive: lives(g, member), grenade: (g.grenades & bit) !== 0, acted, granted: g.granted[place] as number },
      ];
    }),
    ardor: g.ardor,
    firstAid: g.firstAid,
    zombies,
    confused,
    onBoard: onBoard(g),
    spawned: g.spawned,
    killed: g.killed,
  };
}

export function isView(view: Json): view is View {
  return typeof view === 'object' && view !== null && 'zombies' in view && 'members' in view && 'marker' in view;
}
