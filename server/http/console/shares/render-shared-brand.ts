import { createHash } from 'node:crypto';
import type { BrandDetail } from '@blazon/contract/console/brands.ts';

/** The complete style of the page. The page has no script, and loads only drawings. */
const pageStyle = `
:root{color-scheme:light dark;--page:#fff;--ink:#1e1b30;--soft:#56536a;--line:#e7e6ec}
@media (prefers-color-scheme:dark){:root{--page:#131219;--ink:#eeecf3;--soft:#b1aebe;--line:#2a2934}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;padding:2rem 1.25rem 4rem}
main{max-width:60rem;margin:0 auto;display:grid;gap:2.5rem}
h1{font-size:1.5rem;font-weight:600;overflow-wrap:anywhere}
h2{font-size:1rem;font-weight:600;margin-bottom:.75rem}
p,dd,dt,li{font-size:.9375rem}
.soft{color:var(--soft)}
.grounds{display:grid;border-radius:10px;overflow:hidden}
.grounds div{aspect-ratio:3/2;display:flex;align-items:center;justify-content:center}
.grounds img{width:66%;height:50%;object-fit:contain}
.light{background:#f6f6f7}.dark{background:#111}
ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}
svg{display:block;width:100%;height:5rem;border-radius:8px;border:1px solid var(--line)}
code{font:.8125rem/1.4 ui-monospace,monospace}
a{color:inherit;text-underline-offset:4px}
footer{border-top:1px solid var(--line);padding-top:1rem;font-size:.8125rem;color:var(--soft)}
@media (min-width:44rem){.grounds{grid-template-columns:1fr 1fr}body{padding-top:3.5rem}}
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Allows only this style sheet, and drawings from this origin. */
export const sharedPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface SharedPage {
  /** The path of the drawings. */
  readonly path: string;
  readonly expiresAt: Date;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The page does not show the prompt, because it may say more than its owner wants to show. */
export function renderSharedBrand(brand: BrandDetail, { path, expiresAt }: SharedPage): string {
  const title = escapeHtml(brand.name ?? brand.project_name);
  const family = escapeHtml(brand.font_family);
  return renderPage(
    title,
    `<header><h1>${title}</h1></header>
<div class="grounds">
<div class="light"><img src="${path}/logo-light.svg" alt="The logo on a light ground"></div>
<div class="dark"><img src="${path}/logo-dark.svg" alt="The logo on a dark ground"></div>
</div>
<section><h2>Colours</h2><ul>${brand.colours.map(renderColour).join('')}</ul></section>
<section><h2>Typeface</h2><p>${family}, ${escapeHtml(brand.font_weight_heading)} for headings and ${escapeHtml(brand.font_weight_body)} for text. <a rel="noreferrer" href="https://fonts.google.com/?query=${encodeURIComponent(brand.font_family)}">Get it from Google Fonts</a></p></section>
<section><h2>Logo files</h2><p><a download href="${path}/logo-light.svg">SVG for light grounds</a> · <a download href="${path}/logo-dark.svg">SVG for dark grounds</a> · <a download href="${path}/mark-light.svg">Mark alone</a></p></section>
<footer>Shared from Blazon. This link works until ${dayFormat.format(expiresAt)}.</footer>`,
  );
}

/** Unknown, expired and revoked links all get this page. */
export function renderGone(): string {
  return renderPage(
    'This link no longer works',
    `<header><h1>This link no longer works</h1>
<p class="soft">The link has expired, or the person who sent it has revoked it. Ask them for a new one.</p></header>`,
  );
}

function renderColour({ name, on_light: light, on_dark: dark }: BrandDetail['colours'][number]): string {
  const [onLight, onDark] = [escapeHtml(light), escapeHtml(dark)];
  return `<li><svg viewBox="0 0 100 50" preserveAspectRatio="none" role="img" aria-label="${name}"><rect width="100" height="50" fill="${onLight}"/>${dark === light ? '' : `<rect x="50" width="50" height="50" fill="${onDark}"/>`}</svg>
<p>${name}</p><p class="soft"><code>${onLight}</code>${dark === light ? '' : ` · <code>${onDark}</code> on dark`}</p></li>`;
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<style>${pageStyle}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
