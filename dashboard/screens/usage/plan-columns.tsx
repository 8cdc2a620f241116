import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import { Check, Minus } from 'lucide-react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { count, planNames, price } from './words.ts';
import { t } from './text.ts';

interface PlanColumnsProps {
  readonly view: BillingView;
  /** Undefined for people without the permission. */
  readonly onChoose: ((plan: PlanView) => void) | undefined;
}

const forWhom: Readonly<Record<Plan, string>> = {
  free: t('planColumns.forTryingThingsOutDraw'),
  pro: t('planColumns.forProductsThatCreateBrands'),
  agency: t('planColumns.forManyClientsAtOnce'),
};

const order: readonly Plan[] = ['free', 'pro', 'agency'];

/** The plans side by side; stacked on the phone. */
export function PlanColumns({ view, onChoose }: PlanColumnsProps) {
  const currency = view.plans.find((one) => one.price !== null)?.price?.currency;
  return (
    <ul className="grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
      {view.plans.map((plan) => (
        <li key={plan.plan} className="flex flex-col gap-5 py-6 sm:px-6 sm:first:pl-0 sm:last:pr-0">
          <Heading
            plan={plan}
            isCurrent={plan.plan === view.plan}
            currency={currency}
            hasPrices={view.is_self_service}
          />
          <ul className="flex flex-col gap-2 text-sm text-soft">
            <Point isGiven={plan.has_api_access}>
              {plan.has_api_access ? t('planColumns.apiKeysLiveAndSandbox') : t('planColumns.noApiKeys')}
            </Point>
            <Point isGiven={plan.monthly_quota > 0}>
              {plan.monthly_quota > 0
                ? t('planColumns.quota', {
                    monthlyQuota: count(plan.monthly_quota),
                  })
                : t('planColumns.noLiveGenerations')}
            </Point>
            <Point isGiven>{t('planColumns.freeSandboxWithoutAQuota')}</Point>
            <Point isGiven>{rateWords(plan)}</Point>
          </ul>
          {onChoose && <Choice view={view} plan={plan} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}

interface HeadingProps extends PriceProps {
  readonly isCurrent: boolean;
  /** False if an operator sets the price. */
  readonly hasPrices: boolean;
}

function Heading({ plan, isCurrent, currency, hasPrices }: HeadingProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="flex items-center gap-2.5 text-base font-semibold text-ink">
        {planNames[plan.plan]}
        {isCurrent && <Badge tone="good">{t('planColumns.currentPlan')}</Badge>}
      </h2>
      {hasPrices && (
        <p className="flex min-h-10 items-baseline gap-1.5">
          <Price plan={plan} currency={currency} />
        </p>
      )}
      <p className="text-sm text-soft sm:min-h-11">{forWhom[plan.plan]}</p>
    </div>
  );
}

/** A price of zero in the currency of the other plans. */
function nothing(currency: string | undefined): string {
  return currency === undefined ? t('planColumns.noCharge') : price({ amount: 0, currency });
}

function rateWords({ has_api_access: hasApi, rate_limits: rates }: PlanView): string {
  const generations = count(rates.generation);
  return hasApi
    ? t('planColumns.rates', {
        generations,
        standard: count(rates.standard),
      })
    : t('planColumns.generationRate', { generations });
}

interface PriceProps {
  readonly plan: PlanView;
  readonly currency: string | undefined;
}

function Price({ plan, currency }: PriceProps) {
  if (plan.plan === 'free')
    return <span className="text-xl font-semibold text-ink tabular-nums">{nothing(currency)}</span>;
  if (plan.price === null)
    return <span className="self-center text-sm text-faint">{t('planColumns.thePriceIsShownBefore')}</span>;
  return (
    <>
      <span className="text-xl font-semibold text-ink tabular-nums">{price(plan.price)}</span>
      <span className="text-sm text-faint">
        {t('planColumns.interval', { interval: plan.price.interval })}
      </span>
    </>
  );
}

function Point({ isGiven, children }: { readonly isGiven: boolean; readonly children: React.ReactNode }) {
  const Icon = isGiven ? Check : Minus;
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={classes('mt-1 size-3.5 shrink-0', isGiven ? 'text-ink' : 'text-faint')} />
      <span>{children}</span>
    </li>
  );
}

interface ChoiceProps {
  readonly view: BillingView;
  readonly plan: PlanView;
  readonly onChoose: (plan: PlanView) => void;
}

function Choice({ view, plan, onChoose }: ChoiceProps) {
  const isCurrent = plan.plan === view.plan;
  const isEnding = view.subscription !== null && view.subscription.ends_at !== null;
  if (isCurrent && !(isEnding && plan.plan !== 'free')) return null;
  // Only an operator can end a plan that an operator granted, so there is no button.
  if (plan.plan === 'free' && (view.subscription === null || isEnding)) return null;
  const isLarger = order.indexOf(plan.plan) > order.indexOf(view.plan);
  // While an invoice is unpaid, paying it is the primary action.
  const isNext =
    view.unpaid_since === null && isLarger && order.indexOf(plan.plan) === order.indexOf(view.plan) + 1;
  return (
    <div className="mt-auto pt-1">
      <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => onChoose(plan)}>
        {isCurrent
          ? t('planColumns.keepPlan', { plan: planNames[plan.plan] })
          : t('planColumns.moveToPlan', { plan: planNames[plan.plan] })}
      </Button>
    </div>
  );
}
