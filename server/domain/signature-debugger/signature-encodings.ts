import { toBase64, fromBase64, toHex, toLatin1, startsWith, toBytes } from './bytes.ts';
import type { Scheme } from './signing-variants.ts';

export type EncodingMistake =
  | 'encoding_hex'
  | 'encoding_base64'
  | 'encoding_base64_of_hex'
  | 'encoding_base64url'
  | 'encoding_upper_case'
  | 'signature_without_version'
  | 'signature_prefixed'
  | 'signature_truncated';

/** One signature as it was stored. */
export interface ParsedSignature {
  /** Without its prefix. */
  readonly text: string;
  /** Such as `v1,` or `sha256=`. */
  readonly before: string;
  /** The possible beginnings of a digest stored as this text: few digests need a further check. */
  readonly beginnings: readonly Uint8Array[];
}

/** During a rotation `webhook-signature` has two. */
const maxSignatures = 2;
/** The longest form is the base64 of SHA-512 in hex. */
const maxCharacters = 172;

/** The signatures of a header. */
export function parseSignatures(value: string): ParsedSignature[] {
  // Some put a time and a signature into one header: t=1492774577,v1=5257a8...
  const parts = value.includes(',v1=')
    ? value.split(',').filter((part) => part.startsWith('v1='))
    : value.split(/\s+/);
  return parts.slice(0, maxSignatures).flatMap((part) => {
    const [, before = '', text = ''] = /^(v\d+[,=]|sha\d+=)?(.*)$/i.exec(part.trim()) ?? [];
    if (text === '' || text.length > maxCharacters) return [];
    return [{ before, text, beginnings: beginningsOf(text) }];
  });
}

function beginningsOf(text: string): Uint8Array[] {
  const decoded = fromBase64(text);
  return [fromHex(text), decoded, decoded && fromHex(toLatin1(decoded))]
    .filter((bytes) => bytes !== undefined)
    .filter(({ length }) => length >= minBytes)
    .map((bytes) => bytes.subarray(0, minBytes));
}

/** The part that is distinguished. */
function fromHex(text: string): Uint8Array | undefined {
  const pairs = /^[0-9a-f]{16}/i.exec(text)?.[0].match(/../g);
  return pairs ? Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)) : undefined;
}

/** A signature counts as truncated if at least this many bytes match: eight cannot be guessed. */
const minBytes = 8;

/** Whether a digest was stored as this text, and if so what is wrong with how; undefined when it was not. */
export function encodingMistakes(
  scheme: Scheme,
  { before, text, beginnings }: ParsedSignature,
  digest: Uint8Array,
): EncodingMistake[] | undefined {
  if (!beginnings.some((bytes) => startsWith(digest, bytes))) return undefined;
  const encoding = scheme === 'service' ? serviceEncoding(text, digest) : standardEncoding(text, digest);
  if (encoding === undefined) return undefined;
  const labels: EncodingMistake[] = [];
  if (scheme === 'service' && before !== '') labels.push('signature_prefixed');
  if (scheme === 'standard' && before !== 'v1,') labels.push('signature_without_version');
  return encoding === 'right' ? labels : [encoding, ...labels];
}

function serviceEncoding(text: string, digest: Uint8Array): EncodingMistake | 'right' | undefined {
  const hex = toHex(digest);
  if (text === hex) return 'right';
  if (text.toLowerCase() === hex) return 'encoding_upper_case';
  return anyEncoding(text, digest, 'encoding_base64');
}

function standardEncoding(text: string, digest: Uint8Array): EncodingMistake | 'right' | undefined {
  if (text === toBase64(digest)) return 'right';
  if (text.toLowerCase() === toHex(digest)) return 'encoding_hex';
  return anyEncoding(text, digest, 'encoding_base64url');
}

function anyEncoding(text: string, digest: Uint8Array, base64: EncodingMistake): EncodingMistake | undefined {
  const bytes = fromBase64(text);
  if (bytes && bytes.length === digest.length && startsWith(bytes, digest)) return base64;
  if (text === toBase64(toBytes(toHex(digest)))) return 'encoding_base64_of_hex';
  const isCutHex = text.length >= minBytes * 2 && toHex(digest).startsWith(text.toLowerCase());
  const isCutBase64 = bytes && bytes.length >= minBytes && startsWith(digest, bytes);
  return isCutHex || isCutBase64 ? 'signature_truncated' : undefined;
}
