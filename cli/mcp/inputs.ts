import { limits } from '@blazon/contract/limits.ts';
import { z } from 'zod';

/** A text of limited length, counted in code points like the API. */
function boundedTextSchema(maxCharacters: number) {
  return z
    .string()
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine(
      (value) => [...value].length <= maxCharacters,
      `must not be longer than ${maxCharacters} characters`,
    )
    .meta({ minLength: 1, maxLength: maxCharacters });
}

export const projectNameSchema = boundedTextSchema(limits.nameLength);
export const projectDescriptionSchema = boundedTextSchema(limits.descriptionLength);
export const promptSchema = boundedTextSchema(limits.promptLength);
export const brandNameSchema = boundedTextSchema(limits.brandNameLength);

function idSchema(prefix: string) {
  return z
    .string()
    .max(100)
    .meta({ examples: [`${prefix}_01k5d3x8w9e4f7a2b6c0g1h2j3`] });
}

export const projectIdSchema = idSchema('proj');
export const brandIdSchema = idSchema('brand');

/** Shorter than the API allows, because `generate_brand` appends `-project` to the key when it creates a project. */
export const idempotencyKeySchema = z
  .string()
  .min(1)
  .max(limits.idempotencyKeyLength - 20)
  .optional()
  .describe(
    'A unique text of your choice. If the answer is lost, repeat the call with the same text and the same arguments, and nothing is made twice. Use a new text for every new order.',
  );

export const waitSecondsSchema = z
  .number()
  .int()
  .min(1)
  .max(300)
  .default(50)
  .describe('How long to wait for the result. Most take 3 to 10 seconds.');

export const pageLimitSchema = z
  .number()
  .int()
  .min(1)
  .max(50)
  .default(20)
  .describe('How many to list at most.');
