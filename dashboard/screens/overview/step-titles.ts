import type { FirstStepsProgress } from '@blazon/contract/console/overview.ts';
import { t } from './text.ts';

export type StepName = keyof FirstStepsProgress;

export const stepOrder: readonly StepName[] = ['key', 'call', 'endpoint', 'webhook'];

export const stepTitles: Record<StepName, string> = {
  key: t('firstSteps.createAnApiKey'),
  call: t('firstSteps.makeYourFirstCall'),
  endpoint: t('firstSteps.setAWebhookEndpoint'),
  webhook: t('firstSteps.receiveYourFirstWebhook'),
};
