import { expect, test } from 'vitest';
import { Disk } from './disk.ts';

function diskWith(...names: readonly string[]): Disk {
  const disk = new Disk();
  disk.run({ sql: 'create table things (name text primary key not null) strict', parameters: [] });
  disk.sync();
  for (const name of names) write(disk, name);
  return disk;
}

function write(disk: Disk, name: string): void {
  disk.run({ sql: 'insert into things (name) values (?)', parameters: [name] });
}

const read = (disk: Disk): unknown[] =>
  disk.run({ sql: 'select name from things order by name', parameters: [] }).rows.map((row) => Object.values(row as object)[0]);
const durable = (disk: Disk): unknown[] => disk.durable<{ name: string }>('select name from things order by name').map(({ name }) => name);

test('what was written can be read, and is durable when it is synced', () => {
  const disk = diskWith('a', 'b');
  expect([read(disk), durable(disk)]).toEqual([['a', 'b'], []]);
  disk.sync();
  expect([read(disk), durable(disk)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('a power cut forgets what was not synced, but for what was lucky', () => {
  const disk = diskWith('a');
  disk.sync();
  for (const name of ['b', 'c', 'd']) write(disk, name);
  disk.cut(1);
  expect([read(disk), durable(disk)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  write(disk, 'c');
  disk.sync();
  expect(durable(disk)).toEqual(['a', 'b', 'c']);
});

test('a transaction is forgotten as a whole', () => {
  const disk = diskWith();
  const run = (sql: string) => disk.run({ sql, parameters: [] });
  run('begin immediate');
  write(disk, 'a');
  disk.sync();
  expect(durable(disk)).toEqual([]);
  disk.rollback();
  expect([disk.inTransaction, read(disk)]).toEqual([false, []]);
  run('begin immediate');
  write(disk, 'b');
  write(disk, 'c');
  run('commit');
  disk.cut(1);
  expect(durable(disk)).toEqual(['b', 'c']);
});

test('the file is opened so that a commit waits for the disk', () => {
  expect(new Disk().syncsCommits).toBe(true);
});
