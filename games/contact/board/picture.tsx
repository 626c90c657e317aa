import { Die, NumberDie } from '#kit';
import type { Event } from '../event.ts';
import { doerOf } from '../facts/achievements.ts';
import { diceOf } from '../facts/dice.ts';
import type { View } from '../view.ts';
import { GameIcon, Portrait } from './art/pictures.tsx';

/** The small picture beside a line of the log. */
export function Picture({ event }: { readonly event: Event; readonly view: View }) {
  if (event.kind === 'spawn') return <NumberDie value={event.blue} className="pic blue" />;
  const [die] = diceOf(event);
  if (die !== undefined && die.of !== 'zombies') return <Die value={die.value} look={die.look} />;
  const member = doerOf(event);
  if (member !== null)
    return (
      <span className="pic bust-pic">
        <Portrait id={member} grey={event.kind === 'removed'} />
      </span>
    );
  const flies = event.kind === 'rescued' || event.kind === 'turn';
  return (
    <span className={`pic ${flies ? 'lamp-pic' : 'zombie-pic'}`}>
      <GameIcon name={flies ? 'helicopter' : 'zombie'} className="" />
    </span>
  );
}
