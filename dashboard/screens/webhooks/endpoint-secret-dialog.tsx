import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRevealSecret } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { SecretFacts } from './secret-facts.tsx';
import { t } from './text.ts';

interface EndpointSecretDialogProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onClose: () => void;
}

/** Shows, hides and rotates the secret of a subscribed endpoint. This is not the secret of the workspace. */
export function EndpointSecretDialog({ endpoint, onClose }: EndpointSecretDialogProps) {
  const { isAtLeast } = useWorkspaceContext();
  const [isRotating, setRotating] = useState(false);
  const reveal = useRevealSecret(endpoint.id);
  const secretState = endpoint.secret ?? { created_at: null, previous_until: null };
  if (isRotating)
    return (
      <RotateSecretDialog
        endpointId={endpoint.id}
        previousUntil={secretState.previous_until}
        onClose={onClose}
        onRotated={reveal.reset}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t('endpointSecretDialog.title')}
      description={
        <span className="[overflow-wrap:anywhere]">
          {t('endpointSecretDialog.description', { url: endpoint.url })}
        </span>
      }
      actions={
        <>
          {isAtLeast('admin') && (
            <Button icon={RefreshCw} onClick={() => setRotating(true)}>
              {t('endpointSecretDialog.rotate')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('endpointSecretDialog.done')}
          </Button>
        </>
      }
    >
      <SecretFacts state={secretState} reveal={reveal} mayReveal />
    </Dialog>
  );
}
