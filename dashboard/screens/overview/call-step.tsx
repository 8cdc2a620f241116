import type { FirstSteps, RefusedCall } from '@blazon/contract/console/overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Code } from '../../parts/code.tsx';
import { ButtonLink, OutsideLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextWithCode } from '../../parts/text-with-code.tsx';
import { createFirstCallSamples } from './code-samples.ts';
import { Waiting } from './waiting.tsx';
import { rich, t } from './text.ts';

export function CallStep({ first }: { readonly first: FirstSteps }) {
  return (
    <>
      {!first.steps.call && first.refused_call !== null && <RefusedCallNotice call={first.refused_call} />}
      <p className="text-soft">
        {rich('callStep.aProjectHoldsTheBrands', {
          link: (children) => <OutsideLink href={first.docs_url}>{children}</OutsideLink>,
        })}
      </p>
      <Code label={t('callStep.firstCall')} samples={createFirstCallSamples({ apiUrl: first.api_url })} />
      {!first.steps.call && <Waiting>{t('callStep.waitingForYourFirstSuccessfulCall')}</Waiting>}
    </>
  );
}

function RefusedCallNotice({ call }: { readonly call: RefusedCall }) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment, request: call.request_id };
  return (
    <Notice
      tone="danger"
      announce
      action={
        <ButtonLink to="/w/$workspace/$environment/requests/$request" params={params} size="small">
          {t('callStep.seeTheRequest')}
        </ButtonLink>
      }
    >
      {t('callStep.theLastCallWasRefused')} {call.message !== null && <TextWithCode text={call.message} />}{' '}
      <code className="font-mono text-[0.9em] whitespace-nowrap text-soft">
        {`${call.status} ${call.code ?? ''}`.trim()}
      </code>
    </Notice>
  );
}
