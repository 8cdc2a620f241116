import { toBase64, decodeBase64, toHex, toLatin1, bytesStartWith, toBytes } from './bytes.ts';
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

/** One signature as it was written in the header. */
export interface ParsedSignature {
  /** The signature without its prefix. */
  readonly text: string;
  /** The prefix, such as `v1,` or `sha256=`. */
  readonly before: string;
  /**
   * The first bytes of the text, decoded in each possible encoding. A digest that starts with none of them cannot
   * match.
   */
  readonly firstBytes: readonly Uint8Array[];
}

/** During a rotation, `webhook-signature` contains two signatures. */
const maxSignatures = 2;
/** The longest form is SHA-512 as hex, encoded in base64. */
const maxSignatureCharacters = 172;

/** Parses the signatures of a header. */
export function parseSignatures(value: string): ParsedSignature[] {
  // Some services put a time and a signature into one header: t=1492774577,v1=5257a8...
  const parts = value.includes(',v1=')
    ? value.split(',').filter((part) => part.startsWith('v1='))
    : value.split(/\s+/);
  return parts.slice(0, maxSignatures).flatMap((part) => {
    const [, before = '', text = ''] = /^(v\d+[,=]|sha\d+=)?(.*)$/i.exec(part.trim()) ?? [];
    if (text === '' || text.length > maxSignatureCharacters) return [];
    return [{ before, text, firstBytes: decodeFirstBytes(text) }];
  });
}

function decodeFirstBytes(text: string): Uint8Array[] {
  const decoded = decodeBase64(text);
  return [decodeHex(text), decoded, decoded && decodeHex(toLatin1(decoded))]
    .filter((bytes) => bytes !== undefined)
    .filter(({ length }) => length >= minMatchingBytes)
    .map((bytes) => bytes.subarray(0, minMatchingBytes));
}

/** Decodes the first eight bytes of hexadecimal text. */
function decodeHex(text: string): Uint8Array | undefined {
  const pairs = /^[0-9a-f]{16}/i.exec(text)?.[0].match(/../g);
  return pairs ? Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)) : undefined;
}

/** A signature counts as truncated if at least this many bytes match. Nobody can guess eight bytes. */
const minMatchingBytes = 8;

/**
 * Checks whether this text encodes the digest. Returns the mistakes in the encoding, or undefined if the text is a
 * different digest.
 */
export function findEncodingMistakes(
  scheme: Scheme,
  { before, text, firstBytes }: ParsedSignature,
  digest: Uint8Array,
): EncodingMistake[] | undefined {
  if (!firstBytes.some((bytes) => bytesStartWith(digest, bytes))) return undefined;
  const encoding =
    scheme === 'service' ? classifyServiceEncoding(text, digest) : classifyStandardEncoding(text, digest);
  if (encoding === undefined) return undefined;
  const labels: EncodingMistake[] = [];
  if (scheme === 'service' && before !== '') labels.push('signature_prefixed');
  if (scheme === 'standard' && before !== 'v1,') labels.push('signature_without_version');
  return encoding === 'right' ? labels : [encoding, ...labels];
}

function classifyServiceEncoding(text: string, digest: Uint8Array): EncodingMistake | 'right' | undefined {
  const hex = toHex(digest);
  if (text === hex) return 'right';
  if (text.toLowerCase() === hex) return 'encoding_upper_case';
  return classifyAnyEncoding(text, digest, 'encoding_base64');
}

function classifyStandardEncoding(text: string, digest: Uint8Array): EncodingMistake | 'right' | undefined {
  if (text === toBase64(digest)) return 'right';
  if (text.toLowerCase() === toHex(digest)) return 'encoding_hex';
  return classifyAnyEncoding(text, digest, 'encoding_base64url');
}

function classifyAnyEncoding(
  text: string,
  digest: Uint8Array,
  base64: EncodingMistake,
): EncodingMistake | undefined {
  const bytes = decodeBase64(text);
  if (bytes && bytes.length === digest.length && bytesStartWith(bytes, digest)) return base64;
  if (text === toBase64(toBytes(toHex(digest)))) return 'encoding_base64_of_hex';
  const isCutHex = text.length >= minMatchingBytes * 2 && toHex(digest).startsWith(text.toLowerCase());
  const isCutBase64 = bytes && bytes.length >= minMatchingBytes && bytesStartWith(digest, bytes);
  return isCutHex || isCutBase64 ? 'signature_truncated' : undefined;
}
