import type { Member, MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery } from '../../api/use-me.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useMembers } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { locale } from '../../messages/locale.ts';
import { rich, t } from './text.ts';

/** Lets owners require a second factor of every member. */
export function SecondFactorRule() {
  const { me, workspace, workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const members = useMembers(workspacePath);
  const [isAsking, setIsAsking] = useState(false);
  const isRequired = workspace.second_factor_required;
  const change = useMutation({
    mutationFn: () =>
      callConsole<MyWorkspace>('PATCH', `${workspacePath}/second-factor`, { required: !isRequired }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      showToast('good', t(isRequired ? 'secondFactorRule.nowOptional' : 'secondFactorRule.nowRequired'));
      setIsAsking(false);
    },
  });
  const membersWithout = members.data?.data.filter((member) => !member.second_factor) ?? [];
  return (
    <SettingRow
      title={t('secondFactorRule.title')}
      description={t('secondFactorRule.description')}
      status={
        <Status kind={isRequired ? 'good' : 'off'}>
          {isRequired ? t('secondFactorRule.required') : t('secondFactorRule.optional')}
        </Status>
      }
      actions={
        (isRequired || me.person.second_factor) && (
          <Button onClick={() => setIsAsking(true)}>
            {isRequired ? t('secondFactorRule.stopRequiring') : t('secondFactorRule.require')}
          </Button>
        )
      }
    >
      {!isRequired && !me.person.second_factor && (
        <Notice>
          {rich('secondFactorRule.beforeYouCanRequireIt', {
            link: (children) => <TextLink to="/account">{children}</TextLink>,
          })}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change.mutate()}
        title={
          isRequired
            ? t('secondFactorRule.makeTheSecondFactorOptional')
            : t('secondFactorRule.requireASecondFactor')
        }
        action={isRequired ? t('secondFactorRule.makeOptional') : t('secondFactorRule.requireSecondFactor')}
        dangerous={false}
        pending={change.isPending}
        error={change.isError ? describeError(change.error) : null}
      >
        {isRequired ? t('secondFactorRule.membersCanThenTurnOff') : describeEffect(membersWithout)}
      </ConfirmDialog>
    </SettingRow>
  );
}

const maxNames = 3;

/** Names who loses access, because owners want to warn them first. */
function describeEffect(membersWithout: readonly Member[]): ReactNode {
  const count = membersWithout.length;
  if (count === 0) return t('secondFactorRule.everyoneInThisWorkspaceHas');
  const names = membersWithout.map(({ name, email }) => name || email);
  // One more name takes no more room than "and one other".
  const shown = count > maxNames ? names.slice(0, maxNames - 1) : names;
  const others = count - shown.length;
  const list = others === 0 ? shown : [...shown, t('secondFactorRule.others', { count: others })];
  return rich('secondFactorRule.membersLoseAccess', {
    count,
    names: new Intl.ListFormat(locale).format(list),
    strong: (children) => (
      <strong className="font-medium [overflow-wrap:anywhere] text-ink">{children}</strong>
    ),
  });
}
