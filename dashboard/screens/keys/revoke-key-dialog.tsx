import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { useRevokeKey } from '../../api/use-keys.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { maskedSecret } from './key-table.tsx';

interface RevokeKeyDialogProps {
  readonly apiKey: ConsoleKey;
  readonly onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const revoke = useRevokeKey();
  const confirm = () =>
    revoke.mutate(apiKey, {
      onSuccess: () => {
        showToast('good', `“${apiKey.label}” is revoked: calls that use it are refused from now on.`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Revoke “${apiKey.label}”?`}
      action="Revoke key"
      pending={revoke.isPending}
      error={revoke.error && messageOf(revoke.error)}
    >
      <p>
        <code className="font-mono text-xs text-ink">{maskedSecret(apiKey)}</code>{' '}
        {apiKey.last_used_at === null ? (
          'was never used.'
        ) : (
          <>
            was last used <Time at={apiKey.last_used_at} />.
          </>
        )}{' '}
        Every call that uses it is refused from the next one on, and a revoked key cannot be brought back.
      </p>
    </ConfirmDialog>
  );
}
