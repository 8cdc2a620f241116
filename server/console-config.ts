import { join } from 'node:path';
import type { Reader } from './environment-reader.ts';

/** The dashboard's process as the operator set it up; only that process needs it. */
export interface ConsoleConfig {
  /** Where people open the dashboard, without a slash at the end. */
  readonly origin: string;
  /** As `blazon_console`. */
  readonly databaseUrl: string;
  /** Signs cookies and single-use links. */
  readonly secret: string;
  /** Tries to sign in, a minute and network. */
  readonly signInLimit: number;
  /** The built dashboard. */
  readonly folder: string;
  /** How letters leave: an SMTP address with user and password, and the sender; undefined sends none. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Where the public keys of those who report leaked keys are found. */
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
    signInLimit: read.integer('BLAZON_SIGN_IN_LIMIT', 30, 1, 1_000_000_000),
    folder: read.text('BLAZON_DASHBOARD_FOLDER', join(import.meta.dirname, '../dashboard/dist')),
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
    mail: config.mail && { ...config.mail, url: mask(config.mail.url) },
  };
}
