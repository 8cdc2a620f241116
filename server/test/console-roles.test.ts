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
const ofWorkspace = operations.filter(({ action }) => action !== 'signed-in');

let console: JoinedConsole;
let workspaceId: string;
const members = new Map<Role, Visitor>();
let outsider: Visitor;
beforeAll(async () => {
  console = joinConsole(suite.environment, suite.consoleOrigin);
  const made = await console.signUpWithWorkspace('pro');
  workspaceId = made.workspaceId;
  for (const role of roles) {
    // The founder keeps their role, so that there is always an owner.
    const person = await console.signUp();
    await console.addMember(workspaceId, person.id, role);
    members.set(role, person);
  }
  outsider = await console.signUp();
});
afterAll(async () => {
  await console.close();
  await leaveSuite(suite);
});

/** The ids do not exist but are well formed, so that nothing is rejected for its format. */
const kinds: Readonly<Record<string, Parameters<typeof clock.newId>[0]>> = {
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

function pathOf(operation: ConsoleOperation, workspace = workspaceId): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (name === 'workspace_id') return workspace;
    if (name === 'environment') return 'sandbox';
    const kind = kinds[name];
    return kind === undefined ? 'unknown' : clock.newId(kind);
  });
}

async function ask(visitor: Visitor, operation: ConsoleOperation, workspace?: string) {
  const { method } = operation;
  const reply = await visitor.call({
    method,
    path: pathOf(operation, workspace),
    ...(method === 'GET' ? {} : { body: {} }),
  });
  return { status: reply.status, code: String(reply.body?.error?.code ?? '') };
}

/** Leaving ends the membership that the rest of the matrix needs, so it runs last. */
const leaves = ({ action }: ConsoleOperation): boolean => action === 'workspace.leave';
const inOrder = ofWorkspace.toSorted((one, other) => Number(leaves(one)) - Number(leaves(other)));

/** An allowed caller may still get a not-found or a plan error. */
function judge({ status, code }: { readonly status: number; readonly code: string }): string {
  if (status === 403 && code === 'role_not_allowed') return 'turned away';
  const isOdd = [401, 500].includes(status) || code === 'foreign_origin';
  return isOdd ? `${status} ${code}` : 'let in';
}

it('lists every operation with a unique path', () => {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(ofWorkspace.length).toBeGreaterThan(20);
  for (const { path, action } of operations)
    expect(path.startsWith('/api/workspaces/{workspace_id}'), `at ${path}`).toBe(action !== 'signed-in');
});

describe.each(roles)('as %s', (role) => {
  it.each(inOrder.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })))(
    'may or may not call: $name',
    async ({ operation }) => {
      const visitor = members.get(role);
      if (visitor === undefined) throw new Error(`No ${role}.`);
      if (operation.action === 'signed-in') throw new Error('The operation does not belong to a workspace.');
      const verdict = judge(await ask(visitor, operation));
      expect(verdict).toBe(isPermitted(role, operation.action) ? 'let in' : 'turned away');
    },
  );
});

it.each(ofWorkspace.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })))(
  'is not found by people of other workspaces: $name',
  async ({ operation }) => {
    const missing = { status: 404, code: 'not_found' };
    expect(await ask(outsider, operation)).toEqual(missing);
    expect(await ask(outsider, operation, clock.newId('workspace'))).toEqual(missing);
    expect(await ask(outsider, operation, 'ws_nonsense')).toEqual(missing);
  },
);

it.each(operations.map((operation) => ({ operation, name: `${operation.method} ${operation.path}` })))(
  'requires a session: $name',
  async ({ operation }) => {
    expect(await ask(console.visitor(), operation)).toEqual({ status: 401, code: 'not_signed_in' });
  },
);
