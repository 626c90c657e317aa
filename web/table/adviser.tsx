import { useEffect, useState } from 'react';
import type { Advice } from '#bots';
import { useWords } from '../app/words.ts';
import { useTable } from '../kit/table.ts';
import { adviceFor } from '../play/advice.ts';
import type { Present, Sitting } from '../play/sitting.ts';

/** Never in games between strangers: on this device, alone with bots, or together with friends. */
export function mayAdvise(sitting: Sitting, { table, sitters }: Present): boolean {
  if (sitting.where === 'here') return true;
  const alone = !sitters.some(({ kind }) => kind === 'person');
  return alone || (sitting.box.cooperative && table !== null && !table.listed);
}

/** What the search bot would do, and how good it thinks that is. */
export function AdviserPanel({ sitting, present }: { readonly sitting: Sitting; readonly present: Present }) {
  const words = useWords().table.adviser;
  const { words: game, scene, choose, setHint } = useTable();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    adviceFor(sitting, present.mine).then(
      (found) => !gone && setAdvice(found),
      (thrown: unknown) => !gone && setFailed(thrown instanceof Error ? thrown.message : String(thrown)),
    );
    return () => {
      gone = true;
      setHint(null);
    };
  }, [sitting, present.mine, setHint]);
  return (
    <div className="adviser">
      <p>{words.says}</p>
      {failed === null ? null : <p role="alert">{failed}</p>}
      {advice === null && failed === null ? (
        <p role="status" aria-busy="true">
          {words.thinking}
        </p>
      ) : null}
      <ol>
        {advice?.slice(0, 3).map(({ notation, odds }) => (
          <li key={notation}>
            <button type="button" className="move" onClick={() => choose(notation)} onFocus={() => setHint(notation)} onPointerEnter={() => setHint(notation)}>
              <span>{game.option(scene.asked?.kind ?? '', notation, scene.view, scene.asked?.about)}</span>
              <code>{words.would(`${Math.round(odds * 100)} %`)}</code>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
