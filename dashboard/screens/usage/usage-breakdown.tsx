import type { KeyUsageView, ProjectUsageView, UsageBreakdown } from '@blazon/contract/console/usage.ts';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useUsageBreakdown } from '../../api/use-usage.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { Section } from '../../parts/page.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { BudgetDialog } from './budget-dialog.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { t } from './text.ts';

const views = [
  { value: 'projects', label: t('usageBreakdown.projects') },
  { value: 'keys', label: t('usageBreakdown.apiKeys') },
] as const;

/** Live generations of the month by project and by API key. */
export function UsageBreakdownSection({ month }: { readonly month: string | undefined }) {
  const [view, setView] = useState<'projects' | 'keys'>('projects');
  const query = useUsageBreakdown(month);
  return (
    <Section
      title={view === 'projects' ? t('usageBreakdown.byProject') : t('usageBreakdown.byApiKey')}
      description={
        view === 'projects'
          ? t('usageBreakdown.aMonthlyBudgetStopsOne')
          : t('usageBreakdown.generationsFromThePlaygroundHave')
      }
      actions={
        <Segmented label={t('usageBreakdown.groupUsageBy')} value={view} options={views} onChange={setView} />
      }
    >
      <Loaded
        query={query}
        skeleton={
          <TableSkeleton
            rows={3}
            label={t('usageBreakdown.loadingProjectsAndKeys')}
            columns={view === 'projects' ? projectColumns : keyColumns}
          />
        }
      >
        {(usage) =>
          view === 'projects' ? (
            <ProjectUsageTable usage={usage} isCurrent={month === undefined} />
          ) : (
            <KeyUsageTable usage={usage} />
          )
        }
      </Loaded>
    </Section>
  );
}

interface ByProjectProps {
  readonly usage: UsageBreakdown;
  /** Whether the month is the current one. Budgets of earlier months are not known. */
  readonly isCurrent: boolean;
}

function ProjectUsageTable({ usage, isCurrent }: ByProjectProps) {
  const { isAtLeast } = useWorkspaceContext();
  const [open, setOpen] = useState<ProjectUsageView>();
  if (usage.projects.length === 0) return <NoRows used={usage.used} />;
  const columns = [
    ...projectColumns,
    ...(isCurrent ? [budgetColumn] : []),
    ...(isCurrent && isAtLeast('admin') ? [createActionColumn(setOpen)] : []),
  ];
  return (
    <>
      <Table
        label={t('usageBreakdown.liveGenerationsByProject')}
        rows={usage.projects}
        rowKey={(row) => row.project_id}
        columns={columns}
      />
      <OtherGenerations shown={usage.projects} used={usage.used} />
      {open && (
        <BudgetDialog projectId={open.project_id} name={open.name ?? ''} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const projectColumns: readonly Column<ProjectUsageView>[] = [
  {
    key: 'project',
    header: t('usageBreakdown.project'),
    cell: (row) => <ProjectName project={row} />,
  },
  {
    key: 'used',
    header: t('usageBreakdown.generations'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: (row) => formatNumber(row.used),
  },
];

const budgetColumn: Column<ProjectUsageView> = {
  key: 'budget',
  header: t('usageBreakdown.monthlyBudget'),
  width: 'medium',
  align: 'end',
  labelOnPhone: true,
  cell: ({ monthly_budget: budget }) =>
    budget === null ? <span className="text-faint">{t('usageBreakdown.none')}</span> : formatNumber(budget),
};

function createActionColumn(open: (project: ProjectUsageView) => void): Column<ProjectUsageView> {
  return {
    key: 'change',
    header: t('usageBreakdown.actions'),
    isMenu: true,
    cell: (row) => row.name !== null && <BudgetMenu name={row.name} project={row} open={open} />,
  };
}

interface BudgetMenuProps {
  readonly name: string;
  readonly project: ProjectUsageView;
  readonly open: (project: ProjectUsageView) => void;
}

function BudgetMenu({ name, project, open }: BudgetMenuProps) {
  const hasBudget = project.monthly_budget !== null;
  return (
    <RowMenu label={t('usageBreakdown.moreAboutName', { name })}>
      <MenuItem icon={Gauge} onSelect={() => open(project)}>
        {hasBudget ? t('usageBreakdown.changeBudget') : t('usageBreakdown.setBudget')}
      </MenuItem>
    </RowMenu>
  );
}

function ProjectName({ project }: { readonly project: ProjectUsageView }) {
  const { name, used, monthly_budget: budget } = project;
  if (name === null) return <span className="text-faint">{t('usageBreakdown.deletedProject')}</span>;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="max-w-full truncate font-medium text-ink">{name}</span>
      {budget !== null && used >= budget && <Badge tone="danger">{t('usageBreakdown.budgetUsedUp')}</Badge>}
    </span>
  );
}

const keyColumns: readonly Column<KeyUsageView>[] = [
  { key: 'key', header: t('usageBreakdown.apiKey'), cell: (row) => <KeyLabel usage={row} /> },
  {
    key: 'used',
    header: t('usageBreakdown.generations'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: (row) => formatNumber(row.used),
  },
];

function KeyUsageTable({ usage }: { readonly usage: UsageBreakdown }) {
  if (usage.keys.length === 0) return <NoRows used={usage.used} />;
  return (
    <>
      <Table
        label={t('usageBreakdown.liveGenerationsByApiKey')}
        rows={usage.keys}
        rowKey={({ key }) => key?.id ?? 'playground'}
        columns={keyColumns}
      />
      <OtherGenerations shown={usage.keys} used={usage.used} />
    </>
  );
}

function KeyLabel({ usage: { key } }: { readonly usage: KeyUsageView }) {
  if (key === null)
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium text-ink">{t('usageBreakdown.playground')}</span>
        <span className="text-xs text-faint">{t('usageBreakdown.noKey')}</span>
      </span>
    );
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="max-w-full truncate font-medium text-ink">
        {key.label ?? t('usageBreakdown.unknownKey')}
      </span>
      {key.last_four !== null && <code className="font-mono text-xs text-faint">…{key.last_four}</code>}
      {key.is_revoked && <Badge>{t('usageBreakdown.revoked')}</Badge>}
    </span>
  );
}

/** Shows generations that are in the total but in no row: beyond the first hundred, or older than the breakdown. */
function OtherGenerations({
  shown,
  used,
}: {
  readonly shown: readonly { readonly used: number }[];
  readonly used: number;
}) {
  const rest = used - shown.reduce((sum, row) => sum + row.used, 0);
  if (rest <= 0) return null;
  return <p className="text-xs text-faint">{t('usageBreakdown.notListed', { rest: formatNumber(rest) })}</p>;
}

/** Without rows, either nothing was generated, or all of it is older than the breakdown. */
function NoRows({ used }: { readonly used: number }) {
  return (
    <p className="text-sm text-soft">
      {used === 0 ? t('usageBreakdown.noLiveGenerationsThisMonth') : t('usageBreakdown.notBrokenDown')}
    </p>
  );
}
