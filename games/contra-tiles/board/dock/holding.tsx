import { useCallback, useMemo, useState } from 'preact/hooks';
import { useTable } from '#kit';
import { notation } from '../../answer.ts';
import { isPlacing, isSamePick, layingOf, nearestTurn, type Opening, Openings, type Pick, type Placing } from '../../facts/openings.ts';
import type { ContraTiles } from '../../types.ts';

/** What the person at this screen holds in the hand: a piece of the tray, turned some way. */
export interface Holding {
  readonly openings: Openings;
  readonly pick: Pick | null;
  /** How far the tile of a slot is turned. */
  turnOf(slot: number): number;
  /** How often it was turned by hand, and which way the last time: each turn is seen once. */
  readonly spin: Spin;
  take(pick: Pick): void;
  turn(quarters: 1 | -1): void;
  /** Turn what is held until it fits on this cell, and say how it is laid there. */
  turnFor(opening: Opening): Placing | null;
}

export interface Spin {
  readonly count: number;
  readonly way: 'on' | 'back';
}

const UNSPUN: Spin = { count: 0, way: 'on' };

interface Held {
  readonly number: number;
  readonly pick: Pick | null;
  readonly turns: readonly number[];
  readonly spin: Spin;
}

/** Nothing is held when there is nothing to lay; else at first the first piece that fits. */
export function useHolding(): Holding {
  const { options, scene, hint, setHint } = useTable<ContraTiles>();
  const openings = useMemo(() => new Openings(options.map(({ answer }) => answer)), [options]);
  const [kept, setKept] = useState<Held>({ number: -1, pick: null, turns: [0, 0, 0], spin: UNSPUN });
  const held = useMemo(() => (kept.number === scene.number ? kept : firstHeld(openings, scene.number)), [kept, openings, scene.number]);
  const pick = held.pick !== null && openings.fits(held.pick) ? held.pick : null;

  const hold = useCallback(
    (which: Pick, quarters: number, way: Spin['way'] | null) =>
      setKept({
        number: scene.number,
        pick: which,
        turns: held.turns.map((turn, slot) => (which.kind === 'tile' && slot === which.slot ? quarters : turn)),
        spin: way === null ? UNSPUN : { count: held.spin.count + 1, way },
      }),
    [scene.number, held],
  );
  const take = useCallback(
    (which: Pick) => {
      setHint(null);
      if (isSamePick(which, pick)) hold(which, which.kind === 'tile' ? ((held.turns[which.slot] ?? 0) + 1) % 4 : 0, 'on');
      else hold(which, which.kind === 'tile' ? openings.fittingTurn(which, held.turns[which.slot] ?? 0) : 0, null);
    },
    [pick, held, openings, hold, setHint],
  );
  const turn = useCallback(
    (quarters: 1 | -1) => {
      if (pick?.kind !== 'tile') return;
      const next = ((held.turns[pick.slot] ?? 0) + quarters + 4) % 4;
      hold(pick, next, quarters > 0 ? 'on' : 'back');
      const over = hint !== null && isPlacing(hint.answer) ? notation.print(layingOf(pick, next, hint.answer)) : null;
      setHint(options.find((option) => option.notation === over) ?? null);
    },
    [pick, held, hint, options, hold, setHint],
  );
  const turnFor = useCallback(
    (opening: Opening) => {
      if (pick === null) return null;
      const quarters = nearestTurn(pick.kind === 'tile' ? (held.turns[pick.slot] ?? 0) : 0, opening.quarters);
      if (pick.kind === 'tile') hold(pick, quarters, 'on');
      return layingOf(pick, quarters, opening);
    },
    [pick, held, hold],
  );
  const turnOf = useCallback((slot: number) => held.turns[slot] ?? 0, [held]);
  return { openings, pick, turnOf, spin: held.spin, take, turn, turnFor };
}

function firstHeld(openings: Openings, number: number): Held {
  const pick = openings.picks[0] ?? null;
  const turn = pick?.kind === 'tile' ? openings.fittingTurn(pick, 0) : 0;
  return { number, pick, turns: [0, 1, 2].map((slot) => (pick?.kind === 'tile' && pick.slot === slot ? turn : 0)), spin: UNSPUN };
}
