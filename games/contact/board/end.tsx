import { useMemo } from 'preact/hooks';
import { type BoardEnd, type EndProps, FigureList, type SeatAtTable, useTable } from '#kit';
import { cardOf, shortName } from '../content/members.ts';
import { type Achievements, achievementsIn, fallsIn } from '../facts/achievements.ts';
import { inRing, livingIn } from '../facts/groups.ts';
import type { Contact } from '../types.ts';
import type { MemberView, View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import type { ContactWords } from '../words/words.ts';
import { Portrait } from './art/pictures.tsx';
import { EndScene } from './end/scene.tsx';
import './end.css';

type EndOfNight = EndProps<Contact, ContactWords>;

/** How the night ended: the circle with the helicopter or without, the team with what each did, the figures of the night. */
export const end: BoardEnd<Contact, ContactWords> = {
  headline({ words: { say: words }, scene: { view } }) {
    const says =
      view.outcome === 'rescued'
        ? words.end.rescued({ living: livingIn(view), of: view.members.length })
        : words.end['overrun-on']({ turn: view.turn, left: 0 });
    return says.replace(/\.$/, '');
  },
  Picture: ({ scene: { view } }) => <EndScene rescued={view.outcome === 'rescued'} living={livingIn(view)} />,
  Fates,
  Figures,
};

function Fates({ words: { say: words }, scene: { view }, log, steps }: EndOfNight) {
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
  readonly words: Messages;
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
          {shortName(id)} <span className="tag">{alive ? end.aboard : fellIn === null ? end.fell : end['fell-on']({ turn: fellIn })}</span>
        </b>
        <small>
          {words.role[cardOf(id).role]}
          {by === '' ? '' : `, ${by}`}
        </small>
        {besidesThat === undefined ? null : <small>{words.achievement[besidesThat.what](besidesThat)}</small>}
        {alive && grenade ? <small>{end['grenade-left']}</small> : null}
      </span>
      <span className="downs num">
        <span aria-hidden="true">{down}</span>
        <span className="sr">{end['down-by']({ n: down })}</span>
      </span>
    </li>
  );
}

function Figures({ words: { say: words }, scene: { view }, steps }: EndOfNight) {
  const { shots, hits, expected, attacks, struck } = useMemo(() => achievementsIn(steps()), [steps]);
  const share = (part: number): number => part / Math.max(1, shots);
  return (
    <>
      <p className="stood">{view.outcome === 'rescued' ? words.end.stood({ onBoard: view.onBoard, near: inRing(view, 1) }) : words.end.overrun}</p>
      <FigureList
        of={[
          [view.killed, words.end.down({ of: view.spawned })],
          [view.onBoard, words.end.left],
          [words.board.percent({ chance: share(hits) }), words.end.hits({ expected: share(expected) })],
          ...(attacks === 0 ? [] : [[attacks - struck, words.end.held({ of: attacks })] as const]),
        ]}
      />
    </>
  );
}
