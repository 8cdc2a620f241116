/**
 * Public ids are TypeIDs: a prefix that names the resource, an underscore and a UUIDv7 in 26 characters of
 * Crockford's base32. They sort by creation, so paging needs no other order.
 */

export const idPrefixes = {
  workspace: 'ws',
  apiKey: 'key',
  project: 'proj',
  job: 'job',
  memoryNode: 'mem',
  brand: 'brand',
  event: 'evt',
  webhookEndpoint: 'we',
  webhookSecret: 'whs',
  request: 'req',
  auditEntry: 'aud',
  person: 'person',
  invitation: 'inv',
  session: 'sess',
  cliToken: 'cli',
  export: 'exp',
  archive: 'arc',
  share: 'shr',
} as const;

export type IdKind = keyof typeof idPrefixes;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** The value of each base32 character, by character code. */
const characterValues = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, alphabet.indexOf(String.fromCharCode(code))),
);
const suffixPattern = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The pattern for one kind of id, for schemas. */
export function idPattern(kind: IdKind): string {
  return `^${idPrefixes[kind]}_${suffixPattern.source.slice(1)}`;
}

export function encodeId(kind: IdKind, uuid: string): string {
  const hex = uuid.replaceAll('-', '');
  // 128 bits in 26 characters of 5 bits: two characters for the first byte, then four for every five hex digits.
  let text = encodeBits(Number.parseInt(hex.slice(0, 2), 16), 2);
  for (let start = 2; start < 32; start += 5)
    text += encodeBits(Number.parseInt(hex.slice(start, start + 5), 16), 4);
  return `${idPrefixes[kind]}_${text}`;
}

/** Returns the UUID in an id of this kind, or undefined if the text is not such an id. */
export function decodeId(kind: IdKind, id: string): string | undefined {
  const prefix = `${idPrefixes[kind]}_`;
  if (!id.startsWith(prefix)) return undefined;
  const text = id.slice(prefix.length);
  if (!suffixPattern.test(text)) return undefined;
  let hex = decodeBits(text, 0, 2).toString(16).padStart(2, '0');
  for (let start = 2; start < 26; start += 4) hex += decodeBits(text, start, 4).toString(16).padStart(5, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function encodeBits(bits: number, characters: number): string {
  let text = '';
  for (let shift = (characters - 1) * 5; shift >= 0; shift -= 5)
    text += alphabet.charAt((bits >> shift) & 31);
  return text;
}

function decodeBits(text: string, start: number, characters: number): number {
  let bits = 0;
  for (let position = start; position < start + characters; position += 1) {
    bits = (bits << 5) | (characterValues[text.charCodeAt(position)] ?? 0);
  }
  return bits;
}
