import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useRotateSecret } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { OneTimeSecret } from '../../parts/one-time-secret.tsx';
import { Select } from '../../parts/select.tsx';
import { ExactTime } from '../../parts/time.tsx';

interface RotateSecretDialogProps {
  /** The endpoint whose own secret is rotated; if omitted, the workspace's. */
  readonly endpointId?: string;
  /** Until when the secret of an earlier rotation signs. */
  readonly previousUntil: number | null;
  readonly onClose: () => void;
  readonly onRotated: () => void;
}

const overlaps = [
  { value: '24', label: '24 hours more' },
  { value: '12', label: '12 hours more' },
  { value: '1', label: 'One hour more' },
  { value: '0', label: 'Not at all: it has leaked' },
] as const;

type Overlap = (typeof overlaps)[number]['value'];

/** First the overlap of the old secret, then the new secret. */
export function RotateSecretDialog(props: RotateSecretDialogProps) {
  const { endpointId, previousUntil, onClose, onRotated } = props;
  const offered = overlaps.filter(({ value }) => previousUntil === null || value === '0');
  const [overlap, setOverlap] = useState<Overlap>(previousUntil === null ? '24' : '0');
  const rotate = useRotateSecret(endpointId);
  if (rotate.data) return <NewSecretDialog rotated={rotate.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rotate the signing secret?"
      description={`A new secret is made at once, ${endpointId === undefined ? 'for live and sandbox' : 'for this endpoint alone'}. Put it in place before the present one ends.`}
      onSubmit={() => !rotate.isPending && rotate.mutate(Number(overlap), { onSuccess: onRotated })}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={overlap === '0' ? 'danger' : 'primary'} pending={rotate.isPending}>
            Rotate secret
          </Button>
        </>
      }
    >
      <Select label="The present secret signs" value={overlap} options={offered} onChange={setOverlap} />
      {previousUntil !== null && (
        <Notice>
          Until <ExactTime at={previousUntil} /> the previous secret signs as well, and no third can: wait
          until then, or end both now.
        </Notice>
      )}
      {overlap === '0' && (
        <Notice tone="warning">Every event fails at your server until it has the new secret.</Notice>
      )}
      {rotate.error && (
        <Notice tone="danger" announce>
          {messageOf(rotate.error)}
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
  return (
    <Dialog
      open
      onClose={onClose}
      stays
      title="The secret is rotated"
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <OneTimeSecret label="New signing secret" secret={rotated.secret}>
        {rotated.previous === null ? (
          'The previous secret has ended: put this one in place now.'
        ) : (
          <>
            Put it in place until <ExactTime at={rotated.previous.until} />: until then the previous secret
            signs as well. You can reveal it again.
          </>
        )}
      </OneTimeSecret>
    </Dialog>
  );
}
