import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import { Check, Minus } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { formatNumber } from '../../messages/number-format.ts';
import { planNames, formatPrice } from './words.ts';
import { rich, t } from './text.ts';

interface PlanColumnsProps {
  readonly view: BillingView;
  /** Undefined if the person may not change the plan. */
  readonly onChoose: ((plan: PlanView) => void) | undefined;
}

const audienceByPlan: Readonly<Record<Plan, string>> = {
  free: t('planColumns.forTryingThingsOutDraw'),
  pro: t('planColumns.forProductsThatCreateBrands'),
  agency: t('planColumns.forManyClientsAtOnce'),
};

const planOrder: readonly Plan[] = ['free', 'pro', 'agency'];

/** The plans side by side; stacked on the phone. */
export function PlanColumns({ view, onChoose }: PlanColumnsProps) {
  const currency = view.plans.find((one) => one.price !== null)?.price?.currency;
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {view.plans.map((plan) => {
        const isCurrent = plan.plan === view.plan;
        return (
          <li
            key={plan.plan}
            className={joinClasses(
              'flex flex-col gap-6 rounded-lg border bg-raised p-6',
              isCurrent ? 'border-ink' : 'border-line',
              choosePhoneOrder(plan.plan, view.plan),
            )}
          >
            <Heading plan={plan} isCurrent={isCurrent} currency={currency} />
            {onChoose && <Choice view={view} plan={plan} onChoose={onChoose} />}
            <PlanPoints plan={plan} />
          </li>
        );
      })}
    </ul>
  );
}

function PlanPoints({ plan }: { readonly plan: PlanView }) {
  return (
    <ul className="flex flex-col gap-2.5 border-t border-line pt-5 text-sm text-soft">
      <PlanPoint isIncluded={plan.monthly_quota > 0}>
        {plan.monthly_quota > 0
          ? rich('planColumns.quota', {
              monthlyQuota: formatNumber(plan.monthly_quota),
              strong: (children) => <strong className="font-semibold text-ink">{children}</strong>,
            })
          : t('planColumns.noLiveGenerations')}
      </PlanPoint>
      <PlanPoint isIncluded={plan.has_api_access}>
        {plan.has_api_access ? t('planColumns.apiKeysLiveAndSandbox') : t('planColumns.noApiKeys')}
      </PlanPoint>
      <PlanPoint isIncluded>{describeRates(plan)}</PlanPoint>
      <PlanPoint isIncluded>{t('planColumns.freeSandboxWithoutAQuota')}</PlanPoint>
    </ul>
  );
}

interface HeadingProps extends PriceProps {
  readonly isCurrent: boolean;
}

function Heading({ plan, isCurrent, currency }: HeadingProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-6 items-center justify-between gap-2.5">
        <h2 className="text-lg font-semibold text-ink">{planNames[plan.plan]}</h2>
        {isCurrent && <span className="text-xs text-faint">{t('planColumns.currentPlan')}</span>}
      </div>
      <p className="text-sm text-soft lg:min-h-11">{audienceByPlan[plan.plan]}</p>
      <p className="flex min-h-12 items-baseline gap-1.5 pt-2">
        <Price plan={plan} currency={currency} />
      </p>
    </div>
  );
}

/** A price of zero in the currency of the other plans. */
function formatZeroPrice(currency: string | undefined): string {
  return currency === undefined ? t('planColumns.noCharge') : formatPrice({ amount: 0, currency });
}

function describeRates({ has_api_access: hasApi, rate_limits: rates }: PlanView): string {
  const generations = formatNumber(rates.generation);
  return hasApi
    ? t('planColumns.rates', {
        generations,
        standard: formatNumber(rates.standard),
      })
    : t('planColumns.generationRate', { generations });
}

interface PriceProps {
  readonly plan: PlanView;
  readonly currency: string | undefined;
}

function Price({ plan, currency }: PriceProps) {
  if (plan.plan === 'free')
    return (
      <span className="text-2xl font-semibold tracking-[-0.02em] text-ink tabular-nums">
        {formatZeroPrice(currency)}
      </span>
    );
  if (plan.price === null)
    return <span className="self-center text-sm text-faint">{t('planColumns.thePriceIsShownBefore')}</span>;
  return (
    <>
      <span className="text-2xl font-semibold tracking-[-0.02em] text-ink tabular-nums">
        {formatPrice(plan.price)}
      </span>
      <span className="text-sm text-faint">
        {t('planColumns.interval', { interval: plan.price.interval })}
      </span>
    </>
  );
}

function PlanPoint({
  isIncluded,
  children,
}: {
  readonly isIncluded: boolean;
  readonly children: React.ReactNode;
}) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <li className="flex gap-2">
      <Icon
        aria-hidden
        className={joinClasses('mt-1 size-3.5 shrink-0', isIncluded ? 'text-ink' : 'text-faint')}
      />
      <span>{children}</span>
    </li>
  );
}

/** Whether the subscription was cancelled and runs out. */
function isEnding({ subscription }: BillingView): boolean {
  return subscription !== null && subscription.ends_at !== null;
}

interface ChoiceProps {
  readonly view: BillingView;
  readonly plan: PlanView;
  readonly onChoose: (plan: PlanView) => void;
}

function Choice({ view, plan, onChoose }: ChoiceProps) {
  const isCurrent = plan.plan === view.plan;
  // Only an operator can end a plan that an operator granted.
  const isFixed = plan.plan === 'free' && (view.subscription === null || isEnding(view));
  // As high as a button, so that the lists below start on the same line.
  if (isFixed || (isCurrent && !isEnding(view))) return <div aria-hidden className="h-9 max-lg:hidden" />;
  const isLarger = planOrder.indexOf(plan.plan) > planOrder.indexOf(view.plan);
  // While an invoice is unpaid, paying it is the primary action.
  const isNext =
    view.unpaid_since === null &&
    isLarger &&
    planOrder.indexOf(plan.plan) === planOrder.indexOf(view.plan) + 1;
  const name = planNames[plan.plan];
  if (!isLarger && !isCurrent)
    return (
      <button
        type="button"
        onClick={() => onChoose(plan)}
        className="h-9 self-start text-sm text-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {t('planColumns.moveToPlan', { plan: name })}
      </button>
    );
  return (
    <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => onChoose(plan)}>
      {isCurrent ? t('planColumns.keepPlan', { plan: name }) : t('planColumns.moveToPlan', { plan: name })}
    </Button>
  );
}

/** On a phone the current plan comes first, then the next larger ones, then the smaller ones. */
function choosePhoneOrder(plan: Plan, current: Plan): string {
  const difference = planOrder.indexOf(plan) - planOrder.indexOf(current);
  if (difference === 0) return 'max-lg:order-1';
  return difference > 0 ? 'max-lg:order-2' : 'max-lg:order-3';
}
