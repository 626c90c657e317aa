import { answerText, eventText, type Names, promptText, type Words } from '#games';
import type { OpenOption, Scene, Seat } from '#kernel';
import { Panel } from '../app/panel.tsx';
import { type AppWords, useWords } from '../app/words.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import type { Present, Session } from '../play/session.ts';
import { latelyAt } from './lately.ts';

interface StandingProps {
  readonly session: Session;
  readonly present: Present;
  /** The moment that is shown, and what can be answered in it. */
  readonly at: number;
  readonly options: readonly OpenOption[];
  readonly words: Words;
  readonly names: Names;
  onClose(): void;
}

/** So many things are named one by one. */
const MOST = 5;

/** Where somebody stands, in three answers: what changed, what can be done and where, what threatens. */
export function Standing({ session, present, at, options, words: game, names, onClose }: StandingProps) {
  const words = useWords();
  const { standing } = words.table;
  const scene = session.sceneAt(at);
  if (scene === null) return null;
  const here = scene.decision?.seats.filter((seat) => present.mine.includes(seat)) ?? [];
  const changed = changedAt(session, at, here.length > 0 ? here : present.mine, game, names);
  const threats = game.threats?.(scene.view, present.eyes) ?? [];
  return (
    <Panel title={standing.title} onClose={onClose} aloud>
      <Part title={standing.changed} lines={changed.length === 0 ? [standing.unchanged] : changed} />
      <Part title={standing.can} lines={canAt(words, scene, options, game, names)} />
      <Part title={standing.threatens} lines={threats.length === 0 ? [standing.calm] : threats.slice(0, MOST)} />
    </Panel>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className="standing">
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>
          <Emphasis text={line} />
        </p>
      ))}
    </section>
  );
}

/** What others did since somebody here answered last; the end of it, where it was much. */
function changedAt(session: Session, at: number, seats: readonly Seat[], words: Words, names: Names): readonly string[] {
  const told = latelyAt(session, at, seats)
    .map(({ step: { event, view } }) => eventText(words, event, view, names))
    .filter((line) => line !== '');
  return [...new Set(told)].slice(-MOST);
}

/** What is asked, and what can be answered: by the places it is about, and what is about none. */
function canAt(
  { table: { moves, standing, over } }: AppWords,
  { decision, view }: Scene,
  options: readonly OpenOption[],
  game: Words,
  names: Names,
): readonly string[] {
  if (decision === null) return [over];
  const asked = promptText(game, decision, view, options.length > 0 ? 'you' : 'others', names);
  if (options.length === 0) return [asked];
  const named = Map.groupBy(options, ({ answer }) => game.where?.(answer, view) ?? null);
  const rest = [...new Set((named.get(null) ?? []).map(({ answer }) => answerText(game, answer, view, decision)))];
  const places = [...named].flatMap(([place, all]) => (place === null ? [] : [all.length === 1 ? place : standing.place({ place, n: all.length })]));
  const listed = [places, rest].flatMap((all) => {
    const more = all.length - MOST;
    return all.length === 0 ? [] : [[...all.slice(0, MOST), ...(more > 0 ? [standing.more({ n: more })] : [])].join(' · ')];
  });
  return [asked, moves({ n: options.length }), ...listed];
}
