// Collects the mistakes in a blazon, so that its author sees all of them at once.

import { findNearestName } from './nearest-name.ts';

export interface Finding {
  /** The place in the JSON, such as `mark.parts[2].shape[1].round.r`. */
  path: string;
  expected: string;
  /** The actual value, shortened. */
  found: string;
  /** A suggestion, such as "did you mean `petal`?". */
  hint?: string;
}

/** Further findings are dropped: fixing the first dozen usually changes the rest. */
const MAX_FINDINGS = 12;
const MAX_FOUND_VALUE_LENGTH = 60;

/** Returns a value as JSON, shortened. */
const shortenValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > MAX_FOUND_VALUE_LENGTH ? `${text.slice(0, MAX_FOUND_VALUE_LENGTH - 3)}...` : text;
};

export class Findings {
  readonly list: Finding[] = [];

  /** Records a finding. Returns undefined, so that a reader can write `return findings.add(…)`. */
  add(path: string, expected: string, found: unknown, hint?: string): undefined {
    if (this.list.length < MAX_FINDINGS) {
      const finding: Finding = { path: path === '' ? '(whole)' : path, expected, found: shortenValue(found) };
      if (hint !== undefined) finding.hint = hint;
      this.list.push(finding);
    }
    return undefined;
  }

  /** Records an unknown name, with the nearest known name as a hint, or with all known names if none is near. */
  unknownName(path: string, what: string, found: string, known: readonly string[]): undefined {
    const near = findNearestName(found, known);
    if (near !== undefined) return this.add(path, what, found, `did you mean \`${near}\`?`);
    return this.add(path, what, found, known.length === 0 ? 'there is none' : `there are ${known.join(' ')}`);
  }
}

export const describeFinding = ({ path, expected, found, hint }: Finding): string =>
  `${path}: expected ${expected}; found ${found}${hint === undefined ? '' : `; ${hint}`}`;

export const appendToPath = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};
