import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { hashEmail } from './sign-in-throttle.ts';

const daySeconds = 24 * 60 * 60;
/** Enough to invite a whole company in a day. */
const maxInvitationsByPerson = 100;
const maxInvitationsByWorkspace = 200;
const maxInvitationsToAddress = 10;
/**
 * The daily limit for invitations from a network is this many times its sign-in limit per minute, because a whole
 * office may share one network.
 */
const networkLimitFactor = 10;

/**
 * Limits new and resent invitations alike, because each sends an e-mail with the sender's text to an address of the
 * sender's choice. They are counted before anything is written, and separately from e-mails that people request for
 * themselves.
 */
export async function limitInvitations(
  { signInThrottle }: Pick<ConsoleDeps, 'signInThrottle'>,
  sender: { readonly person: Person; readonly workspace: Workspace; readonly network: string },
  email: string,
): Promise<ConsoleFailure | undefined> {
  const add = (bucket: string) => signInThrottle.counter.addAttempt(`invitations-${bucket}`, daySeconds);
  const [byPerson, byWorkspace, fromNetwork, toAddress] = await Promise.all([
    add(`by:${sender.person.id}`),
    add(`of:${sender.workspace.id}`),
    add(`from:${sender.network}`),
    add(`to:${hashEmail(email)}`),
  ]);
  if (toAddress > maxInvitationsToAddress) {
    const message = 'This address was invited several times today. Try again tomorrow.';
    return createConsoleFailure('too_many_requests', { message, param: 'email', retryAfter: daySeconds });
  }
  const isTooMany =
    byPerson > maxInvitationsByPerson ||
    byWorkspace > maxInvitationsByWorkspace ||
    fromNetwork > networkLimitFactor * signInThrottle.networkLimit;
  const message = 'The daily limit for invitations is reached. Send the rest tomorrow.';
  return isTooMany
    ? createConsoleFailure('too_many_requests', { message, retryAfter: daySeconds })
    : undefined;
}
