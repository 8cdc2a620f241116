import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The console's secrets: one that signs and encrypts, and others that are only read. The sign-in library encrypts second
 * factors under several secrets, each value with the version of its own, but checks signatures with the current one only:
 * signatures of the others are replaced before it sees them.
 */
export interface ConsoleSecrets {
  readonly current: string;
  readonly forReading: readonly string[];
}

/** As the library wants them: the current one first. */
export function versionedSecrets({ current, forReading }: ConsoleSecrets) {
  const values = [...new Set([current, ...forReading])];
  return values.map((value) => ({ version: secretVersion(value), value }));
}

/** Made from the secret, so that every process gives it the same one. It says nothing about the secret. */
export function secretVersion(secret: string): number {
  return createHmac('sha256', secret).update('blazon console secret id').digest().readUInt32BE();
}

/** A request that the library reads as if the current secret had signed it. */
export function resignRequest(secrets: ConsoleSecrets, request: Request): Request {
  if (secrets.forReading.length === 0) return request;
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  const signed = token === null ? undefined : resignToken(secrets, token);
  if (signed !== undefined) url.searchParams.set('token', signed);
  const renewed = signed === undefined ? request : new Request(url, request);
  return new Request(renewed, { headers: resignCookies(secrets, request.headers) });
}

/** Cookies whose signature one of the secrets made, signed by the current one; all others as they are. */
export function resignCookies(secrets: ConsoleSecrets, headers: Headers): Headers {
  const cookies = headers.get('cookie');
  if (secrets.forReading.length === 0 || cookies === null) return headers;
  const renewed = new Headers(headers);
  const pairs = cookies.split(';').map((pair) => resignCookie(secrets, pair.trim()));
  renewed.set('cookie', pairs.join('; '));
  return renewed;
}

/** A value, a dot, and an HMAC in base64 with its padding, all of it escaped. */
function resignCookie(secrets: ConsoleSecrets, pair: string): string {
  const [, name, escaped = ''] = /^(__Host-blazon\.[\w-]+)=(.*)$/.exec(pair) ?? [];
  if (name === undefined) return pair;
  const text = unescape(escaped);
  const dot = text.lastIndexOf('.');
  const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot < 1 || !isSignedByOther(secrets, value, signature, 'base64')) return pair;
  return `${name}=${encodeURIComponent(`${value}.${sign(secrets.current, value, 'base64')}`)}`;
}

/** A JSON web token under HS256, as in the link that confirms an address. Undefined for any other token. */
function resignToken(secrets: ConsoleSecrets, token: string): string | undefined {
  const [, signedPart, signature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (signedPart === undefined || signature === undefined) return undefined;
  if (!isSignedByOther(secrets, signedPart, signature, 'base64url')) return undefined;
  return `${signedPart}.${sign(secrets.current, signedPart, 'base64url')}`;
}

type Encoding = 'base64' | 'base64url';

function isSignedByOther(
  { forReading }: ConsoleSecrets,
  value: string,
  signature: string,
  encoding: Encoding,
): boolean {
  const given = Buffer.from(signature);
  return forReading.some((secret) => {
    const expected = Buffer.from(sign(secret, value, encoding));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function sign(secret: string, value: string, encoding: Encoding): string {
  return createHmac('sha256', secret).update(value).digest(encoding);
}

function unescape(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
