import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useTable } from './table.ts';

export interface FrameProps {
  /** Beside the game's title in the bar: `Turn 14 of 32`. */
  readonly chip?: ComponentChildren;
  /** The board; it takes the room (position: absolute, inset: 0 of the stage). */
  readonly stage: ComponentChildren;
  /** Who plays, what matters of each: a strip under the bar on phones, over the stage at the top left on wider screens unless there is a column. */
  readonly seats?: ComponentChildren;
  /** A left column of 252 px on screens wider than 720 px, for games with much to say of each seat. */
  readonly column?: ComponentChildren;
  /** Over the stage at the top right: supply, dice. */
  readonly corner?: ComponentChildren;
  /** Top of the side panel; on phones a line over the dock. */
  readonly meter?: ComponentChildren;
  /** The prompt, where the board knows more than the question: who has been picked up. */
  readonly prompt?: string;
  /** The picture in the prompt: who has to act. */
  readonly who?: ComponentChildren;
  /** The second line of the prompt. */
  readonly sub?: ComponentChildren;
  /** Below the prompt: hand, tray, targets. */
  readonly hand?: ComponentChildren;
  /** Buttons beside the prompt; undo comes from the shell. */
  readonly actions?: ComponentChildren;
  /** A board that shows every option itself folds the list of moves away; it is a key or a button off. */
  readonly list?: 'open' | 'folded';
}

/** What a chip says: on phones only the first part. */
export function Chip({ short, rest }: { readonly short: string; readonly rest: string }) {
  return (
    <>
      {short}
      <span className="wide">{rest}</span>
    </>
  );
}

/** What the shell puts around every board. */
export interface Shell {
  bar(chip: ComponentChildren): ComponentChildren;
  /** The one sentence, and undo: or the controls of the replay, or what happened since somebody left. */
  dock(board: Pick<FrameProps, 'prompt' | 'who' | 'sub' | 'hand' | 'actions'>): ComponentChildren;
  /** Leads those who walk by keyboard over the board. */
  readonly skip: ComponentChildren;
  readonly moves: ComponentChildren;
  readonly side: ComponentChildren;
  /** Over everything: reasons, sheets, the end. */
  readonly over: ComponentChildren;
}

export const ShellContext = createContext<Shell | null>(null);

/** Bar, dock, stage and side around a board: what to do now comes before where to do it. */
export function Frame({ chip, stage, seats, column, corner, meter, list = 'folded', ...board }: FrameProps) {
  const shell = useContext(ShellContext);
  const { box, past, scene } = useTable();
  if (shell === null) throw new Error('there is no shell around this');
  return (
    <div
      className={`table ${column === undefined ? '' : 'has-column'} ${past ? 'is-past' : ''} ${list === 'open' ? 'lists' : ''}`}
      data-game={box.game.id}
      data-moment={scene.number}
    >
      {shell.bar(chip)}
      <div className="dock-slot">
        {meter === undefined ? null : <div className="meter-slot narrow">{meter}</div>}
        {shell.dock({ ...board, hand: list === 'open' ? shell.moves : board.hand })}
      </div>
      {shell.skip}
      {seats === undefined ? null : <div className={`seats-slot ${column === undefined ? '' : 'narrow'}`}>{seats}</div>}
      {column === undefined ? null : <div className="column-slot wide">{column}</div>}
      <main className="stage">
        {stage}
        {corner === undefined ? null : <div className="corner-slot">{corner}</div>}
      </main>
      <aside className="side wide">
        {meter === undefined ? null : <div className="meter-slot">{meter}</div>}
        {shell.side}
      </aside>
      {list === 'open' ? null : shell.moves}
      {shell.over}
    </div>
  );
}
