import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { planNames } from './words.ts';
import { t } from './text.ts';

/** Compares the plans. Shown where only an operator can change them, so there is nothing to choose. */
export function ManagedPlans({ view }: { readonly view: BillingView }) {
  const { workspace } = useWorkspaceContext();
  return (
    <div className="flex flex-col gap-4">
      <Table
        label={t('managedPlans.plans')}
        rows={view.plans}
        rowKey={({ plan }) => plan}
        columns={[createPlanColumn(view), ...columns]}
      />
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {t('managedPlans.plansAreManagedBy')}
        <CopyableId id={workspace.id} />
      </p>
    </div>
  );
}

function createPlanColumn({ plan: current }: BillingView): Column<PlanView> {
  return {
    key: 'plan',
    header: t('managedPlans.plan'),
    cell: ({ plan }) => (
      <span className="flex items-center gap-2 font-medium text-ink">
        {planNames[plan]}
        {plan === current && <Badge>{t('planColumns.currentPlan')}</Badge>}
      </span>
    ),
  };
}

const columns: readonly Column<PlanView>[] = [
  {
    key: 'quota',
    header: t('managedPlans.liveGenerationsAMonth'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: ({ monthly_quota: quota }) => (quota === 0 ? t('managedPlans.none') : formatNumber(quota)),
  },
  {
    key: 'api',
    header: t('managedPlans.apiKeys'),
    width: 'medium',
    align: 'end',
    labelOnPhone: true,
    cell: ({ has_api_access: hasApi }) => (hasApi ? t('managedPlans.yes') : t('managedPlans.no')),
  },
  {
    key: 'rate',
    header: t('managedPlans.generationsAMinute'),
    width: 'medium',
    align: 'end',
    hideOnPhone: true,
    cell: ({ rate_limits: rates }) => formatNumber(rates.generation),
  },
];
