// Takes a customer's first steps: signs in, reads the documentation and creates a brand, over HTTPS.

import { request } from 'node:https';

export interface ServiceEndpoint {
  readonly host: string;
  readonly port: number;
  /** The certificate of the authority that signed the service's certificate, in PEM. */
  readonly authority: string;
}

interface ServiceReply {
  readonly status: number;
  readonly body: string;
}

/** Creates a project and its first brand; returns the id of the job. */
export async function generateBrand(endpoint: ServiceEndpoint, key: string): Promise<string> {
  const headers = (idempotencyKey: string) => ({
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'idempotency-key': idempotencyKey,
  });
  const project = await callService(endpoint, 'POST', '/v1/projects', headers('first-project'), {
    name: 'Northwind',
  });
  const job = await callService(endpoint, 'POST', '/v1/brands/generate', headers('first-brand'), {
    project_id: readField(project, 201, 'id'),
    prompt: 'Northwind, a coffee roastery by the harbour, calm and warm',
  });
  return readField(job, 202, 'id');
}

/** Checks that the documentation site is served, with the page of an error and the changelog. */
export async function checkDocumentation(endpoint: ServiceEndpoint): Promise<void> {
  for (const [path, words] of Object.entries(expectedPageTexts)) {
    const page = await callService(endpoint, 'GET', path, {});
    if (page.status !== 200 || !page.body.includes(words))
      throw new Error(`${path} answered ${page.status}, or its page lacks "${words}"`);
  }
}

const expectedPageTexts = {
  '/docs/': 'Quickstart',
  '/docs/errors/rate_limit_exceeded/': 'rate_limit_exceeded',
  '/docs/product/changelog/': 'TypeScript SDK',
};

/** Opens the dashboard's page and signs in. */
export async function signIn(endpoint: ServiceEndpoint, email: string, password: string): Promise<void> {
  const page = await callService(endpoint, 'GET', '/', {});
  if (page.status !== 200 || !page.body.includes('<script'))
    throw new Error(`the dashboard answered ${page.status}, or its page has no script`);
  const origin = `https://${endpoint.host}:${endpoint.port}`;
  const headers = { origin, 'content-type': 'application/json' };
  const answer = await callService(endpoint, 'POST', '/auth/sign-in/email', headers, { email, password });
  if (answer.status !== 200) throw new Error(`sign-in failed with ${answer.status}: ${answer.body}`);
}

async function callService(
  { host, port, authority }: ServiceEndpoint,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<ServiceReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ServiceReply>();
  // The address is given as an IP, because not every resolver knows names under `localhost`.
  const target = { host: '127.0.0.1', port, servername: host, ca: authority, method, path, timeout: 30_000 };
  const sent = request({ ...target, headers: { host: `${host}:${port}`, ...headers } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
    );
  });
  sent.on('error', reject);
  sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within 30 s`)));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

function readField({ status, body }: ServiceReply, expected: number, name: string): string {
  const value = status === expected ? (JSON.parse(body) as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string')
    throw new Error(`expected ${expected} with "${name}", got ${status}: ${body}`);
  return value;
}
