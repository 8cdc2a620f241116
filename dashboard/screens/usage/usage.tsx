import type { MonthUsage, UsageMonthView } from '@blazon/contract/console/usage.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useUsage, useUsageBreakdown, useUsageMonths } from '../../api/use-usage.ts';
import { joinClasses } from '../../parts/classes.ts';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink, RowLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { DayChart } from './day-chart.tsx';
import { QuotaMeter } from './quota-meter.tsx';
import { UsageBreakdownSection } from './usage-breakdown.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { formatDay, formatMonth as monthWords } from './words.ts';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/settings/usage');

/** Live generations by day, against the quota of the month. */
export function UsageScreen() {
  const { month } = route.useSearch();
  const query = useUsage(month);
  // Starts these requests at once, because the sections that show the data are rendered only after the usage is
  // loaded.
  useUsageBreakdown(month);
  useUsageMonths();
  return (
    <Page
      title={
        month === undefined ? t('usage.title') : t('usage.titleOfMonth', { monthWords: monthWords(month) })
      }
      description={t('usage.description')}
      {...(month !== undefined && { back: <ThisMonthLink /> })}
    >
      <Loaded query={query} failureTitle={t('usage.couldNotLoad')} skeleton={<UsageSkeleton />}>
        {(usage) => (
          <div
            className={joinClasses(
              'flex flex-col gap-12 transition-opacity',
              query.isPlaceholderData && 'opacity-50',
            )}
          >
            <QuotaMeter usage={usage} />
            <DayUsageSection usage={usage} />
            <UsageBreakdownSection month={month} />
            <EarlierMonths current={month} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function ThisMonthLink() {
  const { workspace } = useWorkspaceContext();
  return (
    <TextLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{}}>
      {t('usage.thisMonth')}
    </TextLink>
  );
}

function DayUsageSection({ usage }: { readonly usage: MonthUsage }) {
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const isEmpty = usage.succeeded + usage.failed === 0;
  const forms = [
    { value: 'chart', label: t('usage.chart') },
    { value: 'table', label: t('usage.table') },
  ] as const;
  return (
    <Section
      title={t('usage.byDay')}
      description={summariseMonth(usage)}
      actions={
        !isEmpty && (
          <Segmented label={t('usage.showDaysAs')} value={form} options={forms} onChange={setForm} />
        )
      }
    >
      {isEmpty && <NoUsage usage={usage} />}
      {!isEmpty && form === 'chart' && <DayChart key={usage.month} days={usage.days} today={usage.today} />}
      {!isEmpty && form === 'table' && <DayTable usage={usage} />}
    </Section>
  );
}

function summariseMonth({ succeeded, failed, under_way: underWay }: MonthUsage): string | undefined {
  const ended = succeeded + failed;
  // If there are no generations, the empty state below says so.
  if (ended === 0) return underWay === 0 ? undefined : t('usage.inProgressOnly', { count: underWay });
  const rate = Math.round((succeeded / ended) * 1_000) / 10;
  return underWay === 0
    ? t('usage.summary', { succeeded, failed, rate })
    : t('usage.summaryInProgress', { succeeded, failed, underWay, rate });
}

function NoUsage({ usage }: { readonly usage: MonthUsage }) {
  const { workspace, isAtLeast } = useWorkspaceContext();
  if (usage.today === null)
    return (
      <Empty icon={ChartNoAxesColumn} title={t('usage.nothingGenerated')}>
        {t('usage.thereWereNoLiveGenerations')}
      </Empty>
    );
  // Without a quota, the meter above leads to the plans. An unpaid invoice stops live generations.
  const mayGenerate = isAtLeast('developer') && usage.quota > 0 && workspace.unpaid_since === null;
  return (
    <Empty
      icon={ChartNoAxesColumn}
      title={t('usage.nothingGeneratedLiveThisMonth')}
      action={
        mayGenerate && (
          <ButtonLink
            variant="primary"
            to="/w/$workspace/$environment/projects"
            params={{ workspace: workspace.id, environment: 'live' }}
          >
            {t('usage.drawABrand')}
          </ButtonLink>
        )
      }
    >
      {t('usage.whatWillAppear')}
    </Empty>
  );
}

function DayTable({ usage }: { readonly usage: MonthUsage }) {
  const rows = usage.days.filter(({ succeeded, failed }) => succeeded + failed > 0);
  return (
    <Table
      label={t('usage.tableLabel', { monthWords: monthWords(usage.month) })}
      rows={rows}
      rowKey={(row) => row.day}
      columns={[
        { key: 'day', header: t('usage.day'), cell: (row) => formatDay(row.day) },
        {
          key: 'succeeded',
          header: t('usage.succeeded'),
          width: 'medium',
          align: 'end',
          labelOnPhone: true,
          cell: (row) => formatNumber(row.succeeded),
        },
        {
          key: 'failed',
          header: t('usage.failed'),
          width: 'medium',
          align: 'end',
          labelOnPhone: true,
          cell: (row) => formatNumber(row.failed),
        },
      ]}
    />
  );
}

/** Lists the earlier months, except the selected one. */
function EarlierMonths({ current }: { readonly current: string | undefined }) {
  const months = useUsageMonths();
  return (
    <Section title={t('usage.earlierMonths')}>
      <Loaded query={months} skeleton={<TableSkeleton rows={2} columns={monthColumns} />}>
        {({ data }) => {
          const rows = data.filter((one) => !one.is_current && one.month !== current);
          if (rows.length > 0)
            return (
              <Table
                label={t('usage.earlierMonths')}
                rows={rows}
                rowKey={(row) => row.month}
                columns={monthColumns}
              />
            );
          return <p className="text-sm text-soft">{t('usage.noOtherMonthHasGenerationsYet')}</p>;
        }}
      </Loaded>
    </Section>
  );
}

const monthColumns: readonly Column<UsageMonthView>[] = [
  { key: 'month', header: t('usage.month'), cell: (row) => <MonthLink month={row.month} /> },
  {
    key: 'succeeded',
    header: t('usage.succeeded'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: (row) => formatNumber(row.succeeded),
  },
  {
    key: 'failed',
    header: t('usage.failed'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: (row) => formatNumber(row.failed),
  },
];

function MonthLink({ month }: { readonly month: string }) {
  const { workspace } = useWorkspaceContext();
  return (
    <RowLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{ month }}>
      {monthWords(month)}
    </RowLink>
  );
}
