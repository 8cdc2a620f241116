import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useSaveEndpoint } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/toast.tsx';
import { type EventChoice, EventChoiceField, isChoice } from './event-choice.tsx';

interface ChooseEventsDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

export function ChooseEventsDialog({ endpoint, onClose }: ChooseEventsDialogProps) {
  const { subscribed, event_types: types } = endpoint;
  const [choice, setChoice] = useState<EventChoice>({ subscribed, event_types: types });
  const save = useSaveEndpoint(endpoint);
  const done = () => {
    showToast('good', 'Saved: it counts from the next event on.');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose its events"
      description={
        <span className="[overflow-wrap:anywhere]">
          {endpoint.url} receives a copy of each event, except those of jobs that name a webhook_url.
        </span>
      }
      onSubmit={() => !save.isPending && isChoice(choice) && save.mutate({ ...choice }, { onSuccess: done })}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={save.isPending} disabled={!isChoice(choice)}>
            Save events
          </Button>
        </>
      }
    >
      <EventChoiceField choice={choice} onChange={setChoice} />
      {!subscribed && choice.subscribed && (
        <Notice>It gets a secret of its own, and no longer signs with that of the workspace.</Notice>
      )}
      {save.error && (
        <Notice tone="danger" announce>
          {messageOf(save.error)}
        </Notice>
      )}
    </Dialog>
  );
}
