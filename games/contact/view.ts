import { at, type Seat } from '#kernel';
import { type ColumnName, columnName, markerColumn, SEGMENTS, type SegmentName, segmentName } from './content/board.ts';
import type { MemberId } from './content/members.ts';
import { type Threat, threatTo } from './facts/threat.ts';
import { livingLeader } from './rules/leader.ts';
import { idOf } from './rules/option.ts';
import { type Ending, isFrozen, lives, onBoard, type Phase, type State, seatOf, zombiesIn } from './rules/state.ts';
import type { Settings } from './settings.ts';

export type MemberView = {
  readonly id: MemberId;
  readonly seat: Seat;
  readonly alive: boolean;
  /** Still has a hand grenade. */
  readonly grenade: boolean;
  /** Has attacked or waived this turn. */
  readonly acted: boolean;
  /** Extra attack dice from Inspire. */
  readonly granted: number;
};

/** The groups by segment; empty segments are left out. */
export type Groups = { readonly [S in SegmentName]?: number };

/** The whole table: nothing is hidden in this game. */
export type View = {
  /** What this table plays by. */
  readonly settings: Settings;
  readonly phase: Phase;
  readonly turn: number;
  /** How many turns there are. */
  readonly turns: number;
  /** The column of the turn marker. */
  readonly marker: ColumnName;
  readonly outcome: Ending | null;
  readonly members: readonly MemberView[];
  /** The leader who lives; null where the host settles what the players do not agree on. */
  readonly leader: MemberId | null;
  /** Can still be used this turn. */
  readonly ardor: boolean;
  /** Can still be used this turn. */
  readonly firstAid: boolean;
  readonly zombies: Groups;
  /** The groups that Alvares has confused. */
  readonly confused: readonly SegmentName[];
  /** Zombies, as are those that have come and those that are down. */
  readonly onBoard: number;
  readonly spawned: number;
  readonly killed: number;
  /** What follows if nobody does anything. */
  readonly ahead: Threat;
};

export function viewOf(g: State): View {
  const zombies: { [S in SegmentName]?: number } = {};
  const confused: SegmentName[] = [];
  const leader = livingLeader(g);
  for (let s = 0; s < SEGMENTS; s++) {
    if (zombiesIn(g, s) > 0) zombies[segmentName(s)] = zombiesIn(g, s);
    if (isFrozen(g, s)) confused.push(segmentName(s));
  }
  return {
    settings: { ...g.config.settings },
    phase: g.phase,
    turn: g.turn,
    turns: g.config.turns,
    marker: columnName(markerColumn(g.turn)),
    outcome: g.outcome,
    members: g.team.flatMap((member, place) => {
      if (member < 0) return [];
      const bit = 1 << member;
      const acted = ((g.fired | g.thrown | g.waived) & bit) !== 0;
      return [{ id: idOf(member), seat: seatOf(g, member), alive: lives(g, member), grenade: (g.grenades & bit) !== 0, acted, granted: at(g.granted, place) }];
    }),
    leader: leader < 0 ? null : idOf(leader),
    ardor: g.ardor,
    firstAid: g.firstAid,
    zombies,
    confused,
    onBoard: onBoard(g),
    spawned: g.spawned,
    killed: g.killed,
    ahead: threatTo(g),
  };
}
