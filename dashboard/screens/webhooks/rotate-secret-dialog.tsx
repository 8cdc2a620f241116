import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useRotateSecret } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { OneTimeSecretDialog } from '../../parts/one-time-secret.tsx';
import { Select } from '../../parts/select.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { rich, t } from './text.ts';

interface RotateSecretDialogProps {
  /** The endpoint whose own secret is rotated. If omitted, the workspace's secret is rotated. */
  readonly endpointId?: string;
  /** When the previous secret stops signing, in Unix seconds; null if it has stopped. */
  readonly previousUntil: number | null;
  readonly onClose: () => void;
  readonly onRotated: () => void;
}

const overlapOptions = [
  { value: '24', label: t('rotateSecretDialog.hours', { count: 24 }) },
  { value: '12', label: t('rotateSecretDialog.hours', { count: 12 }) },
  { value: '1', label: t('rotateSecretDialog.hours', { count: 1 }) },
  { value: '0', label: t('rotateSecretDialog.noLongerItHasLeaked') },
] as const;

type Overlap = (typeof overlapOptions)[number]['value'];

/** First asks how long the old secret continues to sign, then shows the new secret. */
export function RotateSecretDialog(props: RotateSecretDialogProps) {
  const { endpointId, previousUntil, onClose, onRotated } = props;
  const offered = overlapOptions.filter(({ value }) => previousUntil === null || value === '0');
  const [overlap, setOverlap] = useState<Overlap>(previousUntil === null ? '24' : '0');
  const rotate = useRotateSecret(endpointId);
  if (rotate.data) return <NewSecretDialog rotated={rotate.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rotateSecretDialog.title')}
      description={
        endpointId === undefined
          ? t('rotateSecretDialog.newSecretOfWorkspace')
          : t('rotateSecretDialog.newSecretOfEndpoint')
      }
      onSubmit={() => !rotate.isPending && rotate.mutate(Number(overlap), { onSuccess: onRotated })}
      actions={
        <>
          <Button onClick={onClose}>{t('rotateSecretDialog.cancel')}</Button>
          <Button type="submit" variant={overlap === '0' ? 'danger' : 'primary'} pending={rotate.isPending}>
            {t('rotateSecretDialog.rotateSecret')}
          </Button>
        </>
      }
    >
      <Select
        label={t('rotateSecretDialog.keepTheCurrentSecretFor')}
        value={overlap}
        options={offered}
        onChange={setOverlap}
      />
      {previousUntil !== null && (
        <Notice>
          {rich('rotateSecretDialog.thePreviousSecretSignsAs', {
            time: () => <ExactTime at={previousUntil} />,
          })}
        </Notice>
      )}
      {overlap === '0' && <Notice tone="warning">{t('rotateSecretDialog.yourServerWillRejectEvery')}</Notice>}
      {rotate.error && (
        <Notice tone="danger" announce>
          {describeError(rotate.error)}
        </Notice>
      )}
    </Dialog>
  );
}

interface NewSecretDialogProps {
  readonly rotated: RevealedSecret;
  readonly onClose: () => void;
}

function NewSecretDialog({ rotated, onClose }: NewSecretDialogProps) {
  const { previous } = rotated;
  return (
    <OneTimeSecretDialog
      onClose={onClose}
      title={t('rotateSecretDialog.secretRotated')}
      label={t('rotateSecretDialog.newSigningSecret')}
      secret={rotated.secret}
    >
      {previous === null
        ? t('rotateSecretDialog.thePreviousSecretHasStopped')
        : rich('rotateSecretDialog.deployItBeforeUntilThen', {
            time: () => <ExactTime at={previous.until} />,
          })}
    </OneTimeSecretDialog>
  );
}
