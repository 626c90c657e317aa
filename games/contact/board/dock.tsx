import type { SeatView } from '#kernel';
import { useTable } from '#kit';
import { SEGMENT_NAMES } from '../content/board.ts';
import { isMemberId, type MemberId } from '../content/members.ts';
import type { View } from '../rules/view.ts';
import { arrivals, arrivalsAfter } from './arrivals.ts';
import { type Choosing, needsAt } from './choosing.ts';
import { field, type Order, percent } from './order.ts';
import { wayIcon } from './people.ts';
import { GameIcon, Portrait, Stressed, weaponOf } from './portrait.tsx';
import type { BoardWords } from './words.ts';

export interface DockProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly orders: readonly Order[];
  readonly words: BoardWords;
  chooseWay(way: string): void;
  chooseTarget(name: string): void;
  chooseMember(id: MemberId, element: Element): void;
}

/** Who decides, by what is asked. */
const DECIDES: Readonly<Record<string, MemberId>> = {
  melee: 'cooper',
  'first-aid': 'vanderbilt',
  tripwire: 'krussov',
  'air-recon': 'ayden',
  scatter: 'mobutu',
  inspire: 'cole',
  flexible: 'dunham',
};

/** The picture in the prompt. */
export function Who({ choosing }: { readonly choosing: Choosing }) {
  const { scene } = useTable();
  const member = field(scene.asked?.about, 'member');
  const kind = scene.asked?.kind ?? '';
  const id = choosing.of === 'segments' || kind === 'take' ? choosing.member : (DECIDES[kind] ?? (isMemberId(member) ? member : null));
  return (
    <span className="ph round">{id === null ? <GameIcon name={kind === 'victim' ? 'zombie' : 'sergeant'} className="ph-icon" /> : <Portrait id={id} />}</span>
  );
}

/** The second line of the prompt: what the pointed-at target needs, which shot it is, what a die must show. */
export function Sub({ view, choosing, words }: Pick<DockProps, 'view' | 'choosing' | 'words'>) {
  const { scene } = useTable();
  const { dock } = words;
  const about = scene.asked?.about;
  const { member, way, target, order, lit } = choosing;
  switch (scene.asked?.kind) {
    case 'first-aid':
      return dock.aid(view.members.filter((m) => m.alive).length);
    case 'ardor': {
      const needs = Number(field(about, 'needs'));
      return field(about, 'for') === 'first-aid' || field(about, 'for') === 'quantity' ? null : `${words.odds.hits(needs)}, ${percent(needs)} %`;
    }
    case 'act':
    case 'aim':
    case 'flexible':
    case 'tripwire': {
      if (member === null || way === null) return null;
      if (lit.size === 0 && order !== null) return dock.rollFirst;
      if (target === null || order === null) return dock.choose;
      return (
        <>
          {/* On phones the targets in the dock say it. */}
          <span className="wide">
            <Stressed text={targetText(choosing, target, order, way, view, words)} />{' '}
          </span>
          {shots(scene.asked.kind, about, member, way, view, words)}
        </>
      );
    }
    default:
      return null;
  }
}

/** The prompt, where more is known than what is asked: who has been picked up, and what to do with what. */
export function promptOf(asked: SeatView['asked'], { of, member, way }: Choosing, { dock }: BoardWords): string | undefined {
  if (of !== 'segments' || member === null || way === null) return undefined;
  if (asked?.kind === 'act' || (asked?.kind === 'aim' && way.startsWith('inspired'))) return dock.act(member, way);
  return asked?.kind === 'aim' ? dock.next(member, field(asked.about, 'naming') === true) : undefined;
}

function targetText(choosing: Choosing, target: string, order: Order, way: string, view: View, { dock }: BoardWords): string {
  const [near, far] = order.at;
  if (way !== 'flame' || near === undefined || far === undefined) return dock.target(target, needsAt(choosing, target), view.zombies[target] ?? 0, way);
  return dock.column(target.split('/')[0] ?? '', needsAt(choosing, near), needsAt(choosing, far));
}

function shots(kind: string, about: unknown, member: MemberId, way: string, view: View, words: BoardWords): string {
  const { dice } = weaponOf(member);
  if (dice < 2 || !['rifle', 'mg60', 'ronin'].includes(way)) return '';
  if (kind === 'act') return way === 'ronin' && !view.options.includes('ronin-split') ? '' : words.dock.shots(dice, dice);
  if (typeof about !== 'object' || about === null || !('dice' in about) || !('close' in about)) return '';
  const free = Number(about.dice) > 0 ? words.dock.shots(Number(about.dice), dice) : '';
  return Number(about.close) > 0 ? `${free} ${words.dock.close(Number(about.close))}` : free;
}

/** Below the prompt: how to act, and the targets once more, as large as a thumb. */
export function Hand({ view, choosing, orders, words, chooseWay, chooseTarget, chooseMember }: DockProps) {
  const { scene } = useTable();
  const { of, ways, way, member, lit, target } = choosing;
  if (scene.asked?.kind === 'air-recon') return <Recon orders={orders} words={words} view={view} />;
  if (of === 'members') return <Portraits orders={orders} choosing={choosing} words={words} chooseMember={chooseMember} />;
  if (of !== 'segments' || member === null) return null;
  const targets = [...lit].sort(([a], [b]) => Number(a.at(-1)) - Number(b.at(-1)) || (view.zombies[b] ?? 0) - (view.zombies[a] ?? 0));
  return (
    <>
      {ways.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: toggles in a row, no form
        <div className="ways" role="group" aria-label={words.dock.ways}>
          {ways.map((w) => (
            <button key={w} type="button" className="way" aria-pressed={w === way} onClick={() => chooseWay(w)}>
              <GameIcon name={wayIcon(w, member)} />
              {words.way(w, member)}
            </button>
          ))}
        </div>
      ) : null}
      {targets.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: the targets once more for thumbs, no form
        <div className="targets" role="group" aria-label={words.dock.targets}>
          {targets.map(([name]) => {
            const needs = needsAt(choosing, name);
            return (
              <button
                key={name}
                ref={name === target ? intoView : null}
                type="button"
                className={name === target ? 'sel' : ''}
                aria-pressed={name === target}
                onClick={() => chooseTarget(name)}
              >
                <span className={name.startsWith('brown') ? 'col-no br' : 'col-no'}>
                  <span className="sr">{words.place(name.split('/')[0] ?? '')}</span>
                  <span aria-hidden="true">{name.split('/')[0]?.at(-1)}</span>
                </span>
                <b>
                  {words.ring(Number(name.at(-1)))}, {words.zombies(view.zombies[name] ?? 0)}
                </b>
                <small>
                  {needs === null ? null : (
                    <>
                      <em>{needs}+</em> {percent(needs)}%
                    </>
                  )}
                </small>
              </button>
            );
          })}
        </div>
      ) : null}
    </>
  );
}

/** The chosen target is never scrolled away. */
function intoView(chip: HTMLElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Members to choose from: who falls, who gets a die, who is called. */
function Portraits({ orders, choosing, words, chooseMember }: Pick<DockProps, 'orders' | 'choosing' | 'words' | 'chooseMember'>) {
  const ids = [...new Set(orders.flatMap((o) => o.member ?? []))];
  if (ids.length > 4) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pictures to choose from, no form
    <div className="faces" role="group" aria-label={words.team}>
      {ids.map((id) => (
        <button key={id} type="button" aria-pressed={choosing.member === id} onClick={(event) => chooseMember(id, event.currentTarget)}>
          <span className="ph">
            <Portrait id={id} />
          </span>
          {words.dock.name(id)}
        </button>
      ))}
    </div>
  );
}

/** The buttons beside the prompt. */
export function Actions({ choosing, orders, words, view }: Pick<DockProps, 'choosing' | 'orders' | 'words' | 'view'>) {
  const { scene, choose, options } = useTable();
  const kind = scene.asked?.kind ?? '';
  const { dock } = words;
  if (options.length === 0) return null;
  if (kind === 'air-recon') return null;
  if (choosing.of === 'answers') return <Answers orders={orders} words={words} />;
  const { order, skip, target } = choosing;
  const label = strongLabel(kind, choosing, words);
  return (
    <>
      {skip === null ? null : (
        <button type="button" className="btn" onClick={() => choose(skip.notation)}>
          {kind === 'aim' ? dock.skipRest : kind === 'tripwire' ? dock.noTripwire : dock.skip}
        </button>
      )}
      <button
        type="button"
        className={`btn ${kind === 'victim' ? 'grave' : 'pri'} fire`}
        disabled={order === null}
        onClick={() => order !== null && choose(order.notation)}
      >
        <span>
          {label}
          {target === null ? null : <span className="narrow">{dock.at(target)}</span>}
        </span>
        {order === null ? null : <kbd className="wide">↵</kbd>}
        {target === null ? null : <span className="sr">{words.segment(target, view.zombies[target] ?? 0, false, null, true)}</span>}
      </button>
    </>
  );
}

function strongLabel(kind: string, { member, way, lit }: Choosing, { dock }: BoardWords): string {
  if (kind === 'tripwire') return way === 'tripwire large' ? dock.tripLarge : dock.trip;
  if (kind === 'act' || kind === 'aim' || kind === 'flexible') return lit.size === 0 ? dock.roll : dock.fire(way ?? '');
  return dock.confirm(kind, member);
}

const STRONG = ['melee remove', 'scatter remove', 'first-aid try', 'ardor reroll'];

/** Yes or no: each is a button. */
function Answers({ orders, words }: { readonly orders: readonly Order[]; readonly words: BoardWords }) {
  const { choose } = useTable();
  return [...orders].reverse().map(({ notation, way }) => (
    <button key={notation} type="button" className={STRONG.includes(way) ? 'btn pri' : 'btn'} onClick={() => choose(notation)}>
      {words.dock.answer(way)}
    </button>
  ));
}

/** Which two stay away: each answer shows how many come then. */
function Recon({ orders, words, view }: Pick<DockProps, 'orders' | 'words' | 'view'>) {
  const { choose, scene } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers in a row, no form
    <div className="recon" role="group" aria-label={words.abilities.ayden.names}>
      {orders.map((order) => (
        <button key={order.notation} type="button" className="btn" onClick={() => choose(order.notation)}>
          <b>{words.dock.answer(order.way)}</b>
          <span className="arrivals">
            {arrivalsAfter(scene.asked?.about ?? null, order, view).map(({ segment, zombies }) => (
              <span key={segment}>
                <span className={segment.startsWith('brown') ? 'col-no br' : 'col-no'}>
                  <span className="sr">{words.place(segment)}</span>
                  <span aria-hidden="true">{segment.split('/')[0]?.at(-1)}</span>
                </span>
                {words.zombies(zombies)}
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The segments that a decision is about. */
export function aboutSegments(asked: SeatView['asked']): ReadonlySet<string> {
  if (asked === null) return new Set();
  if (asked.kind === 'air-recon') return new Set(arrivals(asked.about).map(({ segment }) => segment));
  const segment = field(asked.about, 'segment') ?? SEGMENT_NAMES[Number(field(asked.about, 'target'))];
  return new Set(typeof segment === 'string' ? [segment] : []);
}
