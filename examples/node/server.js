// A site builder: a new customer describes a business, and moments later its site has a logo, colours and type.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ApiError, Blazon } from '@blazon/sdk';
import { blazonWebhook } from '@blazon/sdk/node';
import { notFoundPage, signUpPage, sitePage } from './pages.js';

const port = Number(process.env.PORT ?? 3000);
const blazon = new Blazon(); // Reads BLAZON_API_KEY.
const style = readFileSync(new URL('style.css', import.meta.url));

// A real product would use a database. A site's `state` is pending, ready or failed.
const sites = new Map();
const siteOfProject = new Map();
const maxSites = 1000;

async function signUp({ name = '', sentence = '' }) {
  if (sites.size >= maxSites) return signUpPage({ name, sentence, problem: 'This demo is full. Restart it.' });
  const project = await blazon.projects.create({ name });
  const site = { id: randomUUID(), name, projectId: project.id, state: 'pending', seen: new Set() };
  sites.set(site.id, site);
  // Stored before the brand is requested, because the webhook may arrive before the response.
  siteOfProject.set(project.id, site);
  await blazon.brands.generate({ project_id: project.id, prompt: sentence });
  return site;
}

async function refine(site, sentence) {
  const before = { state: site.state, problem: site.problem };
  Object.assign(site, { state: 'pending', problem: undefined });
  try {
    await blazon.brands.generate({ project_id: site.projectId, memory_id: site.memoryId, prompt: sentence });
  } catch (error) {
    Object.assign(site, before);
    throw error;
  }
}

const receiveWebhook = blazonWebhook({
  secret: process.env.BLAZON_WEBHOOK_SECRET ?? '',
  onEvent(event) {
    const site = siteOfProject.get(event.data.project_id);
    // Ignore repeated events, and events of other programs with the same key.
    if (!site || site.seen.has(event.event_id)) return;
    site.seen.add(event.event_id);
    if (event.type === 'generation.success') {
      const { memory_id: memoryId, assets } = event.data;
      Object.assign(site, { state: 'ready', memoryId, assets });
    } else if (event.type === 'generation.failed') {
      Object.assign(site, { state: site.assets ? 'ready' : 'failed', problem: event.data.error.message });
    }
  },
});

async function answer(request, response) {
  const [, section, id = '', part] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/');
  const page = (html, status = 200) => send(response, status, 'text/html; charset=utf-8', html);
  const go = (address) => response.writeHead(303, { location: address }).end();
  const site = sites.get(id);
  const route = `${request.method} /${section}${id === '' ? '' : '/:id'}${part === undefined ? '' : `/${part}`}`;

  if (route === 'GET /') return page(signUpPage());
  if (route === 'GET /style.css') return send(response, 200, 'text/css; charset=utf-8', style);
  if (route === 'POST /webhooks/:id' && id === 'blazon') return receiveWebhook(request, response);
  if (route === 'POST /sites') {
    const form = await readForm(request);
    try {
      const made = await signUp(form);
      return typeof made === 'string' ? page(made, 503) : go(`/sites/${made.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return page(signUpPage({ ...form, problem: error.message }), 422);
    }
  }
  if (!site) return page(notFoundPage(), 404);
  if (route === 'GET /sites/:id') return page(sitePage(site));
  if (route === 'GET /sites/:id/logo.svg' && site.assets)
    return send(response, 200, 'image/svg+xml', site.assets.logo_svg);
  if (route === 'POST /sites/:id/refine' && site.state === 'ready') {
    try {
      await refine(site, (await readForm(request)).sentence ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      site.problem = error.message;
    }
    return go(`/sites/${id}`);
  }
  return page(notFoundPage(), 404);
}

/** The policy forbids scripts, which the site does not need, so whatever a customer types stays text. */
function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; form-action 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

async function readForm(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 20_000) throw new Error('The form is too long.');
  }
  return Object.fromEntries(new URLSearchParams(text));
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong. Please try again.\n');
  });
}).listen(port, '127.0.0.1', () => console.log(`The site builder is at http://127.0.0.1:${port}`));
