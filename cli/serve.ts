import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type Settings, SettingsError, settingsFrom, type VARIABLES } from '../server/settings.ts';
import { command, noWords, UsageError } from './command.ts';
import { say } from './words/words.ts';

export const serve = command({
  name: 'serve',
  takes: '',
  summary: say.serve.summary,
  details: say.serve.details({ variables: variablesHelp() }),
  options: { port: { type: 'string', value: '<n>', says: say.serve.option.port } },
  examples: ['muster serve', 'DATABASE_URL=postgres://… muster serve --port 9000'],
  async run(words, { port }) {
    noWords(words);
    const settings = settingsOf({ ...process.env, ...(port === undefined ? {} : { MUSTER_PORT: port }) });
    const { startServer } = await import('#server');
    const server = await startServer(settings).catch((thrown) => {
      throw explained(thrown, settings);
    });
    for (const line of greeting(settings, server.port)) console.log(line);
    const signal = await new Promise<string>((stop) => {
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
      whenOrphaned(() => stop('npm was stopped'));
    });
    server.app.log.info(`stopping (${signal})`);
    await server.stop();
    return 0;
  },
});

/** Who started this, from the first moment on. */
const PARENT = process.ppid;

/** Between npm and this process stands a shell, which does not pass SIGTERM on but ends. */
function whenOrphaned(then: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watching = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(watching);
    then();
  }, 250);
  watching.unref();
}

function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return settingsFrom(environment);
  } catch (thrown) {
    if (thrown instanceof SettingsError) throw new UsageError(say.served.settings({ what: thrown.message }));
    throw thrown;
  }
}

function explained(thrown: unknown, { port, host, database }: Settings): unknown {
  if (thrown instanceof Error && thrown.name === 'TakenError') return new UsageError(say.served.taken({ file: resolve(database) }));
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  if (code === 'EADDRINUSE') return new UsageError(say.served.port({ port }));
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return new UsageError(say.served.address({ host, port }));
  return thrown;
}

function greeting({ host, url, database }: Settings, port: number): string[] {
  const all = host === '::' || host === '0.0.0.0';
  const near = all
    ? Object.values(networkInterfaces())
        .flatMap((each) => each ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
    : [];
  return [
    say.served.open({ url: url ?? `http://${all ? 'localhost' : host}:${port}` }),
    ...near.map((address) => say.served.near({ url: `http://${address}:${port}` })),
    say.served.kept({ where: database.startsWith('postgres') ? 'PostgreSQL' : database }),
  ];
}

/** A variable as the catalogue names it. */
type Dashed<Name extends string> = Name extends `${infer Head}_${infer Rest}` ? `${Head}-${Dashed<Rest>}` : Name;

function variablesHelp(): string {
  const said: Readonly<Record<Dashed<keyof typeof VARIABLES>, string>> = say.variable;
  const width = Math.max(...Object.keys(said).map((name) => name.length));
  return Object.entries(said)
    .map(([name, says]) => `  ${name.replaceAll('-', '_').padEnd(width)}  ${says}`)
    .join('\n');
}
