import type { FirstSteps, FirstStepsDone } from '@blazon/contract/console/overview.ts';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { CallStep } from './call-step.tsx';
import { EndpointStep } from './endpoint-step.tsx';
import { KeyStep } from './key-step.tsx';
import { Step } from './step.tsx';
import { WebhookStep } from './webhook-step.tsx';

type StepName = keyof FirstStepsDone;

const order: readonly StepName[] = ['key', 'call', 'endpoint', 'webhook'];

const titles: Record<StepName, string> = {
  key: 'Create an API key',
  call: 'Make your first call',
  endpoint: 'Set a webhook endpoint',
  webhook: 'Receive your first webhook',
};

const contents: Record<StepName, (props: { readonly first: FirstSteps }) => ReactNode> = {
  key: KeyStep,
  call: CallStep,
  endpoint: EndpointStep,
  webhook: WebhookStep,
};

export function FirstStepsList({ first }: { readonly first: FirstSteps }) {
  const next = order.find((name) => !first.steps[name]);
  // The next step is open until somebody opens another; when it is done, the following one opens.
  const [chosen, setChosen] = useState<{
    readonly open: StepName | undefined;
    readonly at: StepName | undefined;
  }>();
  const open = chosen !== undefined && chosen.at === next ? chosen.open : next;
  return (
    <>
      <Beginning first={first} />
      <ol className="border-t border-line">
        {order.map((name, place) => {
          const Content = contents[name];
          return (
            <Step
              key={name}
              number={place + 1}
              title={titles[name]}
              isDone={first.steps[name]}
              isOpen={open === name}
              onToggle={() => setChosen({ open: open === name ? undefined : name, at: next })}
            >
              <Content first={first} />
            </Step>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {order.filter((name) => first.steps[name]).length} of {order.length} steps done
      </p>
    </>
  );
}

/** Shown before the first step: a plan with API access, and the sandbox as the place to begin. */
function Beginning({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id };
  if (!first.may_use_api)
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink to="/w/$workspace/settings/plan" params={params} variant="primary" size="small">
            See plans
          </ButtonLink>
        }
      >
        The Free plan has no API access: choose Pro or Agency to take these steps, or try the playground of a
        project first.
      </Notice>
    );
  if (environment === 'sandbox' || first.steps.call) return null;
  return (
    <p className="text-sm text-soft">
      New here? Take these steps in the{' '}
      <TextLink to="/w/$workspace/$environment/overview" params={{ ...params, environment: 'sandbox' }}>
        sandbox
      </TextLink>{' '}
      first: it is the same service, watermarked and free of quota.
    </p>
  );
}
