import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { type ServerVerification, verifyHost } from './tls-verification.ts';
import { ScopedQuery, type ScopeStatement } from './scoped-query.ts';

/** A statement with a name is prepared once per connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface Transaction {
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** What store functions use. Rows of a workspace can only be reached inside its scope: row-level security. */
export interface Database {
  /** One statement inside a scope. */
  scoped<Row>(scope: Scope, statement: Statement): Promise<Row[]>;
  /** All or nothing inside a scope. */
  transaction<Result>(scope: Scope, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** One statement on tables that are read before a scope is known, or by an operator across all of them. */
  unscoped<Row>(statement: Statement): Promise<Row[]>;
  unscopedTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  usage(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface PostgresOptions {
  readonly url: string;
  /** Undefined connects without TLS. */
  readonly tls?: ServerVerification | undefined;
  readonly poolSize: number;
  /** How long one statement may take: seconds for customers, longer for upkeep. */
  readonly statementMilliseconds?: number;
  /** How long a connection may take to come about. */
  readonly connectMilliseconds?: number;
  readonly onConnectionError: (error: Error) => void;
}

/** Every wait has an end: connecting, the statement on the server, and the answer of a server that hangs. */
const usualConnectMilliseconds = 5_000;
const customerMilliseconds = 5_000;
export const maintenanceTimeoutMilliseconds = 60_000;
const answerSlack = 1_000;

export function connectPostgres(options: PostgresOptions): Database {
  const { statementMilliseconds = customerMilliseconds, connectMilliseconds = usualConnectMilliseconds } =
    options;
  const answerMilliseconds = statementMilliseconds + answerSlack;
  const pool = new pg.Pool({
    ...connectionConfig(options.url, options.tls),
    max: options.poolSize,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    query_timeout: answerMilliseconds,
    // A transaction whose process hangs must not hold its locks for ever.
    idle_in_transaction_session_timeout: answerMilliseconds,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other's answer share a round trip.
    pipeline: true,
    // One plan for all values. With a plan of its own for each, a large workspace that the statistics do not know is
    // read
    // whole and sorted for every page of a list; server/test/paging.test.ts holds the plan.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // Without a listener an outage would end the process.
  pool.on('error', options.onConnectionError);
  // The pool listens to idle connections only. One that breaks in use tells its user through the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const database: Database = {
    scoped: (scope, statement) => runStatement(pool, statement, setScope(scope)),
    transaction: (scope, work) => runTransaction(pool, () => [begin, setScope(scope)], work),
    unscoped: (statement) => runStatement(pool, statement),
    unscopedTransaction: (work) => runTransaction(pool, () => [begin], work),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return database;
}

/** Where to connect, and how the server proves itself. */
export function connectionConfig(
  url: string,
  tls: ServerVerification | undefined,
): Pick<pg.ClientConfig, 'connectionString' | 'ssl'> {
  return { connectionString: url, ...(tls && { ssl: verifyHost(tls, new URL(url).hostname) }) };
}

/** Whether the database was out of reach, so that the caller may try again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    awayCodes.has(code) ||
    // Connection troubles (08) and a server without room, connections or disk (53).
    /^(?:08|53)/.test(code) ||
    awayMessages.some((text) => error.message.includes(text))
  );
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57014', // statement timeout
  '25P03', // idle in a transaction for too long
  '25006', // read-only: a replica after a failover
]);
const awayMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
];

const begin: Statement = { name: 'begin', text: 'BEGIN' };
const commit: Statement = { name: 'commit', text: 'COMMIT' };

function setScope(scope: Scope): ScopeStatement {
  const workspace = decodeId('workspace', scope.workspaceId);
  if (workspace === undefined) throw new Error('A scope needs a workspace id.');
  return {
    name: 'set-scope',
    text: `SELECT set_config('blazon.workspace_id', $1, true), set_config('blazon.environment', $2, true)`,
    values: [workspace, scope.environment],
  };
}

/** One statement on a connection of its own for that long; a broken connection does not go back into the pool. */
async function runStatement<Row>(
  pool: pg.Pool,
  statement: Statement,
  scope?: ScopeStatement,
): Promise<Row[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return (await send(client, statement, scope)).rows as Row[];
  } catch (error) {
    if (isDatabaseUnavailable(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  prepare: () => Statement[],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const preparation = prepare();
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const batch = batchWrites(client);
    const prepared = Promise.all(preparation.map((each) => batch(each)));
    // The work's own queries queue up behind the preparation, which is awaited together with it.
    const transaction: Transaction = {
      query: async <Row>(statement: Statement) => (await batch(statement)).rows as Row[],
    };
    const [result] = await Promise.all([work(transaction), prepared]);
    const end = await send(client, commit);
    if (end.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A connection that cannot even roll back is thrown away. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function send(client: pg.PoolClient, statement: Statement, scope?: ScopeStatement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery(statement, scope, (error, answer) => (error ? reject(error) : resolve(answer))),
    );
  });
}

/**
 * Statements of a transaction that are sent in one go leave in one write: the system's call costs more than what is in
 * it.
 */
function batchWrites(client: pg.PoolClient): (statement: Statement) => Promise<pg.QueryResult> {
  let isOpen = false;
  return (statement) => {
    if (!isOpen) {
      isOpen = true;
      const { stream } = client.connection;
      stream.cork();
      process.nextTick(() => {
        isOpen = false;
        stream.uncork();
      });
    }
    return send(client, statement);
  };
}

/** Says whether the database answers, over a connection of its own. */
export interface DatabaseProbe {
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * For readiness. Not over the pool of requests: a process whose connections are all busy still serves, and must not be
 * taken out of rotation for it. However many ask at once, one question is in progress; it does not wait as long as a
 * customer would.
 */
export function createDatabaseProbe(
  options: Pick<PostgresOptions, 'url' | 'tls' | 'onConnectionError'>,
): DatabaseProbe {
  const database = connectPostgres({ ...options, poolSize: 1, statementMilliseconds: probeMilliseconds });
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await database.unscoped({ name: 'is-answering', text: 'SELECT 1' });
      return true;
    } catch {
      return false;
    } finally {
      asking = undefined;
    }
  };
  return {
    isAnswering() {
      asking ??= ask();
      return Promise.race([asking, wait(probeMilliseconds, false, { ref: false })]);
    },
    close: () => database.close(),
  };
}

const probeMilliseconds = 1_000;
