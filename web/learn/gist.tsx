import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Gist } from '../../games/words.ts';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { GistPicture } from '../kit/still.tsx';
import './gist.css';

const PARTS: readonly (keyof Gist)[] = ['goal', 'turn', 'loss'];

/** What a game is about, in three pictures and three sentences: the sentence is what the picture shows. */
export function GistOf({ opened: { box, board, words } }: { readonly opened: OpenBox }) {
  const { rules } = useWords();
  const Picture = usePicture(board);
  return (
    <div className="gist" data-game={box.game.id}>
      {PARTS.map((part) => (
        <figure key={part} className={part}>
          {board?.gist === undefined ? null : <div className="gist-picture">{Picture === null ? null : <Picture part={part} />}</div>}
          <figcaption>
            <h2>{rules.gist[part]}</h2>
            <p>{words.gist[part]}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Null until they have come: the sentences do not wait for them. */
function usePicture(board: OpenBox['board']): ComponentType<{ readonly part: keyof Gist }> | null {
  const [found, setFound] = useState<{ readonly Picture: GistPicture } | null>(null);
  useEffect(() => {
    let gone = false;
    board
      ?.gist?.()
      .then(({ Gist }) => gone || setFound({ Picture: Gist }))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [board]);
  return found?.Picture ?? null;
}
