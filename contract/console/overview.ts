import type { DeliverySummary } from './webhooks.ts';

/** From sign-up to the first verified webhook, as far as an environment has come. */
export interface FirstSteps {
  /** Where calls go: `https://api.blazon.example`. */
  readonly api_url: string;
  readonly docs_url: string;
  /** Whether the plan has API access at all. */
  readonly may_use_api: boolean;
  readonly steps: FirstStepsDone;
  /** The newest, for code that can be run as it stands. */
  readonly project: { readonly id: string; readonly name: string } | null;
  /** The default endpoint. */
  readonly endpoint_url: string | null;
  /** The newest call, when it was refused. */
  readonly refused_call: RefusedCall | null;
  /** The newest event, until one is delivered. */
  readonly newest_delivery: DeliverySummary | null;
}

export interface FirstStepsDone {
  readonly key: boolean;
  readonly call: boolean;
  readonly endpoint: boolean;
  /** A receiver answered the event of a brand with 2xx; test events do not count. */
  readonly webhook: boolean;
}

export interface RefusedCall {
  readonly request_id: string;
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
}

/** How the newest generations of an environment went. */
export interface Health {
  /** Nothing older was looked at. */
  readonly since: number;
  /** True when there were more: then these are the newest. */
  readonly is_cut: boolean;
  readonly succeeded: number;
  readonly failed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly undeliverable: number;
  /** From the request to the receiver's 2xx, for those delivered at the first attempt; null without any. */
  readonly median_seconds: number | null;
}

const brandsShown = 8;

/** What the overview of an environment asks for first, below `/api/workspaces/ws_.../live`. */
export const overviewPaths = (root: string) =>
  ({
    firstSteps: `${root}/first-steps`,
    health: `${root}/health`,
    recentBrands: `${root}/brands?limit=${brandsShown}`,
  }) as const;
