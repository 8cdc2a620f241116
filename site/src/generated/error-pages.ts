import { type ErrorCode, errorCodes, errors, failureCodes } from '@blazon/contract/errors.ts';
import { failureAdvice } from '@blazon/contract/failure-advice.ts';
import { buildOpenApi, needsRetryAfter } from '@blazon/contract/openapi.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { fence, type GeneratedPage, table } from './generated-page.ts';

/** Builds one page per error code, and one that lists them all. The `doc_url` of an error points here. */
export function errorPages(): GeneratedPage[] {
  return [allErrors(), ...errorCodes.map((code, index) => errorPage(code, index + 1))];
}

function allErrors(): GeneratedPage {
  const statuses = [...new Set(errorCodes.map((code) => errors[code].status))].sort((a, b) => a - b);
  const groups = statuses.map((status) => {
    const codes = errorCodes.filter((code) => errors[code].status === status);
    const rows = codes.map((code) => [
      `<a id="${code}"></a>[\`${code}\`](/docs/errors/${code}/)`,
      errors[code].message,
    ]);
    return `## ${status}\n\n${table(['Code', 'Meaning'], rows)}`;
  });
  const failures = Object.entries(failureCodes).map(([code, meaning]) => [
    `\`${code}\``,
    meaning,
    failureAdvice[code as keyof typeof failureAdvice],
  ]);
  return {
    id: 'errors',
    title: 'Error codes',
    description: 'Every error code of the API, with its status, its cause and what to do.',
    sidebar: { order: 0, label: 'All codes' },
    body: `Act on \`code\`, show \`message\` to people, and quote \`request_id\` when you ask about a request. The list may grow:
treat a code you do not know by its HTTP status. [Handling errors](/docs/guides/errors/) shows how.

${groups.join('\n\n')}

## When a job fails

A job that was accepted can still fail. Its \`generation.failed\` event has one of these codes in \`data.error.code\`. This list may grow too.

${table(['Code', 'Meaning', 'What to do'], failures)}
`,
  };
}

function errorPage(code: ErrorCode, order: number): GeneratedPage {
  const { status, type, message, advice } = errors[code];
  const facts = [
    ['HTTP status', `${status}`],
    ['Type', `\`${type}\``],
    ['Worth retrying', retryAdvice(code)],
    ['TypeScript', `\`${sdkClass(status, 'PermissionError')}\``],
    ['Python', `\`blazon.${sdkClass(status, 'PermissionDeniedError')}\``],
  ];
  return {
    id: `errors/${code}`,
    title: code,
    description: message.replaceAll('`', ''),
    sidebar: { order },
    body: `${message}

**What to do.** ${advice}

${facts.map(([name, value]) => `- **${name}:** ${value}`).join('\n')}

## The response

${fence('json', JSON.stringify(exampleOf(code), null, 2))}

## Which calls return it

${whoReturns(code)}

[All error codes](/docs/errors/) · [Handling errors](/docs/guides/errors/)
`,
  };
}

function retryAdvice(code: ErrorCode): string {
  const { status } = errors[code];
  if (needsRetryAfter(code)) return 'Yes, after the seconds in `Retry-After`';
  if (status >= 500) return 'Yes, with the same `Idempotency-Key`';
  return status === 408 ? 'Yes' : 'No: the same request fails again';
}

/** Returns the SDKs' error class for a status, chosen as in `apiError`. The two languages differ only for 403. */
function sdkClass(status: number, forbidden: string): string {
  const names: Readonly<Record<number, string>> = {
    401: 'AuthenticationError',
    403: forbidden,
    404: 'NotFoundError',
    422: 'IdempotencyError',
    429: 'RateLimitError',
  };
  return names[status] ?? (status >= 500 ? 'ServerError' : 'InvalidRequestError');
}

interface ErrorExamples {
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: { readonly error: object } }>>;
  };
}
const { components } = buildOpenApi() as unknown as ErrorExamples;

/** Returns the contract's example of an error, with a link to its page. */
function exampleOf(code: ErrorCode): unknown {
  const { error } = components.examples[code]?.value ?? { error: {} };
  return { error: { ...error, doc_url: `https://api.blazon.localhost:8443/docs/errors/${code}/` } };
}

function whoReturns(code: ErrorCode): string {
  const named = Object.entries<Operation>(operations).filter(([, operation]) =>
    operation.errors.includes(code),
  );
  if (named.length === 0) return 'Any call to the API.';
  return named
    .map(
      ([name, { summary, method, path, tag }]) =>
        `- [${summary}](/docs/reference/${tag.toLowerCase()}/#${name.toLowerCase()}): \`${method} ${path}\``,
    )
    .join('\n');
}
