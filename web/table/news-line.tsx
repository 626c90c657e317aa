import { useEffect, useState } from 'preact/hooks';
import { Avatar } from '../app/avatar.tsx';
import { useWords } from '../app/words.ts';
import type { ChatMessage } from '../play/session.ts';
import { textOf } from './chat.tsx';

/** So long, in milliseconds, a line stays that nobody has to answer. */
const STAYS = 8_000;

/** One sentence on top of the dock for what concerns people: who comes and goes, and what became of an undo. It leaves by itself. */
export function NewsLine({ talk }: { readonly talk: readonly ChatMessage[] }) {
  const words = useWords().table;
  const told = talk.at(-1)?.entry ?? -1;
  const [read, setRead] = useState(told);
  const line = talk.findLast((message) => message.entry > read && isLine(message));
  const entry = line?.entry ?? null;
  useEffect(() => {
    if (entry === null) return;
    const timer = setTimeout(() => setRead(entry), STAYS);
    return () => clearTimeout(timer);
  }, [entry]);
  return (
    <div role="status">
      {line === undefined ? null : (
        <div className="seat-notice news-line">
          <Avatar name={line.who} />
          <p>{textOf(line, words)}</p>
        </div>
      )}
    </div>
  );
}

/** What one does oneself needs no line, unless it was for somebody else; and some things are asked or told elsewhere. */
function isLine({ mine, news }: ChatMessage): boolean {
  if (news === null || ELSEWHERE.has(news.kind)) return false;
  return !mine || news.kind === 'lets-undo' || news.kind === 'keeps';
}

const ELSEWHERE: ReadonlySet<string> = new Set(['asks', 'wants-undo', 'resigned']);
