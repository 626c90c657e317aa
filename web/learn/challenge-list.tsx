import lessonsOf from 'virtual:lessons';
import { addressTo, Link } from '../app/address.tsx';
import { useStore } from '../app/store.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { learnt, learntOf } from '../play/learnt.ts';

/** The challenges of a game, and which of them are solved. */
export function ChallengeList({ game }: { readonly game: string }) {
  const { challenge: words } = useWords();
  const language = useLanguage();
  const solved = learntOf(useStore(learnt), game).challenges ?? [];
  const challenges = lessonsOf[game]?.challenges ?? [];
  if (challenges.length === 0) return null;
  return (
    <div className="learn-challenges">
      <h3>
        {words.challenges}
        <small>{words.count({ n: challenges.filter(({ id }) => solved.includes(id)).length, of: challenges.length })}</small>
      </h3>
      <ol className="lessons">
        {challenges.map(({ id, title }, index) => {
          const done = solved.includes(id);
          return (
            <li key={id}>
              <Link to={addressTo.challenge(game, id)} className={`learn-row ${done ? 'done' : 'new'}`} data-challenge={id}>
                <span className="learn-mark">{done ? <Icon name="check" /> : index + 1}</span>
                <b>{title[language]}</b>
                {done ? <span className="sr">{words.isSolved}</span> : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
