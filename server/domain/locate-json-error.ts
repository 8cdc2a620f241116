/** The position of a JSON syntax error. */
export interface JsonPosition {
  /** Counted from 1, as in editors. */
  readonly line: number;
  /** In code points, from 1. */
  readonly column: number;
  /** Whether the text ends before the value is complete. */
  readonly isEnd: boolean;
}

/** Finds the first syntax error, or returns undefined for valid JSON. Makes one pass, without recursion. */
export function findJsonError(text: string): JsonPosition | undefined {
  const at = findFirstError(text);
  if (at === undefined) return undefined;
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let index = before.indexOf('\n'); index >= 0; index = before.indexOf('\n', index + 1)) line += 1;
  return { line, column: Array.from(before.slice(lineStart)).length + 1, isEnd: at >= text.length };
}

type ExpectedToken = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'more';

function findFirstError(text: string): number | undefined {
  /** The brackets that are not closed yet. */
  const open: string[] = [];
  let expected: ExpectedToken = 'value';
  let at = 0;
  for (;;) {
    while (isBlank(text[at])) at += 1;
    if (expected === 'more' && open.length === 0) return at < text.length ? at : undefined;
    const character = text[at];
    if (expected === 'more' && character === ',') {
      expected = open.at(-1) === '{' ? 'key' : 'value';
      at += 1;
    } else if (canClose(expected, open.at(-1), character)) {
      open.pop();
      expected = 'more';
      at += 1;
    } else if (expected === ':' && character === ':') {
      expected = 'value';
      at += 1;
    } else if (
      (expected === 'value' || expected === 'value or ]') &&
      (character === '{' || character === '[')
    ) {
      open.push(character);
      expected = character === '{' ? 'key or }' : 'value or ]';
      at += 1;
    } else {
      const end: number = findEndOfScalar(text, at, expected);
      if (end < 0) return -end - 1;
      expected = expected.startsWith('key') ? ':' : 'more';
      at = end;
    }
  }
}

function canClose(
  expected: ExpectedToken,
  opening: string | undefined,
  character: string | undefined,
): boolean {
  if (character === '}') return opening === '{' && (expected === 'more' || expected === 'key or }');
  if (character === ']') return opening === '[' && (expected === 'more' || expected === 'value or ]');
  return false;
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Returns where a string, number or literal ends. For an error at a position, returns -(position + 1). */
function findEndOfScalar(text: string, at: number, expected: ExpectedToken): number {
  if (expected === ':' || expected === 'more') return -at - 1;
  if (text[at] === '"') return findEndOfString(text, at);
  if (expected.startsWith('key')) return -at - 1;
  for (const name of ['true', 'false', 'null']) if (text.startsWith(name, at)) return at + name.length;
  numberPattern.lastIndex = at;
  return numberPattern.test(text) ? numberPattern.lastIndex : -at - 1;
}

function findEndOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character < ' ') return -at - 1;
    if (character !== '\\') continue;
    at += 1;
    if (text[at] === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return -at - 1;
      at += 4;
    } else if (at < text.length && !'"\\/bfnrt'.includes(text.charAt(at))) return -at - 1;
  }
  return -text.length - 1;
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}
