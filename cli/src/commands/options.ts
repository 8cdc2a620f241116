import { type Command, InvalidArgumentError, Option } from 'commander';
import { styleOutput } from '../terminal/output.ts';

/** Adds the options of commands that use an API key: the profile, the URL of the API and the output format. */
export function withSessionOptions(command: Command): Command {
  return withOutputOptions(
    command
      .option('--profile <name>', 'use the key of this profile')
      .option('--base-url <url>', "URL of the API, if it differs from the key's default"),
  );
}

/** Adds the options of commands that need a login. API keys cannot run these commands. */
export function withLoginOptions(command: Command): Command {
  return withOutputOptions(
    command
      .option('--live', 'use the live environment instead of the sandbox')
      .option('--profile <name>', 'use the login of this profile'),
  );
}

export function withOutputOptions(command: Command): Command {
  return command.option('--json', 'print JSON').option('--no-color', 'print without colours');
}

export function withPagingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--limit <count>', 'maximum number of items')
        .default(20)
        .argParser(createWholeNumberParser(1, 1_000)),
    )
    .option('--after <id>', 'start after this id');
}

export function createWholeNumberParser(minimum: number, maximum: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < minimum || value > maximum)
      throw new InvalidArgumentError(`Enter a whole number from ${minimum} to ${maximum}.`);
    return value;
  };
}

export function formatExamples(...lines: readonly string[]): string {
  return `\n${styleOutput('bold', 'Examples:')}\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}
