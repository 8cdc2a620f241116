/** Every number the contract promises. Lengths are Unicode code points; windows are seconds. */

export const plans = ['free', 'pro', 'agency'] as const;
export type Plan = (typeof plans)[number];

export const rateCategories = ['generation', 'standard'] as const;
export type RateCategory = (typeof rateCategories)[number];

/** Requests per minute and workspace. */
export const rateLimits: Record<Plan, Record<RateCategory, number>> = {
  free: { generation: 10, standard: 100 },
  pro: { generation: 60, standard: 1_000 },
  agency: { generation: 300, standard: 5_000 },
};

/** Live generations per calendar month (UTC). Free has no API access, so its quota is never reached. */
export const monthlyQuotas: Record<Plan, number> = { free: 0, pro: 1_000, agency: 20_000 };

export const limits = {
  nameLength: 255,
  descriptionLength: 500,
  promptLength: 2_000,
  brandNameLength: 80,
  webhookUrlLength: 2_048,
  idempotencyKeyLength: 255,
  idempotencyWindowSeconds: 24 * 60 * 60,
  pageSizeDefault: 10,
  pageSizeMaximum: 100,
  bodyBytes: 64 * 1024,
  rateWindowSeconds: 60,
  processingWindowSeconds: 120,
  webhookResponseSeconds: 5,
  /** Waits before each delivery attempt, counted from the failure of the previous one. */
  webhookAttemptDelaysSeconds: [0, 60, 300, 1_800],
  webhookResponseBytes: 16 * 1024,
  secretOverlapSeconds: 24 * 60 * 60,
  historyDays: 30,
  /** Open connections to the live feed, for one workspace. */
  feedConnections: 5,
  feedHeartbeatSeconds: 15,
  /** What a connection that resumes is sent at most. */
  feedReplayEvents: 1_000,
  feedReplaySeconds: 24 * 60 * 60,
  localUrlLength: 2_048,
  localErrorLength: 500,
  localDurationMilliseconds: 600_000,
  /** Local answers kept in the history of one event. */
  localAnswers: 100,
  /** How long a finished export is kept; it is made again on demand. */
  exportDays: 7,
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  sandboxDays: 90,
} as const;
