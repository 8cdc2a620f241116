import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The console's secrets: one that signs and encrypts, and others that only verify and decrypt. better-auth decrypts
 * second factors with any of them, but verifies signatures only with the current one. Signatures of other secrets are
 * therefore replaced before the library sees them.
 */
export interface ConsoleSecrets {
  readonly current: string;
  readonly forReading: readonly string[];
}

/** Returns the secrets in the library's format, the current one first. */
export function versionedSecrets({ current, forReading }: ConsoleSecrets) {
  const values = [...new Set([current, ...forReading])];
  return values.map((value) => ({ version: secretVersion(value), value }));
}

/**
 * Derives the version from the secret, so that every process computes the same one. It reveals nothing about the
 * secret.
 */
export function secretVersion(secret: string): number {
  return createHmac('sha256', secret).update('blazon console secret id').digest().readUInt32BE();
}

/** Re-signs the cookies and the link token of a request with the current secret, if another secret signed them. */
export function resignRequest(secrets: ConsoleSecrets, request: Request): Request {
  if (secrets.forReading.length === 0) return request;
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  const signed = token === null ? undefined : resignToken(secrets, token);
  if (signed !== undefined) url.searchParams.set('token', signed);
  const renewed = signed === undefined ? request : new Request(url, request);
  return new Request(renewed, { headers: resignCookies(secrets, request.headers) });
}

/** Re-signs cookies that one of the other secrets signed; all other cookies stay unchanged. */
export function resignCookies(secrets: ConsoleSecrets, headers: Headers): Headers {
  const cookies = headers.get('cookie');
  if (secrets.forReading.length === 0 || cookies === null) return headers;
  const renewed = new Headers(headers);
  const pairs = cookies.split(';').map((pair) => resignCookie(secrets, pair.trim()));
  renewed.set('cookie', pairs.join('; '));
  return renewed;
}

/** Re-signs one cookie: a value, a dot and a padded base64 HMAC, all percent-encoded. */
function resignCookie(secrets: ConsoleSecrets, pair: string): string {
  const [, name, escaped = ''] = /^(__Host-blazon\.[\w-]+)=(.*)$/.exec(pair) ?? [];
  if (name === undefined) return pair;
  const text = unescapeText(escaped);
  const dot = text.lastIndexOf('.');
  const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot < 1 || !isSignedByOther(secrets, value, signature, 'base64')) return pair;
  return `${name}=${encodeURIComponent(`${value}.${signValue(secrets.current, value, 'base64')}`)}`;
}

/** Re-signs a JSON Web Token with HS256, as in address confirmation links. Returns undefined for any other token. */
function resignToken(secrets: ConsoleSecrets, token: string): string | undefined {
  const [, signedPart, signature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (signedPart === undefined || signature === undefined) return undefined;
  if (!isSignedByOther(secrets, signedPart, signature, 'base64url')) return undefined;
  return `${signedPart}.${signValue(secrets.current, signedPart, 'base64url')}`;
}

type Encoding = 'base64' | 'base64url';

function isSignedByOther(
  { forReading }: ConsoleSecrets,
  value: string,
  signature: string,
  encoding: Encoding,
): boolean {
  const actual = Buffer.from(signature);
  return forReading.some((secret) => {
    const expected = Buffer.from(signValue(secret, value, encoding));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function signValue(secret: string, value: string, encoding: Encoding): string {
  return createHmac('sha256', secret).update(value).digest(encoding);
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
