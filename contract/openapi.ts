import type { TSchema } from 'typebox';
import { type ErrorCode, errorCodes, errors, failureCodes } from './errors.ts';
import { GenerationFailed, GenerationSuccess, webhookHeaders } from './events.ts';
import { limits } from './limits.ts';
import { explainLiveFeed, explainRateLimits, explainWebhooks } from './reference-text.ts';
import { ServiceStatus, statusExamples } from './public-status.ts';
import { type Operation, operations } from './operations.ts';
import { ErrorBody, examples } from './resources.ts';
import { exampleOf } from './example-of.ts';

type Json = Record<string, unknown>;

/** Errors that any request can get. */
const commonErrors: readonly ErrorCode[] = [
  'malformed_request',
  'https_required',
  'missing_api_key',
  'invalid_api_key',
  'expired_api_key',
  'wrong_environment',
  'network_not_allowed',
  'insufficient_scope',
  'plan_upgrade_required',
  'account_suspended',
  'request_timeout',
  'misdirected_request',
  'rate_limit_exceeded',
  'headers_too_large',
  'internal_error',
  'service_unavailable',
];

/** Builds the OpenAPI 3.1 document of V1 from the schemas with which the server validates requests. */
export function buildOpenApi(): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(name, operation, components);
  }
  paths['/status'] = { get: describeStatus(components) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Blazon API',
      version: '1.0.0',
      summary: 'A sentence in, a brand identity out.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: 'https://api.blazon.localhost:8443',
        description: 'Live: production-ready, metered. Accepts Live keys.',
      },
      {
        url: 'https://sandbox.blazon.localhost:8443',
        description: 'Sandbox: watermarked, free. Accepts Test keys.',
      },
    ],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Projects', description: 'The containers everything belongs to.' },
      { name: 'Brands', description: 'Generate identities and list the finished ones.' },
      { name: 'Memory', description: 'The stored results that a later prompt can refine.' },
      { name: 'Events', description: 'Sandbox events for machines that webhooks cannot reach.' },
      { name: 'Status', description: 'The status of the service, for status pages and uptime monitors.' },
    ],
    paths,
    webhooks: {
      'generation.success': describeWebhook(GenerationSuccess, components),
      'generation.failed': describeWebhook(GenerationFailed, components),
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key from Workspace Settings: `sk_live_…` on the live host, `sk_test_…` on the sandbox host.',
        },
      },
      schemas: { Error: referToSchema(ErrorBody, components), ...components },
      headers: responseHeaders,
      examples: Object.fromEntries(errorCodes.map((code) => [code, createErrorExample(code)])),
    },
  };
}

function describeOperation(name: string, operation: Operation, components: Json): Json {
  const { success } = operation;
  const description: Json = {
    operationId: name,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    'x-rate-limit-category': operation.category,
    'x-required-scope': operation.scope,
  };
  const parameters = [
    ...describeParameters('path', operation.params),
    ...describeParameters('query', operation.query),
    ...describeParameters('header', operation.headers),
    ...(operation.idempotent ? [idempotencyKeyParameter] : []),
  ];
  if (parameters.length > 0) description['parameters'] = parameters;
  if (operation.body) {
    description['requestBody'] = {
      required: true,
      content: { 'application/json': { schema: operation.body, example: exampleOf(operation.body) } },
    };
  }
  description['responses'] = {
    [success.status]: {
      description: success.description,
      headers: operation.idempotent ? { ...headerReferences, ...replayedHeader } : headerReferences,
      ...(success.schema && {
        content: {
          [success.mediaType ?? 'application/json']: {
            schema: referToSchema(success.schema, components),
            example: exampleOf(success.schema),
          },
        },
      }),
    },
    ...describeErrors([...operation.errors, ...commonErrors]),
  };
  return description;
}

/** Errors that a request without a key can get. */
const publicErrors: readonly ErrorCode[] = [
  'malformed_request',
  'https_required',
  'request_timeout',
  'misdirected_request',
  'rate_limit_exceeded',
  'headers_too_large',
  'internal_error',
];

/** The status endpoint is not an operation of V1: it needs no key, and clients have no method for it. */
function describeStatus(components: Json): Json {
  const schema = referToSchema(ServiceStatus, components);
  const response = (description: string, example: unknown): Json => ({
    description,
    headers: headerReferences,
    content: { 'application/json': { schema, example } },
  });
  return {
    operationId: 'getStatus',
    tags: ['Status'],
    summary: 'Get the status of the service',
    description:
      'Tells whether requests are served, brands are drawn and webhooks are sent. Needs no key, and counts towards the limit on requests without one. The answer may be ten seconds old.',
    security: [],
    responses: {
      200: response(
        'Requests are served; `degraded` if drawing or webhooks are not working.',
        statusExamples.operational,
      ),
      ...describeErrors(publicErrors),
      503: response('Requests cannot be served.', statusExamples.outage),
    },
  };
}

function describeErrors(codes: readonly ErrorCode[]): Json {
  const responses: Json = {};
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort((left, right) => left - right);
  for (const status of statuses) {
    const rows = codes.filter((code) => errors[code].status === status);
    const retryable = rows.some((code) => needsRetryAfter(code));
    responses[status] = {
      description: rows.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
      headers: {
        ...headerReferences,
        ...(retryable ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}),
        ...(status === 401 ? { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } } : {}),
      },
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(rows.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    };
  }
  return responses;
}

function createErrorExample(code: ErrorCode): Json {
  const { type, message } = errors[code];
  const doc_url = `https://api.blazon.localhost:8443/docs/errors#${code}`;
  const error = {
    type,
    code,
    message,
    param: exampleParamByCode[code] ?? null,
    request_id: examples.request,
    doc_url,
  };
  return { summary: message, value: { error } };
}

const exampleParamByCode: Partial<Record<ErrorCode, string>> = {
  missing_required_param: 'name',
  invalid_param: 'limit',
  param_too_long: 'description',
  unknown_param: 'nmae',
  invalid_cursor: 'starting_after',
  invalid_webhook_url: 'webhook_url',
  resource_not_found: 'project_id',
};

function describeParameters(location: 'path' | 'query' | 'header', schema: TSchema | undefined): Json[] {
  if (!schema) return [];
  const { properties, required = [] } = schema as unknown as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property;
    return { name, in: location, required: required.includes(name), description, schema: rest };
  });
}

function describeWebhook(event: TSchema, components: Json): Json {
  const { description } = event as { description?: string };
  return {
    post: {
      operationId: `receive${(event as unknown as { $id: string }).$id}`,
      summary: description,
      description: `Respond with 2xx within ${limits.webhookResponseSeconds} seconds. Otherwise the event is sent again after 1, 5 and 30 minutes.`,
      security: [],
      parameters: Object.entries(webhookHeaders).map(([name, meaning]) => ({
        name,
        in: 'header',
        required: true,
        description: meaning,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: referToSchema(event, components), example: exampleOf(event) },
        },
      },
      responses: { '2XX': { description: 'The event was received.' } },
    },
  };
}

/** Defines a named schema once under components, and refers to it everywhere else. */
function referToSchema(schema: TSchema, components: Json): Json {
  return replaceNamedSchemas(schema, components) as Json;
}

function replaceNamedSchemas(node: unknown, components: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => replaceNamedSchemas(item, components));
  if (typeof node !== 'object' || node === null) return node;
  const { $id, ...rest } = node as Json;
  const body = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, replaceNamedSchemas(value, components)]),
  );
  if (typeof $id !== 'string') return body;
  components[$id] = body;
  return { $ref: `#/components/schemas/${$id}` };
}

export function needsRetryAfter(code: ErrorCode): boolean {
  return codesWithRetryAfter.has(code);
}

const codesWithRetryAfter: ReadonlySet<ErrorCode> = new Set([
  'rate_limit_exceeded',
  'too_many_connections',
  'service_unavailable',
  'account_suspended',
]);

const replayHours = limits.idempotencyWindowSeconds / 3600;

const idempotencyKeyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Any unique string. A repeated request within ${replayHours} hours gets the original response and runs nothing again.`,
  // Printable ASCII, because HTTP headers cannot safely carry anything else. Leading and trailing spaces are removed.
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: limits.idempotencyKeyLength,
    pattern: '^[!-~](?:[ -~]*[!-~])?$',
  },
  example: '0d1f7c9e-6f0f-4a6e-9a51-3f5f1c2b8a77',
};

function describeIntegerHeader(description: string, example: number): Json {
  return {
    description,
    schema: { type: 'integer' },
    example,
  };
}

function describeTextHeader(description: string, example: string): Json {
  return {
    description,
    schema: { type: 'string' },
    example,
  };
}

const responseHeaders: Json = {
  'Request-Id': describeTextHeader('Id of this request.', examples.request),
  'X-RateLimit-Limit': describeIntegerHeader('Requests per minute in this category.', 1000),
  'X-RateLimit-Remaining': describeIntegerHeader(
    'Requests left in this minute; at 0 the next one gets 429.',
    999,
  ),
  'X-RateLimit-Reset': describeIntegerHeader('Unix time when the minute ends.', examples.time),
  'Retry-After': describeIntegerHeader('Seconds to wait.', 12),
  'WWW-Authenticate': describeTextHeader('How to authenticate.', 'Bearer'),
  'Idempotent-Replayed': describeTextHeader(
    '`true` when this is the stored result of an earlier request.',
    'true',
  ),
};

const headerReferences: Json = Object.fromEntries(
  ['Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);
const replayedHeader: Json = { 'Idempotent-Replayed': { $ref: '#/components/headers/Idempotent-Replayed' } };

const introduction = `Blazon turns a sentence into a brand identity: a logo as SVG for light and dark backgrounds, colours and type.

**Asynchronous.** Generate returns a job immediately; the result arrives as a signed webhook event. There is nothing to poll.

**Refinable.** Each result creates a memory node. Pass its id with the next sentence, and only what you ask for changes.

**Two environments.** Test keys work on the sandbox host, Live keys on the live host. The two share no data.

**Restricted keys.** A key may be limited to scopes (\`read\`, \`generate\`, \`write\`), to networks, and to a period. A request
outside its limits gets \`insufficient_scope\`, \`network_not_allowed\` or \`expired_api_key\`.

**Safe to retry.** Send an \`Idempotency-Key\` with a POST, and you can repeat it safely within ${replayHours} hours.

**Errors** share one envelope; every code is explained under [Errors](/docs/errors).

**Lists** are newest first: \`limit\` 1 to 100, then \`starting_after\` with the previous \`next_cursor\`.

**Failures of a job** carry one of these codes (more may be added): ${Object.entries(failureCodes)
  .map(([code, meaning]) => `\`${code}\` (${meaning.replace(/\.$/, '').toLowerCase()})`)
  .join(', ')}.

${explainRateLimits()}

${explainWebhooks()}

${explainLiveFeed()}`;
