// A budget for reading, as a safety net. Reading takes time proportional to the prompt, but an overlooked case must
// not cost a worker minutes. The budget counts steps, not time, so that the same prompt gives the same brief on every
// machine.

/** The costliest known prompts of 2,000 characters need less than half of this, both as a brief and as a change. */
const MAX_STEPS = 1_000_000;

class OutOfStepsError extends Error {}

/** One counter for the whole process is enough: reading is synchronous, so only one prompt is read at a time. */
let stepsLeft = Infinity;
let isReading = false;

/** Counts the work of loops over words or pairs of words. Throws when the budget is spent. */
export const spendSteps = (steps: number): void => {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new OutOfStepsError('The budget for reading is spent');
};

/** Returns the first half of the text, up to a nearby space if there is one. */
const takeFirstHalf = (text: string): string => {
  const half = text.slice(0, text.length >> 1).replace(/[\ud800-\udbff]$/u, '');
  const space = half.lastIndexOf(' ');
  return space > half.length - 40 && space > 0 ? half.slice(0, space) : half;
};

/** Reads the prompt. Whenever the budget runs out, starts again with only the first half of the text. */
export const readWithinBudget = <Result>(
  prompt: string,
  read: (prompt: string) => Result,
  maxSteps: number = MAX_STEPS,
): Result => {
  // A nested call uses the budget of the outer one.
  if (isReading) return read(prompt);
  isReading = true;
  try {
    for (let text = prompt; ; text = takeFirstHalf(text)) {
      stepsLeft = text === '' ? Infinity : maxSteps;
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
