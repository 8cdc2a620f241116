import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { OneTimeSecret } from '../../parts/one-time-secret.tsx';

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
      title="Hand over this link"
      description={`No mail server is set up, so send it to ${email} yourself.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <OneTimeSecret label="Invitation link" secret={link}>
        It is shown this once and works once, for seven days.
      </OneTimeSecret>
    </Dialog>
  );
}
