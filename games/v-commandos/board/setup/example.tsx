import type { ReactNode } from 'react';
import type { ClauseId } from '#kernel';
import { terrainNamed } from '../../content/map.ts';
import { useDefs, WithDefs } from '../map/defs.tsx';
import { Burst, bent, line } from '../map/drawing.tsx';
import { doorAt, entranceAt, layOut, middleOf, placeOn, rectOf, slotsOn } from '../map/geometry.ts';
import { Ground, TileNames } from '../map/ground.tsx';
import { DoorSign, EnemySign, EntranceSign, Trapdoor } from '../map/signs.tsx';
import { Token } from '../map/token.tsx';
import { FireDie } from '../plan/volley.tsx';
import type { BoardWords, VCommandosWords } from '../words.ts';
import { EXAMPLES, type Example, placeIn } from './examples.ts';

/** A clause as a small picture with a line below it, where a picture says it better. */
export function example(clause: ClauseId, { board: words }: VCommandosWords): ReactNode {
  const found = EXAMPLES[clause];
  if (found === undefined) return null;
  return (
    <figure className="vc-example" data-game="v-commandos">
      <Scene scene={found} words={words} />
      {found.dice === undefined ? null : (
        <div className="vc-dice">
          {found.dice.rolled.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in rolled order
            <FireDie key={index} value={die} look={found.dice?.counts(die) === true ? 'hit' : 'miss'} />
          ))}
        </div>
      )}
      <figcaption>{words.examples[clause]}</figcaption>
    </figure>
  );
}

function Scene({ scene, words }: { readonly scene: Example; readonly words: BoardWords }) {
  const map = terrainNamed(scene.terrain);
  const seen = map.tiles.filter(({ letter }) => scene.tiles.includes(letter)).map(rectOf);
  const left = Math.min(...seen.map(({ x }) => x)) - 24;
  const top = Math.min(...seen.map(({ y }) => y)) - 34;
  const right = Math.max(...seen.map(({ x, width }) => x + width)) + 24;
  const bottom = Math.max(...seen.map(({ y, height }) => y + height)) + 16;
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      <WithDefs>
        <Drawing scene={scene} words={words} />
      </WithDefs>
    </svg>
  );
}

/** What is drawn with the definitions around it. */
function Drawing({ scene, words }: { readonly scene: Example; readonly words: BoardWords }) {
  const defs = useDefs();
  const map = terrainNamed(scene.terrain);
  const laid = layOut([map.id]);
  const ends = ([from, to]: readonly [string, string]) => [middleOf(laid, placeIn(scene, from)), middleOf(laid, placeIn(scene, to))] as const;
  const paths = (ways: Example['goes'], draw: (key: string, d: string) => ReactNode, bend: boolean): ReactNode =>
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
      <Ground id={map.id} />
      <TileNames id={map.id} names={words.names} />
      {map.doors.map(({ name, locked }, door) => {
        const { x, y, upright } = doorAt(map, door);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <DoorSign open={!locked} upright={upright} />
          </g>
        );
      })}
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

/** Commandos and enemies on their tiles. */
function Pieces({ scene }: { readonly scene: Example }) {
  const laid = layOut([scene.terrain]);
  return [...scene.tiles].map((letter) => {
    const found = placeOn(laid, placeIn(scene, letter));
    if (found === null) return null;
    const who = scene.commandos?.filter(([tile]) => tile === letter) ?? [];
    const what = scene.enemies?.filter(([tile]) => tile === letter) ?? [];
    const slots = slotsOn(found.tile, who.length + what.length);
    return (
      <g key={letter}>
        {who.map(([, id, state], i) => (
          <g key={id} transform={`translate(${slots[i]?.x} ${slots[i]?.y})`}>
            <Token id={id} state={state} active />
          </g>
        ))}
        {what.map(([, id], i) => (
          <g key={id} transform={`translate(${slots[who.length + i]?.x} ${slots[who.length + i]?.y})`}>
            <EnemySign id={id} firing={scene.fires?.some(([from]) => from === letter) === true} />
          </g>
        ))}
      </g>
    );
  });
}
