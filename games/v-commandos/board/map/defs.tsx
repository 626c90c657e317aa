import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

/** What the gradients and arrow heads of a drawing are called: there may be several drawings on a page, and hidden ones among them. */
const Key = createContext('vc');

/** `url(#…)` of something in the definitions of the drawing around. */
export function useDefs(): (name: DefName) => string {
  const key = useContext(Key);
  return (name) => `url(#${key}${name})`;
}

export type DefName = 'out' | 'in' | 'planks' | 'arrow' | 'pencil';

/** Gradients, patterns and arrow heads, and what is drawn with them. */
export function WithDefs({ children }: { readonly children: ComponentChildren }) {
  const key = useId();
  return (
    <Key value={key}>
      <defs>
        <linearGradient id={`${key}out`} x2=".5" y2="1">
          <stop offset="0" className="vc-out-from" />
          <stop offset="1" className="vc-out-to" />
        </linearGradient>
        <linearGradient id={`${key}in`} x2=".5" y2="1">
          <stop offset="0" className="vc-in-from" />
          <stop offset="1" className="vc-in-to" />
        </linearGradient>
        <pattern id={`${key}planks`} width="56" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 13.5H56M20 0V14M48 0v14" className="vc-plank" />
        </pattern>
        <marker id={`${key}arrow`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5.5" markerHeight="5.5" orient="auto">
          <path d="M0 0 10 5 0 10z" fill="#20242a" />
        </marker>
        <marker id={`${key}pencil`} viewBox="0 0 12 12" refX="8" refY="6" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M1 1 10 6 1 11" className="vc-pencil-head" />
        </marker>
      </defs>
      {children}
    </Key>
  );
}
