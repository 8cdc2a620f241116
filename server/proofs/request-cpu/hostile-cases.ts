import { limits } from '@blazon/contract/limits.ts';
import { authRoutes } from '../../http/console/accounts/auth-routes.ts';
import { hostileBodies, hostileValues } from '../../test/support/hostile-values.ts';
import {
  allOperations,
  type AnyOperation,
  type FieldSchema,
  propertiesOf,
  textFields,
} from '../../test/support/text-fields.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A hostile request, and a description of what is hostile about it. */
export interface HostileCase {
  readonly what: string;
  readonly api: 'v1' | 'console';
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ids of existing resources, so that a request with one hostile field is valid in all other fields. */
export interface KnownIds {
  readonly workspace_id: string;
  readonly v1Project: string;
  readonly consoleProject: string;
}

/** The longest path or query. The request line and the headers together are limited to 16 KiB. */
const maxTargetCharacters = 12_000;

export function makeCases(ids: KnownIds, random: SeededRandom, perField: number): HostileCase[] {
  const bodies = hostileBodies(limits.bodyBytes - 200);
  return [
    ...textFields.flatMap((field) => {
      const { operation, place, name, schema } = field;
      const maxCharacters = place === 'body' ? limits.bodyBytes - 400 : maxTargetCharacters / 3;
      return pickValues(schema, maxCharacters, { random, perField }).map((value) => ({
        what: `${place} ${name}: ${JSON.stringify(value.slice(0, 16))}… of ${value.length}`,
        ...createRequest(operation, ids, { place, name, value }),
      }));
    }),
    ...allOperations
      .filter(({ body }) => body !== undefined)
      .flatMap((operation) =>
        bodies.map(({ what, text }) => ({ what, ...createRequest(operation, ids), body: text })),
      ),
    ...allOperations
      .filter(({ method }) => method === 'GET')
      .map((operation) => manyParameters(operation, ids)),
    ...headerCases(ids, random, perField),
    ...signInCases(random, perField, bodies),
  ];
}

function pick<Value>(values: readonly Value[], random: SeededRandom, count: number): Value[] {
  if (values.length <= count) return [...values];
  return Array.from({ length: count }, () => values[random.between(0, values.length - 1)] as Value);
}

function pickValues(
  schema: FieldSchema,
  maxCharacters: number,
  { random, perField }: { readonly random: SeededRandom; readonly perField: number },
): string[] {
  return pick(hostileValues(schema, maxCharacters), random, perField).map((make) => make());
}

function createRequest(
  operation: AnyOperation,
  ids: KnownIds,
  hostile?: { readonly place: string; readonly name: string; readonly value: string },
): Omit<HostileCase, 'what'> {
  const hostileValueFor = (place: string, name: string): string | undefined =>
    hostile?.place === place && hostile.name === name ? hostile.value : undefined;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encode(hostileValueFor('path', name) ?? knownParameter(operation, ids, name), maxTargetCharacters),
  );
  const query =
    hostile?.place === 'query' ? `?${hostile.name}=${encode(hostile.value, maxTargetCharacters)}` : '';
  const fields = propertiesOf(operation.body).flatMap(([name, schema]) => {
    const value = hostileValueFor('body', name) ?? validValue(name, schema, operation, ids);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    api: operation.api,
    method: operation.method,
    path: path + query,
    ...(operation.body === undefined ? {} : { body: fitBody(Object.fromEntries(fields), hostile?.name) }),
  };
}

/** Returns the id for a path parameter. Operations that delete or end something get an id that does not exist. */
function knownParameter(operation: AnyOperation, ids: KnownIds, name: string): string {
  if (name === 'workspace_id') return ids.workspace_id;
  if (name === 'environment') return 'sandbox';
  if (name === 'project_id' && operation.method !== 'DELETE')
    return operation.api === 'v1' ? ids.v1Project : ids.consoleProject;
  return 'unknown';
}

const validValues: Readonly<Record<string, unknown>> = {
  email: 'ada@example.com',
  request_key: 'proof-of-cpu-0000000',
  token: 't'.repeat(40),
  password: 'correct horse battery',
  url: 'https://hooks.example.com/blazon',
  headers: 'webhook-id: evt_1\nservice-signature: 00',
  body: '{}',
  webhook_url: undefined,
  memory_id: undefined,
};

function validValue(name: string, schema: FieldSchema, operation: AnyOperation, ids: KnownIds): unknown {
  if (name === 'project_id') return operation.api === 'v1' ? ids.v1Project : ids.consoleProject;
  if (Object.hasOwn(validValues, name)) return validValues[name];
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf?.[0]) return validValue('', schema.anyOf[0], operation, ids);
  if (schema.type === 'integer') return schema.minimum ?? 0;
  return 'a'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** Shortens a value but keeps its last two characters, which make a pattern backtrack. */
function shorten(value: string, length: number): string {
  return value.length <= length ? value : value.slice(0, Math.max(0, length - 2)) + value.slice(-2);
}

function encode(value: string, maxCharacters: number): string {
  const whole = encodeURIComponent(value.toWellFormed());
  if (whole.length <= maxCharacters) return whole;
  return encodeURIComponent(
    shorten(value, Math.floor((value.length * maxCharacters) / whole.length) - 4).toWellFormed(),
  );
}

function fitBody(body: Record<string, unknown>, name: string | undefined): string {
  const text = JSON.stringify(body);
  const bytes = Buffer.byteLength(text);
  const value = name === undefined ? undefined : body[name];
  if (bytes <= limits.bodyBytes || name === undefined || typeof value !== 'string') return text;
  const length = Math.floor((value.length * (limits.bodyBytes - 400)) / bytes);
  return JSON.stringify({ ...body, [name]: shorten(value, length) });
}

function manyParameters(operation: AnyOperation, ids: KnownIds): HostileCase {
  const request = createRequest(operation, ids);
  const query = Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join('&');
  return { what: 'many query parameters', ...request, path: `${request.path}?${query}` };
}

function headerCases(ids: KnownIds, random: SeededRandom, perField: number): HostileCase[] {
  const names = ['idempotency-key', 'authorization', 'cookie', 'content-type', 'user-agent', 'if-none-match'];
  const withBody = allOperations.filter(({ body }) => body !== undefined).slice(0, 4);
  const consoleOperations = allOperations.filter(
    ({ api, method }) => api === 'console' && method !== 'DELETE',
  );
  const values = hostileValues({ type: 'string' }, 8_000)
    .map((make) => make())
    .filter((value) => /^[\t -~\u0080-\u00ff]+$/.test(value));
  return [...withBody, ...consoleOperations.slice(0, 4)].flatMap((operation) =>
    names.flatMap((name) =>
      pick(values, random, Math.ceil(perField / 4)).map((value) => ({
        what: `header ${name}: ${JSON.stringify(value.slice(0, 16))}… of ${value.length}`,
        ...createRequest(operation, ids),
        headers: { [name]: value.trim() === '' ? 'a' : value.trim() },
      })),
    ),
  );
}

/** The fields of the sign-in library's routes, for which the contract has no schema. */
const signInFields = [
  'name',
  'email',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'code',
  'callbackURL',
];

function signInCases(
  random: SeededRandom,
  perField: number,
  bodies: ReturnType<typeof hostileBodies>,
): HostileCase[] {
  const postRoutes = Object.keys(authRoutes).filter(
    (endpoint) => endpoint.startsWith('POST ') && !endpoint.endsWith('/sign-out'),
  );
  return postRoutes.flatMap((endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const validBody = {
      name: 'Ada',
      email: 'ada@example.com',
      password: 'correct horse battery',
      code: '000000',
    };
    const request = { api: 'console' as const, method, path };
    return [
      ...signInFields.flatMap((name) =>
        pickValues({ type: 'string', maxLength: 254 }, 60_000, {
          random,
          perField: Math.ceil(perField / 4),
        }).map((value) => ({
          what: `body ${name}: ${JSON.stringify(value.slice(0, 16))}… of ${value.length}`,
          ...request,
          body: fitBody({ ...validBody, newPassword: validBody.password, [name]: value }, name),
        })),
      ),
      ...pick(bodies, random, Math.ceil(perField / 4)).map(({ what, text }) => ({
        what,
        ...request,
        body: text,
      })),
    ];
  });
}
