/** Each page is a function of its data. */

export const signUpPage = ({ name = '', sentence = '', problem } = {}) =>
  layout(
    'Start your site',
    `<main class="sign-up">
      <p class="product">Sitely</p>
      <h1>Your business, online in a minute</h1>
      <p class="lead">Tell us what you do. We design the logo, choose the colours and the type, and build the page.</p>
      <form method="post" action="/sites">
        ${notice(problem)}
        <label>Business name
          <input name="name" required maxlength="100" value="${escape(name)}" placeholder="Harbour Coffee"></label>
        <label>What do you do?
          <textarea name="sentence" required maxlength="2000" rows="3"
            placeholder="Harbour Coffee, a roastery by the old harbour: calm and warm">${escape(sentence)}</textarea></label>
        <button>Create my site</button>
      </form>
    </main>`,
  );

export const sitePage = (site) => {
  if (site.state === 'failed') return layout(site.name, `<main class="sign-up">${notice(site.problem)}<a href="/">Start again</a></main>`);
  if (!site.assets) return layout(site.name, waiting(site), refresh);
  const { primary_color: primary, secondary_color: secondary, font_family: family } = site.assets;
  const pending = site.state === 'pending';
  return layout(
    site.name,
    `<main class="site" style="--primary: ${escape(primary)}; --ink: ${inkOn(primary)}; --secondary: ${escape(secondary)}; --family: '${escape(family)}'">
      <header><img src="/sites/${site.id}/logo.svg?version=${escape(site.memoryId)}" alt="${escape(site.name)}"><nav>Menu<span>Visit</span><span>Contact</span></nav></header>
      <section class="hero"><h1>${escape(site.name)}</h1><p>Welcome. We open at eight and look forward to seeing you.</p><span class="call">Plan a visit</span></section>
    </main>
    <aside>
      <h2>Your identity</h2>
      <dl>
        <dt>Primary</dt><dd><i style="background: ${escape(primary)}"></i>${escape(primary)}</dd>
        <dt>Secondary</dt><dd><i style="background: ${escape(secondary)}"></i>${escape(secondary)}</dd>
        <dt>Type</dt><dd>${escape(family)}</dd>
      </dl>
      ${notice(site.problem)}
      <form method="post" action="/sites/${site.id}/refine">
        <label>Change something
          <input name="sentence" required maxlength="2000" placeholder="Make the blue deeper" ${pending ? 'disabled' : ''}></label>
        <button ${pending ? 'disabled' : ''}>${pending ? 'Drawing…' : 'Refine'}</button>
      </form>
    </aside>`,
    pending ? refresh : '',
  );
};

export const notFoundPage = () =>
  layout('Not found', '<main class="sign-up"><h1>There is no such page</h1><a href="/">Start your site</a></main>');

const refresh = '<meta http-equiv="refresh" content="1">';

const waiting = (site) =>
  `<main class="sign-up" aria-busy="true"><p class="product">Sitely</p><h1>Designing ${escape(site.name)}</h1><p class="lead">This usually takes a few seconds. The page updates by itself.</p><div class="progress"></div></main>`;

/** Returns black or white, whichever is easier to read on a colour such as #12304a. */
const inkOn = (colour) => {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000' : '#fff';
};

const notice = (text) => (text ? `<p class="notice" role="alert">${escape(text)}</p>` : '');

const layout = (title, body, head = '') => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(title)}</title>
  <link rel="stylesheet" href="/style.css">
  ${head}
</head>
<body>${body}</body>
</html>
`;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => String(text).replace(/[&<>"']/g, (character) => entities[character]);
