/** The operator's tool: `npm run admin -- --help`. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { plans } from '@blazon/contract/limits.ts';
import { Argument, Command, Option } from 'commander';
import { showAudit } from '../admin/audit.ts';
import { markUnpaid, setCustomer, showUsage } from '../admin/billing.ts';
import { syncDirectory } from '../admin/directory.ts';
import { showJob } from '../admin/jobs.ts';
import { createKey, listKeys, revokeKey } from '../admin/keys.ts';
import { createLazyTemporal } from '../admin/lazy-temporal.ts';
import type { CommandContext } from '../admin/command-context.ts';
import { abortMove, moveWorkspace } from '../admin/move-workspace.ts';
import { reconcile } from '../admin/reconcile.ts';
import { showHistory } from '../admin/show-history.ts';
import { addPersonCommands } from '../admin/people-commands.ts';
import { addWebhookCommands } from '../admin/webhook-commands.ts';
import { changePlan, createWorkspace, showWorkspace, suspendWorkspace } from '../admin/workspaces.ts';
import { type Config, readConfig } from '../config/config.ts';
import { systemClock } from '../integrations/clock.ts';
import type { NewPerson } from '../integrations/auth/auth-service.ts';
import type { SecondFactorSealer } from '../integrations/auth/second-factors.ts';
import type { Database } from '../integrations/postgres.ts';
import { environments } from '../domain/environment.ts';
import {
  connectOwnerDatabase,
  databaseTlsOf,
  openSealer,
  requireOwnerUrl,
  temporalConnectionOf,
} from '../wiring/connections.ts';
import { wireKeyEntry } from '../wiring/wire-cells.ts';

const program = new Command('admin').description(
  'Operate a Blazon service: workspaces, keys, webhooks, jobs and deliveries.',
);
const planArgument = new Argument('<plan>', 'the plan').choices(plans);
function createJsonOption() {
  return new Option('--json', 'print one JSON object');
}

const workspaceCommand = program.command('workspace').description('manage workspaces');
workspaceCommand
  .command('create')
  .description('create a workspace')
  .requiredOption('--name <name>', 'display name')
  .addOption(new Option('--plan <plan>', 'its plan').choices(plans).default('pro'))
  .addOption(createJsonOption())
  .action((options) => runCommand((context) => createWorkspace(context, options), options));
workspaceCommand
  .command('show')
  .description('show a workspace')
  .argument('<workspace>', 'its id')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => showWorkspace(context, id), options));
workspaceCommand
  .command('plan')
  .description('change the plan of a workspace, effective at the next request')
  .argument('<workspace>', 'its id')
  .addArgument(planArgument)
  .addOption(createJsonOption())
  .action((id, plan, options) => runCommand((context) => changePlan(context, id, plan), options));
workspaceCommand
  .command('suspend')
  .description('suspend a workspace for some time, or lift the suspension')
  .argument('<workspace>', 'its id')
  .option('--minutes <minutes>', 'for how long', '60')
  .option('--lift', 'end a suspension')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => suspendWorkspace(context, id, options), options));
workspaceCommand
  .command('unpaid')
  .description('reject live generations because of an unpaid invoice, or lift the block')
  .argument('<workspace>', 'its id')
  .option('--lift', 'the invoice is paid')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => markUnpaid(context, id, options), options));
workspaceCommand
  .command('customer')
  .description("set the payment provider's customer that usage is billed to")
  .argument('<workspace>', 'its id')
  .argument('[customer]', "the provider's customer id")
  .option('--remove', 'remove the customer')
  .addOption(createJsonOption())
  .action((id, customer, options) =>
    runCommand((context) => setCustomer(context, id, customer, options), options),
  );
workspaceCommand
  .command('move')
  .description('move a workspace from another cell into this one')
  .argument('<workspace>', 'its id')
  .requiredOption(
    '--source <file>',
    "file with the owner's database URL of the cell that the workspace leaves",
  )
  .option('--abort', 'return the workspace to service in its old cell, if the move did not finish')
  .addOption(createJsonOption())
  .action((id, options: { source: string; abort?: boolean; json?: boolean }) =>
    runCommand((context, config) => {
      const move = options.abort === true ? abortMove : moveWorkspace;
      return withMoveSource(config, options.source, (source, cell) => move(context, id, { source, cell }));
    }, options),
  );

program
  .command('directory')
  .description('the directory of cells')
  .command('sync')
  .description(
    'enter all workspaces and keys of this cell, and remove entries of workspaces and keys that no longer exist',
  )
  .addOption(createJsonOption())
  .action((options) => runCommand((context) => syncDirectory(context), options));

const keyCommand = program.command('key').description('API keys');
keyCommand
  .command('create')
  .description('create a key; its secret is shown once')
  .argument('<workspace>', 'id of the workspace')
  .addOption(
    new Option('--environment <environment>', 'where it works').choices(environments).makeOptionMandatory(),
  )
  .requiredOption('--label <label>', 'what the key is for')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => createKey(context, id, options), options));
keyCommand
  .command('list')
  .description('list the keys of a workspace')
  .argument('<workspace>', 'id of the workspace')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => listKeys(context, id), options));
keyCommand
  .command('revoke')
  .description('revoke a key, effective at the next request')
  .argument('<workspace>', 'id of the workspace')
  .argument('<key>', 'id of the key')
  .addOption(createJsonOption())
  .action((id, keyId, options) => runCommand((context) => revokeKey(context, id, keyId), options));

program
  .command('job')
  .description('jobs')
  .command('show')
  .description('show a job: times, workflow, event and delivery attempts')
  .argument('<job>', 'its id')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => showJob(context, id), options));
program
  .command('history')
  .alias('story')
  .description('show everything about an id in chronological order')
  .argument('<id>', 'id of a job, request, event, memory node, brand, project or key')
  .option('--workspace <workspace>', 'look in this workspace')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => showHistory(context, id, options), options));
program
  .command('usage')
  .description(
    "show a month's live generations: quota, successes and what was reported to the payment provider",
  )
  .argument('<workspace>', 'id of the workspace')
  .option('--month <month>', 'such as 2026-11 (default: this month)')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => showUsage(context, id, options), options));
program
  .command('audit')
  .description('show the audit log, newest first')
  .argument('<workspace>', 'id of the workspace')
  .option('--count <count>', 'how many entries', '50')
  .addOption(createJsonOption())
  .action((id, options) => runCommand((context) => showAudit(context, id, options), options));
program
  .command('reconcile')
  .description('after a restore: restart jobs without a workflow, terminate workflows without a job')
  .option('--dry-run', 'only count')
  .addOption(createJsonOption())
  .action((options) => runCommand((context) => reconcile(context, options), options));

addPersonCommands(program, runCommand);
addWebhookCommands(program, runCommand);

await program.parseAsync();

/** Runs one command and prints its result, as JSON or as text. */
async function runCommand(
  command: (context: CommandContext, config: Config) => Promise<{ json: unknown; text: string }>,
  options: { readonly json?: boolean },
): Promise<void> {
  let owner: Database | undefined;
  let temporal: ReturnType<typeof createLazyTemporal> | undefined;
  let home: Database | undefined;
  try {
    const config = readConfig();
    owner = connectOwnerDatabase(config, (error) => console.error(error.message));
    temporal = createLazyTemporal(temporalConnectionOf(config));
    const clock = systemClock();
    const keyEntry = wireKeyEntry(config, { clock, logger: { warn: () => undefined } });
    home = keyEntry?.home;
    const result = await command(
      {
        owner,
        clock,
        directory: keyEntry &&
          config.cell && {
            ...keyEntry,
            cell: config.cell.name,
            homeCell: config.cell.homeCell,
          },
        temporal: temporal.temporal,
        workflowStarter: temporal.workflowStarter,
        // Opened on demand, because only some commands need the sealing key.
        get sealer() {
          return openSealer(config);
        },
        loadSecondFactorSealer: () => loadSecondFactorSealer(config),
        createPerson: (details) => createPerson(config, details),
        addresses: { allowedNetworks: config.allowedNetworks },
        operator: `operator:${userInfo().username}`,
      },
      config,
    );
    console.log(options.json ? JSON.stringify(result.json) : result.text);
  } catch (error) {
    console.error(`admin: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await Promise.all([owner?.close(), home?.close(), temporal?.close()]);
  }
}

/**
 * Connects to the database that a workspace leaves. The URL is read from a file, because command lines are visible to
 * other users.
 */
async function withMoveSource<Result>(
  config: Config,
  file: string,
  work: (source: Database, cell: string) => Promise<Result>,
): Promise<Result> {
  if (config.cell === undefined) throw new Error('BLAZON_CELL is not set.');
  const ownerDatabaseUrl = readFileSync(file, 'utf8').trim();
  const source = connectOwnerDatabase({ ...config, ownerDatabaseUrl }, (error) =>
    console.error(error.message),
  );
  try {
    return await work(source, config.cell.name);
  } finally {
    await source.close();
  }
}

async function loadSecondFactorSealer(config: Config): Promise<SecondFactorSealer | undefined> {
  if (config.console === undefined) return undefined;
  // Loaded on demand: better-auth takes longer to load than most commands take to run.
  const { createSecondFactorSealer } = await import('../integrations/auth/second-factors.ts');
  const { secret, secretsForReading } = config.console;
  return createSecondFactorSealer({ current: secret, forReading: secretsForReading });
}

/** Returns the database with the accounts: this cell's own, or the home cell's if all cells share its accounts. */
function findAccountsDatabaseUrl(config: Config): string {
  const { homeCell, homeConsoleDatabaseUrl } = config.cell ?? {};
  return (homeCell === undefined ? undefined : homeConsoleDatabaseUrl) ?? requireOwnerUrl(config);
}

/** Creates an account. Connects as the schema's owner, so that the tool does not need the console's credentials. */
async function createPerson(config: Config, details: NewPerson): Promise<string | undefined> {
  // Loaded on demand: better-auth takes longer to load than most commands take to run.
  const { createAuthService } = await import('../integrations/auth/auth-service.ts');
  const people = createAuthService({
    settings: {
      origin: 'https://localhost',
      databaseUrl: findAccountsDatabaseUrl(config),
      databaseTls: databaseTlsOf(config),
      secrets: { current: randomBytes(32).toString('base64'), forReading: [] },
    },
    readUnmarkedFactor: async () => undefined,
    clock: systemClock(),
    queueEmail: undefined,
    onPasswordChanged: async () => undefined,
    logger: { error: (_details, message) => console.error(message) },
  });
  try {
    return await people.create(details);
  } finally {
    await people.close();
  }
}
