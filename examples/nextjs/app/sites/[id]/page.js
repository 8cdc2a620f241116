import { notFound } from 'next/navigation';
import { refine } from '../../../lib/actions.js';
import { findSite } from '../../../lib/sites.js';

// The page changes with every webhook.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }) {
  return { title: findSite((await params).id)?.name ?? 'Not found' };
}

export default async function SitePage({ params }) {
  const site = findSite((await params).id);
  if (!site) notFound();
  if (site.state === 'failed') return <Failed site={site} />;
  if (!site.assets) return <Waiting site={site} />;
  return (
    <>
      {site.state === 'pending' && <Refresh />}
      <Preview site={site} />
      <Identity site={site} />
    </>
  );
}

function Preview({ site }) {
  const { primary_color: primary, secondary_color: secondary, font_family: family } = site.assets;
  const style = {
    '--primary': primary,
    '--secondary': secondary,
    '--ink': inkOn(primary),
    '--family': `'${family}'`,
  };
  return (
    <main className="site" style={style}>
      <header>
        <img src={`/sites/${site.id}/logo.svg?version=${site.memoryId}`} alt={site.name} />
        <nav>
          Menu<span>Visit</span>
          <span>Contact</span>
        </nav>
      </header>
      <section className="hero">
        <h1>{site.name}</h1>
        <p>Welcome. We open at eight and look forward to seeing you.</p>
        <span className="call">Plan a visit</span>
      </section>
    </main>
  );
}

function Identity({ site }) {
  const { primary_color: primary, secondary_color: secondary, font_family: family } = site.assets;
  const pending = site.state === 'pending';
  return (
    <aside>
      <h2>Your identity</h2>
      <dl>
        <dt>Primary</dt>
        <dd><i style={{ background: primary }} />{primary}</dd>
        <dt>Secondary</dt>
        <dd><i style={{ background: secondary }} />{secondary}</dd>
        <dt>Type</dt>
        <dd>{family}</dd>
      </dl>
      {site.problem && <p className="notice" role="alert">{site.problem}</p>}
      <form action={refine}>
        <input type="hidden" name="id" value={site.id} />
        <label>
          Change something
          <input name="sentence" required maxLength={2000} placeholder="Make the blue deeper" disabled={pending} />
        </label>
        <button disabled={pending}>{pending ? 'Drawing…' : 'Refine'}</button>
      </form>
    </aside>
  );
}

function Waiting({ site }) {
  return (
    <main className="sign-up" aria-busy="true">
      <Refresh />
      <p className="product">Sitely</p>
      <h1>Designing {site.name}</h1>
      <p className="lead">This usually takes a few seconds. The page updates by itself.</p>
      <div className="progress" />
    </main>
  );
}

function Failed({ site }) {
  return (
    <main className="sign-up">
      <p className="notice" role="alert">{site.problem}</p>
      <a href="/">Start again</a>
    </main>
  );
}

/** React moves the element into the head. A real product would push the change instead. */
function Refresh() {
  return <meta httpEquiv="refresh" content="1" />;
}

/** Returns black or white, whichever is easier to read on a colour such as #12304a. */
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000' : '#fff';
}
