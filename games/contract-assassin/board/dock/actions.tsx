import { answerText } from '#games';
import { Icon, useTable } from '#kit';
import type { CardId } from '../../content/kit.ts';
import type { ContractAssassin } from '../../types.ts';
import { percentOf } from '../../words/percent.ts';
import type { Choosing, Way } from '../choosing.ts';
import type { BoardWords } from '../words.ts';
import { textOf } from './kit.tsx';

/** An answer in a few words. */
export function useSays(): (way: Way) => string {
  const { words, scene } = useTable<ContractAssassin>();
  const { view, decision } = scene;
  return ({ answer }) => (decision === null ? '' : answerText(words, answer, view, decision));
}

/** The buttons beside the prompt, each with how likely it works; the last is the strong one. */
export function Actions({ choosing, words }: { readonly choosing: Choosing; readonly words: BoardWords }) {
  const { choose, hint, setHint, options } = useTable<ContractAssassin>();
  const says = useSays();
  const strong = choosing.buttons.at(-1);
  return choosing.buttons.map((way) => (
    <button
      key={way.notation}
      type="button"
      className={`btn${way === strong ? ' pri' : ''}${hint?.notation === way.notation ? ' hinted' : ''}`}
      onClick={() => choose(way)}
      onPointerEnter={() => setHint(options.find(({ notation }) => notation === way.notation) ?? null)}
      onPointerLeave={() => setHint(null)}
    >
      {words.button(way.answer, way.preview) ?? says(way)}
      <WithOdds way={way} words={words} />
      {way === strong ? <kbd className="wide">↵</kbd> : null}
    </button>
  ));
}

/** How likely a roll works, now or in the end. */
function WithOdds({ way: { preview }, words }: { readonly way: Way; readonly words: BoardWords }) {
  const chance = preview?.kill?.chance ?? preview?.away?.chance ?? null;
  return chance === null ? null : `, ${words.percent(percentOf(chance))}`;
}

interface WaitingProps {
  readonly card: CardId;
  readonly isSet: boolean;
  readonly words: BoardWords;
  change(on: boolean): void;
  back(): void;
}

/** A card whose moment has not come: what it says, and whether it is played by itself then. */
export function Waiting({ card, isSet, words, change, back }: WaitingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="offers" role="group" aria-label={words.cards[card]}>
      <p>
        <b>{words.cards[card]}</b> {textOf(card, words)}
      </p>
      <button type="button" className={isSet ? 'btn pri' : 'btn'} aria-pressed={isSet} onClick={() => change(!isSet)}>
        {isSet ? <Icon name="check" /> : null}
        {words.kit.forMe}
      </button>
      <button type="button" className="btn quiet" onClick={back}>
        {words.kit.back}
      </button>
    </div>
  );
}

interface OffersProps {
  readonly choosing: Choosing;
  /** The card that has been picked up. */
  readonly card: CardId | null;
  /** Several answers at one space of the map. */
  readonly here: readonly Way[];
  readonly words: BoardWords;
  back(): void;
}

/** What the picked card says and can do, or what can be done where somebody has clicked. */
export function Offers({ choosing, card, here, words, back }: OffersProps) {
  const { choose } = useTable<ContractAssassin>();
  const says = useSays();
  const ways = here.length > 0 ? here : choosing.uses;
  if (card === null && ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="offers" role="group" aria-label={words.kit.options}>
      {card === null ? null : (
        <p>
          <b>{words.cards[card]}</b> {textOf(card, words)}{' '}
          {choosing.spaces.size > 0 && here.length === 0 ? <i>{words.kit.places(choosing.spaces.size)}</i> : null}
        </p>
      )}
      {ways.map((way) => (
        <button key={way.notation} type="button" className={ways.length === 1 ? 'btn pri' : 'btn'} onClick={() => choose(way)}>
          {says(way)}
          <WithOdds way={way} words={words} />
        </button>
      ))}
      <button type="button" className="btn quiet" onClick={back}>
        {words.kit.back}
      </button>
    </div>
  );
}
