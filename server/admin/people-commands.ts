import { type Command, Option } from 'commander';
import { roles } from '../domain/roles.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { addMember, createPerson } from './people.ts';

type CommandRunner = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: { readonly json?: boolean },
) => Promise<void>;

/** Commands for the people who sign in to the dashboard. */
export function addPersonCommands(program: Command, run: CommandRunner): void {
  const json = () => new Option('--json', 'print one JSON object');
  program
    .command('person')
    .description('people who sign in to the dashboard')
    .command('create')
    .description('create an account; its password is shown once')
    .argument('<email>', 'their address')
    .requiredOption('--name <name>', 'their name')
    .addOption(json())
    .action((email, options) => run((context) => createPerson(context, email, options), options));
  program
    .command('member')
    .description('who may do what in a workspace')
    .command('add')
    .description('add a member, or change the role of a member')
    .argument('<workspace>', 'id of the workspace')
    .argument('<email>', "the person's e-mail address; they must have an account")
    .addOption(new Option('--role <role>', 'the role of the member').choices(roles).default('owner'))
    .addOption(json())
    .action((id, email, options) => run((context) => addMember(context, id, email, options), options));
}
