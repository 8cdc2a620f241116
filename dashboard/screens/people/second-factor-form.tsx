import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { enterSecondFactor } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import { CodeInput } from './code-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { t } from './sign-in-text.ts';

/** Shown after the right password, if the person has a second factor. */
export function SecondFactorForm({ onBack }: { readonly onBack: () => void }) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field when this form appears, and when the person switches to another kind of code.
  useEffect(() => field.current?.focus(), [kind]);
  const enter = useMutation({
    mutationFn: () => enterSecondFactor(code.replaceAll(/\s/g, ''), kind),
    onSuccess: () => redirectAfterSignIn(),
  });
  const isBackup = kind === 'backup-code';
  const shared = {
    ref: field,
    value: code,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setCode(event.currentTarget.value),
    required: true,
    autoComplete: 'one-time-code',
    autoCapitalize: 'off',
    spellCheck: false,
  } as const;
  const change = () => {
    setKind(isBackup ? 'totp' : 'backup-code');
    setCode('');
    enter.reset();
  };
  return (
    <PlainPage
      title={isBackup ? t('secondFactorForm.enterABackupCode') : t('secondFactorForm.title')}
      panel={<BrandsPanel />}
      description={isBackup ? t('secondFactorForm.eachWorksOnce') : t('secondFactorForm.yourAppShowsACode')}
    >
      <PlainForm onSubmit={() => enter.mutate()} error={enter.error}>
        {isBackup ? (
          <Input label={t('secondFactorForm.backupCode')} maxLength={20} {...shared} />
        ) : (
          <CodeInput label={t('secondFactorForm.code')} {...shared} />
        )}
        <Button type="submit" variant="primary" pending={enter.isPending || enter.isSuccess}>
          {t('secondFactorForm.signIn')}
        </Button>
      </PlainForm>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={change}>
          {isBackup ? t('secondFactorForm.useYourAuthenticatorApp') : t('secondFactorForm.useABackupCode')}
        </TextButton>
        <TextButton onClick={onBack}>{t('secondFactorForm.startAgain')}</TextButton>
      </p>
    </PlainPage>
  );
}
