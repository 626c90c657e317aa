import { Die, ExampleRow, NumberDie } from '#kit';
import { type MemberId, shortName } from '../../content/members.ts';
import { LOOKS } from '../people.ts';
import { GameIcon, Portrait } from '../portrait.tsx';
import type { Item } from './examples.ts';
import { Group } from './on-board.tsx';

/** Pictures one beside the other; the line below says what one sees. */
export function Row({ items }: { readonly items: readonly Item[] }) {
  return <ExampleRow items={items} className="cn-example-row" draw={(item) => <Part item={item} />} />;
}

function Part({ item }: { readonly item: Exclude<Item, string> }) {
  switch (item[0]) {
    case 'member':
      return <Member id={item[1]} down={item[2] === 'down'} />;
    case 'alive':
      return item[1].map((id) => (
        <span key={id} className="cn-example-face">
          <Portrait id={id} />
        </span>
      ));
    case 'acts':
      return (
        <span className="cn-example-acts">
          <Member id={item[1]} />
          <GameIcon name={LOOKS[item[1]].weapon} />
        </span>
      );
    case 'roll-off': {
      const lowest = Math.min(...item[1].map(([, die]) => die));
      return item[1].map(([id, die]) => (
        <span key={id} className="cn-example-acts">
          <Member id={id} down={die === lowest} />
          <Die value={die} look={die === lowest ? 'bad' : 'plain'} />
        </span>
      ));
    }
    case 'die':
      return <Die value={item[1]} look={item[2]} />;
    case 'spawn-die':
      return <NumberDie value={item[1]} className={item[2]} />;
    case 'icon':
      return <GameIcon name={item[1]} className="cn-example-icon" />;
    case 'zombies':
      return (
        <svg className="cn-example-group" viewBox="-52 -36 104 72" aria-hidden="true">
          <Group zombies={item[1]} />
        </svg>
      );
    case 'number':
      return <strong>{item[1]}</strong>;
    case 'player':
      return (
        <span className="cn-example-player">
          {item[2].map((id) => (
            <Member key={id} id={id} />
          ))}
          <i>{item[1]}</i>
        </span>
      );
  }
}

/** A member by face and name; who is out is grey and struck out. */
function Member({ id, down = false }: { readonly id: MemberId; readonly down?: boolean }) {
  return (
    <span className={down ? 'cn-example-member down' : 'cn-example-member'}>
      <Portrait id={id} grey={down} />
      <small>{shortName(id)}</small>
    </span>
  );
}
