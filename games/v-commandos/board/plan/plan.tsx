import type { ReactNode } from 'react';
import { Emphasis, Icon } from '#kit';
import type { FireAhead } from '../../preview.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import { GameIcon } from '../art/pictures.tsx';
import { useSays } from '../dock/tools.tsx';
import type { BoardWords } from '../words.ts';
import { Clauses } from './clauses.tsx';
import { gradeOf } from './risk.ts';

interface PlanProps {
  readonly view: View;
  readonly option: Option;
  /** Other options that give less away. */
  readonly quieter: readonly Option[];
  readonly words: BoardWords;
  pick(option: Option): void;
}

/** What would happen if: said, drawn and counted before it is done. */
export function Plan({ view, option, quieter, words, pick }: PlanProps) {
  const fire = option.preview?.fire ?? null;
  return (
    <Card title={words.plan.title(option.answer)} bad={gradeOf(option) === 2}>
      <Foretold view={view} option={option} words={words} />
      {fire === null ? null : <Hits fire={fire} words={words} />}
      <Quieter options={quieter} words={words} pick={pick} />
    </Card>
  );
}

/** The same in a few figures, for phones. */
export function ShortPlan({ view, option, quieter, words, pick }: PlanProps) {
  const fire = option.preview?.fire ?? null;
  return (
    <section className="vc-short narrow" aria-label={words.plan.title(option.answer)}>
      <p>
        <b>{words.plan.title(option.answer)}</b>
      </p>
      <Foretold view={view} option={option} words={words} />
      {fire === null ? null : (
        <ul>
          <li>
            <b>{words.plan.short.fire(fire.enemies)}</b>
            {words.plan.short.dice(fire.dice, fire.needed)}
          </li>
          <li>
            <b>{words.plan.short.number(fire.average)}</b>
            {words.plan.short.average}
          </li>
          <li className="bad">
            <b>{words.percent(fire.critical)}</b>
            {words.states.critical}
          </li>
        </ul>
      )}
      <Quieter options={quieter.slice(0, 2)} words={words} pick={pick} />
    </section>
  );
}

/** What the rules foretell, those whom it kills first; an answer of which nothing is foretold says what it is. */
function Foretold({ view, option, words }: Pick<PlanProps, 'view' | 'option' | 'words'>) {
  const says = useSays();
  const { answer, preview } = option;
  if (preview === null) return <p>{says(option)}</p>;
  const deadly = words.plan.deadly(preview);
  const follows = words.plan.follows(preview, answer, view);
  const rest = follows.length === 0 && deadly.length === 0 ? [says(option)] : follows;
  const clauses = <Clauses ids={[...preview.clauses, ...preview.also]} words={words} />;
  return (
    <>
      {deadly.length === 0 ? null : (
        <p className="vc-deadly">
          <Emphasis text={deadly.join(' ')} /> {rest.length === 0 ? clauses : null}
        </p>
      )}
      {rest.length === 0 ? null : (
        <p>
          <Emphasis text={rest.join(' ')} /> {clauses}
        </p>
      )}
    </>
  );
}

function Quieter({ options, words, pick }: { readonly options: readonly Option[]; readonly words: BoardWords; pick(option: Option): void }) {
  if (options.length === 0) return null;
  return (
    <div className="vc-quieter">
      {options.map((other) => (
        <button key={other.notation} type="button" data-quieter={other.notation} onClick={() => pick(other)}>
          <GameIcon name={other.answer.do === 'don' ? 'shirt' : 'boot-prints'} />
          <span>
            <Emphasis text={words.plan.quiet(other)} />
          </span>
        </button>
      ))}
    </div>
  );
}

export function Card({ title, bad, children }: { readonly title: string; readonly bad: boolean; readonly children: ReactNode }) {
  return (
    <section className={`pop vc-plan${bad ? ' bad' : ''}`} aria-label={title}>
      <h3>
        <span className="sign">
          <Icon name={bad ? 'eye' : 'hush'} />
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** One column for each number of hits; those that make Critical are red and hatched. */
export function Hits({ fire, words }: { readonly fire: FireAhead; readonly words: BoardWords }) {
  const shown = fire.hits.length > 9 ? fire.hits.slice(0, 9) : fire.hits;
  return (
    <div className="vc-hits" role="img" aria-label={`${words.plan.hits}: ${shown.map((chance, hits) => `${hits}: ${words.percent(chance)}`).join(', ')}`}>
      {shown.map((chance, hits) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a number of hits
        <span key={hits} className={hits >= fire.bears ? 'critical' : ''}>
          {words.percent(chance)}
          <i style={{ height: Math.max(2, chance * 90) }} />
          <b>{hits}</b>
        </span>
      ))}
    </div>
  );
}
