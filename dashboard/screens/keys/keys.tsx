import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useActiveKeys, useRevokedKeys } from '../../api/use-keys.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ActiveKeys } from './active-keys.tsx';
import { ChangeKeyDialog } from './change-key-dialog.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import type { KeyAction } from './key-table.tsx';
import { KeyWarnings } from './key-warnings.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { RevokedKeys } from './revoked-keys.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/keys');

/** The dialog that is open, if any. */
type OpenKeyDialog = 'create' | { readonly action: KeyAction; readonly key: ConsoleKey } | undefined;

const descriptions = {
  live: t('keys.descriptionOfLive'),
  sandbox: t('keys.descriptionOfTest'),
};

export function KeysScreen() {
  const { environment, isAtLeast } = useWorkspaceContext();
  const { state = 'active', create: isCreateRequested = false } = route.useSearch();
  const navigate = useNavigate({ from: '/w/$workspace/$environment/keys' });
  const [open, setOpen] = useState<OpenKeyDialog>();
  const keys = useActiveKeys();
  const mayManage = isAtLeast('developer');
  const onAct = mayManage ? (action: KeyAction, key: ConsoleKey) => setOpen({ action, key }) : undefined;
  const onRevoke = onAct && ((key: ConsoleKey) => onAct('revoke', key));
  const close = () => {
    setOpen(undefined);
    if (isCreateRequested) void navigate({ search: {}, replace: true });
  };
  const hasKeys = (keys.data?.data.length ?? 0) > 0;
  const create = mayManage && keys.data?.plan_has_keys === true && (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('create')}>
      {t('keys.createKey')}
    </Button>
  );
  return (
    <Page
      title={t('keys.title')}
      description={descriptions[environment]}
      actions={
        keys.isPending && mayManage ? (
          <Skeleton className="h-9 w-28" />
        ) : (
          (hasKeys || state === 'revoked') && create
        )
      }
    >
      <KeyWarnings active={keys.data?.data ?? []} onRevoke={onRevoke} />
      <div className="flex flex-col gap-4">
        {keys.isPending && state === 'active' && <Skeleton className="h-8 w-36" />}
        {(hasKeys || state === 'revoked') && <StateChoice state={state} />}
        {keys.isSuccess && !hasKeys && state === 'active' && <ChoiceIfRevoked />}
        {state === 'revoked' ? <RevokedKeys /> : <ActiveKeys keys={keys} onAct={onAct} create={create} />}
      </div>
      {create && (open === 'create' || isCreateRequested) && <CreateKeyDialog onClose={close} />}
      {typeof open === 'object' && open.action === 'revoke' && (
        <RevokeKeyDialog apiKey={open.key} onClose={() => setOpen(undefined)} />
      )}
      {typeof open === 'object' && open.action === 'change' && (
        <ChangeKeyDialog apiKey={open.key} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  );
}

/** Without active keys, the choice between active and revoked keys appears only if a key has been revoked. */
function ChoiceIfRevoked() {
  const revoked = useRevokedKeys();
  return (revoked.data?.length ?? 0) > 0 && <StateChoice state="active" />;
}

function StateChoice({ state }: { readonly state: 'active' | 'revoked' }) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/keys' });
  return (
    <div>
      <Segmented
        label={t('keys.whichKeys')}
        value={state}
        options={[
          { value: 'active', label: t('keys.active') },
          { value: 'revoked', label: t('keys.revoked') },
        ]}
        onChange={(next) =>
          void navigate({ search: next === 'revoked' ? { state: next } : {}, replace: true })
        }
      />
    </div>
  );
}
