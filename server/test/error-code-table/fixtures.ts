import type { Database } from '../../integrations/postgres.ts';
import { type Call, type Client, createClient, type Reply } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createStage, openOwner } from '../support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from '../support/suite.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from '../support/tcp-fault-proxy.ts';
import { createWorkspace, type TestWorkspace } from '../support/workspaces.ts';

/** What the rows need: the suite, a workspace, an API process with strict limits, and a broken one. */
export interface ErrorTableFixtures {
  readonly suite: Suite;
  readonly owner: Database;
  readonly workspace: TestWorkspace;
  /** Calls the API with the live key of the workspace. */
  call(method: string, path: string, body?: unknown, more?: Partial<Call>): Promise<Reply>;
  /** A process that allows two requests per minute on Free and Pro. `gate` can cut off its database. */
  readonly strict: { readonly client: Client; readonly server: ServerProcess; readonly gate: TcpFaultProxy };
  /** A process whose database lacks a table. */
  readonly broken: {
    readonly client: Client;
    readonly server: ServerProcess;
    readonly workspace: TestWorkspace;
  };
  close(): Promise<void>;
}

/** Requests per minute on Free and Pro. */
export const strictLimit = 2;
/** Generations per minute on Pro. */
export const strictGenerationLimit = 6;
/** Live generations per month on Pro. */
export const strictQuota = 2;

/** Functions that close resources, called in reverse order. */
type CloseFunctions = (() => Promise<unknown>)[];

export async function openFixtures(): Promise<ErrorTableFixtures> {
  const closing: CloseFunctions = [];
  const close = async () => {
    for (const each of closing.toReversed()) await each();
  };
  try {
    const suite = joinSuite();
    closing.push(() => leaveSuite(suite));
    const workspace = await createWorkspace(suite.owner);
    const strict = await startStrictProcess(suite, closing);
    const broken = await startBrokenProcess(closing);
    const call: ErrorTableFixtures['call'] = (method, path, body, more) =>
      suite.clients[0].call({ method, path, key: workspace.keys.live, body, ...more });
    return { suite, owner: suite.owner, workspace, call, strict, broken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startStrictProcess(
  suite: Suite,
  closing: CloseFunctions,
): Promise<ErrorTableFixtures['strict']> {
  const database = new URL(suite.environment['BLAZON_DATABASE_URL'] ?? '');
  const gate = await createTcpFaultProxy(Number(database.port));
  closing.push(() => gate.close());
  database.port = String(gate.port);
  const served = await startProcess(closing, {
    ...suite.environment,
    BLAZON_DATABASE_URL: database.href,
    BLAZON_RATE_LIMIT_FREE_STANDARD: String(strictLimit),
    BLAZON_RATE_LIMIT_PRO_STANDARD: String(strictLimit),
    BLAZON_RATE_LIMIT_PRO_GENERATION: String(strictGenerationLimit),
    BLAZON_MONTHLY_QUOTA_PRO: String(strictQuota),
  });
  return { gate, ...served };
}

/** Starts a process whose requests fail unexpectedly, because a table is missing. */
async function startBrokenProcess(closing: CloseFunctions): Promise<ErrorTableFixtures['broken']> {
  const stage = await createStage('broken');
  closing.push(() => stage.close());
  const owner = openOwner(stage.environment);
  const workspace = await createWorkspace(owner);
  await owner.unscoped({ text: 'ALTER TABLE projects RENAME TO projects_elsewhere' });
  await owner.close();
  return { workspace, ...(await startProcess(closing, stage.environment)) };
}

async function startProcess(closing: CloseFunctions, environment: Suite['environment']) {
  const server = await startServer('api', environment);
  closing.push(() => server.stop());
  const client = createClient(server.httpsPort);
  closing.push(() => client.close());
  return { server, client };
}
