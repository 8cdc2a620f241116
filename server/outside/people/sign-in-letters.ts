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
import type { Mail } from '../mail.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}

/**
 * Letters of sign-in. Nobody waits for the mail server: the answer would tell, by its time, whether the address is
 * known. A letter that did not leave is logged, and the page offers to send another.
 */
export function createSignInLetters(mail: Mail | undefined, origin: string) {
  const post = (to: string, letter: LetterText): void => mail?.post({ to, ...letter });
  return {
    verifyAddress: ({ email, name }: Addressee, token: string) =>
      post(email, verifyAddressLetter({ origin, token, name })),
    resetPassword: ({ email, name }: Addressee, token: string) =>
      post(email, resetPasswordLetter({ origin, token, name })),
    passwordChanged: ({ email, name }: Addressee) => post(email, passwordChangedLetter({ origin, name })),
    existingAccount: ({ email, name }: Addressee) => post(email, existingAccountLetter({ origin, name })),
    signIn: (email: string, token: string) => post(email, signInLetter({ origin, token })),
    noAccount: (email: string) => post(email, noAccountLetter({ origin })),
    secondFactor: (email: string) => post(email, secondFactorLetter({ origin })),
  };
}

export type SignInLetters = ReturnType<typeof createSignInLetters>;
