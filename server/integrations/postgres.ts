import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Scope } from '../domain/environment.ts';
import { type ServerVerification, createVerifyingTlsOptions } from './tls-verification.ts';
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

/**
 * The database access of store functions. Row-level security allows access to a workspace's rows only inside its
 * scope.
 */
export interface Database {
  /** Runs one statement inside a scope. */
  scoped<Row>(scope: Scope, statement: Statement): Promise<Row[]>;
  /** Runs a transaction inside a scope. */
  transaction<Result>(scope: Scope, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs one statement outside any scope: before the workspace is known, or for an operator across all workspaces.
   */
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
  /** The statement timeout: seconds for requests, longer for upkeep. */
  readonly statementMilliseconds?: number;
  /** The timeout for opening a connection. */
  readonly connectMilliseconds?: number;
  /** Whether there are several cells. If so, no scope can be set for a workspace that is moving to another cell. */
  readonly isCell?: boolean;
  readonly onConnectionError: (error: Error) => void;
}

const defaultConnectMilliseconds = 5_000;
const customerTimeoutMilliseconds = 5_000;
export const maintenanceTimeoutMilliseconds = 60_000;
/**
 * The client gives up this long after the statement timeout, in case the server hangs and does not end the statement.
 */
const clientTimeoutSlackMilliseconds = 1_000;

export function connectPostgres(options: PostgresOptions): Database {
  const {
    statementMilliseconds = customerTimeoutMilliseconds,
    connectMilliseconds = defaultConnectMilliseconds,
  } = options;
  const answerMilliseconds = statementMilliseconds + clientTimeoutSlackMilliseconds;
  const setScope = options.isCell === true ? createCellScopeStatement : createPlainScopeStatement;
  const pool = new pg.Pool({
    ...createConnectionConfig(options.url, options.tls),
    max: options.poolSize,
    ...(options.isCell === true && { application_name: cellApplicationName }),
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    query_timeout: answerMilliseconds,
    // Otherwise a transaction of a hung process would hold its locks for ever.
    idle_in_transaction_session_timeout: answerMilliseconds,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Lets independent statements share a round trip.
    pipeline: true,
    // Uses generic plans. With custom plans, PostgreSQL would read and sort a whole large workspace for every page of
    // a list if the workspace is missing from its statistics. server/test/paging.test.ts checks the plan.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // Without a listener, an outage would end the process.
  pool.on('error', options.onConnectionError);
  // The pool handles only errors of idle connections. If a connection breaks in use, its query fails, so the event
  // itself is ignored.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const database: Database = {
    scoped: (scope, statement) => runStatement(pool, statement, setScope(scope)),
    transaction: (scope, work) => runTransaction(pool, () => [beginStatement, setScope(scope)], work),
    unscoped: (statement) => runStatement(pool, statement),
    unscopedTransaction: (work) => runTransaction(pool, () => [beginStatement], work),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return database;
}

/** The server's address, and how to verify its certificate. */
export function createConnectionConfig(
  url: string,
  tls: ServerVerification | undefined,
): Pick<pg.ClientConfig, 'connectionString' | 'ssl'> {
  return {
    connectionString: url,
    ...(tls && { ssl: createVerifyingTlsOptions(tls, new URL(url).hostname) }),
  };
}

/** Whether the database was unavailable, so that a retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableCodes.has(code) ||
    // 08: connection exceptions; 53: insufficient resources such as a full disk; 58: errors of the operating system.
    /^(?:08|53|58)/.test(code) ||
    unavailableMessages.some((text) => error.message.includes(text))
  );
}

/** Whether a unique index rejected a row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

const unavailableCodes = new Set([
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
  '25006', // the server is read-only: a replica after a failover
]);
const unavailableMessages = [
  // reported for a new connection when the disk is full
  'could not write init file',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
];

const beginStatement: Statement = { name: 'begin', text: 'BEGIN' };
const commitStatement: Statement = { name: 'commit', text: 'COMMIT' };

/** The name of connections that cannot access a frozen workspace. A move needs all connections to have this name. */
export const cellApplicationName = 'blazon-cell';

function createPlainScopeStatement(scope: Scope): ScopeStatement {
  return {
    name: 'set-scope',
    text: `SELECT set_config('blazon.workspace_id', $1, true), set_config('blazon.environment', $2, true)`,
    values: createScopeSettings(scope),
  };
}

/**
 * Sets the scope. Fails like an unavailable database while the workspace is moving, so that callers and activities
 * retry.
 */
function createCellScopeStatement(scope: Scope): ScopeStatement {
  return {
    name: 'set-cell-scope',
    text: `SELECT set_config('blazon.workspace_id', serving_workspace($1), true), set_config('blazon.environment', $2, true)`,
    values: createScopeSettings(scope),
  };
}

function createScopeSettings(scope: Scope): readonly string[] {
  const workspace = decodeId('workspace', scope.workspaceId);
  if (workspace === undefined) throw new Error('A scope needs a workspace id.');
  return [workspace, scope.environment];
}

/** Runs one statement on a pooled connection. A broken connection does not return to the pool. */
async function runStatement<Row>(
  pool: pg.Pool,
  statement: Statement,
  scope?: ScopeStatement,
): Promise<Row[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return (await sendStatement(client, statement, scope)).rows as Row[];
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
    const batch = createWriteBatcher(client);
    const prepared = Promise.all(preparation.map((statement) => batch(statement)));
    // The work's queries are queued behind the statement that sets the scope, and both are awaited together.
    const transaction: Transaction = {
      query: async <Row>(statement: Statement) => (await batch(statement)).rows as Row[],
    };
    const [result] = await Promise.all([work(transaction), prepared]);
    const commit = await sendStatement(client, commitStatement);
    if (commit.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Rolls back. Returns an error if the connection cannot roll back and must be discarded. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function sendStatement(
  client: pg.PoolClient,
  statement: Statement,
  scope?: ScopeStatement,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery(statement, scope, (error, result) => (error ? reject(error) : resolve(result))),
    );
  });
}

/**
 * Returns a function that sends statements. All statements of one tick go out in a single write, because a system
 * call costs more than the bytes that it sends.
 */
function createWriteBatcher(client: pg.PoolClient): (statement: Statement) => Promise<pg.QueryResult> {
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
    return sendStatement(client, statement);
  };
}

/** Checks whether the database responds, over its own connection. */
export interface DatabaseProbe {
  isAnswering(): Promise<boolean>;
  /** The server's clock, in milliseconds since 1970. */
  readTime(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Creates the probe for readiness and for the clock. It has its own connection, because a process whose connections
 * are all busy still works and must count as ready. Concurrent checks share one query, with a shorter timeout than a
 * customer's query.
 */
export function createDatabaseProbe(
  options: Pick<PostgresOptions, 'url' | 'tls' | 'isCell' | 'onConnectionError'>,
): DatabaseProbe {
  const database = connectPostgres({ ...options, poolSize: 1, statementMilliseconds: probeMilliseconds });
  let pendingCheck: Promise<boolean> | undefined;
  const runCheck = async (): Promise<boolean> => {
    try {
      await database.unscoped({ name: 'is-answering', text: 'SELECT 1' });
      return true;
    } catch {
      return false;
    } finally {
      pendingCheck = undefined;
    }
  };
  return {
    isAnswering() {
      pendingCheck ??= runCheck();
      return Promise.race([pendingCheck, wait(probeMilliseconds, false, { ref: false })]);
    },
    async readTime() {
      const [row] = await database.unscoped<{ time: number }>({
        name: 'read-time',
        text: `SELECT date_part('epoch', clock_timestamp()) * 1000 AS time`,
      });
      if (row === undefined) throw new Error('The database did not return its time.');
      return row.time;
    },
    close: () => database.close(),
  };
}

const probeMilliseconds = 1_000;
