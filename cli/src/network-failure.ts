const reasonByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EPIPE: 'connection closed',
};

/** Describes a failed connection. A host with several addresses causes several errors; only the first is used. */
export function describeNetworkFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return describeNetworkFailure(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no response in time';
  const code = 'code' in error ? String(error.code) : '';
  return (reasonByCode[code] ?? error.message).slice(0, 200);
}
