import type { Account } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { accountPath, useSignInOptions } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { rich, t } from './text.ts';

const addressChangePath = '/api/me/address-change';

export function AddressSection({ account }: { readonly account: Account }) {
  const options = useSignInOptions();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = options.data?.email === true;
  return (
    <SettingRow
      title={t('addressSection.title')}
      description={mayChange ? t('addressSection.description') : t('addressSection.descriptionWithoutEmail')}
      status={<span className="min-w-0 break-all text-ink">{account.email}</span>}
      actions={
        mayChange && <Button onClick={() => setIsOpen(true)}>{t('addressSection.changeAddress')}</Button>
      }
    >
      {account.address_change !== null && <PendingChange change={account.address_change} />}
      {isOpen && <ChangeAddressDialog onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}

interface PendingChangeProps {
  readonly change: NonNullable<Account['address_change']>;
}

function PendingChange({ change }: PendingChangeProps) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callConsole('DELETE', addressChangePath),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [accountPath] }),
    onError: (error) => showToast('danger', describeError(error)),
  });
  return (
    <Notice>
      <p className="break-words">
        {rich('addressSection.changing', {
          address: change.new_email,
          waitsFor: findUnconfirmedAddress(change),
          strong: (children) => (
            <strong className="inline-block max-w-full font-medium [overflow-wrap:anywhere]">
              {children}
            </strong>
          ),
        })}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-2.5"
        pending={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('addressSection.cancelTheChange')}
      </Button>
    </Notice>
  );
}

function ChangeAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const start = useMutation({
    mutationFn: () => callConsole('POST', addressChangePath, { email: email.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [accountPath] });
      showToast('good', t('addressSection.checkBothMailboxesWeSent'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addressSection.changeYourAddress')}
      description={t('addressSection.howItWorks')}
      onSubmit={() => start.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('addressSection.cancel')}</Button>
          <Button type="submit" variant="primary" pending={start.isPending}>
            {t('addressSection.sendLinks')}
          </Button>
        </>
      }
    >
      <Input
        label={t('addressSection.newAddress')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={start.isError ? describeError(start.error) : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function findUnconfirmedAddress({
  old_confirmed: isOldConfirmed,
  new_confirmed: isNewConfirmed,
}: PendingChangeProps['change']): string {
  if (!isOldConfirmed && !isNewConfirmed) return 'both';
  return isOldConfirmed ? 'new' : 'old';
}
