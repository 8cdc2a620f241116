import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { type EventType, eventTypes } from '@blazon/contract/events.ts';
import { useEffect, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useDelivery, useSendTestEvent } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { AttemptView } from './attempt-view.tsx';
import { t } from './text.ts';

interface TestDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

/** Sends a test event at once and shows its attempt as it happens. */
export function TestDialog({ endpoint, onClose }: TestDialogProps) {
  const { workspace, environment } = useWorkspaceContext();
  const test = useSendTestEvent(endpoint.id);
  const { mutate: send } = test;
  const [type, setType] = useState<EventType>('generation.success');
  useEffect(() => send(type), [send, type]);
  const eventId = test.data?.event_id;
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t('testDialog.title')}
      description={
        <span className="[overflow-wrap:anywhere]">{t('testDialog.description', { url: endpoint.url })}</span>
      }
      actions={
        <>
          <Button pending={test.isPending} onClick={() => send(type)}>
            {t('testDialog.sendAnother')}
          </Button>
          {eventId !== undefined && (
            <ButtonLink
              to="/w/$workspace/$environment/webhooks/events/$event"
              params={{ workspace: workspace.id, environment, event: eventId }}
            >
              {t('testDialog.openEvent')}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('testDialog.done')}
          </Button>
        </>
      }
    >
      <TypeSelect endpoint={endpoint} type={type} onChange={setType} />
      {test.error && (
        <Notice tone="danger" announce>
          {describeError(test.error)}
        </Notice>
      )}
      {test.isPending && <SendingIndicator />}
      {test.data && !test.isPending && <LiveDelivery key={test.data.event_id} eventId={test.data.event_id} />}
      {test.data?.started === false && (
        <Notice tone="warning" announce>
          {t('testDialog.partOfTheServiceIs')}
        </Notice>
      )}
    </Dialog>
  );
}

interface TypeSelectProps {
  readonly endpoint: ConsoleEndpoint;
  readonly type: EventType;
  readonly onChange: (type: EventType) => void;
}

function TypeSelect({ endpoint, type, onChange }: TypeSelectProps) {
  return (
    <Select
      label={t('testDialog.typeOfEvent')}
      hint={isReceived(endpoint, type) ? undefined : t('testDialog.notSubscribed', { type })}
      value={type}
      options={eventTypes.map((value) => ({ value, label: value }))}
      onChange={onChange}
      className="[&>button]:sm:max-w-64"
    />
  );
}

/** Whether the endpoint receives real events of this type. A test event is sent in either case. */
function isReceived(endpoint: ConsoleEndpoint, type: EventType): boolean {
  const { is_default: isDefault, subscribed, event_types: types } = endpoint;
  return isDefault || (subscribed && (types === null || types.includes(type)));
}

function LiveDelivery({ eventId }: { readonly eventId: string }) {
  const delivery = useDelivery(eventId);
  const attempt = delivery.data?.newest_attempt;
  if (delivery.error) return <Notice tone="danger">{describeError(delivery.error)}</Notice>;
  if (!delivery.data || !attempt) return <SendingIndicator />;
  return (
    <>
      <Notice tone={attempt.outcome === 'delivered' ? 'good' : 'danger'} announce>
        {attempt.verdict}
      </Notice>
      <AttemptView event={delivery.data} attempt={attempt} isInDialog />
    </>
  );
}

function SendingIndicator() {
  return (
    <div role="status" className="flex flex-col gap-3 py-2">
      <span className="text-sm text-soft">{t('testDialog.sendingTheReceiverHas5')}</span>
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
