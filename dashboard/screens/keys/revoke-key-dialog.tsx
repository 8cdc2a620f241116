import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import type { ReactNode } from 'react';
import { useRevokeKey } from '../../api/use-keys.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { maskSecret } from './key-table.tsx';
import { rich, t } from './text.ts';

interface RevokeKeyDialogProps {
  readonly apiKey: ConsoleKey;
  readonly onClose: () => void;
}

const renderCode = (children: ReactNode) => <code className="font-mono text-xs text-ink">{children}</code>;

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { last_used_at: lastUsedAt } = apiKey;
  const secret = maskSecret(apiKey);
  const revoke = useRevokeKey();
  const confirm = () =>
    revoke.mutate(apiKey, {
      onSuccess: () => {
        showToast('good', t('revokeKeyDialog.revoked', { label: apiKey.label }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('revokeKeyDialog.question', { label: apiKey.label })}
      action={t('revokeKeyDialog.revokeKey')}
      pending={revoke.isPending}
      error={revoke.error && describeError(revoke.error)}
    >
      <p>
        {lastUsedAt === null
          ? rich('revokeKeyDialog.neverUsed', { secret, code: renderCode })
          : rich('revokeKeyDialog.lastUsed', {
              secret,
              code: renderCode,
              time: () => <Time at={lastUsedAt} />,
            })}
      </p>
    </ConfirmDialog>
  );
}
