const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EPIPE: 'connection closed',
};

/** A readable reason for a failed connection. A name with several addresses gives an error for each; they are alike. */
export function failureInWords(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return failureInWords(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const code = 'code' in error ? String(error.code) : '';
  return (words[code] ?? error.message).slice(0, 200);
}
