import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Chip, type Covering, clearOfDock, Frame, type Inset, PanZoom, useClearance, useEnter, useLatest, useNarrow, useShow, useTable } from '#kit';
import { type AssassinId, shortName } from '../content/assassins.ts';
import { type CardId, GETAWAYS } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { destinationsOf } from '../facts/escape.ts';
import type { ContractAssassin } from '../types.ts';
import { thenHide } from '../words/foretells.ts';
import type { ContractAssassinWords } from '../words/words.ts';
import { PawnIcon } from './art/pictures.tsx';
import { attemptAt, attemptWith } from './attempt.ts';
import { atOnce, type Choosing, cardOf, choosingOf, dimmed, type Picked, placeOf } from './choosing.ts';
import { Actions, Offers, useForetells, useSays, Waiting } from './dock/actions.tsx';
import { AttemptPlan } from './dock/attempt-plan.tsx';
import { Cell } from './dock/cell.tsx';
import { EscapePlan } from './dock/escape-plan.tsx';
import { Kit } from './dock/kit.tsx';
import { gainOf, isBlocked, leadsTo, type Plan, planOf } from './dock/plan.ts';
import { Draft } from './files/draft.tsx';
import { FileCard } from './files/file.tsx';
import { Rivals, Strip } from './files/seats.tsx';
import { FileSheet } from './files/sheet.tsx';
import { Deck, Legend, Pips } from './hud.tsx';
import { partWith, WHOLE, WIDTH } from './map/geometry.ts';
import { WorldMap } from './map/world-map.tsx';
import { usePlayedForMe, waits } from './own-moment.tsx';
import { SceneOf } from './scenes.tsx';
import { lasts } from './showing.ts';

const ZOOM = { least: 0.3, most: 5 };
/** With the plan of an attempt; on phones a plan lies over the map. */
const USUAL = { wide: 360, narrow: 293 };
/** What is read over the map for a moment keeps clear of the dock as it is. */
const coveredByDock = ({ stage, dock }: Covering): Inset => ({ top: 0, right: 0, bottom: dock === null ? 0 : Math.max(0, stage.height - dock.y), left: 0 });
/** With more at the table their files are a strip on wide screens, too. */
const FEW = 4;
/** On phones the map goes to what is lit, unless that is half the world. */
const NEAR = 14;
const AROUND = { width: 460, height: 330 };
/** Where it matters how many actions are left. */
const SPENDING: ReadonlySet<string> = new Set(['act', 'weapons', 'flee', 'getaways', 'again']);
const NOWHERE: ReadonlySet<SpaceId> = new Set();

/** The table, in the slots of the frame. */
export function Board({ words: { say: words } }: { readonly words: ContractAssassinWords }) {
  const { scene, transition, options, seats, eyes, hint, setHint, choose, whyNot, asking, pings, still, past, log } = useTable<ContractAssassin>();
  const { view: present, decision, number } = scene;
  const { now, past: shownSteps, finish } = useShow<ContractAssassin>(lasts);
  const narrow = useNarrow();
  const says = useSays();
  const foretells = useForetells();
  const [picking, setPicking] = useState<{ readonly number: number; readonly what: Picked } | null>(null);
  const [clicked, setClicked] = useState<{ readonly number: number; readonly space: SpaceId } | null>(null);
  const [refused, setRefused] = useState<{ readonly number: number; readonly space: SpaceId } | null>(null);
  const [pointed, setPointed] = useState<CardId | number | null>(null);
  const [opened, setOpened] = useState<Seat | null>(null);
  const [briefed, setBriefed] = useState(false);
  const [waiting, setWaiting] = useState<CardId | null>(null);
  const [file, setFile] = useState<AssassinId | null>(null);

  const view = now === null ? present : now.view;
  const picked = picking?.number === number ? picking.what : null;
  const open = useMemo(() => choosingOf(options, picked), [options, picked]);
  const choosing = useMemo(() => (now === null ? open : dimmed(open)), [now, open]);
  const here = clicked?.number === number ? (open.spaces.get(clicked.space) ?? []) : [];
  const me = options[0]?.seat ?? eyes;
  const mine = present.hitmen[me ?? present.active];
  const [set, setPlayed] = usePlayedForMe(me, now === null);
  const drafting = present.hitmen.some(({ assassin }) => assassin === null);
  const isAsked = options.length > 0;
  const plan = useMemo(() => (past ? null : planOf(decision, present, options)), [past, decision, present, options]);
  const hides = options.find(({ preview }) => preview?.hiding != null)?.preview ?? null;
  const chosen = file !== null && open.files.has(file) ? file : null;
  const pickable = chosen === null ? undefined : open.files.get(chosen);
  const strong = pickable ?? (open.uses.length === 1 ? open.uses[0] : open.buttons.at(-1)) ?? null;
  useEnter(options.length > 0 ? strong : null, choose);

  const pick = (what: Picked | null): void => {
    finish();
    setClicked(null);
    setRefused(null);
    setWaiting(null);
    setPicking(what === null ? null : { number, what });
  };
  const pressSpace = useLatest((space: SpaceId, at: Element): void => {
    finish();
    const there = open.spaces.get(space) ?? [];
    const [only] = there;
    if (only !== undefined && !asking) {
      if (there.length === 1) choose(only);
      else setClicked({ number, space });
      return;
    }
    const tried = only?.answer ?? (decision === null || options.length === 0 ? null : attemptAt(decision, picked, space));
    if (tried === null) return;
    setRefused(only === undefined ? { number, space } : null);
    whyNot(tried, at);
  });
  const pressCard = useLatest((card: CardId, at: Element): void => {
    const uses = open.cards.get(card) ?? [];
    const once = atOnce(uses);
    setWaiting(uses.length === 0 && !asking && waits(card) && waiting !== card ? card : null);
    if (uses.length === 0 && !asking && waits(card)) return;
    if (uses.length === 0 || asking) {
      const tried = uses[0]?.answer ?? (decision === null ? null : attemptWith(decision, card, mine?.space ?? null));
      if (tried !== null && options.length > 0) whyNot(tried, at);
    } else if (once !== null) choose(once);
    else pick(picked !== null && 'card' in picked && picked.card === card ? null : { card });
  });
  const pointSpace = useLatest((space: SpaceId | null): void => {
    const [first] = space === null ? [] : (open.spaces.get(space) ?? []);
    setHint(first ?? null);
  });

  const shown = useMemo(() => shownOf(pointed, mine?.space ?? null, plan, open), [pointed, mine, plan, open]);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => placeOf(ping) ?? [])), [pings]);
  const standing = view.hitmen[view.active]?.space ?? null;
  const area = useMemo(() => {
    if (!narrow || standing === null) return WHOLE;
    const near = choosing.spaces.size > NEAR ? WHOLE : partWith([standing, ...choosing.spaces.keys()]);
    return near === WHOLE ? partWith([standing], AROUND) : near;
  }, [narrow, standing, choosing]);
  const stage = useRef<HTMLDivElement>(null);
  const many = view.hitmen.length > FEW;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a strip comes with many at the table
  const clear = useMemo(() => withStrip(clearOfDock(USUAL, past)), [past, many]);
  const inset = useClearance(stage, clear, many ? '.strip' : undefined);
  const covered = useClearance(stage, coveredByDock);

  // The first turn of somebody who has done nothing yet.
  const fresh = isAsked && decision?.kind === 'act' && present.round === 1 && log().at(-1)?.event.kind === 'turn';
  const briefing = fresh && !briefed && opened === null;
  const sheet = opened ?? (briefing ? me : null);
  const active = view.hitmen[view.active]?.assassin ?? null;
  const isMine = options.length > 0 && seats.filter(({ kind }) => kind === 'me').length === 1;
  const toggle = (seat: Seat): void => setOpened(opened === seat ? null : seat);
  const skills = useMemo(() => new Map<CardId, number>(mine?.skills.map(({ weapon, number: skill }) => [weapon, skill]) ?? []), [mine]);
  const mineLaid = me === present.active ? present.laid : [];

  return (
    <Frame
      chip={
        <Chip
          short={words.round.short({ round: view.round, limit: view.settings['round-limit'] })}
          rest={isMine ? words.round.mine : words.round.of({ who: active === null ? '' : shortName(active) })}
        />
      }
      seats={drafting ? undefined : <Strip view={view} seats={seats} words={words} open={opened} press={toggle} />}
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div className="sea" ref={stage} onClick={now === null ? undefined : finish}>
          {drafting ? (
            <div className="draft-room" style={{ bottom: covered.bottom }}>
              <Draft view={present} choosing={open} seats={seats} chosen={chosen} words={words} press={setFile} />
            </div>
          ) : (
            <>
              <PanZoom area={area} inset={inset} zoom={ZOOM} period={WIDTH} still={still} words={words.zoom}>
                <WorldMap
                  view={view}
                  words={words}
                  me={me}
                  lit={choosing.spaces}
                  shown={shown}
                  hint={hint?.answer ?? null}
                  pinged={pinged}
                  refused={refused?.number === number ? refused.space : null}
                  says={(option) => [says(option), foretells(option)].join('. ')}
                  press={pressSpace}
                  point={pointSpace}
                />
              </PanZoom>
              <Legend words={words} bottom={inset.bottom} />
            </>
          )}
          {now === null ? null : (
            <div className="scene-slot" key={`${transition.id} ${shownSteps.length}`} style={{ bottom: covered.bottom }}>
              <SceneOf event={now.event} view={now.view} words={words} />
            </div>
          )}
          {sheet === null || drafting ? null : (
            <div className="sheet-slot" style={{ bottom: covered.bottom, top: inset.top }}>
              <FileSheet
                view={view}
                seat={sheet}
                briefing={briefing}
                words={words}
                close={() => {
                  setOpened(null);
                  setBriefed(true);
                }}
              />
            </div>
          )}
        </div>
      }
      meter={
        drafting ? undefined : (
          <div className="side-file">
            <FileCard view={view} seat={me ?? view.active} words={words} isOpen={opened === (me ?? view.active)} press={() => toggle(me ?? view.active)} />
            {many || view.hitmen.length === 1 ? null : <Rivals view={view} seats={seats} words={words} open={opened} press={toggle} me={me ?? view.active} />}
            <Deck view={view} words={words} />
          </div>
        )
      }
      who={active === null ? undefined : <PawnIcon id={active} lit />}
      sub={
        options.length === 0 || decision === null || !SPENDING.has(decision.kind) ? undefined : (
          <>
            <Pips view={present} words={words} />
            {hides?.hiding == null ? null : <strong className="then-hide">{thenHide(words.foretells, hides.hiding, hides.misses)}</strong>}
          </>
        )
      }
      hand={
        <div className="dock-hand">
          {options.length === 0 ? null : (
            <Offers choosing={open} card={picked !== null && 'card' in picked ? picked.card : null} here={here} words={words} back={() => pick(null)} />
          )}
          {waiting === null || mine?.hand?.includes(waiting) !== true ? null : (
            <Waiting card={waiting} isSet={set.has(waiting)} words={words} change={(on) => setPlayed(waiting, on)} back={() => setWaiting(null)} />
          )}
          {plan?.kind === 'attempt' ? (
            <AttemptPlan view={present} plan={plan} choosing={open} picked={picked} words={words} pickGuard={(guard) => pick({ guard })} />
          ) : null}
          {plan?.kind === 'escape' ? <EscapePlan view={present} seat={present.active} plan={plan} words={words} point={setPointed} /> : null}
          {mine === undefined || plan !== null ? null : <Cell own={mine} words={words} />}
          {mine === undefined || drafting ? null : (
            <Kit
              hand={mine.hand ?? []}
              laid={mineLaid}
              skills={skills}
              choosing={open}
              picked={picked}
              hinted={hint === null ? null : cardOf(hint.answer)}
              words={words}
              first={decision?.kind === 'flee' || decision?.kind === 'getaways' ? 'getaway' : 'weapon'}
              most={{
                weapons: decision?.kind === 'weapons' && me === present.active ? decision.about.most : null,
                getaways: decision?.kind === 'getaways' && me === present.active ? decision.about.most : null,
              }}
              adds={(card) => gainOf(open.cards, card)}
              blocked={(card) => isBlocked(open.cards, card)}
              set={set}
              press={pressCard}
              point={setPointed}
            />
          )}
        </div>
      }
      actions={
        chosen === null ? (
          <Actions choosing={open} words={words} />
        ) : (
          <button type="button" className="btn pri" onClick={() => strong !== null && choose(strong)}>
            {words.draft.take({ assassin: chosen })}
            <kbd className="wide">↵</kbd>
          </button>
        )
      }
      list="folded"
    />
  );
}

/** Where what is pointed at leads: a getaway card of the hand, or a face of the getaway die. */
function shownOf(pointed: CardId | number | null, space: SpaceId | null, plan: Plan | null, { cards }: Choosing): ReadonlySet<SpaceId> {
  if (pointed === null || space === null) return NOWHERE;
  if (typeof pointed === 'number') return new Set(plan?.kind === 'escape' ? plan.doors.find(({ number }) => number === pointed)?.to : []);
  const getaway = GETAWAYS.find(({ id }) => id === pointed);
  return getaway === undefined ? NOWHERE : new Set(leadsTo(cards, getaway.id) ?? destinationsOf(getaway.id, space));
}

/** The strip of a large table lies over the map on wide screens. */
function withStrip(
  clear: ReturnType<typeof clearOfDock>,
): (covering: Parameters<typeof clear>[0] & { readonly over: readonly { readonly y: number; readonly height: number }[] }) => ReturnType<typeof clear> {
  return (covering) => {
    const inset = clear(covering);
    const top = Math.max(0, ...covering.over.map(({ y, height }) => y + height));
    return { ...inset, top, bottom: inset.bottom + 6 };
  };
}
