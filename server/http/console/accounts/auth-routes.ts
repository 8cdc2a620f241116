import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressHeader } from '../../../integrations/auth/auth-service.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { toWebHeaders } from '../operation.ts';
import { sendConsoleFailure } from '../send-result.ts';
import { limitPerson, limitUnauthenticated } from '../rate-limits.ts';
import { mapAuthError } from './map-auth-error.ts';
import { findNewPassword, refuseWeakPassword } from './refuse-weak-password.ts';
import { countSignInAttempt, resetSignInAttempts, type ThrottledAttempt } from './sign-in-throttle.ts';
import { makeDeviceCookie } from './known-device-cookie.ts';

/** The better-auth routes that are allowed, each with its throttle. The library exposes many more. */
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
  for (const [door, counts] of Object.entries(authRoutes)) {
    const [method = 'GET', url = ''] = door.split(' ');
    app.route({ method, url, handler: (request, reply) => handleAuthRequest(deps, request, reply, counts) });
  }
}

async function handleAuthRequest(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  counts: ThrottledAttempt['kind'] | undefined,
): Promise<FastifyReply> {
  const refused =
    refuseNavigation(request) ??
    refuseDeepBody(request.body) ??
    refuseNul(request) ??
    refuseLongTexts(request.body) ??
    (await countAttempt(deps, request, counts)) ??
    // The attempt is counted first, because estimating a password's strength costs more than reading the body.
    refuseWeakPassword(
      isRecord(request.body) ? findNewPassword(request.routeOptions.url, request.body) : undefined,
    );
  if (refused) return sendConsoleFailure(request, reply, refused);
  const response = await deps.people.handle(toWebRequest(deps.origin, request, createRequestBody(request)));
  const text = await response.text();
  if (counts === 'email' || counts === 'account') await waitForResponseStep(reply.elapsedTime);
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

/** Signs a person in within another request, as if the page had sent the sign-in. Returns undefined on success. */
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
 * Some of these GET requests sign somebody in. Only the dashboard's own scripts may send them. Otherwise an image on
 * another site could sign its visitor in to an attacker's account, and a mail scanner would use up a link.
 */
function refuseNavigation(request: FastifyRequest): ConsoleFailure | undefined {
  const asks = request.headers['sec-fetch-site'];
  return request.method === 'GET' && asks !== 'same-origin' ? consoleFail('foreign_origin') : undefined;
}

/**
 * No page sends a deeper body than a passkey response. Deeper bodies would crash the library, which parses them
 * recursively.
 */
const maxDepth = 8;

function refuseDeepBody(body: unknown): ConsoleFailure | undefined {
  return isDeeper(body, maxDepth) ? consoleFail('malformed_request') : undefined;
}

function isDeeper(value: unknown, most: number): boolean {
  if (!isRecord(value)) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

/** The library does not check characters, and would report a NUL, which PostgreSQL cannot store, as an outage. */
function refuseNul({ body, query }: FastifyRequest): ConsoleFailure | undefined {
  return hasNul(body) || hasNul(query) ? consoleFail('malformed_request') : undefined;
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return isRecord(value) && Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner));
}

/** The library limits only the length of passwords, and passes other types to the database. */
const maxLengths: Readonly<Record<string, number>> = {
  name: limits.nameLength,
  email: 254,
  code: 64,
  token: 2_048,
};

function refuseLongTexts(body: unknown): ConsoleFailure | undefined {
  if (!isRecord(body)) return undefined;
  for (const [param, most] of Object.entries(maxLengths)) {
    const value = body[param];
    if (value === undefined) continue;
    if (typeof value === 'string' && value.length <= most && value.trim() !== '') continue;
    const message = `This must be text of 1 to ${most} characters. Change it and try again.`;
    return consoleFail('invalid_input', { param, message });
  }
  return undefined;
}

async function countAttempt(
  deps: ConsoleDeps,
  request: FastifyRequest,
  kind: ThrottledAttempt['kind'] | undefined,
): Promise<ConsoleFailure | undefined> {
  if (kind === undefined) {
    // This secret cannot be guessed, so the attempt is counted like any other operation of the dashboard.
    const person = await deps.people.personOf(toWebHeaders(request));
    return person === undefined ? limitUnauthenticated(deps, request.ip) : limitPerson(deps, person.id);
  }
  const byNetwork = await countSignInAttempt(deps, request, { kind: 'network' });
  if (byNetwork || kind === 'network') return byNetwork;
  if (kind === 'session') {
    // Attempts are counted by person and not by cookie, because a cookie can be forged for every attempt.
    const person = await deps.people.personOf(toWebHeaders(request));
    if (person === undefined) return consoleFail('not_signed_in');
    return countSignInAttempt(deps, request, { kind, sessionId: person.sessionId });
  }
  const email = readEmail(request.body);
  return email === undefined ? undefined : countSignInAttempt(deps, request, { kind, email });
}

/** Sets each cookie separately, and marks the device as known after a sign-in. */
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
  reply.header('set-cookie', makeDeviceCookie(deps.guessing.secrets.current, email));
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
    const answered: unknown = JSON.parse(text);
    return isRecord(answered) ? readEmail(answered['user']) : undefined;
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
