import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { callConsole } from '../../api/call.ts';
import { cliLoginsPath, useCliLogins } from '../../api/use-people.ts';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
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
    <SettingRow title={t('cliLoginsSection.title')} description={t('cliLoginsSection.description')}>
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
    </SettingRow>
  );
}

function createColumns(onEnd: (login: MyCliLogin) => void): readonly Column<MyCliLogin>[] {
  return [
    {
      key: 'machine',
      header: t('cliLoginsSection.computer'),
      cell: ({ host_name: host }) => host,
    },
    {
      key: 'workspace',
      header: t('cliLoginsSection.workspace'),
      width: 'large',
      cell: ({ workspace }) => workspace.name,
    },
    {
      key: 'address',
      header: t('cliLoginsSection.ipAddress'),
      width: 'large',
      hideOnPhone: true,
      cell: ({ ip_address: address }) => address,
    },
    {
      key: 'used',
      header: t('cliLoginsSection.lastUsed'),
      width: 'medium',
      labelOnPhone: true,
      cell: ({ last_used_at: at }) => (at === null ? t('cliLoginsSection.never') : <Time at={at} />),
    },
    {
      key: 'actions',
      header: t('cliLoginsSection.actions'),
      isMenu: true,
      cell: (login) => (
        <RowMenu label={t('cliLoginsSection.moreAboutHost', { hostName: login.host_name })}>
          <MenuItem icon={LogOut} onSelect={() => onEnd(login)}>
            {t('cliLoginsSection.logOut')}
          </MenuItem>
        </RowMenu>
      ),
    },
  ];
}
