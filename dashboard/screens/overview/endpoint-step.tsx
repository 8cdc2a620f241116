import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Code, CodeBlock } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { receiverSamples, secretSample } from './code-samples.ts';
import type { StepContentProps } from './step.tsx';
import { rich, t } from './text.ts';

export function EndpointStep({ first, isMainTask }: StepContentProps) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  const isNext = first.steps.key && first.steps.call && !first.steps.endpoint;
  return (
    <>
      <p className="text-soft">{t('endpointStep.resultsArriveAsSignedWebhooks')}</p>
      <Code label={t('endpointStep.receiver')} samples={receiverSamples} />
      <p className="text-soft">{t('endpointStep.itReadsTheWorkspacesWebhook')}</p>
      <CodeBlock label={t('endpointStep.webhookSecretInTheEnvironment')} code={secretSample} />
      {first.endpoint_url !== null && (
        <p className="text-soft [overflow-wrap:anywhere]">
          {rich('endpointStep.setTo', {
            endpointUrl: first.endpoint_url,
            code: (children) => <code className="font-mono text-[0.8125rem] text-ink">{children}</code>,
          })}
        </p>
      )}
      {isAtLeast('developer') ? (
        <div>
          <ButtonLink
            to="/w/$workspace/$environment/webhooks"
            params={params}
            search={{ tab: 'endpoints' }}
            variant={isMainTask && isNext ? 'primary' : 'secondary'}
          >
            {first.steps.endpoint ? t('endpointStep.seeWebhooks') : t('endpointStep.setAnEndpoint')}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-soft">{t('endpointStep.yourRoleCantAddEndpoints')}</p>
      )}
    </>
  );
}
