/** One finding in a report; other fields are ignored. */
export interface LeakedToken {
  readonly token: string;
  readonly type: string;
  readonly url: string | null;
  readonly source: string | null;
}

/** More than any report so far; a larger report must be split. */
const maxFindings = 5_000;
const maxTokenLength = 1_024;
const maxTypeLength = 256;
const maxSourceLength = 64;
const maxUrlLength = 2_048;

/** Returns undefined if the bytes are not a report. */
export function parseLeakReport(bytes: Buffer): LeakedToken[] | undefined {
  const list = tryParseJson(bytes);
  if (!Array.isArray(list) || list.length > maxFindings) return undefined;
  const findings = list.map(readFinding).filter((finding) => finding !== undefined);
  return findings.length === list.length ? findings : undefined;
}

function readFinding(item: unknown): LeakedToken | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { token, type, url, source } = item as Record<string, unknown>;
  if (!isText(token, maxTokenLength) || !isText(type, maxTypeLength)) return undefined;
  return { token, type, url: readUrl(url), source: isText(source, maxSourceLength) ? source : null };
}

function isText(value: unknown, maxLength: number): value is string {
  return (
    typeof value === 'string' && value.length <= maxLength && value.isWellFormed() && !value.includes('\0')
  );
}

/** The URL is shown as a link, so only http and https URLs are accepted. */
function readUrl(value: unknown): string | null {
  if (!isText(value, maxUrlLength) || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= maxUrlLength ? href : null;
}

function tryParseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
