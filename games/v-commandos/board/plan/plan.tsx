import type { ComponentChildren } from 'preact';
import { Emphasis, Icon } from '#kit';
import type { FireAhead } from '../../preview.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import { deadly, follows } from '../../words/foretells.ts';
import type { Messages } from '../../words/messages.ts';
import { GameIcon } from '../art/pictures.tsx';
import { useSays } from '../dock/tools.tsx';
import { Clauses } from './clauses.tsx';
import { gradeOf } from './risk.ts';
import { quieterOf, titleOf } from './says.ts';

interface PlanProps {
  readonly view: View;
  readonly option: Option;
  /** Other options that give less away. */
  readonly quieter: readonly Option[];
  readonly say: Messages;
  pick(option: Option): void;
}

/** What would happen if: said, drawn and counted before it is done. */
export function Plan({ view, option, quieter, say, pick }: PlanProps) {
  const fire = option.preview?.fire ?? null;
  return (
    <Card title={titleOf(say, option.answer)} bad={gradeOf(option) === 2}>
      <Foretold view={view} option={option} say={say} />
      {fire === null ? null : <Hits fire={fire} say={say} />}
      <Quieter options={quieter} say={say} pick={pick} />
    </Card>
  );
}

/** The same in a few figures, for phones. */
export function ShortPlan({ view, option, quieter, say, pick }: PlanProps) {
  const fire = option.preview?.fire ?? null;
  return (
    <section className="vc-short narrow" aria-label={titleOf(say, option.answer)}>
      <p>
        <b>{titleOf(say, option.answer)}</b>
      </p>
      <Foretold view={view} option={option} say={say} />
      {fire === null ? null : (
        <ul>
          <li>
            <b>{say.plan.fire(fire)}</b>
            {say.plan.dice(fire)}
          </li>
          <li>
            <b>{say.plan.average(fire)}</b>
            {say.plan['on-average']}
          </li>
          <li className="bad">
            <b>{say.board.chance({ chance: fire.critical })}</b>
            {say.state.critical}
          </li>
        </ul>
      )}
      <Quieter options={quieter.slice(0, 2)} say={say} pick={pick} />
    </section>
  );
}

/** What the rules foretell, those whom it kills first; an answer of which nothing is foretold says what it is. */
function Foretold({ view, option, say }: Pick<PlanProps, 'view' | 'option' | 'say'>) {
  const says = useSays();
  const { answer, preview } = option;
  if (preview === null) return <p>{says(option)}</p>;
  const kills = deadly(say, preview);
  const next = follows(say, preview, answer, view);
  const rest = next.length === 0 && kills.length === 0 ? [says(option)] : next;
  const clauses = <Clauses ids={[...preview.clauses, ...preview.also]} say={say} />;
  return (
    <>
      {kills.length === 0 ? null : (
        <p className="vc-deadly">
          <Emphasis text={kills.join(' ')} /> {rest.length === 0 ? clauses : null}
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

function Quieter({ options, say, pick }: { readonly options: readonly Option[]; readonly say: Messages; pick(option: Option): void }) {
  if (options.length === 0) return null;
  return (
    <div className="vc-quieter">
      {options.map((other) => (
        <button key={other.notation} type="button" data-quieter={other.notation} onClick={() => pick(other)}>
          <GameIcon name={other.answer.do === 'don' ? 'shirt' : 'boot-prints'} />
          <span>
            <Emphasis text={quieterOf(say, other)} />
          </span>
        </button>
      ))}
    </div>
  );
}

export function Card({ title, bad, children }: { readonly title: string; readonly bad: boolean; readonly children: ComponentChildren }) {
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
export function Hits({ fire, say }: { readonly fire: FireAhead; readonly say: Messages }) {
  const shown = fire.hits.length > 9 ? fire.hits.slice(0, 9) : fire.hits;
  return (
    <div className="vc-hits" role="img" aria-label={say.plan.hits({ chances: shown.map((chance, n) => ({ n, chance })) })}>
      {shown.map((chance, hits) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a number of hits
        <span key={hits} className={hits >= fire.bears ? 'critical' : ''}>
          {say.board.chance({ chance })}
          <i style={{ height: Math.max(2, chance * 90) }} />
          <b>{hits}</b>
        </span>
      ))}
    </div>
  );
}
