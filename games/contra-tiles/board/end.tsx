import type { Scene } from '#kernel';
import { type BoardEnd, type EndProps, FigureList } from '#kit';
import { SIDES } from '../content/tiles.ts';
import { figuresOf } from '../facts/figures.ts';
import { seatOfSide, sideOfSeat } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import type { ContraTiles } from '../types.ts';
import type { View } from '../view.ts';
import type { ContraTilesWords } from '../words/words.ts';
import { Land, type Places } from './art/land.tsx';
import { Coin, IconPath, Light, Medallion, PieceArt } from './art/pieces.tsx';
import './end.css';

type EndOfTiles = EndProps<ContraTiles, ContraTilesWords>;

/** How the game ended: the map with the winner's medallion under a crown, both purses, and the figures of the layout. */
export const end: BoardEnd<ContraTiles, ContraTilesWords> = {
  headline({ words: { say: words, you }, scene: { view, outcome } }) {
    const [bear, woman] = view.purses;
    if (outcome?.cause === 'broke') {
      const broke: Side | null = bear > 0 ? 1 : woman > 0 ? 0 : null;
      return words.end.broke[broke === null ? 'both' : seatOfSide(view, broke) === you ? 'mine' : SIDES[broke]];
    }
    return words.end[outcome?.cause === 'crowns' ? 'crowns' : 'passes']({ most: Math.max(bear, woman), least: Math.min(bear, woman) });
  },
  Picture,
  Fates,
  Figures,
};

function Picture({ words: { say: words }, scene }: EndOfTiles) {
  const { view } = scene;
  const winner = winnerOf(scene, view);
  const [bear, woman] = view.purses;
  return (
    <div className="ct-end">
      <svg className="ct-end-land" viewBox="0 0 1280 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <g fill="var(--ct-field-ink)" opacity=".2">
          <Land of={LAND} />
        </g>
      </svg>
      <svg className="ct-end-scene" viewBox="0 0 640 400" role="img" aria-label={words.end['purses-say']({ bear, woman })}>
        <Light>
          <ellipse cx="330" cy="338" rx="300" ry="36" fill="#2a1804" opacity=".22" />
          {winner === null ? (
            <>
              <Standing x={170} side={0} coins={view.purses[0] ?? 0} size={76} />
              <Standing x={440} side={1} coins={view.purses[1] ?? 0} size={76} />
            </>
          ) : (
            <>
              <Standing x={470} side={winner === 0 ? 1 : 0} coins={view.purses[1 - winner] ?? 0} size={54} beaten />
              <Standing x={200} side={winner} coins={view.purses[winner] ?? 0} size={88} crowned />
            </>
          )}
          <LastTiles view={view} />
        </Light>
      </svg>
    </div>
  );
}

function Fates({ words: { say: words, you }, scene: { view } }: EndOfTiles) {
  return (
    <section aria-label={words.end.purses}>
      <h3>{words.end.purses}</h3>
      <ul className="ct-purses">
        {BOTH.map((side) => (
          <li key={side}>
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <Medallion side={side} radius={20} />
            </svg>
            <b>{seatOfSide(view, side) === you ? words.end.mine : words.side[SIDES[side]]}</b>
            <svg viewBox="-12 -12 24 24" className="ct-purse-coin" aria-hidden="true">
              <Coin radius={11} />
            </svg>
            <b className="num">{view.purses[side] ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How tiles were closed. */
function Figures({ words: { say: words }, log }: EndOfTiles) {
  const { laid, gained, even, cost } = figuresOf(log.map(({ event }) => event));
  return (
    <FigureList
      of={[
        [laid, words.end.laid({ n: laid })],
        [gained, words.end.gained],
        [even, words.end.even],
        [cost, words.end.cost],
      ]}
    />
  );
}

const BOTH: readonly Side[] = [0, 1];

function winnerOf({ outcome }: Scene<ContraTiles>, view: View): Side | null {
  const seat = outcome?.payoff.indexOf(1) ?? -1;
  return seat < 0 ? null : sideOfSeat(view, seat);
}

const LAND: Places = [
  ['mountains', 560, 150, 170],
  ['forest', 1130, 40, 120],
  ['white-tower', 690, 40, 78],
  ['village', 1010, 30, 84],
  ['pine-tree', 770, 80, 46],
  ['pine-tree', 1216, 220, 56],
  ['compass', 480, 24, 84],
];

const TILTS = [-9, 6, -4, 11, -7];

/** A few of the tiles that were laid last, strewn in front. */
function LastTiles({ view }: { readonly view: View }) {
  return view.layout.slice(-5).map((piece, at) => (
    <g key={`${piece.x},${piece.y}`} transform={`translate(${44 + at * 116} ${318 + (at % 2) * 12}) rotate(${TILTS[at] ?? 0}) scale(.84)`}>
      <rect x="-2" y="5" width="74" height="76" rx="12" fill="#1c0f02" opacity=".3" />
      <PieceArt piece={piece} />
    </g>
  ));
}

function Standing({
  x,
  side,
  coins,
  size,
  crowned = false,
  beaten = false,
}: {
  readonly x: number;
  readonly side: Side;
  readonly coins: number;
  readonly size: number;
  readonly crowned?: boolean;
  readonly beaten?: boolean;
}) {
  const y = 318 - size;
  return (
    <g transform={`translate(${x} ${y})`}>
      {crowned && <circle r={size * 1.5} fill="#ffe9a8" opacity=".28" />}
      <g opacity={beaten ? 0.72 : 1}>
        <circle cy={size * 0.07} r={size * 1.03} fill="#1c0f02" opacity=".3" />
        <Medallion side={side} radius={size} />
        {crowned && (
          <>
            <IconPath name="queen-crown" x={-size * 0.62} y={-size * 1.98} size={size * 1.24} fill="#5a3a06" />
            <IconPath name="queen-crown" x={-size * 0.6} y={-size * 2} size={size * 1.2} fill="var(--ct-gold)" />
          </>
        )}
      </g>
      <CoinStack x={size + 36} y={size - 22} coins={coins} />
    </g>
  );
}

const COLUMN = 6;

/** Coins in columns of six. */
function CoinStack({ x, y, coins }: { readonly x: number; readonly y: number; readonly coins: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: coins }, (_, coin) => coin).map((coin) => (
        <g key={coin} transform={`translate(${Math.floor(coin / COLUMN) * 40} ${-(coin % COLUMN) * 11}) scale(1 .62)`}>
          <Coin radius={18} />
        </g>
      ))}
      <text
        x={Math.floor(Math.max(0, coins - 1) / COLUMN) * 20}
        y={-Math.min(Math.max(coins, 1), COLUMN) * 11 - 14}
        textAnchor="middle"
        className="ct-end-purse"
      >
        {coins}
      </text>
    </g>
  );
}
