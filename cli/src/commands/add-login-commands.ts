import { type Command, Option } from 'commander';
import { type LoginChoice, openLogin } from '../console/login.ts';
import type { SendingOptions } from '../console/await-attempt.ts';
import { type EventFilter, listEvents, recoverEvents, resendEvent, showEvent } from './events.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import type { ListingOptions } from './lists.ts';
import { type LogOptions, showLogs } from './logs.ts';
import { formatExamples, createWholeNumberParser, withLoginOptions, withPagingOptions } from './options.ts';
import type { CommandContext } from './surroundings.ts';
import { removeEndpoint, rotateSecret, setEndpoint, showWebhooks, testEndpoint } from './webhooks.ts';

/** Adds commands that act for a person. They use the login, never an API key. */
export function addLoginCommands(program: Command, surroundings: CommandContext): void {
  addEventsCommand(
    program.command('events').description('list, show and resend webhook events'),
    surroundings,
  );
  addWebhooksCommand(
    program.command('webhooks').description('set up and test webhook endpoints'),
    surroundings,
  );
  addKeysCommand(program.command('keys').description('list, create and revoke API keys'), surroundings);
  addLogsCommand(program, surroundings);
}

function addEventsCommand(events: Command, { settings, signal }: CommandContext): void {
  withLoginOptions(
    withPagingOptions(events.command('list').description('list events, newest first'))
      .addOption(
        new Option('--state <state>', 'only events in this state').choices([
          'pending',
          'delivered',
          'undeliverable',
          'stopped',
        ]),
      )
      .addOption(
        new Option('--type <type>', 'only events of this type').choices([
          'generation.success',
          'generation.failed',
          'test',
        ]),
      )
      .option('--project <id>', 'only events of this project')
      .option('--since <time>', 'only events since then: 90m, 24h, 7d or a date'),
  ).action((options: ListingOptions & EventFilter & LoginChoice) =>
    listEvents(openLogin(settings, options), options, signal),
  );
  withLoginOptions(
    events
      .command('show')
      .description('show an event and its delivery attempts')
      .argument('<event>', 'its id')
      .option('--body', 'print only the request body, byte for byte'),
  ).action((id: string, options: LoginChoice & { body?: boolean }) =>
    showEvent(openLogin(settings, options), id, options, signal),
  );
  withLoginOptions(
    events
      .command('resend')
      .description('send an event again and wait for the response')
      .argument('<event>', 'its id')
      .option('--no-wait', 'do not wait for the response'),
  ).action((id: string, options: LoginChoice & SendingOptions) =>
    resendEvent(openLogin(settings, options), id, options, signal),
  );
  withLoginOptions(
    events
      .command('recover')
      .description('send all undeliverable events again')
      .option('--since <time>', 'events since then: 90m, 24h, 7d or a date', '24h')
      .option('--yes', 'do not ask for confirmation'),
  )
    .addHelpText('after', formatExamples('blazon events recover --since 2h --live'))
    .action((options: LoginChoice & { since: string; yes?: boolean }) =>
      recoverEvents(openLogin(settings, options), options, signal),
    );
}

function addWebhooksCommand(webhooks: Command, { settings, signal }: CommandContext): void {
  withLoginOptions(
    webhooks.command('show').description('show the endpoints and the age of the signing secret'),
  ).action((options: LoginChoice) => showWebhooks(openLogin(settings, options), options, signal));
  withLoginOptions(
    webhooks
      .command('set')
      .description('set the default endpoint')
      .argument('<url>', 'an https address on the public internet'),
  ).action((url: string, options: LoginChoice) =>
    setEndpoint(openLogin(settings, options), url, options, signal),
  );
  withLoginOptions(
    webhooks
      .command('remove')
      .description('remove an endpoint')
      .argument('<endpoint>', 'its id')
      .option('--yes', 'do not ask for confirmation'),
  ).action((id: string, options: LoginChoice & { yes?: boolean }) =>
    removeEndpoint(openLogin(settings, options), id, options, signal),
  );
  withLoginOptions(
    webhooks
      .command('test')
      .description('send a test event and wait for the response')
      .argument('[endpoint]', 'its id (default: the default endpoint)')
      .option('--no-wait', 'do not wait for the response'),
  ).action((id: string | undefined, options: LoginChoice & SendingOptions) =>
    testEndpoint(openLogin(settings, options), id, options, signal),
  );
  withLoginOptions(
    webhooks
      .command('rotate-secret')
      .description('create a new signing secret and print it')
      .addOption(
        new Option('--overlap <hours>', 'how long the current secret keeps signing')
          .default(24)
          .argParser(createWholeNumberParser(0, 24)),
      )
      .option('--yes', 'do not ask for confirmation'),
  ).action((options: LoginChoice & { overlap: number; yes?: boolean }) =>
    rotateSecret(openLogin(settings, options), options, signal),
  );
}

function addKeysCommand(keys: Command, { settings, signal }: CommandContext): void {
  withLoginOptions(
    withPagingOptions(keys.command('list').description('list keys, newest first')).option(
      '--revoked',
      'list revoked keys instead',
    ),
  ).action((options: ListingOptions & LoginChoice & { revoked?: boolean }) =>
    listKeys(openLogin(settings, options), options, signal),
  );
  withLoginOptions(
    keys.command('create').description('create a key and print it').argument('<name>', 'what the key is for'),
  )
    .addHelpText('after', formatExamples('blazon keys create ci --live | gh secret set BLAZON_API_KEY'))
    .action((label: string, options: LoginChoice) =>
      createKey(openLogin(settings, options), label, options, signal),
    );
  withLoginOptions(
    keys
      .command('revoke')
      .description('revoke a key permanently')
      .argument('<key>', 'its id')
      .option('--yes', 'do not ask for confirmation'),
  ).action((id: string, options: LoginChoice & { yes?: boolean }) =>
    revokeKey(openLogin(settings, options), id, options, signal),
  );
}

function addLogsCommand(program: Command, { settings, signal }: CommandContext): void {
  withLoginOptions(
    program
      .command('logs')
      .description('show requests to the API')
      .option('-f, --follow', 'keep printing new requests')
      .addOption(
        new Option('--status <status>', 'only requests with this status').choices([
          '2xx',
          '4xx',
          '5xx',
          'failed',
        ]),
      )
      .option('--key <id>', 'only requests made with this key')
      .addOption(
        new Option('--limit <count>', 'how many recent requests to show')
          .default(20)
          .argParser(createWholeNumberParser(1, 100)),
      ),
  )
    .addHelpText('after', formatExamples('blazon logs --follow', 'blazon logs --live --status failed --json'))
    .action((options: LogOptions & LoginChoice) => showLogs(openLogin(settings, options), options, signal));
}
