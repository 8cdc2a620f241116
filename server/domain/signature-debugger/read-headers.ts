/** Headers as people paste them: from a log, a curl command, a JSON dump or the environment of a CGI program. */
export type PastedHeaders = ReadonlyMap<string, string>;

const maxHeaders = 100;

/**
 * Returns header names in lower case with hyphens. A signature without a header name gets the name that fits its
 * format.
 */
export function parsePastedHeaders(text: string): PastedHeaders {
  const trimmed = text.trim();
  if (trimmed === '') return new Map();
  const pairs = readJsonPairs(trimmed) ?? readLinePairs(trimmed);
  return new Map(
    pairs.slice(0, maxHeaders).map(([name, value]) => [normaliseName(name), value.trim()] as const),
  );
}

type HeaderPair = readonly [string, string];

function readJsonPairs(text: string): HeaderPair[] | undefined {
  if (!text.startsWith('{')) return undefined;
  const value = tryParseJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([name, given]) => [
    name,
    String(Array.isArray(given) ? given[0] : given),
  ]);
}

function readLinePairs(text: string): HeaderPair[] {
  return text.split(/[\r\n\u2028\u2029]+/).flatMap((line): HeaderPair[] => {
    const plain = removeQuotes(removeContinuation(line.trim()).replace(/^(?:-H|--header)\s+/, ''));
    const pair = readPair(plain);
    if (pair !== undefined && !/^(?:sha\d+|v\d|t)$/i.test(pair[0])) return [pair];
    return plain === '' ? [] : [[/^v\d,/.test(plain) ? 'webhook-signature' : 'service-signature', plain]];
  });
}

/**
 * Parses `name: value` or `name=value`, with or without quotes. If there are spaces before the separator, there must
 * be spaces after it.
 */
function readPair(line: string): HeaderPair | undefined {
  const found = /^["']?([A-Za-z][\w-]*)["']?(\s*)[:=]/.exec(line);
  if (found === null) return undefined;
  const [start, name = '', blanks] = found;
  const rest = line.slice(start.length);
  if (blanks !== '' && !/^\s/.test(rest)) return undefined;
  return [name, rest.trimStart().replace(/^["']/, '').replace(/,$/, '').replace(/["']$/, '')];
}

/** Removes the backslash that continues a shell command on the next line. */
function removeContinuation(line: string): string {
  return line.endsWith('\\') ? line.slice(0, -1).trimEnd() : line;
}

/** Removes the quotes around a line, and a comma after them. */
function removeQuotes(line: string): string {
  const quoted = line.endsWith(',') ? line.slice(0, -1) : line;
  const quote = quoted[0] ?? '';
  const isQuoted = quoted.length > 1 && ['"', "'"].includes(quote) && quoted.endsWith(quote);
  return isQuoted ? quoted.slice(1, -1) : line;
}

/** CGI and WSGI pass `webhook-id` as `HTTP_WEBHOOK_ID`. */
function normaliseName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^http_/, '')
    .replaceAll('_', '-');
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
