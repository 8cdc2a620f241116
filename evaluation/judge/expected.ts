// Reads expected values from the benchmark's JSON. A value of the wrong type is an error in the data: it stops the
// benchmark.

/** An error in the benchmark's data, not in a drawing. */
export class BenchDataError extends Error {}

export const expectNumber = (key: string, expected: unknown): number => {
  if (typeof expected !== 'number') throw new BenchDataError(`${key} must be a number`);
  return expected;
};

export const expectText = (key: string, expected: unknown): string => {
  if (typeof expected !== 'string') throw new BenchDataError(`${key} must be a text`);
  return expected;
};

export const expectFlag = (key: string, expected: unknown): boolean => {
  if (typeof expected !== 'boolean') throw new BenchDataError(`${key} must be true or false`);
  return expected;
};

export const expectTexts = (key: string, expected: unknown): readonly string[] => {
  if (!Array.isArray(expected)) throw new BenchDataError(`${key} must be a list of texts`);
  return expected.map((each) => expectText(key, each));
};

export const expectRange = (key: string, expected: unknown): readonly [number, number] => {
  if (!Array.isArray(expected) || expected.length !== 2)
    throw new BenchDataError(`${key} must be two numbers`);
  return [expectNumber(key, expected[0]), expectNumber(key, expected[1])];
};
