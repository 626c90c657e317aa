// A bot that plays at random, at any number of tables: npx node examples/bot.ts http://localhost:8080 [table] [link of a seat]
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [server = 'http://localhost:8080', wanted, link] = process.argv.slice(2);
const headers: Record<string, string> = { 'content-type': 'application/json' };
const call = async (path: string, body?: object) => {
  const reply = await fetch(`${server}/api${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  const cookie = reply.headers.get('set-cookie');
  if (cookie !== null) headers['cookie'] = cookie.split(';')[0] ?? '';
  return reply.json();
};
const id = () => crypto.randomUUID();
await call('/guests', { name: 'Random bot' });
headers['authorization'] = `Bearer ${(await call('/tokens', { label: 'example' })).token}`;
const table = wanted ?? (await call('/tables')).open[0]?.id;
if (table === undefined) throw new Error('There is no open table.');
const seat = (await call(`/tables/${table}`)).table.seats.findIndex(({ kind }: { kind: string }) => kind === (link === undefined ? 'open' : 'link'));
console.log(await call(`/tables/${table}/sit`, { id: id(), seat, link }));

const stream = await fetch(`${server}/api/stream`, { headers });
for await (const line of createInterface({ input: Readable.from(stream.body ?? []) })) {
  const notice = line === '' ? {} : JSON.parse(line);
  if (notice.type === 'invited') for (const seat of notice.seats) await call(`/tables/${notice.table.id}/sit`, { id: id(), seat });
  if (notice.type === 'finished' && notice.table.id === wanted) process.exit();
  if (notice.type !== 'turn') continue;
  const { number, seat, options } = notice.match.views.find(({ options }: { options: string[] }) => options.length > 0);
  const notation = options[Math.floor(Math.random() * options.length)];
  console.log(notation, (await call(`/tables/${notice.table.id}/answer`, { id: id(), number, undos: notice.match.undos, seat, notation })).code ?? '');
}
