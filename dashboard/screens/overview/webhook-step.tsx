import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { usePlace } from '../../api/use-me.ts';
import { Code } from '../../parts/code.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { generateSamples } from './code-samples.ts';
import { Waiting } from './waiting.tsx';

export function WebhookStep({ first }: { readonly first: FirstSteps }) {
  const { environment } = usePlace();
  const facts = { apiUrl: first.api_url, environment, projectId: first.project?.id ?? null };
  return (
    <>
      <p className="text-soft">
        Ask for a brand
        {first.project === null ? '; put in the id of your project' : ` in ${first.project.name}`}. Within
        seconds it is drawn and sent to your endpoint. When your receiver has checked the signature and
        answers 2xx, this step is done.
      </p>
      <Code label="Generate a brand" samples={generateSamples(facts)} />
      {first.newest_delivery !== null && <Newest delivery={first.newest_delivery} />}
      <Waiting>Waiting for a delivery that your endpoint answers with 2xx.</Waiting>
    </>
  );
}

/** The state of the newest event, in the words of the delivery history. */
function Newest({ delivery }: { readonly delivery: DeliverySummary }) {
  const { workspace, environment } = usePlace();
  const attempt = delivery.newest_attempt;
  const isWaiting = delivery.state === 'pending' && attempt === null;
  if (isWaiting) return null;
  return (
    <Notice
      tone="warning"
      announce
      action={
        <ButtonLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
          size="small"
        >
          See deliveries
        </ButtonLink>
      }
    >
      {attempt === null ? withoutAttempt(delivery) : `The last delivery did not arrive. ${attempt.verdict}`}
    </Notice>
  );
}

function withoutAttempt({ reason }: DeliverySummary): string {
  return reason === 'no_endpoint'
    ? 'An event is ready, but there was no endpoint to send it to: set one, then send the event again.'
    : 'The last event was not sent: see the deliveries for why.';
}
