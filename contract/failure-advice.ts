import type { FailureCode } from './errors.ts';

/** What to do after a failed job, one sentence per code. */
export const failureAdvice: Readonly<Record<FailureCode, string>> = {
  generation_timeout: 'Send the same prompt again. The failed job does not count towards your quota.',
  generation_failed: 'Rephrase the prompt, or ask for fewer things at once, and send it again.',
  prompt_rejected: 'Describe a brand of your own: its name, what it does and its mood.',
  provider_unavailable:
    'Send the same prompt again in a few minutes. The failed job does not count towards your quota.',
  project_deleted: 'Choose another project, or create one, and send the prompt there.',
};
