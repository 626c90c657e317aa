import { createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import './components.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { [key: string]: Json };

const COMPONENTS = '#/components/schemas/';

/** What stands in the fields of a record. */
const RECORD_FIELDS: Readonly<Record<string, string>> = {
  muster: 'The version of this format.',
  game: 'The id of the game.',
  rules: 'The version of the rules it was played by.',
  config: "The game's configuration.",
  opening: 'What set-up rolled and drew.',
  answers: 'Each answer: the seat, its notation, and what it rolled and drew.',
  hash: 'Of the match at its last answer; left out while others may not know all of it.',
  key: 'What all dice come from, as hexadecimal digits; only when the match is over.',
  draws: 'Everything the key gave, two numbers each: below which, and which.',
  keySince: 'The first answer whose dice come from the key.',
  fair: "How the key came about: the server's commitment and secret, and the shares of the people.",
  people: 'Who sat at each seat at the end.',
  resigned: 'The seat that gave the match up.',
  from: 'Where these rules took over from older ones.',
  seal: 'SHA-256 of the record without its seal, in canonical JSON.',
};

const transform = createJsonSchemaTransformObject({});

/** The document as it is published: each schema once, under its own name, and unions with what tells their members apart. */
export function published(document: Parameters<typeof transform>[0]): ReturnType<typeof transform> {
  const whole = JSON.parse(JSON.stringify(transform(document))) as Schema & { components: { schemas: Record<string, Schema> } };
  // OpenAPI has no word for what goes over a WebSocket: its two kinds of message are named beside the operation.
  const socket = ((whole['paths'] as Schema)['/api/tables/{id}/socket'] as Schema | undefined)?.['get'] as Schema | undefined;
  if (socket !== undefined) socket['x-websocket'] = { client: { $ref: `${COMPONENTS}ClientMessageInput` }, server: { $ref: `${COMPONENTS}ServerMessage` } };
  const { schemas } = whole.components;
  const keeping = ((whole['paths'] as Schema)['/api/records'] as Schema | undefined)?.['post'] as Schema | undefined;
  // Its form is checked by the rules, which say more precisely what is wrong.
  if (keeping !== undefined) keeping['requestBody'] = { required: true, content: { 'application/json': { schema: { $ref: `${COMPONENTS}Record` } } } };
  each(whole, (node) => {
    if (node['readOnly'] === true) delete node['readOnly'];
  });
  sayWhat(whole['paths'] as Schema);
  for (const [field, says] of Object.entries(RECORD_FIELDS)) for (const id of ['Record', 'RecordInput']) describe(schemas[id], field, says);
  for (const schema of Object.values(schemas)) sayDefaults(schema);
  merge(whole, schemas);
  for (const id of Object.keys(schemas)) if (!referenced(whole, id)) delete schemas[id];
  for (const schema of Object.values(schemas)) tellApart(schema, schemas);
  return whole as ReturnType<typeof transform>;
}

const REPLIES: Readonly<Record<string, string>> = {
  200: 'Done.',
  '4XX': 'Refused: `code` says why, and nothing has changed.',
  '5XX': 'The server could not do it; nothing has changed.',
};

/** What each reply means. */
function sayWhat(paths: Schema): void {
  each(paths, (node) => {
    for (const [status, says] of Object.entries(REPLIES)) {
      const reply = node[status] as Schema | undefined;
      if (reply?.['description'] === 'Default Response') reply['description'] = says;
    }
  });
}

function describe(schema: Schema | undefined, field: string, says: string): void {
  const fields = schema?.['properties'] as Record<string, Schema> | undefined;
  if (fields?.[field] !== undefined) fields[field] = { ...fields[field], description: says };
}

/** What holds where a field is left out is said in words: generated clients take a field with a `default` for one that is always there. */
function sayDefaults(schema: Schema): void {
  const fields = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = (schema['required'] ?? []) as Json[];
  for (const [name, { default: usual, description = '', ...field }] of Object.entries(fields))
    if (usual !== undefined)
      fields[name] = required.includes(name)
        ? { ...(description === '' ? {} : { description }), ...field }
        : { description: `${description} When left out: \`${usual}\`.`.trim(), ...field };
}

/** What goes in and what comes out have one name, unless they differ and both are used. */
function merge(document: Schema, schemas: Record<string, Schema>): void {
  const both = Object.keys(schemas).filter((id) => `${id}Input` in schemas);
  const plain = (schema: Schema | undefined): string => JSON.stringify(schema).replaceAll(/Input"/g, '"');
  for (const id of both) {
    const input = `${id}Input`;
    const same = plain(schemas[id]) === plain(schemas[input]);
    if (!same && referenced(document, id) && referenced(document, input)) continue;
    if (!same && referenced(document, input)) schemas[id] = schemas[input] ?? {};
    delete schemas[input];
    each(document, (node) => {
      if (node['$ref'] === `${COMPONENTS}${input}`) node['$ref'] = `${COMPONENTS}${id}`;
    });
  }
}

function referenced(document: Schema, id: string): boolean {
  let found = false;
  each(document, (node) => {
    found ||= node['$ref'] === `${COMPONENTS}${id}`;
  });
  return found;
}

/** By which field, and which value of it is which member. */
function tellApart(schema: Schema, schemas: Record<string, Schema>): void {
  const members = ((schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined)?.map((member) => String(member['$ref'] ?? '').slice(COMPONENTS.length)) ?? [];
  const constants = (id: string) =>
    Object.entries((schemas[id]?.['properties'] ?? {}) as Record<string, Schema>).filter(([, field]) => typeof field['const'] === 'string');
  const [field] = ['type', 'kind', 'do'].filter((name) => members.length > 0 && members.every((id) => constants(id).some(([key]) => key === name)));
  if (field === undefined) return;
  const value = (id: string): string => String(constants(id).find(([key]) => key === field)?.[1]['const']);
  schema['discriminator'] = { propertyName: field, mapping: Object.fromEntries(members.map((id) => [value(id), `${COMPONENTS}${id}`])) };
}

/** Every object of the document. */
function each(node: Json, visit: (node: Schema) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) each(child, visit);
}
