import { useWords } from '../app/words.ts';

export function KeysList() {
  const words = useWords().table.keys;
  return (
    <dl className="keys">
      {words.rows.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            {keys.split(', ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
