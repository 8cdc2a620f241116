import type { MySession } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { callConsole } from '../../api/call.ts';
import { cliLoginsPath, sessionsPath, useSessions } from '../../api/use-people.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { describeDevice } from './describe-device.ts';
import { t } from './text.ts';

export function SessionsSection() {
  const queryClient = useQueryClient();
  const sessions = useSessions();
  const end = useMutation({
    mutationFn: (session: MySession | undefined) =>
      session === undefined
        ? callConsole('POST', `${sessionsPath}/end-others`)
        : callConsole('DELETE', `${sessionsPath}/${session.id}`),
    onSuccess: async (_answer, session) => {
      await queryClient.invalidateQueries({ queryKey: [sessionsPath] });
      if (session === undefined) await queryClient.invalidateQueries({ queryKey: [cliLoginsPath] });
      showToast(
        'good',
        session ? t('sessionsSection.deviceSignedOut') : t('sessionsSection.allOtherDevicesAndCli'),
      );
    },
    onError: (error) => showToast('danger', describeError(error)),
  });
  const columns = createColumns((session) => end.mutate(session));
  const hasOthers = (sessions.data?.data.length ?? 0) > 1;
  return (
    <SettingRow
      title={t('sessionsSection.title')}
      description={t('sessionsSection.description')}
      actions={
        hasOthers && (
          <Button
            pending={end.isPending && end.variables === undefined}
            onClick={() => end.mutate(undefined)}
          >
            {t('sessionsSection.signOutEverywhereElse')}
          </Button>
        )
      }
    >
      <Loaded query={sessions} skeleton={<TableSkeleton rows={1} columns={columns} />}>
        {({ data }) => (
          <Table
            label={t('sessionsSection.sessions')}
            rows={data}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
      </Loaded>
    </SettingRow>
  );
}

function createColumns(onEnd: (session: MySession) => void): readonly Column<MySession>[] {
  return [
    {
      key: 'device',
      header: t('sessionsSection.device'),
      cell: (session) => (
        <span className="inline-flex items-center gap-2">
          {describeDevice(session.user_agent)}
          {session.is_current && <Badge tone="good">{t('sessionsSection.thisDevice')}</Badge>}
        </span>
      ),
    },
    {
      key: 'address',
      header: t('sessionsSection.address'),
      width: 'large',
      cell: ({ ip_address: address }) => address ?? t('sessionsSection.unknown'),
    },
    {
      key: 'since',
      header: t('sessionsSection.signedIn'),
      width: 'large',
      cell: (session) => <Time at={session.created_at} />,
    },
    {
      key: 'actions',
      header: t('sessionsSection.actions'),
      isMenu: true,
      cell: (session) =>
        session.is_current ? null : (
          <RowMenu
            label={t('sessionsSection.moreAboutDevice', { device: describeDevice(session.user_agent) })}
          >
            <MenuItem icon={LogOut} onSelect={() => onEnd(session)}>
              {t('sessionsSection.signOut')}
            </MenuItem>
          </RowMenu>
        ),
    },
  ];
}
