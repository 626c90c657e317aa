/** Figures, and what each of them says. */
export function FigureList({ of }: { readonly of: readonly (readonly [value: string | number, says: string])[] }) {
  return (
    <dl>
      {of.map(([value, says]) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
