import type { Account } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { accountPath, useSignInOptions } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { showToast } from '../../parts/toast.tsx';

const changePath = '/api/me/address-change';

export function AddressSection({ account }: { readonly account: Account }) {
  const options = useSignInOptions();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = options.data?.letters === true;
  return (
    <Section
      title="E-mail address"
      description={
        mayChange
          ? 'You sign in with it. A new address is confirmed from both mailboxes.'
          : 'You sign in with it. This service sends no e-mails, so only whoever runs it can change it.'
      }
      actions={mayChange && <Button onClick={() => setIsOpen(true)}>Change address</Button>}
    >
      <p className="text-sm break-all text-ink">{account.email}</p>
      {account.address_change !== null && <PendingChange change={account.address_change} />}
      {isOpen && <ChangeAddress onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

interface PendingChangeProps {
  readonly change: NonNullable<Account['address_change']>;
}

function PendingChange({ change }: PendingChangeProps) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call('DELETE', changePath),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [accountPath] }),
    onError: (error) => showToast('danger', messageOf(error)),
  });
  const waiting = [
    ...(change.old_confirmed ? [] : ['your old address']),
    ...(change.new_confirmed ? [] : ['your new address']),
  ].join(' and ');
  return (
    <Notice>
      <p className="break-words">
        Changing to <strong className="font-medium">{change.new_email}</strong>. Open the link we sent to{' '}
        {waiting}; it works for one day.
      </p>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-2.5"
        pending={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel the change
      </Button>
    </Notice>
  );
}

function ChangeAddress({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const start = useMutation({
    mutationFn: () => call('POST', changePath, { email: email.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [accountPath] });
      showToast('good', 'Check both mailboxes: we sent a link to each.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change your address"
      description="We’ll send a link to your old and your new address. Once you’ve opened both, the new one counts, and your other devices are signed out."
      onSubmit={() => start.mutate()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={start.isPending}>
            Send links
          </Button>
        </>
      }
    >
      <Input
        label="New address"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={start.isError ? messageOf(start.error) : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </Dialog>
  );
}
