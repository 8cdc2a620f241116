import {
  existingAccountLetter,
  type LetterText,
  noAccountLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  secondFactorLetter,
  signInLetter,
  verifyAddressLetter,
} from '../../rules/letters.ts';
import type { Letter } from '../mail.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}

/** Stores an e-mail in the outbox; it is not sent any more once its lifetime is over. */
export type QueueEmail = (letter: Letter, lifetimeSeconds: number) => Promise<void>;

/** How long the link in each e-mail works. */
export const linkSeconds = { verify: 60 * 60, reset: 60 * 60, signIn: 10 * 60 } as const;
/** Notices without a link that expires. */
const noticeSeconds = 2 * 24 * 60 * 60;

/**
 * E-mails about signing in. Nobody waits for the mail server: the answer would tell, by its time, whether the address
 * is known. The outbox tries until the link inside has expired.
 */
export function createSignInLetters(queue: QueueEmail | undefined, origin: string) {
  const post = async (to: string, letter: LetterText, seconds: number = noticeSeconds): Promise<void> =>
    queue?.({ to, ...letter }, seconds);
  return {
    verifyAddress: ({ email, name }: Addressee, token: string) =>
      post(email, verifyAddressLetter({ origin, token, name }), linkSeconds.verify),
    resetPassword: ({ email, name }: Addressee, token: string) =>
      post(email, resetPasswordLetter({ origin, token, name }), linkSeconds.reset),
    passwordChanged: ({ email, name }: Addressee) => post(email, passwordChangedLetter({ origin, name })),
    existingAccount: ({ email, name }: Addressee) => post(email, existingAccountLetter({ origin, name })),
    signIn: (email: string, token: string) =>
      post(email, signInLetter({ origin, token }), linkSeconds.signIn),
    noAccount: (email: string) => post(email, noAccountLetter({ origin }), linkSeconds.signIn),
    secondFactor: (email: string) => post(email, secondFactorLetter({ origin }), linkSeconds.signIn),
  };
}

export type SignInLetters = ReturnType<typeof createSignInLetters>;
