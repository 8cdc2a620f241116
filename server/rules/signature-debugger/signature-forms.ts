import { base64Of, fromBase64, hexOf, latin1Of, startsWith, toBytes } from './bytes.ts';
import type { Scheme } from './recipes.ts';

export type FormMistake =
  | 'encoding_hex'
  | 'encoding_base64'
  | 'encoding_base64_of_hex'
  | 'encoding_base64url'
  | 'encoding_upper_case'
  | 'signature_without_version'
  | 'signature_prefixed'
  | 'signature_truncated';

/** One signature as it was written down. */
export interface WrittenSignature {
  /** Without what stands before it. */
  readonly text: string;
  /** Such as `v1,` or `sha256=`. */
  readonly before: string;
  /** How a digest begins that can have been written down as this text: few digests are looked at further. */
  readonly beginnings: readonly Uint8Array[];
}

/** During a rotation `webhook-signature` has two. */
const mostSignatures = 2;
/** The longest form is the base64 of SHA-512 in hex. */
const mostCharacters = 172;

/** The signatures of a header. */
export function readSignatures(value: string): WrittenSignature[] {
  // Some put a time and a signature into one header: t=1492774577,v1=5257a8...
  const parts = value.includes(',v1=')
    ? value.split(',').filter((part) => part.startsWith('v1='))
    : value.split(/\s+/);
  return parts.slice(0, mostSignatures).flatMap((part) => {
    const [, before = '', text = ''] = /^(v\d+[,=]|sha\d+=)?(.*)$/i.exec(part.trim()) ?? [];
    if (text === '' || text.length > mostCharacters) return [];
    return [{ before, text, beginnings: beginningsOf(text) }];
  });
}

function beginningsOf(text: string): Uint8Array[] {
  const decoded = fromBase64(text);
  return [fromHex(text), decoded, decoded && fromHex(latin1Of(decoded))]
    .filter((bytes) => bytes !== undefined)
    .filter(({ length }) => length >= leastBytes)
    .map((bytes) => bytes.subarray(0, leastBytes));
}

/** As much of it as is told apart. */
function fromHex(text: string): Uint8Array | undefined {
  const pairs = /^[0-9a-f]{16}/i.exec(text)?.[0].match(/../g);
  return pairs ? Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)) : undefined;
}

/** So many bytes of a cut signature must be right before it is called cut: nobody finds eight by trying. */
const leastBytes = 8;

/** Whether a digest was written down as this text, and if so what is wrong with how; undefined when it was not. */
export function mistakesOfForm(
  scheme: Scheme,
  { before, text, beginnings }: WrittenSignature,
  digest: Uint8Array,
): FormMistake[] | undefined {
  if (!beginnings.some((bytes) => startsWith(digest, bytes))) return undefined;
  const encoding = scheme === 'service' ? serviceEncoding(text, digest) : standardEncoding(text, digest);
  if (encoding === undefined) return undefined;
  const labels: FormMistake[] = [];
  if (scheme === 'service' && before !== '') labels.push('signature_prefixed');
  if (scheme === 'standard' && before !== 'v1,') labels.push('signature_without_version');
  return encoding === 'right' ? labels : [encoding, ...labels];
}

function serviceEncoding(text: string, digest: Uint8Array): FormMistake | 'right' | undefined {
  const hex = hexOf(digest);
  if (text === hex) return 'right';
  if (text.toLowerCase() === hex) return 'encoding_upper_case';
  return anyEncoding(text, digest, 'encoding_base64');
}

function standardEncoding(text: string, digest: Uint8Array): FormMistake | 'right' | undefined {
  if (text === base64Of(digest)) return 'right';
  if (text.toLowerCase() === hexOf(digest)) return 'encoding_hex';
  return anyEncoding(text, digest, 'encoding_base64url');
}

function anyEncoding(text: string, digest: Uint8Array, base64: FormMistake): FormMistake | undefined {
  const bytes = fromBase64(text);
  if (bytes && bytes.length === digest.length && startsWith(bytes, digest)) return base64;
  if (text === base64Of(toBytes(hexOf(digest)))) return 'encoding_base64_of_hex';
  const isCutHex = text.length >= leastBytes * 2 && hexOf(digest).startsWith(text.toLowerCase());
  const isCutBase64 = bytes && bytes.length >= leastBytes && startsWith(digest, bytes);
  return isCutHex || isCutBase64 ? 'signature_truncated' : undefined;
}
