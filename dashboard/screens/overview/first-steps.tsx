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
import { rich, t } from './text.ts';

type StepName = keyof FirstStepsDone;

const order: readonly StepName[] = ['key', 'call', 'endpoint', 'webhook'];

const titles: Record<StepName, string> = {
  key: t('firstSteps.createAnApiKey'),
  call: t('firstSteps.makeYourFirstCall'),
  endpoint: t('firstSteps.setAWebhookEndpoint'),
  webhook: t('firstSteps.receiveYourFirstWebhook'),
};

const contents: Record<StepName, (props: { readonly first: FirstSteps }) => ReactNode> = {
  key: KeyStep,
  call: CallStep,
  endpoint: EndpointStep,
  webhook: WebhookStep,
};

export function FirstStepsList({ first }: { readonly first: FirstSteps }) {
  const next = order.find((name) => !first.steps[name]);
  // The next step is open unless the person opened another. When it is done, the following one opens.
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
        {t('firstSteps.stepsDone', {
          done: order.filter((name) => first.steps[name]).length,
          all: order.length,
        })}
      </p>
    </>
  );
}

/** Shown before the first step if the plan has no API access, or in live to suggest the sandbox. */
function Beginning({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id };
  if (!first.may_use_api)
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink to="/w/$workspace/settings/plan" params={params} variant="primary" size="small">
            {t('firstSteps.seePlans')}
          </ButtonLink>
        }
      >
        {t('firstSteps.theFreePlanHasNo')}
      </Notice>
    );
  if (environment === 'sandbox' || first.steps.call) return null;
  return (
    <p className="text-sm text-soft">
      {rich('firstSteps.newHereTakeTheseSteps', {
        link: (children) => (
          <TextLink to="/w/$workspace/$environment/overview" params={{ ...params, environment: 'sandbox' }}>
            {children}
          </TextLink>
        ),
      })}
    </p>
  );
}
