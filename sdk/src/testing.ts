import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlazonEvent } from './webhooks.ts';
import { signWebhook } from './webhooks.ts';

/** A valid signing secret for tests. */
export const testSecret = 'whsec_dGVzdCBzZWNyZXQgb2YgdGhpcnR5LXR3byBieXRlcyE=';

/** Creates a complete event as the API would send it. Any part can be replaced. */
export function successEvent(data: Partial<SuccessData> = {}): BlazonEvent {
  return {
    event_id: createId('evt'),
    type: 'generation.success',
    created_at: Math.floor(Date.now() / 1000),
    data: {
      job_id: createId('job'),
      project_id: createId('proj'),
      memory_id: createId('mem'),
      assets: {
        logo_svg: createLogo('#12304a'),
        logo_svg_dark: createLogo('#e2a76f'),
        primary_color: '#12304a',
        secondary_color: '#e2a76f',
        font_family: 'Fraunces',
        font_weight_heading: '600',
        font_weight_body: '400',
      },
      ...data,
    },
  };
}

type SuccessData = Extract<BlazonEvent, { type: 'generation.success' }>['data'];

export function failedEvent(code = 'generation_failed', data: Partial<FailedData> = {}): BlazonEvent {
  return {
    event_id: createId('evt'),
    type: 'generation.failed',
    created_at: Math.floor(Date.now() / 1000),
    data: {
      job_id: createId('job'),
      project_id: createId('proj'),
      error: { code, message: 'The identity could not be drawn.' },
      ...data,
    },
  };
}

type FailedData = Extract<BlazonEvent, { type: 'generation.failed' }>['data'];

/** Sends a signed event to a URL, as Blazon does. */
export async function sendEvent(
  url: string,
  event: BlazonEvent,
  secret: string = testSecret,
): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(url, {
    method: 'POST',
    body,
    headers: await signWebhook(body, { secret, id: event.event_id }),
  });
}

export interface TestServer {
  /** The value for `baseUrl`. */
  readonly url: string;
  /** The request bodies of all generations so far. */
  readonly generations: readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly secret?: string;
  /** Receives the events of generations without their own `webhook_url`. */
  readonly webhookUrl?: string;
  /** Decides the outcome of a generation. The default is a success. */
  readonly eventOf?: (job: {
    readonly job_id: string;
    readonly project_id: string;
    readonly prompt: string;
  }) => BlazonEvent;
}

/**
 * Starts a small server that responds like the API, to test your program without network, key or quota. Projects can
 * be created and read, and every generation is followed by a signed event. The server does not validate requests.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { routes, generations } = createRoutes(options);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, id = ''] = /^\/v1\/projects\/([^/]+)$/.exec(pathname) ?? [];
    const route = routes[`${request.method} ${id === '' ? pathname : '/v1/projects/'}`];
    const text = Buffer.concat(chunks).toString();
    const [status, body] = route?.(text === '' ? {} : (JSON.parse(text) as Body), id) ?? notFound;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': createId('req') });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    generations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Body = Readonly<Record<string, unknown>>;

function createRoutes({ webhookUrl, secret, eventOf }: TestServerOptions) {
  const projects = new Map<string, Body>();
  const generations: Body[] = [];
  const routes: Readonly<Record<string, (body: Body, id: string) => [number, unknown]>> = {
    'POST /v1/projects': (body) => {
      const project = { ...createProject(), ...body };
      projects.set(project.id, project);
      return [201, project];
    },
    'GET /v1/projects': () => [
      200,
      { object: 'list', data: [...projects.values()].reverse(), has_more: false, next_cursor: null },
    ],
    'GET /v1/projects/': (_body, id) => {
      const project = projects.get(id);
      return project ? [200, project] : notFound;
    },
    'POST /v1/brands/generate': (body) => {
      generations.push(body);
      const job = { job_id: createId('job'), project_id: String(body['project_id']) };
      const event = eventOf?.({ ...job, prompt: String(body['prompt']) }) ?? successEvent(job);
      const url = body['webhook_url'] ?? webhookUrl;
      // The event follows the response, as with the API. Failures of the receiver are ignored: the receiver's own
      // test must notice them.
      if (typeof url === 'string')
        setTimeout(() => void sendEvent(url, event, secret).catch(() => undefined), 10);
      const { created_at } = event;
      return [
        202,
        { id: job.job_id, object: 'job', project_id: job.project_id, status: 'queued', created_at },
      ];
    },
  };
  return { routes, generations };
}

function createProject() {
  return {
    id: createId('proj'),
    object: 'project',
    workspace_id: createId('ws'),
    name: '',
    description: null,
    status: 'active',
    created_at: Math.floor(Date.now() / 1000),
  };
}

const notFound: [number, unknown] = [
  404,
  {
    error: {
      type: 'invalid_request_error',
      code: 'resource_not_found',
      message: 'The test server does not support this request.',
      param: null,
    },
  },
];

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
function createId(prefix: string): string {
  return `${prefix}_0${[...crypto.getRandomValues(new Uint8Array(25))].map((byte) => alphabet[byte % 32]).join('')}`;
}

function createLogo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="${colour}"/></svg>`;
}
