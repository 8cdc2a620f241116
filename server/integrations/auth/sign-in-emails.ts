import { magicLinkMinutes } from '@blazon/contract/console/magic-links.ts';
import {
  writeExistingAccountEmail,
  type EmailContent,
  writeNoAccountEmail,
  writePasswordChangedEmail,
  writeResetPasswordEmail,
  writeSecondFactorEmail,
  writeSignInLinkEmail,
  writeVerifyAddressEmail,
} from '../../domain/emails.ts';
import type { EmailMessage } from '../smtp.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}

/** Stores an e-mail in the outbox. It is discarded if it could not be sent within its lifetime. */
export type QueueEmail = (message: EmailMessage, lifetimeSeconds: number) => Promise<void>;

/** The lifetime of e-mails without an expiring link. */
const noticeLifetimeSeconds = 2 * 24 * 60 * 60;

/**
 * The e-mails about signing in. Requests do not wait for the mail server, because the response time would reveal
 * whether the address is known. The outbox retries until the link has expired.
 */
export function createSignInEmails(queue: QueueEmail | undefined, origin: string) {
  const queueEmail = async (
    to: string,
    message: EmailContent,
    seconds: number = noticeLifetimeSeconds,
  ): Promise<void> => queue?.({ to, ...message }, seconds);
  return {
    verifyAddress: ({ email, name }: Addressee, token: string) =>
      queueEmail(
        email,
        writeVerifyAddressEmail({ origin, token, name }),
        magicLinkMinutes.verifyAddress * 60,
      ),
    resetPassword: ({ email, name }: Addressee, token: string) =>
      queueEmail(
        email,
        writeResetPasswordEmail({ origin, token, name }),
        magicLinkMinutes.resetPassword * 60,
      ),
    passwordChanged: ({ email, name }: Addressee) =>
      queueEmail(email, writePasswordChangedEmail({ origin, name })),
    existingAccount: ({ email, name }: Addressee) =>
      queueEmail(email, writeExistingAccountEmail({ origin, name })),
    signIn: (email: string, token: string) =>
      queueEmail(email, writeSignInLinkEmail({ origin, token }), magicLinkMinutes.signIn * 60),
    noAccount: (email: string) =>
      queueEmail(email, writeNoAccountEmail({ origin }), magicLinkMinutes.signIn * 60),
    secondFactor: (email: string) =>
      queueEmail(email, writeSecondFactorEmail({ origin }), magicLinkMinutes.signIn * 60),
  };
}

export type SignInEmails = ReturnType<typeof createSignInEmails>;
