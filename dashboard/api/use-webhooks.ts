import type {
  AttemptDetail,
  ConsoleEndpoint,
  ConsoleEndpoints,
  ConsoleSecretState,
  DeliveryDetail,
  DeliverySummary,
  RecoveryState,
  RevealedSecret,
  SentEvent,
  SignatureReport,
} from '@blazon/contract/console/webhooks.ts';
import type { EventType } from '@blazon/contract/events.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useList, appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** The polling interval while an event is being sent. A receiver has five seconds to respond. */
const livePollMilliseconds = 600;

function useWebhookPaths() {
  const { environmentPath, workspacePath } = useWorkspaceContext();
  const base = `${environmentPath}/webhooks`;
  return {
    endpoints: `${base}/endpoints`,
    events: `${base}/events`,
    recovery: `${base}/recovery`,
    debug: `${base}/debug-signature`,
    secret: `${workspacePath}/webhooks/secret`,
  };
}

export function useEndpoints() {
  const { endpoints } = useWebhookPaths();
  return useQuery({
    queryKey: [endpoints],
    queryFn: ({ signal }) => callConsole<ConsoleEndpoints>('GET', endpoints, undefined, signal),
  });
}

/** The fields of an endpoint to save. Omitted fields stay unchanged. */
export interface EndpointChange {
  readonly url?: string;
  readonly subscribed?: boolean;
  readonly event_types?: readonly EventType[] | null;
}

/** Adds an endpoint, or changes the given one. */
export function useSaveEndpoint(endpoint: ConsoleEndpoint | undefined) {
  const { endpoints } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: EndpointChange) =>
      endpoint === undefined
        ? callConsole<ConsoleEndpoint>('POST', endpoints, change)
        : callConsole<ConsoleEndpoint>('PATCH', `${endpoints}/${endpoint.id}`, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [endpoints] }),
  });
}

export function useMakeDefaultEndpoint() {
  const { endpoints } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callConsole('POST', `${endpoints}/${id}/default`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [endpoints] }),
  });
}

/** Pauses an endpoint, or resumes a paused one. */
export function usePauseEndpoint() {
  const { endpoints } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, paused_at: pausedAt }: ConsoleEndpoint) =>
      callConsole('POST', `${endpoints}/${id}/${pausedAt === null ? 'pause' : 'resume'}`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [endpoints] }),
  });
}

export function useRemoveEndpoint() {
  const { endpoints } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callConsole('DELETE', `${endpoints}/${id}`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [endpoints] }),
  });
}

export function useSendTestEvent(endpointId: string) {
  const { endpoints, events } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (type: EventType) =>
      callConsole<SentEvent>('POST', appendQuery(`${endpoints}/${endpointId}/test`, { type })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [events] }),
  });
}

export function useSecretState() {
  const { secret } = useWebhookPaths();
  return useQuery({
    queryKey: [secret],
    queryFn: ({ signal }) => callConsole<ConsoleSecretState>('GET', secret, undefined, signal),
  });
}

/**
 * The path of the signing secret of an endpoint or of the workspace, and the key of the query that contains its
 * dates.
 */
function useSecretPath(endpointId: string | undefined) {
  const { secret, endpoints } = useWebhookPaths();
  return endpointId === undefined
    ? { path: secret, queryKey: [secret] }
    : { path: `${endpoints}/${endpointId}/secret`, queryKey: [endpoints] };
}

/** Reveals the secret. The response stays in component state, because no cache may hold a secret. */
export function useRevealSecret(endpointId?: string) {
  const { path, queryKey } = useSecretPath(endpointId);
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: () => callConsole<RevealedSecret>('POST', `${path}/reveal`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useRotateSecret(endpointId?: string) {
  const { path, queryKey } = useSecretPath(endpointId);
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (overlapHours: number) =>
      callConsole<RevealedSecret>('POST', `${path}/rotate`, { overlap_hours: overlapHours }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export interface DeliveryQuery {
  readonly state: string | undefined;
  readonly type: string | undefined;
  readonly host: string | undefined;
  readonly project_id: string | undefined;
  readonly endpoint_id: string | undefined;
  /** In Unix seconds. */
  readonly since: number | undefined;
  /** An event or job id; it overrides all other filters. */
  readonly id: string | undefined;
}

export function useDeliveries(filters: DeliveryQuery) {
  const { events } = useWebhookPaths();
  const chosen = filters.id === undefined ? { ...filters } : { id: filters.id };
  return useList<DeliverySummary>(events, { filters: chosen, refetchMilliseconds: 10_000 });
}

/** Loads an event. Polls while it is pending: often when an attempt is due, otherwise every five seconds. */
export function useDelivery(id: string) {
  const { events } = useWebhookPaths();
  const path = `${events}/${encodeURIComponent(id)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<DeliveryDetail>('GET', path, undefined, signal),
    refetchInterval: ({ state: { data } }) => {
      if (data?.state !== 'pending') return false;
      return (data.due_at ?? 0) <= Date.now() / 1000 + 2 ? livePollMilliseconds : 5_000;
    },
  });
}

/** Loads an attempt, which never changes. `attemptKey` is its run and number, such as `1.2`. */
export function useAttempt(eventId: string, attemptKey: string) {
  const { events } = useWebhookPaths();
  const path = `${events}/${encodeURIComponent(eventId)}/attempts/${attemptKey}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<AttemptDetail>('GET', path, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useResendEvent(eventId: string) {
  const { events } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callConsole<SentEvent>('POST', `${events}/${encodeURIComponent(eventId)}/resend`),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [`${events}/${encodeURIComponent(eventId)}`] });
      await queryClient.invalidateQueries({ queryKey: [events] });
    },
  });
}

/** Loads how many events a recovery would send, and whether a recovery is running. Polls while one is running. */
export function useRecovery(since: number, endpointId: string | undefined) {
  const { recovery } = useWebhookPaths();
  const path = appendQuery(recovery, { since, endpoint_id: endpointId });
  return useQuery({
    queryKey: [recovery, since, endpointId],
    queryFn: ({ signal }) => callConsole<RecoveryState>('GET', path, undefined, signal),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.is_running === false ? false : 1_000,
  });
}

export function useStartRecovery(endpointId: string | undefined) {
  const { recovery, events } = useWebhookPaths();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (since: number) =>
      callConsole<RecoveryState>('POST', recovery, {
        since,
        ...(endpointId !== undefined && { endpoint_id: endpointId }),
      }),
    onSuccess: async (state, since) => {
      queryClient.setQueryData([recovery, since, endpointId], state);
      await queryClient.invalidateQueries({ queryKey: [recovery, since, endpointId] });
      await queryClient.invalidateQueries({ queryKey: [events] });
    },
  });
}

export interface SignatureQuery {
  readonly headers: string;
  readonly body?: string;
  readonly body_base64?: string;
  readonly computed?: string;
  readonly secret?: 'any' | 'current' | 'previous';
}

export function useDebugSignature() {
  const { debug } = useWebhookPaths();
  return useMutation({
    mutationFn: (query: SignatureQuery) => callConsole<SignatureReport>('POST', debug, query),
  });
}
