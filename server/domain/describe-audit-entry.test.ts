import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissions } from './roles.ts';
import { describeAuditEntry, auditPhrases } from './describe-audit-entry.ts';

const serverFolder = new URL('../', import.meta.url).pathname;

/**
 * An action starts with the kind of object that is changed. Some actions are chosen by a condition, so every string
 * of this form counts.
 */
const actionPattern =
  /'((?:api_key|billing|brand|deliveries|event|export|invitation|member|project|webhook_endpoint|webhook_secret|workspace)\.[a-z_]+)'/g;

/** Finds every action that the service's code stores. */
function findWrittenActions(): string[] {
  const files = globSync('**/*.ts', { cwd: serverFolder }).filter((file) => !/test|proofs|bench/.test(file));
  const texts = files.map((file) => readFileSync(`${serverFolder}${file}`, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(actionPattern)].map(([, action]) => action ?? ''));
  // Console operations also have an `action`, which is the permission that they require.
  const allowed = new Set<string>(permissions);
  return [...new Set(found)].filter((action) => !allowed.has(action)).toSorted();
}

test('every recorded action has a description', () => {
  const written = findWrittenActions();
  expect(written).toEqual(
    expect.arrayContaining(['api_key.create', 'project.delete', 'webhook_secret.rotate']),
  );
  expect(written.filter((action) => !Object.hasOwn(auditPhrases, action))).toEqual([]);
});

test('a description says who did what to which object', () => {
  const entry = { actor: 'Ada', subject: '“CI” (…4f2k)', details: {} };
  expect(describeAuditEntry({ ...entry, action: 'api_key.revoke' })).toBe('Ada revoked the key “CI” (…4f2k)');
  const plan = { ...entry, action: 'workspace.plan', details: { from: 'free', to: 'pro' } };
  expect(describeAuditEntry(plan)).toBe('Ada changed the plan from free to pro');
  const visit = { ...entry, action: 'billing.visit', details: { plan: 'pro' } };
  expect(describeAuditEntry(visit)).toBe("Ada opened the payment provider's page for the plan pro");
});

test('unknown actions and unexpected details still get a description', () => {
  const entry = { actor: 'Ada', subject: 'x_1', details: { from: 5, to: { a: 1 } } };
  expect(describeAuditEntry({ ...entry, action: 'thing.toString' })).toBe('Ada did thing.toString to x_1');
  expect(describeAuditEntry({ ...entry, action: 'toString' })).toBe('Ada did toString to x_1');
  expect(describeAuditEntry({ ...entry, action: 'workspace.plan' })).toBe('Ada changed the plan');
});
