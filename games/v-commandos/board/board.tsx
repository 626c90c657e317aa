import { useMemo, useRef, useState } from 'react';
import { Frame, keepingMost, PanZoom, useClearance, useEnter, useLatest, useNarrow, useShow, useTable } from '#kit';
import type { TileRef } from '../answer.ts';
import type { CommandoId } from '../content/commandos.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import { Bust } from './art/pictures.tsx';
import { attemptAt } from './attempt.ts';
import { choosingOf, costOf, dimmed, type Thing, type ToolId, tileOf, toolOf, type Way, whoOf } from './choosing.ts';
import { Begins, Offers, Tools, useSays } from './dock/tools.tsx';
import { Bag } from './left/bag.tsx';
import { EventCard } from './left/event-card.tsx';
import { Legend, Objectives } from './left/objectives.tsx';
import { areaOf, areaOfAll, type Laid, layOut } from './map/geometry.ts';
import { TableMap } from './map/table-map.tsx';
import { Plan } from './plan/plan.tsx';
import { gradeOf, quietest } from './risk.ts';
import { lasts } from './showing.ts';
import { Points, sideOf, Team, TeamStrip } from './team/team.tsx';
import type { VCommandosWords } from './words.ts';

const ZOOM = { least: 0.3, most: 3 };
/** A taller dock may lie over the map for a moment. */
const USUAL = 300;
/** How many quieter ways are shown. */
const QUIETER = 3;

/** The table, in the slots of the frame. */
export function Board({ words: { board: words } }: { readonly words: VCommandosWords }) {
  const { scene, options, seats, hint, setHint, choose, whyNot, asking, pings, still, past } = useTable<VCommandos>();
  const { view: present, decision, number } = scene;
  const { now, finish } = useShow<VCommandos>(lasts);
  const narrow = useNarrow();
  const says = useSays();
  const [picking, setPicking] = useState<{ readonly number: number; readonly tool: ToolId } | null>(null);
  const [planning, setPlanning] = useState<{ readonly number: number; readonly notation: string } | null>(null);
  const [looking, setLooking] = useState<CommandoId | null>(null);
  const [refused, setRefused] = useState<{ readonly number: number; readonly tile: TileRef } | null>(null);

  const view = now === null ? present : now.view;
  const laid = useMemo(() => layOut(view.terrains.map(({ id }) => id)), [view.terrains]);
  const tool = picking?.number === number ? picking.tool : null;
  const actor = actorOf(options, present, looking);
  const open = useMemo(() => choosingOf(options, actor, tool), [options, actor, tool]);
  const choosing = useMemo(() => (now === null ? open : dimmed(open)), [now, open]);
  const own = present.commandos.find(({ id }) => id !== null && id === actor);
  const isAsked = options.length > 0;
  const plan = planning?.number === number ? (options.find(({ notation }) => notation === planning.notation) ?? null) : null;
  const risky = plan !== null && gradeOf(present, plan) === 2;
  const quieter = useMemo(
    () => (plan === null ? [] : quieterThan(present, plan, open.tools.get('walk') ?? [], open.tools.get('kit:uniform') ?? [])),
    [plan, present, open],
  );
  const toolWays = tool === null ? [] : (open.tools.get(tool) ?? []);
  const offered = tool === null ? open.chips : toolWays.filter(({ answer }) => tileOf(answer) === null);

  const consider = (ways: readonly Way[]): void => {
    const [best] = quietest(present, ways, ({ answer }) => costOf(answer));
    if (best === undefined) return;
    if (ways.length === 1 && gradeOf(present, best) === 0) choose(best.answer);
    else setPlanning({ number, notation: best.notation });
  };
  const back = (): void => {
    finish();
    setPlanning(null);
    setPicking(null);
    setRefused(null);
  };
  const pressTile = useLatest((tile: TileRef, at: Element): void => {
    finish();
    const ways = open.tiles.get(tile) ?? [];
    const [first] = ways;
    if (first !== undefined && !asking) {
      setRefused(null);
      consider(ways);
      return;
    }
    const tried = first?.answer ?? (decision === null || !isAsked ? null : attemptAt(decision, actor, tool, tile));
    if (tried === null) return;
    setRefused(first === undefined ? { number, tile } : null);
    whyNot(tried, at);
  });
  const pressThing = useLatest((thing: Thing): void => {
    finish();
    consider(open.things.get(thing) ?? []);
  });
  const pressTool = (id: ToolId): void => {
    finish();
    setRefused(null);
    setPlanning(null);
    const ways = open.tools.get(id) ?? [];
    const [only] = ways;
    if (tool === id) setPicking(null);
    else if (only !== undefined && ways.length === 1) {
      setPicking({ number, tool: id });
      consider(ways);
    } else setPicking({ number, tool: id });
  };
  const pressCommando = (id: CommandoId): void => {
    const begins = open.begins.find(({ answer }) => answer.do === 'activate' && answer.who === id);
    if (begins !== undefined && now === null) choose(begins.answer);
    else setLooking(id);
  };
  const pick = (way: Way): void => {
    finish();
    if (gradeOf(present, way) === 2) setPlanning({ number, notation: way.notation });
    else choose(way.answer);
  };
  const pointTile = useLatest((tile: TileRef | null): void => {
    const [first] = tile === null ? [] : (open.tiles.get(tile) ?? []);
    setHint(options.find(({ notation }) => notation === first?.notation) ?? null);
  });

  const strong = plan !== null ? (risky ? null : plan) : open.buttons.length === 1 && open.chips.length === 0 ? (open.buttons[0] ?? null) : null;
  useEnter(isAsked ? strong : null, choose);

  const stage = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock of the replay is another one
  const clear = useMemo(() => withPanels(keepingMost(USUAL)), [past, laid.length]);
  const inset = useClearance(stage, clear, '.vc-left');
  const standing = laidWith(laid, view, actor);
  const area = useMemo(() => (narrow && standing !== null ? areaOf(standing) : areaOfAll(laid)), [narrow, standing, laid]);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => tileOf(ping) ?? [])), [pings]);
  const { short, rest } = words.chip(view.card, view.turn, view.phase);
  const team = {
    view,
    seats,
    words,
    shown: view.active ?? actor,
    begins: new Set(open.begins.flatMap(({ answer }) => whoOf(answer) ?? [])),
    press: pressCommando,
  };
  const first = view.terrains[standing?.index ?? 0];

  return (
    <Frame
      chip={
        <>
          {short}
          <span className="wide">&nbsp;· {rest}</span>
        </>
      }
      seats={<TeamStrip {...team} />}
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div className="vc-field" ref={stage} onClick={now === null ? undefined : finish}>
          {laid.length === 0 ? null : (
            <PanZoom area={area} inset={inset} zoom={ZOOM} still={still} words={words.zoom}>
              <TableMap
                view={view}
                laid={laid}
                words={words}
                lit={choosing.tiles}
                things={choosing.things}
                planned={plan === null ? null : tileOf(plan.answer)}
                hinted={hint === null ? null : tileOf(hint.answer)}
                pinged={pinged}
                refused={refused?.number === number ? refused.tile : null}
                home={own?.tile ?? null}
                active={view.active}
                wouldSound={null}
                firing={new Set()}
                arriving={null}
                says={says}
                press={pressTile}
                point={pointTile}
                pressThing={pressThing}
              />
            </PanZoom>
          )}
          {first === undefined ? null : (
            <div className="vc-left wide">
              <EventCard terrain={first} turn={view.turn} words={words} />
              <Objectives view={view} index={standing?.index ?? 0} words={words} />
              <Legend words={words} />
            </div>
          )}
          {plan === null ? null : (
            <div className="vc-right wide">
              <Plan view={present} way={plan} quieter={quieter} words={words} pick={pick} />
            </div>
          )}
        </div>
      }
      meter={
        <>
          <Team {...team} />
          <Bag view={view} words={words} />
        </>
      }
      who={own?.id === undefined || own.id === null ? undefined : <Bust id={own.id} grey={own.state === 'critical'} />}
      sub={
        own === undefined || !isAsked || decision?.kind !== 'act' ? undefined : (
          <Points
            left={own.actions}
            of={sideOf(own)?.actions ?? 3}
            planned={plan === null ? 0 : costOf(plan.answer)}
            says={words.team.actions(own.actions, sideOf(own)?.actions ?? 3)}
          />
        )
      }
      hand={
        !isAsked || now !== null ? null : (
          <div className="vc-dock">
            <Begins ways={open.begins} view={present} words={words} pick={pick} />
            {own === undefined ? null : (
              <Tools choosing={open} own={own} tool={tool} hinted={hint === null ? null : toolOf(hint.answer)} words={words} press={pressTool} />
            )}
            {plan === null ? (
              <Offers
                ways={offered}
                says={tool !== null && choosing.tiles.size > 0 ? words.tools.places(choosing.tiles.size) : null}
                back={tool !== null}
                words={words}
                pick={pick}
                onBack={back}
              />
            ) : (
              <div className="narrow">
                <Plan view={present} way={plan} quieter={quieter} words={words} pick={pick} />
              </div>
            )}
          </div>
        )
      }
      actions={
        !isAsked ? null : plan !== null ? (
          <>
            <button type="button" className="btn" onClick={back}>
              {words.tools.back}
            </button>
            {samePlace(options, plan).map((way) => (
              <button
                key={way.notation}
                type="button"
                className={`btn${gradeOf(present, way) === 2 ? ' vc-risk' : way.notation === plan.notation ? ' pri' : ''}`}
                data-confirm={way.notation}
                onClick={() => choose(way.answer)}
              >
                {way.notation === plan.notation ? words.plan.confirm(way.answer, gradeOf(present, way) === 2) : says(way)}
              </button>
            ))}
          </>
        ) : (
          open.buttons.map((way) => (
            <button
              key={way.notation}
              type="button"
              className={`btn${way === strong ? ' pri' : ''}`}
              data-button={way.answer.do}
              onClick={() => choose(way.answer)}
            >
              {way.answer.do === 'end' ? words.end : way.answer.do === 'pass' ? words.pass : says(way)}
            </button>
          ))
        )
      }
    />
  );
}

/** Whose deeds are shown: whose turn it is, who is looked at, or the first who can do something. */
function actorOf(options: readonly Way[], view: View, looking: CommandoId | null): CommandoId | null {
  const able = options.flatMap(({ answer }) => (toolOf(answer) === null ? [] : (whoOf(answer) ?? [])));
  if (view.active !== null && (able.length === 0 || able.includes(view.active))) return view.active;
  return looking !== null && able.includes(looking) ? looking : (able[0] ?? view.active);
}

/** The terrain that somebody stands on; the first where nobody does. */
function laidWith(laid: readonly Laid[], view: View, who: CommandoId | null): Laid | null {
  const tile = view.commandos.find(({ id }) => id !== null && id === who)?.tile ?? null;
  return laid.find(({ map }) => tile?.startsWith(`${map.id}/`)) ?? laid[0] ?? null;
}

/** Other steps and a uniform that give less away than this one. */
function quieterThan(view: View, plan: Way, walks: readonly Way[], uniforms: readonly Way[]): readonly Way[] {
  if (toolOf(plan.answer) !== 'walk' || gradeOf(view, plan) < 2) return [];
  const ways = quietest(
    view,
    walks.filter((way) => way.notation !== plan.notation && gradeOf(view, way) < 2 && !('plus' in way.answer && way.answer.plus)),
    ({ answer }) => costOf(answer),
  );
  return [
    ...ways.filter(({ answer }) => tileOf(answer) === tileOf(plan.answer)),
    ...uniforms.slice(0, 1),
    ...ways.filter(({ answer }) => tileOf(answer) !== tileOf(plan.answer)),
  ].slice(0, QUIETER);
}

/** All ways to do the same with the same: the one that is planned first. */
function samePlace(options: readonly Way[], plan: Way): readonly Way[] {
  const tool = toolOf(plan.answer);
  const tile = tileOf(plan.answer);
  if (tile === null || tool === null) return [plan];
  const same = options.filter(
    ({ answer, notation }) => notation !== plan.notation && toolOf(answer) === tool && tileOf(answer) === tile && whoOf(answer) === whoOf(plan.answer),
  );
  return [...same, plan];
}

/** The panels at the left of wide screens lie over the map. */
function withPanels(clear: ReturnType<typeof keepingMost>) {
  return (covering: Parameters<typeof clear>[0] & { readonly over: readonly { readonly x: number; readonly width: number }[] }) => {
    const inset = clear(covering);
    const left = Math.max(0, ...covering.over.map(({ x, width }) => x + width));
    return { ...inset, left, bottom: inset.bottom + 6 };
  };
}
