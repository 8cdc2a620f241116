import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/auth.ts';
import { Address } from '../../parts/address.tsx';
import { Button } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import { EmailInput } from './email-input.tsx';
import { EmailSent } from './email-sent.tsx';
import { PlainForm } from './plain-form.tsx';
import { rich, t } from './text.ts';

export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => requestPasswordReset(email) });
  const back = <TextLink to="/sign-in">{t('forgotPasswordScreen.backToSignIn')}</TextLink>;
  if (ask.isSuccess) {
    return (
      <EmailSent
        title={t('forgotPasswordScreen.title')}
        again={() => requestPasswordReset(email)}
        onWrongAddress={ask.reset}
        footer={back}
      >
        {rich('forgotPasswordScreen.ifEmailHasAnAccount', {
          email,
          address: (children) => <Address>{children}</Address>,
        })}
      </EmailSent>
    );
  }
  return (
    <PlainPage
      title={t('forgotPasswordScreen.forgottenYourPassword')}
      description={t('forgotPasswordScreen.description')}
      panel={<BrandsPanel />}
    >
      <PlainForm onSubmit={() => ask.mutate()} error={ask.error}>
        <EmailInput value={email} onChange={setEmail} />
        <Button type="submit" variant="primary" pending={ask.isPending}>
          {t('forgotPasswordScreen.sendLink')}
        </Button>
      </PlainForm>
      <p className="text-sm text-soft">{back}</p>
    </PlainPage>
  );
}
