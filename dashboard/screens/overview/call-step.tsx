import type { FirstSteps, RefusedCall } from '@blazon/contract/console/overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { Code } from '../../parts/code.tsx';
import { ButtonLink, OutsideLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { firstCallSamples } from './code-samples.ts';
import { Waiting } from './waiting.tsx';

export function CallStep({ first }: { readonly first: FirstSteps }) {
  return (
    <>
      <p className="text-soft">
        A project holds the brands of one client or product. Make one; the answer brings its id. Every
        operation is in the <OutsideLink href={first.docs_url}>API reference</OutsideLink>.
      </p>
      <Code label="First call" samples={firstCallSamples({ apiUrl: first.api_url })} />
      {!first.steps.call && first.refused_call !== null && <Refused call={first.refused_call} />}
      {!first.steps.call && <Waiting>Waiting for the first call that succeeds.</Waiting>}
    </>
  );
}

function Refused({ call }: { readonly call: RefusedCall }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id, environment, request: call.request_id };
  return (
    <Notice
      tone="danger"
      announce
      action={
        <ButtonLink to="/w/$workspace/$environment/requests/$request" params={params} size="small">
          See the request
        </ButtonLink>
      }
    >
      The last call was refused with {call.status}
      {call.code !== null && <code className="font-mono text-[0.8125rem]"> {call.code}</code>}: {call.message}
    </Notice>
  );
}
