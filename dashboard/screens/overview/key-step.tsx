import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { createKeySample } from './code-samples.ts';
import { t } from './text.ts';

export function KeyStep({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment, isAtLeast } = usePlace();
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
            variant={first.steps.key || !first.may_use_api ? 'secondary' : 'primary'}
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
