import type { AddressChangeView, AddressConfirmation } from '@blazon/contract/console/people.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, callConsole } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { PlainForm } from './plain-form.tsx';
import { readTokenFromUrlFragment } from './redirect-after-sign-in.ts';
import { t } from './text.ts';

/**
 * The page behind both links of an address change. The person must press a button, because mail scanners open links.
 */
export function ChangeAddressScreen() {
  const [token] = useState(readTokenFromUrlFragment);
  const change = useQuery({
    queryKey: ['address-change', token],
    queryFn: () => callConsole<AddressChangeView>('POST', '/api/address-changes/look', { token }),
    enabled: token !== '',
    retry: false,
    // After the change the link has ended, and this page must still say what happened.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useMutation({
    mutationFn: () => callConsole<AddressConfirmation>('POST', '/api/address-changes/confirm', { token }),
  });
  const cancel = useMutation({
    mutationFn: () => callConsole('POST', '/api/address-changes/cancel', { token }),
  });
  if (cancel.isSuccess) return <CancelledPage />;
  if (confirm.isSuccess) return <ConfirmedPage {...confirm.data} />;
  if (token === '')
    return (
      <PlainPage title={t('changeAddress.title')}>
        <Notice tone="warning">{t('changeAddress.thisLinkIsIncompleteOpen')}</Notice>
      </PlainPage>
    );
  if (change.error instanceof ApiFailure && change.error.code === 'link_over')
    return (
      <PlainPage title={t('changeAddress.thisLinkHasEnded')} description={change.error.message}>
        <ButtonLink to="/account">{t('changeAddress.goToYourAccount')}</ButtonLink>
      </PlainPage>
    );
  return (
    <PlainPage title={t('changeAddress.title')} description={t('changeAddress.description')}>
      <Loaded query={change} skeleton={<SkeletonRows rows={1} label={t('changeAddress.loading')} />}>
        {(view) => (
          <>
            <Addresses change={view} />
            <PlainForm onSubmit={() => confirm.mutate()} error={confirm.error ?? cancel.error}>
              <Button type="submit" variant="primary" pending={confirm.isPending}>
                {t('changeAddress.confirmTheChange')}
              </Button>
              <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('changeAddress.cancelTheChange')}
              </Button>
            </PlainForm>
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

function Addresses({ change }: { readonly change: AddressChangeView }) {
  return (
    <dl className="flex flex-col gap-4 rounded-md bg-sunken px-4 py-3 text-sm">
      {change.old_email !== null && (
        <AddressFact name={t('changeAddress.currentAddress')} address={change.old_email} />
      )}
      <AddressFact name={t('changeAddress.newAddress')} address={change.new_email} />
    </dl>
  );
}

function AddressFact({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="font-medium text-ink [overflow-wrap:anywhere]">{address}</dd>
    </div>
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
      <ButtonLink to="/account">{t('changeAddress.goToYourAccount')}</ButtonLink>
    </PlainPage>
  );
}
