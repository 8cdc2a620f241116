import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { toClientNetworkKey } from '../../domain/client-network.ts';
import { environments, type Scope } from '../../domain/environment.ts';
import { type Permission, isPermitted, type Role } from '../../domain/roles.ts';
import { findMembership } from '../../store/members.ts';
import type { Workspace } from '../../store/workspaces.ts';
import { createInputReader, type InputReader } from '../checks/input.ts';
import { createQueryReader } from '../checks/query.ts';
import { isFailure } from '../failure.ts';
import { findPersonOfCliToken } from './cli/authenticate.ts';
import type { ConsoleDeps, Person } from './console-deps.ts';
import { limitPerson, limitUnauthenticated, limitWorkspace } from './rate-limits.ts';
import { findOtherCell } from './cells/find-other-cell.ts';
import { CellTarget, forwardConsoleRequest } from './cells/forward-console.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from './failure.ts';
import { type ConsoleResult, sendConsoleResult } from './send-result.ts';

/** An operation of the dashboard's API. */
export interface ConsoleOperation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /**
   * `/api/workspaces/{workspace_id}/...` belongs to a workspace, `.../{environment}/...` to one of its environments.
   */
  readonly path: string;
  /** The permission that the person's role must include; 'signed-in' is for operations without a workspace. */
  readonly action: Permission | 'signed-in';
  /** Whether the person must have signed in recently. */
  readonly recentSignIn?: true;
  readonly query?: TSchema;
  readonly body?: TSchema;
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** The input of a handler: the person, the scope and the validated parameters. */
export interface ConsoleInput<O extends ConsoleOperation> {
  readonly person: Person;
  readonly requestId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: StaticOf<O['query']>;
  readonly body: StaticOf<O['body']>;
  readonly headers: Headers;
  /** The client's address. */
  readonly address: string;
  /** The client's network, for rate limits. */
  readonly network: string;
  readonly workspace: O['action'] extends 'signed-in' ? undefined : Workspace;
  readonly role: O['action'] extends 'signed-in' ? undefined : Role;
  /** `live` if the path has no environment; the handler then uses only rows that belong to no environment. */
  readonly scope: O['action'] extends 'signed-in' ? undefined : Scope;
}

/** An operation and its handler. Created only by `defineOperation`. */
export interface DefinedOperation {
  readonly operation: ConsoleOperation;
  readonly answer: (deps: ConsoleDeps, request: FastifyRequest) => Promise<ConsoleResult | CellTarget>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    consoleOperation?: ConsoleOperation;
  }
}

const noParametersSchema = Type.Object({}, { additionalProperties: false });

/** Defines one operation: who may call it, its input, and its handler. */
export function defineOperation<const O extends ConsoleOperation>(
  operation: O,
  handle: (deps: ConsoleDeps, input: ConsoleInput<O>) => Promise<ConsoleResult>,
): DefinedOperation {
  const readQuery = createQueryReader(operation.query ?? noParametersSchema);
  const readBody = operation.body && createInputReader(operation.body);
  return {
    operation,
    answer: async (deps, request) => {
      const input = await readInput(deps, operation, { readQuery, readBody }, request);
      return isConsoleFailure(input) || input instanceof CellTarget ? input : handle(deps, input);
    },
  };
}

/** Registers operations as routes. */
export function registerConsoleOperations(
  app: FastifyInstance,
  deps: ConsoleDeps,
  operations: readonly DefinedOperation[],
  allowedToCli: ReadonlySet<DefinedOperation>,
): void {
  for (const defined of operations) {
    const { operation, answer } = defined;
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { consoleOperation: operation, allowedToCli: allowedToCli.has(defined) },
      handler: async (request, reply) => {
        const result = await answer(deps, request);
        if (!(result instanceof CellTarget)) return sendConsoleResult(request, reply, result);
        if (deps.cells === undefined) throw new Error('The service runs as a single cell.');
        return forwardConsoleRequest(deps.cells, request, reply, result);
      },
    });
  }
}

async function readInput<O extends ConsoleOperation>(
  deps: ConsoleDeps,
  operation: O,
  readers: { readonly readQuery: InputReader; readonly readBody: InputReader | undefined },
  request: FastifyRequest,
): Promise<ConsoleInput<O> | ConsoleFailure | CellTarget> {
  const headers = toWebHeaders(request);
  const { authorization } = request.headers;
  const person =
    authorization === undefined
      ? await deps.people.findPerson(headers)
      : await findPersonOfCliToken(deps, authorization);
  if (person === undefined)
    return (await limitUnauthenticated(deps, request.ip)) ?? createConsoleFailure('not_signed_in');
  const limited = await limitPerson(deps, person.id);
  if (limited) return limited;
  const params = request.params as Record<string, string>;
  const access = await checkAccess(deps, operation, person, request);
  if (isConsoleFailure(access) || access instanceof CellTarget) return access;
  await deps.sharedPeople?.keepProfile(person);
  if (operation.recentSignIn && !isRecentSignIn(deps, person))
    return createConsoleFailure('recent_sign_in_needed');
  const query = validateInput(readers.readQuery, request.query);
  if (isConsoleFailure(query)) return query;
  const body = readers.readBody ? validateInput(readers.readBody, request.body ?? {}) : { value: undefined };
  if (isConsoleFailure(body)) return body;
  // The readers above have validated these values against their schemas, so the cast is safe.
  return {
    person,
    requestId: request.id,
    params,
    headers,
    address: request.ip,
    network: toClientNetworkKey(request.ip),
    query: query.value,
    body: body.value,
    ...access,
  } as ConsoleInput<O>;
}

/** Whether the sign-in is recent. Otherwise, somebody else may be using a browser that was left open. */
function isRecentSignIn({ clock, recentSignInMinutes }: ConsoleDeps, { provedAt }: Person): boolean {
  return clock.now().getTime() - provedAt.getTime() <= recentSignInMinutes * 60_000;
}

/**
 * Finds the workspace and environment in the path, and checks that the person may call the operation there. Somebody
 * who is not a member gets the same error as for a workspace that does not exist.
 */
async function checkAccess(
  deps: ConsoleDeps,
  operation: ConsoleOperation,
  person: Person,
  request: FastifyRequest,
): Promise<object | ConsoleFailure | CellTarget> {
  if (operation.action === 'signed-in') return {};
  const params = request.params as Record<string, string>;
  const { workspace_id: workspaceId = '', environment = 'live' } = params;
  if (person.cliToken !== undefined && person.cliToken.workspaceId !== workspaceId)
    return createConsoleFailure('not_found');
  const cell = await findOtherCell(deps, request, workspaceId);
  if (cell !== undefined) return new CellTarget(cell, workspaceId);
  const knownEnvironment = environments.find((one) => one === environment);
  const membership = knownEnvironment && (await findMembership(deps.database, workspaceId, person.id));
  if (knownEnvironment === undefined || membership === undefined) return createConsoleFailure('not_found');
  const { role, workspace, joinedAt } = membership;
  // A CLI login ends with the membership, even if the person joined again later.
  if (person.cliToken !== undefined && person.cliToken.createdAt < joinedAt)
    return createConsoleFailure('not_found');
  // Only members are counted, so that nobody else can use up a workspace's limit.
  const limited = await limitWorkspace(deps, workspace.id);
  if (limited) return limited;
  if (workspace.secondFactorRequired && !person.hasSecondFactor)
    return createConsoleFailure('second_factor_required');
  if (!isPermitted(role, operation.action)) return createConsoleFailure('role_not_allowed');
  return { role, workspace, scope: { workspaceId: workspace.id, environment: knownEnvironment } };
}

function validateInput(read: InputReader, input: unknown): { readonly value: unknown } | ConsoleFailure {
  const result = read(input);
  if (!isFailure(result)) return result;
  const { message, param } = result;
  return createConsoleFailure('invalid_input', param === null ? { message } : { message, param });
}

export function toWebHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  return headers;
}
