import { t } from './text.ts';

/** The prompts in site/src/content/docs/guides/sandbox.md, each with its outcome. */
export const sandboxPrompts: readonly (readonly [prompt: string, outcome: string])[] = [
  ['simulate success', t('prompts.success')],
  ['simulate slow', t('prompts.slow')],
  ['simulate generation_timeout', t('prompts.failsWith', { code: 'generation_timeout' })],
  ['simulate generation_failed', t('prompts.failsWith', { code: 'generation_failed' })],
  ['simulate prompt_rejected', t('prompts.failsWith', { code: 'prompt_rejected' })],
  ['simulate provider_unavailable', t('prompts.failsWith', { code: 'provider_unavailable' })],
  ['simulate project_deleted', t('prompts.projectDeleted')],
];
