import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForMinuteWithSeconds } from '../../server/test/support/wait-for-minute.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';

/** More than one page load needs, so that the page loads before the limit is used up. */
const personLimit = 60;
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard({ BLAZON_CONSOLE_PERSON_LIMIT: String(personLimit) });
});
afterAll(() => dashboard.close());

// All requests must be sent within one minute, so a busy machine gets two more attempts.
it('the page explains a rate limit, and says how long to wait', { retry: 2 }, async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/', { person });
  await page.locator('h1').first().waitFor();
  await waitForMinuteWithSeconds(30);
  await Promise.all(Array.from({ length: personLimit }, () => person.get('/api/me')));
  await page.reload();
  const alert = page.getByRole('alert').first();
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(
    /Too many requests from you in this minute. Wait \d+ seconds? and try again\./,
  );
  await page.context().close();
});
