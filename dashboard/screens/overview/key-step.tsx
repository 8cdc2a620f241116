import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { createKeySample } from './code-samples.ts';
import type { StepContentProps } from './step.tsx';
import { t } from './text.ts';

export function KeyStep({ first, isMainTask }: StepContentProps) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <>
      <p className="text-soft">{t('keyStep.theKeyIsShownOnce')}</p>
      <CodeBlock label={t('keyStep.apiKeyInTheEnvironment')} code={createKeySample({ environment })} />
      {isAtLeast('developer') ? (
        <div>
          <ButtonLink
            to="/w/$workspace/$environment/keys"
            params={params}
            variant={isMainTask && !first.steps.key ? 'primary' : 'secondary'}
          >
            {first.steps.key ? t('keyStep.seeApiKeys') : t('keyStep.createAnApiKey')}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-soft">{t('keyStep.yourRoleCantCreateKeys')}</p>
      )}
    </>
  );
}
