import { code, escaped, marked } from './docs-text.ts';

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** A type in one line, with links to the types it names. */
export function typeOf(schema: Shape): string {
  if (schema.$ref !== undefined) {
    const name = escaped(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#type-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined) return schema.enum.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' or ');
  const members = schema.oneOf ?? schema.anyOf;
  if (members !== undefined) return members.map(typeOf).join(' or ');
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.properties !== undefined)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${escaped(name)}: ${typeOf(field)}`)
      .join(', ')} }`;
  return schema.type === undefined ? 'anything' : escaped([schema.type].flat().join(' or '));
}

/** Every type with its fields and an example. */
export function typesShown(schemas: Readonly<Record<string, Shape>>): string {
  return Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => typeShown(name, schema))
    .join('\n');
}

function typeShown(name: string, schema: Shape): string {
  const fields = Object.entries(schema.properties ?? {});
  const rows = fields.map(
    ([field, shape]) =>
      `<tr><td><code>${escaped(field)}</code></td><td>${typeOf(shape)}</td><td>${schema.required?.includes(field) === true ? '' : '<span class="optional">optional</span> '}${marked(shape.description ?? '')}</td></tr>`,
  );
  const [example] = schema.examples ?? [];
  return `<article id="type-${escaped(name)}" data-find="${escaped(`${name} ${schema.description ?? ''} ${Object.keys(schema.properties ?? {}).join(' ')}`.toLowerCase())}">
<h3><code>${escaped(name)}</code><a class="anchor" href="#type-${escaped(name)}" aria-label="Link to ${escaped(name)}">#</a></h3>
${schema.description === undefined ? '' : `<p>${marked(schema.description)}</p>`}
<details><summary>${fields.length === 0 ? 'What it is' : 'Fields'}</summary>${rows.length === 0 ? `<p>${typeOf(schema)}</p>` : `<div class="wide"><table>${rows.join('')}</table></div>`}
${example === undefined ? '' : `<h4>For example</h4>${code(JSON.stringify(example, null, 2))}`}</details></article>`;
}
