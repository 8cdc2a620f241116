import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { type Environment, environments, type Scope } from '../domain/environment.ts';
import { createTestEvent } from '../domain/test-event.ts';
import { validateWebhookUrl } from '../domain/webhook-address.ts';
import { findEvent, type EventView } from '../store/event-views.ts';
import { insertEvent } from '../store/events.ts';
import {
  addEndpoint,
  findEndpoint,
  listEndpoints,
  makeDefaultEndpoint,
  maxEndpoints,
  removeEndpoint,
  type WebhookEndpoint,
} from '../store/webhook-endpoints.ts';
import { describeEvent } from './describe-event.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  requireWorkspace,
  formatTable,
  formatTimestamp,
} from './command-context.ts';
import { sanitiseForTerminal } from './sanitise-terminal-text.ts';
import { explainTemporalOutage } from './temporal-unavailable.ts';

export async function addWebhookEndpoint(
  context: CommandContext,
  workspaceId: string,
  url: string,
  options: { environment: Environment },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const problem = validateWebhookUrl(url, context.addresses);
  if (problem !== undefined) throw new Error(problem);
  const scope: Scope = { workspaceId, environment: options.environment };
  const id = context.clock.newId('webhookEndpoint');
  const endpoint = await context.owner.transaction(scope, async (transaction) => {
    const added = await addEndpoint(transaction, scope, { id, url, createdAt: context.clock.now() });
    if (added === undefined) return undefined;
    const details = { environment: scope.environment, url, default: added.isDefault };
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_endpoint.add',
      subject: id,
      details,
    });
    return added;
  });
  if (endpoint === undefined)
    throw new Error(`${workspaceId} has ${maxEndpoints} endpoints in ${scope.environment}: remove one first`);
  return { json: endpoint, text: formatEndpointTable([endpoint]) };
}

export async function listWebhookEndpoints(
  context: CommandContext,
  workspaceId: string,
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const lists = environments.map((environment) => listEndpoints(context.owner, { workspaceId, environment }));
  const endpoints = (await Promise.all(lists)).flat();
  return {
    json: endpoints,
    text: endpoints.length === 0 ? 'no endpoints yet' : formatEndpointTable(endpoints),
  };
}

export async function makeWebhookEndpointDefault(
  context: CommandContext,
  workspaceId: string,
  endpointId: string,
): Promise<CommandResult> {
  const { scope, endpoint } = await requireEndpoint(context, workspaceId, endpointId);
  const isChanged = await context.owner.transaction(scope, async (transaction) => {
    if (!(await makeDefaultEndpoint(transaction, scope, endpointId))) return false;
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_endpoint.default',
      subject: endpointId,
      details: { environment: scope.environment },
    });
    return true;
  });
  if (!isChanged) throw new Error(`${endpointId} has just been removed`);
  return {
    json: { ...endpoint, isDefault: true },
    text: `${endpointId} receives the ${scope.environment} events of ${workspaceId} from the next attempt on`,
  };
}

export async function removeWebhookEndpoint(
  context: CommandContext,
  workspaceId: string,
  endpointId: string,
): Promise<CommandResult> {
  const { scope } = await requireEndpoint(context, workspaceId, endpointId);
  const removed = await context.owner.transaction(scope, async (transaction) => {
    const endpoint = await removeEndpoint(transaction, scope, endpointId);
    if (endpoint === undefined) return undefined;
    const details = { environment: scope.environment, url: endpoint.url, default: endpoint.isDefault };
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_endpoint.remove',
      subject: endpointId,
      details,
    });
    return endpoint;
  });
  if (removed === undefined) throw new Error(`${endpointId} has just been removed`);
  const warning = removed.isDefault
    ? `\n${scope.environment} has no default endpoint now: events of jobs without webhook_url are undeliverable`
    : '';
  return { json: { ...removed, removed: true }, text: `${endpointId} is removed${warning}` };
}

/** How long to wait for the outcome. An attempt takes at most 5 s, but the queue may be long. */
const testTimeoutMilliseconds = 8_000;
const pollIntervalMilliseconds = 100;

/** Sends a synthetic success event and waits briefly for the outcome. */
export async function testWebhookEndpoint(
  context: CommandContext,
  workspaceId: string,
  endpointId: string,
): Promise<CommandResult> {
  const { scope } = await requireEndpoint(context, workspaceId, endpointId);
  const event = createTestEvent({ endpointId }, context.clock.now(), context.clock.newId);
  await context.owner.transaction(scope, async (transaction) => {
    await insertEvent(transaction, scope, event);
    await writeAuditEntry(context, transaction, workspaceId, {
      action: 'webhook_endpoint.test',
      subject: endpointId,
      details: { environment: scope.environment, event_id: event.id },
    });
  });
  await explainTemporalOutage(
    context.workflowStarter.startDelivery({ scope, eventId: event.id, run: 1 }),
    `${event.id} will be sent within minutes once Temporal is available`,
  );
  return describeEvent(context, await waitUntilEnded(context, event.id));
}

async function waitUntilEnded(context: CommandContext, eventId: string): Promise<EventView> {
  const end = performance.now() + testTimeoutMilliseconds;
  for (;;) {
    const view = await findEvent(context.owner, eventId);
    if (view === undefined) throw new Error(`${eventId} no longer exists`);
    if (view.state !== 'pending' || performance.now() > end) return view;
    await wait(pollIntervalMilliseconds);
  }
}

/** Finds an endpoint by its id, in either environment of the workspace. */
async function requireEndpoint(
  context: CommandContext,
  workspaceId: string,
  endpointId: string,
): Promise<{ scope: Scope; endpoint: WebhookEndpoint }> {
  await requireWorkspace(context, workspaceId);
  if (decodeId('webhookEndpoint', endpointId) === undefined)
    throw new Error(`${endpointId} is not an endpoint id (we_…)`);
  for (const environment of environments) {
    const scope = { workspaceId, environment };
    const endpoint = await findEndpoint(context.owner, scope, endpointId);
    if (endpoint) return { scope, endpoint };
  }
  throw new Error(`${workspaceId} has no endpoint ${endpointId}`);
}

function formatEndpointTable(endpoints: readonly WebhookEndpoint[]): string {
  const rows = endpoints.map((endpoint) => [
    endpoint.id,
    endpoint.environment,
    endpoint.isDefault ? 'yes' : 'no',
    describeCopies(endpoint),
    formatTimestamp(endpoint.createdAt),
    sanitiseForTerminal(endpoint.url),
  ]);
  return formatTable(['id', 'environment', 'default', 'copies', 'created', 'url'], rows);
}

function describeCopies({
  isDefault,
  subscribed,
  eventTypes,
  pausedAt,
  failingSince,
}: WebhookEndpoint): string {
  const failing = failingSince === null ? '' : `, failing since ${formatTimestamp(failingSince)}`;
  if (pausedAt !== null) return `paused${failing}`;
  const types = eventTypes === null ? 'all' : eventTypes.join(' ');
  return `${subscribed && !isDefault ? types : 'none'}${failing}`;
}
