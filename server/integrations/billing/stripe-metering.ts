import Stripe from 'stripe';
import {
  createSubscriptionBilling,
  type SubscriptionBilling,
  type SubscriptionBillingOptions,
} from './stripe-subscriptions.ts';

/** Reports usage to the payment provider, and manages subscriptions there. */
export interface Billing {
  /** Sends each report once; the results are in the order of the reports. Never throws for the provider's errors. */
  reportUsage(reports: readonly UsageReport[]): Promise<UsageReportResult[]>;
  /** Undefined if only operators change plans. */
  readonly plans: SubscriptionBilling | undefined;
}

export interface UsageReport {
  /** The idempotency key: the provider counts a repeated report once. */
  readonly identifier: string;
  readonly customer: string;
  /** The number of successful generations. */
  readonly quantity: number;
  readonly happenedAt: Date;
}

export type UsageReportResult =
  | { readonly outcome: 'reported' }
  /** The provider is unavailable or too slow, or rejects our API key. It may still have counted the report. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** The report will keep failing until somebody fixes the customer or the meter. */
  | { readonly outcome: 'refused'; readonly reason: string };

export interface BillingOptions {
  readonly secretKey: string;
  /** Replaces the provider's default address. */
  readonly url: string | undefined;
  /** The event name that the meter at the provider counts. */
  readonly meter: string;
  readonly plans: SubscriptionBillingOptions | undefined;
}

/** The timeout for the whole exchange, from connecting to the last byte of the response. */
const stripeTimeoutMilliseconds = 4_000;

export function createMeteringClient(options: BillingOptions): Billing {
  const stripe = new Stripe(options.secretKey, {
    ...(options.url === undefined ? {} : parseAddress(options.url)),
    // Stripe's fetch client has one deadline for the whole exchange; the Node client's timeout restarts with every
    // byte.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: stripeTimeoutMilliseconds,
    // The client does not retry, because the workflow does.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const report = async (usage: UsageReport): Promise<UsageReportResult> => {
    try {
      await stripe.billing.meterEvents.create({
        event_name: options.meter,
        identifier: usage.identifier,
        timestamp: Math.floor(usage.happenedAt.getTime() / 1000),
        payload: { stripe_customer_id: usage.customer, value: String(usage.quantity) },
      });
      return { outcome: 'reported' };
    } catch (error) {
      return toResult(error);
    }
  };
  return {
    reportUsage: (reports) => Promise.all(reports.map(report)),
    plans: options.plans && createSubscriptionBilling(stripe, options.plans),
  };
}

function toResult(error: unknown): UsageReportResult {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  // The event was counted earlier, but the response was lost. The provider has no error code for this.
  if (/event already exists with identifier/i.test(error.message)) return { outcome: 'reported' };
  const outcome = error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'failed';
  return { outcome, reason: `${error.type}: ${error.message}`.slice(0, 300) };
}

function parseAddress(text: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(text);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}
