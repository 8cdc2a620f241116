import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { OneTimeSecret } from '../../parts/one-time-secret.tsx';
import { t } from './text.ts';

interface InvitationLinkProps {
  readonly link: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Without a mail server, people pass the link on themselves. */
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
