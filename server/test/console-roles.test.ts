import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOperations } from '../http/console/app.ts';
import type { ConsoleOperation } from '../http/console/operation.ts';
import { isPermitted, type Role, roles } from '../domain/roles.ts';
import { systemClock } from '../integrations/clock.ts';
import { joinConsole, type JoinedConsole, type Visitor } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

/**
 * The permission matrix: every role calls every console operation, over HTTPS. The ids do not exist, so an allowed
 * caller gets a not-found or validation error; any other caller is rejected earlier.
 */
const suite = joinSuite();
const clock = systemClock();
const operations = consoleOperations.map(({ operation }) => operation);
const workspaceOperations = operations.filter(({ action }) => action !== 'signed-in');

let testConsole: JoinedConsole;
let workspaceId: string;
const members = new Map<Role, Visitor>();
let outsider: Visitor;
beforeAll(async () => {
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  const made = await testConsole.signUpWithWorkspace('pro');
  workspaceId = made.workspaceId;
  for (const role of roles) {
    // Each role gets a new person. The founder stays an owner, so that the workspace always has one.
    const person = await testConsole.signUp();
    await testConsole.addMember(workspaceId, person.id, role);
    members.set(role, person);
  }
  outsider = await testConsole.signUp();
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

/** The kind of id for each path parameter. With a well-formed id, no request is rejected for its format. */
const idKinds: Readonly<Record<string, Parameters<typeof clock.newId>[0]>> = {
  person_id: 'person',
  invitation_id: 'invitation',
  session_id: 'session',
  login_id: 'cliToken',
  key_id: 'apiKey',
  project_id: 'project',
  brand_id: 'brand',
  request_id: 'request',
  event_id: 'event',
  endpoint_id: 'webhookEndpoint',
  export_id: 'export',
  archive_id: 'archive',
  share_id: 'share',
};

function buildPath(operation: ConsoleOperation, workspace = workspaceId): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (name === 'workspace_id') return workspace;
    if (name === 'environment') return 'sandbox';
    const kind = idKinds[name];
    return kind === undefined ? 'unknown' : clock.newId(kind);
  });
}

async function callOperation(visitor: Visitor, operation: ConsoleOperation, workspace?: string) {
  const { method } = operation;
  const reply = await visitor.call({
    method,
    path: buildPath(operation, workspace),
    ...(method === 'GET' ? {} : { body: {} }),
  });
  return { status: reply.status, code: String(reply.body?.error?.code ?? '') };
}

/** Leaving a workspace ends the membership that the other operations need, so it is called last. */
const endsMembership = ({ action }: ConsoleOperation): boolean => action === 'workspace.leave';
const orderedOperations = workspaceOperations.toSorted(
  (one, other) => Number(endsMembership(one)) - Number(endsMembership(other)),
);

/** Returns whether the caller was let in. A caller who was let in may still get a not-found or a plan error. */
function classifyReply({ status, code }: { readonly status: number; readonly code: string }): string {
  if (status === 403 && code === 'role_not_allowed') return 'turned away';
  const isUnexpected = [401, 500].includes(status) || code === 'foreign_origin';
  return isUnexpected ? `${status} ${code}` : 'let in';
}

it('every console operation has a unique path, under the workspace if it belongs to one', () => {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(workspaceOperations.length).toBeGreaterThan(20);
  for (const { path, action } of operations)
    expect(path.startsWith('/api/workspaces/{workspace_id}'), `at ${path}`).toBe(action !== 'signed-in');
});

describe.each(roles)('the role %s', (role) => {
  it.each(
    orderedOperations.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })),
  )('has exactly the permission that the role table gives for $name', async ({ operation }) => {
    const visitor = members.get(role);
    if (visitor === undefined) throw new Error(`There is no member with the role ${role}.`);
    if (operation.action === 'signed-in') throw new Error('The operation does not belong to a workspace.');
    const verdict = classifyReply(await callOperation(visitor, operation));
    expect(verdict).toBe(isPermitted(role, operation.action) ? 'let in' : 'turned away');
  });
});

it.each(
  workspaceOperations.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })),
)('$name returns 404 to people of other workspaces', async ({ operation }) => {
  const missing = { status: 404, code: 'not_found' };
  expect(await callOperation(outsider, operation)).toEqual(missing);
  expect(await callOperation(outsider, operation, clock.newId('workspace'))).toEqual(missing);
  expect(await callOperation(outsider, operation, 'ws_nonsense')).toEqual(missing);
});

it.each(operations.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })))(
  '$name requires a session',
  async ({ operation }) => {
    expect(await callOperation(testConsole.visitor(), operation)).toEqual({
      status: 401,
      code: 'not_signed_in',
    });
  },
);
