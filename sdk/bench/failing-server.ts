import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SeededRandom, seededRandom } from '../../server/proofs/seeded-random.ts';

/** The fault that an attempt gets instead of a response. */
interface Failure {
  /** `reset` closes the connection, `cut` truncates the response, and `late` delays it beyond the client's timeout. */
  readonly kind: '429' | '503' | 'reset' | 'cut' | 'late';
  /** Whether the operation was executed before its response was lost. */
  readonly isAfterExecution: boolean;
}

export interface FailingServer {
  readonly url: string;
  /** How many times each operation was executed, by the name of its call. */
  readonly executions: ReadonlyMap<string, number>;
  /** The number of failed attempts. */
  readonly failures: number;
  /** The failed attempts whose operation had been executed before the failure. */
  readonly failuresAfterExecution: number;
  close(): Promise<void>;
}

/**
 * Responds like the API, but first fails each call up to `maxFailures` times, before or after the operation. The seed
 * and the name of the call decide how. Supports idempotency keys, so each operation is executed once for a client that
 * reuses its key.
 */
export async function startFailingServer(options: {
  readonly seed: number;
  readonly maxFailures: number;
  readonly lateMilliseconds: number;
}): Promise<FailingServer> {
  const executions = new Map<string, number>();
  const answers = new Map<string, Answer>();
  const attempts = new Map<string, number>();
  const counts = { failures: 0, failuresAfterExecution: 0 };

  const execute = ({ name, method, key }: ReceivedRequest): Answer => {
    if (method === 'GET') return { status: 200, body: { id: name } };
    const stored = method === 'POST' ? answers.get(key) : undefined;
    if (stored) return stored;
    if (method === 'DELETE' && executions.has(name)) return notFound;
    executions.set(name, (executions.get(name) ?? 0) + 1);
    const answer =
      method === 'POST'
        ? { status: 201, body: { name } }
        : { status: 200, body: { id: name, object: 'project', deleted: true } };
    if (method === 'POST') answers.set(key, answer);
    return answer;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await readRequest(request);
    const attempt = attempts.get(received.name) ?? 0;
    attempts.set(received.name, attempt + 1);
    const failure = planFailures(received.name, options)[attempt];
    if (failure === undefined) return sendAnswer(response, execute(received));
    counts.failures += 1;
    if (failure.isAfterExecution) counts.failuresAfterExecution += 1;
    const answer = failure.isAfterExecution ? execute(received) : undefined;
    sendFailure(failure, { request, response, answer, lateMilliseconds: options.lateMilliseconds });
  };

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    executions,
    get failures() {
      return counts.failures;
    },
    get failuresAfterExecution() {
      return counts.failuresAfterExecution;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface ReceivedRequest {
  readonly method: string;
  /** The name of the call, from its body or the id in its path. */
  readonly name: string;
  readonly key: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const notFound: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_not_found', message: 'Gone.' } },
};

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { name, prompt } = (text === '' ? {} : JSON.parse(text)) as { name?: string; prompt?: string };
  return {
    method: request.method ?? '',
    name: name ?? prompt ?? request.url?.split('/').at(-1) ?? '',
    key: String(request.headers['idempotency-key']),
  };
}

/** Returns the failures of a call before it succeeds. They depend only on the seed and the name of the call. */
function planFailures(
  name: string,
  { seed, maxFailures }: { seed: number; maxFailures: number },
): readonly Failure[] {
  const nameSeed = [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), seed);
  const random = seededRandom(nameSeed);
  const count = random.fraction() < 0.4 ? 0 : random.between(1, maxFailures);
  return Array.from({ length: count }, () => chooseFailure(random));
}

function chooseFailure(random: SeededRandom): Failure {
  const chance = random.fraction();
  const isAfterExecution = random.fraction() < 0.5;
  if (chance < 0.3) return { kind: '429', isAfterExecution: false };
  if (chance < 0.55) return { kind: '503', isAfterExecution };
  if (chance < 0.8) return { kind: 'reset', isAfterExecution };
  if (chance < 0.99) return { kind: 'cut', isAfterExecution: true };
  return { kind: 'late', isAfterExecution: true };
}

interface FailureOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: Answer | undefined;
  readonly lateMilliseconds: number;
}

function sendFailure(
  { kind }: Failure,
  { request, response, answer, lateMilliseconds }: FailureOptions,
): void {
  const { body, status } = answer ?? { body: {}, status: 200 };
  if (kind === '429') response.writeHead(429, { 'retry-after': '1' }).end('{}');
  else if (kind === '503') response.writeHead(503).end('{}');
  else if (kind === 'reset') request.socket.resetAndDestroy();
  else if (kind === 'late')
    setTimeout(() => response.writeHead(status).end(JSON.stringify(body)), lateMilliseconds);
  else {
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-length': text.length }).write(text.slice(0, 3));
    setTimeout(() => request.socket.destroy(), 5);
  }
}

function sendAnswer(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
