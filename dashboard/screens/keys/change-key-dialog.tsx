import type { ChangeKeyBody, ConsoleKey } from '@blazon/contract/console/keys.ts';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useChangeKey } from '../../api/use-keys.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/toast.tsx';
import { KeyLimitFields } from './key-limit-fields.tsx';
import { type KeyLimitChoices, toChoices, toKeyLimits } from './key-limits.ts';
import { t } from './text.ts';

interface ChangeKeyDialogProps {
  readonly apiKey: ConsoleKey;
  readonly onClose: () => void;
}

/** Changes the permissions, expiry and networks of a key. The secret stays the same. */
export function ChangeKeyDialog({ apiKey, onClose }: ChangeKeyDialogProps) {
  const [before] = useState(() => toChoices(apiKey));
  const [choices, setChoices] = useState(before);
  const change = useChangeKey(apiKey.id);
  const { error, isPending } = change;
  const isShownAtField = error instanceof ApiFailure && error.param !== null;
  const submit = () => {
    if (isPending) return;
    const body = findChanges(before, choices);
    if (Object.keys(body).length === 0) return onClose();
    return change.mutate(body, {
      onSuccess: () => {
        showToast('good', t('changeKeyDialog.changed', { label: apiKey.label }));
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changeKeyDialog.title', { label: apiKey.label })}
      description={t('changeKeyDialog.description')}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('changeKeyDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={isPending}>
            {t('changeKeyDialog.save')}
          </Button>
        </>
      }
    >
      <KeyLimitFields value={choices} onChange={setChoices} error={error} />
      {error && !isShownAtField && (
        <Notice tone="danger" announce>
          {describeError(error)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Returns only what was changed, so that an unchanged expiry keeps its exact time. */
function findChanges(before: KeyLimitChoices, after: KeyLimitChoices): ChangeKeyBody {
  const limits = toKeyLimits(after, Date.now() / 1000);
  const isSame = (...parts: readonly (keyof KeyLimitChoices)[]) =>
    parts.every((part) => JSON.stringify(before[part]) === JSON.stringify(after[part]));
  return {
    ...(!isSame('access', 'scopes') && { scopes: limits.scopes }),
    ...(!isSame('expiry', 'date') && { expires_at: limits.expires_at }),
    ...(!isSame('networks') && { allowed_networks: limits.allowed_networks }),
  };
}
