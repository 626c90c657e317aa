import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { RemoteSession } from '../play/remote-session.ts';
import type { ChatMessage } from '../play/session.ts';

export function Talk({ session, talk, mayTalk }: { readonly session: RemoteSession; readonly talk: readonly ChatMessage[]; readonly mayTalk: boolean }) {
  const words = useWords().table;
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is said
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [talk.length]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await session.say(text.trim());
      setText('');
      setRefused(null);
    } catch (thrown) {
      setRefused(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  return (
    <div className="talk">
      <ol aria-label={words.talk}>
        {talk.length === 0 ? <li className="none">{words.talkEmpty}</li> : null}
        {talk.map(({ entry, who, mine, text: said, place }) => (
          <li key={entry} ref={end} className={mine ? 'mine' : ''}>
            <b>{who}</b> {place === null ? said : words.points(place)}
          </li>
        ))}
      </ol>
      {refused === null ? null : (
        <p className="warning" role="alert">
          {refused}
        </p>
      )}
      {mayTalk ? (
        <form onSubmit={(event) => void send(event)}>
          <input
            type="text"
            value={text}
            maxLength={300}
            aria-label={words.talkSay}
            placeholder={words.talkSay}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn pri icon" aria-label={words.talkSend}>
            <Icon name="send" />
          </button>
        </form>
      ) : null}
    </div>
  );
}
