import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import { useState } from 'react';
import { useBilling, useOpenPortal } from '../../api/use-billing.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { BillingCard } from './billing-card.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ManagedPlans } from './managed-plans.tsx';
import { PlanFaq } from './plan-faq.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { useProviderVisit } from './use-provider-visit.ts';
import { formatDate } from './words.ts';
import { t } from './text.ts';

/** The current plan, the alternatives, and the link to the payment provider. */
export function PlanScreen() {
  const billing = useBilling();
  useProviderVisit(billing.data);
  return (
    <Page
      title={t('plan.title')}
      description={
        billing.data?.is_self_service === false ? t('plan.descriptionIfManaged') : t('plan.description')
      }
    >
      <Loaded query={billing} failureTitle={t('plan.couldNotLoad')} skeleton={<PlanSkeleton />}>
        {(view) => <Plans view={view} />}
      </Loaded>
    </Page>
  );
}

function Plans({ view }: { readonly view: BillingView }) {
  const { isAtLeast } = useWorkspaceContext();
  const [wanted, setWanted] = useState<PlanView | undefined>();
  const mayChange = view.is_self_service && isAtLeast('owner');
  return (
    <>
      {view.unpaid_since !== null && <UnpaidNotice view={view} mayPay={mayChange && view.has_customer} />}
      {(view.subscription !== null || (mayChange && view.has_customer)) && (
        <BillingCard view={view} mayManage={mayChange && view.has_customer} />
      )}
      {view.is_self_service ? (
        <PlanColumns view={view} onChoose={mayChange ? setWanted : undefined} />
      ) : (
        <ManagedPlans view={view} />
      )}
      {view.is_self_service && !isAtLeast('owner') && <Notice>{t('plan.onlyAnOwnerOfThe')}</Notice>}
      <PlanFaq isSelfService={view.is_self_service} />
      {wanted && <ChangeDialog view={view} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}

function UnpaidNotice({ view, mayPay }: { readonly view: BillingView; readonly mayPay: boolean }) {
  const portal = useOpenPortal();
  if (view.unpaid_since === null) return null;
  return (
    <Notice
      tone="danger"
      action={
        mayPay && (
          <Button size="small" variant="primary" pending={portal.isPending} onClick={() => portal.mutate()}>
            {t('plan.payTheInvoice')}
          </Button>
        )
      }
    >
      {t('plan.anInvoiceHasBeenUnpaid', { unpaidSince: formatDate(view.unpaid_since) })}
      {portal.error && (
        <p role="alert" className="mt-1 font-medium">
          {describeError(portal.error)}
        </p>
      )}
    </Notice>
  );
}

function PlanSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-3">
      <span className="sr-only">{t('plan.loadingPlans')}</span>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex flex-col gap-4 rounded-lg border border-line p-6">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-32 w-full" />
        </div>
      ))}
    </div>
  );
}
