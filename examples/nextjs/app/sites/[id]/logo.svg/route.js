import { findSite } from '../../../../lib/sites.js';

export async function GET(_request, { params }) {
  const logo = findSite((await params).id)?.assets?.logo_svg;
  if (!logo) return new Response('There is no logo yet.', { status: 404 });
  return new Response(logo, {
    headers: {
      'content-type': 'image/svg+xml',
      // Blocks scripts, which a drawing does not need, even if the file is opened directly.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}
