import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ConsoleSecrets } from '../../../integrations/auth/console-secrets.ts';
import { toClientNetworkKey } from '../../../domain/client-network.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { findKnownDevice } from './known-device-cookie.ts';

/** An attempt to sign in or to request an e-mail. Each kind has its own counter. */
export type ThrottledAttempt =
  /** Any attempt without a session, counted by the client's network in addition to its own kind. */
  | { readonly kind: 'network' }
  /** An attempt to sign in to an account with a password. */
  | { readonly kind: 'account'; readonly email: string }
  /** A request for an e-mail to an address. */
  | { readonly kind: 'email'; readonly email: string }
  /** A password that a signed-in person has to enter again. */
  | { readonly kind: 'session'; readonly sessionId: string };

/**
 * All unknown devices together get ten attempts at an account in 15 minutes, about a thousand a day. A known device
 * has its own limit, so that an attacker cannot use up the owner's. E-mails are limited more strictly, so that nobody
 * can flood a mailbox through us.
 */
const attemptLimits = {
  account: { tries: 10, seconds: 15 * 60 },
  email: { tries: 5, seconds: 60 * 60 },
  session: { tries: 10, seconds: 15 * 60 },
  network: { seconds: 60 },
} as const;

type Deps = Pick<ConsoleDeps, 'signInThrottle'>;

/** Counts the attempt before checking anything, so that parallel attempts do not all count as the first. */
export async function countSignInAttempt(
  { signInThrottle }: Deps,
  request: FastifyRequest,
  attempt: ThrottledAttempt,
): Promise<ConsoleFailure | undefined> {
  const { seconds } = attemptLimits[attempt.kind];
  const tries = attempt.kind === 'network' ? signInThrottle.networkLimit : attemptLimits[attempt.kind].tries;
  const used = await signInThrottle.counter.addAttempt(
    createBucketKey(signInThrottle.secrets, request, attempt),
    seconds,
  );
  if (used <= tries) return undefined;
  // The window started with the first attempt, so this is the longest possible wait.
  return createConsoleFailure('too_many_requests', { message: describeWait(attempt), retryAfter: seconds });
}

/** Counts an attempt of a signed-in person to confirm their identity. */
export async function countSessionAttempt(
  { signInThrottle }: Deps,
  sessionId: string,
): Promise<ConsoleFailure | undefined> {
  const { tries, seconds } = attemptLimits.session;
  const used = await signInThrottle.counter.addAttempt(`session:${sessionId}`, seconds);
  const message = describeWait({ kind: 'session', sessionId });
  return used > tries ? createConsoleFailure('too_many_requests', { message }) : undefined;
}

/** Called after a successful sign-in, so that earlier attempts no longer count. */
export async function resetSignInAttempts(
  { signInThrottle }: Deps,
  request: FastifyRequest,
  attempt: ThrottledAttempt,
): Promise<void> {
  await signInThrottle.counter.forgetAttempts(createBucketKey(signInThrottle.secrets, request, attempt));
}

function createBucketKey(
  secrets: ConsoleSecrets,
  request: FastifyRequest,
  attempt: ThrottledAttempt,
): string {
  const cookies = request.headers.cookie ?? '';
  switch (attempt.kind) {
    case 'network':
      return `network:${toClientNetworkKey(request.ip)}`;
    case 'session':
      return `session:${attempt.sessionId}`;
    case 'email':
    case 'account': {
      const device = findKnownDevice(secrets, attempt.email, cookies);
      return device === undefined
        ? `${attempt.kind}:${hashEmail(attempt.email)}`
        : `${attempt.kind}:${device}`;
    }
    default:
      return attempt satisfies never;
  }
}

/** Hashes an e-mail address for the name of a counter, so that Redis stores no addresses. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

function describeWait({ kind }: ThrottledAttempt): string {
  if (kind === 'network') return 'Too many attempts from your network. Wait a minute and try again.';
  if (kind === 'email')
    return 'We sent several e-mails to this address: look for them, or ask again in an hour.';
  if (kind === 'session') return 'Too many attempts. Wait 15 minutes and try again.';
  return 'Too many attempts. Wait 15 minutes, or sign in with a link or a passkey.';
}
