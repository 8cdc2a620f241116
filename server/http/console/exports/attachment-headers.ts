/**
 * Makes the browser download the file instead of opening it. The name must need no escaping, like the names that
 * `exportFileName` creates.
 */
export function attachmentHeaders(name: string, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
    // No scripts may run even if a browser opens the file.
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  };
}
