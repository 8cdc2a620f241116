import { isIP } from 'node:net';
import { type Plan, plans, type RateCategory, rateLimits } from '@blazon/contract/limits.ts';

/** The only reader of the environment. Everything is checked at start, and all mistakes are told at once. */
export interface Config {
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly ownerDatabaseUrl: string | undefined;
  readonly redisUrl: string;
  readonly temporalAddress: string;
  readonly temporalNamespace: string;
  readonly hosts: { readonly live: string; readonly sandbox: string };
  readonly listenAddress: string;
  /** Undefined when a proxy in front of the service ends TLS: then `httpPort` is the port it talks to. */
  readonly tls: { readonly certFile: string; readonly keyFile: string; readonly port: number } | undefined;
  readonly httpPort: number | undefined;
  readonly internalAddress: string;
  readonly internalPort: number;
  readonly trustedProxies: readonly string[];
  readonly docsUrl: string;
  readonly rateLimits: Record<Plan, Record<RateCategory, number>>;
  /** Requests per minute and network from callers that are not known (no key, bad key, unknown path). */
  readonly strangerLimit: number;
  /** How long a stopping process goes on serving so that load balancers notice. */
  readonly drainMilliseconds: number;
  readonly auditDays: number;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment = process.env): Config {
  const read = createReader(environment);
  const tls = readTls(read);
  const hosts = {
    live: read.text('BLAZON_LIVE_HOST').toLowerCase(),
    sandbox: read.text('BLAZON_SANDBOX_HOST').toLowerCase(),
  };
  const config: Config = {
    databaseUrl: read.text('BLAZON_DATABASE_URL'),
    databasePoolSize: read.integer('BLAZON_DATABASE_POOL_SIZE', 20, 1, 500),
    ownerDatabaseUrl: read.optional('BLAZON_OWNER_DATABASE_URL'),
    redisUrl: read.text('BLAZON_REDIS_URL'),
    temporalAddress: read.text('BLAZON_TEMPORAL_ADDRESS'),
    temporalNamespace: read.text('BLAZON_TEMPORAL_NAMESPACE', 'blazon'),
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
    rateLimits: readRateLimits(read),
    strangerLimit: read.integer('BLAZON_STRANGER_LIMIT', 300, 1, 1_000_000_000),
    drainMilliseconds: read.integer('BLAZON_DRAIN_MILLISECONDS', 5_000, 0, 300_000),
    auditDays: read.integer('BLAZON_AUDIT_DAYS', 400, 1, 36_500),
    logLevel: read.text('BLAZON_LOG_LEVEL', 'info'),
  };
  if (tls === undefined && config.httpPort === undefined) {
    read.problem(
      'set BLAZON_TLS_CERT_FILE and BLAZON_TLS_KEY_FILE, or BLAZON_HTTP_PORT behind a trusted proxy',
    );
  }
  read.finish();
  return config;
}

/** For the log at start: what is set, with passwords masked. */
export function describeConfig(config: Config): Record<string, unknown> {
  const mask = (url: string | undefined) =>
    url?.replace(/\/\/([^:/@]*):.*@/, '//$1:***@').replace(/\?.*$/, '?***');
  return {
    ...config,
    databaseUrl: mask(config.databaseUrl),
    ownerDatabaseUrl: mask(config.ownerDatabaseUrl),
    redisUrl: mask(config.redisUrl),
  };
}

type Reader = ReturnType<typeof createReader>;

function createReader(environment: Environment) {
  const problems: string[] = [];
  const value = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const integer = (name: string, fallback: number, minimum: number, maximum: number): number => {
    const given = value(name);
    if (given === undefined) return fallback;
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    problems.push(`${name} must be a whole number from ${minimum} to ${maximum}, not "${given}"`);
    return fallback;
  };
  return {
    optional: value,
    integer,
    port: (name: string, fallback: number) => integer(name, fallback, 0, 65_535),
    text(name: string, fallback?: string): string {
      const given = value(name) ?? fallback;
      if (given === undefined) problems.push(`${name} is not set`);
      return given ?? '';
    },
    networks(name: string): string[] {
      const parts = (value(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      for (const part of parts) {
        const [address = '', bits] = part.split('/');
        const valid = isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
        if (!valid) problems.push(`${name} holds "${part}", which is no address or network`);
      }
      return parts;
    },
    problem: (text: string) => problems.push(text),
    finish() {
      if (problems.length > 0)
        throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
    },
  };
}

function readTls(read: Reader): Config['tls'] {
  const certFile = read.optional('BLAZON_TLS_CERT_FILE');
  const keyFile = read.optional('BLAZON_TLS_KEY_FILE');
  if (certFile === undefined && keyFile === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined) {
    read.problem('BLAZON_TLS_CERT_FILE and BLAZON_TLS_KEY_FILE go together');
    return undefined;
  }
  return { certFile, keyFile, port: read.port('BLAZON_HTTPS_PORT', 8443) };
}

/** Who runs the service may set other limits: BLAZON_RATE_LIMIT_AGENCY_STANDARD and so on. */
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
