import { failureCodes, type FailureCode } from '@blazon/contract/errors.ts';
import type { GenerationFailed, GenerationSuccess } from '@blazon/contract/events.ts';
import type { Assets } from '@blazon/contract/resources.ts';

/** The fields that both kinds of terminal events have. */
interface TerminalEventFields {
  readonly eventId: string;
  readonly jobId: string;
  readonly projectId: string;
  readonly now: Date;
}

/** Builds the body of a success event, as stored and sent. It is text, so that every attempt sends the same bytes. */
export function createSuccessEventBody(
  ended: TerminalEventFields & {
    readonly memoryId: string;
    /** The name shown in the logo; null if the logo shows no name. */
    readonly name: string | null;
    readonly assets: Assets;
    readonly unfulfilled: readonly string[];
    /** The memory ids of the other drawings of the prompt. */
    readonly variants?: readonly string[];
  },
): string {
  const event: GenerationSuccess = {
    event_id: ended.eventId,
    type: 'generation.success',
    created_at: toUnixSeconds(ended.now),
    data: {
      job_id: ended.jobId,
      project_id: ended.projectId,
      memory_id: ended.memoryId,
      name: ended.name,
      assets: ended.assets,
      ...(ended.unfulfilled.length > 0 && { unfulfilled: [...ended.unfulfilled] }),
      ...(ended.variants !== undefined && ended.variants.length > 0 && { variants: [...ended.variants] }),
    },
  };
  return JSON.stringify(event);
}

export function createFailedEventBody(
  ended: TerminalEventFields & { readonly code: FailureCode; readonly message?: string },
): string {
  const event: GenerationFailed = {
    event_id: ended.eventId,
    type: 'generation.failed',
    created_at: toUnixSeconds(ended.now),
    data: {
      job_id: ended.jobId,
      project_id: ended.projectId,
      error: { code: ended.code, message: ended.message ?? failureCodes[ended.code] },
    },
  };
  return JSON.stringify(event);
}

function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
