import { systemClock } from '../../integrations/clock.ts';
import type { Call } from '../../test/support/client.ts';
import type { OperationName } from '@blazon/contract/operations.ts';
import type { Command } from './random-commands.ts';
import { expectEqual, expectFailure } from './expectations.ts';
import { generateBrand } from './generate-case.ts';
import { listBrands, listMemory, listProjects } from './list-cases.ts';
import type { Case, Step } from './test-step.ts';
import { findTarget, nonExistentId } from './id-candidates.ts';
import { forgetProject, type TenantModel } from './tenant-model.ts';

const { newId } = systemClock();

/** One test case for every operation. */
export const cases: Record<OperationName, Case> = {
  createProject(_worlds, world, command) {
    const body = textsOf(world, command);
    const request = JSON.stringify(body);
    const { idempotencyKey } = command;
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const stored = idempotencyKey === undefined ? undefined : world.stored.get(idempotencyKey);
    return {
      call: { method: 'POST', path: '/v1/projects', body, headers },
      settle(reply) {
        if (stored && stored.request !== request)
          return expectFailure(reply, 422, 'idempotency_key_reused', 'Idempotency-Key');
        // A stored response about a deleted project is not replayed, and the request is not executed again.
        if (stored && world.deleted.includes(stored.projectId))
          return expectEqual('replay', [reply.status, reply.body.error?.code], [404, 'resource_not_found']);
        expectEqual('replayed', reply.headers['idempotent-replayed'], stored ? 'true' : undefined);
        expectEqual('status', reply.status, 201);
        if (stored) return expectEqual('replay', reply.text, stored.text);
        const { id, created_at } = reply.body;
        expectEqual('project', reply.body, {
          id,
          object: 'project',
          workspace_id: world.scope.workspaceId,
          name: body.name,
          description: body.description ?? null,
          status: 'active',
          created_at,
        });
        world.projects.set(id, reply.body);
        if (idempotencyKey !== undefined)
          world.stored.set(idempotencyKey, { request, text: reply.text, projectId: id });
      },
    };
  },

  generateBrand,
  listProjects,
  listBrands,
  listMemory,

  /** server/test/listen.test.ts covers the stream. Here the request is always rejected. */
  listenToEvents: (_worlds, world) => ({
    call: { method: 'GET', path: '/v1/listen', headers: { 'last-event-id': 'no cursor' } },
    settle: (reply) =>
      world.scope.environment === 'live'
        ? expectFailure(reply, 403, 'test_key_required', null)
        : expectFailure(reply, 400, 'invalid_cursor', 'Last-Event-ID'),
  }),

  recordForwarded(_worlds, world) {
    const call = (eventId: string): Call => ({
      method: 'POST',
      path: `/v1/events/${eventId}/forwarded`,
      body: { url: 'http://localhost:3000', status: 200, duration_ms: 1 },
    });
    return {
      call: call(newId('event')),
      twin: call('evt_never'),
      settle: (reply) =>
        world.scope.environment === 'live'
          ? expectFailure(reply, 403, 'test_key_required', null)
          : expectFailure(reply, 404, 'resource_not_found', 'event_id'),
    };
  },

  getProject: (worlds, world, command) =>
    onProject(worlds, world, command, { method: 'GET' }, (project) => project),

  updateProject(worlds, world, command) {
    const body = textsOf(world, command);
    return onProject(worlds, world, command, { method: 'PATCH', body }, (project) => {
      const changed = { ...project, ...body };
      world.projects.set(project.id, changed);
      return changed;
    });
  },

  deleteProject: (worlds, world, command) =>
    onProject(worlds, world, command, { method: 'DELETE' }, ({ id }) => {
      forgetProject(world, id);
      return { id, object: 'project', deleted: true };
    }),
};

type StoredProject = NonNullable<ReturnType<TenantModel['projects']['get']>>;

/** A request about one project. A project of another tenant must not be found. */
function onProject(
  worlds: readonly TenantModel[],
  world: TenantModel,
  command: Command,
  call: Omit<Call, 'path'>,
  succeed: (project: StoredProject) => unknown,
): Step {
  const target = findTarget(worlds, world, 'project', command.target, command.pick);
  const project = world.projects.get(target.id);
  return {
    call: { ...call, path: projectPath(target.id) },
    ...(project ? {} : { twin: { ...call, path: projectPath(nonExistentId(target)) } }),
    settle(reply) {
      if (!project) return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      expectEqual('status', reply.status, 200);
      expectEqual('body', reply.body, succeed(project));
    },
  };
}

function projectPath(id: string) {
  return `/v1/projects/${encodeURIComponent(id)}`;
}

function textsOf(world: TenantModel, { name, description }: Command) {
  return { name: `${world.mark} ${name}`, ...(description === undefined ? {} : { description }) };
}
