import type { GameEvent, Json } from '#kernel';
import { Die, NumberDie } from '#kit';
import { isMemberId } from '../content/members.ts';
import { GameIcon, Portrait } from './portrait.tsx';
import { diceOf } from './showing.ts';

const OF_COOPER = ['melee-expert'];
const OF_HELICOPTER = ['rescued', 'turn'];

/** The small picture beside a line of the log. */
export function Picture({ event }: { readonly event: GameEvent; readonly view: Json }) {
  const [die] = diceOf(event, '');
  if (event.kind === 'spawn') return <NumberDie value={Number(event['blue'])} className="pic blue" />;
  if (die !== undefined && die.of !== 'zombies') return <Die value={die.value} look={die.look} />;
  const id = OF_COOPER.includes(event.kind) ? 'cooper' : OWNERS[event.kind];
  const member = isMemberId(event['member']) ? event['member'] : id;
  if (isMemberId(member))
    return (
      <span className="pic bust-pic">
        <Portrait id={member} grey={event.kind === 'removed'} />
      </span>
    );
  return (
    <span className={`pic ${OF_HELICOPTER.includes(event.kind) ? 'lamp-pic' : 'zombie-pic'}`}>
      <GameIcon name={OF_HELICOPTER.includes(event.kind) ? 'helicopter' : 'zombie'} className="" />
    </span>
  );
}

/** Whose ability it was. */
const OWNERS: Readonly<Record<string, string>> = {
  tripwire: 'krussov',
  'air-recon': 'ayden',
  scatter: 'mobutu',
  confusion: 'alvares',
  breakthrough: 'cole',
};
