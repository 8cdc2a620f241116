import type { Session } from '../session.ts';
import { print, printJson } from '../terminal/output.ts';
import { requireTestKey } from './account.ts';

/** The outcomes that the sandbox can simulate, by the type of event that reports them. */
export const triggerOutcomesByType = {
  'generation.success': ['success', 'slow'],
  'generation.failed': [
    'generation_failed',
    'generation_timeout',
    'prompt_rejected',
    'provider_unavailable',
    'project_deleted',
  ],
} as const;
export type TriggerType = keyof typeof triggerOutcomesByType;
export type TriggerOutcome = (typeof triggerOutcomesByType)[TriggerType][number];

const triggerProjectName = 'Triggered events';

/** Triggers a real sandbox event, signed and delivered like any other. */
export async function trigger(
  session: Session,
  outcome: TriggerOutcome,
  options: { readonly project?: string; readonly json?: boolean },
  signal: AbortSignal,
): Promise<void> {
  requireTestKey(session, 'trigger');
  const project_id = options.project ?? (await findOrCreateProject(session, signal));
  const job = await session.blazon.brands.generate({ project_id, prompt: `simulate ${outcome}` }, { signal });
  if (options.json) printJson(job);
  else print(`${job.id}  its event is sent to the sandbox endpoint and to "blazon listen".`);
}

async function findOrCreateProject({ blazon }: Session, signal: AbortSignal): Promise<string> {
  const { data } = await blazon.projects.list({ limit: 100, signal });
  const known = data.find(({ name }) => name === triggerProjectName);
  return known?.id ?? (await blazon.projects.create({ name: triggerProjectName }, { signal })).id;
}
