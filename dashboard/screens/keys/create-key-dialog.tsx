import { limits } from '@blazon/contract/limits.ts';
import type { CreateKeyBody } from '@blazon/contract/console/keys.ts';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useCreateKey } from '../../api/use-keys.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeErrorOfParam, describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { OneTimeSecretDialog } from '../../parts/one-time-secret.tsx';
import { KeyLimitFields } from './key-limit-fields.tsx';
import { noLimits, toKeyLimits } from './key-limits.ts';
import { t } from './text.ts';

/** First asks for the label and the limits, then shows the secret, which exists only in the state of this dialog. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateKey();
  return create.data ? (
    <OneTimeSecretDialog
      onClose={onClose}
      title={t('createKeyDialog.ready', { label: create.data.key.label })}
      label={t('createKeyDialog.apiKey')}
      secret={create.data.secret}
    >
      {t('createKeyDialog.weKeepOnlyItsHash')}
    </OneTimeSecretDialog>
  ) : (
    <NewKeyDialog
      onClose={onClose}
      onSubmit={(key) => create.mutate(key)}
      pending={create.isPending}
      error={create.error}
    />
  );
}

interface NewKeyDialogProps {
  readonly onClose: () => void;
  readonly onSubmit: (key: CreateKeyBody) => void;
  readonly pending: boolean;
  readonly error: Error | null;
}

function NewKeyDialog({ onClose, onSubmit, pending, error }: NewKeyDialogProps) {
  const { environment } = useWorkspaceContext();
  const [label, setLabel] = useState('');
  const [limitChoices, setLimitChoices] = useState(noLimits);
  const isShownAtField = error instanceof ApiFailure && error.param !== null;
  const submit = () => onSubmit({ label, ...toKeyLimits(limitChoices, Date.now() / 1000) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        environment === 'live' ? t('createKeyDialog.createALiveKey') : t('createKeyDialog.createATestKey')
      }
      description={
        environment === 'live'
          ? t('createKeyDialog.itGeneratesBrandsThatCount')
          : t('createKeyDialog.itGeneratesWatermarkedBrandsThat')
      }
      onSubmit={() => !pending && label.trim() !== '' && submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('createKeyDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending} disabled={label.trim() === ''}>
            {t('createKeyDialog.createKey')}
          </Button>
        </>
      }
    >
      <Input
        label={t('createKeyDialog.label')}
        hint={t('createKeyDialog.nameWhatWillUseIt')}
        error={describeErrorOfParam(error, 'label')}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        maxLength={limits.nameLength}
        autoComplete="off"
        required
      />
      <KeyLimitFields value={limitChoices} onChange={setLimitChoices} error={error} />
      {error && !isShownAtField && (
        <Notice tone="danger" announce>
          {describeError(error)}
        </Notice>
      )}
    </Dialog>
  );
}
