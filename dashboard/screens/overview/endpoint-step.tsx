import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { Code, CodeBlock } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { receiverSamples, secretSample } from './code-samples.ts';

export function EndpointStep({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const params = { workspace: workspace.id, environment };
  return (
    <>
      <p className="text-soft">
        Results arrive as signed webhooks. This receiver checks the signature over the raw bytes. Run it
        behind an HTTPS address that the internet can reach, or behind a tunnel while you try.
      </p>
      <Code label="Receiver" samples={receiverSamples} />
      <p className="text-soft">
        It reads the webhook secret of the workspace, which the Webhooks page reveals, from the environment:
      </p>
      <CodeBlock label="Webhook secret in the environment" code={secretSample} />
      {first.endpoint_url !== null && (
        <p className="text-soft [overflow-wrap:anywhere]">
          Set to <code className="font-mono text-[0.8125rem] text-ink">{first.endpoint_url}</code>
        </p>
      )}
      {isAtLeast('developer') ? (
        <div>
          <ButtonLink
            to="/w/$workspace/$environment/webhooks"
            params={params}
            search={{ tab: 'endpoints' }}
            variant={first.steps.key && first.steps.call && !first.steps.endpoint ? 'primary' : 'secondary'}
          >
            {first.steps.endpoint ? 'See webhooks' : 'Set an endpoint'}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-soft">
          Your role cannot set endpoints: ask a developer or an admin of this workspace.
        </p>
      )}
    </>
  );
}
