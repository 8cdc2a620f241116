import type { Reply } from '../../test/support/client.ts';
import type { IdempotencyState } from '../../test/support/read-idempotency-state.ts';

/** What was observed for one key. */
export interface Evidence {
  /** The state of the database at the time of the fault. */
  readonly atBlow: IdempotencyState;
  readonly beforeRetries: IdempotencyState;
  readonly atEnd: IdempotencyState;
  /** The responses to the first requests. */
  readonly burst: readonly Reply[];
  readonly retries: readonly Reply[];
  /** Whether requests were in progress when the process or its connection was killed. */
  readonly hit: boolean;
}

/** The result of a round. The first four numbers must be 0. */
export interface RoundVerdict {
  readonly doubled: number;
  readonly answersWithoutProject: number;
  readonly projectsWithoutAnswer: number;
  /** Responses that do not name the one project, or that differ from each other. */
  readonly wrongAnswers: number;
  readonly hit: number;
  /** The project already existed when the fault struck, so callers lost only their responses. */
  readonly hitAfterCommit: number;
  /** Nothing had been stored when the fault struck, so the work was lost halfway. */
  readonly hitBeforeCommit: number;
}

export function judgeRound(evidence: Evidence): RoundVerdict {
  const { atBlow, beforeRetries, atEnd, burst, retries, hit } = evidence;
  const ledgers = [atBlow, beforeRetries, atEnd];
  const created = [...burst.filter((reply) => reply.status === 201), ...retries];
  const made = atBlow.projects.length > 0;
  return {
    doubled: ledgers.filter((ledger) => ledger.projects.length > 1).length,
    answersWithoutProject: missing(ledgers, 'answers', 'projects'),
    projectsWithoutAnswer: missing(ledgers, 'projects', 'answers'),
    wrongAnswers: created.filter(
      (reply) => reply.body.id !== atEnd.projects[0] || reply.text !== created[0]?.text,
    ).length,
    hit: Number(hit),
    hitAfterCommit: Number(hit && made),
    hitBeforeCommit: Number(hit && !made),
  };
}

function missing(
  ledgers: readonly IdempotencyState[],
  these: keyof IdempotencyState,
  those: keyof IdempotencyState,
): number {
  return ledgers.flatMap((ledger) => ledger[these].filter((id) => !ledger[those].includes(id))).length;
}

export function sumOf(verdicts: readonly RoundVerdict[], field: keyof RoundVerdict): number {
  return verdicts.reduce((sum, verdict) => sum + verdict[field], 0);
}
