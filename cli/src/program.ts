import { type Argument, Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { addAccountCommands } from './commands/add-account-commands.ts';
import { addBrandCommands } from './commands/add-brand-commands.ts';
import { addLoginCommands } from './commands/add-login-commands.ts';
import { addResourceCommands } from './commands/add-resource-commands.ts';
import { addToolCommands } from './commands/add-tool-commands.ts';
import { openSession, type SessionOptions } from './session.ts';
import type { Settings } from './settings.ts';
import { printNote, styleOutput, styleNote } from './terminal/output.ts';

export function createProgram(settings: Settings, signal: AbortSignal, asJson: boolean): Command {
  const program = new Command('blazon')
    .description('Brand identities from a sentence: a logo as SVG, colours and type.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'explain the command')
    .helpCommand('help [command]', 'explain a command')
    .exitOverride()
    .configureHelp({
      // Options are left out of the list, because nearly all commands have them.
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(formatArgument)].join(' '),
      styleTitle: (title) => styleOutput('bold', title),
    })
    .showHelpAfterError('  Add --help to see how it is used.')
    .configureOutput({
      // With --json, report-error.ts prints the error as JSON.
      writeErr: (text) => (asJson ? undefined : printNote(text.trimEnd())),
      outputError: (text, write) =>
        write(
          text.replace(
            /^error: (.)/,
            (_, first) => `${styleNote('red', 'Error:')} ${String(first).toUpperCase()}`,
          ),
        ),
    })
    .addHelpText('after', () => helpFooter.replaceAll(/^\w.*:$/gm, (title) => styleOutput('bold', title)));
  const surroundings = {
    settings,
    signal,
    sessionOf: (options: SessionOptions) => openSession(settings, options),
  };
  addBrandCommands(program, surroundings);
  addResourceCommands(program, surroundings);
  addLoginCommands(program, surroundings);
  addAccountCommands(program, surroundings);
  addToolCommands(program, surroundings);
  return program;
}

function formatArgument(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}

const helpFooter = `
Begin:
  $ blazon login
  $ blazon generate "Harbour Coffee, a roastery by the old harbour: calm and warm"
  $ blazon listen --forward-to localhost:3000/webhooks

Exit codes:
  0 done   1 failed   2 wrong usage   3 login or key missing or refused
  4 not found   5 rate limited or not available   130 interrupted

Environment:
  BLAZON_API_KEY, BLAZON_PROFILE, BLAZON_BASE_URL, BLAZON_DASHBOARD_URL, NO_COLOR`;
