/** A file to be kept, never opened in place; names are made by rules/export-rules.ts and need no quoting. */
export function attachmentHeaders(name: string, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
    // Nothing in it may run, should a browser open it after all.
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  };
}
