import { type Operation, operations } from '@blazon/contract/operations.ts';
import type { TSchema } from 'typebox';
import { consoleOperations } from '../../http/console/app.ts';
import { unauthenticatedOperations } from '../../http/console/accounts/unauthenticated-routes.ts';
import { deviceOperations } from '../../http/console/cli/device-routes.ts';

/** An operation of either API, with its input schemas. */
export interface AnyOperation {
  readonly api: 'v1' | 'console';
  readonly method: string;
  readonly path: string;
  readonly query?: TSchema;
  readonly body?: TSchema;
}

/** A parameter or body field of an operation. */
export interface TextField {
  readonly operation: AnyOperation;
  readonly place: 'path' | 'query' | 'body';
  readonly name: string;
  readonly schema: FieldSchema;
}

export interface FieldSchema {
  readonly type?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly examples?: readonly unknown[];
}

export const allOperations: readonly AnyOperation[] = [
  ...Object.values<Operation>(operations).map((operation) => ({ api: 'v1' as const, ...operation })),
  ...consoleOperations.map(({ operation }) => ({ api: 'console' as const, ...operation })),
  ...Object.values({ ...unauthenticatedOperations, ...deviceOperations }).map((open) => ({
    api: 'console' as const,
    method: 'POST',
    ...open,
  })),
];

/** Every parameter and body field of both APIs, read from their schemas, so that new ones are included. */
export const textFields: readonly TextField[] = allOperations.flatMap((operation) => [
  ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): TextField => ({ operation, place: 'path', name, schema: { type: 'string' } }),
  ),
  ...fieldsOf(operation, 'query'),
  ...fieldsOf(operation, 'body'),
]);

export function propertiesOf(schema: TSchema | undefined): readonly (readonly [string, FieldSchema])[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, FieldSchema> };
  return Object.entries(properties);
}

function fieldsOf(operation: AnyOperation, place: 'query' | 'body'): TextField[] {
  return propertiesOf(operation[place]).map(([name, schema]) => ({ operation, place, name, schema }));
}

/** Returns the maximum length of a field; undefined if its schema has none. */
export function findMaxLength(schema: FieldSchema): number | undefined {
  return schema.maxLength ?? schema.anyOf?.find(({ maxLength }) => maxLength)?.maxLength;
}
