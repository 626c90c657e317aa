import type { ComponentChildren } from 'preact';
import { Suspense, use } from 'preact/compat';
import { answerText, foretold, plain } from '#games';
import type { Seat } from '#kernel';
import { useTable } from '#kit';
import type { Answer } from '../../answer.ts';
import { type CardId, cardNamed, commando, enemy, type TargetId } from '../../content/index.ts';
import { askedBy } from '../../facts/asked-by.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import { EFFECT } from '../../words/facts.ts';
import { labelOf } from '../../words/labels.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { ENEMY_ICON, STAGE_ICON } from '../art/looks.ts';
import { CardText, GameIcon, SignIcon } from '../art/symbols.tsx';
import type { Choosing, Option, Options } from '../choosing.ts';
import { About, Shares } from './about.tsx';
import { Asking } from './asking.tsx';
import { ClauseSign } from './clause-sign.tsx';
import { scrollHint } from './scroll-hint.ts';

export interface DockProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
}

/** What an answer does, in a few words: the board's own, else the game's. */
export function useLabel(words: ContraWords): (option: Option) => string {
  const { view, decision } = useTable<Contra>().scene;
  return ({ answer, preview }) => (decision === null ? '' : (labelOf(answer, view, preview, words.say) ?? answerText(words, answer, view, decision)));
}

/** Answers that are buttons beside the prompt; longer ones stand below it. */
const SHORT: ReadonlySet<Answer['do']> = new Set(['end-turn', 'slow-down', 'keep', 'deal', 'done', 'pay', 'medal', 'accept', 'decline', 'go-on']);

/** Of these the first that may be given goes on with the game. */
const STRONG: readonly Answer['do'][] = ['go-on', 'done', 'pay', 'accept', 'keep', 'deal', 'decline'];

/** The answer of the strong button: what goes on with the game, if there is one. */
export function strongOf(choosing: Choosing, play: Option | null): Option | null {
  if (play !== null) return play;
  const idle = choosing.spaces.size === 0 && choosing.targets.size === 0 && choosing.cards.size === 0;
  for (const does of idle ? [...STRONG, 'end-turn'] : STRONG) {
    const found = choosing.answers.find(({ answer }) => answer.do === does);
    if (found !== undefined) return found;
  }
  return null;
}

interface ActionsProps extends Omit<DockProps, 'view'> {
  /** The card that was picked up, and what plays it. */
  readonly picked: CardId | null;
  readonly play: Option | null;
  give(option: Option): void;
}

/** The buttons beside the prompt. */
export function Actions({ choosing, words, picked, play, give }: ActionsProps) {
  const { options } = useTable<Contra>();
  const label = useLabel(words);
  if (options.length === 0) return null;
  const strong = strongOf(choosing, play);
  // Who goes on goes on with everybody of this screen.
  const others = choosing.answers.filter(
    (option) => SHORT.has(option.answer.do) && option !== strong && (option.answer.do !== 'go-on' || strong?.answer.do !== 'go-on'),
  );
  return (
    <>
      {others.map((option) => (
        <button
          key={option.notation}
          type="button"
          className={option.answer.do === 'medal' ? 'btn grave' : 'btn'}
          data-option={option.notation}
          onClick={() => give(option)}
        >
          {label(option)}
        </button>
      ))}
      {strong === null ? null : (
        <button type="button" className="btn pri" data-option={strong.notation} onClick={() => give(strong)}>
          {picked === null ? label(strong) : words.say.dock.play({ card: picked })}
          <kbd className="wide">↵</kbd>
        </button>
      )}
    </>
  );
}

/** Answers one below the other. */
export function OptionList({ offers, words }: { readonly offers: readonly Option[]; readonly words: ContraWords }) {
  const { choose, setHint } = useTable<Contra>();
  const label = useLabel(words);
  return (
    <ul className="answer-list">
      {offers.map((option) => (
        <li key={option.notation}>
          <button
            type="button"
            className="btn"
            data-option={option.notation}
            onClick={() => choose(option)}
            onPointerEnter={() => setHint(option)}
            onPointerLeave={() => setHint(null)}
            onFocus={() => setHint(option)}
            onBlur={() => setHint(null)}
          >
            <CardText text={label(option)} />
            <Foreseen option={option} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An attack on its chip: what is stressed of all that it would do; only the dice where several cards of the boss may fall. */
function Aimed({ option, words }: { readonly option: Option; readonly words: ContraWords }) {
  const { scene } = useTable<Contra>();
  const stressed = foretold(words, option, scene.view).flatMap((line) => line.split('*').filter((_, at) => at % 2 === 1));
  const short = stressed.length > 2 ? stressed.slice(0, 1) : stressed;
  return <small>{[words.say.dock[aimedWith(option.answer)], ...(short.length === 0 ? [] : [short.join(', ')])].join(': ')}</small>;
}

function aimedWith({ do: does }: Answer): 'attack' | 'again' | 'choose' {
  return does === 'attack' || does === 'again' ? does : 'choose';
}

/** What an answer would do. */
function Foreseen({ option }: { readonly option: Option }) {
  const { words, scene } = useTable<Contra>();
  const says = foretold(words, option, scene.view);
  return says.length === 0 ? null : <small>{plain(says.join(' '))}</small>;
}

interface OffersProps extends DockProps {
  /** Somebody here is waited for. */
  readonly asked: boolean;
  press(offers: Options, at: Element): void;
}

/** What can be done that is no card in hand, as large as a thumb: targets, abilities, commandos, tokens, longer answers. */
export function Offers({ view, choosing, words, asked, press }: OffersProps) {
  const label = useLabel(words);
  const { choose } = useTable<Contra>();
  const long = choosing.answers.filter(({ answer }) => !SHORT.has(answer.do));
  const chips: ComponentChildren[] = [
    ...[...choosing.targets].map(([target, offers]) => (
      <Chip key={target} option={offers[0]} press={(at) => press(offers, at)} art={<TargetArt target={target} view={view} />}>
        <b>{nameOf(target, view, words)}</b>
        <Aimed option={offers[0]} words={words} />
      </Chip>
    )),
    ...[...choosing.commandos].map(([id, offers]) => (
      <Chip key={id} option={offers[0]} press={(at) => press(offers, at)} art={<HeroIcon id={id} lit />}>
        <b>{label(offers[0])}</b>
      </Chip>
    )),
    ...[...choosing.tokens].map(([type, offers]) => (
      <Chip key={type} option={offers[0]} press={(at) => press(offers, at)} art={<SignIcon type={type} />}>
        <b>{label(offers[0])}</b>
      </Chip>
    )),
    ...[...choosing.cards]
      .filter(([card]) => view.fighters[choosing.seat]?.hand.includes(card) !== true)
      .map(([card, offers]) => (
        <Chip key={card} option={offers[0]} press={(at) => press(offers, at)} art={<SignIcon type={cardNamed(card).type} />}>
          <b>{offers.length > 1 ? words.say.thing[card] : <CardText text={label(offers[0])} />}</b>
        </Chip>
      )),
    ...choosing.abilities.map((option) => <Ability key={option.notation} option={option} words={words} />),
    ...[...choosing.stage.values()].map((option) => (
      <Chip key={option.notation} option={option} press={() => choose(option)} art={<GameIcon name={STAGE_ICON[option.answer.stageCard]} />}>
        <b>{label(option)}</b>
      </Chip>
    )),
    ...(choosing.asking.length === 0 ? [] : [<Asking key="asking" view={view} choosing={choosing} words={words} />]),
  ];
  return (
    <>
      <Shares view={view} choosing={choosing} words={words} />
      <About view={view} choosing={choosing} words={words} />
      {chips.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
        <div ref={scrollHint} className={asked ? 'offers' : 'offers calm'} role="group" aria-label={asked ? words.say.dock.offers : words.say.dock['step-in']}>
          {asked ? null : <small aria-hidden="true">{words.say.dock['step-in']}</small>}
          {chips}
        </div>
      )}
      {long.length === 0 ? null : <OptionList offers={long} words={words} />}
    </>
  );
}

interface ChipProps {
  readonly option: Option;
  readonly art: ComponentChildren;
  readonly children: ComponentChildren;
  press(at: Element): void;
}

function Chip({ option, art, children, press }: ChipProps) {
  const { setHint, hint } = useTable<Contra>();
  return (
    <button
      type="button"
      className={hint?.notation === option.notation ? 'offer hinted' : 'offer'}
      data-option={option.notation}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => setHint(option)}
      onPointerLeave={() => setHint(null)}
      onFocus={() => setHint(option)}
      onBlur={() => setHint(null)}
    >
      {art}
      <span>{children}</span>
    </button>
  );
}

function Ability({ option, words }: { readonly option: Option<'ability'>; readonly words: ContraWords }) {
  const { choose } = useTable<Contra>();
  const { who } = option.answer;
  const { ability } = commando(who);
  return (
    <Chip option={option} press={() => choose(option)} art={<HeroIcon id={who} />}>
      <b>{words.say.thing[ability.id]}</b>
      <Foreseen option={option} />
    </Chip>
  );
}

function TargetArt({ target, view }: { readonly target: TargetId; readonly view: View }) {
  return target === 'boss' ? (
    <BossIcon id={view.enemy} />
  ) : (
    <GameIcon name={ENEMY_ICON[enemy(target).type]} className={`dyed colour-${enemy(target).colour}`} />
  );
}

export function nameOf(target: TargetId, view: View, { say }: ContraWords): string {
  return target === 'boss' ? say.boss[view.enemy] : say.enemy[enemy(target).name];
}

/** The second line of the prompt: what is to be paid, how much damage comes, what a chosen card says. */
export function Sub({ words, picked }: { readonly words: ContraWords; readonly picked: CardId | null }) {
  const { decision, view } = useTable<Contra>().scene;
  if (picked !== null) return <CardText text={words.cards.card(picked).replaceAll('\n', ' ')} />;
  if (decision?.kind === 'objective' && !decision.about.done) return <Stakes number={decision.about.number} words={words} />;
  if (decision?.kind === 'suffer') return <CardText text={words.say.dock.damage(decision.about)} />;
  if (decision?.kind === 'pay')
    return <CardText text={words.say.dock.owes({ symbols: Array.from({ length: Math.max(1, decision.about.left) }, () => decision.about.symbol) })} />;
  const prologue =
    view.story === null || view.phase !== 'setup' ? null : (
      <Suspense fallback={null}>
        <Prologue story={view.story} words={words} />
      </Suspense>
    );
  if (decision?.kind !== 'discard' || decision.about.for !== 'mulligan') return prologue;
  return (
    <>
      {prologue ?? words.say.dock.mulligan} <ClauseSign id={askedBy(decision)} label={words.say.legend.clause} />
    </>
  );
}

/** What an attempt at an objective needs, how likely that is, and what it gives. */
function Stakes({ number, words }: { readonly number: number; readonly words: ContraWords }) {
  const { options, scene } = useTable<Contra>();
  const odds = options.flatMap((option) => foretold(words, option, scene.view).slice(0, 1)).map(plain);
  return <CardText text={[...odds, words.say['mission-text'][EFFECT(number)]].join(' ')} />;
}

/** How a part of a story begins. */
function Prologue({ story, words }: { readonly story: NonNullable<View['story']>; readonly words: ContraWords }) {
  return use(words.setup()).tale[story.tale].prologue[story.part];
}

/** The picture in the prompt. */
export function Who({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const id = view.fighters[seat]?.id;
  return id === undefined ? <BossIcon id={view.enemy} className="who-icon" /> : <HeroIcon id={id} lit className="who-icon" />;
}
