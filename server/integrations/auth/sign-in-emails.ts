import { magicLinkMinutes } from '@blazon/contract/console/magic-links.ts';
import {
  existingAccountEmail,
  type EmailContent,
  noAccountEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  secondFactorEmail,
  signInLinkEmail,
  verifyAddressEmail,
} from '../../domain/emails.ts';
import type { EmailMessage } from '../smtp.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}

/** Stores an e-mail in the outbox. It is discarded if it could not be sent within its lifetime. */
export type QueueEmail = (message: EmailMessage, lifetimeSeconds: number) => Promise<void>;

/** The lifetime of e-mails without an expiring link. */
const noticeSeconds = 2 * 24 * 60 * 60;

/**
 * The e-mails about signing in. Requests do not wait for the mail server, because the response time would reveal
 * whether the address is known. The outbox retries until the link has expired.
 */
export function createSignInEmails(queue: QueueEmail | undefined, origin: string) {
  const queueEmail = async (
    to: string,
    message: EmailContent,
    seconds: number = noticeSeconds,
  ): Promise<void> => queue?.({ to, ...message }, seconds);
  return {
    verifyAddress: ({ email, name }: Addressee, token: string) =>
      queueEmail(email, verifyAddressEmail({ origin, token, name }), magicLinkMinutes.verifyAddress * 60),
    resetPassword: ({ email, name }: Addressee, token: string) =>
      queueEmail(email, resetPasswordEmail({ origin, token, name }), magicLinkMinutes.resetPassword * 60),
    passwordChanged: ({ email, name }: Addressee) =>
      queueEmail(email, passwordChangedEmail({ origin, name })),
    existingAccount: ({ email, name }: Addressee) =>
      queueEmail(email, existingAccountEmail({ origin, name })),
    signIn: (email: string, token: string) =>
      queueEmail(email, signInLinkEmail({ origin, token }), magicLinkMinutes.signIn * 60),
    noAccount: (email: string) => queueEmail(email, noAccountEmail({ origin }), magicLinkMinutes.signIn * 60),
    secondFactor: (email: string) =>
      queueEmail(email, secondFactorEmail({ origin }), magicLinkMinutes.signIn * 60),
  };
}

export type SignInEmails = ReturnType<typeof createSignInEmails>;
