import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ConsoleSecrets } from '../../../outside/people/console-secrets.ts';
import { clientNetwork } from '../../../rules/client-network.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { knownDevice } from './known-device.ts';

/** What is tried, and so who is slowed down. */
export type Guess =
  /** Anything that somebody may try who is not signed in. */
  | { readonly kind: 'network' }
  /** A password for an account. */
  | { readonly kind: 'account'; readonly email: string }
  /** A letter to an address. */
  | { readonly kind: 'letter'; readonly email: string }
  /** A password asked for again from whoever is signed in. */
  | { readonly kind: 'session'; readonly sessionId: string };

/**
 * A stranger has ten tries at an account in a quarter of an hour, about a thousand a day from any number of networks,
 * and then only strangers have to wait. Letters are few, so that nobody's mailbox is filled through us; those that a
 * known device asks for are counted by themselves, so that no stranger uses up the owner's.
 */
const rooms = {
  account: { tries: 10, seconds: 15 * 60 },
  letter: { tries: 5, seconds: 60 * 60 },
  session: { tries: 10, seconds: 15 * 60 },
  network: { seconds: 60 },
} as const;

type Parts = Pick<ConsoleParts, 'guessing'>;

/** Counts before anything is looked at, so that many tries at once are not all taken for the first. */
export async function countGuess(
  { guessing }: Parts,
  request: FastifyRequest,
  guess: Guess,
): Promise<ConsoleFailure | undefined> {
  const { seconds } = rooms[guess.kind];
  const tries = guess.kind === 'network' ? guessing.networkLimit : rooms[guess.kind].tries;
  const used = await guessing.counter.add(bucketOf(guessing.secrets, request, guess), seconds);
  if (used <= tries) return undefined;
  // The window began with the first try: at most the whole of it is left.
  return consoleFail('too_many_requests', { message: waitFor(guess), retryAfter: seconds });
}

/** The same where there is a session but no request at hand. */
export async function countSessionGuess(
  { guessing }: Parts,
  sessionId: string,
): Promise<ConsoleFailure | undefined> {
  const { tries, seconds } = rooms.session;
  const used = await guessing.counter.add(`session:${sessionId}`, seconds);
  const message = waitFor({ kind: 'session', sessionId });
  return used > tries ? consoleFail('too_many_requests', { message }) : undefined;
}

/** Whoever got in was no stranger. */
export async function forgetGuesses(
  { guessing }: Parts,
  request: FastifyRequest,
  guess: Guess,
): Promise<void> {
  await guessing.counter.forget(bucketOf(guessing.secrets, request, guess));
}

function bucketOf(secrets: ConsoleSecrets, request: FastifyRequest, guess: Guess): string {
  const cookies = request.headers.cookie ?? '';
  switch (guess.kind) {
    case 'network':
      return `network:${clientNetwork(request.ip)}`;
    case 'session':
      return `session:${guess.sessionId}`;
    case 'letter':
    case 'account': {
      const device = knownDevice(secrets, guess.email, cookies);
      return device === undefined ? `${guess.kind}:${hashAddress(guess.email)}` : `${guess.kind}:${device}`;
    }
    default:
      return guess satisfies never;
  }
}

/** Redis holds no addresses. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

function waitFor({ kind }: Guess): string {
  if (kind === 'network') return 'Too many tries from your network: wait a minute and try again.';
  if (kind === 'letter')
    return 'We sent several e-mails to this address: look for them, or ask again in an hour.';
  if (kind === 'session') return 'Too many tries: wait a quarter of an hour and try again.';
  return 'Too many tries: wait a quarter of an hour, or sign in with a link or a passkey.';
}
