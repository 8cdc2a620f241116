import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Client, createClient } from '../../../server/test/support/client.ts';
import { type JoinedConsole, joinConsole, openConsole } from '../../../server/test/support/console.ts';
import { type Mailbox, openMailbox } from '../../../server/test/support/mailbox.ts';
import { type Receiver, startReceiver } from '../../../server/test/support/receiver/receiver.ts';
import type { Environment } from '../../../server/test/support/server-process.ts';
import { hosts } from '../../../server/test/support/stage.ts';
import { type OpenOptions, openPage, sharedBrowser } from './browser.ts';

/** What global-setup.ts started once for all files. */
interface DashboardStage {
  readonly environment: Environment;
  readonly folder: string;
  readonly apiPort: number;
  /** Where the shared console sends its mail: whichever file runs listens there. */
  readonly mailPort: number;
  readonly consoleOrigin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    dashboardStage: DashboardStage;
  }
}

/** The whole product as a person meets it: a browser on the real console, API, worker, mail and a receiver of webhooks. */
export interface Dashboard {
  readonly console: JoinedConsole;
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

export function consoleSettings({ mailUrl, apiPort }: { mailUrl: string; apiPort: number }): Environment {
  return {
    BLAZON_MAIL_URL: mailUrl,
    BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>',
    // The code that the dashboard shows names the API where it really is.
    BLAZON_DOCS_URL: `https://${hosts.live}:${apiPort}/docs`,
  };
}

/** Files of tests share a browser and a console; one that needs settings has a console of its own. */
export async function openDashboard(settings?: Environment): Promise<Dashboard> {
  const { environment, folder, apiPort, mailPort, consoleOrigin } = inject('dashboardStage');
  const [mailbox, receiver, browser] = await Promise.all([
    openMailbox(settings === undefined ? mailPort : 0),
    startReceiver(),
    sharedBrowser(),
  ]);
  const testConsole =
    settings === undefined
      ? joinConsole(environment, consoleOrigin)
      : await openConsole(environment, {
          folder,
          environment: { ...consoleSettings({ mailUrl: mailbox.url, apiPort }), ...settings },
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
