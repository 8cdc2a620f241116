import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askForNewPassword } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { EmailInput } from './email-input.tsx';
import { EmailSent } from './email-sent.tsx';
import { PlainForm } from './plain-form.tsx';

export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => askForNewPassword(email) });
  const back = <TextLink to="/sign-in">Back to sign-in</TextLink>;
  if (ask.isSuccess) {
    return (
      <EmailSent title="Check your inbox" again={() => askForNewPassword(email)} footer={back}>
        If {email} has an account, an e-mail is on its way: its link lets you choose a new password.
      </EmailSent>
    );
  }
  return (
    <PlainPage title="Choose a new password" description="We send you an e-mail, and its link leads on.">
      <PlainForm onSubmit={() => ask.mutate()} error={ask.error}>
        <EmailInput value={email} onChange={setEmail} />
        <Button type="submit" variant="primary" pending={ask.isPending}>
          Send the e-mail
        </Button>
      </PlainForm>
      <p className="text-sm text-soft">{back}</p>
    </PlainPage>
  );
}
