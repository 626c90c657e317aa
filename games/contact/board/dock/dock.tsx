import { Emphasis, type SeatAtTable, useTable } from '#kit';
import { answerText, foretold } from '../../../words.ts';
import type { Answer } from '../../answer.ts';
import { columnIn, ringIn, type SegmentName } from '../../content/board.ts';
import { type MemberId, shortName } from '../../content/members.ts';
import { arrivals } from '../../facts/arrivals.ts';
import { type AttackKind, isInspired, memberIn } from '../../facts/attacks.ts';
import { zombiesAt } from '../../facts/groups.ts';
import type { About, Contact, Decision, Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { attackIcon } from '../art/looks.ts';
import { GameIcon, Portrait } from '../art/pictures.tsx';
import { type Choosing, isGrenadeOnly, oddsAt } from '../choosing.ts';
import { ColumnNo } from '../hud.tsx';
import { segmentText } from '../map/segment-text.ts';

export interface DockProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly options: readonly Option[];
  readonly words: Messages;
  chooseAttack(attack: AttackKind): void;
  chooseTarget(name: SegmentName): void;
  chooseMember(id: MemberId, element: Element): void;
}

/** Who decides, by what is asked. */
const DECIDES: Readonly<Partial<Record<Decision['kind'], MemberId>>> = {
  melee: 'cooper',
  'first-aid': 'vanderbilt',
  tripwire: 'krussov',
  'air-recon': 'ayden',
  scatter: 'mobutu',
  inspire: 'cole',
  flexible: 'dunham',
};

/** The picture in the prompt. */
export function Who({ choosing }: { readonly choosing: Choosing }) {
  const { decision } = useTable<Contact>().scene;
  const id = choosing.of === 'segments' || decision?.kind === 'take' ? choosing.member : decision === null ? null : decides(decision);
  return (
    <span className="ph round">
      {id === null ? (
        <GameIcon name={decision?.kind === 'victim' || decision?.kind === 'settle' ? 'zombie' : 'sergeant'} className="ph-icon" />
      ) : (
        <Portrait id={id} />
      )}
    </span>
  );
}

function decides(decision: Decision): MemberId | null {
  return decision.kind === 'ardor' || decision.kind === 'aim' || decision.kind === 'consent' ? decision.about.member : (DECIDES[decision.kind] ?? null);
}

/** The second line of the prompt: what the pointed-at target needs, which shot it is, what a die must show. */
export function Sub({ view, choosing, options, words }: Pick<DockProps, 'view' | 'choosing' | 'options' | 'words'>) {
  const { scene, words: spoken } = useTable<Contact>();
  const { decision } = scene;
  const { dock } = words;
  const says = (option: Option): string => foretold(spoken, option, view).join(' ');
  const { member, attack, target, strong, lit } = choosing;
  switch (decision?.kind) {
    case 'first-aid':
      return options.map(says).join(' ');
    case 'ardor':
      return rerollOdds(decision.about, options, says);
    case 'act':
    case 'aim':
    case 'flexible':
    case 'tripwire': {
      if (member === null || attack === null) return null;
      if (decision.kind === 'act' && target === null && isGrenadeOnly(choosing)) return dock['only-grenade']({ member });
      if (lit.size === 0 && strong !== null) return <Emphasis text={`${dock['roll-first']} ${says(strong)}`} />;
      if (target === null || strong === null) return dock.choose;
      return (
        // On phones the targets in the dock say it.
        <span className="wide">
          <Emphasis text={aimsAtSeveral(strong) ? says(strong) : dock.target({ at: target, foretold: says(strong) })} />
        </span>
      );
    }
    default:
      return null;
  }
}

function aimsAtSeveral({ preview }: Option): boolean {
  return preview?.kind === 'attack' && preview.targets.length > 1;
}

/** What each die that may be rolled again has to show, and how likely that is. */
function rerollOdds({ dice }: About<'ardor'>, options: readonly Option[], says: (option: Option) => string): string {
  const each = options.flatMap((option) => {
    if (option.answer.do !== 'reroll') return [];
    const { die } = option.answer;
    return die === null ? says(option) : `${dice[die]?.rolled}: ${says(option)}`;
  });
  return [...new Set(each)].join(' ');
}

/** The prompt, where more is known than what is asked: who has been picked up, and what to do with what. */
export function promptOf(decision: Decision | null, { of, member, attack }: Choosing, seats: readonly SeatAtTable[], { dock }: Messages): string | undefined {
  if (of === 'answers' && decision?.kind === 'consent') return consentText(decision.about, seats, dock);
  if (of !== 'segments' || member === null || attack === null) return undefined;
  if (decision?.kind === 'act' || (decision?.kind === 'aim' && isInspired(attack))) return dock.act({ member, attack });
  return decision?.kind === 'aim' ? dock.next({ member, naming: decision.about.naming }) : undefined;
}

/** Who has named the member, by the name of the person; at one screen for all the seat says more. */
function consentText({ by, member }: About<'consent'>, seats: readonly SeatAtTable[], dock: Messages['dock']): string | undefined {
  const other = seats.find(({ seat }) => seat === by);
  return other === undefined || other.kind === 'me' ? undefined : dock.consent({ who: other.who || other.name, member });
}

/** Below the prompt: how to act, and the targets once more, as large as a thumb. */
export function Hand({ view, choosing, options, words, chooseAttack, chooseTarget, chooseMember }: DockProps) {
  const { decision } = useTable<Contact>().scene;
  const { of, attacks, attack, member, lit, target } = choosing;
  if (decision?.kind === 'air-recon') return <Recon decision={decision} options={options} words={words} view={view} />;
  if (of === 'members') return <Portraits options={options} choosing={choosing} words={words} chooseMember={chooseMember} />;
  if (of !== 'segments' || member === null) return null;
  const targets = [...lit.keys()].sort((a, b) => ringIn(a) - ringIn(b) || zombiesAt(view, b) - zombiesAt(view, a));
  return (
    <>
      {attacks.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: toggles in a row, no form
        <div className="attacks" role="group" aria-label={words.dock.attacks}>
          {attacks.map((w) => (
            <button key={w} type="button" className="attack" aria-pressed={w === attack} onClick={() => chooseAttack(w)}>
              <GameIcon name={attackIcon(w, member)} />
              {words.way[w]}
            </button>
          ))}
        </div>
      ) : null}
      {targets.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: the targets once more for thumbs, no form
        <div className="targets" role="group" aria-label={words.dock.targets}>
          {targets.map((name) => {
            const odds = oddsAt(choosing, name);
            return (
              <button
                key={name}
                ref={name === target ? intoView : null}
                type="button"
                className={name === target ? 'sel' : ''}
                aria-pressed={name === target}
                onClick={() => chooseTarget(name)}
              >
                <ColumnNo column={columnIn(name)} says={words.board.place({ at: columnIn(name) })} />
                <b>
                  {words.board.ring({ ring: ringIn(name) })}, {words.board.zombies({ n: zombiesAt(view, name) })}
                </b>
                <small>
                  {odds === null ? null : (
                    <>
                      <em>{odds.needs}+</em> {words.board.percent({ chance: odds.hits })}
                    </>
                  )}
                </small>
              </button>
            );
          })}
        </div>
      ) : null}
    </>
  );
}

/** The chosen target is never scrolled away. */
function intoView(chip: HTMLElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Members to choose from: who falls, who gets a die, who is called. */
function Portraits({ options, choosing, words, chooseMember }: Pick<DockProps, 'options' | 'choosing' | 'words' | 'chooseMember'>) {
  const ids = [...new Set(options.flatMap(({ answer }) => memberIn(answer) ?? []))];
  if (ids.length > 4) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pictures to choose from, no form
    <div className="faces" role="group" aria-label={words.board.team}>
      {ids.map((id) => (
        <button key={id} type="button" aria-pressed={choosing.member === id} onClick={(event) => chooseMember(id, event.currentTarget)}>
          <span className="ph">
            <Portrait id={id} />
          </span>
          {shortName(id)}
        </button>
      ))}
    </div>
  );
}

/** The buttons beside the prompt. */
export function Actions({ choosing, options, words, view }: Pick<DockProps, 'choosing' | 'options' | 'words' | 'view'>) {
  const { scene, choose } = useTable<Contact>();
  const { dock } = words;
  const { strong, skip, target } = choosing;
  if (scene.decision === null || options.length === 0) return null;
  const { kind } = scene.decision;
  if (kind === 'air-recon') return null;
  if (choosing.of === 'answers') return <Answers decision={scene.decision} options={options} view={view} />;
  const label = strongLabel(kind, choosing, words, view);
  return (
    <>
      {skip === null ? null : (
        <button type="button" className="btn" data-option={skip.notation} onClick={() => choose(skip)}>
          {kind === 'tripwire' ? dock['no-tripwire'] : dock.skip}
        </button>
      )}
      <button
        type="button"
        className={`btn ${kind === 'victim' || kind === 'settle' ? 'grave' : 'pri'} fire`}
        data-option={strong?.notation}
        disabled={strong === null}
        onClick={() => strong !== null && choose(strong)}
      >
        <span>
          {label}
          {target === null ? null : <span className="narrow">{dock.at({ at: target })}</span>}
        </span>
        {strong === null ? null : <kbd className="wide">↵</kbd>}
        {target === null ? null : <span className="sr">{segmentText(words, target, zombiesAt(view, target), false, null, true)}</span>}
      </button>
    </>
  );
}

function strongLabel(kind: Decision['kind'], { member, attack, lit, strong }: Choosing, { dock, confirm }: Messages, { settings }: View): string {
  switch (kind) {
    case 'tripwire':
      return attack === 'tripwire-large' ? dock['trip-large'] : dock.trip;
    case 'victim':
      if (member === null) return dock['choose-one'];
      return confirm[strong !== null && strong.answer.by !== null && !settings['free-control'] ? 'name' : 'victim']({ member });
    case 'take':
    case 'settle':
    case 'inspire':
    case 'call':
      return member === null ? dock['choose-one'] : confirm[kind]({ member });
    default:
      if (lit.size === 0) return dock.roll;
      return attack === 'grenade' ? dock.throw : attack === 'ronin' ? dock.strike : dock.fire;
  }
}

const STRONG: readonly Answer['do'][] = ['melee', 'scatter', 'first-aid', 'reroll'];

/** Yes or no: each is a button. */
function Answers({ decision, options, view }: Pick<DockProps, 'options' | 'view'> & { readonly decision: Decision }) {
  const { choose, words } = useTable<Contact>();
  return options.toReversed().map((option) => (
    <button
      key={option.notation}
      type="button"
      className={STRONG.includes(option.answer.do) ? 'btn pri' : option.answer.do === 'accept' ? 'btn grave' : 'btn'}
      data-option={option.notation}
      onClick={() => choose(option)}
    >
      {answerText(words, option.answer, view, decision)}
    </button>
  ));
}

type AirRecon = Extract<Decision, { readonly kind: 'air-recon' }>;

/** Which two stay away: each answer shows how many come then. */
function Recon({ decision, options, words, view }: Pick<DockProps, 'options' | 'words' | 'view'> & { readonly decision: AirRecon }) {
  const { choose, words: spoken } = useTable<Contact>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers in a row, no form
    <div className="recon" role="group" aria-label={words.ability.ayden.names}>
      {options.map((option) => {
        const { answer } = option;
        return answer.do === 'keep-away' ? (
          <button key={answer.from} type="button" className="btn" data-option={option.notation} onClick={() => choose(option)}>
            <b>{answerText(spoken, answer, view, decision)}</b>
            <span className="arrivals">
              {(option.preview?.kind === 'coming' ? option.preview.arrivals : []).map(({ segment, zombies }) => (
                <span key={segment}>
                  <ColumnNo column={columnIn(segment)} says={words.board.place({ at: segment })} />
                  {words.board.zombies({ n: zombies })}
                </span>
              ))}
            </span>
          </button>
        ) : null;
      })}
    </div>
  );
}

/** The segments that a decision is about. */
export function aboutSegments(decision: Decision | null): readonly SegmentName[] {
  const about = decision?.about ?? null;
  if (about === null) return [];
  if ('segment' in about) return [about.segment];
  if ('blue' in about) return arrivals(about.blue, about.brown, [0, 0]).map(({ segment }) => segment);
  return decision?.kind === 'ardor' ? decision.about.dice.flatMap(({ target }) => target ?? []) : [];
}
