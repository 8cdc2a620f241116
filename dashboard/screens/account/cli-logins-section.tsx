import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callConsole } from '../../api/call.ts';
import { cliLoginsPath, useCliLogins } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SettingCard } from '../../parts/setting-card.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

export function CliLoginsSection() {
  const queryClient = useQueryClient();
  const logins = useCliLogins();
  const end = useMutation({
    mutationFn: ({ id }: MyCliLogin) => callConsole('DELETE', `${cliLoginsPath}/${id}`),
    onSuccess: async (_answer, login) => {
      await queryClient.invalidateQueries({ queryKey: [cliLoginsPath] });
      showToast('good', t('cliLoginsSection.loggedOut', { hostName: login.host_name }));
    },
    onError: (error) => showToast('danger', describeError(error)),
  });
  return (
    <SettingCard title={t('cliLoginsSection.title')} description={t('cliLoginsSection.description')}>
      <Loaded query={logins}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-sm text-soft">{t('cliLoginsSection.noCliLoginsRunBlazon')}</p>
          ) : (
            <Table
              label={t('cliLoginsSection.cliLogins')}
              rows={data}
              rowKey={({ id }) => id}
              columns={createColumns((login) => end.mutate(login))}
            />
          )
        }
      </Loaded>
    </SettingCard>
  );
}

function createColumns(onEnd: (login: MyCliLogin) => void): readonly Column<MyCliLogin>[] {
  return [
    {
      key: 'machine',
      header: t('cliLoginsSection.computer'),
      grows: true,
      cell: ({ host_name: host }) => host,
    },
    { key: 'workspace', header: t('cliLoginsSection.workspace'), cell: ({ workspace }) => workspace.name },
    { key: 'address', header: t('cliLoginsSection.ipAddress'), cell: ({ ip_address: address }) => address },
    {
      key: 'used',
      header: t('cliLoginsSection.lastUsed'),
      cell: ({ last_used_at: at }) => (at === null ? t('cliLoginsSection.never') : <Time at={at} />),
    },
    {
      key: 'actions',
      header: t('cliLoginsSection.actions'),
      hideHeader: true,
      align: 'end',
      cell: (login) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('cliLoginsSection.logOutHost', { hostName: login.host_name })}
          onClick={() => onEnd(login)}
        >
          {t('cliLoginsSection.logOut')}
        </Button>
      ),
    },
  ];
}
