import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import type { Member } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { useMemberKeys } from '../../api/use-keys.ts';
import { appendQuery } from '../../api/use-list.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { rich, t } from './text.ts';

interface RemoveMemberProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const { me } = useWorkspaceContext();
  return member.person_id === me.person.id ? (
    <LeaveWorkspace onClose={onClose} />
  ) : (
    <RemoveDialog member={member} onClose={onClose} />
  );
}

/** Keeps the member's API keys by default, so that programs that use them do not stop unexpectedly. */
function RemoveDialog({ member, onClose }: RemoveMemberProps) {
  const { workspace } = useWorkspaceContext();
  const keys = useMemberKeys(member.person_id);
  const [isRevoking, setIsRevoking] = useState(false);
  const remove = useRemoveMember(member, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeMember.question', { name: member.name })}
      description={t('removeMember.loseAccess', { name: workspace.name })}
      onSubmit={() => keys.isSuccess && !remove.isPending && remove.mutate(isRevoking)}
      actions={
        <>
          <Button onClick={onClose}>{t('removeMember.cancel')}</Button>
          <Button type="submit" variant="danger" pending={remove.isPending} disabled={!keys.isSuccess}>
            {isRevoking ? t('removeMember.removeAndRevokeKeys') : t('removeMember.removeMember')}
          </Button>
        </>
      }
    >
      <Loaded query={keys} skeleton={<SkeletonRows rows={2} label={t('removeMember.loadingTheirKeys')} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-sm text-soft">{t('removeMember.noneOfTheApiKeys')}</p>
          ) : (
            <>
              <KeysLeftBehind keys={data} />
              <Checkbox
                label={t('removeMember.revokeKeysToo', { count: data.length })}
                hint={t('removeMember.programsThatUseThemWill')}
                checked={isRevoking}
                onChange={setIsRevoking}
              />
            </>
          )
        }
      </Loaded>
      {remove.isError && <FieldError>{describeError(remove.error)}</FieldError>}
    </Dialog>
  );
}

function KeysLeftBehind({ keys }: { readonly keys: readonly ConsoleKey[] }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium text-ink">{t('removeMember.apiKeysTheyCreated')}</h3>
      <ul className="max-h-48 divide-y divide-line overflow-y-auto border-y border-line" tabIndex={0}>
        {keys.map((key) => (
          <li key={key.id} className="flex items-baseline justify-between gap-3 py-2 text-sm">
            <span className="flex min-w-0 items-baseline gap-2">
              <span className="truncate text-ink">{key.label}</span>
              <Badge tone={key.environment === 'live' ? 'neutral' : 'sandbox'}>
                {key.environment === 'live' ? t('removeMember.live') : t('removeMember.test')}
              </Badge>
            </span>
            <span className="shrink-0 text-xs text-faint">
              {key.last_used_at === null ? (
                t('removeMember.neverUsed')
              ) : (
                <LastUsedTime at={key.last_used_at} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastUsedTime({ at }: { readonly at: number }) {
  return <>{rich('removeMember.lastUsed', { time: () => <Time at={at} /> })}</>;
}

function useRemoveMember(member: Member, onDone: () => void) {
  const { workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isRevoking: boolean) =>
      callConsole(
        'DELETE',
        appendQuery(`${workspacePath}/members/${member.person_id}`, isRevoking ? { keys: 'revoke' } : {}),
      ),
    onSuccess: async (_answer, isRevoking) => {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(workspacePath),
      });
      showToast(
        'good',
        isRevoking
          ? t('removeMember.removedWithKeys', { name: member.name })
          : t('removeMember.removed', { name: member.name }),
      );
      onDone();
    },
  });
}
