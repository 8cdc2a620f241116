import { minPasswordScore, passwordCharactersJudged } from '@blazon/contract/console/password-strength.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Reads its list of common passwords once, when the first password is chosen. */
let estimator: ZxcvbnFactory | undefined;

/** Whether a password would be found within a few billion guesses. `about` is what others know of the person. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const judged = password.slice(0, passwordCharactersJudged);
  return estimator.check(judged, about.flatMap(wordsOf)).score < minPasswordScore;
}

/** A name and an address as they are, and each part of them. */
function wordsOf(text: string): string[] {
  const lower = text.slice(0, 254).toLowerCase();
  return [lower, ...lower.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2)].slice(0, 12);
}
