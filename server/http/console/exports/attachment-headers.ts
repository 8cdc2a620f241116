/** A download, never opened in the browser. `exportFileName` makes the name, so it needs no quoting. */
export function attachmentHeaders(name: string, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
    // No scripts may run if a browser opens it anyway.
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  };
}
