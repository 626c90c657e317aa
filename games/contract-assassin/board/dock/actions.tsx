import { answerText, foretold, plain } from '#games';
import { Icon, useTable } from '#kit';
import type { CardId } from '../../content/kit.ts';
import type { ContractAssassin, Option } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import type { Choosing } from '../choosing.ts';
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
export function Actions({ choosing, words }: { readonly choosing: Choosing; readonly words: Messages }) {
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
      data-option={option.notation}
      data-spot={option.answer.do === 'draw' ? 'deck' : undefined}
      onClick={() => choose(option)}
      onPointerEnter={() => setHint(option)}
      onPointerLeave={() => setHint(null)}
    >
      {buttonText(words, option) ?? says(option)}
      <WithOdds option={option} words={words} />
      {option === strong ? <kbd className="wide">↵</kbd> : null}
    </button>
  ));
}

/** What a button says, where that is shorter than the answer in the list. */
function buttonText({ button }: Messages, { answer, preview }: Option): string | null {
  switch (answer.do) {
    case 'attempt':
    case 'escape':
    case 'end':
    case 'surrender':
      return button[answer.do];
    case 'hide':
      return preview === null ? null : button.hide(preview);
    default:
      return null;
  }
}

/** How likely a roll works, now or in the end. */
function WithOdds({ option: { preview }, words }: { readonly option: Option; readonly words: Messages }) {
  const chance = preview?.kill?.chance ?? preview?.away?.chance ?? null;
  return chance === null ? null : words.button.odds({ chance });
}

interface WaitingProps {
  readonly card: CardId;
  readonly isSet: boolean;
  readonly words: Messages;
  change(on: boolean): void;
  back(): void;
}

/** A card whose moment has not come: what it says, and whether it is played by itself then. */
export function Waiting({ card, isSet, words, change, back }: WaitingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="offers" role="group" aria-label={words.card[card]}>
      <p>
        <b>{words.card[card]}</b> {textOf(card, words)}
      </p>
      <button type="button" className={isSet ? 'btn pri' : 'btn'} aria-pressed={isSet} onClick={() => change(!isSet)}>
        {isSet ? <Icon name="check" /> : null}
        {words.kit['for-me']}
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
  readonly words: Messages;
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
          <b>{words.card[card]}</b> {textOf(card, words)}{' '}
          {choosing.spaces.size > 0 && here.length === 0 ? <i>{words.kit.places({ n: choosing.spaces.size })}</i> : null}
        </p>
      )}
      {options.map((option) => (
        <button
          key={option.notation}
          type="button"
          className={options.length === 1 ? 'btn pri' : 'btn'}
          title={foretells(option)}
          data-option={option.notation}
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
