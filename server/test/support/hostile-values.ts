import { type FieldSchema, findMaxLength } from './text-fields.ts';

/**
 * Pieces to repeat: letters of several scripts, blanks, and every character that patterns and parsers treat
 * specially.
 */
const units = [
  ['a', 'A', '0', ' ', '\t', '.', '-', '_', '/', '=', '@', ':', ';', ',', '"', "'", '\\', '%', '&', '<'],
  ['é', 'ß', '漢', 'ع', 'ह', '🦜', '\u200b', '\u0301', '\ufeff', '\u3000', '\u0000', '\ud800'],
  ['a.', '.a', 'a@', '@a.', ' a', 'a ', '\r\n', '://', 'aA1', '漢a', 'blue ', '白', '青い', 'x: y\n', '": "'],
].flat();

/** Endings: nothing, or a character that makes a pattern fail at the very end, so that it backtracks. */
const hostileEndings = ['', '\u0000', '\ud800', '!', '@', ' ', '\n', '='] as const;

/** Returns prefixes that match the start of a field's pattern. */
function beginningsOf(schema: FieldSchema): string[] {
  const example = (schema.examples ?? schema.anyOf?.find(({ examples }) => examples)?.examples)?.[0];
  return ['', ...(typeof example === 'string' ? [example, example.slice(0, -1)] : []), 'https://', 'a@'];
}

/**
 * Returns functions that create hostile values for a field: of the field's maximum length, one character longer, and
 * as long as a request can carry. They include near misses of its pattern: an example, followed by many repetitions
 * and a wrong last character.
 */
export function hostileValues(schema: FieldSchema, maxCharacters: number): (() => string)[] {
  const longest = findMaxLength(schema);
  const lengths = [...new Set([longest, longest && longest + 1, maxCharacters])].filter(
    (length): length is number => length !== undefined && length <= maxCharacters,
  );
  return lengths.flatMap((length) =>
    units.flatMap((unit) =>
      hostileEndings.flatMap((end) =>
        beginningsOf(schema).map((beginning) => () => fill(beginning, unit, { end, length })),
      ),
    ),
  );
}

function fill(beginning: string, unit: string, { end, length }: { end: string; length: number }): string {
  const filledLength = Math.max(0, length - beginning.length - end.length);
  return beginning + unit.repeat(Math.floor(filledLength / unit.length)) + end;
}

/** Returns bodies of about this many bytes that are hostile for any operation. */
export function hostileBodies(bytes: number): { readonly what: string; readonly text: string }[] {
  const repeat = (unit: string, other = '') => unit.repeat(Math.floor(bytes / (unit.length + other.length)));
  const keys = Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `"k${index}":1`).join(',');
  return [
    { what: 'deep arrays', text: repeat('[', ']') + repeat(']', '[') },
    { what: 'deep objects', text: `${repeat('{"a":', '}')}1${repeat('}', '{"a":')}` },
    { what: 'arrays never closed', text: repeat('[') },
    { what: 'objects never closed', text: repeat('{"a":') },
    { what: 'many keys', text: `{${keys.slice(0, keys.lastIndexOf(','))}}` },
    { what: 'one key repeated many times', text: `{${repeat('"name":1,')}"name":1}` },
    { what: 'a long key', text: `{"${'k'.repeat(bytes - 20)}":1}` },
    { what: 'a number of many digits', text: `{"name":${'9'.repeat(bytes - 20)}}` },
    { what: 'a number of many decimals', text: `{"name":0.${'1'.repeat(bytes - 20)}e9999}` },
    { what: 'escapes', text: `{"name":"${repeat('\\u0000').slice(0, bytes - 30 - ((bytes - 30) % 6))}"}` },
    { what: 'blanks', text: `${' '.repeat(bytes - 20)}{"name":` },
    { what: 'quotes', text: repeat('"') },
    { what: 'backslashes', text: `"${'\\'.repeat(bytes - 20)}` },
    { what: 'commas', text: `[${repeat(',')}` },
  ];
}
