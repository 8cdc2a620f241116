import { events, webhookHeaders } from '@blazon/contract/events.ts';
import { exampleOf } from '@blazon/contract/example-of.ts';
import { errors } from '@blazon/contract/errors.ts';
import { buildOpenApi } from '@blazon/contract/openapi.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { fence, type GeneratedPage, table } from './generated-page.ts';
import { fieldRows, type Schema } from './schema-fields.ts';
import { curlCall, sdkCalls } from './sample-calls.ts';

const tags = ['Projects', 'Brands', 'Memory', 'Events'] as const;

/** Builds the reference: one page per group of operations, and one for webhook events. */
export function referencePages(): GeneratedPage[] {
  return [...tags.map((tag, index) => tagPage(tag, index + 2)), eventsPage()];
}

function tagPage(tag: (typeof tags)[number], order: number): GeneratedPage {
  const members = Object.entries<Operation>(operations).filter(([, operation]) => operation.tag === tag);
  return {
    id: `reference/${tag.toLowerCase()}`,
    title: tag,
    description: descriptionOf(tag),
    sidebar: { order },
    body: `${descriptionOf(tag)}\n\n${members.map(([name, operation]) => section(name, operation)).join('\n\n')}\n`,
  };
}

function descriptionOf(tag: string): string {
  const { tags: described } = buildOpenApi() as unknown as { tags: { name: string; description: string }[] };
  return described.find(({ name }) => name === tag)?.description ?? '';
}

function section(name: string, operation: Operation): string {
  const { summary, description, method, path, category, scope, params, query, headers, body, success } =
    operation;
  const parts = [
    `<a id="${name.toLowerCase()}"></a>`,
    `## ${summary}`,
    fence('http', `${method} ${path}`),
    description,
    `Counts as **${category}** for the [rate limit](/docs/guides/rate-limits/). A restricted key needs the scope [\`${scope}\`](/docs/guides/api-keys/).${
      operation.idempotent ? ' Takes an [`Idempotency-Key`](/docs/guides/idempotency/).' : ''
    }`,
    fields('In the path', params),
    fields('Query parameters', query),
    fields('Headers', headers),
    fields('Body', body),
    '### Request',
    fence('bash', curlCall(operation)),
    ...sdkCalls(name).map(({ language, code }) => fence(language, code)),
    `### Response: ${success.status}`,
    success.description,
    answer(success),
    '### Errors',
    errorList(operation),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function fields(title: string, schema: Schema | undefined): string {
  if (!schema) return '';
  return `### ${title}\n\n${table(['Name', 'Type', 'Meaning'], fieldRows(schema))}`;
}

function answer({ schema, mediaType }: Operation['success']): string {
  if (!schema) return '';
  const example = exampleOf(schema);
  if (mediaType !== undefined) return fence('text', String(example));
  return fence('json', JSON.stringify(example, null, 2));
}

function errorList({ errors: codes }: Operation): string {
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort((left, right) => left - right);
  const lines = statuses.map((status) => {
    const own = [...new Set(codes)].filter((code) => errors[code].status === status);
    return `- **${status}** ${own.map((code) => `[\`${code}\`](/docs/errors/${code}/)`).join(', ')}`;
  });
  return `${lines.join('\n')}\n\n[Others](/docs/errors/) can be returned by any call.`;
}

function descriptionOfEvent(schema: object): string {
  return 'description' in schema ? String(schema.description) : '';
}

/** Returns the anchor that the site gives a heading. */
function anchorOf(type: string): string {
  return type.replaceAll('.', '');
}

function eventsPage(): GeneratedPage {
  const sections = Object.entries(events).map(([type, schema]) => {
    return `## ${type}

${descriptionOfEvent(schema)}

${table(['Name', 'Type', 'Meaning'], fieldRows(schema))}

${fence('json', JSON.stringify(exampleOf(schema), null, 2))}`;
  });
  return {
    id: 'reference/webhook-events',
    title: 'Webhook events',
    description: 'Every type of event with an example, its fields and the headers of each request.',
    sidebar: { order: 6 },
    body: `Each job ends with exactly one of two events, sent as \`POST\` with a JSON body. [Receive webhooks](/docs/guides/webhooks/) shows how to
verify and handle them, and how further endpoints choose the types that they receive.

${table(
  ['Type', 'Sent when'],
  Object.entries(events).map(([type, schema]) => [
    `[\`${type}\`](#${anchorOf(type)})`,
    descriptionOfEvent(schema),
  ]),
)}

${sections.join('\n\n')}

## Headers

${table(
  ['Header', 'Meaning'],
  Object.entries(webhookHeaders).map(([name, meaning]) => [`\`${name}\``, meaning]),
)}
`,
  };
}
