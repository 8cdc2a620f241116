import { readFileSync } from 'node:fs';
import { ErrorBody } from '@blazon/contract/resources.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Agent, request } from 'undici';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import type { Environment as World } from '../../domain/environment.ts';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly environment?: World;
  readonly key?: string;
  /** Sent as JSON, unless it is already text or bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // Untyped for convenience: `createClient` has checked it against its schema.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface Client {
  call(call: Call): Promise<Reply>;
  close(): Promise<void>;
}

/** Sends real HTTPS requests to a process, and checks every response against the contract. */
export function createClient(port: number, options: { readonly connections?: number } = {}): Client {
  const agent = new Agent({
    connections: options.connections ?? 32,
    connect: { ca: readFileSync(certificateFiles.authority), lookup: lookUpLoopback },
  });
  return {
    async call(call) {
      const reply = await send(agent, port, call);
      checkContract(call, reply);
      return reply;
    },
    close: () => agent.close(),
  };
}

/** A DNS lookup that resolves every host name to this machine. */
export const lookUpLoopback = ((
  _host: string,
  options: { all?: boolean },
  done: (...values: unknown[]) => void,
) => (options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4))) as never;

async function send(agent: Agent, port: number, call: Call): Promise<Reply> {
  const url = `https://${apiHosts[call.environment ?? 'live']}:${port}${call.path}`;
  const headers: Record<string, string> = {
    ...(call.key === undefined ? {} : { authorization: `Bearer ${call.key}` }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  };
  const method = call.method ?? 'GET';
  const body = encodeBody(call.body);
  const response = await request(url, { dispatcher: agent, method, headers, body });
  const text = await response.body.text();
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

function encodeBody(body: unknown): string | Uint8Array | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

const validators = new Map<TSchema, ReturnType<typeof Compile>>();

/** Throws unless the value matches the schema exactly, without extra fields. */
export function assertMatches(schema: TSchema, value: unknown): void {
  let validator = validators.get(schema);
  if (!validator) validators.set(schema, (validator = Compile(schema)));
  if (validator.Check(value)) return;
  throw new Error(
    `The value does not match its schema: ${JSON.stringify(validator.Errors(value).slice(0, 3))}\n${JSON.stringify(value)}`,
  );
}

/** Throws if a response under /v1 breaks a rule that holds for all of them. */
function checkContract(call: Call, reply: Reply): void {
  const path = call.path.split('?', 1)[0] ?? '';
  if (!path.startsWith('/v1/')) return;
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    if (!/^\d+$/.test(reply.headers[name] ?? ''))
      throw new Error(`${name} is missing on ${call.method} ${path}`);
  }
  if (!/^req_[0-9a-z]{26}$/.test(reply.headers['request-id'] ?? '')) throw new Error('Request-Id is missing');
  if (call.method === 'HEAD' || reply.status === 204) return;
  if (reply.status >= 400) return checkError(reply);
  const operation = findOperation(call.method ?? 'GET', path);
  if (!operation) throw new Error(`${call.method} ${path} is not an operation of the contract`);
  if (operation.success.status !== reply.status)
    throw new Error(`Status ${reply.status} instead of ${operation.success.status}`);
  if (operation.success.schema) assertMatches(operation.success.schema, reply.body);
}

function checkError(reply: Reply): void {
  assertMatches(ErrorBody, reply.body);
  const { code, type, request_id: requestId, doc_url: docUrl } = reply.body.error;
  const row = errors[code as ErrorCode];
  if (row.status !== reply.status || row.type !== type)
    throw new Error(`${code} arrived as ${reply.status} ${type}`);
  if (requestId !== reply.headers['request-id']) throw new Error('request_id and Request-Id differ');
  if (!new RegExp(`/errors(?:#${code}|/${code}/)$`).test(String(docUrl)))
    throw new Error(`doc_url ${docUrl} does not lead to ${code}`);
}

function findOperation(method: string, path: string): Operation | undefined {
  return Object.values<Operation>(operations).find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
