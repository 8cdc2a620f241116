import type { Account, AccountDeletionEffects } from '@blazon/contract/console/people.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { useDeletionEffects } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { rich, t } from './text.ts';

export function DeleteAccountSection({ account }: { readonly account: Account }) {
  const effects = useDeletionEffects();
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = effects.data === undefined || effects.data.blocking.length > 0;
  return (
    <SettingRow
      title={t('deleteAccountSection.title')}
      description={t('deleteAccountSection.description')}
      actions={
        <Button variant="danger-outline" disabled={isBlocked} onClick={() => setIsAsking(true)}>
          {t('deleteAccountSection.deleteAccount')}
        </Button>
      }
    >
      <Loaded
        query={effects}
        skeleton={<SkeletonRows rows={1} label={t('deleteAccountSection.loadingYourWorkspaces')} />}
      >
        {(view) => (
          <>
            {view.blocking.length > 0 && <BlockingWorkspaces workspaces={view.blocking} />}
            {isAsking && (
              <DeleteAccountDialog email={account.email} view={view} onClose={() => setIsAsking(false)} />
            )}
          </>
        )}
      </Loaded>
    </SettingRow>
  );
}

function BlockingWorkspaces({ workspaces }: { readonly workspaces: AccountDeletionEffects['blocking'] }) {
  return (
    <Notice tone="warning">
      <p>
        {rich('deleteAccountSection.youreTheOnlyOwner', {
          workspaces: () =>
            workspaces.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <TextLink to="/w/$workspace/settings/members" params={{ workspace: id }}>
                  {name}
                </TextLink>
              </span>
            )),
        })}
      </p>
    </Notice>
  );
}

interface DeleteAccountProps {
  readonly email: string;
  readonly view: AccountDeletionEffects;
  readonly onClose: () => void;
}

function DeleteAccountDialog({ email, view, onClose }: DeleteAccountProps) {
  const remove = useMutation({
    mutationFn: () => callConsole('POST', '/api/me/delete', { confirm: email }),
    onSuccess: () => window.location.replace('/sign-in'),
  });
  const names = view.deleted.map(({ name }) => name).join(', ');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={t('deleteAccountSection.deleteYourAccount')}
      action={t('deleteAccountSection.deleteAccount')}
      typed={email}
      pending={remove.isPending || remove.isSuccess}
      error={remove.isError ? describeError(remove.error) : null}
    >
      <div className="flex flex-col gap-2">
        <p>{t('deleteAccountSection.youreSignedOutEverywhereAnd')}</p>
        {names !== '' && (
          <p>
            {rich('deleteAccountSection.nobodyElseIsIn', {
              names,
              count: view.deleted.length,
              strong: (children) => <strong className="font-medium text-ink">{children}</strong>,
            })}
          </p>
        )}
        <p>{t('deleteAccountSection.auditLogsOfOtherWorkspaces')}</p>
      </div>
    </ConfirmDialog>
  );
}
