import type { ErrorCode, ErrorType } from '@blazon/contract/errors.ts';

interface ErrorEntry {
  readonly code: ErrorCode;
  readonly status: number;
  readonly type: ErrorType;
  readonly message: string;
  readonly advice: string;
}

/**
 * Renders one page with every error code, its meaning and what to do. The `doc_url` of each error links to its entry.
 */
export function renderErrorsPage(entries: readonly ErrorEntry[]): string {
  const statuses = [...new Set(entries.map((entry) => entry.status))].sort((left, right) => left - right);
  const groups = statuses.map((status) =>
    renderGroup(
      status,
      entries.filter((entry) => entry.status === status),
    ),
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors · Blazon API</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<header>
<p class="crumb"><a href="/docs">Blazon API</a></p>
<h1>Errors</h1>
<p>Every failure has the same envelope. Act on <code>code</code>; show <code>message</code> to people; tell us
<code>request_id</code> when you ask. Only 429 and 5xx are worth a retry.</p>
<pre><code>${errorEnvelopeExample}</code></pre>
</header>
${groups.join('\n')}
</main>
</body>
</html>
`;
}

function renderGroup(status: number, entries: readonly ErrorEntry[]): string {
  return `<section>
<h2>${status}</h2>
<dl>
${entries.map(renderEntry).join('\n')}
</dl>
</section>`;
}

function renderEntry({ code, type, message, advice }: ErrorEntry): string {
  return `<div id="${code}">
<dt><a href="#${code}"><code>${code}</code></a> <span>${type}</span></dt>
<dd>${renderProse(message)}</dd>
<dd class="advice">${renderProse(advice)}</dd>
</div>`;
}

function renderProse(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

const pageStyle = `
:root { color-scheme: light dark; --ink: #16181d; --quiet: #5d6470; --line: #e3e5e9; --ground: #fff; --mark: #f4f5f7; --accent: #1f4fd8; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --quiet: #9aa2b1; --line: #2a2e36; --ground: #101216; --mark: #1a1d23; --accent: #8fb0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 4rem 1.5rem 6rem; }
header { max-width: 42rem; margin-bottom: 3rem; }
.crumb { margin: 0 0 .5rem; font-size: .875rem; }
h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.1; letter-spacing: -.02em; }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { overflow-x: auto; padding: .75rem 1rem; border-radius: .5rem; background: var(--mark); }
section { display: grid; grid-template-columns: 6rem minmax(0, 1fr); border-top: 1px solid var(--line); padding: 1.25rem 0; }
h2 { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
dl { margin: 0; }
dl > div { margin: 0 -.75rem .75rem; padding: .25rem .75rem; border-radius: .5rem; scroll-margin-top: 2rem; }
dl > div:target { background: var(--mark); }
dt a { font-weight: 600; }
dt span { color: var(--quiet); font-size: .8125rem; margin-left: .5rem; }
dd { margin: .15rem 0 0; }
.advice { color: var(--quiet); }
@media (max-width: 40rem) { section { grid-template-columns: 1fr; gap: .5rem; } }
`;

const errorEnvelopeExample = `{
  "error": {
    "type": "invalid_request_error",
    "code": "missing_required_param",
    "message": "\`name\` is required.",
    "param": "name",
    "request_id": "req_01k9z3q2c8fb7s9d1f3g5h7j9k",
    "doc_url": "…/docs/errors#missing_required_param"
  }
}`;
