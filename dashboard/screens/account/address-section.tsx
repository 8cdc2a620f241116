import type { Account } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { accountPath, useSignInOptions } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

const addressChangePath = '/api/me/address-change';

export function AddressSection({ account }: { readonly account: Account }) {
  const options = useSignInOptions();
  const [isOpen, setIsOpen] = useState(false);
  const [hasJustStarted, setHasJustStarted] = useState(false);
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
      {account.address_change !== null && (
        <PendingChange account={account} change={account.address_change} isNew={hasJustStarted} />
      )}
      {isOpen && (
        <ChangeAddressDialog onClose={() => setIsOpen(false)} onStarted={() => setHasJustStarted(true)} />
      )}
    </SettingRow>
  );
}

interface PendingChangeProps {
  readonly account: Account;
  readonly change: NonNullable<Account['address_change']>;
  /** Whether it was started on this page. Then this box confirms it, so it is announced and in view. */
  readonly isNew: boolean;
}

function PendingChange({ account, change, isNew }: PendingChangeProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [accountPath] });
  const onError = (error: unknown) => showToast('danger', describeError(error));
  const cancel = useMutation({
    mutationFn: () => callConsole('DELETE', addressChangePath),
    onSuccess: refresh,
    onError,
  });
  // Starts the same change again, which replaces both links.
  const resend = useMutation({
    mutationFn: () => callConsole('POST', addressChangePath, { email: change.new_email }),
    onSuccess: async () => {
      await refresh();
      showToast('good', t('addressSection.sentAgain'));
    },
    onError,
  });
  return (
    <Notice announce={isNew}>
      <p>{t('addressSection.openTheLinks', { waitsFor: findUnconfirmedAddress(change) })}</p>
      <ul className="mt-3 flex flex-col gap-2">
        <Mailbox address={account.email} isConfirmed={change.old_confirmed} />
        <Mailbox address={change.new_email} isConfirmed={change.new_confirmed} isNew />
      </ul>
      <div ref={buttons} className="mt-4 mb-1 flex scroll-mb-8 flex-wrap gap-2">
        <Button size="small" pending={resend.isPending} onClick={() => resend.mutate()}>
          {t('addressSection.sendAgain')}
        </Button>
        <Button size="small" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('addressSection.cancelTheChange')}
        </Button>
      </div>
    </Notice>
  );
}

interface MailboxProps {
  readonly address: string;
  readonly isConfirmed: boolean;
  readonly isNew?: boolean;
}

function Mailbox({ address, isConfirmed, isNew = false }: MailboxProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-medium">{address}</strong>{' '}
        <span className="text-soft">{isNew ? t('addressSection.new') : t('addressSection.current')}</span>
      </span>
      <Status kind={isConfirmed ? 'good' : 'waiting'}>
        {isConfirmed ? t('addressSection.confirmed') : t('addressSection.notConfirmedYet')}
      </Status>
    </li>
  );
}

interface ChangeAddressDialogProps {
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

function ChangeAddressDialog({ onClose, onStarted }: ChangeAddressDialogProps) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const start = useMutation({
    mutationFn: () => callConsole('POST', addressChangePath, { email: email.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [accountPath] });
      onStarted();
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
