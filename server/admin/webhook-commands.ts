import { type Command, Option } from 'commander';
import { environments } from '../domain/environment.ts';
import { eventStates, listDeliveries, startWorkspaceRecovery } from './deliveries.ts';
import {
  addWebhookEndpoint,
  listWebhookEndpoints,
  makeWebhookEndpointDefault,
  removeWebhookEndpoint,
  testWebhookEndpoint,
} from './endpoints.ts';
import { resendEvent, showEvent } from './events.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { resealValues, showSealingKeys } from './reencrypt.ts';
import { rotateSecret, showSecrets } from './secrets.ts';

/** Runs one command and prints its result. */
export type CommandRunner = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: { readonly json?: boolean },
) => Promise<void>;

function createJsonOption() {
  return new Option('--json', 'print one JSON object');
}

function createEnvironmentOption(description: string) {
  return new Option('--environment <environment>', description).choices(environments).makeOptionMandatory();
}

/** Commands for webhooks: endpoints, signing secrets and deliveries. */
export function addWebhookCommands(program: Command, run: CommandRunner): void {
  addEndpointCommands(program, run);
  addSecretCommands(program, run);
  addEventCommands(program, run);
}

function addEndpointCommands(program: Command, run: CommandRunner): void {
  const endpoint = program.command('endpoint').description('webhook endpoints, which receive events');
  endpoint
    .command('add')
    .description('register an endpoint; the first in an environment becomes the default')
    .argument('<workspace>', 'id of the workspace')
    .argument('<url>', 'https URL that receives events')
    .addOption(createEnvironmentOption('environment whose events the endpoint receives'))
    .addOption(createJsonOption())
    .action((id, url, options) => run((context) => addWebhookEndpoint(context, id, url, options), options));
  endpoint
    .command('list')
    .description('list the endpoints of a workspace')
    .argument('<workspace>', 'id of the workspace')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => listWebhookEndpoints(context, id), options));
  const changes = [
    [
      'default',
      'make an endpoint the default, for events of jobs without webhook_url',
      makeWebhookEndpointDefault,
    ],
    ['remove', 'forget an endpoint', removeWebhookEndpoint],
    ['test', 'send a synthetic success event and show the outcome', testWebhookEndpoint],
  ] as const;
  for (const [name, description, change] of changes)
    endpoint
      .command(name)
      .description(description)
      .argument('<workspace>', 'id of the workspace')
      .argument('<endpoint>', 'id of the endpoint')
      .addOption(createJsonOption())
      .action((id, endpointId, options) => run((context) => change(context, id, endpointId), options));
}

function addSecretCommands(program: Command, run: CommandRunner): void {
  const secret = program.command('secret').description('secrets that sign webhooks');
  secret
    .command('show')
    .description('show the active secrets of a workspace; the access is audited')
    .argument('<workspace>', 'id of the workspace')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => showSecrets(context, id), options));
  secret
    .command('rotate')
    .description('replace the signing secret')
    .argument('<workspace>', 'id of the workspace')
    .option(
      '--overlap-hours <hours>',
      '1 to 24 hours during which the old secret still signs; by default it stops at once',
    )
    .addOption(createJsonOption())
    .action((id, options) => run((context) => rotateSecret(context, id, options), options));
  const sealing = program
    .command('sealing')
    .description('keys that encrypt webhook secrets and second factors in the database');
  sealing
    .command('show')
    .description('count the encrypted values by key')
    .addOption(createJsonOption())
    .action((options) => run((context) => showSealingKeys(context), options));
  sealing
    .command('reseal')
    .description('re-encrypt values of other keys with the current keys; safe under load and safe to repeat')
    .option('--batch <count>', 'values per statement', '200')
    .option('--pause <milliseconds>', 'pause between statements', '20')
    .addOption(createJsonOption())
    .action((options) => run((context) => resealValues(context, options), options));
}

function addEventCommands(program: Command, run: CommandRunner): void {
  const event = program.command('event').description('one event');
  event
    .command('show')
    .description('show an event and its delivery attempts')
    .argument('<event>', 'id of the event')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => showEvent(context, id), options));
  event
    .command('resend')
    .description('resend an event, with the full retry schedule')
    .argument('<event>', 'id of the event')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => resendEvent(context, id), options));
  const deliveries = program.command('deliveries').description('the events of a workspace');
  deliveries
    .command('list')
    .description('list events, newest first')
    .argument('<workspace>', 'id of the workspace')
    .addOption(createEnvironmentOption('which events'))
    .addOption(new Option('--state <state>', 'only those').choices(eventStates))
    .option('--count <count>', 'how many events', '50')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => listDeliveries(context, id, options), options));
  deliveries
    .command('recover')
    .description('resend all undeliverable events since a time')
    .argument('<workspace>', 'id of the workspace')
    .addOption(createEnvironmentOption('which events'))
    .requiredOption('--since <time>', 'oldest event to resend, such as 2026-11-15T08:30:00Z or 6h')
    .addOption(createJsonOption())
    .action((id, options) => run((context) => startWorkspaceRecovery(context, id, options), options));
}
