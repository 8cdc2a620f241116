import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Client, createClient } from '../../../server/test/support/client.ts';
import { openConsole, type TestConsole } from '../../../server/test/support/console.ts';
import { type Mailbox, openMailbox } from '../../../server/test/support/mailbox.ts';
import { type Receiver, startReceiver } from '../../../server/test/support/receiver/receiver.ts';
import type { Environment } from '../../../server/test/support/server-process.ts';
import { hosts } from '../../../server/test/support/stage.ts';
import { launchBrowser, type OpenOptions, openPage } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dashboardStage: { readonly environment: Environment; readonly folder: string; readonly apiPort: number };
  }
}

/** The whole product as a person meets it: a browser on the real console, API, worker, mail and a receiver of webhooks. */
export interface Dashboard {
  readonly console: TestConsole;
  readonly mailbox: Mailbox;
  readonly receiver: Receiver;
  /** Speaks /v1 as a customer's server does. */
  readonly api: Client;
  readonly apiPort: number;
  readonly environment: Environment;
  /** The built dashboard. */
  readonly folder: string;
  /** A fresh browser, signed in if a person is given. The caller closes its context. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Each file of tests has a console, a mailbox and a receiver of its own. */
export async function openDashboard(settings: Environment = {}): Promise<Dashboard> {
  const { environment, folder, apiPort } = inject('dashboardStage');
  const [mailbox, receiver, browser] = await Promise.all([openMailbox(), startReceiver(), launchBrowser()]);
  const testConsole = await openConsole(environment, {
    folder,
    environment: {
      BLAZON_MAIL_URL: mailbox.url,
      BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>',
      // The code that the dashboard shows names the API where it really is.
      BLAZON_DOCS_URL: `https://${hosts.live}:${apiPort}/docs`,
      ...settings,
    },
  });
  const api = createClient(apiPort);
  return {
    console: testConsole,
    mailbox,
    receiver,
    api,
    apiPort,
    environment,
    folder,
    open: (path, options = {}) => openPage(browser, `${testConsole.origin}${path}`, options),
    async close() {
      await browser.close();
      await Promise.all([testConsole.close(), mailbox.close(), receiver.close(), api.close()]);
    },
  };
}
