import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressHeader } from '../../../integrations/auth/auth-service.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { toWebHeaders } from '../operation.ts';
import { sendConsoleFailure } from '../send-result.ts';
import { limitPerson, limitUnauthenticated } from '../rate-limits.ts';
import { mapAuthError } from './map-auth-error.ts';
import { findNewPassword, refuseWeakPassword } from './refuse-weak-password.ts';
import { countSignInAttempt, resetSignInAttempts, type ThrottledAttempt } from './sign-in-throttle.ts';
import { makeDeviceCookie } from './known-device-cookie.ts';

/** The better-auth routes that we expose, with the throttling of each. The library has many more routes. */
export const authRoutes = {
  'GET /auth/magic-link/verify': 'network',
  'GET /auth/verify-email': 'network',
  'GET /auth/passkey/generate-authenticate-options': 'network',
  'GET /auth/passkey/generate-register-options': undefined,
  'GET /auth/passkey/list-user-passkeys': undefined,
  'POST /auth/sign-up/email': 'email',
  'POST /auth/sign-in/email': 'account',
  'POST /auth/sign-in/magic-link': 'email',
  'POST /auth/sign-out': undefined,
  'POST /auth/send-verification-email': 'email',
  'POST /auth/request-password-reset': 'email',
  'POST /auth/reset-password': 'network',
  'POST /auth/change-password': 'session',
  'POST /auth/update-user': undefined,
  'POST /auth/two-factor/enable': 'session',
  'POST /auth/two-factor/disable': 'session',
  'POST /auth/two-factor/verify-totp': 'network',
  'POST /auth/two-factor/verify-backup-code': 'network',
  'POST /auth/two-factor/generate-backup-codes': 'session',
  'POST /auth/passkey/verify-authentication': 'network',
  'POST /auth/passkey/verify-registration': undefined,
  'POST /auth/passkey/delete-passkey': undefined,
  'POST /auth/passkey/update-passkey': undefined,
} as const satisfies Record<string, ThrottledAttempt['kind'] | undefined>;

/** Forwards requests to better-auth and translates its responses. */
export function registerAuthRoutes(app: FastifyInstance, deps: ConsoleDeps): void {
  for (const [route, throttleKind] of Object.entries(authRoutes)) {
    const [method = 'GET', url = ''] = route.split(' ');
    app.route({
      method,
      url,
      handler: (request, reply) => handleAuthRequest(deps, request, reply, throttleKind),
    });
  }
}

async function handleAuthRequest(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  throttleKind: ThrottledAttempt['kind'] | undefined,
): Promise<FastifyReply> {
  const rejection =
    refuseNavigation(request) ??
    refuseDeepBody(request.body) ??
    refuseNul(request) ??
    refuseLongTexts(request.body) ??
    (await countAttempt(deps, request, throttleKind)) ??
    // The attempt is counted first, because estimating a password's strength costs more than reading the body.
    refuseWeakPassword(
      isRecord(request.body) ? findNewPassword(request.routeOptions.url, request.body) : undefined,
    );
  if (rejection) return sendConsoleFailure(request, reply, rejection);
  const response = await deps.people.handle(toWebRequest(deps.origin, request, createRequestBody(request)));
  const text = await response.text();
  if (throttleKind === 'email' || throttleKind === 'account') await waitForResponseStep(reply.elapsedTime);
  const failure = mapAuthError(response, text);
  await copyCookies(deps, request, reply, response, text);
  if (failure) return sendConsoleFailure(request, reply, failure);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text === '' ? '{}' : text);
}

/**
 * Response times are rounded up to a multiple of this, so that timing does not reveal whether an e-mail address has
 * an account.
 */
const responseStepMilliseconds = 250;

async function waitForResponseStep(elapsed: number): Promise<void> {
  await wait(responseStepMilliseconds - (elapsed % responseStepMilliseconds));
}

/** Signs a person in as part of another request. Returns undefined on success. */
export async function signInOnBehalfOf(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: { readonly email: string; readonly password: string },
): Promise<ConsoleFailure | undefined> {
  const inner = toWebRequest(deps.origin, request, credentials, '/auth/sign-in/email');
  const response = await deps.people.handle(inner);
  const text = await response.text();
  await copyCookies(deps, request, reply, response, text);
  return mapAuthError(response, text);
}

/**
 * Rejects GET requests that the dashboard's own scripts did not send, because some of them sign somebody in.
 * Otherwise an image on another site could sign its visitor in to an attacker's account, and a mail scanner would use
 * up a link.
 */
function refuseNavigation(request: FastifyRequest): ConsoleFailure | undefined {
  const fetchSite = request.headers['sec-fetch-site'];
  return request.method === 'GET' && fetchSite !== 'same-origin'
    ? createConsoleFailure('foreign_origin')
    : undefined;
}

/**
 * The maximum depth of a body. A passkey response is the deepest body that a page sends. Deeper bodies would crash
 * the library, which parses them recursively.
 */
const maxDepth = 8;

function refuseDeepBody(body: unknown): ConsoleFailure | undefined {
  return isDeeperThan(body, maxDepth) ? createConsoleFailure('malformed_request') : undefined;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (!isRecord(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** Rejects NUL characters. PostgreSQL cannot store them, and the library would report that as an outage. */
function refuseNul({ body, query }: FastifyRequest): ConsoleFailure | undefined {
  return hasNul(body) || hasNul(query) ? createConsoleFailure('malformed_request') : undefined;
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return isRecord(value) && Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner));
}

/**
 * Maximum lengths of texts other than passwords. The library limits only passwords, and passes values of any type to
 * the database.
 */
const maxLengths: Readonly<Record<string, number>> = {
  name: limits.nameLength,
  email: 254,
  code: 64,
  token: 2_048,
};

function refuseLongTexts(body: unknown): ConsoleFailure | undefined {
  if (!isRecord(body)) return undefined;
  for (const [param, maxLength] of Object.entries(maxLengths)) {
    const value = body[param];
    if (value === undefined) continue;
    if (typeof value === 'string' && value.length <= maxLength && value.trim() !== '') continue;
    const message = `This must be text of 1 to ${maxLength} characters. Change it and try again.`;
    return createConsoleFailure('invalid_input', { param, message });
  }
  return undefined;
}

async function countAttempt(
  deps: ConsoleDeps,
  request: FastifyRequest,
  kind: ThrottledAttempt['kind'] | undefined,
): Promise<ConsoleFailure | undefined> {
  if (kind === undefined) {
    // Nothing can be guessed on this route, so the request is counted like any other request to the dashboard.
    const person = await deps.people.findPerson(toWebHeaders(request));
    return person === undefined ? limitUnauthenticated(deps, request.ip) : limitPerson(deps, person.id);
  }
  const byNetwork = await countSignInAttempt(deps, request, { kind: 'network' });
  if (byNetwork || kind === 'network') return byNetwork;
  if (kind === 'session') {
    // Attempts are counted by session and not by cookie, because a cookie can be forged for every attempt.
    const person = await deps.people.findPerson(toWebHeaders(request));
    if (person === undefined) return createConsoleFailure('not_signed_in');
    return countSignInAttempt(deps, request, { kind, sessionId: person.sessionId });
  }
  const email = readEmail(request.body);
  return email === undefined ? undefined : countSignInAttempt(deps, request, { kind, email });
}

/** Copies the library's cookies to our response. After a sign-in, also marks the device as known. */
async function copyCookies(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  text: string,
): Promise<void> {
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const hasSignedIn = cookies.some((cookie) => /session_token=[^;]{20}/.test(cookie));
  const email = hasSignedIn ? readSignedInEmail(text) : undefined;
  if (email === undefined) return;
  await resetSignInAttempts(deps, request, { kind: 'account', email });
  reply.header('set-cookie', makeDeviceCookie(deps.signInThrottle.secrets.current, email));
}

/** The user agent is stored with the session, so that its owner recognises the device. */
const maxUserAgentLength = 512;

function toWebRequest(origin: string, request: FastifyRequest, body: unknown, path = request.url): Request {
  const headers = toWebHeaders(request);
  headers.set(clientAddressHeader, request.ip);
  headers.set('user-agent', (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength));
  for (const name of ['content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  return new Request(`${origin}${path}`, {
    method: request.method,
    headers,
    body: request.method === 'POST' ? JSON.stringify(body) : null,
  });
}

/**
 * Overrides parts of the request: a new password always ends all other sessions, and people can change only their
 * name.
 */
function createRequestBody(request: FastifyRequest): unknown {
  const body = isRecord(request.body) ? request.body : {};
  switch (request.routeOptions.url) {
    case '/auth/change-password':
      return { ...body, revokeOtherSessions: true };
    case '/auth/update-user':
      return { name: body['name'] };
    default:
      return body;
  }
}

function readSignedInEmail(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? readEmail(body['user']) : undefined;
  } catch {
    return undefined;
  }
}

function readEmail(value: unknown): string | undefined {
  return isRecord(value) && typeof value['email'] === 'string' ? value['email'].slice(0, 254) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
