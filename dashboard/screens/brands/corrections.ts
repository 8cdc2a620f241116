/**
 * Beginnings of corrections, for the person to complete. They are in English, because the drawing engine reads them.
 */
export const correctionBeginnings = {
  name: 'Change the name to ',
  trade: (trade: string | null) =>
    trade === null ? 'The business is ' : `The business is not ${trade}: it is `,
  moods: 'Make it more ',
  mood: (mood: string) => `Less ${mood}, more `,
  colours: 'Use the colours ',
  colour: (colour: string) => `Instead of ${colour}, use `,
  wish: (wish: string) => `Without ${wish}`,
  refusal: (refusal: string) => `You may use ${refusal} after all`,
} as const;

const unfinishedPattern =
  /^(?:Change the name to|The business is(?: not .+: it is)?|Make it more|Less .+, more|Use the colours|Instead of .+, use)$/;

/** Whether the person has not completed the beginning of a correction yet. */
export function isUnfinishedCorrection(sentence: string): boolean {
  return unfinishedPattern.test(sentence.trim());
}
