import type { ReactNode } from 'react';
import type { Json, Seat } from '#kernel';
import { useTable } from '#kit';
import { cardNamed, commando, enemy } from '../../content/index.ts';
import { isView, type View } from '../../rules/view.ts';
import { type Choosing, field } from '../answers/choosing.ts';
import type { Way } from '../answers/deed.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { ENEMY_ICON, stageIcon } from '../art/looks.ts';
import { CardText, GameIcon, SignIcon } from '../art/symbols.tsx';
import type { BoardWords } from '../words.ts';
import { About, Shares } from './about.tsx';
import { Quiet } from './quiet.tsx';

export interface DockProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: BoardWords;
}

/** What an answer does, in a few words: the board's own, else the game's. */
export function useLabel({ view, choosing, words }: DockProps): (way: Way) => string {
  const { words: game, scene } = useTable();
  return ({ deed, notation }) => words.dock.way(deed, view, choosing.kind) ?? game.option(choosing.kind, notation, scene.view, scene.asked?.about ?? null);
}

const SHORT = ['end turn', 'slow down', 'keep', 'deal', 'done', 'pay', 'lose medal', 'yes', 'no', 'go on'];

/** Whether an answer is a button beside the prompt; longer ones stand below it. */
export function isShort({ deed }: Way): boolean {
  return deed.do === 'goes-on' || (deed.do === 'answer' && SHORT.includes(deed.says));
}

/** The answer of the strong button: what goes on with the game, if there is one. */
export function strongOf(choosing: Choosing, play: Way | null): Way | null {
  if (play !== null) return play;
  const says = (text: string): Way | undefined => choosing.answers.find(({ deed }) => deed.do === 'answer' && deed.says === text);
  const idle = choosing.spaces.size === 0 && choosing.targets.size === 0 && choosing.cards.size === 0;
  return (
    choosing.answers.find(({ deed }) => deed.do === 'goes-on') ??
    says('go on') ??
    says('done') ??
    says('pay') ??
    says('yes') ??
    says('keep') ??
    says('deal') ??
    (idle ? says('end turn') : undefined) ??
    null
  );
}

/** The buttons beside the prompt. */
export function Actions({ view, choosing, words, play }: DockProps & { readonly play: Way | null }) {
  const { choose, options } = useTable();
  const label = useLabel({ view, choosing, words });
  if (options.length === 0) return null;
  const strong = strongOf(choosing, play);
  // Going on is the same whoever says it.
  const others = choosing.answers.filter(
    (way) => isShort(way) && way.notation !== strong?.notation && (way.deed.do !== 'goes-on' || strong?.deed.do !== 'goes-on'),
  );
  return (
    <>
      {others.map((way) => (
        <button key={way.notation} type="button" className={way.notation === 'lose medal' ? 'btn grave' : 'btn'} onClick={() => choose(way.notation)}>
          {label(way)}
        </button>
      ))}
      {strong === null ? null : (
        <button type="button" className="btn pri" onClick={() => choose(strong.notation)}>
          {play === null ? label(strong) : words.dock.play(label(strong))}
          <kbd className="wide">↵</kbd>
        </button>
      )}
    </>
  );
}

/** Answers one below the other. */
export function Ways({ ways, label, choose }: { readonly ways: readonly Way[]; label(way: Way): string; choose(notation: string): void }) {
  const { setHint } = useTable();
  return (
    <ul className="answer-list">
      {ways.map((way) => (
        <li key={way.notation}>
          <button
            type="button"
            className="btn"
            onClick={() => choose(way.notation)}
            onPointerEnter={() => setHint(way.notation)}
            onPointerLeave={() => setHint(null)}
            onFocus={() => setHint(way.notation)}
            onBlur={() => setHint(null)}
          >
            <CardText text={label(way)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OffersProps extends DockProps {
  /** Somebody here is waited for. */
  readonly asked: boolean;
  pressTarget(target: string, at: Element): void;
  pressFirst(ways: readonly Way[], at: Element): void;
}

/** What can be done that is no card in hand, as large as a thumb: targets, abilities, commandos, tokens, longer answers. */
export function Offers({ view, choosing, words, asked, pressTarget, pressFirst }: OffersProps) {
  const label = useLabel({ view, choosing, words });
  const { choose } = useTable();
  const quiet = choosing.answers.filter(({ deed }) => deed.do === 'quiet');
  const long = choosing.answers.filter((way) => !isShort(way) && way.deed.do !== 'quiet');
  const chips: ReactNode[] = [
    ...[...choosing.targets].map(([target, ways]) => (
      <Chip key={target} notation={ways[0]?.notation ?? ''} press={(at) => pressTarget(target, at)} art={<TargetArt target={target} view={view} />}>
        <b>{nameOf(target, view, words)}</b>
        <small>{ways[0] === undefined ? '' : words.dock.target(ways[0].deed)}</small>
      </Chip>
    )),
    ...[...choosing.commandos].map(([id, ways]) => (
      <Chip key={id} notation={ways[0]?.notation ?? ''} press={(at) => pressFirst(ways, at)} art={<HeroIcon id={id} lit />}>
        <b>{ways[0] === undefined ? '' : label(ways[0])}</b>
      </Chip>
    )),
    ...[...choosing.tokens].map(([type, ways]) => (
      <Chip key={type} notation={ways[0]?.notation ?? ''} press={(at) => pressFirst(ways, at)} art={<SignIcon type={type} />}>
        <b>{ways[0] === undefined ? '' : label(ways[0])}</b>
      </Chip>
    )),
    ...[...choosing.cards]
      .filter(([card]) => view.fighters[choosing.seat]?.hand.includes(card) !== true)
      .map(([card, ways]) => (
        <Chip key={card} notation={ways[0]?.notation ?? ''} press={(at) => pressFirst(ways, at)} art={<SignIcon type={cardNamed(card).type} />}>
          <b>{ways[0] === undefined || ways.length > 1 ? words.cards.cardName(card) : <CardText text={label(ways[0])} />}</b>
        </Chip>
      )),
    ...choosing.abilities.map((way) => <Ability key={way.notation} way={way} words={words} />),
    ...[...choosing.stage.values()].map((way) => (
      <Chip
        key={way.notation}
        notation={way.notation}
        press={() => choose(way.notation)}
        art={<GameIcon name={way.deed.do === 'clear' ? stageIcon(way.deed.card) : 'siren'} />}
      >
        <b>{label(way)}</b>
      </Chip>
    )),
    ...(quiet.length === 0 ? [] : [<Quiet key="quiet" ways={quiet} view={view} choosing={choosing} words={words} />]),
  ];
  return (
    <>
      <Shares view={view} choosing={choosing} words={words} />
      <About view={view} choosing={choosing} words={words} />
      {chips.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
        <div className={asked ? 'offers' : 'offers calm'} role="group" aria-label={asked ? words.dock.offers : words.dock.stepIn}>
          {asked ? null : <small aria-hidden="true">{words.dock.stepIn}</small>}
          {chips}
        </div>
      )}
      {long.length === 0 ? null : <Ways ways={long} label={label} choose={choose} />}
    </>
  );
}

interface ChipProps {
  readonly notation: string;
  readonly art: ReactNode;
  readonly children: ReactNode;
  press(at: Element): void;
}

function Chip({ notation, art, children, press }: ChipProps) {
  const { setHint, hint } = useTable();
  return (
    <button
      type="button"
      className={hint === notation ? 'offer hinted' : 'offer'}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => setHint(notation)}
      onPointerLeave={() => setHint(null)}
      onFocus={() => setHint(notation)}
      onBlur={() => setHint(null)}
    >
      {art}
      <span>{children}</span>
    </button>
  );
}

function Ability({ way, words }: { readonly way: Way; readonly words: BoardWords }) {
  const { choose } = useTable();
  const { deed, notation } = way;
  if (deed.do !== 'ability') return null;
  const { ability } = commando(deed.who);
  return (
    <Chip notation={notation} press={() => choose(notation)} art={<HeroIcon id={deed.who} />}>
      <b>{words.cards.abilityName(ability.id)}</b>
      <small>
        <CardText text={words.dock.cost(ability.cost.map((symbol) => `[${symbol}]`).join(' '))} />
      </small>
    </Chip>
  );
}

function TargetArt({ target, view }: { readonly target: string; readonly view: View }) {
  return target === 'boss' ? <BossIcon id={view.enemy} /> : <GameIcon name={ENEMY_ICON[enemy(target).type]} className={`dyed-${enemy(target).colour}`} />;
}

export function nameOf(target: string, view: View, { cards }: BoardWords): string {
  return target === 'boss' ? cards.enemyDeckName(view.enemy) : cards.enemyName(target);
}

/** The second line of the prompt: what is to be paid, how much damage comes, what a chosen card says. */
export function Sub({ view, choosing, words, picked }: DockProps & { readonly picked: string | null }) {
  const { scene } = useTable();
  const about = scene.asked?.about;
  if (picked !== null) return <CardText text={words.cards.cardText(picked).replaceAll('\n', ' ')} />;
  if (choosing.kind === 'suffer') return <CardText text={`${words.dock.damage} ${signs(field(about, 'damage'))}`} />;
  const symbol = field(about, 'symbol');
  if (choosing.kind === 'pay' && typeof symbol === 'string')
    return <CardText text={`${words.dock.owes} ${`[${symbol}] `.repeat(Math.max(1, Number(field(about, 'left') ?? 1)))}`} />;
  return isView(scene.view) && view.story !== null && view.phase === 'setup' ? words.choices.tales[view.story.tale].parts[view.story.part - 1]?.prologue : null;
}

function signs(symbols: Json | undefined): string {
  return Array.isArray(symbols) ? symbols.map((symbol) => `[${String(symbol)}]`).join(' ') : '';
}

/** The picture in the prompt. */
export function Who({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const id = view.fighters[seat]?.id;
  return id === undefined ? <BossIcon id={view.enemy} className="who-icon" /> : <HeroIcon id={id} lit className="who-icon" />;
}

/** Whether a card in hand would be played by pressing it, so that it is picked up first. */
export function isPlay(ways: readonly Way[]): boolean {
  return ways.length === 1 && ways[0]?.deed.do === 'play';
}

/** The type of a card, for whoever asks why it cannot be used. */
export function attemptWith(kind: string, card: string): string {
  if (kind === 'discard' || kind === 'mulligan') return `discard ${card}`;
  if (kind === 'pay') return `card ${card}`;
  return kind === 'convert' ? `convert ${cardNamed(card).type} with ${card}` : `play ${card}`;
}
