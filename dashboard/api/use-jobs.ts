import type { GenerateBody, JobList, JobView } from '@blazon/contract/console/generations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiFailure, callConsole } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

const runningPollMilliseconds = 500;
/** A job that has taken this long usually takes minutes, so it is polled less often. */
const longRunningAfterMilliseconds = 15_000;
const longRunningPollMilliseconds = 2_000;
const deliveringPollMilliseconds = 2_000;

/** Lists the jobs of a project that are in progress, whoever started them, and recent failures. */
export function useJobsUnderWay(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/projects/${projectId}/jobs`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<JobList>('GET', path, undefined, signal),
    staleTime: Infinity,
    // Fetched again when the person returns, because the cached jobs may have ended.
    gcTime: 0,
  });
}

/** Polls a job until it ends and its event is no longer pending. Pauses in a background tab. */
export function useJob(known: JobView) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const path = `${environmentPath}/jobs/${known.id}`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<JobView>('GET', path, undefined, signal),
    initialData: known,
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => choosePollInterval(state.data),
    refetchIntervalInBackground: false,
  });
  const isDone = query.data.status === 'succeeded';
  const { project_id: projectId } = known;
  useEffect(() => {
    if (!isDone) return;
    for (const key of ['brands', 'projects', `projects/${projectId}`, `projects/${projectId}/graph`])
      void queryClient.invalidateQueries({ queryKey: [`${environmentPath}/${key}`] });
  }, [isDone, environmentPath, projectId, queryClient]);
  return query;
}

function choosePollInterval(job: JobView | undefined): number | false {
  if (job === undefined) return runningPollMilliseconds;
  if (job.finished_ms === null)
    return Date.now() - job.created_ms > longRunningAfterMilliseconds
      ? longRunningPollMilliseconds
      : runningPollMilliseconds;
  if (job.delivery === null || job.delivery.state !== 'pending') return false;
  return job.delivery.attempts === 0 ? runningPollMilliseconds : deliveringPollMilliseconds;
}

export interface GenerationDraft {
  readonly prompt: string;
  readonly memoryId: string | undefined;
  readonly brandName: string | undefined;
  /** How many drawings to choose from. A refinement always has one. */
  readonly variants: number;
}

/**
 * Requests a brand. A draft gets an idempotency key when it is first sent, and keeps it until the request succeeds. A
 * double click or a lost response therefore never creates a second job.
 */
export function useGenerate(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const sent = useRef({ sentDraft: '', key: '' });
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: (body: GenerateBody) =>
      callConsole<JobView>('POST', `${environmentPath}/projects/${projectId}/generations`, body),
    onSuccess: () => {
      sent.current = { sentDraft: '', key: '' };
    },
    onSettled: () => {
      isSending.current = false;
    },
    retry: (count, error) =>
      count < 2 && error instanceof ApiFailure && (error.status === 0 || error.status >= 500),
    retryDelay: 800,
  });
  const send = (
    { prompt, memoryId, brandName, variants }: GenerationDraft,
    onAccepted: (job: JobView) => void,
  ) => {
    // A double click can be faster than the render that disables the button.
    if (isSending.current) return;
    isSending.current = true;
    const request = JSON.stringify([prompt, memoryId, brandName, variants]);
    if (sent.current.sentDraft !== request) sent.current = { sentDraft: request, key: crypto.randomUUID() };
    const parent = memoryId === undefined ? {} : { memory_id: memoryId };
    const name = brandName === undefined ? {} : { brand_name: brandName };
    const several = variants === 1 || memoryId !== undefined ? {} : { variants };
    mutation.mutate(
      { prompt, request_key: sent.current.key, ...parent, ...name, ...several },
      { onSuccess: onAccepted },
    );
  };
  return { send, error: mutation.error, isPending: mutation.isPending };
}
