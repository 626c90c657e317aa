import { useMemo } from 'react';
import type { LogEvent, Scene } from '#kernel';
import { type SeatAtTable, useTable } from '#kit';
import { cardOf, shortName } from '../content/members.ts';
import type { Event } from '../event.ts';
import { type Deeds, deedsOf } from '../facts/deeds.ts';
import { inRing, livingIn } from '../facts/groups.ts';
import type { Contact } from '../types.ts';
import type { MemberView, View } from '../view.ts';
import type { BoardWords } from '../words/board.ts';
import { EndScene } from './end-scene.tsx';
import { Portrait } from './portrait.tsx';
import type { ContactWords } from './words.ts';

interface EndProps {
  readonly words: ContactWords;
  readonly scene: Scene<Contact>;
  readonly log: readonly LogEvent<Event>[];
}

/** How the night ended: the wide picture, the team with what each did and how they fared, and the figures of the night. */
export function End({ words: { board: words }, scene, log }: EndProps) {
  const { seats } = useTable<Contact>();
  const deeds = useMemo(() => deedsOf(log), [log]);
  const { view } = scene;
  const living = livingIn(view);
  const rescued = view.outcome === 'rescued';
  const { end } = words;
  return (
    <div className="night-end">
      <div className="hero-scene">
        <EndScene rescued={rescued} living={living} />
      </div>
      <div className="fates">
        <p className="fate">
          {rescued ? end.rescued(living, view.members.length) : end.overrunIn(view.turn, view.turns - view.turn)}{' '}
          {rescued ? end.stood(view.onBoard, inRing(view, 1)) : end.overrun}
        </p>
        <section aria-label={end.team}>
          <h2>{end.team}</h2>
          <ul>
            {view.members.map((member) => (
              <Fate key={member.id} member={member} deeds={deeds} by={playing(member, view, seats)} words={words} />
            ))}
          </ul>
        </section>
        <Figures view={view} deeds={deeds} words={words} />
      </div>
    </div>
  );
}

/** Who plays a member; nobody in particular where one person plays all of them. */
function playing({ seat }: MemberView, view: View, seats: readonly SeatAtTable[]): string {
  if (view.members.every((other) => other.seat === seat)) return '';
  const sitter = seats.find((other) => other.seat === seat);
  return sitter === undefined ? '' : sitter.who || sitter.name;
}

interface FateProps {
  readonly member: MemberView;
  readonly deeds: Deeds;
  readonly by: string;
  readonly words: BoardWords;
}

function Fate({ member: { id, alive, grenade }, deeds: { downs, fell, besides }, by, words }: FateProps) {
  const { end } = words;
  const besidesThat = besides[id];
  const down = downs[id] ?? 0;
  return (
    <li className={alive ? 'up' : 'fell'}>
      <span className="ph">
        <Portrait id={id} grey={!alive} />
      </span>
      <span className="fate-of">
        <b>
          {shortName(id)} <span className="tag">{alive ? end.aboard : end.fell(fell[id] ?? null)}</span>
        </b>
        <small>
          {words.role(cardOf(id).role)}
          {by === '' ? '' : `, ${by}`}
        </small>
        {besidesThat === undefined ? null : <small>{end.deed(besidesThat.deed, besidesThat.times)}</small>}
        {alive && grenade ? <small>{end.grenadeLeft}</small> : null}
      </span>
      <span className="downs num">
        <span aria-hidden="true">{down}</span>
        <span className="sr">{end.downBy(down)}</span>
      </span>
    </li>
  );
}

function Figures({ view, deeds, words: { end } }: { readonly view: View; readonly deeds: Deeds; readonly words: BoardWords }) {
  const { shots, hits, expected, attacks, struck } = deeds;
  const share = (part: number): number => Math.round((100 * part) / Math.max(1, shots));
  return (
    <dl>
      <Figure value={`${view.killed}`} says={end.down(view.spawned)} />
      <Figure value={`${view.onBoard}`} says={end.left} />
      <Figure value={`${share(hits)}%`} says={end.hits(share(expected))} />
      {attacks === 0 ? null : <Figure value={`${attacks - struck}`} says={end.held(attacks)} />}
    </dl>
  );
}

function Figure({ value, says }: { readonly value: string; readonly says: string }) {
  return (
    <div>
      <dt>{says}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
