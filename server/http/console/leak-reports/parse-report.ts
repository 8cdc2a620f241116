/** One finding in a report; other fields are ignored. */
export interface LeakedToken {
  readonly token: string;
  readonly type: string;
  readonly url: string | null;
  readonly source: string | null;
}

/** More than any report so far; a larger one must be split. */
const mostFindings = 5_000;
const mostToken = 1_024;
const mostType = 256;
const mostSource = 64;
const mostUrl = 2_048;

/** Undefined if the bytes are not a report. */
export function parseLeakReport(bytes: Buffer): LeakedToken[] | undefined {
  const list = parse(bytes);
  if (!Array.isArray(list) || list.length > mostFindings) return undefined;
  const findings = list.map(readFinding).filter((finding) => finding !== undefined);
  return findings.length === list.length ? findings : undefined;
}

function readFinding(item: unknown): LeakedToken | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { token, type, url, source } = item as Record<string, unknown>;
  if (!isText(token, mostToken) || !isText(type, mostType)) return undefined;
  return { token, type, url: readUrl(url), source: isText(source, mostSource) ? source : null };
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most && value.isWellFormed() && !value.includes('\0');
}

/** Shown as a link, so only http and https URLs are accepted. */
function readUrl(value: unknown): string | null {
  if (!isText(value, mostUrl) || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= mostUrl ? href : null;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
