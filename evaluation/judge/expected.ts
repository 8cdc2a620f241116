// Expectations come from a JSON file: a value of the wrong kind is a data error and stops the bench.

export class BenchDataError extends Error {}

export const numberIn = (key: string, expected: unknown): number => {
  if (typeof expected !== 'number') throw new BenchDataError(`${key} must be a number`);
  return expected;
};

export const textIn = (key: string, expected: unknown): string => {
  if (typeof expected !== 'string') throw new BenchDataError(`${key} must be a text`);
  return expected;
};

export const flagIn = (key: string, expected: unknown): boolean => {
  if (typeof expected !== 'boolean') throw new BenchDataError(`${key} must be true or false`);
  return expected;
};

export const textsIn = (key: string, expected: unknown): readonly string[] => {
  if (!Array.isArray(expected)) throw new BenchDataError(`${key} must be a list of texts`);
  return expected.map((each) => textIn(key, each));
};

export const rangeIn = (key: string, expected: unknown): readonly [number, number] => {
  if (!Array.isArray(expected) || expected.length !== 2)
    throw new BenchDataError(`${key} must be two numbers`);
  return [numberIn(key, expected[0]), numberIn(key, expected[1])];
};
