import { Panel } from './panel.tsx';
import { type AppWords, useWords } from './words.ts';

/** What keys do. */
export type Keys = readonly { readonly keys: readonly string[]; readonly does: string }[];

export function appKeys({ app: { keyList: does } }: AppWords): Keys {
  return [
    { keys: ['Tab'], does: does.next },
    { keys: ['↑', '↓', '←', '→'], does: does.move },
    { keys: ['Enter'], does: does.choose },
    { keys: ['U'], does: does.undo },
    { keys: ['/'], does: does.search },
    { keys: ['Esc'], does: does.close },
    { keys: ['?'], does: does.list },
  ];
}

export function tableKeys({ app: { key }, table: { keys: does } }: AppWords): Keys {
  return [
    { keys: ['Tab', key.arrows], does: does.walk },
    { keys: ['Enter'], does: does.choose },
    { keys: ['u'], does: does.undo },
    { keys: ['/'], does: does.moves },
    { keys: ['y'], does: does.why },
    { keys: ['l'], does: does.log },
    { keys: [',', '.'], does: does.step },
    { keys: [key.home, key.end], does: does.ends },
    { keys: ['Esc'], does: does.close },
    { keys: ['?'], does: does.list },
  ];
}

export function KeysPanel({ list, onClose }: { readonly list: Keys; onClose(): void }) {
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
