import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { type Client, createClient } from '../../../server/test/support/client.ts';
import { type JoinedConsole, joinConsole, openConsole } from '../../../server/test/support/console.ts';
import { type Mailbox, openMailbox } from '../../../server/test/support/mailbox.ts';
import { type Receiver, startReceiver } from '../../../server/test/support/receiver/receiver.ts';
import type { Environment } from '../../../server/test/support/server-process.ts';
import { type OpenOptions, openPage, getSharedBrowser } from './browser.ts';

/** What global-setup.ts started once for all files. */
interface DashboardStage {
  readonly environment: Environment;
  readonly folder: string;
  readonly apiPort: number;
  /** The port to which the shared console sends mail. The running test file listens on it. */
  readonly mailPort: number;
  readonly consoleOrigin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    dashboardStage: DashboardStage;
  }
}

/**
 * The whole product for browser tests: a browser, the real console, the API, a worker, mail and a webhook receiver.
 */
export interface Dashboard {
  readonly console: JoinedConsole;
  readonly mailbox: Mailbox;
  readonly receiver: Receiver;
  /** Calls /v1 like a customer's server. */
  readonly api: Client;
  readonly apiPort: number;
  readonly environment: Environment;
  /** The folder of the built dashboard. */
  readonly folder: string;
  /** Opens a page in a new browser context, signed in if a person is given. The caller closes it. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

export function createConsoleSettings({
  mailUrl,
  apiPort,
}: {
  mailUrl: string;
  apiPort: number;
}): Environment {
  return {
    BLAZON_MAIL_URL: mailUrl,
    BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>',
    // Code samples in the dashboard contain the real address of the API.
    BLAZON_DOCS_URL: `https://${apiHosts.live}:${apiPort}/docs`,
  };
}

/**
 * Opens the product for tests. Test files share a browser and a console; a file that needs its own settings starts
 * its own console.
 */
export async function openDashboard(settings?: Environment): Promise<Dashboard> {
  const { environment, folder, apiPort, mailPort, consoleOrigin } = inject('dashboardStage');
  const [mailbox, receiver, browser] = await Promise.all([
    openMailbox(settings === undefined ? mailPort : 0),
    startReceiver(),
    getSharedBrowser(),
  ]);
  const testConsole =
    settings === undefined
      ? joinConsole(environment, consoleOrigin)
      : await openConsole(environment, {
          folder,
          environment: { ...createConsoleSettings({ mailUrl: mailbox.url, apiPort }), ...settings },
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
      await Promise.all([testConsole.close(), mailbox.close(), receiver.close(), api.close()]);
    },
  };
}
