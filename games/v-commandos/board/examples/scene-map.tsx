import type { ComponentChildren, VNode } from 'preact';
import type { EnemyId } from '../../content/enemies.ts';
import { ROOM, type Terrain, type Tile, terrainNamed } from '../../content/map.ts';
import type { Messages } from '../../words/messages.ts';
import { Backdrop, Doors, TileNames } from '../map/backdrop.tsx';
import { useDefs, WithDefs } from '../map/defs.tsx';
import { Burst, bent, line } from '../map/drawing.tsx';
import { entranceAt, layOut, middleOf, placeOn, rectOf, slotsOn } from '../map/geometry.ts';
import { EnemySign, EntranceSign, Marker, NestSign, Trapdoor } from '../map/signs.tsx';
import { Token } from '../map/token.tsx';
import { type MapScene, placeIn } from './examples.ts';

/** A corner of a map with what is on it, and the dice that were rolled. */
export function OnMap({ scene, say }: { readonly scene: MapScene; readonly say: Messages }) {
  const map = terrainNamed(scene.terrain);
  const seen = map.tiles.filter(({ letter }) => scene.tiles.includes(letter)).map(rectOf);
  const left = Math.min(...seen.map(({ x }) => x)) - 34;
  const top = Math.min(...seen.map(({ y }) => y)) - 34;
  const right = Math.max(...seen.map(({ x, width }) => x + width)) + 34;
  const bottom = Math.max(...seen.map(({ y, height }) => y + height)) + 16;
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      <WithDefs>
        <Drawing scene={scene} say={say} />
      </WithDefs>
    </svg>
  );
}

/** What is drawn with the definitions around it. */
function Drawing({ scene, say }: { readonly scene: MapScene; readonly say: Messages }) {
  const defs = useDefs();
  const map = terrainNamed(scene.terrain);
  const laid = layOut([map.id]);
  const ends = ([from, to]: readonly [string, string]) => [middleOf(laid, placeIn(scene, from)), middleOf(laid, placeIn(scene, to))] as const;
  const paths = (ways: MapScene['goes'], draw: (key: string, d: string) => ComponentChildren, bend: boolean): ComponentChildren =>
    ways?.map((way) => {
      const [a, b] = ends(way);
      return a === null || b === null
        ? null
        : draw(
            way.join(),
            bend
              ? bent(a, b)
              : line({ x: a.x + (b.x - a.x) * 0.25, y: a.y + (b.y - a.y) * 0.25 }, { x: a.x + (b.x - a.x) * 0.72, y: a.y + (b.y - a.y) * 0.72 }),
          );
    });
  return (
    <>
      <Backdrop id={map.id} />
      <TileNames id={map.id} say={say} />
      <Doors map={map} />
      {map.entrances.map((tile, number) => {
        const { x, y, turn } = entranceAt(map, number);
        return (
          <g key={tile} transform={`translate(${x} ${y})`}>
            <EntranceSign turn={turn} draws={scene.alarm === true ? 2 : 1} loud={scene.alarm === true} would={false} />
          </g>
        );
      })}
      {map.tiles.map((tile, number) => {
        const trapdoor = map.trapdoors[number] ?? 0;
        const { x, y, height } = rectOf(tile);
        return trapdoor === 0 ? null : (
          <g key={tile.letter} transform={`translate(${x + 40} ${y + height - 26})`}>
            <Trapdoor open={trapdoor === 1} />
          </g>
        );
      })}
      <Pieces scene={scene} />
      {paths(
        scene.goes,
        (key, d) => (
          <path key={key} d={d} className="vc-pencil safe" markerEnd={defs('pencil')} />
        ),
        true,
      )}
      {paths(
        scene.marches,
        (key, d) => (
          <path key={key} d={d} className="vc-march" markerEnd={defs('arrow')} />
        ),
        false,
      )}
      {paths(
        scene.fires,
        (key, d) => (
          <path key={key} d={d} className="vc-tracer" />
        ),
        false,
      )}
      {scene.fires?.map(([, to]) => {
        const at = middleOf(laid, placeIn(scene, to));
        return at === null ? null : <Burst key={to} at={at} />;
      })}
      {scene.barred?.map(([from, to]) => {
        const [a, b] = ends([from, to]);
        return a === null || b === null ? null : (
          <path key={from + to} d="M-14-14 14 14M14-14-14 14" transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`} className="vc-barred" />
        );
      })}
    </>
  );
}

/** The side of a piece on a tile with room. */
const MOST = 44;
const GUARD: EnemyId = 'mp40';

/** Commandos, enemies and markers on their tiles. */
function Pieces({ scene }: { readonly scene: MapScene }) {
  const laid = layOut([scene.terrain]);
  return [...scene.tiles].map((letter) => {
    const found = placeOn(laid, placeIn(scene, letter));
    if (found === null) return null;
    const firing = scene.fires?.some(([from]) => from === letter) === true;
    const pieces = [
      ...(scene.commandos ?? []).flatMap(([tile, id, state]) => (tile === letter ? [<Token key={id} id={id} state={state} active />] : [])),
      ...(scene.guarded === true ? markersOn(found.laid.map, found.number) : []),
      ...(scene.enemies ?? []).flatMap(([tile, id]) => (tile === letter ? [<EnemySign key={id} id={id} firing={firing} />] : [])),
      ...fill(scene.full?.includes(letter) === true ? (ROOM[found.tile.size] ?? 0) : 0),
    ];
    const slots = slotsOn(found.tile, pieces.length);
    return (
      <g key={letter}>
        {pieces.map((piece, i) => (
          <g key={piece.key} transform={`translate(${slots[i]?.x} ${slots[i]?.y}) scale(${(slots[i]?.side ?? MOST) / MOST})`}>
            {piece}
          </g>
        ))}
      </g>
    );
  });
}

/** So many enemies. */
function fill(places: number): readonly VNode[] {
  return Array.from({ length: places }, (_, place) => place).map((place) => <EnemySign key={place} id="mp40" />);
}

/** The triangular marker of a tile, and who guards it. */
function markersOn({ objectives, alarm, nest, nestKind }: Terrain, number: Tile): readonly VNode[] {
  const objective = objectives.indexOf(number);
  const guard = <EnemySign key="guard" id={GUARD} guard />;
  if (objective >= 0) return [<Marker key="marker" what={objective + 1} />, guard];
  if (alarm === number) return [<Marker key="marker" what="alarm" />, guard];
  return nest === number && nestKind !== null ? [<NestSign key="marker" kind={nestKind} />, guard] : [];
}
