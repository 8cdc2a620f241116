import type { TSchema } from 'typebox';
import type { RequestFailure } from '../failure.ts';
import { createInputReader, type InputReader } from './input.ts';

/** Reads query strings, whose values are text. Digits of an integer parameter are converted to a number first. */
export function createQueryReader(schema: TSchema): InputReader {
  const read = createInputReader(schema);
  const { properties } = schema as unknown as { properties: Record<string, { type?: string }> };
  const emptyQuery = { value: {} };
  return (query): { readonly value: unknown } | RequestFailure => {
    const pairs = Object.entries(query as Record<string, unknown>);
    if (pairs.length === 0) return emptyQuery;
    const entries = pairs.map(([name, value]) => {
      const isInteger = Object.hasOwn(properties, name) && properties[name]?.type === 'integer';
      return [
        name,
        isInteger && typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
      ] as const;
    });
    return read(Object.fromEntries(entries));
  };
}
