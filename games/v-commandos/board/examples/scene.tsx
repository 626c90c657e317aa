import { Die, type FigureProps, sceneOf } from '#kit';
import { NEEDED, sizeName } from '../../content/map.ts';
import { eventText } from '../../words/cards.ts';
import type { Messages } from '../../words/messages.ts';
import type { VCommandosWords } from '../../words/words.ts';
import { Rose } from '../left/event-card.tsx';
import { headingSays } from '../left/says.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { OnMap } from './scene-map.tsx';
import { Row } from './scene-row.tsx';
import './example.css';

export function Figure({ example, caption, words }: FigureProps<Example, VCommandosWords>) {
  return (
    <figure className="vc-example" data-game="v-commandos">
      <div className="drawn" aria-hidden="true">
        <Picture example={example} say={words.say} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Picture({ example, say }: { readonly example: Example; readonly say: Messages }) {
  switch (example.of) {
    case 'map':
      return (
        <>
          <OnMap scene={example} say={say} />
          {example.dice === undefined ? null : <Dice {...example.dice} />}
        </>
      );
    case 'row':
      return <Row items={example.items} say={say} />;
    case 'event':
      return (
        <div className="vc-event">
          <h3>{say['event-card'][example.id]}</h3>
          <p>{eventText(say, example.id)}</p>
          <div className="vc-compass">
            <Rose direction={example.direction} say={say} />
            <p className="heading">
              <b>{example.direction === '?' ? '?' : say.side[example.direction]}</b>
              {headingSays(say, example.direction)}
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
