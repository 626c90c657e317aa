import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import type { TableState } from '#wire';
import { Avatar } from '../app/avatar.tsx';
import { Bar } from '../app/bar.tsx';
import type { OpenBox } from '../app/games.ts';
import { Unmet } from '../app/lazy-panels.ts';
import { Title } from '../app/title.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { type OnLid, range, titleOf } from '../shelf/boxes.ts';
import { Cover, coverStyle } from '../shelf/cover.tsx';
import { Around } from './around.tsx';
import './invited.css';

interface InvitedProps {
  readonly table: TableState;
  readonly box: OnLid;
  /** How many seats are free for whoever came. */
  readonly free: number;
  /** What stands in the way. */
  readonly says?: string;
  /** The line is free for pictures; until then the box has its colour. */
  readonly pictures: boolean;
  /** The game, when it has come. */
  readonly opened?: OpenBox | null;
  readonly children: ComponentChildren;
}

/** On one screen: who asks, the box, who is there, and what is to be done. */
export function Invited({ table, box, free, says, pictures, opened = null, children }: InvitedProps) {
  const { setup, table: words } = useWords();
  const { lobby } = words;
  const title = titleOf(box.id);
  const facts = (
    <>
      <span>
        <Icon name="users" />
        {range(box.players)}
      </span>
      <span>
        <Icon name="clock" />
        {setup.minutes({ minutes: range(box.minutes) })}
      </span>
    </>
  );
  return (
    <div className={pictures ? 'invited' : 'invited plain'} data-game={box.id}>
      <Title says={`${lobby.invited({ who: table.host.name, name: title })} · Muster`} />
      <Bar game={title} chip={<span className="chip wide">{lobby.invitedSomewhere}</span>} />
      <main>
        <div className="invited-box" style={coverStyle(box.id)}>
          {pictures ? <Cover game={box.id} sizes="(max-width: 720px) 60vw, 300px" /> : <span className="cover" />}
        </div>
        <section className="invited-by">
          <Avatar name={table.host.name} />
          <div>
            <h1>{lobby.invited({ who: table.host.name, name: title })}</h1>
            <p>{box.mood}</p>
            <p className="invited-facts">{facts}</p>
          </div>
        </section>
        {opened === null ? null : (
          <Suspense fallback={null}>
            <Unmet opened={opened} />
          </Suspense>
        )}
        <section className="invited-seats">
          <Around game={pictures ? box.id : null} seats={table.seats} />
          <div className="invited-acts">
            <p className="invited-free" role="status">
              {says ?? lobby.seatsFree({ n: free })}
            </p>
            {children}
          </div>
        </section>
      </main>
    </div>
  );
}
