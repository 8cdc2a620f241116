import type { Database } from '../../integrations/postgres.ts';
import type { Call, Client, Reply } from '../../test/support/client.ts';
import { cases } from './operation-cases.ts';
import type { Command } from './random-commands.ts';
import { seedBrands } from './seed-brands.ts';
import { findStateDifferences } from './compare-state.ts';
import { createTenants, type TenantModel } from './tenant-model.ts';

/** Totals over all runs. */
export interface IsolationCounts {
  operations: number;
  /**
   * How often data of another tenant was read, changed or deleted, or a tenant's state did not match its own
   * requests.
   */
  leaks: number;
  /** How often a request for somebody else's resource got a different response from one that never existed. */
  differences: number;
}

export interface IsolationDeps {
  readonly owner: Database;
  readonly clients: readonly [Client, Client];
  readonly ledger: IsolationCounts;
}

/**
 * Four new tenants send their commands concurrently, each in its own order, so that they share pooled connections.
 * Every response and the final state are compared with the model.
 */
export async function runCommands(deps: IsolationDeps, given: readonly Command[]): Promise<void> {
  const worlds = await createTenants(deps.owner);
  const lanes = worlds.map((_, index) => given.filter(({ world }) => world === index));
  const longest = Math.max(...lanes.map((lane) => lane.length));
  for (let round = 0; round < longest; round += 1) {
    // Ids are chosen before the round begins, so that the same commands always produce the same requests.
    const steps = worlds.flatMap((world, index) => {
      const command = lanes[index]?.[round];
      return command ? [{ world, command, step: cases[command.operation](worlds, world, command) }] : [];
    });
    await Promise.all(steps.map(({ world, command, step }) => runStep(deps, worlds, world, command, step)));
    await Promise.all(worlds.map((world) => seedBrands(deps.owner, world)));
  }
  for (const world of worlds) {
    const [complaint] = await findStateDifferences(deps.owner, world);
    if (complaint) fail(deps.ledger, 'leaks', complaint);
  }
}

async function runStep(
  { clients, ledger }: IsolationDeps,
  worlds: readonly TenantModel[],
  world: TenantModel,
  command: Command,
  { call, twin, settle }: ReturnType<(typeof cases)['getProject']>,
): Promise<void> {
  const send = (one: Call) =>
    clients[command.client].call({ ...one, key: world.key, environment: world.scope.environment });
  const reply = await send(call);
  ledger.operations += 1;
  const stranger = worlds.find((other) => other !== world && showsAnythingOf(other, world, reply.text));
  if (stranger)
    fail(ledger, 'leaks', `${call.method} ${call.path} shows data of another tenant: ${reply.text}`);
  try {
    settle(reply);
  } catch (error) {
    fail(ledger, 'leaks', `${call.method ?? 'GET'} ${call.path}: ${String(error)}`);
  }
  if (!twin) return;
  const [one, other] = [comparable(reply), comparable(await send(twin))];
  if (one !== other)
    fail(ledger, 'differences', `${call.path} can be distinguished from ${twin.path}:\n${one}\n${other}`);
}

function showsAnythingOf(other: TenantModel, world: TenantModel, text: string): boolean {
  if (text.includes(other.mark)) return true;
  if (other.scope.workspaceId !== world.scope.workspaceId && text.includes(other.scope.workspaceId))
    return true;
  const { projects, brands, nodes, deleted, deletedBelongings } = other;
  const ids = [...projects.keys(), ...brands.keys(), ...nodes.keys(), ...deleted, ...deletedBelongings];
  return ids.some((id) => text.includes(id));
}

/** Removes what differs between any two responses: the time, the request id and the counters. */
function comparable({ status, headers, text }: Reply): string {
  const counted = ['date', 'request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const kept = Object.entries(headers).map(
    ([name, value]) => `${name}: ${counted.includes(name) ? '' : value}`,
  );
  const body = text.replaceAll(String(headers['request-id']), '');
  return JSON.stringify([status, kept.toSorted(), body]);
}

function fail(ledger: IsolationCounts, kind: 'leaks' | 'differences', message: string): never {
  ledger[kind] += 1;
  throw new Error(`${kind === 'leaks' ? 'A leak' : 'A difference'}: ${message}`);
}
