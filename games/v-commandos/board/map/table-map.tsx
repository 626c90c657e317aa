import type { ComponentChildren, CSSProperties } from 'preact';
import type { CommandoId } from '../../content/commandos.ts';
import type { TerrainId } from '../../content/map.ts';
import { doorRef, entranceName, type TileRef, tileRef } from '../../content/refs.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages as Aids } from '../../words/aids/messages.ts';
import type { Messages } from '../../words/messages.ts';
import type { Thing } from '../choosing.ts';
import { Backdrop, TileNames } from './backdrop.tsx';
import { WithDefs } from './defs.tsx';
import { doorAt, entranceAt, type Laid, rectOf } from './geometry.ts';
import { type PlacedPiece, placed } from './pieces.ts';
import { BarrelSign, ChargeSign, DoorSign, EnemySign, EntranceSign, KitSign, Marker, NestSign, Trapdoor } from './signs.tsx';
import { Tags } from './tags.tsx';
import { Tiles, type TilesProps } from './tiles.tsx';
import { Token } from './token.tsx';

type Term = keyof Aids['term'];
type Asks = 'click' | 'keys' | null;

export interface TableMapProps extends Omit<TilesProps, 'group'> {
  readonly things: ReadonlyMap<Thing, readonly Option[]>;
  /** The alarm that the plan would set off, by terrain. */
  /** Where the plan would set off the alarm. */
  readonly wouldSound: readonly TerrainId[];
  /** Tiles whose enemies fire, now or if the plan is carried out. */
  readonly firing: ReadonlySet<TileRef>;
  /** Enemies that have just come to a tile, and from where. */
  readonly arriving: { readonly tile: TileRef; readonly dx: number; readonly dy: number } | null;
  readonly active: CommandoId | null;
  /** Whether doors can be asked about, and by keys as well: what is only asked about is no stop on the way of the keys otherwise. */
  readonly asks: Asks;
  readonly children?: ComponentChildren;
  pressThing(thing: Thing, at: Element): void;
}

/** All terrains in play, with everybody on them. */
export function TableMap({ things, wouldSound, firing, arriving, active, asks, children, pressThing, ...tiles }: TableMapProps) {
  const { view, laid, say } = tiles;
  const width = Math.max(...laid.map(({ x, width: own }) => x + own));
  const height = Math.max(...laid.map(({ y, height: own }) => y + own));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className="vc-table"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={say.board.map({ terrains: view.terrains.map(({ id }) => id) })}
    >
      <WithDefs>
        {laid.map(({ map, x, y }) => (
          <g key={map.id} transform={`translate(${x} ${y})`}>
            <Backdrop id={map.id} />
          </g>
        ))}
        <Tiles {...tiles} />
        {laid.map(({ map, x, y }) => (
          <g key={map.id} transform={`translate(${x} ${y})`}>
            <TileNames id={map.id} say={say} />
          </g>
        ))}
        {laid.map((own) => (
          <Fittings
            key={own.map.id}
            own={own}
            view={view}
            say={say}
            things={things}
            asks={asks}
            wouldSound={wouldSound.includes(own.map.id)}
            press={pressThing}
          />
        ))}
        {laid.map((own) => (
          <Loose key={own.map.id} own={own} view={view} say={say} firing={firing} arriving={arriving} />
        ))}
        <Commandos view={view} laid={laid} say={say} active={active} things={things} press={pressThing} />
        <Tags laid={laid} lit={tiles.lit} say={say} />
        {children}
      </WithDefs>
    </svg>
  );
}

interface FittingsProps {
  readonly own: Laid;
  readonly view: View;
  readonly say: Messages;
  readonly things: ReadonlyMap<Thing, readonly Option[]>;
  readonly asks: Asks;
  readonly wouldSound: boolean;
  press(thing: Thing, at: Element): void;
}

/** Doors and entrances. */
function Fittings({ own: { map, index, x, y }, view, say, things, asks, wouldSound, press }: FittingsProps) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {map.doors.map(({ name }, door) => {
        const { upright, ...at } = doorAt(map, door);
        const ref = doorRef(map, door);
        const open = terrain.open.includes(name);
        return (
          <Lit
            key={name}
            spot={`door ${name}`}
            term="door"
            thing={ref}
            things={things}
            at={at}
            says={say.board.door({ door: ref, open })}
            asks={asks}
            press={press}
            shape={<rect x="-24" y="-24" width="48" height="48" rx="10" className="vc-ring" />}
          >
            <DoorSign open={open} upright={upright} />
          </Lit>
        );
      })}
      {terrain.entrances.map(({ id, waiting, barricade, closed }, number) => {
        const { turn, ...at } = entranceAt(map, number);
        const draws = view.ahead.draws[index]?.[number] ?? 0;
        return (
          <Lit
            key={id}
            term="entrance"
            thing={id}
            things={things}
            at={at}
            says={say.board.entrance({ entrance: id, several: view.terrains.length > 1, draws, waiting: waiting.length, barricaded: barricade > 0 })}
            press={press}
            shape={<circle r="34" className="vc-ring" />}
          >
            <EntranceSign name={entranceName(id)} turn={turn} draws={draws} loud={terrain.alarm} would={wouldSound && !terrain.alarm} />
            {barricade > 0 ? <path d="M-24 14H24M-24 20H24" className="vc-barricade" transform={`rotate(${turn})`} /> : null}
            {closed ? <path d="M-14-14 14 14M14-14-14 14" className="vc-closed" /> : null}
            {waiting.map((enemy, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal enemies are interchangeable
              <g key={i} transform={`translate(${turn % 180 === 0 ? 42 + i * 22 : 0} ${turn % 180 === 0 ? 0 : 44 + i * 22}) scale(.58)`}>
                <EnemySign id={enemy} />
              </g>
            ))}
          </Lit>
        );
      })}
    </g>
  );
}

interface LitProps {
  readonly thing: Thing;
  /** The word that says what it is. */
  readonly term: Term;
  /** What lessons call it. */
  readonly spot?: string;
  readonly things: ReadonlyMap<Thing, readonly Option[]>;
  readonly at: { readonly x: number; readonly y: number };
  readonly says: string;
  /** What cannot be chosen now can be asked about. */
  readonly asks?: Asks;
  readonly shape: ComponentChildren;
  readonly children: ComponentChildren;
  readonly className?: string;
  press(thing: Thing, at: Element): void;
}

/** Something on the map that is a button when something can be done with it. */
function Lit({ thing, term, spot, things, at, says, asks = null, shape, children, className = '', press }: LitProps) {
  const open = things.has(thing);
  const style = { transform: `translate(${at.x}px, ${at.y}px)` } as CSSProperties;
  if (!open && asks === null)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing is no interactive element
      <g className={`vc-thing ${className}`} style={style} role="img" data-spot={spot} data-term={term} aria-label={says}>
        {children}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      className={`vc-thing ${open ? 'lit' : 'asks'} ${className}`}
      style={style}
      role="button"
      tabindex={open || asks === 'keys' ? 0 : -1}
      data-thing={thing}
      data-spot={spot}
      data-term={term}
      aria-label={says}
      aria-disabled={open ? undefined : true}
      onClick={({ currentTarget }) => press(thing, currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(thing, event.currentTarget);
      }}
    >
      {shape}
      {children}
    </g>
  );
}

/** Everything on the tiles but the commandos. */
function Loose({
  own: { map, index, x, y },
  view,
  say,
  firing,
  arriving,
}: { readonly own: Laid; readonly view: View; readonly say: Messages } & Pick<TableMapProps, 'firing' | 'arriving'>) {
  const terrain = view.terrains[index];
  if (terrain === undefined) return null;
  return (
    <g transform={`translate(${x} ${y})`} className={terrain.complete ? 'vc-loose complete' : 'vc-loose'}>
      {map.tiles.map((tile, number) => {
        const ref = tileRef(map, number);
        const { gas = false, smoke = false } = terrain.tiles[number] ?? {};
        const comes = arriving?.tile === ref ? arriving : null;
        const rect = rectOf(tile);
        return (
          <g key={tile.letter}>
            {gas ? <rect {...rect} rx="9" className="vc-gas" /> : null}
            {smoke ? <rect {...rect} rx="9" className="vc-smoke" /> : null}
            {placed(view, terrain, map, number).map((one) =>
              one.piece.kind === 'commando' ? null : (
                <g
                  key={one.piece.key}
                  data-spot={spotOf(one.piece, tile.letter)}
                  data-term={termOf(one.piece)}
                  data-note={one.piece.kind === 'kit' ? say.kit[one.piece.id] : undefined}
                  transform={`translate(${one.slot.x} ${one.slot.y}) scale(${one.slot.side / 42})`}
                >
                  <g
                    className={comes !== null && one.piece.kind === 'enemy' ? 'vc-comes' : undefined}
                    style={comes === null ? undefined : ({ '--dx': `${comes.dx}px`, '--dy': `${comes.dy}px` } as CSSProperties)}
                  >
                    <PieceSign {...one} firing={firing.has(ref)} />
                  </g>
                </g>
              ),
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The word that says what a piece is. */
function termOf({ kind }: PlacedPiece['piece']): Term | undefined {
  switch (kind) {
    case 'item':
      return 'objective';
    case 'kit':
      return 'loot';
    case 'charge':
      return 'tnt';
    case 'commando':
    case 'barrel':
      return undefined;
    default:
      return kind;
  }
}

/** What lessons point at on a tile. */
function spotOf(piece: PlacedPiece['piece'], letter: string): string | undefined {
  if (piece.kind === 'guard') return `guard ${letter}`;
  return piece.kind === 'objective' ? `objective ${piece.number}` : undefined;
}

function PieceSign({ piece, firing }: PlacedPiece & { readonly firing: boolean }) {
  switch (piece.kind) {
    case 'enemy':
      return <EnemySign id={piece.id} count={piece.count} firing={firing} />;
    case 'guard':
      return <EnemySign id={piece.id} guard firing={firing} />;
    case 'objective':
      return <Marker what={piece.number} done={piece.done} />;
    case 'item':
      return <Marker what={piece.number} />;
    case 'alarm':
      return <Marker what="alarm" loud={piece.loud} />;
    case 'nest':
      return <NestSign kind={piece.of} />;
    case 'trapdoor':
      return <Trapdoor open={piece.open} />;
    case 'barrel':
      return <BarrelSign />;
    case 'kit':
      return <KitSign id={piece.id} count={piece.count} />;
    case 'charge':
      return <ChargeSign timer={piece.timer} />;
    case 'commando':
      return null;
  }
}

interface CommandosProps extends Pick<FittingsProps, 'view' | 'say' | 'things' | 'press'> {
  readonly laid: readonly Laid[];
  readonly active: CommandoId | null;
}

/** The commandos, on top of everything: they walk from tile to tile. */
function Commandos({ view, laid, say, active, things, press }: CommandosProps) {
  const spots = laid.flatMap(({ map, index, x, y }) => {
    const terrain = view.terrains[index];
    if (terrain === undefined) return [];
    return map.tiles.flatMap((_, number) =>
      placed(view, terrain, map, number).flatMap(({ piece, slot }) =>
        piece.kind === 'commando' ? [{ id: piece.id, at: { x: slot.x + x, y: slot.y + y }, side: slot.side }] : [],
      ),
    );
  });
  return spots
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ id, at, side }) => {
      const own = view.commandos.find((c) => c.id === id);
      if (own === undefined || own.tile === null) return null;
      return (
        <Lit
          key={id}
          thing={id}
          things={things}
          at={at}
          className="vc-walker"
          term={own.state === 'stealthy' ? 'stealthy' : 'visible'}
          says={say.board.token({ who: id, state: own.state, uniform: own.uniform, tile: own.tile })}
          press={press}
          shape={<circle r={side * 0.72} className="vc-ring" />}
        >
          <g transform={`scale(${side / 44})`}>
            <Token id={id} state={own.state} active={id === active} uniform={own.uniform} acted={own.acted} carries={own.items.length > 0} />
          </g>
        </Lit>
      );
    });
}
