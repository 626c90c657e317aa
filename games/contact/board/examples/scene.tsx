import { type FigureProps, NumberDie, sceneOf } from '#kit';
import type { ContactWords } from '../../words/words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { OnBoard, Tokens } from './on-board.tsx';
import { Row } from './scene-row.tsx';
import './example.css';

export function Figure({ example, caption, words }: FigureProps<Example, ContactWords>) {
  return (
    <figure className="cn-example" data-game="contact">
      <div className="drawn" aria-hidden="true">
        <Dice dice={example.dice} />
        {example.row === undefined ? null : <Row items={example.row} />}
        {example.tokens === undefined ? null : <Tokens groups={example.tokens} says={(n) => words.say.board.zombies({ n })} />}
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

export default sceneOf(EXAMPLES, Figure);
