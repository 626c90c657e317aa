import { useEffect, useRef, useState } from 'preact/hooks';
import { useAttempt } from '../app/use-attempt.ts';
import { type AppWords, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { ChatMessage, News, OnlineSession, Present } from '../play/session.ts';
import { Refused } from './refused.tsx';

/** Those who sit here talk, be it that a bot plays for them. */
export function mayTalk({ mine, online }: Present): boolean {
  return mine.length > 0 || (online?.onLeave.length ?? 0) > 0;
}

interface ChatProps {
  readonly session: OnlineSession;
  readonly talk: readonly ChatMessage[];
  readonly mayTalk: boolean;
}

/** What people say at the table, and what the table says of its seats. */
export function Chat({ session, talk, mayTalk }: ChatProps) {
  const words = useWords().table;
  const [text, setText] = useState('');
  const { refused, attempt } = useAttempt();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is said
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [talk.length]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') attempt(session.say(text.trim()), () => setText(''));
  };
  return (
    <div className="chat">
      <ol ref={list} aria-label={words.chat}>
        {talk.length === 0 ? <li className="none">{words.chatEmpty}</li> : null}
        {talk.map((message) => (
          <li key={message.entry} className={message.news !== null ? 'notice' : message.mine ? 'mine' : ''}>
            {message.news === null ? <b>{message.who}</b> : null} {textOf(message, words)}
          </li>
        ))}
      </ol>
      <Refused text={refused} />
      {mayTalk ? (
        <form onSubmit={send}>
          <input
            type="text"
            value={text}
            maxLength={300}
            aria-label={words.chatSay}
            placeholder={words.chatSay}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" className="btn pri icon" aria-label={words.chatSend}>
            <Icon name="send" />
          </button>
        </form>
      ) : null}
    </div>
  );
}

/** The last thing somebody else has said that nobody here has read: one line, which opens the chat. */
export function ChatPreview({ message, onOpen }: { readonly message: ChatMessage; onOpen(): void }) {
  const words = useWords().table;
  return (
    <button type="button" className="chat-preview narrow" onClick={onOpen}>
      <Icon name="talk" />
      <span>
        <b>{message.who}</b> {textOf(message, words)}
      </span>
    </button>
  );
}

/** What somebody said, what they point at, or what the table says of them. */
export function textOf({ who, mine, text, place, news }: ChatMessage, words: AppWords['table']): string {
  if (news !== null) return newsText({ who, mine, ...news }, words.news);
  return place !== null ? words.points({ place }) : text === '' ? words.chatRemoved : text;
}

function newsText({ kind, who, whom, mine, forMe }: News & Pick<ChatMessage, 'who' | 'mine'>, words: AppWords['table']['news']): string {
  switch (kind) {
    case 'lets-undo':
    case 'keeps':
    case 'moves-on':
      return words[kind][mine ? 'mine' : forMe ? 'for-me' : 'theirs']({ who, whom });
    default:
      return words[kind]({ who, whom });
  }
}
