import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callConsole } from '../api/call.ts';
import { canUsePasskeys, confirmWithPasskey } from '../api/passkeys.ts';
import { useAccount, usePasskeys } from '../api/use-people.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { describeError } from '../parts/error-state.tsx';
import { FieldError, Input } from '../parts/field.tsx';
import { OrLine } from '../screens/people/plain-form.tsx';
import { CurrentPasswordInput } from '../screens/people/password-input.tsx';
import { t } from './text.ts';

interface ConfirmSignInDialogProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the password and second factor, or a passkey, depending on what the person has set up. */
export function ConfirmSignInDialog({ onAnswer }: ConfirmSignInDialogProps) {
  const account = useAccount();
  const passkeys = usePasskeys();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBackup, setIsBackup] = useState(false);
  const needsCode = account.data?.second_factor === true;
  const confirm = useMutation({
    mutationFn: (way: 'password' | 'passkey') =>
      way === 'passkey'
        ? confirmWithPasskey()
        : callConsole('POST', '/api/me/confirm-sign-in', {
            password,
            ...(needsCode && { [isBackup ? 'backup_code' : 'code']: code.replaceAll(/\s/g, '') }),
          }),
    onSuccess: () => onAnswer(true),
  });
  const hasPasskey = canUsePasskeys() && (passkeys.data?.length ?? 0) > 0;
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t('confirmSignInDialog.title')}
      description={t('confirmSignInDialog.description')}
      onSubmit={() => confirm.mutate('password')}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('confirmSignInDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={confirm.isPending}>
            {t('confirmSignInDialog.confirm')}
          </Button>
        </>
      }
    >
      {hasPasskey && (
        <>
          <Button icon={KeyRound} onClick={() => confirm.mutate('passkey')}>
            {t('confirmSignInDialog.useAPasskey')}
          </Button>
          <OrLine />
        </>
      )}
      {/* Password managers look for a field with the user name. */}
      <input hidden readOnly autoComplete="username" value={account.data?.email ?? ''} />
      <CurrentPasswordInput value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
      {needsCode && <CodeField {...{ code, setCode, isBackup, setIsBackup }} />}
      {confirm.isError && <FieldError>{describeError(confirm.error)}</FieldError>}
    </Dialog>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly isBackup: boolean;
  readonly setIsBackup: (isBackup: boolean) => void;
}

function CodeField({ code, setCode, isBackup, setIsBackup }: CodeFieldProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <Input
          label={
            isBackup
              ? t('confirmSignInDialog.backupCode')
              : t('confirmSignInDialog.codeFromYourAuthenticatorApp')
          }
          required
          maxLength={20}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </div>
      <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setIsBackup(!isBackup)}>
        {isBackup
          ? t('confirmSignInDialog.useYourAuthenticatorApp')
          : t('confirmSignInDialog.useABackupCode')}
      </Button>
    </div>
  );
}
