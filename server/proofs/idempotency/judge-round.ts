import type { Reply } from '../../test/support/client.ts';
import type { IdempotencyState } from '../../test/support/read-idempotency-state.ts';

/** What was observed for one idempotency key in one round. */
export interface Evidence {
  /** The state of the database at the time of the fault. */
  readonly atFault: IdempotencyState;
  readonly beforeRetries: IdempotencyState;
  readonly atEnd: IdempotencyState;
  /** The responses to the requests that were sent before the fault. */
  readonly burst: readonly Reply[];
  readonly retries: readonly Reply[];
  /** Whether the fault struck while requests with this key were in progress. */
  readonly hit: boolean;
}

/** The result for one key in one round. The first four numbers count violations; the others are 0 or 1. */
export interface RoundVerdict {
  readonly doubled: number;
  readonly answersWithoutProject: number;
  readonly projectsWithoutAnswer: number;
  /** Responses that do not name the key's project, or that differ from the first response. */
  readonly wrongAnswers: number;
  /** 1 if the fault struck during the round. */
  readonly hit: number;
  /** 1 if the project was stored before the fault struck, so that callers lost only their responses. */
  readonly hitAfterCommit: number;
  /** 1 if nothing was stored before the fault struck, so that the unfinished work was lost. */
  readonly hitBeforeCommit: number;
}

export function judgeRound(evidence: Evidence): RoundVerdict {
  const { atFault, beforeRetries, atEnd, burst, retries, hit } = evidence;
  const states = [atFault, beforeRetries, atEnd];
  const created = [...burst.filter((reply) => reply.status === 201), ...retries];
  const existedAtFault = atFault.projects.length > 0;
  return {
    doubled: states.filter((state) => state.projects.length > 1).length,
    answersWithoutProject: countUnmatchedIds(states, 'answers', 'projects'),
    projectsWithoutAnswer: countUnmatchedIds(states, 'projects', 'answers'),
    wrongAnswers: created.filter(
      (reply) => reply.body.id !== atEnd.projects[0] || reply.text !== created[0]?.text,
    ).length,
    hit: Number(hit),
    hitAfterCommit: Number(hit && existedAtFault),
    hitBeforeCommit: Number(hit && !existedAtFault),
  };
}

/** Counts the ids in `these` that are missing from `those`, over all states. */
function countUnmatchedIds(
  states: readonly IdempotencyState[],
  these: keyof IdempotencyState,
  those: keyof IdempotencyState,
): number {
  return states.flatMap((state) => state[these].filter((id) => !state[those].includes(id))).length;
}

export function sumField(verdicts: readonly RoundVerdict[], field: keyof RoundVerdict): number {
  return verdicts.reduce((sum, verdict) => sum + verdict[field], 0);
}
