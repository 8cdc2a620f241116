import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { keySample } from './code-samples.ts';

export function KeyStep({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const params = { workspace: workspace.id, environment };
  return (
    <>
      <p className="text-soft">
        The key is shown once. Keep it on your server, where the code of the next steps reads it from the
        environment:
      </p>
      <CodeBlock label="API key in the environment" code={keySample({ environment })} />
      {isAtLeast('developer') ? (
        <div>
          <ButtonLink
            to="/w/$workspace/$environment/keys"
            params={params}
            variant={first.steps.key || !first.may_use_api ? 'secondary' : 'primary'}
          >
            {first.steps.key ? 'See API keys' : 'Create an API key'}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-soft">
          Your role cannot create keys: ask a developer or an admin of this workspace.
        </p>
      )}
    </>
  );
}
