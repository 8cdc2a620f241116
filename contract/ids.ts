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
  request: 'req',
  auditEntry: 'aud',
} as const;

export type IdKind = keyof typeof idPrefixes;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const suffixPattern = '[0-7][0-9a-hjkmnp-tv-z]{25}';
const suffix = new RegExp(`^${suffixPattern}$`);

/** The pattern of one kind of id, for schemas. */
export function idPattern(kind: IdKind): string {
  return `^${idPrefixes[kind]}_${suffixPattern}$`;
}

export function encodeId(kind: IdKind, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let position = 0; position < 26; position += 1) {
    text = alphabet[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return `${idPrefixes[kind]}_${text}`;
}

/** The UUID inside an id of this kind, or undefined when the text is no such id. */
export function decodeId(kind: IdKind, id: string): string | undefined {
  const prefix = `${idPrefixes[kind]}_`;
  if (!id.startsWith(prefix)) return undefined;
  const text = id.slice(prefix.length);
  if (!suffix.test(text)) return undefined;
  let value = 0n;
  for (const character of text) value = (value << 5n) | BigInt(alphabet.indexOf(character));
  const hex = value.toString(16).padStart(32, '0');
  return [8, 12, 16, 20, 32].map((end, index) => hex.slice([0, 8, 12, 16, 20][index], end)).join('-');
}
