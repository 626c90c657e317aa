import type { Term } from '../kit/aid.ts';
import { Fitted } from './fitted.tsx';
import './aids.css';

/** Words with their pictures and what they mean, in the order in which they are read. */
export function Glossary({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className="glossary">
      {terms.map(({ id, name, says, picture }) => (
        <div key={id}>
          <dt>
            <Fitted>{picture}</Fitted>
            <span className="glossary-name">{name}</span>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
