import { useWords } from '../app/words.ts';

interface SideTabsProps {
  readonly tab: 'log' | 'chat';
  readonly unread: number;
  choose(tab: 'log' | 'chat'): void;
}

/** Beside the board: what happened, or what is said. */
export function SideTabs({ tab, unread, choose }: SideTabsProps) {
  const words = useWords().table;
  return (
    <fieldset className="side-tabs" aria-label={words.side}>
      <button type="button" aria-pressed={tab === 'log'} onClick={() => choose('log')}>
        {words.log}
      </button>
      <button
        type="button"
        aria-pressed={tab === 'chat'}
        aria-label={unread === 0 ? words.chat : words.chatUnread({ n: unread })}
        onClick={() => choose('chat')}
      >
        {words.chat}
        {unread > 0 ? <span className="count">{unread}</span> : null}
      </button>
    </fieldset>
  );
}
