import { useMemo, useRef, useState } from 'preact/hooks';
import { Chip, clearOfDock, Frame, PanZoom, useClearance, useEnter, useLatest, useShow, useTable } from '#kit';
import type { SegmentName } from '../content/board.ts';
import { isMemberId, type MemberId, shortName } from '../content/members.ts';
import { fallsIn } from '../facts/achievements.ts';
import { targetsOf } from '../facts/attacks.ts';
import type { Contact } from '../types.ts';
import type { ContactWords } from '../words/words.ts';
import { attempt, attemptWith } from './attempt.ts';
import { type Choosing, choosing as choosingOf, distinct, NOTHING_PICKED, type Picked } from './choosing.ts';
import { Actions, aboutSegments, Hand, promptOf, Sub, Who } from './dock/dock.tsx';
import { DiceCorner, Helicopter, Meter } from './hud.tsx';
import { RingBoard } from './map/ring-board.tsx';
import { Roster } from './roster.tsx';
import { lasts } from './showing.ts';
import { Strip, Team } from './team/cards.tsx';
import { useDice } from './use-dice.tsx';

const AREA = { x: 0, y: 0, width: 792, height: 792 };
const ZOOM = { least: 0.3, most: 4 };
/** What the helicopter and the dice take at the top of a phone's stage. */
const HEADS_UP = 52;
const MARGIN = 6;
/** With the weapons to choose from, and on phones with what threatens and the targets. */
const USUAL = { wide: 144, narrow: 326 };

/** The night, in the slots of the frame. */
export function Board({ words: { say: words } }: { readonly words: ContactWords }) {
  const { scene, transition, seats, options, hint, setHint, choose, whyNot, asking, pings, still, past, log } = useTable<Contact>();
  const show = useShow<Contact>(lasts);
  const { now, finish } = show;
  const [refused, setRefused] = useState<{ readonly at: number; readonly name: SegmentName } | null>(null);
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED);
  const { view: present, decision, number } = scene;
  // What has happened is drawn as it is afterwards, except that those who move are still on their way.
  const view = now === null || now.event.kind === 'zombies-move' ? show.view : now.view;
  const offered = useMemo(() => distinct(options), [options]);
  const open = useMemo(() => choosingOf(decision, offered, present, number, picked), [decision, offered, present, number, picked]);
  const showing = now === null ? null : `${transition.id} ${show.past.length}`;
  const idle = now === null;
  const choosing = useMemo(() => (idle ? open : { ...open, ...NOTHING_LIT }), [idle, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log changes with the scene alone
  const fell = useMemo(() => fallsIn(log()), [scene]);
  const pick = (change: Partial<Picked>): void => {
    finish();
    setRefused(null);
    setPicked({ at: number, turn: present.turn, member: open.member, attack: open.attack, target: null, ...change });
  };

  const pressSegment = useLatest((name: SegmentName, element: Element): void => {
    finish();
    const option = open.lit.get(name);
    if (option !== undefined && !asking) {
      if (open.target === name) choose(option);
      else pick({ target: name });
      return;
    }
    const tried = open.like === null ? null : attempt(open.like, name);
    if (tried === null) return;
    setRefused(option === undefined ? { at: number, name } : null);
    whyNot(option?.answer ?? tried, element);
  });
  const pressMember = useLatest((id: MemberId, element: Element): void => {
    finish();
    if (open.ready.has(id) && !asking) {
      if (open.of === 'members' && open.member === id && open.strong !== null) choose(open.strong);
      else pick({ member: id, attack: null });
      return;
    }
    const [first] = options;
    const tried = decision === null || first === undefined ? null : attemptWith(decision, id, present, first);
    if (tried !== null) whyNot(tried, element);
  });
  const point = useLatest((name: SegmentName | null): void => {
    setHint((name === null ? undefined : open.lit.get(name)) ?? null);
  });
  useEnter(open.strong, choose);

  const dice = useDice(show);
  const hinted = useMemo(() => new Set(hint === null ? [] : targetsOf(hint.answer)), [hint]);
  const pinged = useMemo(() => new Set(pings.flatMap(targetsOf)), [pings]);
  const chip = { short: words.turn.short(view), rest: words.turn.rest(view) };
  const concerned = useMemo(() => new Set(aboutSegments(decision)), [decision]);
  const stage = useRef<HTMLDivElement>(null);
  const clear = useMemo(() => withRoom(clearOfDock(USUAL, past || show.stopped)), [past, show.stopped]);
  const inset = useClearance(stage, clear);
  const drafting = present.phase === 'draft';
  const team = { view, seats, choosing, words, fell, press: pressMember };
  const rolledBy = dice.at(-1)?.of;

  return (
    <Frame
      chip={<Chip {...chip} />}
      stage={
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything only hurries what is being shown
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act at once and hurry it just so
        <div className="night" ref={stage} onClick={now === null ? undefined : finish}>
          {drafting ? (
            <Roster words={words} team={present.members.map((m) => m.id)} open={open.ready} chosen={open.member} press={pressMember} />
          ) : (
            <PanZoom area={AREA} inset={inset} zoom={ZOOM} still={still} words={words.zoom}>
              <RingBoard
                view={view}
                choosing={choosing}
                words={words}
                now={now === null || showing === null ? null : { event: now.event, key: showing }}
                about={now === null && !past ? concerned : NOWHERE}
                hinted={hinted}
                pinged={pinged}
                refused={refused?.at === number ? refused.name : null}
                pressSegment={pressSegment}
                pressMember={pressMember}
                point={point}
              />
            </PanZoom>
          )}
          {drafting ? null : <Helicopter view={view} words={words} />}
        </div>
      }
      seats={<Strip {...team} />}
      column={<Team {...team} />}
      corner={<DiceCorner dice={dice} rolling={showing} caption={isMemberId(rolledBy) ? shortName(rolledBy) : ''} words={words} />}
      meter={drafting || view.outcome !== null ? undefined : <Meter view={view} words={words} />}
      {...prompting(promptOf(decision, open, seats, words))}
      who={decision === null ? undefined : <Who choosing={open} />}
      sub={options.length === 0 ? undefined : <Sub view={present} choosing={open} options={offered} words={words} />}
      hand={
        <Hand
          view={present}
          choosing={open}
          options={offered}
          words={words}
          chooseAttack={(attack) => pick({ attack })}
          chooseTarget={(target) => pick({ target })}
          chooseMember={pressMember}
        />
      }
      actions={<Actions choosing={open} options={offered} words={words} view={present} />}
      list="folded"
    />
  );
}

function withRoom(clear: ReturnType<typeof clearOfDock>): typeof clear {
  return (covering) => {
    const inset = clear(covering);
    return { ...inset, top: isNarrow() ? HEADS_UP : MARGIN, bottom: inset.bottom + MARGIN };
  };
}

function isNarrow(): boolean {
  return matchMedia('(max-width: 720px)').matches;
}

/** A slot that is left out keeps what the shell has for it. */
function prompting(prompt: string | undefined): { readonly prompt?: string } {
  return prompt === undefined ? {} : { prompt };
}

const NOWHERE: ReadonlySet<SegmentName> = new Set();
const NOTHING_LIT: Pick<Choosing, 'lit' | 'target'> = { lit: new Map(), target: null };
