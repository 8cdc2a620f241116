import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { hashEmail } from './sign-in-throttle.ts';

const daySeconds = 24 * 60 * 60;
/** A day of inviting a whole company, and no more. */
const mostByPerson = 100;
const mostByWorkspace = 200;
const mostToAddress = 10;
/** An office has many people behind one network: this many times what it may try in a minute. */
const networkFactor = 10;

/**
 * Made and sent again alike: each is an email to an address of the sender's choice, in words that are partly theirs.
 * Counted before anything is written, and apart from the emails that people ask for themselves.
 */
export async function limitInvitations(
  { guessing }: Pick<ConsoleParts, 'guessing'>,
  by: { readonly person: Person; readonly workspace: Workspace; readonly network: string },
  email: string,
): Promise<ConsoleFailure | undefined> {
  const add = (bucket: string) => guessing.counter.addAttempt(`invitations-${bucket}`, daySeconds);
  const [ofPerson, ofWorkspace, ofNetwork, toAddress] = await Promise.all([
    add(`by:${by.person.id}`),
    add(`of:${by.workspace.id}`),
    add(`from:${by.network}`),
    add(`to:${hashEmail(email)}`),
  ]);
  if (toAddress > mostToAddress) {
    const message = 'This address was invited several times today: try again tomorrow.';
    return consoleFail('too_many_requests', { message, param: 'email', retryAfter: daySeconds });
  }
  const isTooMany =
    ofPerson > mostByPerson ||
    ofWorkspace > mostByWorkspace ||
    ofNetwork > networkFactor * guessing.networkLimit;
  const message = 'As many invitations were sent as go out in a day: send the rest tomorrow.';
  return isTooMany ? consoleFail('too_many_requests', { message, retryAfter: daySeconds }) : undefined;
}
