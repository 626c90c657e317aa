import { useMemo } from 'react';
import { type BoardEnd, type EndProps, FigureList, type SeatAtTable, useTable } from '#kit';
import { cardOf, shortName } from '../content/members.ts';
import { type Achievements, achievementsIn, fallsIn } from '../facts/achievements.ts';
import { inRing, livingIn } from '../facts/groups.ts';
import type { Contact } from '../types.ts';
import type { MemberView, View } from '../view.ts';
import { Portrait } from './art/pictures.tsx';
import { EndScene } from './end/scene.tsx';
import type { BoardWords, ContactWords } from './words.ts';

type EndOfNight = EndProps<Contact, ContactWords>;

/** How the night ended: the circle with the helicopter or without, the team with what each did, the figures of the night. */
export const end: BoardEnd<Contact, ContactWords> = {
  headline({ words: { board: words }, scene: { view } }) {
    const says = view.outcome === 'rescued' ? words.end.rescued(livingIn(view), view.members.length) : words.end.overrunIn(view.turn, 0);
    return says.replace(/\.$/, '');
  },
  Picture: ({ scene: { view } }) => <EndScene rescued={view.outcome === 'rescued'} living={livingIn(view)} />,
  Fates,
  Figures,
};

function Fates({ words: { board: words }, scene: { view }, log, steps }: EndOfNight) {
  const { seats } = useTable<Contact>();
  const achieved = useMemo(() => achievementsIn(steps()), [steps]);
  const fell = useMemo(() => fallsIn(log), [log]);
  return (
    <section className="night-fates" aria-label={words.end.team}>
      <h3>{words.end.team}</h3>
      <ul>
        {view.members.map((member) => (
          <Fate key={member.id} member={member} achieved={achieved} fellIn={fell[member.id] ?? null} by={playing(member, view, seats)} words={words} />
        ))}
      </ul>
    </section>
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
  readonly achieved: Achievements;
  /** The turn in which they fell. */
  readonly fellIn: number | null;
  readonly by: string;
  readonly words: BoardWords;
}

function Fate({ member: { id, alive, grenade }, achieved: { downs, besides }, fellIn, by, words }: FateProps) {
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
          {shortName(id)} <span className="tag">{alive ? end.aboard : end.fell(fellIn)}</span>
        </b>
        <small>
          {words.role(cardOf(id).role)}
          {by === '' ? '' : `, ${by}`}
        </small>
        {besidesThat === undefined ? null : <small>{end.achievement(besidesThat.what, besidesThat.times)}</small>}
        {alive && grenade ? <small>{end.grenadeLeft}</small> : null}
      </span>
      <span className="downs num">
        <span aria-hidden="true">{down}</span>
        <span className="sr">{end.downBy(down)}</span>
      </span>
    </li>
  );
}

function Figures({ words: { board: words }, scene: { view }, steps }: EndOfNight) {
  const { shots, hits, expected, attacks, struck } = useMemo(() => achievementsIn(steps()), [steps]);
  const share = (part: number): number => part / Math.max(1, shots);
  return (
    <>
      <p className="stood">{view.outcome === 'rescued' ? words.end.stood(view.onBoard, inRing(view, 1)) : words.end.overrun}</p>
      <FigureList
        of={[
          [view.killed, words.end.down(view.spawned)],
          [view.onBoard, words.end.left],
          [words.percent(share(hits)), words.end.hits(share(expected))],
          ...(attacks === 0 ? [] : [[attacks - struck, words.end.held(attacks)] as const]),
        ]}
      />
    </>
  );
}
