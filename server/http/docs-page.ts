import { STATUS } from '#wire';
import { DOCS_STYLE } from './docs-style.ts';
import { capital, code, escaped, marked } from './docs-text.ts';
import { typeOf, typesShown } from './docs-types.ts';
import type { Limit } from './limits.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
}
type Body = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly required?: boolean;
    readonly schema?: object;
  }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-websocket'?: { readonly client: Schema; readonly server: Schema };
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
type Route = { readonly path: string; readonly method: string; readonly operation: Operation };

/** The API to read: one page with its own style and script. `server` is the address the reader uses. */
export function docsPage(document: ApiDocument, limits: readonly Limit[], server: string): string {
  const { info, tags, paths, components } = document;
  const routes = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const tagged = (tag: string) => routes.filter(({ operation }) => operation.tags?.includes(tag));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}: the API</title>
<style>${DOCS_STYLE}</style>
<script src="/api/docs.js" defer></script>
</head>
<body>
<nav aria-label="Contents">
<input id="search" type="search" placeholder="Search ( / )" aria-label="Search the API">
<div class="list">
<h2>Read first</h2><ul><li><a href="#start">A program that plays</a></li><li><a href="#limits">Limits</a></li><li><a href="#refusals">Refusals</a></li></ul>
${tags.map(({ name }) => `<h2>${escaped(name)}</h2><ul>${tagged(name).map(navItem).join('')}</ul>`).join('\n')}
<h2>Types</h2><ul><li><a href="#types">All types</a></li></ul>
</div>
</nav>
<main>
<h1>${escaped(info.title)}: the API</h1>
<p>${marked(info.description)} The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Every operation has an id and every type a name, so that clients can be generated from it.</p>
<p id="none" hidden>Nothing matches your search.</p>
${start(server)}
${limitsShown(limits)}
${refusalsShown()}
${tags
  .map(
    ({ name, description }) =>
      `<section data-group id="${escaped(name)}"><h2>${escaped(capital(name))}</h2><p>${marked(description)}</p>${tagged(name)
        .map((route) => routeShown(route, components.schemas, server))
        .join('\n')}</section>`,
  )
  .join('\n')}
<section data-group id="types"><h2>Types</h2>${typesShown(components.schemas)}</section>
</main>
</body>
</html>
`;
}

function start(server: string): string {
  return `<section id="start"><h2>A program that plays</h2>
<ol>
<li>Enter with a name, and make a token:${code(`curl -sc jar -H 'content-type: application/json' ${server}/api/guests -d '{"name":"My bot"}'\ncurl -sb jar -H 'content-type: application/json' ${server}/api/tokens -d '{"label":"my bot"}'`)}</li>
<li>Find a table with a free seat and sit down:${code(`export TOKEN=…\ncurl -s -H "authorization: Bearer $TOKEN" ${server}/api/tables\ncurl -s -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' ${server}/api/tables/$TABLE/sit \\\n  -d '{"id":"sit-1","seat":1}'`)}</li>
<li>Listen. One stream tells everything that concerns you, at all your tables; each <code>turn</code> has what your seats see and may answer:${code(`curl -sN -H "authorization: Bearer $TOKEN" ${server}/api/stream`)}</li>
<li>Read what the fields of a view mean and how answers are written: a schema, patterns, and examples from real matches:${code(`curl -s ${server}/api/games/contra-tiles`)}</li>
<li>Answer with the number of the decision and one of the options:${code(`curl -s -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' ${server}/api/tables/$TABLE/answer \\\n  -d '{"id":"answer-1","number":3,"seat":1,"notation":"crown 2 at -1,1"}'`)}</li>
</ol>
<p>An action that is sent again with the same <code>id</code> happens only once and gets the same reply, so after a lost connection just send it again.</p></section>`;
}

function limitsShown(limits: readonly Limit[]): string {
  return `<section id="limits"><h2>Limits</h2><p>Anything beyond these is refused and changes nothing. After <code>too-fast</code>, wait as many seconds as <code>Retry-After</code> says and send it again.</p>
<div class="wide"><table><tr><th>What</th><th>Limit here</th><th>Code</th></tr>${limits.map(({ what, limit, code: said }) => `<tr><td>${escaped(capital(what))}</td><td>${marked(limit)}</td><td><code>${escaped(said)}</code></td></tr>`).join('')}</table></div></section>`;
}

const MEANINGS: Readonly<Record<keyof typeof STATUS, string>> = {
  over: 'the match is over',
  closed: 'the decision has already been answered; `match` shows where it stands now',
  'not-your-seat': 'somebody else has that seat',
  'not-an-option': 'the rules do not allow that answer; `clauses` say which',
  'nothing-to-undo': 'there is nothing to go back to',
  revealed: 'something has been revealed since: others have to agree',
  config: 'the game cannot be set up like that',
  record: 'the record does not pass the check',
  malformed: 'the request cannot be read',
  'too-large': 'the request is too large',
  'too-fast': 'wait a moment',
  'too-many': 'you have as many as you may',
  'signed-out': 'enter with a name first',
  forbidden: 'you may not do that',
  banned: 'whoever runs this server keeps you out',
  uninvited: 'people come by invitation alone here: with the link of a table, or a code of whoever runs the server',
  'not-found': 'there is no such thing',
  'not-now': 'not at this moment',
  'seat-taken': 'the seat is taken',
  'bad-link': 'the link opens no seat',
  'bad-code': 'the code is wrong, was used, or is too old',
  'bad-passkey': 'what the passkey signed is not what was asked, or it is known to nobody; begin again',
  unavailable: 'the server cannot do it now; try again',
  'rule-failed': 'the rules of the game failed; a report was kept',
  full: 'there is no room left for anything new; tables that are there go on',
  damaged: 'this part of the database is damaged',
};

function refusalsShown(): string {
  const rows = Object.entries(STATUS).map(
    ([refused, status]) => `<tr><td><code>${escaped(refused)}</code></td><td>${status}</td><td>${marked(MEANINGS[refused as keyof typeof STATUS])}</td></tr>`,
  );
  return `<section id="refusals"><h2>Refusals</h2><p>Every refusal is a <a href="#type-Refusal">Refusal</a> with one of these codes, over HTTP with the status beside it.</p>
<div class="wide"><table><tr><th>Code</th><th>Status</th><th>Means</th></tr>${rows.join('')}</table></div></section>`;
}

function navItem({ path, method, operation }: Route): string {
  return `<li data-find="${escaped(findable(path, operation))}"><a href="#${escaped(operation.operationId)}"><span class="method ${method}">${method.toUpperCase()}</span> ${escaped(path.replace('/api', ''))}</a></li>`;
}

function findable(path: string, { operationId, summary = '', description = '' }: Operation): string {
  return `${path} ${operationId} ${summary} ${description}`.toLowerCase();
}

function routeShown({ path, method, operation }: Route, schemas: ApiDocument['components']['schemas'], server: string): string {
  const { operationId, summary = '', description = '', parameters = [], requestBody, responses } = operation;
  const body = schemaIn(requestBody);
  const reply = schemaIn(responses['200']);
  const socket = operation['x-websocket'];
  const rows = parameters.map(
    (p) =>
      `<tr><td><code>${escaped(p.name)}</code></td><td>${p.schema === undefined ? '' : typeOf(p.schema)}</td><td>${p.required === true ? '' : '<span class="optional">optional</span> '}${marked(p.description ?? `in the ${p.in}`)}</td></tr>`,
  );
  return `<article id="${escaped(operationId)}" data-find="${escaped(findable(path, operation))}">
<h3><span class="method ${method}">${method.toUpperCase()}</span><code>${escaped(path)}</code><a class="anchor" href="#${escaped(operationId)}" aria-label="Link to ${escaped(operationId)}">#</a></h3>
<p>${marked(summary)}${description === '' ? '' : ` ${marked(description)}`}</p>
<details><summary>${escaped(operationId)}: what to send, what comes back</summary>
${rows.length === 0 ? '' : `<h4>Parameters</h4><div class="wide"><table>${rows.join('')}</table></div>`}
${body === undefined ? '' : `<h4>Send ${typeOf(body)}</h4>`}
${socket === undefined ? '' : `<h4>Send ${typeOf(socket.client)}, get ${typeOf(socket.server)}</h4>`}
${reply === undefined ? '' : `<h4>Get ${typeOf(reply)}</h4>`}
${socket === undefined ? code(curl(method, path, body === undefined ? undefined : exampleOf(body, schemas), reply, server)) : ''}
${reply === undefined || exampleOf(reply, schemas) === undefined ? '' : `<h4>For example</h4>${code(JSON.stringify(exampleOf(reply, schemas), null, 2))}`}
</details></article>`;
}

function schemaIn(body: Body | undefined): Schema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema;
}

/** The first example of a type; of a list, a list of one; of a union, that of its first member that has one. */
function exampleOf(schema: Schema, schemas: ApiDocument['components']['schemas']): unknown {
  if (schema.type === 'array' && schema.items !== undefined) return [exampleOf(schema.items, schemas)];
  const found = schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  return found?.examples?.[0];
}

function curl(method: string, path: string, body: unknown, reply: Schema | undefined, server: string): string {
  const address = `${server}${path.replace(/\{(\w+)\}/g, (_, name: string) => (path.startsWith('/api/tables') ? '$TABLE' : `$${name.toUpperCase()}`))}`;
  const open = reply?.$ref?.endsWith('ServerMessage') === true || reply?.$ref?.endsWith('Notice') === true;
  return [
    `curl -s${open ? 'N' : ''}${method === 'delete' ? ' -X DELETE' : ''} -H "authorization: Bearer $TOKEN"${body === undefined ? '' : " -H 'content-type: application/json'"} '${address}'`.replace(
      /'([^']*\$[^']*)'/,
      '"$1"',
    ),
    ...(body === undefined ? [] : [`  -d '${JSON.stringify(body)}'`]),
  ].join(' \\\n');
}
