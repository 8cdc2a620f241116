import { type Command, InvalidArgumentError, Option } from 'commander';
import { styled } from '../terminal/output.ts';

/** Options of every command: who calls, and how the answer looks. */
export const withSession = (command: Command): Command =>
  withOutput(
    command
      .option('--profile <name>', 'use the key of this profile')
      .option('--base-url <url>', "URL of the API, if it differs from the key's default"),
  );

export const withOutput = (command: Command): Command =>
  command.option('--json', 'print JSON').option('--no-color', 'print without colours');

export const withPaging = (command: Command): Command =>
  command
    .addOption(new Option('--limit <count>', 'how many at most').default(20).argParser(wholeNumber(1, 1_000)))
    .option('--after <id>', 'start after this id');

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`Enter a whole number from ${least} to ${most}.`);
    return value;
  };

export const examples = (...lines: readonly string[]): string =>
  `\n${styled('bold', 'Examples:')}\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
