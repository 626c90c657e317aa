import { Panel } from './panel.tsx';
import { type AppWords, useWords } from './words.ts';

/** What keys do. */
type Keys = readonly { readonly keys: readonly string[]; readonly does: string }[];

function appKeys({ app: { keyList: does } }: AppWords): Keys {
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

function tableKeys({ app: { key }, aids, table: { keys: does } }: AppWords): Keys {
  return [
    { keys: ['Tab', key.arrows], does: does.walk },
    { keys: ['Enter'], does: does.choose },
    { keys: ['u'], does: does.undo },
    { keys: ['/'], does: does.moves },
    { keys: ['y'], does: does.why },
    { keys: ['w'], does: does.standing },
    { keys: ['a'], does: aids.title },
    { keys: ['l'], does: does.log },
    { keys: [',', '.'], does: does.step },
    { keys: [key.home, key.end], does: does.ends },
    { keys: ['Esc'], does: does.close },
    { keys: ['?'], does: does.list },
  ];
}

/** The keys of the app, or those of a table. */
export function KeysPanel({ of, onClose }: { readonly of: 'app' | 'table'; onClose(): void }) {
  const words = useWords();
  const { app } = words;
  const list = of === 'app' ? appKeys(words) : tableKeys(words);
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
