// Finds the JSON object in a model's answer. Ignores text around it, comments and trailing commas.

export interface FoundJson {
  ok: true;
  value: Record<string, unknown>;
  /** What had to be corrected before the object could be parsed. */
  repaired: readonly string[];
}

export type JsonFinding = FoundJson | { ok: false; problem: string };

/** The maximum length of an answer in characters. A drawing takes about 2,500. */
const MAX_ANSWER_LENGTH = 80_000;
/** The maximum depth of nested lists and objects. A drawing needs fifteen. */
const MAX_NESTING = 40;
/** How many objects of an answer are tried. */
const MAX_OBJECTS = 8;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with one of these fields is the answer itself, not an object that the model mentions along the way. */
const ANSWER_FIELDS = ['trade', 'ideas', 'idea', 'ranking', 'choice', 'dark', 'scope'];
const isAnswerObject = (value: Record<string, unknown>): boolean =>
  ANSWER_FIELDS.some((field) => Object.hasOwn(value, field));

export function findJson(answer: string): JsonFinding {
  if (answer.length > MAX_ANSWER_LENGTH) {
    return { ok: false, problem: `the answer has ${answer.length} characters, at most ${MAX_ANSWER_LENGTH}` };
  }
  const objects: FoundJson[] = [];
  let problem = 'there is no JSON object in the answer';
  let from = answer.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MAX_OBJECTS; tries += 1) {
    const end = findClosingBrace(answer, from);
    if (typeof end === 'string') {
      problem = end;
      break;
    }
    const object = parseObject(answer.slice(from, end + 1));
    if (object.ok) objects.push(object);
    else problem = object.problem;
    from = answer.indexOf('{', end + 1);
  }
  const taken = objects.find(({ value }) => isAnswerObject(value)) ?? objects[0];
  if (taken === undefined) return { ok: false, problem };
  const more =
    objects.length > 1 ? ['there was more than one JSON object: the first whole one was read'] : [];
  return { ...taken, repaired: [...taken.repaired, ...more] };
}

/** Returns the index of the bracket that closes the object beginning at `from`, or a message if there is none. */
function findClosingBrace(text: string, from: number): number | string {
  let depth = 0;
  let inString = false;
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > MAX_NESTING) return `lists and objects are more than ${MAX_NESTING} deep`;
    if (depth === 0) return index;
  }
  const where = inString ? 'inside a text' : `with ${depth} brackets open`;
  return `the JSON breaks off ${where}: answer shorter, so that the whole object fits`;
}

function parseObject(text: string): JsonFinding {
  const strict = tryParseJson(text);
  if (isObject(strict)) return { ok: true, value: cleanObject(strict), repaired: [] };
  const withoutSlips = removeJsonSlips(text);
  // A quotation mark in a comment makes the first count of brackets wrong, so they are counted again without comments.
  const loose =
    findClosingBrace(withoutSlips, 0) === withoutSlips.length - 1 ? tryParseJson(withoutSlips) : undefined;
  if (isObject(loose)) {
    return { ok: true, value: cleanObject(loose), repaired: ['commas or comments in the JSON'] };
  }
  return { ok: false, problem: `the JSON cannot be parsed${cleanText(describeSyntaxFault(text))}` };
}

/** Replaces control characters and lone surrogates, which databases cannot store. */
const cleanText = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').toWellFormed();

const cleanObject = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [cleanText(key), cleanValue(value)]));

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  return isObject(value) ? cleanObject(value) : value;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A string, a comment or a trailing comma. Unclosed strings and comments extend to the end of the text, so that no
 * position is scanned twice.
 */
const STRING_OR_SLIP = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|,(?=\s*[}\]])/g;

/** Removes comments, then the trailing commas, which a comment may have hidden. Strings stay unchanged. */
const removeJsonSlips = (text: string): string =>
  text
    .replace(STRING_OR_SLIP, (piece) => (piece.startsWith('"') || piece === ',' ? piece : ' '))
    .replace(STRING_OR_SLIP, (piece) => (piece.startsWith('"') ? piece : ' '));

const EXCERPT_LENGTH = 60;

/** Returns the position of a syntax error and the text around it; empty if the JSON parser gives no position. */
function describeSyntaxFault(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (place === undefined) return '';
    const at = Number(place);
    return ` at character ${at}, near: ${text.slice(Math.max(0, at - EXCERPT_LENGTH / 2), at + EXCERPT_LENGTH / 2)}`;
  }
}
