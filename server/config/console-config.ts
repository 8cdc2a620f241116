import { join } from 'node:path';
import type { Reader } from './environment-reader.ts';

/** Settings of the console process; no other process needs them. */
export interface ConsoleConfig {
  /** The origin of the dashboard, without a trailing slash. */
  readonly origin: string;
  /** Connects as `blazon_console`. */
  readonly databaseUrl: string;
  /** The secret that signs cookies and single-use links, and encrypts second factors. */
  readonly secret: string;
  /** Secrets that only verify and decrypt: the previous secret after a rotation, the next secret before one. */
  readonly secretsForReading: readonly string[];
  /** The maximum number of sign-in attempts per minute and network. */
  readonly signInLimit: number;
  /** The maximum number of dashboard requests per minute by one person. */
  readonly personLimit: number;
  /** The maximum number of dashboard requests per minute by all members of a workspace together. */
  readonly workspaceLimit: number;
  /** The maximum age of a sign-in, in minutes, for operations that require a recent one. */
  readonly recentSignInMinutes: number;
  /** The folder of the built dashboard. */
  readonly folder: string;
  /** The SMTP URL with credentials, and the sender. Undefined disables e-mail. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Where to fetch the public keys of services that report leaked keys. */
  readonly reportKeysUrl: string;
}

export function readConsole(read: Reader): ConsoleConfig | undefined {
  if (read.optional('BLAZON_CONSOLE_ORIGIN') === undefined) return undefined;
  const origin = read.url('BLAZON_CONSOLE_ORIGIN').replace(/\/+$/, '');
  if (!origin.startsWith('https://')) read.problem('BLAZON_CONSOLE_ORIGIN must begin with https://');
  const secret = read.key('BLAZON_CONSOLE_SECRET');
  if (secret === undefined) read.problem('BLAZON_CONSOLE_SECRET is not set');
  const mailUrl = read.optional('BLAZON_MAIL_URL');
  return {
    origin,
    databaseUrl: read.text('BLAZON_CONSOLE_DATABASE_URL'),
    secret: secret ?? '',
    secretsForReading: read.keys('BLAZON_CONSOLE_SECRETS_FOR_READING'),
    signInLimit: read.integer('BLAZON_SIGN_IN_LIMIT', 30, 1, 1_000_000_000),
    personLimit: read.integer('BLAZON_CONSOLE_PERSON_LIMIT', 1_200, 1, 1_000_000_000),
    workspaceLimit: read.integer('BLAZON_CONSOLE_WORKSPACE_LIMIT', 6_000, 1, 1_000_000_000),
    recentSignInMinutes: read.integer('BLAZON_RECENT_SIGN_IN_MINUTES', 15, 1, 1_440),
    folder: read.text('BLAZON_DASHBOARD_FOLDER', join(import.meta.dirname, '../../dashboard/dist')),
    mail: mailUrl === undefined ? undefined : { url: mailUrl, from: read.text('BLAZON_MAIL_FROM') },
    reportKeysUrl: read.text(
      'BLAZON_LEAK_REPORT_KEYS_URL',
      'https://api.github.com/meta/public_keys/secret_scanning',
    ),
  };
}

export function describeConsole(
  config: ConsoleConfig,
  mask: (url: string | undefined) => string | undefined,
): Record<string, unknown> {
  return {
    ...config,
    databaseUrl: mask(config.databaseUrl),
    secret: '***',
    secretsForReading: config.secretsForReading.map(() => '***'),
    mail: config.mail && { ...config.mail, url: mask(config.mail.url) },
  };
}
