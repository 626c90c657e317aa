import { useMemo, useState } from 'preact/hooks';
import { useLatest, useTable } from '#kit';
import type { CommandoId } from '../../content/commandos.ts';
import { isDoorRef, type TileRef } from '../../content/refs.ts';
import type { Option, VCommandos } from '../../types.ts';
import type { CommandoView, View } from '../../view.ts';
import { attemptAt, attemptAtDoor } from '../attempt.ts';
import { type Choosing, choosingOf, dimmed, isPlus, type Thing, type ToolId, tileOf, toolOf, whoOf } from '../choosing.ts';
import { gradeOf, quieterThan, quietest } from './risk.ts';

/** What is being considered at the table, before anything is answered. */
export interface Raid {
  /** All that can be chosen, and what of it is lit on the map: nothing while something still moves. */
  readonly open: Choosing;
  readonly choosing: Choosing;
  /** Whose actions are shown. */
  readonly actor: CommandoId | null;
  readonly own: CommandoView | undefined;
  readonly tool: ToolId | null;
  readonly plan: Option | null;
  /** Other options to do the same with the same. */
  readonly alike: readonly Option[];
  readonly risky: boolean;
  readonly quieter: readonly Option[];
  /** Answers that are buttons in the dock. */
  readonly offered: readonly Option[];
  readonly refused: TileRef | null;
  pressTile(tile: TileRef, at: Element): void;
  pressThing(thing: Thing, at: Element): void;
  pressTool(tool: ToolId): void;
  pressCommando(id: CommandoId): void;
  look(id: CommandoId): void;
  pick(option: Option): void;
  point(tile: TileRef | null): void;
  back(): void;
}

/** `moving`: something is still being shown; `finish` shows the rest at once. */
export function useRaid(moving: boolean, finish: () => void): Raid {
  const { scene, options, choose, whyNot, asking, setHint } = useTable<VCommandos>();
  const { view, decision, number } = scene;
  const [picking, setPicking] = useState<{ readonly number: number; readonly tool: ToolId } | null>(null);
  const [planning, setPlanning] = useState<{ readonly number: number; readonly notation: string } | null>(null);
  const [looking, setLooking] = useState<CommandoId | null>(null);
  const [refusal, setRefusal] = useState<{ readonly number: number; readonly tile: TileRef } | null>(null);

  const tool = picking?.number === number ? picking.tool : null;
  const actor = actorOf(options, view, looking);
  const open = useMemo(() => choosingOf(options, actor, tool), [options, actor, tool]);
  const choosing = useMemo(() => (moving ? dimmed(open) : open), [moving, open]);
  const plan = planning?.number === number ? (options.find(({ notation }) => notation === planning.notation) ?? null) : null;
  const alike = useMemo(() => (plan === null ? [] : alikeOf(options, plan)), [options, plan]);
  const quieter = useMemo(() => (plan === null ? [] : quieterThan(plan, open.tools.get('walk') ?? [], open.tools.get('kit:uniform') ?? [])), [plan, open]);

  const consider = (alternatives: readonly Option[]): void => {
    const [best, next] = quietest(alternatives);
    if (best === undefined) return;
    const plain = next === undefined || (isPlus(next) && !isPlus(best));
    if (gradeOf(best) === 0 && plain) choose(best);
    else setPlanning({ number, notation: best.notation });
  };
  const [next] = open.begins;
  const nextUp = next === undefined ? null : whoOf(next.answer);
  const pressTile = useLatest((tile: TileRef, at: Element): void => {
    finish();
    const there = open.tiles.get(tile) ?? [];
    const [first] = there;
    if (first !== undefined && !asking) {
      setRefusal(null);
      consider(there);
      return;
    }
    const tried = first?.answer ?? (decision === null || options.length === 0 ? null : attemptAt(decision, view, actor ?? nextUp, tool, tile));
    if (tried === null) return;
    setRefusal(first === undefined ? { number, tile } : null);
    whyNot(tried, at);
  });
  const pressThing = useLatest((thing: Thing, at: Element): void => {
    finish();
    const there = open.things.get(thing) ?? [];
    if (there.length > 0 && !asking) {
      consider(there);
      return;
    }
    const tried = there[0]?.answer ?? (decision === null || options.length === 0 || !isDoorRef(thing) ? null : attemptAtDoor(decision, actor ?? nextUp, thing));
    if (tried !== null) whyNot(tried, at);
  });
  const point = useLatest((tile: TileRef | null): void => {
    const [first] = tile === null ? [] : (open.tiles.get(tile) ?? []);
    setHint(first ?? null);
  });
  return {
    open,
    choosing,
    actor,
    own: view.commandos.find(({ id }) => id !== null && id === actor),
    tool,
    plan,
    alike,
    risky: plan !== null && gradeOf(plan) === 2,
    quieter,
    offered: tool === null ? open.chips : (open.tools.get(tool) ?? []).filter(({ answer }) => tileOf(answer) === null),
    refused: refusal?.number === number ? refusal.tile : null,
    pressTile,
    pressThing,
    point,
    pressTool(id) {
      finish();
      setRefusal(null);
      setPlanning(null);
      const there = open.tools.get(id) ?? [];
      const [only] = there.length === 1 ? there : [];
      // What can be done in one way only is considered at once; it is picked up to be aimed.
      const held = tool !== id && (only === undefined || tileOf(only.answer) !== null);
      setPicking(held ? { number, tool: id } : null);
      if (tool !== id && only !== undefined) consider(there);
    },
    pressCommando(id) {
      finish();
      const begins = open.begins.find(({ answer }) => whoOf(answer) === id);
      if (begins !== undefined && !moving) choose(begins);
    },
    look(id) {
      finish();
      setLooking(id);
    },
    pick(option) {
      finish();
      if (gradeOf(option) === 2) setPlanning({ number, notation: option.notation });
      else choose(option);
    },
    back() {
      finish();
      setPlanning(null);
      setPicking(null);
      setRefusal(null);
    },
  };
}

/** Whose turn it is, who is looked at, or the first who can do something. */
function actorOf(options: readonly Option[], view: View, looking: CommandoId | null): CommandoId | null {
  const able = options.flatMap(({ answer }) => (toolOf(answer) === null ? [] : (whoOf(answer) ?? [])));
  if (view.active !== null && (able.length === 0 || able.includes(view.active))) return view.active;
  return looking !== null && able.includes(looking) ? looking : (able[0] ?? view.active);
}

function alikeOf(options: readonly Option[], plan: Option): readonly Option[] {
  const tool = toolOf(plan.answer);
  const tile = tileOf(plan.answer);
  if (tile === null) return [];
  return options.filter(
    ({ answer, notation }) => notation !== plan.notation && toolOf(answer) === tool && tileOf(answer) === tile && whoOf(answer) === whoOf(plan.answer),
  );
}
