import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ConsoleSecrets } from '../../../integrations/auth/console-secrets.ts';
import { clientNetworkKey } from '../../../domain/client-network.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { findKnownDevice } from './known-device-cookie.ts';

/** The kind of attempt, which selects the counter. */
export type ThrottledAttempt =
  /** Any attempt without a session. */
  | { readonly kind: 'network' }
  /** A password for an account. */
  | { readonly kind: 'account'; readonly email: string }
  /** An e-mail to an address. */
  | { readonly kind: 'email'; readonly email: string }
  /** A password that a signed-in person has to enter again. */
  | { readonly kind: 'session'; readonly sessionId: string };

/**
 * Unknown devices together get ten attempts at an account in 15 minutes, about a thousand a day across all networks.
 * After that, only unknown devices have to wait. E-mails are limited more strictly, so that nobody can flood a
 * mailbox through us. Those that a known device requests are counted separately, so that an attacker cannot use up
 * the owner's limit.
 */
const attemptLimits = {
  account: { tries: 10, seconds: 15 * 60 },
  email: { tries: 5, seconds: 60 * 60 },
  session: { tries: 10, seconds: 15 * 60 },
  network: { seconds: 60 },
} as const;

type Deps = Pick<ConsoleDeps, 'guessing'>;

/** Counts the attempt before checking anything, so that parallel attempts do not all count as the first. */
export async function countSignInAttempt(
  { guessing }: Deps,
  request: FastifyRequest,
  guess: ThrottledAttempt,
): Promise<ConsoleFailure | undefined> {
  const { seconds } = attemptLimits[guess.kind];
  const tries = guess.kind === 'network' ? guessing.networkLimit : attemptLimits[guess.kind].tries;
  const used = await guessing.counter.addAttempt(bucketKeyOf(guessing.secrets, request, guess), seconds);
  if (used <= tries) return undefined;
  // The window started with the first attempt, so this is the longest possible wait.
  return consoleFail('too_many_requests', { message: describeWait(guess), retryAfter: seconds });
}

/** Counts an attempt for callers that have a session but no request. */
export async function countSessionAttempt(
  { guessing }: Deps,
  sessionId: string,
): Promise<ConsoleFailure | undefined> {
  const { tries, seconds } = attemptLimits.session;
  const used = await guessing.counter.addAttempt(`session:${sessionId}`, seconds);
  const message = describeWait({ kind: 'session', sessionId });
  return used > tries ? consoleFail('too_many_requests', { message }) : undefined;
}

/** After a successful sign-in, earlier attempts no longer count. */
export async function resetSignInAttempts(
  { guessing }: Deps,
  request: FastifyRequest,
  guess: ThrottledAttempt,
): Promise<void> {
  await guessing.counter.forgetAttempts(bucketKeyOf(guessing.secrets, request, guess));
}

function bucketKeyOf(secrets: ConsoleSecrets, request: FastifyRequest, guess: ThrottledAttempt): string {
  const cookies = request.headers.cookie ?? '';
  switch (guess.kind) {
    case 'network':
      return `network:${clientNetworkKey(request.ip)}`;
    case 'session':
      return `session:${guess.sessionId}`;
    case 'email':
    case 'account': {
      const device = findKnownDevice(secrets, guess.email, cookies);
      return device === undefined ? `${guess.kind}:${hashEmail(guess.email)}` : `${guess.kind}:${device}`;
    }
    default:
      return guess satisfies never;
  }
}

/** Addresses are hashed, so that Redis stores none. */
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
