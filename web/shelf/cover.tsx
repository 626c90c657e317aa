import type { CSSProperties } from 'preact';
import { boxesOnShelf } from './boxes.ts';
import './cover.css';

const urls: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../games/*/board/*.webp', { eager: true, query: '?url', import: 'default' }),
};

interface CoverProps {
  readonly game: string;
  /** How wide it is shown. */
  readonly sizes: string;
  /** One of the first on a page. */
  readonly soon?: boolean;
}

/** The picture on the lid of a box. */
export function Cover({ game, sizes, soon = false }: CoverProps) {
  const small = coverOf(game, '');
  if (small === undefined) return <PlainLid game={game} />;
  return (
    <img
      className="cover"
      src={small}
      srcSet={`${small} 520w, ${coverOf(game, '@2x') ?? small} 880w`}
      sizes={sizes}
      width={520}
      height={780}
      alt=""
      loading={soon ? 'eager' : 'lazy'}
      fetchPriority={soon ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}

/** A small square with what one knows the game by. */
export function Emblem({ game }: { readonly game: string }) {
  const picture = coverOf(game, '');
  return (
    <span className="emblem" style={coverStyle(game)}>
      {picture === undefined ? <PlainLid game={game} /> : <img src={picture} width={520} height={780} alt="" decoding="async" draggable={false} />}
    </span>
  );
}

/** How the box of a game looks: its cardboard, its height, and where its emblem is. */
export function coverStyle(game: string): CSSProperties {
  const { spine = '#3c4a54', height = 1.5, emblem = { x: 0.17, y: 0.3, side: 0.67 } } = boxesOnShelf.find(({ id }) => id === game)?.cover ?? {};
  return { '--spine': spine, '--lid': `1 / ${height}`, '--x': emblem.x, '--y': emblem.y, '--part': emblem.side } as CSSProperties;
}

/** The lid of a game that nobody has drawn one for: its title on the colour of the box, over rings that no other title has. */
function PlainLid({ game }: { readonly game: string }) {
  const box = boxesOnShelf.find(({ id }) => id === game);
  const words = (box?.title ?? game).split(' ');
  const longest = Math.max(6, ...words.map((word) => word.length));
  const size = Math.min(34, 250 / (longest * 0.62));
  return (
    <svg className="cover plain" style={coverStyle(game)} viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="200" height="300" fill="var(--spine)" />
      {ringsOf(game).map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="9" />
      ))}
      <rect x="10" y="10" width="180" height="280" rx="4" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
      {words.map((word, line) => (
        <text
          key={word}
          x="100"
          y={170 - (words.length - 1) * size * 0.55 + line * size * 1.1}
          fontSize={size}
          textAnchor="middle"
          fill="#fff"
          fontWeight="750"
        >
          {word}
        </text>
      ))}
    </svg>
  );
}

/** Three rings, by the letters of the name. */
function ringsOf(name: string): readonly { readonly x: number; readonly y: number; readonly r: number }[] {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return [1, 2, 3].map((n) => ({ x: (seed * n * 7) % 200, y: (seed * n * 13) % 300, r: 40 + ((seed * n * 3) % 70) }));
}

function coverOf(game: string, suffix: string): string | undefined {
  return urls[`../../games/${game}/board/cover${suffix}.webp`];
}
