import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import { UserCog } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { Empty } from '../../parts/empty.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { planNames } from './words.ts';
import { t } from './text.ts';

/** Compares the plans. Shown where only an operator can change them, so there is nothing to choose. */
export function ManagedPlans({ view }: { readonly view: BillingView }) {
  return (
    <div className="flex flex-col gap-6">
      <ManagedNotice />
      <div className="max-md:hidden">
        <Table
          label={t('managedPlans.plans')}
          rows={view.plans}
          rowKey={({ plan }) => plan}
          columns={[createPlanColumn(view), ...columns]}
        />
      </div>
      <PhonePlans view={view} />
    </div>
  );
}

/** Says who can change the plan, and what to send them. */
function ManagedNotice() {
  const { workspace } = useWorkspaceContext();
  return (
    <Empty
      icon={UserCog}
      title={t('managedPlans.plansAreManagedBy')}
      action={
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-soft">
          {t('managedPlans.workspaceId')} <CopyableId id={workspace.id} />
        </p>
      }
    >
      {t('managedPlans.askThem')}
    </Empty>
  );
}

function createPlanColumn(view: BillingView): Column<PlanView> {
  return {
    key: 'plan',
    header: t('managedPlans.plan'),
    cell: ({ plan }) => <PlanName plan={plan} view={view} />,
  };
}

function PlanName({ plan, view }: { readonly plan: Plan; readonly view: BillingView }) {
  return (
    <span className="flex items-center gap-2 font-medium text-ink">
      {planNames[plan]}
      {plan === view.plan && <Badge>{t('planColumns.currentPlan')}</Badge>}
    </span>
  );
}

/** The same as a list for a phone, where a row of the table has no room for its labels. */
function PhonePlans({ view }: { readonly view: BillingView }) {
  return (
    <ul
      aria-label={t('managedPlans.plans')}
      className="flex flex-col divide-y divide-line border-y border-line text-sm md:hidden"
    >
      {view.plans.map((plan) => (
        <li key={plan.plan} className="flex flex-col gap-2 py-4">
          <PlanName plan={plan.plan} view={view} />
          <dl className="flex flex-col gap-1">
            {facts.map(({ key, header, describe }) => (
              <div key={key} className="flex justify-between gap-4">
                <dt className="text-faint">{header}</dt>
                <dd className="text-ink tabular-nums">{describe(plan)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const facts: readonly {
  readonly key: string;
  readonly header: string;
  readonly describe: (view: PlanView) => string;
}[] = [
  {
    key: 'quota',
    header: t('managedPlans.liveGenerationsAMonth'),
    describe: ({ monthly_quota: quota }) => (quota === 0 ? t('managedPlans.none') : formatNumber(quota)),
  },
  {
    key: 'api',
    header: t('managedPlans.apiKeys'),
    describe: ({ has_api_access: hasApi }) => (hasApi ? t('managedPlans.yes') : t('managedPlans.no')),
  },
  {
    key: 'rate',
    header: t('managedPlans.generationsAMinute'),
    describe: ({ rate_limits: rates }) => formatNumber(rates.generation),
  },
];

const columns: readonly Column<PlanView>[] = facts.map(({ key, header, describe }) => ({
  key,
  header,
  width: 'large',
  align: 'end',
  cell: describe,
}));
