import { minPasswordScore, ratedPasswordCharacters } from '@blazon/contract/console/password-strength.ts';
import { useEffect, useState } from 'react';

type PasswordJudge = (password: string) => boolean;

/** Loads the list of common passwords when the person begins to type a password, because the list is large. */
async function loadJudge(): Promise<PasswordJudge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => estimator.check(password.slice(0, ratedPasswordCharacters)).score >= minPasswordScore;
}

let passwordJudge: Promise<PasswordJudge> | undefined;

export type PasswordStrength = 'unknown' | 'weak' | 'strong';

/**
 * The strength is unknown until the list is loaded. This is only a hint: the server decides, and counts the name and
 * the address as easy to guess.
 */
export function usePasswordStrength(password: string): PasswordStrength {
  const [judged, setJudged] = useState<{ readonly password: string; readonly isStrong: boolean }>();
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    passwordJudge ??= loadJudge();
    passwordJudge.then(
      (decide) => isCurrent && setJudged({ password, isStrong: decide(password) }),
      // If loading fails, the server decides.
      () => (passwordJudge = undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  if (judged?.password !== password) return 'unknown';
  return judged.isStrong ? 'strong' : 'weak';
}
