import { operations, type OperationName } from '@blazon/contract/operations.ts';
import fc from 'fast-check';
import { type TargetKind, targetKinds } from './id-candidates.ts';

/** All operations of the contract. operation-cases.ts does not compile if one has no test case. */
const operationNames = Object.keys(operations) as OperationName[];

/** One random request of one tenant. */
export interface Command {
  readonly tenant: number;
  readonly operation: OperationName;
  readonly target: TargetKind;
  /** Selects one of the ids of that kind. */
  readonly pick: number;
  readonly name: string;
  readonly description: string | null | undefined;
  /** All tenants choose from the same three keys, so that the same key is used by several tenants. */
  readonly idempotencyKey: string | undefined;
  readonly limit: number | undefined;
  /** The API process that gets the request. */
  readonly client: 0 | 1;
}

function makeOptional<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: undefined });
}

const commandArbitrary: fc.Arbitrary<Command> = fc.record({
  tenant: fc.nat({ max: 3 }),
  operation: fc.constantFrom(...addMoreCreations(operationNames)),
  target: fc.constantFrom(...targetKinds),
  pick: fc.nat({ max: 1_000 }),
  name: fc.constantFrom('Harbour', 'Mill', 'Ärger', '工場', 'x'.repeat(200)),
  description: makeOptional(fc.option(fc.constantFrom('', 'a note', 'n'.repeat(450)))),
  idempotencyKey: makeOptional(fc.constantFrom('first', 'second', 'third')),
  limit: makeOptional(fc.integer({ min: 1, max: 100 })),
  client: fc.constantFrom(0, 1),
});

/** Makes `createProject` three times as likely, so that other commands find enough projects. */
function addMoreCreations(names: readonly OperationName[]): OperationName[] {
  return [...names, 'createProject', 'createProject'];
}

export const commandsArbitrary: fc.Arbitrary<Command[]> = fc.array(commandArbitrary, {
  minLength: 1,
  maxLength: 120,
  size: 'max',
});
