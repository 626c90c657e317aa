import { useMemo, useRef, useState } from 'preact/hooks';
import { clearOfDock, Lately, marksOf, PanZoom, type Show, useClearance, useNarrow, useTable } from '#kit';
import type { Area } from '../../../plane.ts';
import { missionNamed } from '../../content/cards.ts';
import type { TerrainId } from '../../content/map.ts';
import { isOn, type TileRef } from '../../content/refs.ts';
import type { Option, VCommandos } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import { tileOf } from '../choosing.ts';
import { useSays } from '../dock/tools.tsx';
import { EventCard } from '../left/event-card.tsx';
import { Legend } from '../left/legend.tsx';
import { Objectives } from '../left/objectives.tsx';
import { Pills } from '../left/pills.tsx';
import type { Rail } from '../left/rail.ts';
import { EnemyRail } from '../left/rail.tsx';
import { Debrief } from '../operation/debrief.tsx';
import { Ribbon } from '../operation/ribbon.tsx';
import { Plan } from '../plan/plan.tsx';
import { Stays } from '../plan/stays.tsx';
import type { Raid } from '../plan/use-raid.tsx';
import { Volley } from '../plan/volley.tsx';
import { markOf } from '../showing.ts';
import { areaAround, areaOf, areaOfAll, type Laid, layOut, middleOf } from './geometry.ts';
import { Happening, March, Pings, Planned } from './overlays.tsx';
import { TableMap } from './table-map.tsx';
import { Titles } from './titles.tsx';

const ZOOM = { least: 0.3, most: 3 };
/** With one row of buttons. */
const USUAL = { wide: 173, narrow: 292 };

interface StageProps {
  readonly raid: Raid;
  readonly show: Show<VCommandos>;
  readonly rail: Rail | null;
  /** Everything that has happened. */
  readonly events: readonly VCommandos['Event'][];
  readonly say: Messages;
}

/** The map, with what belongs beside and over it. */
export function Stage({ raid, show: { now, view: before, stopped, finish }, rail, events, say }: StageProps) {
  const { scene, lately, hint, pings, still, past, options, asking } = useTable<VCommandos>();
  const { view: present } = scene;
  const view = now === null ? present : now.view;
  const narrow = useNarrow();
  const says = useSays();
  const [looking, setLooking] = useState<{ readonly id: TerrainId; readonly number: number } | null>(null);
  const { plan, actor, own, choosing } = raid;
  const laid = useMemo(() => layOut(view.terrains.map(({ id }) => id)), [view.terrains]);
  const tile = view.commandos.find(({ id }) => id !== null && id === (view.active ?? actor))?.tile ?? null;
  const asked = looking?.number === scene.number ? looking.id : null;
  const standing = laid.find(({ map }) => map.id === asked) ?? laid.find(({ map }) => isOn(tile, map.id)) ?? laid[0];
  const ahead = plan?.preview ?? null;
  const firing = useMemo(() => firingOf(plan, now?.event ?? null), [plan, now]);
  const [debriefed, setDebriefed] = useState(0);
  const debrief = view.column > 0 && view.turn <= 1 && debriefed !== view.column && now === null && !past;
  const several = laid.length > 1;
  const operation = missionNamed(view.card).columns.length > 1;
  const quiet = view.phase === 'commandos' || view.phase === 'event' || view.phase === 'set-up';
  const showsRail = rail !== null && rail.now !== null && !quiet;

  const stage = useRef<HTMLDivElement>(null);
  const tall = !several && standing !== undefined && standing.height >= standing.width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: panels come and go
  const clear = useMemo(() => withPanels(clearOfDock(USUAL, past || stopped), tall), [past, stopped, several, operation, tall, narrow]);
  const inset = useClearance(stage, clear, '.vc-left, .vc-top');
  const hurt = stopped && narrow && now !== null ? hurtAt(now.event, before) : null;
  const area = useMemo(
    () => (hurt === null ? null : areaAround(laid, hurt)) ?? (narrow && standing !== undefined ? areaOf(standing) : areaOfAll(laid)),
    [hurt, narrow, standing, laid],
  );
  const marks = useMemo(() => marksOf<VCommandos, TileRef>(lately, markOf), [lately]);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => tileOf(ping) ?? [])), [pings]);
  const arriving = useMemo(() => arrivingOf(laid, now?.event ?? null), [laid, now]);

  const target = plan === null ? null : tileOf(plan.answer);
  const aimed = target === null ? null : middleOf(laid, target);
  const flipped = !tall && aimed !== null && aimed.x > area.x + area.width * 0.55;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
    <div className="vc-field" ref={stage} onClick={now === null ? undefined : finish}>
      {laid.length === 0 ? null : (
        <PanZoom area={area} inset={inset} zoom={ZOOM} still={still} words={say.zoom}>
          <TableMap
            view={view}
            laid={laid}
            say={say}
            lit={choosing.tiles}
            things={choosing.things}
            planned={plan === null ? null : tileOf(plan.answer)}
            hinted={hint === null ? null : tileOf(hint.answer)}
            pinged={pinged}
            refused={raid.refused}
            home={own?.tile ?? null}
            active={view.active}
            asks={options.length === 0 || now !== null ? null : asking ? 'keys' : 'click'}
            wouldSound={ahead?.alarm ?? []}
            firing={firing}
            arriving={arriving}
            says={says}
            press={raid.pressTile}
            point={raid.point}
            pressThing={raid.pressThing}
          >
            {several ? <Titles view={view} laid={laid} say={say} shown={standing?.map.id ?? null} /> : null}
            {view.phase === 'fire' || view.phase === 'end' || now !== null ? null : <March view={view} laid={laid} after={ahead?.march ?? null} />}
            {now === null ? <Lately marks={marks} pen={2.4} ring={24} at={(tile) => middleOf(laid, tile)} /> : null}
            {plan === null ? null : <Planned view={present} laid={laid} answer={plan.answer} seen={ahead?.visible === true} from={[...firing]} />}
            <Pings view={view} laid={laid} pings={pings} />
            {now === null ? null : <Happening event={now.event} view={now.view} laid={laid} say={say} />}
          </TableMap>
        </PanZoom>
      )}
      {standing === undefined ? null : (
        <div className="vc-top">
          {operation ? <Ribbon view={view} say={say} shown={standing.map.id} press={(id) => setLooking({ id, number: scene.number })} /> : null}
          <Pills view={view} index={standing.index} say={say} />
        </div>
      )}
      {standing === undefined || (several && !showsRail) ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section className="vc-left wide" style={{ top: inset.top + 14, bottom: inset.bottom + 4 }} aria-label={say.board.beside} tabIndex={0}>
          {showsRail ? (
            <EnemyRail rail={rail} view={view} say={say} />
          ) : (
            <>
              {operation ? null : <EventCard terrain={view.terrains[standing.index] ?? null} turn={view.turn} say={say} />}
              <Objectives view={view} index={standing.index} say={say} />
              {rail === null || view.turn <= 1 ? null : (
                <details className="vc-last">
                  <summary>{say.rail.last(rail)}</summary>
                  <EnemyRail rail={rail} view={view} say={say} />
                </details>
              )}
              <Legend key={view.turn <= 1 ? 'open' : 'closed'} open={view.turn <= 1} say={say} />
            </>
          )}
        </section>
      )}
      {debrief ? (
        <div className="vc-over">
          <Debrief view={view} log={events} say={say} />
          <button type="button" className="btn pri" data-onward="" onClick={() => setDebriefed(view.column)}>
            {say.operation.onward}
          </button>
        </div>
      ) : null}
      <div className={flipped ? 'vc-right flipped wide' : 'vc-right wide'} style={{ top: inset.top + 14 }}>
        {now !== null ? (
          <Volley step={now} say={say} />
        ) : plan !== null ? (
          <Plan view={present} option={plan} quieter={raid.quieter} say={say} pick={raid.pick} />
        ) : options.length > 0 && view.phase === 'fire' ? (
          <Stays view={present} say={say} />
        ) : null}
      </div>
    </div>
  );
}

/** Tiles whose enemies fire: now, or at the step that is planned. */
function firingOf(plan: Option | null, event: VCommandos['Event'] | null): ReadonlySet<TileRef> {
  return new Set(event?.kind === 'fires' ? event.from : plan?.preview?.fire?.from);
}

/** Where somebody stood when they were hurt. */
function hurtAt(event: VCommandos['Event'], { commandos }: VCommandos['View']): TileRef | null {
  return ('who' in event ? commandos.find(({ id }) => id === event.who)?.tile : null) ?? null;
}

/** How far those who have just moved came. */
function arrivingOf(laid: readonly Laid[], event: VCommandos['Event'] | null) {
  if (event?.kind !== 'enemies-move') return null;
  const [a, b] = [middleOf(laid, event.from), middleOf(laid, event.to)];
  return a === null || b === null ? null : { tile: event.to, dx: a.x - b.x, dy: a.y - b.y };
}

/** What cards at the right need on a wide stage. */
const CARD = 250;
const WIDE = 900;

/** The panels at the left, the ribbon and the pills at the top lie over the map; beside a tall map there is room for cards. */
function withPanels(clear: ReturnType<typeof clearOfDock>, tall: boolean) {
  return (covering: Parameters<typeof clear>[0] & { readonly over: readonly Area[] }) => {
    const inset = clear(covering);
    const { width: wide } = covering.stage;
    const left = Math.max(0, ...covering.over.filter(({ width }) => width < wide / 2).map(({ x, width }) => x + width));
    const top = Math.max(0, ...covering.over.filter(({ width }) => width >= wide / 2).map(({ y, height }) => y + height));
    return { left, top, right: tall && wide >= WIDE ? CARD : 0, bottom: inset.bottom + 6 };
  };
}
