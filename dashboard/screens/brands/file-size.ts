/** Formats a size in whole kilobytes, or in megabytes with one decimal. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1000).toFixed(1)} MB`;
}
