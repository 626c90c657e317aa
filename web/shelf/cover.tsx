import './cover.css';

const urls: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../games/*/board/*.webp', { eager: true, query: '?url', import: 'default' }),
  ...import.meta.glob<string>('./coming/*.webp', { eager: true, query: '?url', import: 'default' }),
};

/** The picture on the lid of a box. `sizes` says how wide it is shown; the first ones on a page are `soon`. */
export function Cover({ game, sizes, soon = false }: { readonly game: string; readonly sizes: string; readonly soon?: boolean }) {
  const small = coverOf(game, '');
  if (small === undefined) return <span className="cover" />;
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
  return (
    <span className="emblem" data-cover={game}>
      <img src={coverOf(game, '')} width={520} height={780} alt="" decoding="async" draggable={false} />
    </span>
  );
}

function coverOf(game: string, suffix: string): string | undefined {
  return urls[`../../games/${game}/board/cover${suffix}.webp`] ?? urls[`./coming/${game}${suffix}.webp`];
}
