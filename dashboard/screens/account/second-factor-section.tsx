import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeBackupCodes, stopSecondFactor } from '../../api/auth.ts';
import { accountPath } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';
import { t } from './text.ts';

type OpenAction = 'setting-up' | 'stopping' | 'renewing';

export function SecondFactorSection({ isOn }: { readonly isOn: boolean }) {
  const queryClient = useQueryClient();
  const [openAction, setOpenAction] = useState<OpenAction>();
  const close = () => setOpenAction(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [accountPath] });
  return (
    <SettingRow
      title={t('secondFactorSection.title')}
      description={t('secondFactorSection.description')}
      status={
        <Status kind={isOn ? 'good' : 'off'}>
          {isOn ? t('secondFactorSection.on') : t('secondFactorSection.off')}
        </Status>
      }
      actions={
        isOn ? (
          <>
            <Button variant="quiet" onClick={() => setOpenAction('renewing')}>
              {t('secondFactorSection.newBackupCodes')}
            </Button>
            <Button onClick={() => setOpenAction('stopping')}>{t('secondFactorSection.turnOff')}</Button>
          </>
        ) : (
          <Button onClick={() => setOpenAction('setting-up')}>{t('secondFactorSection.setUp')}</Button>
        )
      }
    >
      {openAction === 'setting-up' && <SetUpSecondFactor onClose={close} onDone={refresh} />}
      {openAction === 'stopping' && <StopSecondFactorDialog onClose={close} onDone={refresh} />}
      {openAction === 'renewing' && <RenewBackupCodesDialog onClose={close} />}
    </SettingRow>
  );
}

function StopSecondFactorDialog(props: {
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}) {
  const stop = useMutation({
    mutationFn: stopSecondFactor,
    onSuccess: async () => {
      await props.onDone();
      showToast('good', t('secondFactorSection.secondFactorTurnedOffYou'));
      props.onClose();
    },
  });
  return (
    <PasswordDialog
      title={t('secondFactorSection.turnOffTheSecondFactor')}
      description={t('secondFactorSection.youllSignInWithYour')}
      action={t('secondFactorSection.turnOff')}
      dangerous
      onClose={props.onClose}
      onSubmit={(password) => stop.mutate(password)}
      pending={stop.isPending}
      error={stop.error}
    />
  );
}

function RenewBackupCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const renew = useMutation({ mutationFn: makeBackupCodes });
  if (renew.isSuccess) return <BackupCodes codes={renew.data} onClose={onClose} />;
  return (
    <PasswordDialog
      title={t('secondFactorSection.newBackupCodes')}
      description={t('secondFactorSection.yourCurrentCodesWillStopWorking')}
      action={t('secondFactorSection.createNewCodes')}
      onClose={onClose}
      onSubmit={(password) => renew.mutate(password)}
      pending={renew.isPending}
      error={renew.error}
    />
  );
}
