import type { Assets } from '@blazon/contract/resources.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Environment, Scope } from '../../domain/environment.ts';
import { createIdGenerator, type IdGenerator } from '../../domain/new-id.ts';
import { endJob, type JobOutcome } from '../../store/job-results.ts';
import { claimJob, insertJob } from '../../store/jobs.ts';
import { insertProject } from '../../store/projects.ts';
import { scopeValues } from '../../store/scope-values.ts';
import { requireUuid } from '../../store/require-uuid.ts';

/**
 * A finished job with known times: it was claimed 250 ms after `acceptedAt`, and ended 1,500 ms later.
 */
export interface SeededJob {
  readonly scope: Scope;
  readonly projectId: string;
  readonly jobId: string;
  readonly requestId: string;
  readonly eventId: string;
  readonly acceptedAt: Date;
}

const assets: Assets = {
  logo_svg: '<svg/>',
  logo_svg_dark: '<svg/>',
  primary_color: '#112233',
  secondary_color: '#445566',
  font_family: 'Inter',
  font_weight_heading: '700',
  font_weight_body: '400',
};
export const drawingOutcome: JobOutcome = {
  drawing: { assets, decisions: {}, likeness: {}, drawnBy: 'library', name: 'Loft', unfulfilled: [] },
};

const longAddress =
  'https://receiver.example/hooks/with-a-long-path/that-does-not-fit/into-a-line-of-the-story';

export async function seedJob(
  database: Database,
  workspaceId: string,
  environment: Environment,
  outcome: JobOutcome,
  secondsAgo = 600,
  webhookUrl: string | null = longAddress,
): Promise<SeededJob> {
  const scope = { workspaceId, environment };
  const acceptedAt = new Date(Date.now() - secondsAgo * 1000);
  // Far in the future, so that the suite's dispatcher does not start the job.
  const muchLater = new Date(Date.now() + 3_600_000);
  const at = (milliseconds: number) => new Date(acceptedAt.getTime() + milliseconds);
  const [projectId, requestId, jobId] = [
    createIdGeneratorAt(at(-1_000))('project'),
    createIdGeneratorAt(at(-2))('request'),
    createIdGeneratorAt(at(0))('job'),
  ];
  await database.transaction(scope, async (transaction) => {
    await insertProject(transaction, scope, {
      id: projectId,
      object: 'project',
      workspace_id: workspaceId,
      name: 'Told',
      description: null,
      status: 'active',
      created_at: Math.floor(at(-1_000).getTime() / 1000),
    });
    await insertJob(transaction, scope, {
      id: jobId,
      projectId,
      prompt: 'A secret bakery',
      parentId: null,
      brandName: null,
      webhookUrl,
      requestId,
      traceParent: null,
      createdAt: acceptedAt,
      quotaMonth: null,
      dispatchDueAt: muchLater,
    });
  });
  const jobKey = { projectId, jobId };
  await claimJob(database, scope, jobKey, { now: at(250), lostAt: muchLater });
  const ended = await endJob(database, scope, jobKey, {
    outcome,
    designAttempts: 1,
    now: at(1_750),
    newId: createIdGeneratorAt(at(1_750)),
  });
  const eventId = ended?.eventId ?? '';
  // Postpone the event, so that the sweep does not start its delivery.
  await database.scoped(scope, {
    text: `UPDATE events SET due_at = $4
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND due_at IS NOT NULL`,
    values: [...scopeValues(scope), requireUuid('event', eventId), muchLater],
  });
  return { scope, projectId, jobId, requestId, eventId, acceptedAt };
}

/** Returns an id generator whose ids contain this time. */
function createIdGeneratorAt(time: Date): IdGenerator {
  const now = systemClock();
  return createIdGenerator({
    now: () => time.getTime(),
    random: (count) => Uint8Array.from({ length: count }, () => now.randomBelow(256)),
  });
}
