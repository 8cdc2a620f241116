import type { MySession } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { cliLoginsPath, sessionsPath, useSessions } from '../../api/use-people.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { describeDevice } from './describe-device.ts';

export function SessionsSection() {
  const queryClient = useQueryClient();
  const sessions = useSessions();
  const end = useMutation({
    mutationFn: (session: MySession | undefined) =>
      session === undefined
        ? call('POST', `${sessionsPath}/end-others`)
        : call('DELETE', `${sessionsPath}/${session.id}`),
    onSuccess: async (_answer, session) => {
      await queryClient.invalidateQueries({ queryKey: [sessionsPath] });
      if (session === undefined) await queryClient.invalidateQueries({ queryKey: [cliLoginsPath] });
      showToast(
        'good',
        session ? 'That device is signed out.' : 'All other devices and CLI logins are signed out.',
      );
    },
    onError: (error) => showToast('danger', messageOf(error)),
  });
  const hasOthers = (sessions.data?.data.length ?? 0) > 1;
  return (
    <Section
      title="Where you are signed in"
      description="Each sign-in lasts 30 days; end those that you do not know."
      actions={
        hasOthers && (
          <Button
            pending={end.isPending && end.variables === undefined}
            onClick={() => end.mutate(undefined)}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Loaded query={sessions}>
        {({ data }) => (
          <Table
            label="Sessions"
            rows={data}
            rowKey={({ id }) => id}
            columns={columnsFor((session) => end.mutate(session))}
          />
        )}
      </Loaded>
    </Section>
  );
}

function columnsFor(onEnd: (session: MySession) => void): readonly Column<MySession>[] {
  return [
    {
      key: 'device',
      header: 'Device',
      grows: true,
      cell: (session) => (
        <span className="inline-flex items-center gap-2">
          {describeDevice(session.user_agent)}
          {session.is_current && <Badge tone="good">This device</Badge>}
        </span>
      ),
    },
    { key: 'address', header: 'Address', cell: ({ ip_address: address }) => address ?? 'Unknown' },
    { key: 'since', header: 'Signed in', cell: (session) => <Time at={session.created_at} /> },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (session) =>
        session.is_current ? null : (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Sign out ${describeDevice(session.user_agent)}`}
            onClick={() => onEnd(session)}
          >
            Sign out
          </Button>
        ),
    },
  ];
}
