import type { MyCliLogin } from '@blazon/contract/console/cli.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { cliLoginsPath, useCliLogins } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';

export function CliLoginsSection() {
  const queryClient = useQueryClient();
  const logins = useCliLogins();
  const end = useMutation({
    mutationFn: ({ id }: MyCliLogin) => call('DELETE', `${cliLoginsPath}/${id}`),
    onSuccess: async (_answer, login) => {
      await queryClient.invalidateQueries({ queryKey: [cliLoginsPath] });
      showToast('good', `The CLI on ${login.host_name} is logged out.`);
    },
    onError: (error) => showToast('danger', messageOf(error)),
  });
  return (
    <Section
      title="CLI logins"
      description="Each “blazon login” gives the CLI access to one workspace for 90 days. Changing your password ends them all."
    >
      <Loaded query={logins}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="border-y border-line py-3.5 text-sm text-soft">
              No CLI logins. Run “blazon login” in a terminal to add one.
            </p>
          ) : (
            <Table
              label="CLI logins"
              rows={data}
              rowKey={({ id }) => id}
              columns={columnsFor((login) => end.mutate(login))}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function columnsFor(onEnd: (login: MyCliLogin) => void): readonly Column<MyCliLogin>[] {
  return [
    { key: 'machine', header: 'Computer', grows: true, cell: ({ host_name: host }) => host },
    { key: 'workspace', header: 'Workspace', cell: ({ workspace }) => workspace.name },
    { key: 'address', header: 'IP address', cell: ({ ip_address: address }) => address },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ last_used_at: at }) => (at === null ? 'Never' : <Time at={at} />),
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (login) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Log out ${login.host_name}`}
          onClick={() => onEnd(login)}
        >
          Log out
        </Button>
      ),
    },
  ];
}
