import { toCanonicalJson } from '../canonical-json.ts';
import { toBase64, areBytesEqual, toLatin1, bytesStartWith, toBytes, toText } from './bytes.ts';

/** Changes that can happen to a body between our server and the code that hashes it. */
export type BodyMistake =
  | 'body_missing'
  | 'body_trailing_newline'
  | 'body_byte_order_mark'
  | 'body_line_endings'
  | 'body_wrong_charset'
  | 'body_cut'
  | 'body_quoted'
  | 'body_reserialised'
  | 'body_of_another_event'
  | 'body_changed';

export interface BodyCandidate {
  readonly bytes: Uint8Array;
  readonly mistake: BodyMistake;
}

export interface BodyCandidates {
  /** The sent body, as each common mistake would change it. */
  readonly mangled: readonly BodyCandidate[];
  /** The pasted body, with each common mistake undone. */
  readonly repaired: readonly BodyCandidate[];
}

/** Finds the mistake that turned the sent body into the given one. Returns undefined if they are identical. */
export function compareBodies(
  sent: Uint8Array,
  given: Uint8Array,
  candidates: BodyCandidates,
): BodyMistake | undefined {
  if (areBytesEqual(sent, given)) return undefined;
  if (given.length === 0) return 'body_missing';
  const mangled = candidates.mangled.find(({ bytes }) => areBytesEqual(bytes, given));
  if (mangled) return mangled.mistake;
  const repaired = candidates.repaired.find(({ bytes }) => areBytesEqual(bytes, sent));
  if (repaired) return repaired.mistake;
  if (bytesStartWith(sent, given)) return 'body_cut';
  const [sentJson, givenJson] = [parseJson(toText(sent)), parseJson(toText(given))];
  if (givenJson !== undefined && toCanonicalJson(sentJson) === toCanonicalJson(givenJson))
    return 'body_reserialised';
  const givenId = readEventId(givenJson);
  if (givenId !== undefined && givenId !== readEventId(sentJson)) return 'body_of_another_event';
  return hasDamagedLetters(toText(sent), toText(given)) ? 'body_wrong_charset' : 'body_changed';
}

/** Lists possible originals of a body that was changed by a common mistake. */
export function listRepairedBodies(given: Uint8Array): BodyCandidate[] {
  const text = toText(given);
  const candidates: (BodyCandidate | undefined)[] = [
    createCandidate('body_trailing_newline', toBytes(text.trimEnd())),
    createCandidate('body_byte_order_mark', toBytes(text.replace(/^\uFEFF/, ''))),
    createCandidate('body_line_endings', toBytes(text.replaceAll('\r\n', '\n'))),
    createCandidate('body_wrong_charset', encodeAsSingleBytes(text)),
    createCandidate('body_wrong_charset', encodeAsWindows1252(text)),
    ...repairJson(text),
  ];
  return candidates.filter((one) => one !== undefined).filter(({ bytes }) => !areBytesEqual(bytes, given));
}

function repairJson(text: string): (BodyCandidate | undefined)[] {
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return [];
  if (typeof value === 'string') return [createCandidate('body_quoted', toBytes(value))];
  // Our bodies are compact JSON, and parsing keeps the order of keys, so this restores the original body.
  return [createCandidate('body_reserialised', toBytes(JSON.stringify(value)))];
}

/** Lists the bodies that common mistakes would produce before hashing. */
export function listMangledBodies(body: Uint8Array): BodyCandidate[] {
  const text = toText(body);
  const value = parseJson(text);
  const reserialised = value === undefined ? [] : serialiseLikeLibraries(value);
  const candidates: (BodyCandidate | undefined)[] = [
    createCandidate('body_missing', new Uint8Array()),
    createCandidate('body_trailing_newline', toBytes(`${text}\n`)),
    createCandidate('body_trailing_newline', toBytes(`${text}\r\n`)),
    createCandidate('body_byte_order_mark', toBytes(`\uFEFF${text}`)),
    createCandidate('body_line_endings', toBytes(text.replaceAll('\n', '\r\n'))),
    // In order: decoded as Latin-1, decoded as Windows-1252, encoded as Latin-1, reduced to 7-bit ASCII.
    createCandidate('body_wrong_charset', toBytes(toLatin1(body))),
    createCandidate('body_wrong_charset', toBytes(windows1252Decoder.decode(body))),
    createCandidate('body_wrong_charset', encodeAsSingleBytes(text)),
    createCandidate(
      'body_wrong_charset',
      body.map((byte) => byte & 0x7f),
    ),
    createCandidate('body_quoted', toBytes(JSON.stringify(text))),
    createCandidate('body_quoted', toBytes(toBase64(body))),
    ...reserialised.map((written) => createCandidate('body_reserialised', toBytes(written))),
  ];
  return candidates.filter((one) => one !== undefined).filter(({ bytes }) => !areBytesEqual(bytes, body));
}

/** Serialises a value like the JSON libraries of common languages. */
function serialiseLikeLibraries(value: unknown): string[] {
  const plain = JSON.stringify(value);
  const spaced = serialiseWithSpaces(value);
  const escapeNonAscii = (text: string) =>
    text.replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const escapeHtml = (text: string) =>
    text.replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return [
    plain,
    JSON.stringify(value, null, 2),
    JSON.stringify(value, null, 4),
    toCanonicalJson(value),
    // Python, without and with its default escapes.
    spaced,
    escapeNonAscii(spaced),
    escapeNonAscii(plain),
    // Go and other languages that escape HTML characters.
    escapeHtml(plain),
    // PHP, which also escapes slashes.
    escapeNonAscii(plain.replaceAll('/', '\\/')),
  ];
}

/** Serialises a value with a space after each colon and comma. */
function serialiseWithSpaces(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialiseWithSpaces).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${serialiseWithSpaces(inner)}`,
  );
  return `{${entries.join(', ')}}`;
}

const windows1252Decoder = new TextDecoder('windows-1252');
const byteByWindowsCharacter = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [windows1252Decoder.decode(Uint8Array.of(byte)).charCodeAt(0), byte] as const,
  ),
);

/** Encodes each character as one byte. Returns undefined if a character does not fit. */
function encodeAsSingleBytes(text: string): Uint8Array | undefined {
  if (/[\u0100-\uffff]/.test(text)) return undefined;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function encodeAsWindows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteByWindowsCharacter.get(text.charCodeAt(at));
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Whether the texts differ only in non-ASCII letters and in question marks, which often replace such letters. */
function hasDamagedLetters(sent: string, given: string): boolean {
  const plain = (text: string) => text.replaceAll(/[^\x20-\x7e]+|\?+/g, '');
  return /[\u0080-\uffff]/.test(sent) && plain(sent) === plain(given);
}

function createCandidate(mistake: BodyMistake, bytes: Uint8Array | undefined): BodyCandidate | undefined {
  return bytes && { mistake, bytes };
}

export function readEventId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('event_id' in value)) return undefined;
  return typeof value.event_id === 'string' ? value.event_id : undefined;
}

/** Our bodies have only a few levels. A deeply nested body would become very large when it is indented. */
const maxDepth = 16;

export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, maxDepth) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
