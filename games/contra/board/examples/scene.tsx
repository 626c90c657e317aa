import { type FigureProps, sceneOf } from '#kit';
import { stage as stageOf } from '../../content/index.ts';
import { chainsOf } from '../../facts/dice.ts';
import type { ContraWords } from '../../words/words.ts';
import { Medals, SignIcon } from '../art/symbols.tsx';
import { CardView } from '../cards/card-view.tsx';
import { Arrow, Die } from '../dice/dice.tsx';
import { EXAMPLES, type Example } from './examples.ts';
import { OnMap } from './scene-map.tsx';
import { Row } from './scene-row.tsx';
import './example.css';

export function Figure({ example, caption, words }: FigureProps<Example, ContraWords>) {
  const stage = example.of === 'map' ? (example.stage ?? 'jungle') : 'jungle';
  return (
    <figure className={`co-example raid on-${stageOf(stage).id}`} data-game="contra">
      <Drawn example={example} words={words} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawn({ example, words }: { readonly example: Example; readonly words: ContraWords }) {
  switch (example.of) {
    case 'map':
      return <OnMap scene={example} />;
    case 'dice':
      return <Rolled scene={example} />;
    case 'payment':
      return <Payment scene={example} medals={words.say.area.medals({ n: 2 })} />;
    case 'cards':
      return (
        <div className="example-cards">
          {example.cards.map((shown) => (
            <CardView key={JSON.stringify(shown)} shown={shown} words={words} />
          ))}
        </div>
      );
    case 'row':
      return <Row items={example.items} words={words} />;
  }
}

function Rolled({ scene: { dice, rolled, converted } }: { readonly scene: Extract<Example, { of: 'dice' }> }) {
  let left = converted;
  return (
    <div className="volley" aria-hidden="true">
      {chainsOf(dice, rolled).flatMap((chain, at) =>
        chain.map((face, link) => {
          const done = face !== 'success' && face !== 'critical' && left-- > 0;
          return [
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their places
            link === 0 ? null : <Arrow key={`arrow ${at} ${link}`} />,
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their places
            <Die key={`${at} ${link}`} face={face} ring={done ? 'done' : 'none'} />,
          ];
        }),
      )}
    </div>
  );
}

function Payment({ scene: { damage, paid }, medals }: { readonly scene: Extract<Example, { of: 'payment' }>; readonly medals: string }) {
  return (
    <div className="example-row">
      {damage.map((type) => (
        <Die key={type} face={type} hostile />
      ))}
      <b aria-hidden="true">=</b>
      {paid.map((type) => (
        <SignIcon key={type} type={type} />
      ))}
      <b aria-hidden="true">/</b>
      <Medals medals={2} label={medals} />
    </div>
  );
}

export default sceneOf(EXAMPLES, Figure);
