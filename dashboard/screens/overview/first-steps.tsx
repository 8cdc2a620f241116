import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { type ReactNode, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { TextLink } from '../../parts/link.tsx';
import { Section } from '../../parts/page.tsx';
import { CallStep } from './call-step.tsx';
import { EndpointStep } from './endpoint-step.tsx';
import { KeyStep } from './key-step.tsx';
import { type StepName, stepOrder, stepTitles } from './step-titles.ts';
import { Step, type StepContentProps } from './step.tsx';
import { WebhookStep } from './webhook-step.tsx';
import { rich, t } from './text.ts';

const stepContents: Record<StepName, (props: StepContentProps) => ReactNode> = {
  key: KeyStep,
  call: CallStep,
  endpoint: EndpointStep,
  webhook: WebhookStep,
};

export function FirstStepsList({ first, isMainTask }: StepContentProps) {
  const next = stepOrder.find((name) => !first.steps[name]);
  // The next step is open, unless the person opened or closed one. That choice holds until the next step is done.
  const [chosen, setChosen] = useState<{
    readonly open: StepName | undefined;
    readonly next: StepName | undefined;
  }>();
  const open = chosen !== undefined && chosen.next === next ? chosen.open : next;
  const done = stepOrder.filter((name) => first.steps[name]).length;
  return (
    <Section
      title={t('firstSteps.title')}
      description={t('firstSteps.description')}
      actions={<Progress done={done} />}
    >
      <SandboxSuggestion first={first} />
      <ol className="overflow-hidden rounded-lg border border-line bg-raised">
        {stepOrder.map((name, index) => {
          const Content = stepContents[name];
          return (
            <Step
              key={name}
              number={index + 1}
              title={stepTitles[name]}
              isDone={first.steps[name]}
              isNext={name === next}
              isOpen={open === name}
              onToggle={() => setChosen({ open: open === name ? undefined : name, next })}
            >
              <Content first={first} isMainTask={isMainTask} />
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
        {stepOrder.map((name, index) => (
          <span
            key={name}
            className={joinClasses('h-1 w-6 rounded-full', index < done ? 'bg-good' : 'bg-pressed')}
          />
        ))}
      </span>
      {t('firstSteps.stepsDone', { done, all: stepOrder.length })}
    </p>
  );
}

/** Suggests the sandbox to newcomers in the live environment. */
function SandboxSuggestion({ first }: { readonly first: FirstSteps }) {
  const { workspace, environment } = useWorkspaceContext();
  if (environment === 'sandbox' || first.steps.call) return null;
  return (
    <p className="text-sm text-soft">
      {rich('firstSteps.newHereTakeTheseSteps', {
        link: (children) => (
          <TextLink
            to="/w/$workspace/$environment/overview"
            params={{ workspace: workspace.id, environment: 'sandbox' }}
          >
            {children}
          </TextLink>
        ),
      })}
    </p>
  );
}
