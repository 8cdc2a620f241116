import type { TSchema } from 'typebox';
import type { RequestFailure } from '../failure.ts';
import { createInputReader, type InputReader } from './input.ts';

/** Query values are text. Values of integer parameters are converted; anything else fails validation. */
export function createQueryReader(schema: TSchema): InputReader {
  const read = createInputReader(schema);
  const { properties } = schema as unknown as { properties: Record<string, { type?: string }> };
  const nothing = { value: {} };
  return (given): { readonly value: unknown } | RequestFailure => {
    const pairs = Object.entries(given as Record<string, unknown>);
    if (pairs.length === 0) return nothing;
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
