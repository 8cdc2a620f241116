import { BlazonError } from './errors.ts';
import { handleWebhook } from './handle-webhook.ts';
import type { BlazonEvent, VerifyOptions } from './webhooks.ts';

/** The oldest event is dropped when there are more. */
const maxEventsKept = 1_000;

/**
 * Stores verified events until a test or a script waits for them. Use `receive` as a webhook handler.
 *
 * ```ts
 * const inbox = new EventInbox({ secret });
 * const job = await blazon.brands.generate({ project_id, prompt, webhook_url });
 * const event = await inbox.waitForEvent((event) => event.data.job_id === job.id);
 * ```
 */
export class EventInbox {
  readonly receive: (request: Request) => Promise<Response>;
  readonly #events = new Map<string, BlazonEvent>();
  readonly #waiting = new Set<(event: BlazonEvent) => void>();

  constructor(options: VerifyOptions) {
    this.receive = handleWebhook({ ...options, onEvent: (event) => this.#keep(event) });
  }

  /** Returns the first event that matches, whether it has already arrived or not. */
  waitForEvent(
    matches: (event: BlazonEvent) => boolean,
    { timeout = 60_000 }: { readonly timeout?: number } = {},
  ): Promise<BlazonEvent> {
    const arrived = [...this.#events.values()].find(matches);
    if (arrived) return Promise.resolve(arrived);
    return new Promise((resolve, reject) => {
      const offer = (event: BlazonEvent) => {
        if (!matches(event)) return;
        clearTimeout(timer);
        this.#waiting.delete(offer);
        resolve(event);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(offer);
        reject(
          new BlazonError(
            `No matching event arrived within ${timeout / 1000} seconds; ${this.#events.size} others did.`,
          ),
        );
      }, timeout);
      this.#waiting.add(offer);
    });
  }

  #keep(event: BlazonEvent): void {
    // The same event may arrive more than once.
    if (this.#events.has(event.event_id)) return;
    this.#events.set(event.event_id, event);
    const [oldest] = this.#events.keys();
    if (this.#events.size > maxEventsKept && oldest !== undefined) this.#events.delete(oldest);
    for (const offer of this.#waiting) offer(event);
  }
}
