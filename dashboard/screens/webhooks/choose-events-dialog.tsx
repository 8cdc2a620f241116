import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useSaveEndpoint } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/toast.tsx';
import { type EventChoice, EventChoiceField, isValidChoice } from './event-choice.tsx';
import { t } from './text.ts';

interface ChooseEventsDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

export function ChooseEventsDialog({ endpoint, onClose }: ChooseEventsDialogProps) {
  const { subscribed, event_types: types } = endpoint;
  const [choice, setChoice] = useState<EventChoice>({ subscribed, event_types: types });
  const save = useSaveEndpoint(endpoint);
  const done = () => {
    showToast('good', t('chooseEventsDialog.savedTheChangeAppliesFrom'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chooseEventsDialog.title')}
      description={
        <span className="[overflow-wrap:anywhere]">
          {t('chooseEventsDialog.description', { url: endpoint.url })}
        </span>
      }
      onSubmit={() =>
        !save.isPending && isValidChoice(choice) && save.mutate({ ...choice }, { onSuccess: done })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('chooseEventsDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={save.isPending} disabled={!isValidChoice(choice)}>
            {t('chooseEventsDialog.saveEvents')}
          </Button>
        </>
      }
    >
      <EventChoiceField choice={choice} onChange={setChoice} />
      {!subscribed && choice.subscribed && <Notice>{t('chooseEventsDialog.itGetsItsOwnSecret')}</Notice>}
      {save.error && (
        <Notice tone="danger" announce>
          {describeError(save.error)}
        </Notice>
      )}
    </Dialog>
  );
}
