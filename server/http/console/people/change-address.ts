import { AddressBody, type AddressConfirmed } from '@blazon/contract/console/people.ts';
import {
  addressChangedLetter,
  addressTakenLetter,
  changeFromAddressLetter,
  changeToAddressLetter,
} from '../../../rules/letters.ts';
import {
  type AddressChange,
  applyAddressChange,
  cancelAddressChangeByToken,
  confirmAddressChange,
  deleteAddressChange,
  saveAddressChange,
} from '../../../store/address-changes.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { enterWorkspace } from '../../../store/enter-scope.ts';
import { listMemberships } from '../../../store/members.ts';
import { findPersonByAddress } from '../../../store/persons.ts';
import type { Transaction } from '../../../outside/postgres.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { auditEntry } from './audit.ts';
import { hashAddress } from './guessing.ts';
import { hashInvitationToken, makeInvitationToken } from './invitation-token.ts';

/** How long both mailboxes have to confirm. */
const changeSeconds = 24 * 60 * 60;
/** Notices without a link that expires. */
const noticeSeconds = 2 * 24 * 60 * 60;
const hourSeconds = 60 * 60;
const mostPerHour = 5;

/**
 * Sends a link to the old and to the new address. The answer does not tell whether the new one has an account: only its
 * mailbox does.
 */
export const startAddressChange = defineOperation(
  {
    method: 'POST',
    path: '/api/me/address-change',
    action: 'signed-in',
    recentSignIn: true,
    body: AddressBody,
  },
  async (parts, { person, body }): Promise<ConsoleFailure | undefined> => {
    const { emails, database, clock, origin } = parts;
    if (emails === undefined) return consoleFail('no_emails');
    const newEmail = body.email.toLowerCase();
    if (newEmail === person.email) return consoleFail('same_address', { param: 'email' });
    if (await isTooOften(parts, person.id, newEmail)) return consoleFail('too_many_requests');
    const isTaken = (await findPersonByAddress(database, newEmail)) !== undefined;
    const [old, next] = [makeInvitationToken(), makeInvitationToken()];
    const createdAt = clock.now();
    const said = { origin, name: person.name, newEmail };
    await database.unscopedTransaction(async (transaction) => {
      await saveAddressChange(transaction, {
        personId: person.id,
        sessionId: person.sessionId,
        newEmail,
        oldTokenHash: old.tokenHash,
        newTokenHash: next.tokenHash,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + changeSeconds * 1000),
      });
      const toOld = changeFromAddressLetter({ ...said, token: old.token });
      const toNew = isTaken
        ? addressTakenLetter({ origin })
        : changeToAddressLetter({ ...said, token: next.token });
      await emails.queueIn(transaction, { to: person.email, ...toOld }, changeSeconds);
      await emails.queueIn(transaction, { to: newEmail, ...toNew }, changeSeconds);
    });
    emails.wake();
    return undefined;
  },
);

export const cancelAddressChange = defineOperation(
  { method: 'DELETE', path: '/api/me/address-change', action: 'signed-in' },
  async ({ database }, { person }) => {
    await deleteAddressChange(database, person.id);
    return undefined;
  },
);

async function isTooOften({ guessing }: ConsoleParts, personId: string, email: string): Promise<boolean> {
  const [byPerson, toAddress] = await Promise.all([
    guessing.counter.add(`address-change:${personId}`, hourSeconds),
    guessing.counter.add(`address-change-to:${hashAddress(email)}`, hourSeconds),
  ]);
  return byPerson > mostPerHour || toAddress > mostPerHour;
}

/** Whoever holds the link holds the mailbox: no session is needed. The second of the two makes the change. */
export async function confirmAddressToken(
  parts: ConsoleParts,
  token: string,
  requestId: string,
): Promise<AddressConfirmed | ConsoleFailure> {
  const { database, clock, emails } = parts;
  const now = clock.now();
  const done = await database.unscopedTransaction(async (transaction) => {
    const change = await confirmAddressChange(transaction, hashInvitationToken(token), now);
    if (change === undefined) return consoleFail('link_over');
    if (change.oldConfirmedAt === null) return { changed: false, waits_for: 'old' as const };
    if (change.newConfirmedAt === null) return { changed: false, waits_for: 'new' as const };
    return completeChange(parts, transaction, change, { now, requestId });
  });
  emails?.wake();
  return done;
}

async function completeChange(
  parts: ConsoleParts,
  transaction: Transaction,
  change: AddressChange,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<AddressConfirmed | ConsoleFailure> {
  const { emails, origin, database } = parts;
  const { personId, newEmail } = change;
  const changed = await applyAddressChange(transaction, change, now);
  if (changed === undefined) return consoleFail('link_over');
  const letter = addressChangedLetter({ origin, name: changed.name, newEmail });
  for (const to of [changed.oldEmail, newEmail])
    await emails?.queueIn(transaction, { to, ...letter }, noticeSeconds);
  // Addresses are personal: the log of each workspace says that it changed, not from what to what.
  const what = { action: 'person.change_address', subject: personId, details: {} };
  const asked = { person: { id: personId }, requestId };
  for (const { workspace } of await listMemberships(database, personId)) {
    await enterWorkspace(transaction, workspace.id);
    await insertAuditEntry(transaction, workspace.id, auditEntry(parts, asked, what));
  }
  return { changed: true, waits_for: null };
}

export async function cancelAddressToken(
  { database }: ConsoleParts,
  token: string,
): Promise<ConsoleFailure | undefined> {
  const isCancelled = await cancelAddressChangeByToken(database, hashInvitationToken(token));
  return isCancelled ? undefined : consoleFail('link_over');
}
