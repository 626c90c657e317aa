import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('work is done one after the other, in the order it comes, also after work that failed', async () => {
  const queue = new SerialQueue();
  const done: string[] = [];
  const work = (name: string, fails = false) =>
    queue.run(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const all = [work('a'), work('b', true), work('c')];
  expect(done).toEqual(['a begins']);
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await work('d');
  expect(done).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
