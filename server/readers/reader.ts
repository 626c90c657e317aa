import { boxes } from '#shelf';
import { giveWay } from '../bots/serve-bots.ts';
import { serveJobs } from '../jobs.ts';
import { type Reading, read } from './reading.ts';

const games = boxes.map(({ game }) => game);

giveWay();
// When somebody at the keyboard stops the server, the server says when to stop reading.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
serveJobs((reading: Reading) => read(reading, games));
