import type { Seat } from '#kernel';
import { Icon } from '#kit';
import { CARDS, commando, type Thing } from '../../content/index.ts';
import type { FrameView, View } from '../../view.ts';
import { concerned, underWay } from '../../words/stack.ts';
import type { ContraWords } from '../../words/words.ts';
import type { IconId } from '../art/icons.ts';
import { cardIcon, STAGE_ICON, weaponIcon } from '../art/looks.ts';
import { CardText, GameIcon } from '../art/symbols.tsx';
import { stackOf } from './stack.ts';

interface StackProps {
  readonly view: View;
  readonly words: ContraWords;
  /** Who may step in now besides whoever decides. */
  readonly others: readonly Seat[];
  /** Those of them who sit at other screens. */
  readonly away: readonly Seat[];
}

/** What is resolving, newest on top, and who may step in; on phones one row that opens. */
export function Stack({ view, words, others, away }: StackProps) {
  const rows = stackOf(view);
  const [now] = rows;
  if (view.outcome !== null || (now === undefined && others.length === 0)) return null;
  const { stack } = words.say;
  const whose = (seat: Seat): string => {
    const id = view.fighters[seat]?.id;
    return id === undefined ? '' : words.say.commando[id];
  };
  const list = (
    <>
      {now === undefined ? null : (
        <ol>
          {rows.map(({ frame, state }, depth) => {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its places
              <li key={depth} className={state} style={{ marginLeft: Math.min(depth, 3) * 12 }}>
                <GameIcon name={iconOf(frame, view)} className="stack-pic" />
                <span>
                  <b>{underWay(frame, words.say)}</b>
                  <small>{concerned(frame, view, words.say)}</small>
                </span>
                <span className="stack-state">{stack[state]}</span>
              </li>
            );
          })}
        </ol>
      )}
      <StepIn view={view} words={words} others={others} />
    </>
  );
  return (
    <>
      <section className="stack wide" aria-label={now === undefined ? stack.between : stack.title}>
        {now === undefined ? null : (
          <h2>
            {stack.title}
            <span>{stack.newest}</span>
          </h2>
        )}
        {list}
      </section>
      {now === undefined && away.length === 0 ? null : (
        <details className="stack narrow">
          <summary>
            {now === undefined ? <Icon name="users" /> : <GameIcon name={iconOf(now.frame, view)} className="stack-pic" />}
            <span>
              <b>{now === undefined ? stack.between : stack.deep({ n: rows.length })}</b>
              <small>{now === undefined ? away.map(whose).join(', ') : underWay(now.frame, words.say)}</small>
            </span>
            <Icon name="down" />
          </summary>
          {list}
        </details>
      )}
    </>
  );
}

/** Who may step in, and with what. */
function StepIn({ view, words, others }: Pick<StackProps, 'view' | 'words' | 'others'>) {
  const { stack } = words.say;
  const lines = others.flatMap((seat) => {
    const id = view.fighters[seat]?.id;
    if (id === undefined) return [];
    const { ability } = commando(id);
    return [stack.may({ who: id, ability: ability.id, cost: ability.cost })];
  });
  return (
    <div className="step-in">
      <Icon name="users" />
      <ul>
        {(lines.length > 0 ? lines : [view.fight === null ? stack['nobody-else'] : stack.nobody]).map((line) => (
          <li key={line}>
            <CardText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const OF_STAGE: Readonly<Partial<Record<Thing, IconId>>> = STAGE_ICON;

function iconOf({ kind, what, seat }: FrameView, view: View): IconId {
  switch (kind) {
    case 'card':
      return CARDS.flatMap(({ id }) => (id === what ? [cardIcon(id)] : []))[0] ?? 'alien-skull';
    case 'attack':
      return weaponIcon(view.fighters[seat]?.weapon ?? null);
    case 'ability':
      return 'walkie-talkie';
    case 'stage-card':
    case 'activate':
      return OF_STAGE[what] ?? 'alien-skull';
    case 'special':
    case 'enemy-attack':
      return 'alien-skull';
    case 'objective':
      return 'bugle-call';
    case 'defeated':
    case 'flipped':
      return 'bullet-impacts';
    case 'space':
      return 'radar-dish';
    case 'rule':
      return 'siren';
  }
}
