import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmAddress, signInWithLink } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { PlainForm } from './plain-form.tsx';
import { goOn, tokenInAddress } from './way-on.ts';

interface UseLetterProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly spend: (token: string) => Promise<void>;
}

/** A press is needed: programs that look into letters open links, and would use them up. */
function UseLetter({ title, description, action, spend }: UseLetterProps) {
  const [token] = useState(tokenInAddress);
  const go = useMutation({ mutationFn: () => spend(token), onSuccess: () => goOn('/') });
  return (
    <PlainPage title={title} description={description}>
      {token === '' ? (
        <Notice tone="warning">The link is not complete: open it from the e-mail once more.</Notice>
      ) : (
        <PlainForm onSubmit={() => go.mutate()} error={go.error}>
          <Button type="submit" variant="primary" pending={go.isPending || go.isSuccess}>
            {action}
          </Button>
        </PlainForm>
      )}
      <p className="text-sm text-soft">
        <TextLink to="/sign-in">Sign in another way</TextLink>
      </p>
    </PlainPage>
  );
}

export function VerifyScreen() {
  return (
    <UseLetter
      title="Confirm your address"
      description="One press, and your account is ready."
      action="Confirm address"
      spend={confirmAddress}
    />
  );
}

export function SignInLinkScreen() {
  return (
    <UseLetter
      title="Sign in"
      description="The link in your e-mail works once."
      action="Sign in"
      spend={signInWithLink}
    />
  );
}
