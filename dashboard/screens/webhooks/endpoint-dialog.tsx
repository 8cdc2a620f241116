import { limits } from '@blazon/contract/limits.ts';
import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useEndpoints, useSaveEndpoint } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { allEventsChoice, type EventChoice, EventChoiceField, isValidChoice } from './event-choice.tsx';
import { t } from './text.ts';

interface EndpointDialogProps {
  /** The endpoint to change. Undefined adds a new one. */
  readonly endpoint: ConsoleEndpoint | undefined;
  readonly onClose: () => void;
  readonly onTest: (endpoint: ConsoleEndpoint) => void;
}

/** Adds or changes an endpoint, then sends a test event to it. */
export function EndpointDialog({ endpoint, onClose, onTest }: EndpointDialogProps) {
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const endpoints = useEndpoints();
  const isFirst = endpoints.data?.data.length === 0;
  const [choice, setChoice] = useState<EventChoice>(allEventsChoice);
  const save = useSaveEndpoint(endpoint);
  const { error } = save;
  const isUrlError = error instanceof ApiFailure && error.param === 'url';
  const isComplete = url.trim() !== '' && isValidChoice(choice);
  const submit = () => {
    if (save.isPending || !isComplete) return;
    const change = endpoint === undefined && !isFirst ? choice : {};
    save.mutate({ url: url.trim(), ...change }, { onSuccess: onTest });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        endpoint === undefined ? t('endpointDialog.addAnEndpoint') : t('endpointDialog.changeTheAddress')
      }
      description={describeDialog(endpoint, isFirst)}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('endpointDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={save.isPending} disabled={!isComplete}>
            {endpoint === undefined ? t('endpointDialog.addEndpoint') : t('endpointDialog.saveAddress')}
          </Button>
        </>
      }
    >
      <Input
        label={t('endpointDialog.address')}
        hint={t('endpointDialog.aPublicHttpsUrlWithout')}
        placeholder="https://example.com/webhooks/blazon"
        error={isUrlError ? error.message : null}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.webhookUrlLength}
        required
      />
      {endpoint === undefined && !isFirst && <EventChoiceField choice={choice} onChange={setChoice} />}
      {error && !isUrlError && (
        <Notice tone="danger" announce>
          {describeError(error)}
        </Notice>
      )}
    </Dialog>
  );
}

function describeDialog(endpoint: ConsoleEndpoint | undefined, isFirst: boolean): string {
  if (endpoint !== undefined) return t('endpointDialog.allFurtherAttemptsGoTo');
  return isFirst ? t('endpointDialog.theFirstEndpointOfAn') : t('endpointDialog.itReceivesItsOwnCopy');
}
