import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const composeFiles = [
  'compose.yaml',
  ...readdirSync(new URL('../deploy', import.meta.url)).flatMap((name) => (name.endsWith('.yaml') ? [`deploy/${name}`] : [])),
];

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
}

const services = composeFiles.flatMap((file) => Object.values((parse(read(file), { merge: true }) as { services: Record<string, Service> }).services));

/** A version to the last number: what is built today is built tomorrow. */
const PINNED = /^[\w./-]+:\d+(\.\d+)+[\w.-]*$/;

test('images are pinned', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image as string);
  expect(bases.length).toBeGreaterThan(1);
  for (const image of [...bases, ...services.flatMap(({ image: given }) => given ?? [])]) expect(image).toMatch(PINNED);
});

test('no password is there by default: whoever starts it has to say one', () => {
  const secrets = services.flatMap(({ environment = {} }) => Object.entries(environment).filter(([name]) => /PASSWORD/.test(name)));
  expect(secrets.length).toBeGreaterThan(2);
  for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
});

test('a password may hold any letter: it is no part of an address', () => {
  const urls = services.flatMap(({ environment = {} }) => environment['DATABASE_URL'] ?? []);
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls) {
    expect(url).not.toContain('$');
    const given = process.env['PGPASSWORD'];
    process.env['PGPASSWORD'] = 'p@ss/w#rd?%';
    onTestFinished(() => {
      if (given === undefined) delete process.env['PGPASSWORD'];
      else process.env['PGPASSWORD'] = given;
    });
    expect(new Client({ connectionString: url })).toMatchObject({ user: 'muster', host: 'postgres', database: 'muster', password: 'p@ss/w#rd?%' });
  }
});

test('ports are open to this computer alone unless somebody asks, logs and memory are bounded', () => {
  const opened = services.flatMap(({ ports = [] }) => ports);
  expect(opened.length).toBeGreaterThan(2);
  for (const port of opened) expect(port).toMatch(/^\$\{MUSTER_PUBLISH:-127\.0\.0\.1\}:\d+:8080$/);
  for (const service of services) expect(service).toMatchObject({ mem_limit: expect.any(String), logging: { options: { 'max-size': '10m' } } });
  expect(read('deploy/muster.service')).toMatch(/^MemoryMax=/m);
});

test('the image is not run as root', () => {
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
});

test('the image is asked for its health on the port it has', () => {
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*MUSTER_PORT \?\? 8080/m);
});

test('every server of a compose file is the one image, of this version', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const own = services.flatMap(({ image = '' }) => (image.startsWith('postgres:') ? [] : [image]));
  expect(own.length).toBeGreaterThan(2);
  expect(new Set(own)).toEqual(new Set([`muster:${version}`]));
});

test('whoever is at a table comes to the same process', () => {
  const patterns = [/~(\S+) \$table;/.exec(read('deploy/nginx.conf'))?.[1], /path_regexp table (\S+)/.exec(read('deploy/Caddyfile'))?.[1]];
  for (const pattern of patterns) {
    const tableIn = (path: string) => new RegExp(pattern ?? '').exec(path)?.[1];
    for (const path of ['/t/abc234', '/api/tables/abc234', '/api/tables/abc234/socket', '/api/tables/abc234/act']) expect(tableIn(path), path).toBe('abc234');
    for (const path of ['/', '/api/tables', '/api/guests', '/rules/contact']) expect(tableIn(path), path).toBeUndefined();
  }
});
