import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { type EventType, eventTypes } from '@blazon/contract/events.ts';
import { useEffect, useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useDelivery, useSendTest } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { AttemptView } from './attempt-view.tsx';

interface TestDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

/** Sends a test event at once and shows its attempt live. */
export function TestDialog({ endpoint, onClose }: TestDialogProps) {
  const { workspace, environment } = usePlace();
  const test = useSendTest(endpoint.id);
  const { mutate: send } = test;
  const [type, setType] = useState<EventType>('generation.success');
  useEffect(() => send(type), [send, type]);
  const eventId = test.data?.event_id;
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title="Test event"
      description={
        <span className="[overflow-wrap:anywhere]">
          A synthetic event with a valid signature, to {endpoint.url}.
        </span>
      }
      actions={
        <>
          <Button pending={test.isPending} onClick={() => send(type)}>
            Send another
          </Button>
          {eventId !== undefined && (
            <ButtonLink
              to="/w/$workspace/$environment/webhooks/events/$event"
              params={{ workspace: workspace.id, environment, event: eventId }}
            >
              Open event
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Select
        label="Type of event"
        value={type}
        options={eventTypes.map((value) => ({ value, label: value }))}
        onChange={setType}
        className="sm:max-w-64"
      />
      {test.error && (
        <Notice tone="danger" announce>
          {messageOf(test.error)}
        </Notice>
      )}
      {test.isPending && <Sending />}
      {test.data && !test.isPending && <Live key={test.data.event_id} eventId={test.data.event_id} />}
      {test.data?.started === false && (
        <Notice tone="warning" announce>
          Part of the service is unavailable. The event will be sent in a few minutes; find it under
          Deliveries.
        </Notice>
      )}
    </Dialog>
  );
}

function Live({ eventId }: { readonly eventId: string }) {
  const delivery = useDelivery(eventId);
  const attempt = delivery.data?.newest_attempt;
  if (delivery.error) return <Notice tone="danger">{messageOf(delivery.error)}</Notice>;
  if (!delivery.data || !attempt) return <Sending />;
  return (
    <>
      <Notice tone={attempt.outcome === 'delivered' ? 'good' : 'danger'} announce>
        {attempt.verdict}
      </Notice>
      <AttemptView event={delivery.data} attempt={attempt} isNarrow />
    </>
  );
}

function Sending() {
  return (
    <div role="status" className="flex flex-col gap-3 py-2">
      <span className="text-sm text-soft">Sending; the receiver has 5 seconds to answer…</span>
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
