import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import type { KeyScope } from '@blazon/contract/key-scopes.ts';
import { t } from './text.ts';

/** The state of the form for a key's limits. */
export interface KeyLimitChoices {
  readonly access: 'full' | 'restricted';
  readonly scopes: readonly KeyScope[];
  readonly expiry: ExpiryChoice;
  /** The value of a date field, such as `2027-01-31`. */
  readonly date: string;
  /** Addresses and networks, separated by line breaks, spaces, commas or semicolons. */
  readonly networks: string;
}

export type ExpiryChoice = 'never' | '7' | '30' | '90' | '365' | 'date';

export const noLimits: KeyLimitChoices = {
  access: 'full',
  scopes: ['read'],
  expiry: 'never',
  date: '',
  networks: '',
};

/** Returns the state of the form for an existing key. Its expiry is shown as a date. */
export function toChoices({
  scopes,
  expires_at: expiresAt,
  allowed_networks: networks,
}: ConsoleKey): KeyLimitChoices {
  return {
    access: scopes === null ? 'full' : 'restricted',
    scopes: scopes ?? noLimits.scopes,
    expiry: expiresAt === null ? 'never' : 'date',
    date: expiresAt === null ? '' : formatLocalDate(new Date(expiresAt * 1000)),
    networks: (networks ?? []).join('\n'),
  };
}

/** Formats the date in the person's time zone as a date field expects it: `2027-01-31`. */
function formatLocalDate(time: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

const secondsPerDay = 86_400;

/** Converts the form to what the console API expects. `now` is in Unix seconds. */
export function toKeyLimits({ access, scopes, expiry, date, networks }: KeyLimitChoices, now: number) {
  return {
    scopes: access === 'full' ? null : [...scopes],
    expires_at: computeExpiry(expiry, date, now),
    allowed_networks: splitNetworks(networks),
  };
}

/** The longest entry that the console accepts. */
const maxEntryLength = 64;

/**
 * Splits a line at its spaces only if each part could be an address. Other lines stay whole, so that the error message
 * quotes what the person typed.
 */
function splitNetworks(networks: string): string[] {
  return networks
    .split(/[\n\r,;]+/)
    .flatMap((line) => {
      const parts = line.trim().split(/\s+/);
      const areAddresses = parts.every((part) => /^[\da-f.:/]+$/i.test(part));
      return areAddresses || line.trim().length > maxEntryLength ? parts : [line.trim()];
    })
    .filter((entry) => entry !== '');
}

function computeExpiry(expiry: ExpiryChoice, date: string, now: number): number | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return Math.floor(now) + Number(expiry) * secondsPerDay;
  // The key works until the end of that day in the person's time zone.
  const end = new Date(`${date}T23:59:59`).getTime() / 1000;
  return Number.isNaN(end) ? 0 : end;
}

export function isExpired(key: ConsoleKey, now: number): boolean {
  return key.expires_at !== null && key.expires_at <= now;
}

export const scopeNames: Record<KeyScope, string> = {
  read: t('keyLimits.read'),
  generate: t('keyLimits.generate'),
  write: t('keyLimits.manageProjects'),
};

/** Scope names in lower case, for all but the first name in a list. */
const lowerCaseScopeNames: Record<KeyScope, string> = {
  read: t('keyLimits.furtherRead'),
  generate: t('keyLimits.furtherGenerate'),
  write: t('keyLimits.furtherManageProjects'),
};

/** Describes the permissions in the list: "Full access" or "Read, generate". */
export function describeScopes({ scopes }: Pick<ConsoleKey, 'scopes'>): string {
  if (scopes === null) return t('keyLimits.fullAccess');
  return scopes.map((scope, index) => (index === 0 ? scopeNames : lowerCaseScopeNames)[scope]).join(', ');
}

/** Describes where the key works from, such as "from 2 networks". Empty if it works from anywhere. */
export function describeNetworks({
  allowed_networks: networks,
}: Pick<ConsoleKey, 'allowed_networks'>): string {
  const [network, ...others] = networks ?? [];
  if (network === undefined) return '';
  if (others.length === 0) return t('keyLimits.fromNetwork', { network });
  return t('keyLimits.fromNetworks', { count: others.length + 1 });
}
