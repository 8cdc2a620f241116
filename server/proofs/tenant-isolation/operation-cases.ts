import { systemClock } from '../../integrations/clock.ts';
import type { Call } from '../../test/support/client.ts';
import type { OperationName } from '@blazon/contract/operations.ts';
import type { Command } from './random-commands.ts';
import { expectEqual, expectFailure } from './expectations.ts';
import { generateBrand } from './generate-case.ts';
import { listBrands, listMemory, listProjects } from './list-cases.ts';
import type { StepBuilder, Step } from './test-step.ts';
import { findTarget, nonExistentId } from './id-candidates.ts';
import { forgetProject, type TenantModel } from './tenant-model.ts';

const { newId } = systemClock();

/** One test case for every operation. */
export const cases: Record<OperationName, StepBuilder> = {
  createProject(_worlds, tenant, command) {
    const body = createProjectBody(tenant, command);
    const request = JSON.stringify(body);
    const { idempotencyKey } = command;
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const stored = idempotencyKey === undefined ? undefined : tenant.stored.get(idempotencyKey);
    return {
      call: { method: 'POST', path: '/v1/projects', body, headers },
      checkReply(reply) {
        if (stored && stored.request !== request)
          return expectFailure(reply, 422, 'idempotency_key_reused', 'Idempotency-Key');
        // A stored response about a deleted project is not replayed, and the request is not executed again.
        if (stored && tenant.deleted.includes(stored.projectId))
          return expectEqual('replay', [reply.status, reply.body.error?.code], [404, 'resource_not_found']);
        expectEqual('replayed', reply.headers['idempotent-replayed'], stored ? 'true' : undefined);
        expectEqual('status', reply.status, 201);
        if (stored) return expectEqual('replay', reply.text, stored.text);
        const { id, created_at } = reply.body;
        expectEqual('project', reply.body, {
          id,
          object: 'project',
          workspace_id: tenant.scope.workspaceId,
          name: body.name,
          description: body.description ?? null,
          status: 'active',
          created_at,
        });
        tenant.projects.set(id, reply.body);
        if (idempotencyKey !== undefined)
          tenant.stored.set(idempotencyKey, { request, text: reply.text, projectId: id });
      },
    };
  },

  generateBrand,
  listProjects,
  listBrands,
  listMemory,

  /** server/test/listen.test.ts covers the stream. Here the request is always rejected. */
  listenToEvents: (_worlds, tenant) => ({
    call: { method: 'GET', path: '/v1/listen', headers: { 'last-event-id': 'no cursor' } },
    checkReply: (reply) =>
      tenant.scope.environment === 'live'
        ? expectFailure(reply, 403, 'test_key_required', null)
        : expectFailure(reply, 400, 'invalid_cursor', 'Last-Event-ID'),
  }),

  recordForwarded(_worlds, tenant) {
    const call = (eventId: string): Call => ({
      method: 'POST',
      path: `/v1/events/${eventId}/forwarded`,
      body: { url: 'http://localhost:3000', status: 200, duration_ms: 1 },
    });
    return {
      call: call(newId('event')),
      twin: call('evt_never'),
      checkReply: (reply) =>
        tenant.scope.environment === 'live'
          ? expectFailure(reply, 403, 'test_key_required', null)
          : expectFailure(reply, 404, 'resource_not_found', 'event_id'),
    };
  },

  getProject: (tenants, tenant, command) =>
    createProjectStep(tenants, tenant, command, { method: 'GET' }, (project) => project),

  updateProject(tenants, tenant, command) {
    const body = createProjectBody(tenant, command);
    return createProjectStep(tenants, tenant, command, { method: 'PATCH', body }, (project) => {
      const changed = { ...project, ...body };
      tenant.projects.set(project.id, changed);
      return changed;
    });
  },

  deleteProject: (tenants, tenant, command) =>
    createProjectStep(tenants, tenant, command, { method: 'DELETE' }, ({ id }) => {
      forgetProject(tenant, id);
      return { id, object: 'project', deleted: true };
    }),
};

type StoredProject = NonNullable<ReturnType<TenantModel['projects']['get']>>;

/** Returns the step for a request about one project. A project of another tenant must not be found. */
function createProjectStep(
  tenants: readonly TenantModel[],
  tenant: TenantModel,
  command: Command,
  call: Omit<Call, 'path'>,
  succeed: (project: StoredProject) => unknown,
): Step {
  const target = findTarget(tenants, tenant, 'project', command.target, command.pick);
  const project = tenant.projects.get(target.id);
  return {
    call: { ...call, path: buildProjectPath(target.id) },
    ...(project ? {} : { twin: { ...call, path: buildProjectPath(nonExistentId(target)) } }),
    checkReply(reply) {
      if (!project) return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      expectEqual('status', reply.status, 200);
      expectEqual('body', reply.body, succeed(project));
    },
  };
}

function buildProjectPath(id: string) {
  return `/v1/projects/${encodeURIComponent(id)}`;
}

function createProjectBody(tenant: TenantModel, { name, description }: Command) {
  return { name: `${tenant.marker} ${name}`, ...(description === undefined ? {} : { description }) };
}
