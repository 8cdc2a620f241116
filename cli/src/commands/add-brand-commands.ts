import { type Command, Option } from 'commander';
import type { SessionOptions } from '../session.ts';
import { graphicsKinds } from '../terminal/graphics.ts';
import { type GenerateOptions, generate, type RefineOptions, refine } from './generate.ts';
import { type ListenOptions, listen } from './listen.ts';
import { formatExamples, createWholeNumberParser, withSessionOptions } from './options.ts';
import type { CommandContext } from './surroundings.ts';

export function addBrandCommands(program: Command, { settings, signal, sessionOf }: CommandContext): void {
  withSessionOptions(
    withResultOptions(
      program
        .command('generate')
        .description('draw a brand identity from a sentence, and save it')
        .argument('<sentence>', 'a description of the brand')
        .option('--project <id>', 'the project it belongs to (default: a new one)')
        .option('--name <name>', 'the name, exactly as it should appear in the logo'),
    ),
  )
    .addHelpText(
      'after',
      `${formatExamples(
        'blazon generate "Harbour Coffee, a roastery by the old harbour: calm and warm"',
        'blazon generate "A bicycle repair shop" --name "Spoke & Co" --out spoke',
      )}\n\nWith a Live key the drawings go to your webhook; colours and type are saved.`,
    )
    .action((sentence: string, options: GenerateOptions & SessionOptions) =>
      generate(sessionOf(options), settings, sentence, options, signal),
    );

  withSessionOptions(
    withResultOptions(
      program
        .command('refine')
        .description('refine a brand with a sentence, and save the new version')
        .argument('<brand>', 'its id, or the folder it was saved in')
        .argument('<sentence>', 'what to change')
        .option('--project <id>', 'its project, if you pass the id of a memory node'),
    ),
  )
    .addHelpText(
      'after',
      formatExamples(
        'blazon refine ./harbour "in deep green"',
        'blazon refine brand_01k… "rounder letters" --out v2',
      ),
    )
    .action((brand: string, prompt: string, options: RefineOptions & SessionOptions) =>
      refine(sessionOf(options), settings, { brand, prompt }, options, signal),
    );
  addListenCommand(program, { settings, signal, sessionOf });
}

function addListenCommand(program: Command, { settings, signal, sessionOf }: CommandContext): void {
  withSessionOptions(
    program
      .command('listen')
      .description('show sandbox events and forward them to your machine')
      .option('--forward-to <url>', 'where to send each event, such as localhost:3000/webhooks')
      .option('--events <types>', 'only these event types, separated by commas')
      .option('--resume', 'continue where the last run with this key and address stopped')
      .option('--print-json', 'print the whole event too'),
  )
    .addHelpText(
      'after',
      `${formatExamples(
        'blazon listen --forward-to localhost:3000/webhooks',
        'blazon listen --events generation.failed --json',
      )}\n\nEach event arrives with the bytes and headers of a real delivery, so its signature verifies with\nthe workspace's signing secret. With --resume, events of the last 24 hours that the previous run did not\nforward come first, even if it was killed. Needs a Test key. Ctrl-C ends it, with exit code 0.`,
    )
    .action((options: ListenOptions & SessionOptions) =>
      listen(sessionOf(options), settings, options, signal),
    );
}

function withResultOptions(command: Command): Command {
  return command
    .option('--out <folder>', 'where to save it (default: blazon-<end of the job id>)')
    .addOption(
      new Option('--timeout <seconds>', 'how long to wait for the result')
        .default(180)
        .argParser(createWholeNumberParser(1, 3_600)),
    )
    .option('--no-wait', 'print the queued job and exit')
    .option('--webhook-url <url>', 'send the event to this address instead of the default endpoint')
    .addOption(new Option('--graphics <kind>', 'how to show the logo').choices(graphicsKinds));
}
