import { availableParallelism } from 'node:os';
import {
  limits,
  monthlyQuotas,
  type Plan,
  plans,
  type RateCategory,
  rateLimits,
} from '@blazon/contract/limits.ts';
import { type BillingConfig, describeBilling, readBilling } from './billing-config.ts';
import { type ConsoleConfig, describeConsole, readConsole } from './console-config.ts';
import { type CellConfig, describeCell, readCell } from './cell-config.ts';
import { createReader, type Environment, type Reader } from './environment-reader.ts';
import {
  describeDirector,
  type DirectorConfig,
  readDirector,
  readRecordings,
  readWindow,
} from './director-config.ts';
import { type TaskQueue, taskQueues } from '../domain/workflow-options.ts';
import { readDatabaseCa, readRedisCa, readTemporalTls, type TemporalTlsConfig } from './tls-config.ts';

/**
 * All settings. Only this code reads the environment. It validates everything at start and reports all mistakes
 * together.
 */
export interface Config {
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly ownerDatabaseUrl: string | undefined;
  /**
   * Certificate authorities that verify the database's certificate: a file, or `system`. Undefined connects without
   * TLS.
   */
  readonly databaseCaFile: string | undefined;
  readonly redisUrl: string;
  /** Certificate authorities that verify Redis's certificate; needs a rediss:// URL. */
  readonly redisCaFile: string | undefined;
  readonly temporalAddress: string;
  readonly temporalNamespace: string;
  /** Undefined connects without TLS. */
  readonly temporalTls: TemporalTlsConfig | undefined;
  readonly temporalApiKey: string | undefined;
  readonly hosts: { readonly live: string; readonly sandbox: string };
  readonly listenAddress: string;
  /** Undefined if a proxy terminates TLS; the proxy then connects to `httpPort`. */
  readonly tls: { readonly certFile: string; readonly keyFile: string; readonly port: number } | undefined;
  readonly httpPort: number | undefined;
  readonly internalAddress: string;
  readonly internalPort: number;
  readonly trustedProxies: readonly string[];
  readonly docsUrl: string;
  /** The folder of the built documentation site. Undefined serves only the API reference. */
  readonly siteFolder: string | undefined;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  /** The limit per minute and network for unauthenticated requests (no key, bad key, unknown path). */
  readonly unauthenticatedLimit: number;
  /** How long a stopping process keeps serving, so that load balancers notice that it stops. */
  readonly drainMilliseconds: number;
  readonly auditDays: number;
  /** How long events and delivery attempts are kept. */
  readonly historyDays: number;
  /** How long the usage ledger is kept. */
  readonly ledgerDays: number;
  /** How long the request log is kept. */
  readonly requestLogDays: number;
  /** How long a finished export is kept. */
  readonly exportDays: number;
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  readonly sandboxDays: number;
  /** How long questions to the art director and their answers are kept. */
  readonly directorDays: number;
  /** Live generations per month, by plan. */
  readonly quotas: Record<Plan, number>;
  /**
   * The key that encrypts webhook secrets: 32 bytes in base64. Only delivery workers, the API, the console and
   * operators need it.
   */
  readonly sealingKey: string | undefined;
  /** Keys that only decrypt: the previous key after a rotation, the next key before one. */
  readonly sealingKeysForReading: readonly string[];
  /** The queues that a worker process serves. */
  readonly workerQueues: readonly TaskQueue[];
  /**
   * The workflow bundle written by `npm run build:workflows`. If undefined, a worker bundles the workflows at start.
   */
  readonly workflowBundle: string | undefined;
  readonly designThreads: number;
  /** The folder of the embedding model that matches prompts to pictures. If undefined, only rules are used. */
  readonly meaningModel: string | undefined;
  readonly processingWindowSeconds: number;
  /** The delay before each delivery attempt, counted from the failure of the previous attempt. */
  readonly webhookDelaysSeconds: readonly number[];
  /** Private networks that webhooks may reach, for self-hosting. None by default. */
  readonly allowedNetworks: readonly string[];
  /** Name servers for webhook addresses. If empty, the system's name servers are used. */
  readonly webhookNameServers: readonly string[];
  /** A workspace is suspended if it was throttled in this many of the last ten minutes; 0 disables suspension. */
  readonly suspendAfterMinutes: number;
  readonly suspensionMinutes: number;
  /** Undefined if billing is not configured. */
  readonly billing: BillingConfig | undefined;
  /** The language model that directs new brands. If undefined, the library draws alone. */
  readonly director: DirectorConfig | undefined;
  /**
   * The folder of recorded conversations. If no model is connected, a job whose prompt was recorded gets the recorded
   * answers.
   */
  readonly recordings: string | undefined;
  /** Undefined if the dashboard is not configured. */
  readonly console: ConsoleConfig | undefined;
  /** Undefined if all workspaces live in one cell. */
  readonly cell: CellConfig | undefined;
  /** The OTLP address over HTTP. Undefined disables tracing. */
  readonly tracesUrl: string | undefined;
  readonly logLevel: string;
}

export function readConfig(environment: Environment = process.env): Config {
  const read = createReader(environment);
  const config = readSettings(read);
  read.finish();
  return config;
}

/** Reads all settings. The configuration reference passes its own reader to list the settings that exist. */
export function readSettings(read: Reader): Config {
  const tls = readTls(read);
  const hosts = {
    live: read.text('BLAZON_LIVE_HOST').toLowerCase(),
    sandbox: read.text('BLAZON_SANDBOX_HOST').toLowerCase(),
  };
  const director = readDirector(read);
  const config: Config = {
    ...readServices(read),
    hosts,
    listenAddress: read.text('BLAZON_LISTEN_ADDRESS', '127.0.0.1'),
    tls,
    httpPort: read.optional('BLAZON_HTTP_PORT') === undefined ? undefined : read.port('BLAZON_HTTP_PORT', 0),
    internalAddress: read.text('BLAZON_INTERNAL_ADDRESS', '127.0.0.1'),
    internalPort: read.port('BLAZON_INTERNAL_PORT', 9464),
    trustedProxies: read.networks('BLAZON_TRUSTED_PROXIES'),
    docsUrl: read.text(
      'BLAZON_DOCS_URL',
      `https://${hosts.live}${tls && tls.port !== 443 ? `:${tls.port}` : ''}/docs`,
    ),
    siteFolder: read.optional('BLAZON_SITE_FOLDER'),
    rateLimits: readRateLimits(read),
    unauthenticatedLimit: read.integer('BLAZON_UNAUTHENTICATED_LIMIT', 300, 1, 1_000_000_000),
    drainMilliseconds: read.integer('BLAZON_DRAIN_MILLISECONDS', 5_000, 0, 300_000),
    ...readRetention(read),
    quotas: readQuotas(read),
    sealingKey: read.key('BLAZON_SEALING_KEY'),
    sealingKeysForReading: read.keys('BLAZON_SEALING_KEYS_FOR_READING'),
    workerQueues: readQueues(read, director !== undefined),
    workflowBundle: read.optional('BLAZON_WORKFLOW_BUNDLE'),
    designThreads: read.integer('BLAZON_DESIGN_THREADS', availableParallelism(), 1, 256),
    meaningModel: read.optional('BLAZON_MEANING_MODEL'),
    processingWindowSeconds: readWindow(read, director),
    webhookDelaysSeconds: read.seconds('BLAZON_WEBHOOK_DELAYS_SECONDS', limits.webhookAttemptDelaysSeconds),
    allowedNetworks: read.ranges('BLAZON_ALLOWED_NETWORKS'),
    webhookNameServers: read.list('BLAZON_WEBHOOK_NAME_SERVERS'),
    suspendAfterMinutes: read.integer('BLAZON_SUSPEND_AFTER_MINUTES', 5, 0, 10),
    suspensionMinutes: read.integer('BLAZON_SUSPENSION_MINUTES', 15, 1, 10_080),
    billing: readBilling(read),
    director,
    recordings: readRecordings(read, director),
    console: readConsole(read),
    cell: readCell(read),
    tracesUrl: read.optional('BLAZON_TRACES_URL'),
    logLevel: read.text('BLAZON_LOG_LEVEL', 'info'),
  };
  if (tls === undefined && config.httpPort === undefined) {
    read.problem(
      'set BLAZON_TLS_CERT_FILE and BLAZON_TLS_KEY_FILE, or BLAZON_HTTP_PORT behind a trusted proxy',
    );
  }
  return config;
}

type ServiceSettings =
  | `database${'Url' | 'PoolSize' | 'CaFile'}`
  | 'ownerDatabaseUrl'
  | `redis${'Url' | 'CaFile'}`
  | `temporal${'Address' | 'Namespace' | 'Tls' | 'ApiKey'}`;

/** Reads the settings of PostgreSQL, Redis and Temporal. */
function readServices(read: Reader): Pick<Config, ServiceSettings> {
  return {
    databaseUrl: read.text('BLAZON_DATABASE_URL'),
    databasePoolSize: read.integer('BLAZON_DATABASE_POOL_SIZE', 20, 1, 500),
    ownerDatabaseUrl: read.optional('BLAZON_OWNER_DATABASE_URL'),
    databaseCaFile: readDatabaseCa(read),
    redisUrl: read.text('BLAZON_REDIS_URL'),
    redisCaFile: readRedisCa(read),
    temporalAddress: read.text('BLAZON_TEMPORAL_ADDRESS'),
    temporalNamespace: read.text('BLAZON_TEMPORAL_NAMESPACE', 'blazon'),
    temporalTls: readTemporalTls(read),
    temporalApiKey: read.optional('BLAZON_TEMPORAL_API_KEY'),
  };
}

/** Describes the configuration for the log at start, with passwords masked. */
export function describeConfig(config: Config): Record<string, unknown> {
  const mask = (url: string | undefined) =>
    url?.replace(/\/\/([^:/@]*):.*@/, '//$1:***@').replace(/\?.*$/, '?***');
  return {
    ...config,
    databaseUrl: mask(config.databaseUrl),
    ownerDatabaseUrl: mask(config.ownerDatabaseUrl),
    redisUrl: mask(config.redisUrl),
    sealingKey: config.sealingKey && '***',
    sealingKeysForReading: config.sealingKeysForReading.map(() => '***'),
    temporalApiKey: config.temporalApiKey && '***',
    billing: config.billing && describeBilling(config.billing, mask),
    director: config.director && describeDirector(config.director, mask),
    console: config.console && describeConsole(config.console, mask),
    cell: config.cell && describeCell(config.cell, mask),
    tracesUrl: mask(config.tracesUrl),
  };
}

/** Reads retention periods in days. */
function readRetention(read: Reader) {
  return {
    auditDays: read.integer('BLAZON_AUDIT_DAYS', 400, 1, 36_500),
    historyDays: read.integer('BLAZON_HISTORY_DAYS', limits.historyDays, 1, 3_650),
    ledgerDays: read.integer('BLAZON_LEDGER_DAYS', 800, 62, 36_500),
    requestLogDays: read.integer('BLAZON_REQUEST_LOG_DAYS', 30, 1, 3_650),
    exportDays: read.integer('BLAZON_EXPORT_DAYS', limits.exportDays, 1, 3_650),
    sandboxDays: read.integer('BLAZON_SANDBOX_DAYS', limits.sandboxDays, 1, 36_500),
    directorDays: read.integer('BLAZON_DIRECTOR_DAYS', 90, 1, 3_650),
  };
}

function readTls(read: Reader): Config['tls'] {
  const certFile = read.optional('BLAZON_TLS_CERT_FILE');
  const keyFile = read.optional('BLAZON_TLS_KEY_FILE');
  if (certFile === undefined && keyFile === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined) {
    read.problem('BLAZON_TLS_CERT_FILE and BLAZON_TLS_KEY_FILE must be set together');
    return undefined;
  }
  return { certFile, keyFile, port: read.port('BLAZON_HTTPS_PORT', 8443) };
}

/** Reads the queues to serve. Defaults to all queues, but without `direct` if no art director is configured. */
function readQueues(read: Reader, isDirected: boolean): readonly TaskQueue[] {
  const chosen = read.choices('BLAZON_WORKER_QUEUES', Object.keys(taskQueues) as TaskQueue[]);
  if (isDirected) return chosen;
  if (read.list('BLAZON_WORKER_QUEUES').includes('direct'))
    read.problem('BLAZON_WORKER_QUEUES names direct, but BLAZON_DIRECTOR_PROTOCOL is not set');
  return chosen.filter((queue) => queue !== 'direct');
}

function readQuotas(read: Reader): Config['quotas'] {
  const quota = (plan: Plan) =>
    read.integer(`BLAZON_MONTHLY_QUOTA_${plan.toUpperCase()}`, monthlyQuotas[plan], 0, 1e9);
  return Object.fromEntries(plans.map((plan) => [plan, quota(plan)])) as Config['quotas'];
}

/** Reads rate limits, which operators may override: BLAZON_RATE_LIMIT_AGENCY_STANDARD and so on. */
function readRateLimits(read: Reader): Config['rateLimits'] {
  const row = (plan: Plan): Record<RateCategory, number> => ({
    generation: read.integer(
      `BLAZON_RATE_LIMIT_${plan.toUpperCase()}_GENERATION`,
      rateLimits[plan].generation,
      1,
      1e9,
    ),
    standard: read.integer(
      `BLAZON_RATE_LIMIT_${plan.toUpperCase()}_STANDARD`,
      rateLimits[plan].standard,
      1,
      1e9,
    ),
  });
  return Object.fromEntries(plans.map((plan) => [plan, row(plan)])) as Config['rateLimits'];
}
