import { Die, type FigureProps, sceneOf } from '#kit';
import { NEEDED, sizeName } from '../../content/map.ts';
import { Rose } from '../left/event-card.tsx';
import type { BoardWords } from '../words.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { OnMap } from './scene-map.tsx';
import { Row } from './scene-row.tsx';
import './example.css';

export function Figure({ example, caption, words }: FigureProps<Example, BoardWords>) {
  return (
    <figure className="vc-example" data-game="v-commandos">
      <div className="drawn" aria-hidden="true">
        <Picture example={example} words={words} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Picture({ example, words }: { readonly example: Example; readonly words: BoardWords }) {
  switch (example.of) {
    case 'map':
      return (
        <>
          <OnMap scene={example} words={words} />
          {example.dice === undefined ? null : <Dice {...example.dice} />}
        </>
      );
    case 'row':
      return <Row items={example.items} words={words} />;
    case 'event':
      return (
        <div className="vc-event">
          <h3>{words.names.event(example.id)}</h3>
          <p>{words.eventText(example.id)}</p>
          <div className="vc-compass">
            <Rose direction={example.direction} words={words} />
            <p className="heading">
              <b>{example.direction === '?' ? '?' : words.sides[example.direction]}</b>
              {words.event.heading(example.direction)}
            </p>
          </div>
        </div>
      );
    case 'needs':
      return NEEDED.map((needed, size) => (
        <div key={needed} className="vc-needs">
          <b>{sizeName(size)}</b>
          <Dice rolled={[1, 2, 3, 4, 5, 6]} counts={(die) => die >= needed} />
        </div>
      ));
  }
}

function Dice({ rolled, counts }: { readonly rolled: readonly number[]; counts(die: number): boolean }) {
  return (
    <div className="vc-dice">
      {rolled.map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in rolled order
        <Die key={index} value={die} look={counts(die) ? 'good' : 'bad'} />
      ))}
    </div>
  );
}

export default sceneOf(EXAMPLES, Figure);
