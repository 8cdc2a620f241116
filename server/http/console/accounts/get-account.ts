import type { Account } from '@blazon/contract/console/people.ts';
import { findEmailChange } from '../../../store/email-changes.ts';
import { findAccount } from '../../../store/persons.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toSeconds } from './member-view.ts';

export const getAccount = defineOperation(
  { method: 'GET', path: '/api/me/account', action: 'signed-in' },
  async ({ database, clock }, { person }): Promise<Account | ConsoleFailure> => {
    const account = await findAccount(database, person.id);
    if (account === undefined) return createConsoleFailure('not_found');
    const change = await findEmailChange(database, person.id, clock.now());
    return {
      name: account.name,
      email: account.email,
      email_verified: account.emailVerified,
      second_factor: account.hasSecondFactor,
      created_at: toSeconds(account.createdAt),
      address_change: change
        ? {
            new_email: change.newEmail,
            old_confirmed: change.oldConfirmedAt !== null,
            new_confirmed: change.newConfirmedAt !== null,
            expires_at: toSeconds(change.expiresAt),
          }
        : null,
    };
  },
);
