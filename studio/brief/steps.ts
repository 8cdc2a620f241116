// A budget for reading, as a safety net. Reading takes time proportional to the prompt, but a case that we overlooked
// must not cost a worker minutes. The budget counts steps and not time, so the same prompt gives the same brief on
// every machine.

/** The most expensive known prompts of 2,000 characters need less than half of it, read as a brief and as a change. */
const MAX_STEPS = 1_000_000;

class OutOfStepsError extends Error {}

/** The steps that are left. Reading is synchronous, so there is one prompt at a time. */
let stepsLeft = Infinity;
let isReading = false;

/** Called in loops over words or pairs of words. */
export const spendSteps = (steps: number): void => {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new OutOfStepsError('The budget for reading is spent');
};

/** Returns the first half of the text, up to a nearby space if there is one. */
const firstHalfOf = (text: string): string => {
  const half = text.slice(0, text.length >> 1).replace(/[\ud800-\udbff]$/u, '');
  const space = half.lastIndexOf(' ');
  return space > half.length - 40 && space > 0 ? half.slice(0, space) : half;
};

/** Reads the prompt, or as much of its beginning as the budget allows, and ignores the rest. */
export const readWithinBudget = <Result>(
  prompt: string,
  read: (prompt: string) => Result,
  most: number = MAX_STEPS,
): Result => {
  // A nested reading uses the budget of the outer one.
  if (isReading) return read(prompt);
  isReading = true;
  try {
    for (let text = prompt; ; text = firstHalfOf(text)) {
      stepsLeft = text === '' ? Infinity : most;
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof OutOfStepsError)) throw error;
      }
    }
  } finally {
    stepsLeft = Infinity;
    isReading = false;
  }
};
