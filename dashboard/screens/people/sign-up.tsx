import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestConfirmationEmail, signInWithPassword, signUp } from '../../api/auth.ts';
import { useSignInOptions } from '../../api/use-people.ts';
import { Address } from '../../parts/address.tsx';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import { EmailSent } from './email-sent.tsx';
import { EmailInput } from './email-input.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { redirectAfterSignIn, findRedirectPath } from './redirect-after-sign-in.ts';
import { rich, t } from './text.ts';

export function SignUpScreen() {
  const options = useSignInOptions();
  const [details, setDetails] = useState({ name: '', email: '', password: '' });
  const hasEmail = options.data?.email !== false;
  const create = useMutation({
    mutationFn: async () => {
      await signUp({ ...details, name: details.name.trim() });
      // Without a mail server, nobody has to confirm an address.
      if (!hasEmail) await signInWithPassword(details.email, details.password);
    },
    onSuccess: () => {
      if (!hasEmail) redirectAfterSignIn(findRedirectPath('/welcome'));
    },
  });
  if (create.isSuccess && hasEmail)
    return <ConfirmationSent email={details.email} onWrongAddress={create.reset} />;
  return (
    <PlainPage title={t('signUp.title')} description={t('signUp.description')} panel={<BrandsPanel />}>
      <PlainForm onSubmit={() => create.mutate()} error={create.error}>
        <SignUpFields details={details} onChange={setDetails} />
        <Button type="submit" variant="primary" pending={create.isPending || create.isSuccess}>
          {t('signUp.createAccount')}
        </Button>
      </PlainForm>
      <p className="text-sm text-soft">
        {rich('signUp.alreadyHaveAnAccountSignIn', {
          link: (children) => <TextLink to="/sign-in">{children}</TextLink>,
        })}
      </p>
    </PlainPage>
  );
}

interface ConfirmationSentProps {
  readonly email: string;
  readonly onWrongAddress: () => void;
}

function ConfirmationSent({ email, onWrongAddress }: ConfirmationSentProps) {
  const footer = (
    <>
      {rich('signUp.alreadyConfirmedSignIn', {
        link: (children) => <TextLink to="/sign-in">{children}</TextLink>,
      })}
    </>
  );
  return (
    <EmailSent
      title={t('signUp.checkYourInbox')}
      again={() => requestConfirmationEmail(email)}
      onWrongAddress={onWrongAddress}
      footer={footer}
    >
      {rich('signUp.linkSent', { email, address: (children) => <Address>{children}</Address> })}
    </EmailSent>
  );
}

type SignUpDetails = Parameters<typeof signUp>[0];

interface FieldsProps {
  readonly details: SignUpDetails;
  readonly onChange: (details: SignUpDetails) => void;
}

function SignUpFields({ details, onChange }: FieldsProps) {
  return (
    <>
      <Input
        label={t('signUp.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={255}
        value={details.name}
        onChange={(event) => onChange({ ...details, name: event.currentTarget.value })}
      />
      <EmailInput value={details.email} onChange={(email) => onChange({ ...details, email })} />
      <NewPasswordInput
        label={t('signUp.password')}
        name="password"
        value={details.password}
        onChange={(event) => onChange({ ...details, password: event.currentTarget.value })}
      />
    </>
  );
}
