import { answerText, foretold, plain } from '#games';
import { Icon, useTable } from '#kit';
import { percentOf } from '#words';
import type { CardId } from '../../content/kit.ts';
import type { ContractAssassin, Option } from '../../types.ts';
import type { Choosing } from '../choosing.ts';
import type { BoardWords } from '../words.ts';
import { textOf } from './kit.tsx';

/** An answer in a few words. */
export function useSays(): (option: Option) => string {
  const { words, scene } = useTable<ContractAssassin>();
  const { view, decision } = scene;
  return ({ answer }) => (decision === null ? '' : answerText(words, answer, view, decision));
}

/** What an option would do, in plain sentences. */
export function useForetells(): (option: Option) => string {
  const { words, scene } = useTable<ContractAssassin>();
  return (option) => foretold(words, option, scene.view).map(plain).join(' ');
}

/** The buttons beside the prompt, each with how likely it works; the last is the strong one. */
export function Actions({ choosing, words }: { readonly choosing: Choosing; readonly words: BoardWords }) {
  const { choose, hint, setHint } = useTable<ContractAssassin>();
  const says = useSays();
  const foretells = useForetells();
  const strong = choosing.buttons.at(-1);
  return choosing.buttons.map((option) => (
    <button
      key={option.notation}
      type="button"
      className={`btn${option === strong ? ' pri' : ''}${hint?.notation === option.notation ? ' hinted' : ''}`}
      title={foretells(option)}
      onClick={() => choose(option)}
      onPointerEnter={() => setHint(option)}
      onPointerLeave={() => setHint(null)}
    >
      {words.button(option.answer, option.preview) ?? says(option)}
      <WithOdds option={option} words={words} />
      {option === strong ? <kbd className="wide">↵</kbd> : null}
    </button>
  ));
}

/** How likely a roll works, now or in the end. */
function WithOdds({ option: { preview }, words }: { readonly option: Option; readonly words: BoardWords }) {
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
  readonly here: readonly Option[];
  readonly words: BoardWords;
  back(): void;
}

/** What the picked card says and can do, or what can be done where somebody has clicked. */
export function Offers({ choosing, card, here, words, back }: OffersProps) {
  const { choose } = useTable<ContractAssassin>();
  const says = useSays();
  const foretells = useForetells();
  const options = here.length > 0 ? here : choosing.uses;
  if (card === null && options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="offers" role="group" aria-label={words.kit.options}>
      {card === null ? null : (
        <p>
          <b>{words.cards[card]}</b> {textOf(card, words)}{' '}
          {choosing.spaces.size > 0 && here.length === 0 ? <i>{words.kit.places(choosing.spaces.size)}</i> : null}
        </p>
      )}
      {options.map((option) => (
        <button
          key={option.notation}
          type="button"
          className={options.length === 1 ? 'btn pri' : 'btn'}
          title={foretells(option)}
          onClick={() => choose(option)}
        >
          {says(option)}
          <WithOdds option={option} words={words} />
        </button>
      ))}
      <button type="button" className="btn quiet" onClick={back}>
        {words.kit.back}
      </button>
    </div>
  );
}
