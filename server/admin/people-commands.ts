import { type Command, Option } from 'commander';
import { roles } from '../domain/roles.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { addMember, createPerson } from './people.ts';

type Run = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: { readonly json?: boolean },
) => Promise<void>;

/** Commands for the people who sign in to the dashboard. */
export function addPersonCommands(program: Command, run: Run): void {
  const json = () => new Option('--json', 'print one JSON object');
  program
    .command('person')
    .description('people who sign in to the dashboard')
    .command('create')
    .description('make an account; its password is shown this once')
    .argument('<email>', 'their address')
    .requiredOption('--name <name>', 'their name')
    .addOption(json())
    .action((email, options) => run((context) => createPerson(context, email, options), options));
  program
    .command('member')
    .description('who may do what in a workspace')
    .command('add')
    .description('make somebody a member, or give a member another role')
    .argument('<workspace>', 'id of the workspace')
    .argument('<email>', 'address of somebody who has an account')
    .addOption(new Option('--role <role>', 'what they may do').choices(roles).default('owner'))
    .addOption(json())
    .action((id, email, options) => run((context) => addMember(context, id, email, options), options));
}
