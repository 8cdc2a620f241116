import type { MonthUsage, UsageMonthView } from '@blazon/contract/console/usage.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useUsage, useUsageMonths } from '../../api/use-usage.ts';
import { classes } from '../../parts/classes.ts';
import { Empty } from '../../parts/empty.tsx';
import { RowLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { DayChart } from './day-chart.tsx';
import { QuotaMeter } from './quota-meter.tsx';
import { UsageBreakdownSection } from './usage-breakdown.tsx';
import { count, day, month as monthWords } from './words.ts';

const route = getRouteApi('/w/$workspace/settings/usage');

/** Live generations by day, against the quota of the month. */
export function UsageScreen() {
  const { month } = route.useSearch();
  const query = useUsage(month);
  return (
    <Page
      title={month === undefined ? 'Usage' : `Usage in ${monthWords(month)}`}
      description="Live generations of this workspace, by days in UTC. The sandbox is free and never counted."
      {...(month !== undefined && { back: <ThisMonth /> })}
    >
      <Loaded query={query} skeleton={<UsageSkeleton />}>
        {(usage) => (
          <div
            className={classes(
              'flex flex-col gap-12 transition-opacity',
              query.isPlaceholderData && 'opacity-50',
            )}
          >
            <QuotaMeter usage={usage} />
            <ByDay usage={usage} />
          </div>
        )}
      </Loaded>
      <UsageBreakdownSection month={month} />
      <Months current={month} />
    </Page>
  );
}

function ThisMonth() {
  const { workspace } = usePlace();
  return (
    <TextLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{}}>
      This month
    </TextLink>
  );
}

function ByDay({ usage }: { readonly usage: MonthUsage }) {
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const isEmpty = usage.succeeded + usage.failed === 0;
  const forms = [
    { value: 'chart', label: 'Chart' },
    { value: 'table', label: 'Table' },
  ] as const;
  return (
    <Section
      title="By day"
      description={summarise(usage)}
      actions={!isEmpty && <Segmented label="Show days as" value={form} options={forms} onChange={setForm} />}
    >
      {isEmpty && <NothingYet usage={usage} />}
      {!isEmpty && form === 'chart' && <DayChart key={usage.month} days={usage.days} today={usage.today} />}
      {!isEmpty && form === 'table' && <DayTable usage={usage} />}
    </Section>
  );
}

function summarise({ succeeded, failed, under_way: underWay }: MonthUsage): string | undefined {
  const ended = succeeded + failed;
  if (ended === 0)
    return underWay === 0 ? 'No live generation has ended yet.' : `${count(underWay)} under way.`;
  const rate = Math.round((succeeded / ended) * 1_000) / 10;
  const parts = [`${count(succeeded)} succeeded`, `${count(failed)} failed and were given back`];
  if (underWay > 0) parts.push(`${count(underWay)} under way`);
  return `${parts.join(', ')}: ${rate}% of those that ended succeeded.`;
}

function NothingYet({ usage }: { readonly usage: MonthUsage }) {
  return (
    <Empty
      icon={ChartNoAxesColumn}
      title={usage.today !== null ? 'Nothing generated live this month' : 'Nothing generated'}
    >
      {usage.today !== null
        ? 'The first live generation appears here a moment after it has ended.'
        : 'No live generation was accepted in this month.'}
    </Empty>
  );
}

function DayTable({ usage }: { readonly usage: MonthUsage }) {
  const rows = usage.days.filter(({ succeeded, failed }) => succeeded + failed > 0);
  return (
    <Table
      label={`Live generations by day in ${monthWords(usage.month)}`}
      rows={rows}
      rowKey={(row) => row.day}
      columns={[
        { key: 'day', header: 'Day', cell: (row) => day(row.day), grows: true },
        { key: 'succeeded', header: 'Succeeded', align: 'end', cell: (row) => count(row.succeeded) },
        { key: 'failed', header: 'Failed', align: 'end', cell: (row) => count(row.failed) },
      ]}
    />
  );
}

/** Earlier months; the selected one is not repeated. */
function Months({ current }: { readonly current: string | undefined }) {
  const months = useUsageMonths();
  return (
    <Section title="Earlier months">
      <Loaded query={months}>
        {({ data }) => {
          const rows = data.filter((one) => !one.is_current && one.month !== current);
          if (rows.length > 0)
            return (
              <Table label="Earlier months" rows={rows} rowKey={(row) => row.month} columns={monthColumns} />
            );
          return <p className="text-sm text-soft">There is no other month with generations yet.</p>;
        }}
      </Loaded>
    </Section>
  );
}

const monthColumns: readonly Column<UsageMonthView>[] = [
  { key: 'month', header: 'Month', grows: true, cell: (row) => <MonthLink month={row.month} /> },
  { key: 'succeeded', header: 'Succeeded', align: 'end', cell: (row) => count(row.succeeded) },
  { key: 'failed', header: 'Failed', align: 'end', cell: (row) => count(row.failed) },
];

function MonthLink({ month }: { readonly month: string }) {
  const { workspace } = usePlace();
  return (
    <RowLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{ month }}>
      {monthWords(month)}
    </RowLink>
  );
}

const barHeights = [
  'h-10',
  'h-20',
  'h-28',
  'h-24',
  'h-22',
  'h-26',
  'h-8',
  'h-6',
  'h-24',
  'h-22',
  'h-20',
  'h-26',
  'h-22',
  'h-12',
];

function UsageSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-12">
      <span className="sr-only">Loading usage…</span>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className="flex h-44 items-end gap-1.5 border-b border-line sm:gap-2.5">
        {barHeights.map((height, place) => (
          <Skeleton key={place} className={classes('flex-1', height)} />
        ))}
      </div>
    </div>
  );
}
