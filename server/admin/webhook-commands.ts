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
import { reseal, showSealing } from './reencrypt.ts';
import { rotateSecret, showSecrets } from './secrets.ts';

/** Runs one command and prints its result. */
export type Run = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: { readonly json?: boolean },
) => Promise<void>;

function json() {
  return new Option('--json', 'print one JSON object');
}

function inEnvironment(what: string) {
  return new Option('--environment <environment>', what).choices(environments).makeOptionMandatory();
}

/** Commands for webhooks: endpoints, signing secrets and deliveries. */
export function addWebhookCommands(program: Command, run: Run): void {
  addEndpointCommands(program, run);
  addSecretCommands(program, run);
  addEventCommands(program, run);
}

function addEndpointCommands(program: Command, run: Run): void {
  const endpoint = program.command('endpoint').description('where events are sent');
  endpoint
    .command('add')
    .description('register an address; the first of an environment becomes its default')
    .argument('<workspace>', 'id of the workspace')
    .argument('<url>', 'https address that receives events')
    .addOption(inEnvironment('whose events it receives'))
    .addOption(json())
    .action((id, url, options) => run((context) => addWebhookEndpoint(context, id, url, options), options));
  endpoint
    .command('list')
    .description('list the endpoints of a workspace')
    .argument('<workspace>', 'id of the workspace')
    .addOption(json())
    .action((id, options) => run((context) => listWebhookEndpoints(context, id), options));
  const changes = [
    ['default', 'send the events of jobs without webhook_url here', makeWebhookEndpointDefault],
    ['remove', 'forget an endpoint', removeWebhookEndpoint],
    ['test', 'send a synthetic success event and say what came of it', testWebhookEndpoint],
  ] as const;
  for (const [name, description, change] of changes)
    endpoint
      .command(name)
      .description(description)
      .argument('<workspace>', 'id of the workspace')
      .argument('<endpoint>', 'id of the endpoint')
      .addOption(json())
      .action((id, endpointId, options) => run((context) => change(context, id, endpointId), options));
}

function addSecretCommands(program: Command, run: Run): void {
  const secret = program.command('secret').description('what webhooks are signed with');
  secret
    .command('show')
    .description('show the active secrets of a workspace; the look is written down')
    .argument('<workspace>', 'id of the workspace')
    .addOption(json())
    .action((id, options) => run((context) => showSecrets(context, id), options));
  secret
    .command('rotate')
    .description('put a new secret in place of the present one')
    .argument('<workspace>', 'id of the workspace')
    .option(
      '--overlap-hours <hours>',
      '1 to 24: the present one signs beside it for so long; left out, it ends at once',
    )
    .addOption(json())
    .action((id, options) => run((context) => rotateSecret(context, id, options), options));
  const sealing = program
    .command('sealing')
    .description('keys that encrypt webhook secrets and second factors in the database');
  sealing
    .command('show')
    .description('say which keys encrypted how many values')
    .addOption(json())
    .action((options) => run((context) => showSealing(context), options));
  sealing
    .command('reseal')
    .description(
      'encrypt again with the current keys what other keys encrypted; safe under load, and to repeat',
    )
    .option('--batch <count>', 'values in one statement', '200')
    .option('--pause <milliseconds>', 'wait between two statements', '20')
    .addOption(json())
    .action((options) => run((context) => reseal(context, options), options));
}

function addEventCommands(program: Command, run: Run): void {
  const event = program.command('event').description('one event');
  event
    .command('show')
    .description('say what became of an event, attempt by attempt')
    .argument('<event>', 'id of the event')
    .addOption(json())
    .action((id, options) => run((context) => showEvent(context, id), options));
  event
    .command('resend')
    .description('send an event again, with the whole schedule')
    .argument('<event>', 'id of the event')
    .addOption(json())
    .action((id, options) => run((context) => resendEvent(context, id), options));
  const deliveries = program.command('deliveries').description('the events of a workspace');
  deliveries
    .command('list')
    .description('list events, newest first')
    .argument('<workspace>', 'id of the workspace')
    .addOption(inEnvironment('which events'))
    .addOption(new Option('--state <state>', 'only those').choices(eventStates))
    .option('--count <count>', 'how many events', '50')
    .addOption(json())
    .action((id, options) => run((context) => listDeliveries(context, id, options), options));
  deliveries
    .command('recover')
    .description('send everything undeliverable since a time again')
    .argument('<workspace>', 'id of the workspace')
    .addOption(inEnvironment('which events'))
    .requiredOption('--since <time>', 'made since, such as 2026-11-15T08:30:00Z or 6h')
    .addOption(json())
    .action((id, options) => run((context) => startWorkspaceRecovery(context, id, options), options));
}
