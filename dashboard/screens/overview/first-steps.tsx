import type { FirstSteps, FirstStepsDone } from '@blazon/contract/console/overview.ts';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { joinClasses } from '../../parts/classes.ts';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { CallStep } from './call-step.tsx';
import { EndpointStep } from './endpoint-step.tsx';
import { KeyStep } from './key-step.tsx';
import { Step } from './step.tsx';
import { WebhookStep } from './webhook-step.tsx';
import { rich, t } from './text.ts';

type StepName = keyof FirstStepsDone;

const stepOrder: readonly StepName[] = ['key', 'call', 'endpoint', 'webhook'];

const stepTitles: Record<StepName, string> = {
  key: t('firstSteps.createAnApiKey'),
  call: t('firstSteps.makeYourFirstCall'),
  endpoint: t('firstSteps.setAWebhookEndpoint'),
  webhook: t('firstSteps.receiveYourFirstWebhook'),
};

const stepContents: Record<StepName, (props: { readonly first: FirstSteps }) => ReactNode> = {
  key: KeyStep,
  call: CallStep,
  endpoint: EndpointStep,
  webhook: WebhookStep,
};

export function FirstStepsList({ first }: { readonly first: FirstSteps }) {
  const next = stepOrder.find((name) => !first.steps[name]);
  // The next step is open until somebody opens another; when it is done, the following one opens. Without access to
  // the API none is: there is nothing to do yet.
  const [chosen, setChosen] = useState<{
    readonly open: StepName | undefined;
    readonly at: StepName | undefined;
  }>();
  const suggested = first.may_use_api ? next : undefined;
  const open = chosen !== undefined && chosen.at === next ? chosen.open : suggested;
  const done = stepOrder.filter((name) => first.steps[name]).length;
  return (
    <Section
      title={t('firstSteps.title')}
      description={t('firstSteps.description')}
      actions={<Progress done={done} />}
    >
      <BeforeFirstStep first={first} />
      <ol className="overflow-hidden rounded-lg border border-line bg-raised">
        {stepOrder.map((name, place) => {
          const Content = stepContents[name];
          return (
            <Step
              key={name}
              number={place + 1}
              title={stepTitles[name]}
              isDone={first.steps[name]}
              isNext={first.may_use_api && name === next}
              isOpen={open === name}
              onToggle={() => setChosen({ open: open === name ? undefined : name, at: next })}
            >
              <Content first={first} />
            </Step>
          );
        })}
      </ol>
    </Section>
  );
}

function Progress({ done }: { readonly done: number }) {
  return (
    <p role="status" className="flex items-center gap-3 text-xs text-soft">
      <span aria-hidden className="flex gap-1">
        {stepOrder.map((name, place) => (
          <span
            key={name}
            className={joinClasses('h-1 w-6 rounded-full', place < done ? 'bg-good' : 'bg-pressed')}
          />
        ))}
      </span>
      {t('firstSteps.stepsDone', { done, all: stepOrder.length })}
    </p>
  );
}

/** Shown before the first step if the plan has no API access, or in live to suggest the sandbox. */
function BeforeFirstStep({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id };
  if (!first.may_use_api)
    return (
      <Notice
        action={
          <ButtonLink to="/w/$workspace/settings/plan" params={params} size="small">
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
