import { ExampleRow } from '#kit';
import { enemy } from '../../content/index.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { BOSS_ICON, STAGE_ICON } from '../art/looks.ts';
import { GameIcon, Medals, SignIcon } from '../art/symbols.tsx';
import { BossNumber } from '../cards/card-view.tsx';
import { Die } from '../dice/dice.tsx';
import { FoeToken } from '../map/pieces.tsx';
import type { Item } from './examples.ts';

/** Pictures one beside the other; the line below says what one sees. */
export function Row({ items, words }: { readonly items: readonly Item[]; readonly words: ContraWords }) {
  return <ExampleRow items={items} className="example-row" draw={(item) => <Part item={item} words={words} />} />;
}

function Part({ item, words }: { readonly item: Exclude<Item, string>; readonly words: ContraWords }) {
  switch (item[0]) {
    case 'hero':
      return <HeroIcon id={item[1]} lit />;
    case 'foe':
      return (
        <svg className="foe-figure" viewBox="-34 -36 68 76" aria-hidden="true">
          <FoeToken foe={{ id: item[1], health: enemy(item[1]).health, damage: item[2] ?? 0, breached: false }} />
        </svg>
      );
    case 'die':
      return <Die face={item[1]} />;
    case 'hostile':
      return <Die face={item[1]} hostile />;
    case 'sign':
      return (
        <span className="counted">
          <SignIcon type={item[1]} />
          {item[2] === undefined ? null : item[2]}
        </span>
      );
    case 'medals':
      return <Medals medals={item[1]} label={words.say.area.medals({ n: item[1] })} />;
    case 'icon':
      return <GameIcon name={item[1]} className="example-icon" />;
    case 'stage':
      return <GameIcon name={STAGE_ICON[item[1]]} className="example-icon of-stage" />;
    case 'boss':
      return <BossIcon id={item[1]} />;
    case 'boss-card':
      return (
        <span className={item[2] === 'defeated' ? 'example-boss down' : 'example-boss'}>
          <GameIcon name={BOSS_ICON[item[1]]} />
          <BossNumber id={item[1]} />
          <small>{item[2] === 'defeated' ? '✓' : item[2] < 0 ? `−${-item[2]}` : item[2]}</small>
        </span>
      );
    case 'deck':
      return <span className={item[1] === 0 ? 'deck num low' : 'deck num'}>{item[1]}</span>;
    case 'slot':
      return <span className={item[2] ? 'slot on' : 'slot'}>{item[1]}</span>;
  }
}
