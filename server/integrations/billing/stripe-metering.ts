import Stripe from 'stripe';
import {
  createSubscriptionBilling,
  type SubscriptionBilling,
  type SubscriptionBillingOptions,
} from './stripe-subscriptions.ts';

/** The payment provider. */
export interface Billing {
  /** Tells of each report once; the results are in the order of the reports. Never throws for what the provider says. */
  reportUsage(reports: readonly UsageReport[]): Promise<UsageReportResult[]>;
  /** Customers and what they subscribe to; undefined where plans are the operator's business alone. */
  readonly plans: SubscriptionBilling | undefined;
}

export interface UsageReport {
  /** By which a repetition is recognised: the provider counts it once. */
  readonly identifier: string;
  readonly customer: string;
  /** Successes. */
  readonly quantity: number;
  readonly happenedAt: Date;
}

export type UsageReportResult =
  | { readonly outcome: 'reported' }
  /** Not now: away, too slow, or it does not accept our key. It may have counted all the same. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** It will say the same until somebody mends the customer or the meter. */
  | { readonly outcome: 'refused'; readonly reason: string };

export interface BillingOptions {
  readonly secretKey: string;
  /** Elsewhere than the provider's own address. */
  readonly url: string | undefined;
  /** The meter's event name. */
  readonly meter: string;
  readonly plans: SubscriptionBillingOptions | undefined;
}

/** Over the whole exchange, from connecting to the last byte of the answer. */
const answerMilliseconds = 4_000;

export function createMeteringClient(options: BillingOptions): Billing {
  const stripe = new Stripe(options.secretKey, {
    ...(options.url === undefined ? {} : addressOf(options.url)),
    // The client over fetch has one deadline for all of it; the other one begins again with every byte.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: answerMilliseconds,
    // Trying again is the workflow's business.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const report = async (given: UsageReport): Promise<UsageReportResult> => {
    try {
      await stripe.billing.meterEvents.create({
        event_name: options.meter,
        identifier: given.identifier,
        timestamp: Math.floor(given.happenedAt.getTime() / 1000),
        payload: { stripe_customer_id: given.customer, value: String(given.quantity) },
      });
      return { outcome: 'reported' };
    } catch (error) {
      return judgeError(error);
    }
  };
  return {
    reportUsage: (reports) => Promise.all(reports.map(report)),
    plans: options.plans && createSubscriptionBilling(stripe, options.plans),
  };
}

function judgeError(error: unknown): UsageReportResult {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  // An answer that was lost: the event had been counted. The provider gives this case no code of its own.
  if (/event already exists with identifier/i.test(error.message)) return { outcome: 'reported' };
  const outcome = error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'failed';
  return { outcome, reason: `${error.type}: ${error.message}`.slice(0, 300) };
}

function addressOf(text: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(text);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}
