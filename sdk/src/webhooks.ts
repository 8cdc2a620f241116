import { WebhookVerificationError } from './errors.ts';
import type { GenerationFailed, GenerationSuccess } from './generated.ts';

/** A webhook event. Further types may be added: ignore unknown ones. */
export type BlazonEvent = GenerationSuccess | GenerationFailed;

export interface VerifyOptions {
  /** The workspace's `whsec_…`, or several during a rotation. */
  readonly secret: string | readonly string[];
  /** The maximum difference between the time of signing and the clock of this machine, in seconds. Default: 300. */
  readonly tolerance?: number;
  /** The current time in milliseconds since 1970, for tests. */
  readonly now?: number;
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The body as it arrived, before it was parsed. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

const secretPrefix = 'whsec_';
const minKeyBytes = 24;

/**
 * Verifies the signature of a webhook request and returns its event. Throws a `WebhookVerificationError` that names
 * the mistake if verification fails.
 *
 * @param body The body exactly as it arrived: bytes, or the text before anything parsed it.
 */
export async function verifyWebhook(
  body: WebhookBody,
  headers: WebhookHeaders,
  options: VerifyOptions,
): Promise<BlazonEvent> {
  const bytes = readBytes(body);
  const secrets = decodeSecrets(options.secret);
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = parseSignatures(readHeader(headers, 'webhook-signature'));
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError(
      'header_malformed',
      '`webhook-timestamp` is not a Unix time in seconds.',
    );
  const isSigned = async (signed: Uint8Array): Promise<boolean> => {
    for (const secret of secrets) {
      const expected = await computeHmac(secret, concatenateBytes(encode(`${id}.${timestamp}.`), signed));
      // Compare all signatures, so that the timing reveals nothing about them.
      if (signatures.map((signature) => areEqual(signature, expected)).includes(true)) return true;
    }
    return false;
  };
  if (!(await isSigned(bytes))) throw await explainMismatch(bytes, isSigned);
  checkTime(Number(timestamp), options);
  return parseEvent(bytes);
}

/** Tries common changes to a body, such as added white space, to tell a changed body from a wrong secret. */
async function explainMismatch(
  bytes: Uint8Array,
  isSigned: (signed: Uint8Array) => Promise<boolean>,
): Promise<WebhookVerificationError> {
  const text = new TextDecoder().decode(bytes);
  const variants = [text.trim(), `${text}\n`, text.replaceAll('\r\n', '\n'), reserialise(text)];
  for (const variant of variants)
    if (variant !== text && (await isSigned(encode(variant))))
      return new WebhookVerificationError(
        'body_changed',
        'The body was changed on its way here: white space was added, removed or rewritten. Pass the bytes of the request as they arrived, before any middleware parses or trims them.',
      );
  return new WebhookVerificationError(
    'signature_mismatch',
    'The signature does not fit this body and secret. Use the signing secret of the workspace that sent it (it has one for both environments, and a rotated one stops counting when its overlap ends), and the body exactly as it arrived.',
  );
}

function reserialise(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function readBytes(body: unknown): Uint8Array {
  if (typeof body === 'string') return encode(body);
  if (body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new WebhookVerificationError(
    'body_parsed',
    'The body was parsed before it got here. Pass the raw body: signatures cover its exact bytes, and JSON cannot be written again the same way. In Express use express.raw({ type: "application/json" }) on this route.',
  );
}

function decodeSecrets(secret: string | readonly string[]): readonly Uint8Array<ArrayBuffer>[] {
  const all = typeof secret === 'string' ? [secret] : secret;
  if (all.length === 0) throw new WebhookVerificationError('secret_malformed', 'No secret was given.');
  return all.map((each) => {
    if (typeof each !== 'string' || !each.startsWith(secretPrefix))
      throw new WebhookVerificationError(
        'secret_malformed',
        'This is not a signing secret. A signing secret begins with whsec_. The dashboard shows it under Webhooks; an API key does not verify anything.',
      );
    const key = decodeKey(each);
    // An attacker could forge signatures with an empty or short key.
    if (key === null || key.length < minKeyBytes)
      throw new WebhookVerificationError(
        'secret_malformed',
        'The signing secret is damaged: what follows whsec_ is cut off or not base64. Copy it again.',
      );
    return key;
  });
}

function decodeKey(secret: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(secret.slice(secretPrefix.length).trim()), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  const text = typeof value === 'string' ? value : value?.[0];
  if (!text)
    throw new WebhookVerificationError(
      'header_missing',
      `The header \`${name}\` is missing. Pass all headers of the request; a proxy in front may remove those that it does not know.`,
    );
  return text;
}

function parseSignatures(header: string): readonly Uint8Array[] {
  const signatures = header.split(' ').flatMap((each) => {
    const [version, text = ''] = each.split(',', 2);
    if (version !== 'v1') return [];
    try {
      return [Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))];
    } catch {
      return [];
    }
  });
  if (signatures.length > 0) return signatures;
  throw new WebhookVerificationError(
    'header_malformed',
    '`webhook-signature` holds no signature of version v1 in base64 ("v1,…"). `Service-Signature` is another header, in hex: do not mix the two.',
  );
}

function checkTime(timestamp: number, { tolerance = 300, now = Date.now() }: VerifyOptions): void {
  const age = Math.round(now / 1000 - timestamp);
  if (age > tolerance)
    throw new WebhookVerificationError(
      'timestamp_too_old',
      `The request was signed ${age} seconds ago, and ${tolerance} are allowed. It is a replay, or the clock of this machine is ahead.`,
    );
  if (age < -tolerance)
    throw new WebhookVerificationError(
      'timestamp_in_future',
      `The request was signed ${-age} seconds in the future. The clock of this machine is behind: synchronise it.`,
    );
}

function parseEvent(bytes: Uint8Array): BlazonEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as BlazonEvent;
  } catch {
    throw new WebhookVerificationError('payload_malformed', 'The body is signed, but it is not JSON.');
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function concatenateBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function computeHmac(
  secret: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, data));
}

/** Takes constant time for signatures of the same length. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

/** Creates the headers with which Blazon would send this body, for tests. */
export async function signWebhook(
  body: string,
  { secret, id, timestamp = Math.floor(Date.now() / 1000) }: SignOptions,
): Promise<Record<string, string>> {
  const [key] = decodeSecrets(secret);
  if (key === undefined) throw new WebhookVerificationError('secret_malformed', 'No secret was given.');
  const signature = await computeHmac(key, encode(`${id}.${timestamp}.${body}`));
  const bodySignature = await computeHmac(encode(secret), encode(body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Blazon-Webhooks/1',
    'service-signature': [...bodySignature].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    'service-delivery-attempt': '1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

export interface SignOptions {
  readonly secret: string;
  /** The id of the event. */
  readonly id: string;
  /** In Unix seconds. Defaults to now. */
  readonly timestamp?: number;
}
