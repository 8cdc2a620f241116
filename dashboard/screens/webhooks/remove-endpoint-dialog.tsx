import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useRemoveEndpoint } from '../../api/use-webhooks.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';

interface RemoveEndpointDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

export function RemoveEndpointDialog({ endpoint, onClose }: RemoveEndpointDialogProps) {
  const remove = useRemoveEndpoint();
  const done = () => {
    showToast('good', 'The endpoint is removed: nothing is sent there any more.');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate(endpoint.id, { onSuccess: done })}
      title="Remove this endpoint?"
      action="Remove endpoint"
      pending={remove.isPending}
      error={remove.error && messageOf(remove.error)}
    >
      <span className="[overflow-wrap:anywhere]">
        Nothing more is sent to <code className="font-mono text-[0.8125rem] text-ink">{endpoint.url}</code>.
      </span>{' '}
      {endpoint.is_default
        ? 'It is the default, and no other steps in: events of jobs without a webhook_url are kept until you choose one.'
        : 'Events that are kept stay in the history.'}
    </ConfirmDialog>
  );
}
