import { operations, type OperationName } from '@blazon/contract/operations.ts';
import fc from 'fast-check';
import { type TargetKind, targetKinds } from './id-candidates.ts';

/** A new operation needs a test case; if it is missing, operation-cases.ts does not compile. */
const operationNames = Object.keys(operations) as OperationName[];

/** One random request of one tenant. */
export interface Command {
  readonly world: number;
  readonly operation: OperationName;
  readonly target: TargetKind;
  /** Selects one of the ids of that kind. */
  readonly pick: number;
  readonly name: string;
  readonly description: string | null | undefined;
  /** All tenants use the same few keys, to provoke collisions. */
  readonly idempotencyKey: string | undefined;
  readonly limit: number | undefined;
  /** The API process that gets the request. */
  readonly client: 0 | 1;
}

function optional<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: undefined });
}

const command: fc.Arbitrary<Command> = fc.record({
  world: fc.nat({ max: 3 }),
  operation: fc.constantFrom(...weighted(operationNames)),
  target: fc.constantFrom(...targetKinds),
  pick: fc.nat({ max: 1_000 }),
  name: fc.constantFrom('Harbour', 'Mill', 'Ärger', '工場', 'x'.repeat(200)),
  description: optional(fc.option(fc.constantFrom('', 'a note', 'n'.repeat(450)))),
  idempotencyKey: optional(fc.constantFrom('first', 'second', 'third')),
  limit: optional(fc.integer({ min: 1, max: 100 })),
  client: fc.constantFrom(0, 1),
});

/** Repeats some operations, because there must be enough projects to confuse. */
function weighted(names: readonly OperationName[]): OperationName[] {
  return [...names, 'createProject', 'createProject'];
}

export const commands: fc.Arbitrary<Command[]> = fc.array(command, {
  minLength: 1,
  maxLength: 120,
  size: 'max',
});
