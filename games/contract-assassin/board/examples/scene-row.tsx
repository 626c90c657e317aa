import { ExampleRow } from '#kit';
import { ASSASSINS, type AssassinId, assassinNamed } from '../../content/assassins.ts';
import { type CardId, cardNamed, GETAWAYS, isGetaway, isWeapon, WEAPONS } from '../../content/kit.ts';
import { actionsOf, weaponLimit } from '../../rules/state.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon, GuardIcon, PawnIcon, Stamps } from '../art/pictures.tsx';
import { DeathDice, GetawayDie } from '../dock/dice.tsx';
import type { Item } from './examples.ts';

/** Pictures one beside the other; the line below says what one sees. */
export function Row({ items, words }: { readonly items: readonly Item[]; readonly words: Messages }) {
  return <ExampleRow items={items} className="ca-example-row" draw={(item) => <Part item={item} words={words} />} />;
}

function Part({ item, words }: { readonly item: Exclude<Item, string>; readonly words: Messages }) {
  switch (item[0]) {
    case 'face':
      return <Face of={item[1]} />;
    case 'faces':
      return (
        <span className="faces-all">
          {ASSASSINS.map(({ id }) => (
            <Face key={id} of={id} />
          ))}
        </span>
      );
    case 'pawn':
      return <PawnIcon id={item[1]} />;
    case 'home':
      return (
        <span className="ca-example-home">
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M0-7.5 7.5-1V6.5H-7.5V-1z" />
          </svg>
          {words.place[assassinNamed(item[1]).home]}
        </span>
      );
    case 'contract':
      return <Contract item={item} words={words} />;
    case 'card':
      return <Card id={item[1]} state={item[2]} />;
    case 'token':
      return <span className="ca-example-token">{item[1]}</span>;
    case 'guard':
      return <GuardIcon number={item[1]} />;
    case 'death-dice':
      return <DeathDice dice={[item[1], item[2]]} />;
    case 'getaway-die':
      return (
        <span className={item[2] === undefined ? undefined : 'ca-example-failed'}>
          <GetawayDie value={item[1]} />
        </span>
      );
    case 'stamps':
      return <Stamps done={item[1]} label="" />;
    case 'actions':
      return (
        <span className="ca-example-actions">
          {upTo(actionsOf({ assassin: numberOf(item[1]) })).map((n) => (
            <i key={n}>{n}</i>
          ))}
        </span>
      );
    case 'weapons':
      return (
        <span className="ca-example-cards">
          {WEAPONS.slice(0, weaponLimit({ assassin: numberOf(item[1]) })).map(({ id }) => (
            <Card key={id} id={id} />
          ))}
        </span>
      );
    case 'kind':
      return <span className="ca-example-kind">{item[1] === 'move' ? <PawnIcon id="sugar" /> : <GameIcon name={item[1]} />}</span>;
  }
}

const numberOf = (id: AssassinId): number => ASSASSINS.findIndex((assassin) => assassin.id === id);
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

function Contract({ item: [, city, state], words }: { readonly item: Extract<Item, readonly ['contract', ...unknown[]]>; readonly words: Messages }) {
  return (
    <span className={state === 'done' ? 'ca-example-contract done' : 'ca-example-contract'}>
      <Face of={city} />
      {typeof state === 'object' ? (
        <span className={state.leaves ? 'watch leaves' : 'watch'}>
          <GuardIcon number={state.guard} />
        </span>
      ) : null}
      {words.place[city]}
    </span>
  );
}

const NUMBERS: ReadonlyMap<CardId, number> = new Map([...WEAPONS, ...GETAWAYS].map(({ id, number }) => [id, number]));

/** A kit card, with what has been learnt of it. */
function Card({ id, state }: { readonly id: CardId; readonly state?: number | 'gone' | undefined }) {
  const card = cardNamed(id);
  const look = isWeapon(card) ? 'weapon' : isGetaway(card) ? 'getaway' : 'bonus';
  return (
    <span className={`ca-example-card ${look}${state === 'gone' ? ' gone' : ''}`}>
      <span className="number">{NUMBERS.get(id)}</span>
      <GameIcon name={CARD_ICONS[id]} />
      {typeof state === 'number' ? <span className="ca-example-token">{state}</span> : null}
    </span>
  );
}
