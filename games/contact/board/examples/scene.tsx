import { type ReactNode, use } from 'react';
import type { ClauseId } from '#kernel';
import { captionsOf, NumberDie } from '#kit';
import type { BoardWords } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { OnBoard, Tokens } from './on-board.tsx';
import { Row } from './scene-row.tsx';
import './example.css';

/** The picture of a clause, its line below it. */
export default function Scene({ clause, words }: { readonly clause: ClauseId; readonly words: BoardWords }): ReactNode {
  const captions = use(captionsOf(words.examples));
  const found = EXAMPLES[clause];
  return found === undefined ? null : <Figure example={found} caption={captions[clause] ?? ''} words={words} />;
}

export function Figure({ example, caption, words }: { readonly example: Example; readonly caption: string; readonly words: BoardWords }) {
  return (
    <figure className="cn-example" data-game="contact">
      <div className="drawn" aria-hidden="true">
        <Dice dice={example.dice} />
        {example.row === undefined ? null : <Row items={example.row} />}
        {example.tokens === undefined ? null : <Tokens groups={example.tokens} says={words.zombies} />}
        {isOnBoard(example) ? <OnBoard scene={example} /> : null}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function isOnBoard({ zombies, lit, marker }: Example): boolean {
  return zombies !== undefined || lit !== undefined || marker !== undefined;
}

function Dice({ dice }: { readonly dice: Example['dice'] }) {
  if (dice === undefined) return null;
  return (
    <div className="cn-example-dice">
      <NumberDie value={dice.blue} className="blue" />
      <NumberDie value={dice.brown} className="brown" />
    </div>
  );
}
