import { readEventId, parseJson } from './signature-debugger/body-variants.ts';
import { toText } from './signature-debugger/bytes.ts';
import {
  type DebugSecret,
  type HmacFunction,
  type SignatureInputs,
  type SignatureMatch,
  createSignatureMatcher,
  type SignatureMatcher,
} from './signature-debugger/match-signature.ts';
import { type PastedHeaders, parsePastedHeaders } from './signature-debugger/read-headers.ts';
import type { Scheme } from './signature-debugger/signing-variants.ts';
import { parseSignatures, type ParsedSignature } from './signature-debugger/signature-encodings.ts';
import { type FindingCode, findingTexts } from './signature-debugger/finding-texts.ts';

/** A request as the receiver saw it, and what we know about it. */
export interface SignatureDebugInput {
  /** As pasted. */
  readonly headers: string;
  readonly body: Uint8Array;
  /** The signature that the receiver's own code computed, if the customer pasted it. */
  readonly computed: string | undefined;
  /** The secrets, newest first. */
  readonly secrets: readonly DebugSecret[];
  /** The bodies that were actually sent, by event id, for the ids from `findEventIds`. */
  readonly sent: ReadonlyMap<string, Uint8Array>;
  readonly now: Date;
}

/** One mistake that was found, or `correct`. It never contains secrets or valid signatures. */
export interface SignatureDiagnosis {
  readonly code: FindingCode;
  readonly title: string;
  readonly advice: string;
  readonly difference: BodyDifference | null;
}

export interface BodyDifference {
  readonly atByte: number;
  readonly sent: string;
  readonly given: string;
}

/** How old a timestamp may be according to Standard Webhooks. */
const toleranceSeconds = 300;
/** How many bytes are shown after the first difference between two bodies. */
const shownBytes = 32;

/** Finds the event ids in a pasted request: in its header and in its body. */
export function findEventIds(headers: string, body: Uint8Array): string[] {
  const ids = [parsePastedHeaders(headers).get('webhook-id'), readEventId(parseJson(toText(body)))];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Lists the mistakes, most specific first. A single finding `correct` means that there is none. */
export function diagnoseSignature(input: SignatureDebugInput, hmac: HmacFunction): SignatureDiagnosis[] {
  const headers = parsePastedHeaders(input.headers);
  const hasComputed = input.computed !== undefined && input.computed.trim() !== '';
  const matcher = createSignatureMatcher(readInputs(input, headers), hmac);
  const findings = [
    ...explainHeaders(headers, hasComputed),
    ...explainSignedHeaders(input, headers, matcher),
    ...(hasComputed ? explainComputedSignature(input, headers, matcher) : []),
    ...explainTimestamp(headers, input.now),
  ];
  const distinct = findings.filter(
    (one, index) => findings.findIndex(({ code }) => code === one.code) === index,
  );
  return distinct.length > 0 ? distinct : [createFinding('correct')];
}

function readInputs({ secrets, body, sent }: SignatureDebugInput, headers: PastedHeaders): SignatureInputs {
  const inBody = readEventId(parseJson(toText(body)));
  const id = headers.get('webhook-id') ?? inBody;
  const timestamp = headers.get('webhook-timestamp');
  return { secrets, id, timestamp, body, sent: sent.get(id ?? '') ?? sent.get(inBody ?? '') };
}

function explainHeaders(headers: PastedHeaders, hasComputed: boolean): SignatureDiagnosis[] {
  const hasStandard = headers.has('webhook-signature');
  if (!hasStandard && !headers.has('service-signature')) {
    const other = findOtherSignatureHeader(headers);
    if (other !== undefined) return [createFinding('wrong_header_name', { detail: other })];
    return hasComputed ? [] : [createFinding('missing_header')];
  }
  if (!hasStandard) return [];
  const missing: SignatureDiagnosis[] = [];
  if (!headers.has('webhook-id')) missing.push(createFinding('missing_id'));
  if (!headers.has('webhook-timestamp')) missing.push(createFinding('missing_timestamp'));
  return missing;
}

/** Returns a header of another service that may have been mistaken for ours. */
function findOtherSignatureHeader(headers: PastedHeaders): string | undefined {
  return [...headers.keys()].find((name) => /signature|hmac|digest/.test(name))?.slice(0, 64);
}

function explainSignedHeaders(
  input: SignatureDebugInput,
  headers: PastedHeaders,
  matcher: SignatureMatcher,
): SignatureDiagnosis[] {
  const signed = matchSignatureHeaders(headers, matcher);
  const isProved = signed.some(({ match }) => match?.mistakes.length === 0);
  return signed.flatMap(({ header, written, match }) => {
    if (match) return explainMatch(match, input.now);
    if (!written.some(looksLikeDigest)) return [createFinding('signature_unreadable', { detail: header })];
    // If another signature of the request matches, or if the body equals what was sent, only this signature is wrong.
    const isRestCorrect = isProved || (matcher.isBodyKnown && matcher.changed === undefined);
    return isRestCorrect
      ? [createFinding('signature_changed', { detail: header })]
      : explainUnknownSignature(matcher);
  });
}

interface SignedHeaderMatch {
  readonly header: string;
  readonly written: readonly ParsedSignature[];
  readonly match: SignatureMatch | undefined;
}

function matchSignatureHeaders(headers: PastedHeaders, matcher: SignatureMatcher): SignedHeaderMatch[] {
  // The timestamp is part of what `webhook-signature` signs, so it is needed to check that header.
  const canCheckStandard = /^\d+$/.test(headers.get('webhook-timestamp') ?? '');
  const found = [
    { scheme: 'service', header: 'Service-Signature', value: headers.get('service-signature') },
    {
      scheme: 'standard',
      header: 'webhook-signature',
      value: canCheckStandard ? headers.get('webhook-signature') : undefined,
    },
  ] as const;
  return found.flatMap(({ scheme, header, value }) => {
    if (value === undefined) return [];
    const written = parseSignatures(value);
    return [{ header, written, match: findBestMatch([scheme], written, matcher) }];
  });
}

/** Whether the text can be a digest, or the beginning of one. */
function looksLikeDigest({ firstBytes }: ParsedSignature): boolean {
  return firstBytes.length > 0;
}

/** These are not reported for the signature that the receiver computed, which may be a digest without a prefix. */
const toleratedMistakes: ReadonlySet<FindingCode> = new Set([
  'signature_without_version',
  'signature_prefixed',
]);

function explainComputedSignature(
  input: SignatureDebugInput,
  headers: PastedHeaders,
  matcher: SignatureMatcher,
): SignatureDiagnosis[] {
  const written = parseSignatures(input.computed?.trim() ?? '');
  const sent = ['service-signature', 'webhook-signature'].flatMap((name) =>
    parseSignatures(headers.get(name) ?? ''),
  );
  if (written.some(({ text }) => sent.some((other) => other.text === text))) return [];
  const match = findBestMatch(['service', 'standard'], written, matcher, toleratedMistakes);
  if (match === undefined) {
    if (!written.some(looksLikeDigest)) return [createFinding('computed_unreadable')];
    const isProved = matchSignatureHeaders(headers, matcher).some((one) => one.match?.mistakes.length === 0);
    return isProved ? [createFinding('computed_unknown')] : explainUnknownSignature(matcher);
  }
  const findings = explainMatch(match, input.now);
  const isTooNew =
    match.scheme === 'service' &&
    match.secret.isCurrent &&
    input.secrets.some(({ until }) => until !== null && until > input.now);
  return isTooNew ? [createFinding('secret_too_new'), ...findings] : findings;
}

function findBestMatch(
  schemes: readonly Scheme[],
  written: readonly ParsedSignature[],
  { match }: SignatureMatcher,
  ignoredMistakes: ReadonlySet<FindingCode> = new Set(),
): SignatureMatch | undefined {
  const matches = schemes.flatMap((scheme) => written.map((signature) => match(scheme, signature)));
  return matches
    .filter((found) => found !== undefined)
    .map((found) => ({ ...found, mistakes: found.mistakes.filter((one) => !ignoredMistakes.has(one)) }))
    .toSorted((one, other) => one.mistakes.length - other.mistakes.length)[0];
}

function explainMatch({ mistakes, bodies, secret }: SignatureMatch, now: Date): SignatureDiagnosis[] {
  const hasEnded = !secret.isCurrent && secret.until !== null && secret.until <= now;
  return [
    ...(hasEnded ? [createFinding('secret_ended')] : []),
    ...mistakes.map((code) =>
      code.startsWith('body_') && bodies
        ? createFinding(code, { difference: findDifference(bodies.sent, bodies.given) })
        : createFinding(code),
    ),
  ];
}

/** Explains a signature that no known mistake produces. A changed body is listed first, as the likelier cause. */
function explainUnknownSignature({ changed }: SignatureMatcher): SignatureDiagnosis[] {
  const bodyFindings = changed
    ? [createFinding(changed.mistake, { difference: findDifference(changed.sent, changed.given) })]
    : [];
  return [...bodyFindings, createFinding('secret_unknown')];
}

function explainTimestamp(headers: PastedHeaders, now: Date): SignatureDiagnosis[] {
  const text = headers.get('webhook-timestamp');
  if (text === undefined) return [];
  if (!/^\d{1,16}$/.test(text)) return [createFinding('timestamp_unreadable')];
  const timestamp = Number(text);
  // A larger number must be milliseconds: as seconds, it would be after the year 5138.
  if (timestamp > 100_000_000_000) return [createFinding('timestamp_in_milliseconds')];
  const age = Math.floor(now.getTime() / 1000) - timestamp;
  if (age > toleranceSeconds) return [createFinding('timestamp_too_old', { detail: formatSpan(age) })];
  if (age < -toleranceSeconds)
    return [createFinding('timestamp_in_the_future', { detail: formatSpan(-age) })];
  return [];
}

function formatSpan(seconds: number): string {
  const [count, unit] = chooseSpanUnit(seconds);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function chooseSpanUnit(seconds: number): readonly [number, string] {
  if (seconds < 2 * 3600) return [Math.round(seconds / 60), 'minute'];
  if (seconds < 2 * 86_400) return [Math.round(seconds / 3600), 'hour'];
  return [Math.round(seconds / 86_400), 'day'];
}

function findDifference(sent: Uint8Array, given: Uint8Array): BodyDifference {
  let at = 0;
  while (at < sent.length && at < given.length && sent[at] === given[at]) at += 1;
  const from = Math.max(0, at - shownBytes / 4);
  const show = (bytes: Uint8Array) => toText(bytes.subarray(from, at + shownBytes));
  return { atByte: at, sent: show(sent), given: show(given) };
}

function createFinding(
  code: FindingCode,
  { detail = '', difference = null }: { detail?: string; difference?: BodyDifference | null } = {},
): SignatureDiagnosis {
  const { title, advice } = findingTexts[code];
  return { code, title: title.replace('{}', detail), advice, difference };
}
