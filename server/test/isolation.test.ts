import { operations } from '@blazon/contract/operations.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../proofs/tenant-isolation/operation-cases.ts';
import { commandsArbitrary } from '../proofs/tenant-isolation/random-commands.ts';
import { runCommands } from '../proofs/tenant-isolation/run-commands.ts';
import { checkAsyncProperty } from './support/check-property.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

test('the isolation test has a case for every operation', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('the API treats resources of other workspaces and environments as if they did not exist', async () => {
  const counts = { operations: 0, leaks: 0, differences: 0 };
  const deps = { owner: suite.owner, clients: suite.clients, counts };
  const property = fc.asyncProperty(commandsArbitrary, (commandList) => runCommands(deps, commandList));
  await checkAsyncProperty(property, 8);
  expect(counts).toMatchObject({ leaks: 0, differences: 0 });
  expect(counts.operations).toBeGreaterThan(100);
});
