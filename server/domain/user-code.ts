/** The letters that RFC 8628 suggests: no vowels, so that no code is a word, and no letters that look like digits. */
const codeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 8;

/**
 * Generates one of 20^8 (2.56 × 10^10) codes: even with 10,000 open codes, only one guess in 2.5 million is right.
 */
export function generateUserCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomBelow(codeLetters.length)]).join('');
}

/** Reads a code as typed. Returns undefined if the text cannot be a code. */
export function readUserCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter))
    ? code
    : undefined;
}

/** Splits the code into two halves, which are easier to read. */
export function formatUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
