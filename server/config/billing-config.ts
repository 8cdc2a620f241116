import type { Reader } from './environment-reader.ts';
import { type PlanPrices, paidPlans } from '../domain/subscription-status.ts';

/** Settings of the payment provider. */
export interface BillingConfig {
  readonly secretKey: string;
  /** Replaces the provider's default address. */
  readonly url: string | undefined;
  /** The event name that the meter at the provider counts. */
  readonly meter: string;
  /** Undefined if only operators change plans. */
  readonly plans: { readonly prices: PlanPrices; readonly webhookSecret: string } | undefined;
}

export function readBilling(read: Reader): BillingConfig | undefined {
  const secretKey = read.optional('BLAZON_STRIPE_SECRET_KEY');
  if (secretKey === undefined) return undefined;
  return {
    secretKey,
    url: read.optional('BLAZON_STRIPE_URL'),
    meter: read.text('BLAZON_STRIPE_METER', 'brand_generations'),
    plans: readPlans(read),
  };
}

function readPlans(read: Reader): BillingConfig['plans'] {
  const [pro, agency] = paidPlans.map((plan) => read.optional(`BLAZON_STRIPE_PRICE_${plan.toUpperCase()}`));
  const webhookSecret = read.optional('BLAZON_STRIPE_WEBHOOK_SECRET');
  if (pro === undefined && agency === undefined && webhookSecret === undefined) return undefined;
  if (pro === undefined || agency === undefined || webhookSecret === undefined) {
    read.problem(
      'BLAZON_STRIPE_PRICE_PRO, BLAZON_STRIPE_PRICE_AGENCY and BLAZON_STRIPE_WEBHOOK_SECRET must be set together',
    );
    return undefined;
  }
  if (pro === agency) read.problem('BLAZON_STRIPE_PRICE_PRO and BLAZON_STRIPE_PRICE_AGENCY must differ');
  return { prices: { pro, agency }, webhookSecret };
}

export function describeBilling(
  config: BillingConfig,
  mask: (url: string | undefined) => string | undefined,
): Record<string, unknown> {
  return {
    ...config,
    secretKey: '***',
    url: mask(config.url),
    plans: config.plans && { ...config.plans, webhookSecret: '***' },
  };
}
