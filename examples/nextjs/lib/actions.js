'use server';
// The actions of all forms. They work with and without JavaScript in the browser.
import { redirect } from 'next/navigation';
import { createSite, findSite, refineSite } from './sites.js';

export async function signUp(form) {
  const name = text(form, 'name');
  const sentence = text(form, 'sentence');
  const { site, problem } = await createSite(name, sentence);
  redirect(site ? `/sites/${site.id}` : `/?${new URLSearchParams({ name, sentence, problem })}`);
}

export async function refine(form) {
  const site = findSite(text(form, 'id'));
  if (!site) redirect('/');
  await refineSite(site, text(form, 'sentence'));
  redirect(`/sites/${site.id}`);
}

const text = (form, field) => String(form.get(field) ?? '').slice(0, 2000);
