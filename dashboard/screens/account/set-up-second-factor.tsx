import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { enterSecondFactor, type SecondFactorSetup, startSecondFactor } from '../../api/auth.ts';
import { Button, buttonClasses } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { CopyButton } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { showToast } from '../../parts/toast.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
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
  const isPhone = useIsPhone();
  const [isOtherDevice, setOtherDevice] = useState(false);
  const isOnThisPhone = isPhone && !isOtherDevice;
  const verify = useMutation({
    mutationFn: () => enterSecondFactor(code.replaceAll(/\s/g, ''), 'totp'),
    onSuccess: onDone,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('setUpSecondFactor.connectYourApp')}
      onSubmit={() => verify.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('setUpSecondFactor.cancel')}</Button>
          <Button
            type="submit"
            // On a phone, opening the app comes first.
            variant={isOnThisPhone && code === '' ? 'secondary' : 'primary'}
            pending={verify.isPending}
          >
            {t('setUpSecondFactor.turnOn')}
          </Button>
        </>
      }
    >
      <ol className="flex flex-col gap-5">
        {isOnThisPhone ? (
          <Step number={1} title={t('setUpSecondFactor.addThisAccount')}>
            <PhoneSetup totpUri={setup.totpURI} onOtherDevice={() => setOtherDevice(true)} />
          </Step>
        ) : (
          <Step number={1} title={t('setUpSecondFactor.scanThisCode')}>
            <QrCode text={setup.totpURI} label={t('setUpSecondFactor.qrCodeForYourAuthenticatorApp')} />
            <Secret totpUri={setup.totpURI} hint={t('setUpSecondFactor.ifYouCantScanIt')} />
          </Step>
        )}
        <Step number={2} title={t('setUpSecondFactor.enterTheCode')}>
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
        </Step>
      </ol>
    </Dialog>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      {/* The list numbers its items for screen readers. */}
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-pressed text-xs font-medium text-ink tabular-nums"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="pt-px text-sm text-ink">{title}</p>
        {children}
      </div>
    </li>
  );
}

interface PhoneSetupProps {
  readonly totpUri: string;
  readonly onOtherDevice: () => void;
}

/** The app is usually on this phone, which cannot scan its own screen. */
function PhoneSetup({ totpUri, onOtherDevice }: PhoneSetupProps) {
  return (
    <>
      <a href={totpUri} className={joinClasses(buttonClasses('primary'), 'self-start')}>
        {t('setUpSecondFactor.openApp')}
      </a>
      <Secret totpUri={totpUri} hint={t('setUpSecondFactor.ifItDoesNotOpen')} />
      <TextButton className="self-start text-sm" onClick={onOtherDevice}>
        {t('setUpSecondFactor.otherDevice')}
      </TextButton>
    </>
  );
}

interface SecretProps {
  readonly totpUri: string;
  readonly hint: string;
}

/** Groups of four are easier to type without a mistake. Copying leaves out the spaces. */
function Secret({ totpUri, hint }: SecretProps) {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-xs text-faint">{hint}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="min-w-0 flex-1 basis-40 font-mono text-[0.8125rem] text-ink">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={secret} label={t('setUpSecondFactor.copySecret')} />
      </div>
    </div>
  );
}
