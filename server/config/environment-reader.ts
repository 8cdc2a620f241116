import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings and collects all problems, so that they are reported together. */
export interface Reader {
  optional(name: string): string | undefined;
  text(name: string, fallback?: string): string;
  integer(name: string, fallback: number, minimum: number, maximum: number): number;
  port(name: string, fallback: number): number;
  /** Reads a number of zero or more, with or without decimals. */
  decimal(name: string, fallback: number, maximum: number): number;
  /** Reads comma-separated values. */
  list(name: string): string[];
  /** Reads a subset of the choices. Defaults to all of them. */
  choices<Choice extends string>(name: string, all: readonly Choice[]): readonly Choice[];
  /** Reads one of the choices, if set. */
  choice<Choice extends string>(name: string, all: readonly Choice[]): Choice | undefined;
  /** Reads an http:// or https:// URL without a password or query. */
  url(name: string, fallback?: string): string;
  /** Reads a list of durations in seconds. */
  seconds(name: string, fallback: readonly number[]): readonly number[];
  /** Reads addresses or networks. */
  networks(name: string): string[];
  /** Reads networks in CIDR notation. */
  ranges(name: string): string[];
  /** Reads a key of 32 bytes in base64, if set. */
  key(name: string): string | undefined;
  /** Reads several such keys, separated by commas. */
  keys(name: string): string[];
  problem(text: string): void;
  /** Throws if there were any problems. */
  finish(): void;
}

export function createReader(environment: Environment): Reader {
  const problems: string[] = [];
  const problem = (text: string): void => void problems.push(text);
  const optional = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const list = (name: string): string[] =>
    (optional(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return {
    optional,
    list,
    problem,
    ...createNumberReaders(optional, list, problem),
    ...createPatternReaders(optional, problem),
    text(name, fallback) {
      const value = optional(name) ?? fallback;
      if (value === undefined) problem(`${name} is not set`);
      return value ?? '';
    },
    choices(name, all) {
      const parts = list(name);
      const chosen = all.filter((choice) => parts.includes(choice));
      if (chosen.length < parts.length)
        problem(`${name} must be a list of ${all.join(', ')}, each at most once`);
      return parts.length === 0 ? all : chosen;
    },
    networks(name) {
      const parts = list(name);
      for (const part of parts)
        if (isIP(part) === 0 && !isNetworkRange(part))
          problem(`${name} contains "${part}", which is not an address or a network`);
      return parts;
    },
    ranges(name) {
      const parts = list(name);
      for (const part of parts)
        if (!isNetworkRange(part))
          problem(`${name} contains "${part}", which is not a network such as 10.0.0.0/8`);
      return parts;
    },
    key(name) {
      const value = optional(name);
      // The message must not contain the key.
      if (value !== undefined && !isEncryptionKey(value))
        problem(`${name} must be 32 random bytes in base64 (openssl rand -base64 32)`);
      return value;
    },
    keys(name) {
      const parts = list(name);
      if (!parts.every(isEncryptionKey))
        problem(`${name} must be keys of 32 random bytes in base64, separated by commas`);
      return parts;
    },
    finish() {
      if (problems.length > 0) throw new Error(`The configuration is invalid:\n  ${problems.join('\n  ')}`);
    },
  };
}

function isEncryptionKey(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  // `fetch` rejects a URL with a password.
  return [url.username, url.password, url.search, url.hash].every((part) => part === '');
}

function isNetworkRange(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const maxPrefix = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxPrefix;
}

/** Readers for text that must match a pattern. */
function createPatternReaders(
  optional: Reader['optional'],
  problem: Reader['problem'],
): Pick<Reader, 'choice' | 'url'> {
  return {
    choice(name, all) {
      const value = optional(name);
      const chosen = all.find((choice) => choice === value);
      if (value !== undefined && chosen === undefined)
        problem(`${name} must be one of ${all.join(', ')}, not "${value}"`);
      return chosen;
    },
    url(name, fallback) {
      const value = optional(name) ?? fallback;
      if (value === undefined) problem(`${name} is not set`);
      // The value may contain a password, so the message must not repeat it.
      else if (!isWebAddress(value)) problem(`${name} must be an address such as https://host/v1`);
      return value ?? '';
    },
  };
}

function createNumberReaders(
  optional: Reader['optional'],
  list: Reader['list'],
  problem: Reader['problem'],
): Pick<Reader, 'integer' | 'port' | 'decimal' | 'seconds'> {
  const integer: Reader['integer'] = (name, fallback, minimum, maximum) => {
    const value = optional(name);
    if (value === undefined) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    problem(`${name} must be a whole number from ${minimum} to ${maximum}, not "${value}"`);
    return fallback;
  };
  return {
    integer,
    port: (name, fallback) => integer(name, fallback, 0, 65_535),
    decimal(name, fallback, maximum) {
      const value = optional(name);
      if (value === undefined) return fallback;
      const number = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
      if (number <= maximum) return number;
      problem(`${name} must be a number from 0 to ${maximum}, not "${value}"`);
      return fallback;
    },
    seconds(name, fallback) {
      const values = list(name).map(Number);
      if (values.some((number) => !(number >= 0 && number <= 86_400)) || values.length > 10)
        problem(`${name} must be at most ten numbers of seconds, each from 0 to 86400`);
      return values.length === 0 ? fallback : values;
    },
  };
}
