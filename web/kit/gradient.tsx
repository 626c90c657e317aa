import type { SVGAttributes } from 'preact';

/** The colours of a gradient by where they stand; with how opaque they are where they are not. */
type Stops = Readonly<Record<`${number}%`, string | readonly [colour: string, opacity: number]>>;

function stopsOf(stops: Stops) {
  return Object.entries(stops).map(([offset, stop]) => {
    const [colour, opacity] = typeof stop === 'string' ? [stop] : stop;
    return <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />;
  });
}

export function LinearGradient({ stops, ...where }: SVGAttributes<SVGLinearGradientElement> & { readonly stops: Stops }) {
  return <linearGradient {...where}>{stopsOf(stops)}</linearGradient>;
}

export function RadialGradient({ stops, ...where }: SVGAttributes<SVGRadialGradientElement> & { readonly stops: Stops }) {
  return <radialGradient {...where}>{stopsOf(stops)}</radialGradient>;
}
