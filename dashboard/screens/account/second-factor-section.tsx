import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeBackupCodes, stopSecondFactor } from '../../api/auth.ts';
import { accountPath } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Section } from '../../parts/page.tsx';
import { showToast } from '../../parts/toast.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

type Doing = 'setting-up' | 'stopping' | 'renewing';

export function SecondFactorSection({ isOn }: { readonly isOn: boolean }) {
  const queryClient = useQueryClient();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [accountPath] });
  return (
    <Section
      title="Second factor"
      description="A code from an authenticator app, asked for after your password."
      actions={
        isOn ? (
          <>
            <Button variant="quiet" onClick={() => setDoing('renewing')}>
              New backup codes
            </Button>
            <Button onClick={() => setDoing('stopping')}>Turn off</Button>
          </>
        ) : (
          <Button onClick={() => setDoing('setting-up')}>Set up</Button>
        )
      }
    >
      <p className="text-sm">
        <Status kind={isOn ? 'good' : 'off'}>{isOn ? 'On' : 'Off'}</Status>
      </p>
      {doing === 'setting-up' && <SetUpSecondFactor onClose={close} onDone={refresh} />}
      {doing === 'stopping' && <StopSecondFactor onClose={close} onDone={refresh} />}
      {doing === 'renewing' && <RenewBackupCodes onClose={close} />}
    </Section>
  );
}

function StopSecondFactor(props: { readonly onClose: () => void; readonly onDone: () => Promise<void> }) {
  const stop = useMutation({
    mutationFn: stopSecondFactor,
    onSuccess: async () => {
      await props.onDone();
      showToast('good', 'The second factor is off: your password alone signs you in.');
      props.onClose();
    },
  });
  return (
    <PasswordDialog
      title="Turn off the second factor?"
      description="Your password alone will sign you in, and the backup codes stop working."
      action="Turn off"
      dangerous
      onClose={props.onClose}
      onSubmit={(password) => stop.mutate(password)}
      pending={stop.isPending}
      error={stop.error}
    />
  );
}

function RenewBackupCodes({ onClose }: { readonly onClose: () => void }) {
  const renew = useMutation({ mutationFn: makeBackupCodes });
  if (renew.isSuccess) return <BackupCodes codes={renew.data} onClose={onClose} />;
  return (
    <PasswordDialog
      title="New backup codes"
      description="The codes that you have now stop working."
      action="Make new codes"
      onClose={onClose}
      onSubmit={(password) => renew.mutate(password)}
      pending={renew.isPending}
      error={renew.error}
    />
  );
}
