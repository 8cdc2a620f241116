import type { Command } from 'commander';
import type { SessionOptions } from '../session.ts';
import { type LoginOptions, login, logout, whoami } from './account.ts';
import { examples, withOutput, withSession } from './options.ts';
import type { Surroundings } from './surroundings.ts';

export function addAccountCommands(program: Command, { settings, signal }: Surroundings): void {
  withSession(
    program
      .command('login')
      .description('verify an API key and save it')
      .option(
        '--key <key>',
        'the key; other users of the machine may see it, so rather type it or pipe it in',
      )
      .option('--dashboard-url <url>', 'URL of the dashboard, for "blazon open"'),
  )
    .addHelpText('after', examples('blazon login', 'pass show blazon | blazon login --profile test'))
    .action((options: LoginOptions) => login(settings, options, signal));
  withOutput(
    program
      .command('logout')
      .description('delete the saved key of a profile')
      .option('--profile <name>', 'the profile'),
  ).action((options: SessionOptions) => logout(settings, options));
  withSession(program.command('whoami').description('show which key is in use, and for which API')).action(
    (options: SessionOptions) => whoami(settings, options, signal),
  );
}
