import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How the provider treats a request. */
export type RequestFate = 'count' | 'fail' | 'be slow' | 'drop after counting';

/** A fake payment provider for usage reports. Like the real one, it counts each identifier once. */
export interface PaymentProvider {
  readonly url: string;
  /** The customer and the usage billed, by the identifier of the report. */
  readonly counted: ReadonlyMap<string, { readonly customer: string; times: number }>;
  /** The number of requests, by outcome. */
  readonly answers: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

export async function startPaymentProvider(options: {
  readonly knows: (customer: string) => boolean;
  /** Chooses how to treat the next request of a known customer. */
  readonly draw: () => RequestFate;
}): Promise<PaymentProvider> {
  const counted = new Map<string, { customer: string; times: number }>();
  const answers: Record<string, number> = {};
  const countOutcome = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    if (request.method !== 'POST' || request.url !== '/v1/billing/meter_events')
      return refuse(response, 404, 'Unrecognized request URL');
    const identifier = form.get('identifier') ?? '';
    const customer = form.get('payload[stripe_customer_id]') ?? '';
    if (!options.knows(customer)) {
      countOutcome('refused');
      return refuse(response, 400, `No such customer: '${customer}'`);
    }
    const fate = options.draw();
    if (fate === 'fail') {
      countOutcome('failed');
      return refuse(response, 500, 'An unknown error occurred', 'api_error');
    }
    if (fate === 'be slow') await wait(300);
    if (counted.has(identifier)) {
      countOutcome('recognised');
      return refuse(response, 400, `An event already exists with identifier ${identifier}.`);
    }
    counted.set(identifier, { customer, times: Number(form.get('payload[value]')) });
    countOutcome('counted');
    if (fate === 'drop after counting') return void request.socket.destroy();
    sendJson(response, 200, { object: 'billing.meter_event', identifier, created: 0, livemode: false });
  };
  const server = createServer((request, response) => void handle(request, response).catch(() => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  type = 'invalid_request_error',
): void {
  sendJson(response, status, { error: { type, message } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
