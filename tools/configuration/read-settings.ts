/** Finds the settings by running the server's own configuration code and recording what it reads. */
import { readSettings } from '../../server/config/config.ts';
import { createReader, type Reader } from '../../server/config/environment-reader.ts';

export interface SettingInUse {
  readonly name: string;
  readonly kind: Exclude<keyof Reader, 'problem' | 'finish'>;
  readonly fallback?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly choices?: readonly string[] | undefined;
  /** Whether no process starts without it. */
  readonly isRequired: boolean;
}

/** Some settings are read only if another is set. With these values, the code reads every setting. */
const environmentForAllBranches: Readonly<Record<string, string>> = {
  BLAZON_TLS_CERT_FILE: 'certificate.pem',
  BLAZON_TLS_KEY_FILE: 'key.pem',
  BLAZON_HTTP_PORT: '80',
  BLAZON_STRIPE_SECRET_KEY: 'a-key',
  BLAZON_CONSOLE_ORIGIN: 'https://dashboard.example',
  BLAZON_MAIL_URL: 'smtp://mail.example',
  BLAZON_DIRECTOR_PROTOCOL: 'openai',
};

export function findSettingsInUse(): ReadonlyMap<string, SettingInUse> {
  const required = new Set([...recordReads({}).values()].filter(isWithoutFallback).map(({ name }) => name));
  const read = recordReads(environmentForAllBranches);
  return new Map([...read].map(([name, setting]) => [name, { ...setting, isRequired: required.has(name) }]));
}

type RecordedRead = Omit<SettingInUse, 'isRequired'>;

function isWithoutFallback({ kind, fallback }: RecordedRead) {
  return (kind === 'text' || kind === 'url') && fallback === undefined;
}

/** Reads the whole configuration from `environment` and returns every setting that was read. */
function recordReads(environment: Readonly<Record<string, string>>): ReadonlyMap<string, RecordedRead> {
  const seen = new Map<string, RecordedRead>();
  readSettings(createRecordingReader(createReader(environment), (read) => recordRead(seen, read)));
  return seen;
}

/** Kinds of reads that may only check whether a variable is set. A read of another kind is more precise. */
const vagueKinds: readonly SettingInUse['kind'][] = ['optional', 'list'];

function recordRead(seen: Map<string, RecordedRead>, read: RecordedRead): void {
  const earlier = seen.get(read.name);
  if (earlier === undefined || (vagueKinds.includes(earlier.kind) && !vagueKinds.includes(read.kind)))
    seen.set(read.name, read);
}

function createRecordingReader(reader: Reader, record: (read: RecordedRead) => void): Reader {
  const seen = <Value>(read: RecordedRead, value: Value): Value => {
    record(read);
    return value;
  };
  return {
    ...reader,
    optional: (name) => seen({ name, kind: 'optional' }, reader.optional(name)),
    list: (name) => seen({ name, kind: 'list' }, reader.list(name)),
    networks: (name) => seen({ name, kind: 'networks' }, reader.networks(name)),
    ranges: (name) => seen({ name, kind: 'ranges' }, reader.ranges(name)),
    key: (name) => seen({ name, kind: 'key' }, reader.key(name)),
    keys: (name) => seen({ name, kind: 'keys' }, reader.keys(name)),
    text: (name, fallback) => seen({ name, kind: 'text', fallback }, reader.text(name, fallback)),
    url: (name, fallback) => seen({ name, kind: 'url', fallback }, reader.url(name, fallback)),
    choice: (name, choices) => seen({ name, kind: 'choice', choices }, reader.choice(name, choices)),
    choices: (name, choices) => seen({ name, kind: 'choices', choices }, reader.choices(name, choices)),
    port: (name, fallback) =>
      seen(
        { name, kind: 'port', fallback: String(fallback), minimum: 0, maximum: 65_535 },
        reader.port(name, fallback),
      ),
    integer: (name, fallback, minimum, maximum) =>
      seen(
        { name, kind: 'integer', fallback: String(fallback), minimum, maximum },
        reader.integer(name, fallback, minimum, maximum),
      ),
    decimal: (name, fallback, maximum) =>
      seen(
        { name, kind: 'decimal', fallback: String(fallback), minimum: 0, maximum },
        reader.decimal(name, fallback, maximum),
      ),
    seconds: (name, fallback) =>
      seen({ name, kind: 'seconds', fallback: String(fallback) }, reader.seconds(name, fallback)),
  };
}
