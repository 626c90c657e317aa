type Json = { readonly [key: string]: unknown };

/** The API to read: one page, no script. */
export function docsPage(document: object, messages: { readonly action: object; readonly message: object }): string {
  const { info, tags, paths } = document as {
    info: { title: string; description: string };
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, Json>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, route]) => ({ path, method, route })));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}: the API</title>
<style>
  :root { color-scheme: light dark; --line: light-dark(#d9d2c3, #3a3f4b); --soft: light-dark(#6b6354, #a3a9b5); --code: light-dark(#f4efe4, #232733); }
  body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#fdfaf3, #171a21); color: light-dark(#2a2620, #e6e8ec); }
  h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
  details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .4rem .8rem; }
  summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: baseline; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  pre { background: var(--code); padding: .8rem; border-radius: 6px; overflow: auto; }
  .method { font-weight: 700; min-width: 4rem; } .says { color: var(--soft); flex: 1 1 18rem; }
  table { border-collapse: collapse; margin: .5rem 0; } td { padding: .15rem .8rem .15rem 0; vertical-align: top; } td + td { color: var(--soft); }
</style>
<h1>${escaped(info.title)}: the API</h1>
<p>${marked(info.description)} The same as a document for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every refusal is <code>{ code, message, clauses?, match? }</code>, over HTTP with a fitting status. An action that is sent again with the same <code>id</code> happens once and gives the same reply.</p>
<h2>A program that plays</h2>
<ol>
  <li><code>POST /api/guests</code> with a name (a session cookie comes back), then <code>POST /api/tokens</code> for a token.</li>
  <li><code>GET /api/tables</code>: <code>mine</code> has your tables, <code>open</code> those with a free seat; <code>POST /api/tables/{id}/sit</code> with 32 random bytes of your own.</li>
  <li><code>GET /api/tables/{id}/stream</code>: one JSON a line. <code>match.views</code> holds, for each of your seats, what it sees and the options it has.</li>
  <li><code>POST /api/tables/{id}/answer</code> with the number of the decision, the seat and one of the options.</li>
</ol>
${tags
  .map(
    ({ name, description }) =>
      `<h2>${escaped(name)}</h2><p>${marked(description)}</p>${routes
        .filter(({ route }) => (route['tags'] as string[] | undefined)?.includes(name))
        .map(routeShown)
        .join('')}`,
  )
  .join('\n')}
<h2>Messages over WebSocket and stream</h2>
<details><summary><span class="method">from the client</span><span class="says">an action with its name in <code>do</code>; over HTTP the name is in the path</span></summary>${schemaShown(messages.action)}</details>
<details><summary><span class="method">from the server</span><span class="says">what happens; the same lines in the NDJSON stream</span></summary>${schemaShown(messages.message)}</details>
</html>
`;
}

function routeShown({ path, method, route }: { path: string; method: string; route: Json }): string {
  const parameters = (route['parameters'] ?? []) as { name: string; in: string; description?: string; required?: boolean }[];
  const body = (route['requestBody'] as { content?: Record<string, { schema?: object }> } | undefined)?.content?.['application/json']?.schema;
  const reply = (route['responses'] as Record<string, { content?: Record<string, { schema?: object }> }> | undefined)?.['200']?.content?.['application/json']
    ?.schema;
  return `<details><summary><code class="method">${method.toUpperCase()}</code><code>${escaped(path)}</code><span class="says">${marked(String(route['summary'] ?? ''))}</span></summary>
${parameters.length === 0 ? '' : `<table>${parameters.map((p) => `<tr><td><code>${escaped(p.name)}</code></td><td>in ${p.in}${p.required === true ? '' : ', optional'}. ${marked(p.description ?? '')}</td></tr>`).join('')}</table>`}
${body === undefined ? '' : `<p>Send:</p>${schemaShown(body)}`}${reply === undefined ? '' : `<p>Get:</p>${schemaShown(reply)}`}</details>`;
}

function schemaShown(schema: object): string {
  return `<pre>${escaped(JSON.stringify(schema, (key, value: unknown) => (key === '$schema' ? undefined : value), 2))}</pre>`;
}

function marked(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
