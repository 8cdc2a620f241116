import type { AddressConfirmed } from '@blazon/contract/console/people.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { PlainForm } from './plain-form.tsx';
import { tokenFromUrlFragment } from './redirect-after-sign-in.ts';

/** The target of both links of an address change. It needs a press, because mail scanners open links. */
export function ChangeAddressScreen() {
  const [token] = useState(tokenFromUrlFragment);
  const confirm = useMutation({
    mutationFn: () => call<AddressConfirmed>('POST', '/api/address-changes/confirm', { token }),
  });
  const cancel = useMutation({ mutationFn: () => call('POST', '/api/address-changes/cancel', { token }) });
  if (cancel.isSuccess) return <Cancelled />;
  if (confirm.isSuccess) return <Confirmed {...confirm.data} />;
  return (
    <PlainPage
      title="Change your address"
      description="Confirm the new address of your Blazon account. If you didn’t ask for it, stop the change."
    >
      {token === '' ? (
        <Notice tone="warning">The link is incomplete: open it from the e-mail again.</Notice>
      ) : (
        <PlainForm onSubmit={() => confirm.mutate()} error={confirm.error ?? cancel.error}>
          <Button type="submit" variant="primary" pending={confirm.isPending}>
            Confirm the change
          </Button>
          <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
            Stop the change
          </Button>
        </PlainForm>
      )}
    </PlainPage>
  );
}

function Confirmed({ changed, waits_for: waitsFor }: AddressConfirmed) {
  if (!changed)
    return (
      <PlainPage
        title="One more mailbox"
        description={`Confirmed here. Now open the link that we sent to your ${waitsFor} address; nothing changes before that.`}
      >
        <ButtonLink to="/account">Go to your account</ButtonLink>
      </PlainPage>
    );
  return (
    <PlainPage
      title="Your address is changed"
      description="Sign in with the new address from now on. Your other devices are signed out."
    >
      <ButtonLink to="/account" variant="primary">
        Go to your account
      </ButtonLink>
    </PlainPage>
  );
}

function Cancelled() {
  return (
    <PlainPage
      title="The change is stopped"
      description="Your address stays as it is. If somebody else asked for the change, choose a new password now: that signs them out."
    >
      <ButtonLink to="/forgotten" variant="primary">
        Choose a new password
      </ButtonLink>
    </PlainPage>
  );
}
