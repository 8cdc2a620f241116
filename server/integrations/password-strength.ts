import { minPasswordScore, ratedPasswordCharacters } from '@blazon/contract/console/password-strength.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Created when the first password is checked, because it loads a large list of common passwords. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Whether an attacker would find the password within a few billion guesses. `personalTexts` are texts about the
 * person, such as the name, which an attacker tries first.
 */
export function isGuessable(password: string, personalTexts: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const judged = password.slice(0, ratedPasswordCharacters);
  return estimator.check(judged, personalTexts.flatMap(splitIntoWords)).score < minPasswordScore;
}

/** Returns a name or an address as a whole, and each part of it. */
function splitIntoWords(text: string): string[] {
  const lower = text.slice(0, 254).toLowerCase();
  return [lower, ...lower.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2)].slice(0, 12);
}
