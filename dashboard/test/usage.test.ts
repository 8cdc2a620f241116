import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConsole, type SignedInPerson } from '../../server/test/support/console.ts';
import {
  signStripeEvent,
  startSubscriptionProvider,
  type SubscriptionProvider,
} from '../../server/test/support/subscription-provider.ts';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { checkPart } from './support/check-part.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { desktop, phone } from './support/looks.ts';
import { fillDetails, fillMonths } from './support/usage-rows.ts';

let provider: SubscriptionProvider;
let dashboard: Dashboard;
let person: SignedInPerson;
let workspaceId: string;

beforeAll(async () => {
  provider = await startSubscriptionProvider();
  dashboard = await openDashboard(provider.environment);
});
afterAll(async () => {
  await dashboard?.close();
  await provider?.close();
});
beforeEach(async () => {
  ({ person, workspaceId } = await dashboard.console.signUpWithWorkspace());
});

const openSettings = (screen: 'usage' | 'plan', look = desktop) =>
  dashboard.open(`/w/${workspaceId}/settings/${screen}`, { person, look });
const waitForText = (page: Page, text: RegExp) => page.getByText(text).first().waitFor();

async function sendStripeEvent(type: string): Promise<void> {
  const customer = [...provider.customers.values()].find((one) => one.workspaceId === workspaceId);
  const { body, headers } = signStripeEvent(type, { customer: customer?.id });
  const call = { method: 'POST', path: '/reports/stripe', body, headers };
  expect((await dashboard.console.visitor().call(call)).status).toBe(200);
}

/** Subscribes on the provider's page, like a person. */
async function subscribe(page: Page, plan: 'Pro' | 'Agency'): Promise<void> {
  await page.getByRole('button', { name: `Move to ${plan}` }).click();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await waitForText(page, new RegExp(`is now on ${plan}`));
}

describe('the usage page', () => {
  it('explains what to do if nothing was generated yet', async () => {
    await dashboard.console.setPlan(workspaceId, 'pro');
    const page = await openSettings('usage');
    await page.getByText('Nothing generated live this month').waitFor();
    await page.getByText('Too early for a forecast').waitFor();
    await page.getByText('No other month has generations yet.').waitFor();
    await checkScreen(page, 'usage-empty');
    await page.context().close();
  });

  it('shows usage by project and key, and sets a budget', async () => {
    await dashboard.console.setPlan(workspaceId, 'pro');
    await fillMonths(dashboard.console.owner, workspaceId);
    await fillDetails(dashboard.console.owner, person, workspaceId);
    const page = await openSettings('usage');
    const table = page.getByRole('table', { name: 'Live generations by project' });
    await table.getByRole('row', { name: /Harbour Coffee.*None/ }).waitFor();
    await page.getByText(/Resets on 1\s\w+\s20\d\d at 00:00 UTC/).waitFor();
    await page.getByRole('button', { name: 'More actions for Harbour Coffee' }).click();
    await page.getByRole('menuitem', { name: 'Set budget' }).click();
    const dialog = page.getByRole('dialog', { name: 'Monthly budget for “Harbour Coffee”' });
    const field = dialog.getByLabel('Live generations per month');
    await field.fill('a few');
    await dialog.getByRole('button', { name: 'Save budget' }).click();
    await dialog.getByText('Type a whole number from 1 to 1,000,000.').waitFor();
    await field.fill('20');
    await dialog.getByText(/its live generations are refused from now until/).waitFor();
    await checkScreen(page, 'usage-budget');
    await dialog.getByRole('button', { name: 'Save budget' }).click();
    await table.getByRole('row', { name: /Harbour Coffee.*Budget used up.*20/ }).waitFor();
    await page.getByText(/The budget of 20 for “Harbour Coffee” is used up/).waitFor();
    await checkPart(page, 'usage-by-project', table);
    await page.getByRole('button', { name: 'API keys' }).click();
    await page.getByRole('row', { name: /Shop server.*\d+/ }).waitFor();
    await page.getByRole('row', { name: /Playground no key.*12/ }).waitFor();
    await checkPart(page, 'usage-by-key', page.getByRole('table', { name: 'Live generations by API key' }));
    await page.context().close();
  });

  it('shows the month by day, with keyboard access and a forecast', async () => {
    await dashboard.console.setPlan(workspaceId, 'pro');
    await fillMonths(dashboard.console.owner, workspaceId);
    await fillDetails(dashboard.console.owner, person, workspaceId);
    const page = await openSettings('usage');
    await page.getByText(/At this pace/).waitFor();
    const days = page.getByRole('group', { name: /^Days/ });
    await days.locator('button[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.getByText(/^1 \w+( \(today\))?: \d+ succeeded, \d+ failed$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^2 \w+( \(today\))?: \d+ succeeded, \d+ failed$/).waitFor();
    await days.getByRole('button', { name: /^1 \w+: \d+ succeeded/ }).hover();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    // The focus ring would distract from the screenshot.
    await page.evaluate('document.activeElement.blur()');
    await checkScreen(page, 'usage-month');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('table', { name: /^Live generations by day/ }).waitFor();
    await checkAccessibility(page);
    await page.context().close();
  });

  it('shows earlier months, and returns to the current one', async () => {
    await dashboard.console.setPlan(workspaceId, 'pro');
    await fillMonths(dashboard.console.owner, workspaceId);
    const page = await openSettings('usage', phone);
    await page.getByRole('table', { name: 'Earlier months' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Usage in / }).waitFor();
    await page.getByText(/^live generations in /).waitFor();
    await page.getByText('counted before Blazon recorded usage by project').waitFor();
    expect(await page.getByText(/At this pace/).count()).toBe(0);
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'This month' }).click();
    await page.getByText(/At this pace/).waitFor();
    await page.context().close();
  });

  it('shows that it is loading, and what to do if loading fails', async () => {
    const waiting: Route[] = [];
    const page = await openSettings('plan');
    await page.route('**/usage', (route) => void waiting.push(route));
    await page.getByRole('link', { name: 'Usage' }).first().click();
    await page.getByRole('status').getByText('Loading usage…').waitFor();
    await checkScreen(page, 'usage-loading');
    await page.route('**/usage', (route) => route.abort());
    await Promise.all(waiting.map((route) => route.abort()));
    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 });
    await checkScreen(page, 'usage-error');
    await page.unroute('**/usage');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing generated live this month').waitFor();
    await page.context().close();
  });
});

describe('the plan', () => {
  it('is chosen and changed at the payment provider', async () => {
    const page = await openSettings('plan');
    await page.getByText('€29').waitFor();
    await checkScreen(page, 'plan-free');
    await subscribe(page, 'Pro');
    await page.getByText('Up to date').waitFor();
    await checkScreen(page, 'plan-pro');

    await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Shop server' });
    await person.post(`/api/workspaces/${workspaceId}/sandbox/keys`, { label: 'CI' });
    await page.reload();
    await page.getByRole('button', { name: 'Move to Free' }).click();
    await page.getByText(/Your 2 API keys stop working, live and test/).waitFor();
    await checkScreen(page, 'plan-leave-dialog');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Move to Agency' }).click();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await page.getByText('Cards and invoices').waitFor();
    const customer = [...provider.customers.values()].find((one) => one.workspaceId === workspaceId);
    const [subscription] = customer?.subscriptions ?? [];
    if (subscription) subscription.price = 'price_agency';
    await sendStripeEvent('customer.subscription.updated');
    await page.getByRole('link', { name: 'Back' }).click();
    const agency = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Agency/ }) });
    await agency.getByText('Current plan').waitFor();
    // The return parameter is gone from the URL, so a reload does not ask the provider again.
    await page.waitForURL(new RegExp('/settings/plan$'));
    await page.context().close();
  });

  it('is unchanged if the person leaves the provider’s page', async () => {
    const page = await openSettings('plan', phone);
    await page.getByRole('button', { name: 'Move to Pro' }).click();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Move to Pro' }).waitFor();
    await page.waitForURL(new RegExp('/settings/plan$'));
    expect((await person.get(`/api/workspaces/${workspaceId}/billing`)).body.plan).toBe('free');
    await page.context().close();
  });

  it('an unpaid invoice is shown on every screen until it is paid', async () => {
    const page = await openSettings('plan');
    await subscribe(page, 'Pro');
    const customer = [...provider.customers.values()].find((one) => one.workspaceId === workspaceId);
    const invoice = provider.addInvoice(customer?.id ?? '');
    await sendStripeEvent('invoice.payment_failed');
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/overview`);
    await page.getByText(/An invoice has been unpaid since 10\sNovember/).waitFor();
    // Live generations are refused, so drawing leads to the sandbox.
    const draw = page.getByRole('link', { name: 'Draw in the sandbox' });
    expect(await draw.getAttribute('href')).toMatch(/\/sandbox\/projects$/);
    await checkScreen(page, 'plan-unpaid-strip');
    await page.getByRole('link', { name: 'Settle the invoice' }).click();
    await page.getByText(/Live generations are refused until it is paid/).waitFor();
    await checkScreen(page, 'plan-unpaid');
    await page.getByRole('button', { name: 'Pay the invoice' }).click();
    await page.getByText('Cards and invoices').waitFor();
    invoice.status = 'paid';
    await sendStripeEvent('invoice.paid');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Billing' }).waitFor();
    await page
      .getByText(/An invoice has been unpaid/)
      .first()
      .waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('the plan page tells members who can change the plan, and reports provider errors', async () => {
    const viewer = await dashboard.console.signUp();
    await dashboard.console.addMember(workspaceId, viewer.id, 'viewer');
    const look = { person: viewer };
    const page = await dashboard.open(`/w/${workspaceId}/settings/plan`, look);
    await page.getByText('Only an owner of the workspace can change its plan').waitFor();
    expect(await page.getByRole('button', { name: /^Move to/ }).count()).toBe(0);
    await page.context().close();

    const owners = await openSettings('plan');
    await owners.getByRole('button', { name: 'Move to Pro' }).click();
    provider.answerAll(500);
    await owners.getByRole('button', { name: 'Continue to billing' }).click();
    await owners.getByText('The payment provider does not respond').waitFor();
    provider.answerAll(undefined);
    await checkAccessibility(owners);
    await owners.context().close();
  });

  it('the plan page refers to the operator if there is no payment provider', async () => {
    const plain = await openConsole(dashboard.environment, { folder: dashboard.folder });
    const own = await plain.signUpWithWorkspace();
    const browser = await launchBrowser();
    const url = `${plain.origin}/w/${own.workspaceId}/settings/plan`;
    const page = await openPage(browser, url, { person: own.person });
    await page.getByText('Plans are managed by your administrator').waitFor();
    await checkScreen(page, 'plan-by-operator');
    await browser.close();
    await plain.close();
  });
});
