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
   * How often a tenant read, changed or deleted another tenant's data, or a tenant's own data did not match its
   * requests.
   */
  leaks: number;
  /** How often the response for another tenant's resource differed from that for a resource that never existed. */
  differences: number;
}

export interface IsolationDeps {
  readonly owner: Database;
  readonly clients: readonly [Client, Client];
  readonly counts: IsolationCounts;
}

/**
 * Creates four tenants and runs their commands concurrently, so that they share pooled connections. Compares every
 * response and the final state of the database with the model.
 */
export async function runCommands(deps: IsolationDeps, commandList: readonly Command[]): Promise<void> {
  const tenants = await createTenants(deps.owner);
  const commandsByTenant = tenants.map((_, index) => commandList.filter(({ tenant }) => tenant === index));
  const longest = Math.max(...commandsByTenant.map((list) => list.length));
  for (let round = 0; round < longest; round += 1) {
    // Choose all ids before sending any request, so that the same commands always produce the same requests.
    const steps = tenants.flatMap((tenant, index) => {
      const command = commandsByTenant[index]?.[round];
      return command ? [{ tenant, command, step: cases[command.operation](tenants, tenant, command) }] : [];
    });
    await Promise.all(
      steps.map(({ tenant, command, step }) => runStep(deps, tenants, tenant, command, step)),
    );
    await Promise.all(tenants.map((tenant) => seedBrands(deps.owner, tenant)));
  }
  for (const tenant of tenants) {
    const [difference] = await findStateDifferences(deps.owner, tenant);
    if (difference) fail(deps.counts, 'leaks', difference);
  }
}

async function runStep(
  { clients, counts }: IsolationDeps,
  tenants: readonly TenantModel[],
  tenant: TenantModel,
  command: Command,
  { call, twin, checkReply }: ReturnType<(typeof cases)['getProject']>,
): Promise<void> {
  const send = (one: Call) =>
    clients[command.client].call({ ...one, key: tenant.key, environment: tenant.scope.environment });
  const reply = await send(call);
  counts.operations += 1;
  const shownTenant = tenants.find((other) => other !== tenant && showsDataOf(other, tenant, reply.text));
  if (shownTenant)
    fail(counts, 'leaks', `${call.method} ${call.path} shows data of another tenant: ${reply.text}`);
  try {
    checkReply(reply);
  } catch (error) {
    fail(counts, 'leaks', `${call.method ?? 'GET'} ${call.path}: ${String(error)}`);
  }
  if (!twin) return;
  const [one, other] = [toComparableText(reply), toComparableText(await send(twin))];
  if (one !== other)
    fail(counts, 'differences', `${call.path} can be distinguished from ${twin.path}:\n${one}\n${other}`);
}

function showsDataOf(other: TenantModel, tenant: TenantModel, text: string): boolean {
  if (text.includes(other.marker)) return true;
  if (other.scope.workspaceId !== tenant.scope.workspaceId && text.includes(other.scope.workspaceId))
    return true;
  const { projects, brands, nodes, deleted, deletedBelongings } = other;
  const ids = [...projects.keys(), ...brands.keys(), ...nodes.keys(), ...deleted, ...deletedBelongings];
  return ids.some((id) => text.includes(id));
}

/**
 * Returns a response as text, without the time, request id and rate limits, which differ between any two responses.
 */
function toComparableText({ status, headers, text }: Reply): string {
  const varyingHeaders = ['date', 'request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const kept = Object.entries(headers).map(
    ([name, value]) => `${name}: ${varyingHeaders.includes(name) ? '' : value}`,
  );
  const body = text.replaceAll(String(headers['request-id']), '');
  return JSON.stringify([status, kept.toSorted(), body]);
}

function fail(counts: IsolationCounts, kind: 'leaks' | 'differences', message: string): never {
  counts[kind] += 1;
  throw new Error(`${kind === 'leaks' ? 'A leak' : 'A difference'}: ${message}`);
}
