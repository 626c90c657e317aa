import { Being } from './clock.ts';
import type { Person } from './person.ts';
import type { World } from './run.ts';

/** Milliseconds between two messages, and how many there are. */
const EVERY = 3;
const MANY = 1_500;

/** Somebody at a table sends as much as the line takes: talk, questions, answers to nothing. */
export function flood(world: World, person: Person, table: string): void {
  const being = new Being(`${person.name}'s flood`);
  const { clock } = world;
  clock.after(0, being, () => {
    const name = `flood-${world.floods++}`;
    const socket = person.connect(being, table, null, 'answers');
    const send = (left: number): void => {
      if (left === 0 || socket.readyState !== 1) {
        socket.close();
        being.dead = true;
        return;
      }
      const id = `${name}-${left}`;
      const kind = left % 3;
      socket.send(
        JSON.stringify(
          kind === 0
            ? { do: 'say', id, text: `more ${left}` }
            : kind === 1
              ? { do: 'why', id, seat: 0, notation: 'nothing' }
              : { do: 'answer', id, number: 999_999, seat: 0, notation: 'nothing' },
        ),
      );
      clock.after(EVERY, being, () => send(left - 1));
    };
    socket.addEventListener('open', () => send(MANY));
    socket.addEventListener('close', () => {
      being.dead = true;
    });
  });
}
