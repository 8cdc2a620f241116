// The part of the product that calls Blazon.
import { randomUUID } from 'node:crypto';
import { ApiError, Blazon } from '@blazon/sdk';

// A real product would use a database. The store is on globalThis, because Next.js may load this file once for pages
// and once for routes.
const store = (globalThis.sitely ??= { sites: new Map(), siteOfProject: new Map() });
const maxSites = 1000;

// Created at the first request, because `next build` loads this file without a key.
let client;
const blazon = () => (client ??= new Blazon()); // Reads BLAZON_API_KEY.

export const findSite = (id) => store.sites.get(id);

/** Returns the new site, or a problem that the visitor can solve. */
export async function createSite(name, sentence) {
  if (store.sites.size >= maxSites) return { problem: 'This demo is full. Restart it.' };
  return explain(async () => {
    const project = await blazon().projects.create({ name });
    // `state` is pending, ready or failed.
    const site = { id: randomUUID(), name, projectId: project.id, state: 'pending', seen: new Set() };
    store.sites.set(site.id, site);
    // Stored before the brand is requested, because the webhook may arrive before the response.
    store.siteOfProject.set(project.id, site);
    await blazon().brands.generate({ project_id: project.id, prompt: sentence });
    return { site };
  });
}

export async function refineSite(site, sentence) {
  if (site.state !== 'ready') return;
  Object.assign(site, { state: 'pending', problem: undefined });
  const { problem } = await explain(async () => {
    await blazon().brands.generate({ project_id: site.projectId, memory_id: site.memoryId, prompt: sentence });
    return {};
  });
  if (problem) Object.assign(site, { state: 'ready', problem });
}

/** Handles an event whose signature has been verified. */
export function receiveEvent(event) {
  const site = store.siteOfProject.get(event.data.project_id);
  // Ignore repeated events, and events of other programs with the same key.
  if (!site || site.seen.has(event.event_id)) return;
  site.seen.add(event.event_id);
  if (event.type === 'generation.success') {
    const { memory_id: memoryId, assets } = event.data;
    Object.assign(site, { state: 'ready', memoryId, assets });
  } else if (event.type === 'generation.failed') {
    Object.assign(site, { state: site.assets ? 'ready' : 'failed', problem: event.data.error.message });
  }
}

/** Shows the visitor why the API rejected a request. Anything else is a bug or an outage. */
async function explain(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}
