import type { ConsoleRequest } from '@blazon/contract/console/requests.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useRequestFilters, useRequests } from '../../api/use-requests.ts';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink, RowLink } from '../../parts/link.tsx';
import { Page } from '../../parts/page.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { LogTime } from '../../parts/log-time.tsx';
import { FindRequest } from './find-request.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { OperationName, RequestOutcome } from './request-words.tsx';

const route = getRouteApi('/w/$workspace/$environment/requests');

const columns: readonly Column<ConsoleRequest>[] = [
  { key: 'operation', header: 'Request', grows: true, cell: (request) => <RequestLink request={request} /> },
  { key: 'outcome', header: 'Answer', cell: (request) => <RequestOutcome request={request} /> },
  {
    key: 'key',
    header: 'Key',
    hideOnPhone: true,
    cell: ({ key }) => <KeyLabel label={key.label} lastFour={key.last_four} />,
  },
  {
    key: 'duration',
    header: 'Took',
    align: 'end',
    hideOnPhone: true,
    cell: (request) => formatDuration(request.duration_ms),
  },
  { key: 'time', header: 'When', align: 'end', cell: (request) => <LogTime at={request.created_at} /> },
];

export function RequestsScreen() {
  const search = route.useSearch();
  const [now] = useState(() => Date.now() / 1000);
  const filters = useRequestFilters();
  const list = useRequests({
    status: search.status,
    code: search.code,
    operation: search.operation,
    key_id: search.key,
    from: startOfSpan(search.within, now),
  });
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Page
      title="Requests"
      description={`Every call to /v1${filters.data ? ` of the last ${filters.data.days} days` : ''}: how it was answered, and never what was said in it.`}
    >
      <div className="flex flex-col gap-5">
        <FindRequest />
        <RequestFilterBar search={search} />
        <SearchedTable
          list={list}
          label="Requests"
          loading="Loading the requests"
          noun={['request', 'requests']}
          columns={columns}
          empty={<NoRequests isFiltered={isFiltered} />}
        />
      </div>
    </Page>
  );
}

function RequestLink({ request }: { readonly request: ConsoleRequest }) {
  const { workspace, environment } = usePlace();
  return (
    <RowLink
      to="/w/$workspace/$environment/requests/$request"
      params={{ workspace: workspace.id, environment, request: request.id }}
    >
      <OperationName operation={request.operation} />
    </RowLink>
  );
}

function KeyLabel({ label, lastFour }: { readonly label: string | null; readonly lastFour: string | null }) {
  return (
    <span className="inline-block max-w-40 truncate align-middle">
      {label ?? <code className="font-mono text-xs">…{lastFour}</code>}
    </span>
  );
}

function NoRequests({ isFiltered }: { readonly isFiltered: boolean }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id, environment };
  return isFiltered ? (
    <Empty icon={ArrowLeftRight} title="No request matches">
      Take a filter away, or look further back.
    </Empty>
  ) : (
    <Empty
      icon={ArrowLeftRight}
      title="No requests yet"
      action={
        <ButtonLink to="/w/$workspace/$environment/overview" params={params}>
          See first steps
        </ButtonLink>
      }
    >
      They appear here about a second after a program has called /v1 with a key of this environment.
    </Empty>
  );
}

export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
