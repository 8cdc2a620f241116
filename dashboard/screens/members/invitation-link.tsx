import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { OneTimeSecret } from '../../parts/one-time-secret.tsx';
import { t } from './text.ts';

interface InvitationLinkProps {
  readonly link: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Shows the link to pass on by hand if there is no mail server. */
export function InvitationLink({ link, email, onClose }: InvitationLinkProps) {
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('invitationLink.title')}
      description={t('invitationLink.noMailServerIsSet', { email })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('invitationLink.done')}
        </Button>
      }
    >
      <OneTimeSecret label={t('invitationLink.invitationLink')} secret={link}>
        {t('invitationLink.itsShownOnlyOnceAnd')}
      </OneTimeSecret>
    </Dialog>
  );
}
