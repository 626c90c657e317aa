import { encode } from 'uqr';

/** Text as a camera reads it: dark on white in any light. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" />
      <path d={dark.join('')} fill="#10231c" />
    </svg>
  );
}
