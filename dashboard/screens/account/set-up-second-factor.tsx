import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { enterSecondFactor, type SecondFactorSetup, startSecondFactor } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { showToast } from '../../parts/toast.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { t } from './text.ts';

interface SetUpProps {
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Three steps: password, QR code, backup codes. The second factor is enabled only after a code was entered. */
export function SetUpSecondFactor({ onClose, onDone }: SetUpProps) {
  const start = useMutation({ mutationFn: startSecondFactor });
  const [isOn, setIsOn] = useState(false);
  if (!start.isSuccess) {
    return (
      <PasswordDialog
        title={t('setUpSecondFactor.title')}
        description={t('setUpSecondFactor.description')}
        action={t('setUpSecondFactor.continue')}
        onClose={onClose}
        onSubmit={(password) => start.mutate(password)}
        pending={start.isPending}
        error={start.error}
      />
    );
  }
  if (isOn) return <BackupCodes codes={start.data.backupCodes} onClose={onClose} />;
  const done = async () => {
    await onDone();
    showToast('good', t('setUpSecondFactor.secondFactorTurnedOn'));
    setIsOn(true);
  };
  return <ScanCodeDialog setup={start.data} onClose={onClose} onDone={done} />;
}

function ScanCodeDialog({ setup, onClose, onDone }: SetUpProps & { readonly setup: SecondFactorSetup }) {
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: () => enterSecondFactor(code.replaceAll(/\s/g, ''), 'totp'),
    onSuccess: onDone,
  });
  const secret = new URL(setup.totpURI).searchParams.get('secret') ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('setUpSecondFactor.scanThisCode')}
      description={t('setUpSecondFactor.yourAuthenticatorAppThenShows')}
      onSubmit={() => verify.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('setUpSecondFactor.cancel')}</Button>
          <Button type="submit" variant="primary" pending={verify.isPending}>
            {t('setUpSecondFactor.turnOn')}
          </Button>
        </>
      }
    >
      <QrCode text={setup.totpURI} label={t('setUpSecondFactor.qrCodeForYourAuthenticatorApp')} />
      <div className="flex flex-col gap-0.5">
        <p className="text-xs text-faint">{t('setUpSecondFactor.ifYouCantScanIt')}</p>
        <div className="flex items-center gap-1">
          <code className="min-w-0 font-mono text-[0.8125rem] break-all text-ink">{secret}</code>
          <Copy text={secret} label={t('setUpSecondFactor.copySecret')} />
        </div>
      </div>
      <Input
        label={t('setUpSecondFactor.code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        error={verify.isError ? describeError(verify.error) : null}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </Dialog>
  );
}
