import { useWords } from '../app/words.ts';
import { Notice } from './notice.tsx';

/** Several people with hidden hands share a screen: it is handed on behind a curtain. */
export function Curtain({ who, game, open }: { readonly who: string; readonly game: string; open(): void }) {
  const words = useWords().table.hand;
  return (
    <div className="curtain" data-game={game}>
      <Notice title={words.title({ who })} says={words.says}>
        <button type="button" className="btn pri" onClick={open}>
          {words.go({ who })}
        </button>
      </Notice>
    </div>
  );
}
