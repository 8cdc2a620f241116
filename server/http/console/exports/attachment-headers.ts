/**
 * Makes the browser download the file instead of opening it. The name must not need escaping; `exportFileName`
 * creates such names.
 */
export function attachmentHeaders(name: string, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
    // Prevents scripts from running if a browser opens the file anyway.
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  };
}
