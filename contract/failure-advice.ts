import type { FailureCode } from './errors.ts';

/** What to do when a job has failed, one sentence each. */
export const failureAdvice: Readonly<Record<FailureCode, string>> = {
  generation_timeout: 'Send the same prompt again; nothing was counted.',
  generation_failed: 'Say it in other words, or name fewer wishes at once, and send it again.',
  prompt_rejected: 'Describe a mark of your own: its name, its trade and its mood.',
  provider_unavailable: 'Send the same prompt again in a few minutes; nothing was counted.',
  project_deleted: 'Choose another project, or make a new one, and send the prompt there.',
};
