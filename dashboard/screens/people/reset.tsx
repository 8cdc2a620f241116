import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseNewPassword } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { tokenFromUrlFragment } from './redirect-after-sign-in.ts';

export function ResetScreen() {
  const [token] = useState(tokenFromUrlFragment);
  const [password, setPassword] = useState('');
  const choose = useMutation({ mutationFn: () => chooseNewPassword(token, password) });
  if (choose.isSuccess) {
    return (
      <PlainPage
        title="Your password is changed"
        description="All devices are signed out: sign in with the new one."
      >
        <ButtonLink to="/sign-in" variant="primary">
          Sign in
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Choose a new password" description="It signs you out on every device.">
      {token === '' ? (
        <Notice tone="warning">The link is not complete: open it from the e-mail once more.</Notice>
      ) : (
        <PlainForm onSubmit={() => choose.mutate()} error={choose.error}>
          <NewPasswordInput
            label="New password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" pending={choose.isPending}>
            Change password
          </Button>
        </PlainForm>
      )}
      <p className="text-sm text-soft">
        <TextLink to="/forgotten">Ask for another e-mail</TextLink>
      </p>
    </PlainPage>
  );
}
