import { Argument, type Command, Option } from 'commander';
import { usageError } from '../exit-codes.ts';
import type { SessionOptions } from '../session.ts';
import { createCompletionScript, type Shell, shells } from './completion.ts';
import { open, openTargets } from './open.ts';
import { formatExamples, createWholeNumberParser, withSessionOptions } from './options.ts';
import { trigger, type TriggerOutcome, triggerOutcomesByType, type TriggerType } from './trigger.ts';
import type { CommandContext } from './surroundings.ts';

/** The default port of the MCP server over HTTP. */
const defaultPort = 7_433;

export function addToolCommands(program: Command, { settings, signal, sessionOf }: CommandContext): void {
  withSessionOptions(
    program
      .command('trigger')
      .description('trigger a sandbox event, to test your webhook handler')
      .addArgument(new Argument('<type>', 'the type of event').choices(Object.keys(triggerOutcomesByType)))
      .addOption(
        new Option('--outcome <outcome>', 'which one').choices(Object.values(triggerOutcomesByType).flat()),
      )
      .option('--project <id>', 'the project it belongs to (default: one for triggered events)'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'blazon trigger generation.success',
        'blazon trigger generation.failed --outcome prompt_rejected',
      ),
    )
    .action((type: TriggerType, options: SessionOptions & { outcome?: TriggerOutcome; project?: string }) =>
      trigger(sessionOf(options), chooseOutcome(type, options.outcome), options, signal),
    );

  withSessionOptions(
    program
      .command('mcp')
      .description('run an MCP server, so that assistants can draw and refine brands')
      .addOption(
        new Option('--http [port]', 'over HTTP on this machine instead of standard input and output')
          .preset(String(defaultPort))
          .argParser(createWholeNumberParser(0, 65_535)),
      ),
  )
    .addHelpText('after', formatExamples('blazon mcp', 'blazon mcp --http 7433'))
    .action(async (options: SessionOptions & { http?: number }) => {
      const session = sessionOf(options);
      // Only this command loads the MCP server, because it is as large as the rest of the program.
      const { serve } = await import('../../mcp/serve.ts');
      await serve(session, settings, options.http, signal);
    });

  withSessionOptions(
    program
      .command('open')
      .description('open the dashboard in the browser and print its address')
      .argument('[what]', `an id, or one of: ${openTargets.join(', ')}`, 'dashboard')
      .option('--no-browser', 'only print the address'),
  ).action((what: string, options: SessionOptions & { browser: boolean }) =>
    open(sessionOf(options), settings, what, options, signal),
  );

  program
    .command('completion')
    .description('print a completion script for your shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .addHelpText(
      'after',
      formatExamples('eval "$(blazon completion bash)"', 'blazon completion fish | source'),
    )
    .action((shell: Shell) => void process.stdout.write(createCompletionScript(program, shell)));
}

function chooseOutcome(type: TriggerType, requested: TriggerOutcome | undefined): TriggerOutcome {
  const possible: readonly TriggerOutcome[] = triggerOutcomesByType[type];
  if (requested !== undefined && !possible.includes(requested))
    throw usageError(`${requested} is not an outcome of ${type}.`, `Choose one of: ${possible.join(', ')}.`);
  return requested ?? possible[0] ?? 'success';
}
