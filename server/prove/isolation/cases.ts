import type { Call, Reply } from '../../test/support/client.ts';
import type { Command, ServedName } from './commands.ts';
import { findTarget, neverExisted, type Target } from './targets.ts';
import { newestFirst, type World } from './worlds.ts';

/** What one command asks, and what must come of it by the model. */
export interface Step {
  readonly call: Call;
  /** The same request with an id that nobody ever had; its answer must not differ. */
  readonly twin?: Call;
  /** Compares the answer with the model, then changes the model as the answer says. Throws what is wrong. */
  readonly settle: (reply: Reply) => void;
}

type Case = (worlds: readonly World[], world: World, command: Command) => Step;

/** One for every operation that is served. */
export const cases: Record<ServedName, Case> = {
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
        if (idempotencyKey !== undefined) world.stored.set(idempotencyKey, { request, text: reply.text });
      },
    };
  },

  listProjects(worlds, world, command) {
    const target = findTarget(worlds, world, command.target, command.pick);
    // Every third list starts at the beginning.
    const cursor = command.pick % 3 === 0 ? undefined : target.id;
    const size = command.limit ?? 10;
    return {
      call: { path: listPath(command.limit, cursor) },
      ...(cursor === undefined ? {} : { twin: { path: listPath(command.limit, neverExisted(target)) } }),
      settle(reply) {
        if (cursor !== undefined && target.kind === 'malformed')
          return expectFailure(reply, 400, 'invalid_cursor', 'starting_after');
        const older = newestFirst(world).filter(({ id }) => cursor === undefined || id < cursor);
        const data = older.slice(0, size);
        const has_more = older.length > size;
        const next_cursor = has_more ? data.at(-1)?.id : null;
        expectEqual('list', reply.body, { object: 'list', data, has_more, next_cursor });
      },
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
      world.projects.delete(id);
      world.deleted.push(id);
      return { id, object: 'project', deleted: true };
    }),
};

type StoredProject = NonNullable<ReturnType<World['projects']['get']>>;

/** A request about one project: what is not in this world is not found, whatever it is elsewhere. */
function onProject(
  worlds: readonly World[],
  world: World,
  command: Command,
  call: Omit<Call, 'path'>,
  succeed: (project: StoredProject) => unknown,
): Step {
  const target = findTarget(worlds, world, command.target, command.pick);
  const project = world.projects.get(target.id);
  return {
    call: { ...call, path: projectPath(target.id) },
    ...(project ? {} : { twin: { ...call, path: projectPath(unlike(target)) } }),
    settle(reply) {
      if (!project) return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      expectEqual('status', reply.status, 200);
      expectEqual('body', reply.body, succeed(project));
    },
  };
}

/** A malformed id is no more and no less than one that never existed. */
function unlike(target: Target): string {
  return target.kind === 'malformed' ? examplesOfNobody : neverExisted(target);
}
const examplesOfNobody = 'proj_01k9z3nq5vfa8sx2w4g6m1b0ke';

const projectPath = (id: string) => `/v1/projects/${encodeURIComponent(id)}`;

function listPath(limit: number | undefined, cursor: string | undefined): string {
  const query = new URLSearchParams();
  if (limit !== undefined) query.set('limit', String(limit));
  if (cursor !== undefined) query.set('starting_after', cursor);
  return query.size === 0 ? '/v1/projects' : `/v1/projects?${query.toString()}`;
}

function textsOf(world: World, { name, description }: Command) {
  return { name: `${world.mark} ${name}`, ...(description === undefined ? {} : { description }) };
}

function expectFailure(reply: Reply, status: number, code: string, param: string): void {
  const { error } = reply.body;
  expectEqual('failure', [reply.status, error?.code, error?.param], [status, code, param]);
}

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [left, right] = [actual, expected].map((value) => JSON.stringify(value, sorted));
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

/** Objects by their keys in order: the order of fields is no promise. */
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
