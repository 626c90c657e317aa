import { emitKeypressEvents, type Key } from 'node:readline';

/** The keys of a terminal, one by one, until `take` says it is done. */
export function readKeys<T>(take: (character: string | undefined, key: Key) => { readonly done: T } | null): Promise<T> {
  return new Promise((resolve, reject) => {
    const { stdin } = process;
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    const leave = (): void => {
      stdin.off('keypress', onKey);
      stdin.setRawMode(false);
      stdin.pause();
    };
    const onKey = (character: string | undefined, key: Key): void => {
      try {
        const end = take(character, key);
        if (end === null) return;
        leave();
        resolve(end.done);
      } catch (thrown) {
        leave();
        reject(thrown);
      }
    };
    stdin.on('keypress', onKey);
  });
}

/** One of a few things, by arrow keys or number; null when the person leaves. */
export function chooseFrom<T>(title: string, items: readonly { readonly value: T; readonly text: string }[]): Promise<T | null> {
  let at = 0;
  const draw = (again: boolean): void => {
    if (again) process.stdout.write(`\x1b[${items.length}A`);
    for (const [i, { text }] of items.entries()) process.stdout.write(`\x1b[2K${i === at ? '❯' : ' '} ${i + 1}  ${text}\n`);
  };
  process.stdout.write(`${title}\n`);
  draw(false);
  return readKeys((character, key) => {
    if (key.name === 'up') at = (at + items.length - 1) % items.length;
    else if (key.name === 'down') at = (at + 1) % items.length;
    else if (key.name === 'return') return { done: items[at]?.value ?? null };
    else if (key.name === 'escape' || key.name === 'q' || (key.ctrl === true && key.name === 'c')) return { done: null };
    else if (character !== undefined && items[Number(character) - 1] !== undefined) return { done: items[Number(character) - 1]?.value ?? null };
    draw(true);
    return null;
  });
}
