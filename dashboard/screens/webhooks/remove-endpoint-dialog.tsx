import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useRemoveEndpoint } from '../../api/use-webhooks.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';
import { rich, t } from './text.ts';

interface RemoveEndpointDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

export function RemoveEndpointDialog({ endpoint, onClose }: RemoveEndpointDialogProps) {
  const remove = useRemoveEndpoint();
  const done = () => {
    showToast('good', t('removeEndpointDialog.endpointRemovedNothingMoreIs'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate(endpoint.id, { onSuccess: done })}
      title={t('removeEndpointDialog.title')}
      action={t('removeEndpointDialog.removeEndpoint')}
      pending={remove.isPending}
      error={remove.error && describeError(remove.error)}
    >
      <span className="[overflow-wrap:anywhere]">
        {rich('removeEndpointDialog.nothingMoreIsSentToUrl', {
          url: endpoint.url,
          code: (children) => <code className="font-mono text-[0.8125rem] text-ink">{children}</code>,
        })}
      </span>{' '}
      {endpoint.is_default
        ? t('removeEndpointDialog.itsTheDefaultAndNo')
        : t('removeEndpointDialog.itsPastEventsStayIn')}
    </ConfirmDialog>
  );
}
