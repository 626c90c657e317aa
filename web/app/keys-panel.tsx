import { Panel } from './panel.tsx';
import { useWords } from './words.ts';

/** What the keys do. */
export function KeysPanel({ list, onClose }: { readonly list: readonly { readonly keys: readonly string[]; readonly does: string }[]; onClose(): void }) {
  const { app } = useWords();
  return (
    <Panel title={app.keys} onClose={onClose}>
      <dl className="keys">
        {list.map(({ keys, does }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
