import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/**
 * A fake payment provider with state: customers, subscriptions and invoices that change, pages that a browser
 * can open, and signed notifications. stripe-mock checks whether requests are well formed.
 */
export interface SubscriptionProvider {
  readonly url: string;
  /** The environment for a process that uses this provider. */
  readonly environment: Readonly<Record<string, string>>;
  readonly customers: ReadonlyMap<string, FakeStripeCustomer>;
  readonly sessions: ReadonlyMap<string, Session>;
  /** The parameters with which the portal was opened, newest last. */
  readonly portalVisits: readonly URLSearchParams[];
  /** How often a customer's state was read. */
  reads(): number;
  /** Completes a checkout page, as if the customer had paid. */
  complete(sessionId: string): void;
  subscribe(customer: string, price: string, status?: string): FakeStripeSubscription;
  addInvoice(customer: string, invoice?: Partial<Invoice>): Invoice;
  /** Answers every request with this status, until called with undefined. */
  answerAll(status: number | undefined): void;
  /** Holds the response to the next read of a customer until `letGo`. `reached` resolves when the read arrives. */
  holdNextRead(): { readonly reached: Promise<void>; letGo(): void };
  close(): Promise<void>;
}

export interface FakeStripeCustomer {
  readonly id: string;
  readonly workspaceId: string | null;
  isDeleted: boolean;
  subscriptions: FakeStripeSubscription[];
  invoices: Invoice[];
}

export interface FakeStripeSubscription {
  readonly id: string;
  status: string;
  price: string;
  cancelAt: number | null;
}

export interface Invoice {
  status: string;
  attempted: boolean;
  due_date: number | null;
  amount_remaining: number;
  billing_reason: string;
}

interface Session {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
}

export const testPrices = { pro: 'price_pro', agency: 'price_agency' } as const;
const amounts: Record<string, number> = { price_pro: 2_900, price_agency: 24_900 };
const webhookSecret = 'whsec_of_the_provider';
const signer = new Stripe('sk_unused');

export async function startSubscriptionProvider(): Promise<SubscriptionProvider> {
  const state = createState();
  const server = createServer((request, response) => {
    void handleRequest(state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...state.provider,
    url: state.url,
    environment: {
      BLAZON_STRIPE_SECRET_KEY: 'sk_of_the_provider',
      BLAZON_STRIPE_URL: state.url,
      BLAZON_STRIPE_PRICE_PRO: testPrices.pro,
      BLAZON_STRIPE_PRICE_AGENCY: testPrices.agency,
      BLAZON_STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a notification, signed as the provider signs it. */
export function signStripeEvent(
  type: string,
  object: object,
  options: { readonly secret?: string; readonly timestamp?: number } = {},
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify({ id: `evt_${uniqueSuffix()}`, object: 'event', type, data: { object } });
  const signature = signer.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? webhookSecret,
    timestamp: options.timestamp ?? Math.floor(Date.now() / 1000),
  });
  return {
    body,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
  };
}

type State = ReturnType<typeof createState>;

function createState() {
  const customers = new Map<string, FakeStripeCustomer>();
  const sessions = new Map<string, Session>();
  const keys = new Map<string, string>();
  const portalVisits: URLSearchParams[] = [];
  const shared: {
    url: string;
    reads: number;
    forced: number | undefined;
    hold: { reach: () => void; let: Promise<void> } | undefined;
  } = { url: '', reads: 0, forced: undefined, hold: undefined };
  const customer = (id: string): FakeStripeCustomer => {
    const found = customers.get(id);
    if (found === undefined) throw new Error(`There is no customer ${id}.`);
    return found;
  };
  const subscribe = (id: string, price: string, status = 'active'): FakeStripeSubscription => {
    const made = { id: `sub_${uniqueSuffix()}`, status, price, cancelAt: null };
    customer(id).subscriptions.push(made);
    return made;
  };
  const provider: Omit<SubscriptionProvider, 'url' | 'environment' | 'close'> = {
    customers,
    sessions,
    portalVisits,
    reads: () => shared.reads,
    subscribe,
    complete(sessionId) {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error('Only an open page can be completed.');
      session.status = 'complete';
      subscribe(session.customer, session.price);
    },
    addInvoice(id, invoice = {}) {
      const made = {
        status: 'open',
        attempted: true,
        due_date: null,
        amount_remaining: 2_900,
        billing_reason: 'subscription_cycle',
        ...invoice,
      };
      customer(id).invoices.push(made);
      return made;
    },
    answerAll(status) {
      shared.forced = status;
    },
    holdNextRead() {
      const reached = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      shared.hold = { reach: reached.resolve, let: gone.promise };
      return { reached: reached.promise, letGo: gone.resolve };
    },
  };
  return Object.assign(shared, { customers, sessions, keys, portalVisits, provider });
}

async function handleRequest(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', state.url);
  const form = new URLSearchParams(await text(request));
  if (state.forced !== undefined) return refuse(response, state.forced, 'As the test wants it.');
  if (url.pathname.startsWith('/pay/')) return sendPage(state, url, response);
  const answer = createAnswer(state, `${request.method} ${url.pathname}`, url.searchParams, form, request);
  if (answer === undefined) return refuse(response, 404, `Unrecognized request URL ${url.pathname}`);
  if (/^\/v1\/customers\/\w+$/.test(url.pathname) && state.hold) {
    const { hold } = state;
    state.hold = undefined;
    hold.reach();
    // Copy the response now, because it must describe the state at the time of the request.
    const responseText = JSON.stringify(answer);
    await hold.let;
    return send(response, 200, JSON.parse(responseText));
  }
  send(response, 200, answer);
}

function createAnswer(
  state: State,
  route: string,
  query: URLSearchParams,
  form: URLSearchParams,
  request: IncomingMessage,
): object | undefined {
  const id = route.split('/')[3] ?? '';
  if (route === 'POST /v1/customers')
    return makeCustomer(state, form, String(request.headers['idempotency-key']));
  if (route.startsWith('GET /v1/customers/')) {
    state.reads += 1;
    return toCustomerObject(state.customers.get(id));
  }
  if (route === 'GET /v1/invoices') {
    const invoices = state.customers.get(query.get('customer') ?? '')?.invoices ?? [];
    return toListObject(invoices.filter(({ status }) => status === query.get('status')).map(toInvoiceObject));
  }
  if (route === 'GET /v1/checkout/sessions') {
    const all = [...state.sessions.values()];
    return toListObject(
      all.filter((one) => one.customer === query.get('customer') && one.status === query.get('status')),
    );
  }
  if (route === 'POST /v1/checkout/sessions') return openSession(state, form);
  if (/^POST \/v1\/checkout\/sessions\/\w+\/expire$/.test(route)) {
    const session = state.sessions.get(route.split('/')[4] ?? '');
    // Like the real provider, refuse to expire a page that is not open.
    if (session?.status !== 'open') return undefined;
    session.status = 'expired';
    return session;
  }
  if (route === 'POST /v1/billing_portal/sessions') {
    state.portalVisits.push(form);
    return {
      object: 'billing_portal.session',
      url: `${state.url}/pay/portal?back=${form.get('return_url')}`,
    };
  }
  if (route === 'GET /v1/subscriptions') {
    const all = state.customers.get(query.get('customer') ?? '')?.subscriptions ?? [];
    return toListObject(all.filter(({ status }) => status !== 'canceled').map(toSubscriptionObject));
  }
  if (route.startsWith('DELETE /v1/subscriptions/')) {
    const all = [...state.customers.values()].flatMap(({ subscriptions }) => subscriptions);
    const found = all.find((one) => one.id === id);
    if (found === undefined || found.status === 'canceled') return undefined;
    found.status = 'canceled';
    return toSubscriptionObject(found);
  }
  const amount = amounts[id];
  return route.startsWith('GET /v1/prices/') && amount !== undefined
    ? { id, object: 'price', unit_amount: amount, currency: 'eur', recurring: { interval: 'month' } }
    : undefined;
}

/** Creates a customer. The same idempotency key returns the same customer. */
function makeCustomer(state: State, form: URLSearchParams, key: string): object {
  const id = state.keys.get(key) ?? `cus_${uniqueSuffix()}`;
  state.keys.set(key, id);
  if (!state.customers.has(id)) {
    const workspaceId = form.get('metadata[workspace_id]');
    state.customers.set(id, { id, workspaceId, isDeleted: false, subscriptions: [], invoices: [] });
  }
  return { id, object: 'customer' };
}

function toCustomerObject(customer: FakeStripeCustomer | undefined): object | undefined {
  if (customer === undefined || customer.isDeleted)
    return customer && { id: customer.id, object: 'customer', deleted: true };
  // Like the real provider, omit subscriptions that have ended.
  const live = customer.subscriptions.filter(({ status }) => status !== 'canceled');
  return { id: customer.id, object: 'customer', subscriptions: toListObject(live.map(toSubscriptionObject)) };
}

const monthSeconds = 30 * 86_400;

function toSubscriptionObject({ id, status, price, cancelAt }: FakeStripeSubscription): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    id,
    object: 'subscription',
    status,
    created: now,
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAt !== null,
    items: toListObject([{ id: `si_${id}`, price: { id: price }, current_period_end: now + monthSeconds }]),
  };
}

function toInvoiceObject(invoice: Invoice): object {
  const created = Math.floor(Date.UTC(2026, 10, 10) / 1000);
  return { object: 'invoice', created, status_transitions: { finalized_at: created }, ...invoice };
}

function openSession(state: State, form: URLSearchParams): object {
  const id = `cs_${uniqueSuffix()}`;
  const session: Session = {
    id,
    customer: form.get('customer') ?? '',
    price: form.get('line_items[0][price]') ?? '',
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    status: 'open',
  };
  state.sessions.set(id, session);
  return { ...session, object: 'checkout.session', url: `${state.url}/pay/${id}` };
}

/** Serves the checkout or portal page to a browser. */
function sendPage(state: State, url: URL, response: ServerResponse): void {
  const session = state.sessions.get(url.pathname.split('/')[2] ?? '');
  if (session && url.searchParams.has('agreed')) {
    state.provider.complete(session.id);
    return void response.writeHead(303, { location: session.successUrl }).end();
  }
  const back = session?.cancelUrl ?? url.searchParams.get('back') ?? '';
  const pay = session ? '<a href="?agreed=1">Subscribe</a>' : '<p>Cards and invoices</p>';
  const html = `<!doctype html><title>The payment provider</title>${pay} <a href="${back}">Back</a>`;
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
}

function toListObject(data: readonly object[]): object {
  return { object: 'list', data, has_more: false };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  send(response, status, { error: { type, message } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

let count = 0;
/** Returns a suffix that no other process uses, because test suites share a database. */
function uniqueSuffix(): string {
  count += 1;
  return `${process.pid}x${Date.now().toString(36)}x${count}`;
}
