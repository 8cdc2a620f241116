import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Code } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { createGenerateSamples } from './code-samples.ts';
import { Waiting } from './waiting.tsx';
import { t } from './text.ts';

export function WebhookStep({ first }: { readonly first: FirstSteps }) {
  const { environment } = useWorkspaceContext();
  const facts = { apiUrl: first.api_url, environment, projectId: first.project?.id ?? null };
  return (
    <>
      <p className="text-soft">
        {first.project === null
          ? t('webhookStep.generateWithProjectId')
          : t('webhookStep.generateInProject', { name: first.project.name })}
      </p>
      <Code label={t('webhookStep.generateABrand')} samples={createGenerateSamples(facts)} />
      {first.newest_delivery !== null && <NewestDelivery delivery={first.newest_delivery} />}
      <Waiting>{t('webhookStep.waitingForADeliveryThat')}</Waiting>
    </>
  );
}

/** Says why the newest event has not been delivered. Shows nothing before its first attempt. */
function NewestDelivery({ delivery }: { readonly delivery: DeliverySummary }) {
  const { workspace, environment } = useWorkspaceContext();
  const attempt = delivery.newest_attempt;
  const isWaiting = delivery.state === 'pending' && attempt === null;
  if (isWaiting) return null;
  return (
    <Notice
      tone="warning"
      announce
      action={
        <ButtonLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
          size="small"
        >
          {t('webhookStep.seeDeliveries')}
        </ButtonLink>
      }
    >
      {attempt === null
        ? explainMissingAttempt(delivery)
        : t('webhookStep.theLastDeliveryDidNot', { verdict: attempt.verdict })}
    </Notice>
  );
}

function explainMissingAttempt({ reason }: DeliverySummary): string {
  return reason === 'no_endpoint' ? t('webhookStep.anEventIsReadyBut') : t('webhookStep.theLastEventWasNot');
}
