import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_NAMES, Entry, Notice, ServerMessage } from '#wire';
import { openServer, type TestServer } from '../testing/open.ts';

type Node = { readonly [key: string]: unknown };
interface Operation extends Node {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Node }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema: Node }>> }>>;
}
interface Document extends Node {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await openServer();
  document = await (await fetch(`${server.base}/api/openapi.json`)).json();
});
afterAll(() => server.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

function nodes(node: unknown): Node[] {
  if (node === null || typeof node !== 'object') return [];
  return [...(Array.isArray(node) ? [] : [node as Node]), ...Object.values(node).flatMap(nodes)];
}

/** The schema of a component, compiled; it can name others. */
function compiled(id: string) {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, 'openapi');
  return ajv.compile({ $ref: `openapi#/components/schemas/${id}` });
}

describe('the OpenAPI document', () => {
  test('has the structure of OpenAPI 3.1', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Muster', version: expect.any(String) } });
    const tags = document.tags.map(({ name }) => name);
    for (const { path, method, operation } of operations()) {
      const name = `${method} ${path}`;
      expect(path, name).toMatch(/^\/api\//);
      expect(['get', 'post', 'put', 'delete'], name).toContain(method);
      expect([operation.summary.length > 0, operation.tags.every((tag) => tags.includes(tag))], name).toEqual([true, true]);
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect([inPath.map((parameter) => parameter.name), inPath.every(({ required }) => required)], name).toEqual([placeholders, true]);
      for (const [status, reply] of Object.entries(operation.responses)) {
        expect(status, name).toMatch(/^([1-5]\d\d|[1-5]XX)$/);
        expect(reply.description, `${name} ${status}`).toMatch(/\S{3}/);
        expect(reply.description).not.toBe('Default Response');
      }
      expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['4XX', '5XX']));
    }
    for (const { $ref } of nodes(document))
      if (typeof $ref === 'string') expect(Object.keys(document.components.schemas), $ref).toContain($ref.replace('#/components/schemas/', ''));
    for (const id of Object.keys(document.components.schemas)) expect(id).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  test('gives every operation an id of its own', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(
      ids.every((id) => /^[a-z][A-Za-z]+$/.test(id)),
      ids.join(),
    ).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...ACTION_NAMES, 'streamTable', 'streamMine', 'openSocket', 'getRecord']));
  });

  test('names everything that is sent or comes back, so that clients made from it have types', () => {
    const isNamed = (schema: Node): boolean => '$ref' in schema || (schema['type'] === 'array' && '$ref' in (schema['items'] as Node));
    for (const { path, method, operation } of operations()) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) => Object.values(body?.content ?? {}));
      for (const { schema } of bodies)
        if (Object.keys((schema['properties'] ?? { some: 1 }) as object).length > 0)
          expect(isNamed(schema), `${method} ${path} ${JSON.stringify(schema)}`).toBe(true);
    }
    // An object with several fields is a thing of its own; what is only a part of one may stand within it.
    const large = Object.entries(document.components.schemas).flatMap(([id, schema]) =>
      nodes(schema)
        .filter((node) => node !== schema && node['type'] === 'object' && Object.keys((node['properties'] ?? {}) as object).length > 3)
        .map(() => id),
    );
    expect(large).toEqual([]);
  });

  test('describes the lines of the streams and the messages of the socket, in both directions', () => {
    const lines = (path: string) => document.paths[path]?.['get']?.responses['200']?.content?.['application/x-ndjson']?.schema;
    expect(lines('/api/tables/{id}/stream')).toEqual({ $ref: '#/components/schemas/ServerMessage' });
    expect(lines('/api/stream')).toEqual({ $ref: '#/components/schemas/Notice' });
    expect(document.paths['/api/tables/{id}/socket']?.['get']?.['x-websocket']).toEqual({
      client: { $ref: '#/components/schemas/ClientMessage' },
      server: { $ref: '#/components/schemas/ServerMessage' },
    });
    const values = (id: string) => {
      const { discriminator, oneOf } = document.components.schemas[id] as { discriminator: { mapping: object }; oneOf: object[] };
      expect(Object.values(discriminator.mapping)).toEqual(oneOf.map((member) => Object.values(member)[0]));
      return Object.keys(discriminator.mapping).sort();
    };
    expect(values('ServerMessage')).toEqual(ServerMessage.options.map(({ shape }) => shape.type.value).sort());
    expect(values('Notice')).toEqual(Notice.options.map(({ shape }) => shape.type.value).sort());
    expect(values('Entry')).toEqual(Entry.options.map(({ shape }) => shape.kind.value).sort());
    expect(values('ClientMessage')).toEqual([...ACTION_NAMES, 'switch'].sort());
  });

  test('lets clients leave out what has a usual value', () => {
    const fields = Object.entries(document.components.schemas).flatMap(([id, schema]) =>
      nodes(schema).flatMap(({ properties, required }) =>
        Object.entries((properties ?? {}) as Readonly<Record<string, Node>>).map(([field, held]) => ({
          name: `${id}.${field}`,
          held,
          isRequired: ((required ?? []) as readonly string[]).includes(field),
        })),
      ),
    );
    // Generators of types take a field with a `default` for one that is always there, whatever `required` says.
    expect(fields.filter(({ held }) => 'default' in held).map(({ name }) => name)).toEqual([]);
    const usual = fields.filter(({ held }) => String(held['description']).includes('When left out:'));
    expect(usual.map(({ name }) => name)).toEqual(['WantedToken.scope', 'WantedToken.days', 'NewTable.listed', 'NewTable.watched', 'NewTable.patience']);
    expect(usual.filter(({ isRequired }) => isRequired)).toEqual([]);
    expect(document.components.schemas['NewTable']?.['properties']).toMatchObject({
      watched: { description: 'Whoever knows the address may watch. When left out: `true`.' },
    });
  });

  test('has examples that fit, of everything but unions', () => {
    for (const [id, schema] of Object.entries(document.components.schemas)) {
      const examples = (schema['examples'] ?? []) as readonly unknown[];
      if (!('discriminator' in schema)) expect(examples.length, id).toBeGreaterThan(0);
      const check = compiled(id);
      for (const example of examples) expect([check(example), check.errors], `${id} ${JSON.stringify(example)}`).toEqual([true, null]);
    }
    const answer = compiled('ClientMessage');
    expect(answer({ do: 'answer', id: 'x', number: 1, seat: 0 })).toBe(false);
  });
});
