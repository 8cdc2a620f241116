import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { certificateFiles, ensureCertificates } from '../../../tools/certificates.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Role } from '../../domain/roles.ts';
import { requireUuid } from '../../store/require-uuid.ts';
import { setPlan } from '../../store/workspaces.ts';
import { type Environment, findFreePorts, type ServerProcess, startServer } from './server-process.ts';
import { openOwner } from './stage.ts';

export interface ConsoleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Untyped, because each test knows the format of its bodies. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface ConsoleCall {
  readonly method?: string;
  readonly path: string;
  /** Sent as JSON, unless it is already text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client that behaves like a browser: it keeps cookies and sends an origin. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  call(call: ConsoleCall): Promise<ConsoleReply>;
  get(path: string): Promise<ConsoleReply>;
  post(path: string, body?: unknown): Promise<ConsoleReply>;
  /** Downloads a file, byte for byte. */
  bytes(path: string): Promise<Buffer>;
}

export interface SignedInPerson extends Visitor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Access to a running console, which several tests may share. */
export interface JoinedConsole {
  readonly origin: string;
  readonly owner: Database;
  visitor(): Visitor;
  /** Creates a person with a confirmed address, signed in. */
  signUp(details?: {
    readonly name?: string;
    readonly email?: string;
    readonly password?: string;
  }): Promise<SignedInPerson>;
  /** Creates a signed-in person with their own workspace on this plan. */
  signUpWithWorkspace(
    plan?: Plan,
  ): Promise<{ readonly person: SignedInPerson; readonly workspaceId: string }>;
  addMember(workspaceId: string, personId: string, role: Role): Promise<void>;
  setPlan(workspaceId: string, plan: Plan): Promise<void>;
  close(): Promise<void>;
}

/** A console in its own process, for tests that need other settings, read its output or stop it. */
export interface TestConsole extends JoinedConsole {
  readonly process: ServerProcess;
}

export interface ConsoleTestOptions {
  /** The folder of the built dashboard. Defaults to an empty page, for tests without a browser. */
  readonly folder?: string;
  readonly environment?: Environment;
}

/** Starts a console process on the suite's database. This takes seconds; `joinConsole` does not. */
export async function openConsole(
  environment: Environment,
  options: ConsoleTestOptions = {},
): Promise<TestConsole> {
  const { origin, server } = await startConsole(environment, options);
  const joined = joinConsole(environment, origin);
  return {
    ...joined,
    process: server,
    async close() {
      await Promise.all([server.stop(), joined.close()]);
    },
  };
}

export async function startConsole(
  environment: Environment,
  options: ConsoleTestOptions = {},
): Promise<{ readonly origin: string; readonly server: ServerProcess }> {
  await ensureCertificates();
  const [port = 0] = await findFreePorts(1);
  const origin = `https://console.blazon.localhost:${port}`;
  const server = await startServer('console', {
    ...environment,
    BLAZON_CONSOLE_ORIGIN: origin,
    BLAZON_HTTPS_PORT: String(port),
    // A high limit, because all tests sign in from one machine. Tests of the limit set their own.
    BLAZON_SIGN_IN_LIMIT: '1000000',
    BLAZON_DASHBOARD_FOLDER: options.folder ?? emptyDashboardFolder,
    ...options.environment,
  });
  return { origin, server };
}

/** Connects to a console that is already running. */
export function joinConsole(environment: Environment, origin: string): JoinedConsole {
  const agent = createAgent();
  const owner = openOwner(environment, 2);
  const visitor = () => createVisitor(agent, origin);
  const signUp = (details: Parameters<TestConsole['signUp']>[0] = {}) =>
    signUpPerson(visitor(), owner, details);
  return {
    origin,
    owner,
    visitor,
    signUp,
    async signUpWithWorkspace(plan = 'free') {
      const person = await signUp();
      const made = expectStatus(await person.post('/api/workspaces', { name: 'Northwind' }), 200);
      const workspaceId = String(made.body.id);
      if (plan !== 'free') await changePlan(owner, workspaceId, plan);
      return { person, workspaceId };
    },
    addMember: (workspaceId, personId, role) => addMember(owner, { workspaceId, personId, role }),
    setPlan: (workspaceId, plan) => changePlan(owner, workspaceId, plan),
    async close() {
      await Promise.all([agent.close(), owner.close()]);
    },
  };
}

export async function signUpPerson(
  visitor: Visitor,
  owner: Database,
  details: { readonly name?: string; readonly email?: string; readonly password?: string },
): Promise<SignedInPerson> {
  const { name = 'Ada Marsh', password = 'correct horse battery' } = details;
  const { email = `ada-${randomBytes(4).toString('hex')}@northwind.example` } = details;
  await postWhenAvailable(visitor, '/auth/sign-up/email', { name, email, password });
  await confirmAddress(owner, email);
  await postWhenAvailable(visitor, '/auth/sign-in/email', { email, password });
  const me = expectStatus(await visitor.get('/api/me'), 200);
  return { ...visitor, id: String(me.body.person.id), name, email, password };
}

/** Repeats a call that is answered with 503, because a busy machine may exceed the time limits of the database. */
async function postWhenAvailable(visitor: Visitor, path: string, body: unknown): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await visitor.post(path, body);
    if (reply.status !== 503 || attempt === 5) return void expectStatus(reply, 200);
    await wait(1_000);
  }
}

/** Marks an address as confirmed, as if the person had opened the link in the e-mail. */
export async function confirmAddress(owner: Database, email: string): Promise<void> {
  await owner.unscoped({
    text: 'UPDATE people.persons SET email_verified = true WHERE email = $1',
    values: [email],
  });
}

/** Returns an HTTP agent that trusts this checkout's certificate authority. */
export function createAgent(connections?: number): Agent {
  const connect = { ca: readFileSync(certificateFiles.authority), lookup: lookUpLoopback };
  return new Agent({ connect, ...(connections !== undefined && { connections }) });
}

async function addMember(
  owner: Database,
  member: { readonly workspaceId: string; readonly personId: string; readonly role: Role },
): Promise<void> {
  await owner.unscoped({
    text: `INSERT INTO members (workspace_id, person_id, role, created_at) VALUES ($1, $2, $3, now())
           ON CONFLICT (workspace_id, person_id) DO UPDATE SET role = excluded.role`,
    values: [
      requireUuid('workspace', member.workspaceId),
      requireUuid('person', member.personId),
      member.role,
    ],
  });
}

async function changePlan(owner: Database, workspaceId: string, plan: Plan): Promise<void> {
  await owner.unscopedTransaction((transaction) => setPlan(transaction, workspaceId, plan));
}

/** Creates a visitor. `address` differs from `origin` if several consoles share the origin. */
export function createVisitor(agent: Agent, origin: string, address = origin): Visitor {
  const cookies = new Map<string, string>();
  const call = async ({ method = 'GET', path, body, headers = {} }: ConsoleCall): Promise<ConsoleReply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const text = body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body);
    const response = await request(`${address}${path}`, {
      dispatcher: agent,
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
        ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      body: text,
    });
    keepCookies(cookies, response.headers['set-cookie']);
    const answer = await response.body.text();
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: answer,
      body: isJson && answer !== '' ? JSON.parse(answer) : undefined,
    };
  };
  return {
    cookies,
    call,
    get: (path) => call({ path }),
    post: (path, body = {}) => call({ method: 'POST', path, body }),
    async bytes(path) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { 'sec-fetch-site': 'same-origin', cookie };
      const response = await request(`${address}${path}`, { dispatcher: agent, headers });
      return Buffer.from(await response.body.arrayBuffer());
    },
  };
}

function keepCookies(cookies: Map<string, string>, set: string | string[] | undefined): void {
  for (const line of [set ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function expectStatus(reply: ConsoleReply, status: number): ConsoleReply {
  if (reply.status !== status) throw new Error(`Status ${reply.status} instead of ${status}: ${reply.text}`);
  return reply;
}

/** A folder with an empty page, served instead of the built dashboard. */
export const emptyDashboardFolder = join(import.meta.dirname, 'empty-dashboard');

/** A DNS lookup that resolves every host name to this machine. */
const lookUpLoopback = ((_host: string, options: { all?: boolean }, done: (...values: unknown[]) => void) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)) as never;
