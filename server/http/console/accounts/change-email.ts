import {
  AddressBody,
  type AddressChangeView,
  type AddressConfirmation,
} from '@blazon/contract/console/people.ts';
import {
  writeAddressChangedEmail,
  writeAddressTakenEmail,
  writeChangeFromAddressEmail,
  writeChangeToAddressEmail,
} from '../../../domain/emails.ts';
import {
  type EmailChange,
  applyEmailChange,
  cancelEmailChangeByToken,
  confirmEmailChange,
  deleteEmailChange,
  findEmailChangeByToken,
  saveEmailChange,
} from '../../../store/email-changes.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { setWorkspaceScope } from '../../../store/set-workspace-scope.ts';
import { listMemberships } from '../../../store/members.ts';
import { findPersonByEmail } from '../../../store/persons.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { hashEmail } from './sign-in-throttle.ts';
import { hashInvitationToken, createInvitationToken } from './invitation-token.ts';

/** How long the owners of both addresses have to confirm. */
const changeLifetimeSeconds = 24 * 60 * 60;
/** How long the outbox keeps trying to send a notice. A notice has no link that could expire earlier. */
const noticeLifetimeSeconds = 2 * 24 * 60 * 60;
const hourSeconds = 60 * 60;
const maxChangesPerHour = 5;

/**
 * Sends a link to the old and to the new address. The response does not reveal whether the new address already has an
 * account; only the e-mail to that address does.
 */
export const startEmailChange = defineOperation(
  {
    method: 'POST',
    path: '/api/me/address-change',
    action: 'signed-in',
    recentSignIn: true,
    body: AddressBody,
  },
  async (deps, { person, body }): Promise<ConsoleFailure | undefined> => {
    const { emails, database, clock, origin } = deps;
    if (emails === undefined) return createConsoleFailure('no_emails');
    const newEmail = body.email.toLowerCase();
    if (newEmail === person.email) return createConsoleFailure('same_address', { param: 'email' });
    if (await isOverLimit(deps, person.id, newEmail)) return createConsoleFailure('too_many_requests');
    const isTaken = (await findPersonByEmail(database, newEmail)) !== undefined;
    const [oldToken, newToken] = [createInvitationToken(), createInvitationToken()];
    const createdAt = clock.now();
    const content = { origin, name: person.name, newEmail };
    await database.unscopedTransaction(async (transaction) => {
      await saveEmailChange(transaction, {
        personId: person.id,
        sessionId: person.sessionId,
        newEmail,
        oldTokenHash: oldToken.tokenHash,
        newTokenHash: newToken.tokenHash,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + changeLifetimeSeconds * 1000),
      });
      const toOld = writeChangeFromAddressEmail({ ...content, token: oldToken.token });
      const toNew = isTaken
        ? writeAddressTakenEmail({ origin })
        : writeChangeToAddressEmail({ ...content, token: newToken.token });
      await emails.queueIn(transaction, { to: person.email, ...toOld }, changeLifetimeSeconds);
      await emails.queueIn(transaction, { to: newEmail, ...toNew }, changeLifetimeSeconds);
    });
    emails.wake();
    return undefined;
  },
);

export const cancelMyEmailChange = defineOperation(
  { method: 'DELETE', path: '/api/me/address-change', action: 'signed-in' },
  async ({ database }, { person }) => {
    await deleteEmailChange(database, person.id);
    return undefined;
  },
);

async function isOverLimit(
  { signInThrottle }: ConsoleDeps,
  personId: string,
  email: string,
): Promise<boolean> {
  const [byPerson, toAddress] = await Promise.all([
    signInThrottle.counter.addAttempt(`address-change:${personId}`, hourSeconds),
    signInThrottle.counter.addAttempt(`address-change-to:${hashEmail(email)}`, hourSeconds),
  ]);
  return byPerson > maxChangesPerHour || toAddress > maxChangesPerHour;
}

/** Shows the holder of a link what it confirms, and confirms nothing. */
export async function showEmailChange(
  { database, clock }: ConsoleDeps,
  token: string,
): Promise<AddressChangeView | ConsoleFailure> {
  const change = await findEmailChangeByToken(database, hashInvitationToken(token), clock.now());
  if (change === undefined) return createConsoleFailure('link_over');
  return { old_email: change.oldEmail, new_email: change.newEmail };
}

/**
 * Confirms a change for one of its two addresses; the second confirmation applies it. No session is needed, because
 * the link proves access to the mailbox.
 */
export async function confirmEmailChangeToken(
  deps: ConsoleDeps,
  token: string,
  requestId: string,
): Promise<AddressConfirmation | ConsoleFailure> {
  const { database, clock, emails } = deps;
  const now = clock.now();
  const result = await database.unscopedTransaction(async (transaction) => {
    const change = await confirmEmailChange(transaction, hashInvitationToken(token), now);
    if (change === undefined) return createConsoleFailure('link_over');
    if (change.oldConfirmedAt === null) return { changed: false, waits_for: 'old' as const };
    if (change.newConfirmedAt === null) return { changed: false, waits_for: 'new' as const };
    return completeEmailChange(deps, transaction, change, { now, requestId });
  });
  emails?.wake();
  return result;
}

async function completeEmailChange(
  deps: ConsoleDeps,
  transaction: Transaction,
  change: EmailChange,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<AddressConfirmation | ConsoleFailure> {
  const { emails, origin, database } = deps;
  const { personId, newEmail } = change;
  const changed = await applyEmailChange(transaction, change, now);
  if (changed === undefined) return createConsoleFailure('link_over');
  const message = writeAddressChangedEmail({ origin, name: changed.name, newEmail });
  for (const to of [changed.oldEmail, newEmail])
    await emails?.queueIn(transaction, { to, ...message }, noticeLifetimeSeconds);
  // Addresses are personal data, so the audit log records the change but not the addresses.
  const entry = { action: 'person.change_address', subject: personId, details: {} };
  const auditContext = { person: { id: personId }, requestId };
  for (const { workspace } of await listMemberships(database, personId)) {
    await setWorkspaceScope(transaction, workspace.id);
    await insertAuditEntry(transaction, workspace.id, createPersonAuditEntry(deps, auditContext, entry));
  }
  return { changed: true, waits_for: null };
}

export async function cancelEmailChangeToken(
  { database }: ConsoleDeps,
  token: string,
): Promise<ConsoleFailure | undefined> {
  const isCancelled = await cancelEmailChangeByToken(database, hashInvitationToken(token));
  return isCancelled ? undefined : createConsoleFailure('link_over');
}
