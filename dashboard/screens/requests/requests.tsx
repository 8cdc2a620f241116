import type { ConsoleRequest } from '@blazon/contract/console/requests.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { isEmptyList } from '../../api/use-list.ts';
import { useRequestFilters, useRequests } from '../../api/use-requests.ts';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink, RowLink } from '../../parts/link.tsx';
import { NoMatch } from '../../parts/no-match.tsx';
import { Page } from '../../parts/page.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { LogTime } from '../../parts/log-time.tsx';
import { FirstCall } from '../keys/first-call.tsx';
import { FindRequest } from './find-request.tsx';
import { RequestFilterBar, useRequestFilterSummary } from './request-filter-bar.tsx';
import { OperationName, RequestOutcome } from './request-words.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/requests');

const columns: readonly Column<ConsoleRequest>[] = [
  {
    key: 'operation',
    header: t('requests.request'),
    cell: (request) => <RequestLink request={request} />,
  },
  {
    key: 'outcome',
    header: t('requests.answer'),
    width: 'large',
    cell: (request) => <RequestOutcome request={request} />,
  },
  {
    key: 'key',
    header: t('requests.key'),
    width: 'medium',
    hideOnPhone: true,
    cell: ({ key }) => <KeyLabel label={key.label} lastFour={key.last_four} />,
  },
  {
    key: 'duration',
    header: t('requests.duration'),
    width: 'small',
    align: 'end',
    hideOnPhone: true,
    cell: (request) => formatDuration(request.duration_ms),
  },
  {
    key: 'time',
    header: t('requests.when'),
    width: 'medium',
    align: 'end',
    cell: (request) => <LogTime at={request.created_at} />,
  },
];

export function RequestsScreen() {
  const search = route.useSearch();
  const [now] = useState(() => Date.now() / 1000);
  const days = useRequestFilters().data?.days;
  const list = useRequests({
    status: search.status,
    code: search.code,
    operation: search.operation,
    key_id: search.key,
    from: startOfSpan(search.within, now),
  });
  const filters = useRequestFilterSummary(search);
  const isFiltered = Object.keys(search).length > 0;
  const isEmpty = !isFiltered && isEmptyList(list);
  return (
    <Page
      title={t('requests.title')}
      description={
        days !== undefined && days > 0 ? t('requests.descriptionOfDays', { days }) : t('requests.description')
      }
    >
      <div className="flex flex-col gap-5">
        {!isEmpty && <FindRequest />}
        {!isEmpty && <RequestFilterBar search={search} />}
        <SearchedTable
          failureTitle={t('requests.couldNotLoad')}
          list={list}
          label={t('requests.requests')}
          loading={t('requests.loadingTheRequests')}
          describeRows={(count) => t('rows.requests', { count })}
          columns={columns}
          filters={filters}
          empty={
            isFiltered ? (
              <NoMatch icon={ArrowLeftRight} title={t('requests.noMatchingRequests')} {...filters}>
                {search.within && t('requests.chooseALongerPeriod')}
              </NoMatch>
            ) : (
              <NoRequests />
            )
          }
        />
      </div>
    </Page>
  );
}

function RequestLink({ request }: { readonly request: ConsoleRequest }) {
  const { workspace, environment } = useWorkspaceContext();
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
    <span className="block truncate">{label ?? <code className="font-mono text-xs">…{lastFour}</code>}</span>
  );
}

function NoRequests() {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <div className="flex flex-col gap-5">
      <Empty
        icon={ArrowLeftRight}
        title={t('requests.noRequestsYet')}
        action={
          <>
            <ButtonLink variant="primary" to="/w/$workspace/$environment/keys" params={params}>
              {t('requests.getAKey')}
            </ButtonLink>
            <ButtonLink to="/w/$workspace/$environment/overview" params={params}>
              {t('requests.seeFirstSteps')}
            </ButtonLink>
          </>
        }
      >
        {t('requests.makeTheFirstCall')}
      </Empty>
      <FirstCall label={t('requests.firstCall')} />
    </div>
  );
}

export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000)
    return t('requests.seconds', { milliseconds: (milliseconds / 1_000).toFixed(1) });
  return t('requests.milliseconds', {
    milliseconds: milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds),
  });
}
