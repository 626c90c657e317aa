import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Chip, clearOfDock, Frame, PanZoom, useClearance, useEnter, useLatest, useNarrow, useShow, useTable } from '#kit';
import type { Answer } from '../answer.ts';
import type { Advantage } from '../content/advantage.ts';
import type { CardId, SpaceId, TargetId } from '../content/index.ts';
import { spaceOf, spacesOf, whoIsAt } from '../facts/places.ts';
import type { Contra } from '../types.ts';
import type { View } from '../view.ts';
import { chipOf } from '../words/map.ts';
import { who } from '../words/things.ts';
import type { ContraWords } from '../words/words.ts';
import { Area, type AreaProps } from './areas/area.tsx';
import { StageArea } from './areas/stage-area.tsx';
import { playerOf, Strip } from './areas/strip.tsx';
import { attemptAt, attemptOn, attemptWith } from './attempt.ts';
import { Decks } from './cards/decks.tsx';
import { Hand } from './cards/hand.tsx';
import { Look } from './cards/look.tsx';
import type { Looked } from './cards/shown.ts';
import { Tip } from './cards/tip.tsx';
import { type Choosing, choosingOf, NOTHING, type Option } from './choosing.ts';
import { AssaultDice, type DieSign, FightDice } from './dice/dice.tsx';
import { Actions, Offers, OptionList, Sub, strongOf, Who } from './dock/dock.tsx';
import { useGoingOn } from './dock/go-on.tsx';
import { Pop } from './dock/pop.tsx';
import { WaitingLine } from './dock/waiting-line.tsx';
import { endsOf, isWithin, type Plan, partOf, planOf, wholeOf } from './map/geometry.ts';
import { placesOf, StageMap } from './map/stage-map.tsx';
import { drawnView, lasts } from './showing.ts';
import { mayStepIn } from './stack/stack.ts';
import { Stack } from './stack/stack-view.tsx';

const ZOOM = { least: 0.3, most: 3 };
/** Three lines above the hand. */
const USUAL = { wide: 230, narrow: 262 };

/** What is open beside something: a card to be read, or several answers to choose from. */
interface Opened {
  readonly at: Element;
  readonly number: number;
  readonly shown: Looked | null;
  readonly offers: readonly Option[];
}

interface Picked {
  readonly number: number;
  readonly card: CardId;
}

/** The raid, in the slots of the frame. */
export function Board({ words }: { readonly words: ContraWords }) {
  const { scene, transition, options, seats, eyes, hint, setHint, choose, whyNot, asking, pings, still, past } = useTable<Contra>();
  const { view: present, decision } = scene;
  const { now, past: shown, view: before, stopped, finish } = useShow<Contra>(lasts);
  const narrow = useNarrow();
  const [refused, setRefused] = useRefused();
  const [picking, setPicked] = useState<Picked | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pointed, setPointed] = useState<TargetId | null>(null);
  const [peek, setPeek] = useState<Seat | 'stage' | null>(null);

  const view = now === null ? present : drawnView(before, now);
  const open = useMemo(() => choosingOf(decision, options, present), [decision, options, present]);
  const showing = now !== null;
  const choosing = useMemo<Choosing>(() => (showing ? { ...NOTHING, seat: open.seat } : open), [showing, open]);
  const picked = picking !== null && picking.number === scene.number && open.cards.has(picking.card) ? picking.card : null;
  const play = picked === null ? null : (open.cards.get(picked)?.[0] ?? null);
  const here = opened !== null && opened.number === scene.number ? opened : null;
  /** Somebody here is waited for; others may only step in. */
  const asked = options.some(({ seat }) => decision?.seats.includes(seat) === true);

  // A story is told at its beginning and at its end: nobody waits for its words then.
  const isStory = present.story !== null;
  useEffect(() => {
    if (isStory) void words.setup();
  }, [isStory, words]);

  const close = useCallback(() => setOpened(null), []);
  const openAt = (at: Element, shown: Looked | null, offers: readonly Option[]): void => setOpened({ at, number: scene.number, shown, offers });
  /** One option is taken, several are offered. */
  const take = (offers: readonly Option[], at: Element): void => {
    const [only] = offers;
    if (offers.length === 1 && only !== undefined) choose(only);
    else if (offers.length > 1) openAt(at, null, offers);
  };

  const deciding = present.fighters[open.seat]?.id;
  /** Nothing can be done there: the rules say why not, or the table says what it is and what it waits for. */
  const refuse = (attempt: Answer | null, what: Looked, at: Element): void => {
    if (asked && attempt !== null) whyNot(attempt, at);
    else openAt(at, what, []);
  };
  /** The same for whatever can be answered with, or cannot. */
  const press = (offers: readonly Option[], what: Looked, at: Element): void => {
    finish();
    setOpened(null);
    if (offers.length > 0 && !asking) take(offers, at);
    else refuse(offers[0]?.answer ?? null, what, at);
  };
  const pressSpace = useLatest((id: SpaceId, at: Element): void => {
    finish();
    setOpened(null);
    const there = whoIsAt(present, id);
    const offers = [
      ...(open.spaces.get(id) ?? []),
      ...there.targets.flatMap((target) => open.targets.get(target) ?? []),
      ...(there.commando === null ? [] : (open.commandos.get(there.commando) ?? [])),
    ];
    if (offers.length > 0 && !asking) {
      take(offers, at);
      return;
    }
    const space = spaceOf(present, id);
    const attempt = decision === null || deciding === undefined || space === null ? null : attemptAt(decision, deciding, space, there);
    if (offers.length === 0 && asked && attempt !== null) setRefused({ number: scene.number, space: id });
    refuse(offers[0]?.answer ?? attempt, there.foes[0] === undefined ? { kind: 'space', id } : { kind: 'enemy', id: there.foes[0].id }, at);
  });
  const pointSpace = useLatest((id: SpaceId | null): void => {
    const there = id === null ? null : whoIsAt(present, id);
    const offers = id === null || there === null ? [] : [...(open.spaces.get(id) ?? []), ...there.targets.flatMap((target) => open.targets.get(target) ?? [])];
    setHint(offers[0] ?? null);
    setPointed(there?.targets[0] ?? null);
  });
  const pressDie = useLatest((die: DieSign, at: Element): void => press(open.faces.get(die.face) ?? [], die, at));
  const pressToken = useLatest((type: Advantage, seat: Seat, at: Element): void =>
    press((seat === open.seat ? open.tokens.get(type) : undefined) ?? [], { kind: 'token', type }, at),
  );
  const pressCard = useLatest((card: CardId, at: Element): void => {
    finish();
    const offers = open.cards.get(card);
    if (offers === undefined || asking) {
      const attempt = decision === null || deciding === undefined ? null : attemptWith(decision, deciding, card);
      refuse(offers?.[0].answer ?? attempt, { kind: 'card', id: card }, at);
    } else if (offers.length > 1 || offers[0].answer.do !== 'play' || picked === card) take(offers, at);
    // A card that would be played is picked up first.
    else setPicked({ number: scene.number, card });
  });
  const pressCommando = useLatest((seat: Seat, at: Element): void => {
    const id = present.fighters[seat]?.id;
    if (id === undefined) return;
    const offers = [...(open.commandos.get(id) ?? []), ...open.abilities.filter(({ answer }) => answer.who === id)];
    openAt(at, { kind: 'character', id }, offers);
  });
  const read = useLatest((shown: Looked, at: Element, place?: number): void => {
    const offers = optionsFor(shown, place ?? 0, open);
    const aim = asking && shown.kind === 'enemy' && decision !== null && deciding !== undefined ? attemptOn(decision, deciding, shown.id) : null;
    if (aim === null || !asked) openAt(at, shown, offers);
    else whyNot(offers[0]?.answer ?? aim, at);
  });
  const point = useLatest((target: TargetId | null): void => setPointed(target));
  const give = useLatest(useGoingOn(open));
  useEnter(asked && here === null ? strongOf(open, play) : null, give);

  const plan = planOf(view.stage);
  const ends = useMemo(() => endsOf(plan), [plan]);
  const area = useArea(plan, view, choosing, narrow);
  const pinged = useMemo(() => new Set(pings.flatMap((ping) => placesOf(ping, present))), [pings, present]);
  const stage = useRef<HTMLDivElement>(null);
  const inset = useClearance(
    stage,
    useMemo(() => clearOfDock(USUAL, past || stopped), [past, stopped]),
  );
  const key = now === null ? null : `${transition.id} ${shown.length}`;
  const handOf = open.seat >= 0 && asked ? open.seat : (eyes ?? Math.max(0, view.active));
  const hand = view.fighters[handOf];
  const [short, ...rest] = chipOf(view, words.say);
  const areaOf = (seat: Seat): AreaProps => ({
    view,
    seat,
    choosing,
    words,
    sitter: seats[seat],
    who: playerOf(seats, seat, words),
    pointed,
    read,
    pressCommando,
    pressToken,
    point,
  });
  const others = mayStepIn(decision, open.seat);
  const rolling = key !== null && ['rolls', 'explodes', 'assault', 'rerolls'].includes(now?.event.kind ?? '');
  const dice = (
    <>
      {view.fight === null || view.fight.dice.length === 0 ? null : (
        <FightDice fight={view.fight} choosing={choosing} words={words} rolling={rolling} boss={view.enemy} press={pressDie} />
      )}
      {view.assault === null || view.assault.dice.length === 0 ? null : (
        <AssaultDice assault={view.assault} choosing={choosing} words={words} rolling={rolling} who={who(view, view.assault.seat)} press={pressDie} />
      )}
    </>
  );
  const isRolled = view.fight !== null || view.assault !== null;

  return (
    <Frame
      chip={<Chip short={short} rest={rest.map((part) => ` · ${part}`).join('')} />}
      seats={<Strip view={view} choosing={choosing} words={words} seats={seats} open={peek} press={(what) => setPeek(peek === what ? null : what)} />}
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div
          className={`raid on-${view.stage} ${plan.rows > plan.columns ? 'tall' : 'flat'}`}
          data-commandos={view.fighters.length}
          ref={stage}
          style={{ paddingBottom: inset.bottom }}
          onClick={now === null ? undefined : finish}
        >
          <div className="mapbox">
            <PanZoom area={area} ends={ends} zoom={ZOOM} still={still} words={words.say.zoom}>
              <StageMap
                view={view}
                choosing={choosing}
                words={words}
                now={now === null || key === null ? null : { event: now.event, key }}
                hint={hint?.answer ?? null}
                pinged={pinged}
                refused={refused?.number === scene.number ? refused.space : null}
                pointed={pointed}
                press={pressSpace}
                point={pointSpace}
              />
            </PanZoom>
          </div>
          <div className={peek === null ? 'areas' : 'areas peeked'}>
            <div className={peek === 'stage' ? 'stage-slot open' : 'stage-slot'}>
              <StageArea view={view} choosing={choosing} words={words} read={read} />
            </div>
            {view.fighters.map((f, seat) => (
              <div key={f.id} className={peek === seat ? 'area-slot open' : 'area-slot'}>
                <Area {...areaOf(seat)} />
              </div>
            ))}
          </div>
          {here === null ? null : (
            <Pop at={here.at} label={words.say.page.close} onClose={close}>
              {here.shown === null ? null : <Look of={here.shown} words={words} view={present} />}
              {here.shown?.kind === 'decks' ? <Decks view={present} words={words} /> : null}
              {here.offers.length > 0 ? <OptionList offers={here.offers} words={words} /> : <WaitingLine open={open} asked={asked} words={words} />}
            </Pop>
          )}
          <Tip words={words} view={view} quiet={here !== null} />
        </div>
      }
      corner={past && isRolled ? <div className="panel rolled">{dice}</div> : undefined}
      meter={<Stack view={view} words={words} others={others} away={others.filter((seat) => seats[seat]?.kind !== 'me')} />}
      who={decision === null ? undefined : <Who view={present} seat={open.seat} />}
      sub={asked ? <Sub words={words} picked={picked} /> : undefined}
      hand={
        <div className="dock-hand">
          {isRolled ? dice : null}
          {options.length === 0 ? null : <Offers view={present} choosing={open} words={words} asked={asked} press={take} />}
          {hand === undefined ? null : (
            <Hand f={hand} asked={asked && handOf === open.seat} choosing={choosing} picked={picked} words={words} press={pressCard} />
          )}
        </div>
      }
      actions={<Actions choosing={open} words={words} picked={picked} play={play} give={give} />}
      list="folded"
    />
  );
}

/** The space that was refused last: whatever is done next, the mark goes. */
function useRefused() {
  const [now, setNow] = useState<{ readonly number: number; readonly space: SpaceId } | null>(null);
  useEffect(() => {
    if (now === null) return;
    const clear = (): void => setNow(null);
    const listeners = new AbortController();
    for (const kind of ['pointerdown', 'keydown', 'wheel']) addEventListener(kind, clear, { signal: listeners.signal, capture: true });
    return () => listeners.abort();
  }, [now]);
  return [now, setNow] as const;
}

/** What can be done with a card that is being read. */
function optionsFor(shown: Looked, place: number, open: Choosing): readonly Option[] {
  switch (shown.kind) {
    case 'enemy':
      return open.targets.get(shown.id) ?? [];
    case 'boss':
      return [...(open.targets.get('boss') ?? []), ...(open.bosses.get(shown.id) ?? [])];
    case 'stage': {
      const option = open.stage.get(place);
      return option === undefined ? [] : [option];
    }
    default:
      return [];
  }
}

/** As far as a run goes to all sides. */
const AROUND = { columns: 7, rows: 7 };

/** Wide screens show the whole map; phones look at whoever acts and whatever can be chosen, from as near as they always do. */
function useArea(plan: Plan, view: View, choosing: Choosing, narrow: boolean) {
  const near = [view.fighters[choosing.seat]?.space ?? [], ...choosing.spaces.keys()].flat();
  const aimed = [...choosing.targets.keys()].flatMap((target) => (target === 'boss' ? [] : spacesOf(view, target)));
  const all = [...near, ...aimed];
  const looked = isWithin(plan, all, AROUND) ? all : near;
  const seen = looked.length > 0 ? looked : plan.spaces.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  const { x, y, width, height } = narrow ? partOf(plan, seen, AROUND) : wholeOf(plan);
  return useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
}
