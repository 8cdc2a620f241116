import { decodeId } from '@blazon/contract/ids.ts';
import {
  type DeliveriesFilters,
  DeliveriesQuery,
  type DeliveryList,
  type DeliveryState,
} from '@blazon/contract/console/webhooks.ts';
import type { Scope } from '../../../domain/environment.ts';
import { findBrandsOfEvents } from '../../../store/brands-of-events.ts';
import { readUuidTime } from '../../../domain/uuid-time.ts';
import {
  type DeliveryFilter,
  type DeliveryPage,
  findDelivery,
  listDeliveries,
} from '../../../store/query-deliveries.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toDeliverySummary } from './delivery-view.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

const pageSize = 25;

export const listWebhookDeliveries = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/events',
    action: 'workspace.read',
    query: DeliveriesQuery,
  },
  async (deps, { scope, query }): Promise<DeliveryList | ConsoleFailure> => {
    const { limit = pageSize, starting_after: after, id } = query;
    if (id !== undefined) return findByEventOrJobId(deps, scope, query, id.trim());
    const page = await listDeliveries(deps.database, scope, toFilter(query), { after, count: limit + 1 });
    return addBrands(deps, scope, toPage(page, limit));
  },
);

/**
 * Builds a page. The query fetched one delivery more than fits on the page, which shows whether there is a next page.
 * If a search stopped at its limit, the next page continues there.
 */
function toPage({ deliveries, stoppedAt }: DeliveryPage, limit: number): DeliveryList {
  const data = deliveries.slice(0, limit).map(toDeliverySummary);
  if (deliveries.length > limit) return { data, next_cursor: data.at(-1)?.id ?? null, searched_until: null };
  const stoppedUuid = stoppedAt === undefined ? undefined : decodeId('event', stoppedAt);
  return {
    data,
    next_cursor: stoppedAt ?? null,
    searched_until: stoppedUuid === undefined ? null : toUnixSeconds(readUuidTime(stoppedUuid)),
  };
}

/** Adds the brands to a page, with one query. */
async function addBrands(deps: ConsoleDeps, scope: Scope, page: DeliveryList): Promise<DeliveryList> {
  const successes = page.data
    .filter(({ type, is_test: isTest }) => type === 'generation.success' && !isTest)
    .map(({ id, job_id: jobId, project_id: projectId }) => ({ id, jobId, projectId }));
  const brands = await findBrandsOfEvents(deps.database, scope, successes);
  return { ...page, data: page.data.map((event) => ({ ...event, brand_id: brands.get(event.id) ?? null })) };
}

/**
 * Finds the delivery of an event or a job by its id. Rejects other filters, because an empty result would then be
 * ambiguous.
 */
async function findByEventOrJobId(
  deps: ConsoleDeps,
  scope: Scope,
  query: DeliveriesFilters,
  id: string,
): Promise<DeliveryList | ConsoleFailure> {
  const otherFilters = Object.keys(query).filter((name) => name !== 'id' && name !== 'limit');
  if (otherFilters.length > 0)
    return createConsoleFailure('invalid_input', {
      param: 'id',
      message: 'An id cannot be combined with other filters. Clear them first.',
    });
  const isEvent = decodeId('event', id) !== undefined;
  if (!isEvent && decodeId('job', id) === undefined)
    return createConsoleFailure('invalid_input', {
      param: 'id',
      message: 'This is not the id of an event or a job. Those begin with evt_ or job_.',
    });
  const found = await findDelivery(deps.database, scope, isEvent ? { eventId: id } : { jobId: id });
  const data = found ? [toDeliverySummary(found)] : [];
  return addBrands(deps, scope, { data, next_cursor: null, searched_until: null });
}

const deliveryStates: readonly DeliveryState[] = ['pending', 'delivered', 'undeliverable', 'stopped'];

function toFilter(query: DeliveriesFilters): DeliveryFilter {
  const state = deliveryStates.find((one) => one === query.state);
  return {
    ...(state && { state }),
    ...createTypeFilter(query.type),
    ...(query.host !== undefined && { host: query.host.trim().toLowerCase() }),
    ...(query.endpoint_id !== undefined && { endpointId: query.endpoint_id }),
    ...(query.project_id !== undefined && { projectId: query.project_id }),
    ...(query.since !== undefined && { since: new Date(Number(query.since) * 1000) }),
    ...(query.until !== undefined && { until: new Date(Number(query.until) * 1000) }),
  };
}

/** Test events also have the type `generation.success`, but the filter for successes must not list them. */
function createTypeFilter(type: string | undefined): DeliveryFilter {
  if (type === 'test') return { isTest: true };
  if (type === 'generation.failed') return { type };
  return type === 'generation.success' ? { type, isTest: false } : {};
}
