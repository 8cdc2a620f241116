import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings and collects problems, so that all of them are reported together. */
export interface Reader {
  optional(name: string): string | undefined;
  text(name: string, fallback?: string): string;
  integer(name: string, fallback: number, minimum: number, maximum: number): number;
  port(name: string, fallback: number): number;
  /** A number of zero or more, with or without decimals. */
  decimal(name: string, fallback: number, maximum: number): number;
  /** Comma-separated values. */
  list(name: string): string[];
  /** A subset of these; all of them by default. */
  choices<Choice extends string>(name: string, all: readonly Choice[]): readonly Choice[];
  /** One of these, if set. */
  choice<Choice extends string>(name: string, all: readonly Choice[]): Choice | undefined;
  /** An http:// or https:// URL without a password or query. */
  url(name: string, fallback?: string): string;
  /** Numbers of seconds. */
  seconds(name: string, fallback: readonly number[]): readonly number[];
  /** Addresses or networks. */
  networks(name: string): string[];
  /** Networks in CIDR notation only. */
  ranges(name: string): string[];
  /** A key of 32 bytes in base64, if set. */
  key(name: string): string | undefined;
  /** Several such keys, separated by commas. */
  keys(name: string): string[];
  problem(text: string): void;
  /** Throws if there were problems. */
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
    ...numberReaders(optional, list, problem),
    ...formReaders(optional, problem),
    text(name, fallback) {
      const given = optional(name) ?? fallback;
      if (given === undefined) problem(`${name} is not set`);
      return given ?? '';
    },
    choices(name, all) {
      const given = list(name);
      const chosen = all.filter((choice) => given.includes(choice));
      if (chosen.length < given.length) problem(`${name} must be some of ${all.join(', ')}, each once`);
      return given.length === 0 ? all : chosen;
    },
    networks(name) {
      const parts = list(name);
      for (const part of parts)
        if (isIP(part) === 0 && !isRange(part))
          problem(`${name} holds "${part}", which is no address or network`);
      return parts;
    },
    ranges(name) {
      const parts = list(name);
      for (const part of parts)
        if (!isRange(part)) problem(`${name} holds "${part}", which is no network such as 10.0.0.0/8`);
      return parts;
    },
    key(name) {
      const given = optional(name);
      // The message must not contain the key.
      if (given !== undefined && !isKey(given))
        problem(`${name} must be 32 random bytes in base64 (openssl rand -base64 32)`);
      return given;
    },
    keys(name) {
      const given = list(name);
      if (!given.every(isKey))
        problem(`${name} must be keys of 32 random bytes in base64, with commas between them`);
      return given;
    },
    finish() {
      if (problems.length > 0) throw new Error(`The configuration is invalid:\n  ${problems.join('\n  ')}`);
    },
  };
}

function isKey(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  // `fetch` rejects a URL with a password.
  return [url.username, url.password, url.search, url.hash].every((part) => part === '');
}

function isRange(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** Text that matches a pattern. */
function formReaders(
  optional: Reader['optional'],
  problem: Reader['problem'],
): Pick<Reader, 'choice' | 'url'> {
  return {
    choice(name, all) {
      const given = optional(name);
      const chosen = all.find((choice) => choice === given);
      if (given !== undefined && chosen === undefined)
        problem(`${name} must be one of ${all.join(', ')}, not "${given}"`);
      return chosen;
    },
    url(name, fallback) {
      const given = optional(name) ?? fallback;
      if (given === undefined) problem(`${name} is not set`);
      // It may contain a password, so the message must not repeat it.
      else if (!isWebAddress(given)) problem(`${name} must be an address such as https://host/v1`);
      return given ?? '';
    },
  };
}

function numberReaders(
  optional: Reader['optional'],
  list: Reader['list'],
  problem: Reader['problem'],
): Pick<Reader, 'integer' | 'port' | 'decimal' | 'seconds'> {
  const integer: Reader['integer'] = (name, fallback, minimum, maximum) => {
    const given = optional(name);
    if (given === undefined) return fallback;
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    problem(`${name} must be a whole number from ${minimum} to ${maximum}, not "${given}"`);
    return fallback;
  };
  return {
    integer,
    port: (name, fallback) => integer(name, fallback, 0, 65_535),
    decimal(name, fallback, maximum) {
      const given = optional(name);
      if (given === undefined) return fallback;
      const number = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
      if (number <= maximum) return number;
      problem(`${name} must be a number from 0 to ${maximum}, not "${given}"`);
      return fallback;
    },
    seconds(name, fallback) {
      const given = list(name).map(Number);
      if (given.some((number) => !(number >= 0 && number <= 86_400)) || given.length > 10)
        problem(`${name} must be up to ten numbers of seconds, each from 0 to 86400`);
      return given.length === 0 ? fallback : given;
    },
  };
}
