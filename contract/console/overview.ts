import type { DeliverySummary } from './webhooks.ts';

/** Onboarding progress of an environment, from sign-up to the first verified webhook. */
export interface FirstSteps {
  /** Base URL of the API: `https://api.blazon.example`. */
  readonly api_url: string;
  readonly docs_url: string;
  /** Whether the plan includes API access. */
  readonly may_use_api: boolean;
  readonly steps: FirstStepsDone;
  /** The newest project, so that the code samples run unchanged. */
  readonly project: { readonly id: string; readonly name: string } | null;
  /** The default endpoint. */
  readonly endpoint_url: string | null;
  /** The latest API call, if it failed. */
  readonly refused_call: RefusedCall | null;
  /** The latest event, until one is delivered. */
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

/** Outcomes of the latest generations of an environment. */
export interface Health {
  /** Start of the period that was examined. */
  readonly since: number;
  /** True if there were more; these are the newest. */
  readonly is_cut: boolean;
  readonly succeeded: number;
  readonly failed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly undeliverable: number;
  /** Time from the request to the receiver's 2xx, for events delivered at the first attempt; null if there are none. */
  readonly median_seconds: number | null;
}

const brandsShown = 8;

/** What the overview loads first, below `/api/workspaces/ws_.../live`. */
export function overviewPaths(root: string) {
  return {
    firstSteps: `${root}/first-steps`,
    health: `${root}/health`,
    recentBrands: `${root}/brands?limit=${brandsShown}`,
  } as const;
}
