import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askForConfirmation, signInWithPassword, signUp } from '../../api/auth.ts';
import { useSignInOptions } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { EmailSent } from './email-sent.tsx';
import { EmailInput } from './email-input.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { redirectAfterSignIn, wayOn } from './redirect-after-sign-in.ts';

export function SignUpScreen() {
  const options = useSignInOptions();
  const [details, setDetails] = useState({ name: '', email: '', password: '' });
  const hasEmail = options.data?.letters !== false;
  const create = useMutation({
    mutationFn: async () => {
      await signUp({ ...details, name: details.name.trim() });
      // Without a mail server, nobody has to confirm an address.
      if (!hasEmail) await signInWithPassword(details.email, details.password);
    },
    onSuccess: () => {
      if (!hasEmail) redirectAfterSignIn(wayOn('/welcome'));
    },
  });
  if (create.isSuccess && hasEmail) return <ConfirmFirst email={details.email} />;
  return (
    <PlainPage
      title="Create your account"
      description="Describe a brand in a sentence and see its logo within a minute."
    >
      <PlainForm onSubmit={() => create.mutate()} error={create.error}>
        <Fields details={details} onChange={setDetails} />
        <Button type="submit" variant="primary" pending={create.isPending || create.isSuccess}>
          Create account
        </Button>
      </PlainForm>
      <p className="text-sm text-soft">
        Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
      </p>
    </PlainPage>
  );
}

function ConfirmFirst({ email }: { readonly email: string }) {
  const footer = (
    <>
      Already confirmed? <TextLink to="/sign-in">Sign in</TextLink>
    </>
  );
  return (
    <EmailSent title="Check your inbox" again={() => askForConfirmation(email)} footer={footer}>
      We’ve e-mailed a link to {email}. Open it to confirm your address.
    </EmailSent>
  );
}

type Details = Parameters<typeof signUp>[0];

interface FieldsProps {
  readonly details: Details;
  readonly onChange: (details: Details) => void;
}

function Fields({ details, onChange }: FieldsProps) {
  return (
    <>
      <Input
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={255}
        value={details.name}
        onChange={(event) => onChange({ ...details, name: event.currentTarget.value })}
      />
      <EmailInput value={details.email} onChange={(email) => onChange({ ...details, email })} />
      <NewPasswordInput
        label="Password"
        name="password"
        value={details.password}
        onChange={(event) => onChange({ ...details, password: event.currentTarget.value })}
      />
    </>
  );
}
