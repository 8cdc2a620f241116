import type { AddressConfirmation } from '@blazon/contract/console/people.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { PlainForm } from './plain-form.tsx';
import { readTokenFromUrlFragment } from './redirect-after-sign-in.ts';
import { t } from './text.ts';

/**
 * The page behind both links of an address change. The person must press a button, because mail scanners open links.
 */
export function ChangeAddressScreen() {
  const [token] = useState(readTokenFromUrlFragment);
  const confirm = useMutation({
    mutationFn: () => callConsole<AddressConfirmation>('POST', '/api/address-changes/confirm', { token }),
  });
  const cancel = useMutation({
    mutationFn: () => callConsole('POST', '/api/address-changes/cancel', { token }),
  });
  if (cancel.isSuccess) return <CancelledPage />;
  if (confirm.isSuccess) return <ConfirmedPage {...confirm.data} />;
  return (
    <PlainPage title={t('changeAddress.title')} description={t('changeAddress.description')}>
      {token === '' ? (
        <Notice tone="warning">{t('changeAddress.thisLinkIsIncompleteOpen')}</Notice>
      ) : (
        <PlainForm onSubmit={() => confirm.mutate()} error={confirm.error ?? cancel.error}>
          <Button type="submit" variant="primary" pending={confirm.isPending}>
            {t('changeAddress.confirmTheChange')}
          </Button>
          <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('changeAddress.cancelTheChange')}
          </Button>
        </PlainForm>
      )}
    </PlainPage>
  );
}

function ConfirmedPage({ changed, waits_for: waitsFor }: AddressConfirmation) {
  if (!changed)
    return (
      <PlainPage
        title={t('changeAddress.checkYourOtherMailbox')}
        description={t('changeAddress.openTheOtherLink', { waitsFor: waitsFor ?? 'new' })}
      >
        <ButtonLink to="/account">{t('changeAddress.goToYourAccount')}</ButtonLink>
      </PlainPage>
    );
  return (
    <PlainPage
      title={t('changeAddress.yourAddressHasBeenChanged')}
      description={t('changeAddress.fromNowOnSignIn')}
    >
      <ButtonLink to="/account" variant="primary">
        {t('changeAddress.goToYourAccount')}
      </ButtonLink>
    </PlainPage>
  );
}

function CancelledPage() {
  return (
    <PlainPage
      title={t('changeAddress.theChangeHasBeenCancelled')}
      description={t('changeAddress.yourAddressStaysTheSame')}
    >
      <ButtonLink to="/forgotten" variant="primary">
        {t('changeAddress.chooseANewPassword')}
      </ButtonLink>
    </PlainPage>
  );
}
