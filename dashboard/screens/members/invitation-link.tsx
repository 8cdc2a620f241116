import { OneTimeSecretDialog } from '../../parts/one-time-secret.tsx';
import { t } from './text.ts';

interface InvitationLinkProps {
  readonly link: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Shows the link to pass on by hand if there is no mail server. */
export function InvitationLink({ link, email, onClose }: InvitationLinkProps) {
  return (
    <OneTimeSecretDialog
      onClose={onClose}
      title={t('invitationLink.title')}
      description={t('invitationLink.noMailServerIsSet', { email })}
      label={t('invitationLink.invitationLink')}
      secret={link}
    >
      {t('invitationLink.itsShownOnlyOnceAnd')}
    </OneTimeSecretDialog>
  );
}
