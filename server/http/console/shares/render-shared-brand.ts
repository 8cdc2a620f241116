import { createHash } from 'node:crypto';
import type { BrandDetail, DrawingFile } from '@blazon/contract/console/brands.ts';

/** The complete style of the page. The page has no script, and loads only drawings and one font. */
const baseStyle = `
:root{color-scheme:light dark;--page:#fff;--ink:#1e1b30;--soft:#56536a;--line:#e4e3ea;--raised:#f6f6f8}
@media (prefers-color-scheme:dark){:root{--page:#131219;--ink:#eeecf3;--soft:#b1aebe;--line:#2d2c38;--raised:#1b1a23}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:350 16px/1.5 Geologica,system-ui,sans-serif;padding:2rem 1.25rem 3rem;-webkit-font-smoothing:antialiased}
main{max-width:68rem;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr);gap:3rem}
header + section{margin-top:-1rem}
header{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:1rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.75rem);font-weight:540;letter-spacing:-.02em;line-height:1.15;overflow-wrap:anywhere}
h2{font-size:1.125rem;font-weight:540;letter-spacing:-.01em;margin-bottom:1rem}
.soft{color:var(--soft);font-size:.9375rem}
.panels{display:grid;gap:1rem;grid-template-columns:repeat(2,minmax(0,1fr))}
.panels div{display:flex;align-items:center;justify-content:center;border-radius:14px;border:1px solid var(--line);aspect-ratio:2/1;grid-column:span 2}
.panels .small{grid-column:auto;aspect-ratio:3/2}
.panels img{width:76%;height:60%;object-fit:contain}
.panels .small img{height:52%}
.panels .light{background:#fff}.panels .dark{background:#111;border-color:#111}
@media (prefers-color-scheme:dark){.panels .dark{border-color:var(--line)}}
ul{list-style:none;padding:0;display:grid;gap:1.25rem 1rem;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr))}
svg{display:block;width:100%;height:6.5rem;border-radius:12px;border:1px solid var(--line);margin-bottom:.75rem}
li p{font-size:.9375rem;font-weight:450}
dl{display:grid;grid-template-columns:1fr auto;gap:.125rem .5rem;font-size:.8125rem;color:var(--soft)}
code{font:.8125rem/1.5 ui-monospace,monospace;color:var(--ink)}
a{color:inherit;text-underline-offset:4px}
.columns{display:grid;gap:3rem}
.files{display:flex;flex-wrap:wrap;gap:.625rem}
.files a{border:1px solid var(--line);background:var(--raised);border-radius:9px;padding:.5rem .875rem;font-size:.9375rem;text-decoration:none}
.files a:hover{border-color:var(--soft)}
.main{display:inline-flex;align-items:center;height:2.5rem;padding:0 1rem;border-radius:8px;background:var(--ink);color:var(--page);font-size:.9375rem;font-weight:450;text-decoration:none;white-space:nowrap}
.main:hover{opacity:.88}
a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
footer{border-top:1px solid var(--line);padding-top:1.25rem;font-size:.8125rem;color:var(--soft)}
@media (min-width:44rem){.panels div{grid-column:auto;aspect-ratio:16/9}.panels .small{aspect-ratio:5/2}.columns{grid-template-columns:repeat(2,minmax(0,1fr))}body{padding-top:4rem}}
`;

/** What the pages of shared links need besides their content. */
export interface SharedPageFrame {
  /** Allows only the page's style sheet and font, and drawings from this origin. */
  readonly policy: string;
  readonly style: string;
}

/** `font` is the path of the dashboard's typeface. Without it, the page uses the visitor's system font. */
export function createSharedPageFrame(font: string | undefined): SharedPageFrame {
  const face =
    font === undefined
      ? ''
      : `@font-face{font-family:Geologica;font-weight:100 900;font-display:swap;src:url(${font}) format("woff2")}`;
  const style = face + baseStyle;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { policy, style };
}

interface SharedPage {
  readonly frame: SharedPageFrame;
  /** The path of the drawings. */
  readonly path: string;
  readonly expiresAt: Date;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders the page of a shared brand. The page omits the prompt, which may reveal more than its author intends. */
export function renderSharedBrand(brand: BrandDetail, { frame, path, expiresAt }: SharedPage): string {
  const title = escapeHtml(brand.name ?? brand.project_name);
  const family = escapeHtml(brand.font_family);
  return renderPage(
    frame,
    title,
    `<header><div><p class="soft">Brand identity</p><h1>${title}</h1></div>
<a class="main" download href="${path}/logo-light.svg">Download logo</a></header>
<section class="panels" aria-label="Logo">
<div class="light"><img src="${path}/logo-light.svg" alt="The logo on a light background"></div>
<div class="dark"><img src="${path}/logo-dark.svg" alt="The logo on a dark background"></div>
<div class="light small"><img src="${path}/mark-light.svg" alt="The symbol on a light background"></div>
<div class="dark small"><img src="${path}/mark-dark.svg" alt="The symbol on a dark background"></div>
</section>
<section><h2>Colours</h2><ul>${brand.colours.map(renderColour).join('')}</ul></section>
<div class="columns">
<section><h2>Typeface</h2><p>${family}</p><p class="soft">${escapeHtml(brand.font_weight_heading)} for headings, ${escapeHtml(brand.font_weight_body)} for text. <a rel="noreferrer" href="https://fonts.google.com/?query=${encodeURIComponent(brand.font_family)}">Get it from Google Fonts</a></p></section>
<section><h2>Logo files, SVG</h2><p class="files">${downloads.map(([file, label]) => `<a download href="${path}/${file}">${label}</a>`).join('')}</p></section>
</div>
<footer>Shared from Blazon. This link works until ${dayFormat.format(expiresAt)}.</footer>`,
  );
}

const downloads = [
  ['logo-light.svg', 'Logo for light backgrounds'],
  ['logo-dark.svg', 'Logo for dark backgrounds'],
  ['mark-light.svg', 'Symbol for light backgrounds'],
  ['mark-dark.svg', 'Symbol for dark backgrounds'],
] as const satisfies readonly (readonly [DrawingFile, string])[];

/** Renders the page for unknown, expired and revoked links alike. */
export function renderGonePage(frame: SharedPageFrame): string {
  return renderPage(
    frame,
    'This link no longer works',
    `<header><div><h1>This link no longer works</h1>
<p class="soft">The link has expired, or the person who sent it has revoked it. Ask them for a new one.</p></div></header>`,
  );
}

function renderColour({ name, on_light: light, on_dark: dark }: BrandDetail['colours'][number]): string {
  const [onLight, onDark] = [escapeHtml(light), escapeHtml(dark)];
  return `<li><svg viewBox="0 0 100 50" preserveAspectRatio="none" role="img" aria-label="${name}"><rect width="100" height="50" fill="${onLight}"/>${dark === light ? '' : `<rect x="50" width="50" height="50" fill="${onDark}"/>`}</svg>
<p>${name}</p><dl>${dark === light ? renderValue('All backgrounds', onLight) : renderValue('On light', onLight) + renderValue('On dark', onDark)}</dl></li>`;
}

function renderValue(label: string, value: string): string {
  return `<dt>${label}</dt><dd><code>${value}</code></dd>`;
}

function renderPage({ style }: SharedPageFrame, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
}
