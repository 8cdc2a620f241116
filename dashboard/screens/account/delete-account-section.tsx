import type { Account, LeavingView } from '@blazon/contract/console/people.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useLeaving } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';

export function DeleteAccountSection({ account }: { readonly account: Account }) {
  const leaving = useLeaving();
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = leaving.data === undefined || leaving.data.blocking.length > 0;
  return (
    <Section
      title="Delete account"
      description="Erases your name, your address and how you sign in. This can’t be undone."
      actions={
        <Button variant="danger" disabled={isBlocked} onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      }
    >
      <Loaded query={leaving} skeleton={<SkeletonRows rows={1} label="Loading your workspaces" />}>
        {(view) => (
          <>
            {view.blocking.length > 0 && <Blocking workspaces={view.blocking} />}
            {isAsking && (
              <DeleteAccount email={account.email} view={view} onClose={() => setIsAsking(false)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Blocking({ workspaces }: { readonly workspaces: LeavingView['blocking'] }) {
  return (
    <Notice tone="warning">
      <p>
        You’re the only owner of{' '}
        {workspaces.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <TextLink to="/w/$workspace/settings/members" params={{ workspace: id }}>
              {name}
            </TextLink>
          </span>
        ))}
        , where others work too. Make somebody else an owner there, or delete the workspace first.
      </p>
    </Notice>
  );
}

interface DeleteAccountProps {
  readonly email: string;
  readonly view: LeavingView;
  readonly onClose: () => void;
}

function DeleteAccount({ email, view, onClose }: DeleteAccountProps) {
  const remove = useMutation({
    mutationFn: () => call('POST', '/api/me/delete', { confirm: email }),
    onSuccess: () => window.location.replace('/sign-in'),
  });
  const names = view.deleted.map(({ name }) => name).join(', ');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title="Delete your account?"
      action="Delete account"
      typed={email}
      pending={remove.isPending || remove.isSuccess}
      error={remove.isError ? messageOf(remove.error) : null}
    >
      <div className="flex flex-col gap-2">
        <p>You’re signed out everywhere and leave all workspaces. This can’t be undone.</p>
        {names !== '' && (
          <p>
            Nobody else is in <strong className="font-medium text-ink">{names}</strong>, so{' '}
            {view.deleted.length === 1 ? 'it is' : 'they are'} deleted too, with everything inside.
          </p>
        )}
        <p>Audit logs of other workspaces keep what you did there, without your name.</p>
      </div>
    </ConfirmDialog>
  );
}
