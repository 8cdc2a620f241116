import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';
import { press } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function makeBrand(prompt: string) {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Clubs');
  return { person, workspaceId, project, brand: await maker.brand(project, prompt) };
}

it('offers nothing that a name alone cannot follow, and closes again', async () => {
  const { person, workspaceId, brand } = await makeBrand('Mara Lind, wordmark only, no symbol. Black.');
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${brand.id}?edit=true`, { person });
  const editor = page.getByRole('region', { name: 'Editor' });
  await editor.getByRole('tab').first().waitFor();
  expect(await editor.getByRole('tab').allTextContents()).toEqual(['Colour', 'Type', 'Symbol']);
  await editor.getByRole('tab', { name: 'Symbol' }).click();
  await editor.getByLabel('Add a symbol').waitFor();
  await press(page, 'Close the editor');
  await editor.waitFor({ state: 'hidden' });
  await page.context().close();
});
