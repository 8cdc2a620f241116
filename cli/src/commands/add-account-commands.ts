import type { Command } from 'commander';
import type { SessionOptions } from '../session.ts';
import { logout, whoami } from './account.ts';
import { type LoginOptions, login } from './login.ts';
import { formatExamples, withOutputOptions, withSessionOptions } from './options.ts';
import type { CommandContext } from './surroundings.ts';

export function addAccountCommands(program: Command, { settings, signal }: CommandContext): void {
  withSessionOptions(
    program
      .command('login')
      .description('log in through the browser, or with an API key')
      .option('--key [key]', 'use an API key instead; prompts for it when no value is given')
      .option('--device', 'log in through the browser even without a terminal')
      .option('--no-browser', 'print the URL without opening it')
      .option('--dashboard-url <url>', 'URL of the dashboard'),
  )
    .addHelpText(
      'after',
      formatExamples('blazon login', 'blazon login --key', 'pass show blazon | blazon login --profile test'),
    )
    .action((options: LoginOptions) => login(settings, options, signal));
  withOutputOptions(
    program
      .command('logout')
      .description('end the login of a profile and delete its saved key')
      .option('--profile <name>', 'the profile'),
  ).action((options: SessionOptions) => logout(settings, options, signal));
  withSessionOptions(
    program.command('whoami').description('show who is logged in, and which key and API are in use'),
  ).action((options: SessionOptions) => whoami(settings, options, signal));
}
