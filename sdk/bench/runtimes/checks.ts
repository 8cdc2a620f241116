import type * as blazonSdk from '../../src/blazon.ts';
import type { Blazon, BlazonEvent, RequestOptions } from '../../src/blazon.ts';

/** Checks the SDK's promises inside a runtime. Uses only APIs that every runtime has. */

export type Sdk = typeof blazonSdk;

export interface SignedRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CheckInput {
  /** The URL of an API that responds as its path says; see scripted-api.ts. */
  readonly apiUrl: string;
  readonly secret: string;
  /** An event as the service signs it. */
  readonly signed: SignedRequest;
  /** The same event, signed an hour ago. */
  readonly stale: SignedRequest;
}

interface Echo {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: { readonly name?: string };
  /** The idempotency keys of this request and all earlier ones. */
  readonly keys: readonly string[];
}

type Check = (sdk: Sdk, input: CheckInput) => Promise<void>;

const name = 'Kåffè 日本 🫘';

const checks: Readonly<Record<string, Check>> = {
  'sends key, body and idempotency key': async (sdk, input) => {
    const echo = await createEchoedProject(sdk, input, 'echo');
    expectSame([echo.method, echo.path, echo.authorization], ['POST', '/v1/projects', 'Bearer sk_test_x']);
    expectSame(echo.body.name, name);
    expectSame(echo.keys.length, 1);
  },
  'retries a 503 with the same key': async (sdk, input) => {
    const { keys } = await createEchoedProject(sdk, input, '503,503,echo');
    expectSame([keys.length, new Set(keys).size], [3, 1]);
  },
  'retries a 429 after Retry-After': async (sdk, input) => {
    const begin = Date.now();
    const { keys } = await createEchoedProject(sdk, input, '429,echo');
    expectSame([keys.length, Date.now() - begin >= 950], [2, true]);
  },
  'retries a reset connection': async (sdk, input) => {
    const { keys } = await createEchoedProject(sdk, input, 'reset,echo');
    expectSame([keys.length, new Set(keys).size], [2, 1]);
  },
  'retries a truncated response': async (sdk, input) => {
    expectSame((await createEchoedProject(sdk, input, 'cut,echo')).keys.length, 2);
  },
  'retries a late response': async (sdk, input) => {
    expectSame((await createEchoedProject(sdk, input, 'late,echo', { timeout: 400 })).keys.length, 2);
  },
  'reports a timeout as such': async (sdk, input) => {
    const error = await catchError(createEchoedProject(sdk, input, 'late', { timeout: 200, maxRetries: 0 }));
    expectSame(error instanceof sdk.TimeoutError, true);
  },
  'lets the caller abort a call': async (sdk, input) => {
    const abort = new AbortController();
    const reason = new Error('enough');
    setTimeout(() => abort.abort(reason), 100);
    expectSame(await catchError(createEchoedProject(sdk, input, 'late', { signal: abort.signal })), reason);
  },
  'throws errors with their class and fields': async (sdk, input) => {
    const error = await catchError(createEchoedProject(sdk, input, '404'));
    expectSame(error instanceof sdk.NotFoundError, true);
    const { status, code, requestId, advice } = error as InstanceType<Sdk['NotFoundError']>;
    expectSame([status, code, requestId, typeof advice], [404, 'resource_not_found', 'req_1', 'string']);
  },
  'does not follow a redirect with the key': async (sdk, input) => {
    const error = await catchError(createEchoedProject(sdk, input, 'redirect,echo', { maxRetries: 0 }));
    expectSame([error instanceof sdk.BlazonError, String(error).includes('redirect')], [true, true]);
  },
  'reports an unreachable server as such': async (sdk) => {
    const blazon = new sdk.Blazon({ apiKey: 'sk_test_x', baseUrl: 'https://localhost:1', maxRetries: 0 });
    expectSame((await catchError(blazon.projects.get('proj_1'))) instanceof sdk.ConnectionError, true);
  },
  'reads a list to its end': async (sdk, input) => {
    const ids: string[] = [];
    for await (const { id } of createClient(sdk, input, 'pages').projects.list({ limit: 2 })) ids.push(id);
    expectSame(ids, ['proj_3', 'proj_2', 'proj_1']);
  },
  'stays within the rate limit': async (sdk, input) => {
    const blazon = createClient(sdk, input, 'limited', { maxRetries: 0 });
    const calls = Array.from({ length: 25 }, () => blazon.projects.get('proj_1'));
    expectSame((await Promise.all(calls)).length, 25);
  },
  'verifies an event of the service': async (sdk, { signed, secret }) => {
    const bytes = new TextEncoder().encode(signed.body);
    for (const body of [signed.body, bytes, bytes.buffer])
      expectSame(await sdk.verifyWebhook(body, signed.headers, { secret }), JSON.parse(signed.body));
  },
  'rejects a forged, changed or old event': async (sdk, { signed, stale, secret }) => {
    const readReason = async (...[body, headers, key]: [string, SignedRequest['headers'], string]) => {
      const error = await catchError(sdk.verifyWebhook(body, headers, { secret: key }));
      return error instanceof sdk.WebhookVerificationError ? error.reason : String(error);
    };
    expectSame(
      await Promise.all([
        readReason(signed.body.replace('success', 'failed'), signed.headers, secret),
        readReason(`${signed.body}\n`, signed.headers, secret),
        readReason(signed.body, signed.headers, `whsec_${'A'.repeat(secret.length - 'whsec_'.length)}`),
        readReason(signed.body, signed.headers, 'whsec_AAAA'),
        readReason(signed.body, {}, secret),
        readReason(stale.body, stale.headers, secret),
      ]),
      [
        'signature_mismatch',
        'body_changed',
        'signature_mismatch',
        'secret_malformed',
        'header_missing',
        'timestamp_too_old',
      ],
    );
  },
  'handles a Request and returns a Response': async (sdk, { signed, secret }) => {
    const events: BlazonEvent[] = [];
    const handle = sdk.handleWebhook({ secret, onEvent: (event) => void events.push(event) });
    const request = (init: RequestInit) => new Request('https://here/hook', init);
    const response = await handle(request({ method: 'POST', ...signed }));
    const forged = await handle(request({ method: 'POST', body: signed.body }));
    const read = await handle(request({}));
    expectSame([response.status, forged.status, read.status, events.length], [204, 400, 405, 1]);
  },
  'keeps an event in the inbox until somebody waits for it': async (sdk, { signed, secret }) => {
    const inbox = new sdk.EventInbox({ secret });
    await inbox.receive(new Request('https://here/hook', { method: 'POST', ...signed }));
    expectSame((await inbox.waitForEvent(() => true)).event_id, JSON.parse(signed.body).event_id);
  },
};

export interface Outcome {
  readonly check: string;
  /** Null if the check passed. */
  readonly problem: string | null;
}

/**
 * `/hook` receives webhooks, `/checks` runs the checks and returns their results, `/shared` makes calls with a client
 * that all requests share.
 */
export function createRequestHandler(sdk: Sdk): (request: Request) => Promise<Response> {
  let shared: Blazon | undefined;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/checks')
      return Response.json(await runChecks(sdk, (await request.json()) as CheckInput));
    if (pathname === '/shared') {
      const input = (await request.json()) as CheckInput;
      const blazon = (shared ??= createClient(sdk, input, 'limited', { maxRetries: 0 }));
      const calls = Array.from({ length: 7 }, () => blazon.projects.get('proj_1'));
      return Response.json((await Promise.all(calls)).length);
    }
    return sdk.handleWebhook({ secret: searchParams.get('secret') ?? '', onEvent: () => undefined })(request);
  };
}

async function runChecks(sdk: Sdk, input: CheckInput): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [check, run] of Object.entries(checks)) {
    const problem = await run(sdk, input).then(
      () => null,
      (error: unknown) => listCauses(error).join(': '),
    );
    outcomes.push({ check, problem });
  }
  return outcomes;
}

function listCauses(error: unknown): readonly string[] {
  return error instanceof Error && error.cause !== undefined
    ? [String(error), ...listCauses(error.cause)]
    : [String(error)];
}

function createClient(sdk: Sdk, { apiUrl }: CheckInput, script: string, options: object = {}) {
  const baseUrl = `${apiUrl}/${crypto.randomUUID()}/${script}`;
  return new sdk.Blazon({ apiKey: 'sk_test_x', baseUrl, ...options });
}

async function createEchoedProject(
  sdk: Sdk,
  input: CheckInput,
  script: string,
  options?: RequestOptions,
): Promise<Echo> {
  const answer: unknown = await createClient(sdk, input, script).projects.create({ name }, options);
  return answer as Echo;
}

function catchError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
}

function expectSame(found: unknown, expected: unknown): void {
  if (found === expected || JSON.stringify(found) === JSON.stringify(expected)) return;
  throw new Error(`${String(found)} ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}
